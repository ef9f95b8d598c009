"""end.*: the end of the game, its last points, and who has won."""

from saecula.aoc.cards.tables import CHALLENGES, EFFECTS
from saecula.aoc.law.effect import gain_vp
from saecula.aoc.ratings import times, workers_owned
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import BY_CHALLENGE, BY_GAME_END, GAME_END, GAME_ENDED, NOTHING
from saecula.core.event import emit


def end_game(s: State) -> None:
    """end.effects: points only. No effect counts points gained here, so their order does not matter."""
    for i in range(s.seat_count):
        seat = s.seats[i]
        for index in seat.active:
            effect = EFFECTS[index]
            if effect.op == GAME_END:
                gain_vp(s, i, effect.vp * times(s, seat, effect), BY_GAME_END)
        if s.challenge != NOTHING and CHALLENGES[s.challenge].coins_per_vp:
            gain_vp(s, i, seat.coins // CHALLENGES[s.challenge].coins_per_vp, BY_CHALLENGE)
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
