"""events.ties.*, events.two-player.*: who is strongest, weakest, richest."""

from mypy_extensions import i64

from saecula.tta.law.flow.order import clockwise, players_left
from saecula.tta.powers import STRENGTH_WHEN_WEAK
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State


def ranked(s: State, values: list[int], first: i64) -> list[int]:
    """Seats in the game from the highest value down; ties in clockwise order from `first`."""
    order = clockwise(s, first)
    result: list[int] = []
    for i in order:
        place: i64 = 0
        while place < len(result) and values[result[place]] >= values[i]:
            place += 1
        result.insert(place, i)
    return result


def strengths(s: State) -> list[int]:
    return [strength_of(s, i) if s.seats[i].in_game else -1 for i in range(s.seat_count)]


def strengths_for_weakest(s: State) -> list[int]:
    """card.nostradamus.only-aggression-weakest: where an event looks for the weakest, some are stronger than usual."""
    plain = strengths(s)
    return [plain[i] + s.seats[i].powers[STRENGTH_WHEN_WEAK] for i in range(s.seat_count)]


def cultures(s: State) -> list[int]:
    return [seat.culture for seat in s.seats]


def few(s: State) -> i64:
    """events.two-player.single-target: "two" means one when two players are left."""
    return 1 if players_left(s) == 2 else 2


def among_weakest(s: State, i: i64) -> bool:
    """ruling.weak-check.own-turn-tie: on the own turn a tie makes nobody weak."""
    values = strengths(s)
    weaker: i64 = 0
    for j in range(s.seat_count):
        if j != i and s.seats[j].in_game and values[j] <= values[i]:
            weaker += 1
    return weaker < few(s)
