"""flow.order.*: who is still in the game, and who follows whom."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.state import State
from saecula.tta.terms import TURN_BEGAN, SeatNo


def players_left(s: State) -> i64:
    """Whoever has resigned counts no more."""
    count: i64 = 0
    for seat in s.seats:
        if seat.in_game:
            count += 1
    return count


def clockwise(s: State, first: SeatNo) -> list[int]:
    """flow.order.clockwise: seats still in the game, from one of them on."""
    order: list[int] = []
    for k in range(s.seat_count):
        i = (first + k) % s.seat_count
        if s.seats[i].in_game:
            order.append(i)
    return order


def next_in_game(s: State, first: SeatNo) -> i64:
    """flow.order.clockwise: the first seat still in the game, from one of them on."""
    i = first
    while not s.seats[i].in_game:
        i = (i + 1) % s.seat_count
    return i


def announce_turn(s: State, i: SeatNo) -> None:
    emit(s, "flow.order.clockwise", TURN_BEGAN, i, s.round)
