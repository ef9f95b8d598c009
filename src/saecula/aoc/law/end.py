"""end.*: the end of the game, its last points, and who has won."""

from saecula.aoc.cards.tables import EFFECTS, Effect
from saecula.aoc.law.challenge import challenge_of, points_of_coins
from saecula.aoc.law.effect import gain_vp
from saecula.aoc.law.op import OPS, Op
from saecula.aoc.ratings import times, workers_owned
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import BY_CHALLENGE, BY_GAME_END, GAME_END, GAME_ENDED, SeatNo
from saecula.core.event import emit


class GameEnd(Op):
    def __init__(self) -> None:
        super().__init__(GAME_END, "end.effects")

    def game_ended(self, s: State, seat: SeatNo, row: Effect) -> None:
        gain_vp(s, self.cause(row), seat, row.vp * times(s, s.seats[seat], row), BY_GAME_END)


def end_game(s: State) -> None:
    """end.effects: points only. No effect counts points gained here, so their order does not matter."""
    for i in range(s.seat_count):
        seat = s.seats[i]
        for index in seat.active:
            OPS[EFFECTS[index].op].game_ended(s, i, EFFECTS[index])
        gain_vp(s, challenge_of(s).law, i, points_of_coins(s, seat.coins), BY_CHALLENGE)
    s.over = True
    emit(s, "end.six", GAME_ENDED, s.turn_seat)


def standing(seat: Seat) -> tuple[int, int, int]:
    """end.most, end.tie.workers, end.tie.coins: compared in this order."""
    return (seat.vp, workers_owned(seat), seat.coins)


def ranks(s: State) -> list[int]:
    """1 for the winner; end.tie.shared: seats that cannot be told apart share a rank."""
    result: list[int] = []
    for seat in s.seats:
        rank = 1
        for other in s.seats:
            if standing(other) > standing(seat):
                rank += 1
        result.append(rank)
    return result
