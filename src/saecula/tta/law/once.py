"""Powers that a seat may use once a turn."""

from mypy_extensions import i64

from saecula.core.bits import bit
from saecula.tta.state import Seat


def is_unused(seat: Seat, power: i64) -> bool:
    """Does the seat have the power, and has not used it in this turn?"""
    return seat.powers[power] > 0 and not seat.used >> power & 1


def use(seat: Seat, power: i64) -> None:
    seat.used |= bit(power)
