"""card.dark-ages.*: Dark Ages take science from whoever has much."""

from mypy_extensions import i64

from saecula.tta.law.points import change_science
from saecula.tta.state import State
from saecula.tta.terms import SeatNo


def lose_science_above(s: State, i: SeatNo, limit: i64) -> None:
    """card.dark-ages.half-above-4: half of it, rounded up."""
    above = s.seats[i].science - limit
    if above > 0:
        change_science(s, i, -((above + 1) // 2), "card.dark-ages.half-above-4")
