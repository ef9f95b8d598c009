"""flow.winner.*: who has won."""

from mypy_extensions import i64

from saecula.tta.state import State


def ranks(s: State) -> list[int]:
    """flow.winner.most-culture, flow.winner.tie-shared; whoever resigned comes last."""
    result: list[int] = []
    for seat in s.seats:
        rank: i64 = 1
        for other in s.seats:
            if other.in_game and (not seat.in_game or other.culture > seat.culture):
                rank += 1
        result.append(rank)
    return result
