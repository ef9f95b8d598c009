"""board.*: what is printed on the boards: prices, consumption, happy faces needed, corruption."""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta.state import Seat
from saecula.tta.terms import NOTHING

# board.row.costs: civil actions by space of the card row
ROW_COST: Final = vec[i64]([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])


def printed_population_cost(seat: Seat) -> i64:
    """board.yellow.population-cost: NOTHING with an empty bank."""
    n = seat.yellow
    if n == 0:
        return NOTHING
    return 7 if n <= 4 else 5 if n <= 8 else 4 if n <= 12 else 3 if n <= 16 else 2


def consumption_of(seat: Seat) -> i64:
    """board.yellow.consumption"""
    n = seat.yellow
    return 6 if n == 0 else 4 if n <= 4 else 3 if n <= 8 else 2 if n <= 12 else 1 if n <= 16 else 0


def faces_needed(seat: Seat) -> i64:
    """board.yellow.happiness"""
    n = seat.yellow
    if n >= 17:
        return 0
    if n >= 13:
        return 1
    if n >= 11:
        return 2
    if n >= 9:
        return 3
    if n >= 7:
        return 4
    if n >= 5:
        return 5
    if n >= 3:
        return 6
    return 7 if n >= 1 else 8


def corruption_of(seat: Seat) -> i64:
    """board.blue.corruption"""
    n = seat.blue
    return 6 if n == 0 else 4 if n <= 5 else 2 if n <= 10 else 0
