"""flow.order.*: who is still in the game, and who follows whom."""

from mypy_extensions import i64

from saecula.tta.state import State


def players_left(s: State) -> i64:
    count: i64 = 0
    for seat in s.seats:
        if seat.in_game:
            count += 1
    return count


def clockwise(s: State, first: i64) -> list[int]:
    """Seats still in the game, clockwise from one of them."""
    order: list[int] = []
    for k in range(s.seat_count):
        i = (first + k) % s.seat_count
        if s.seats[i].in_game:
            order.append(i)
    return order
