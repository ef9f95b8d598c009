"""ratings.science.*: the science rating."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import RESEARCH
from saecula.tta.counts import best_lab_or_library, count_of
from saecula.tta.law.cards.curie import best_mine
from saecula.tta.law.cards.roman_roads import science_symbols
from saecula.tta.powers import (
    HAS_SCIENCE_TEXT,
    LESS_SCIENCE_PER_LAB,
    SCIENCE_IN_AGE_II,
    SCIENCE_OF_BEST_LAB_OR_LIBRARY,
    SCIENCE_OF_BEST_MINE,
)
from saecula.tta.ratings.notes import Notes, at_least_zero
from saecula.tta.ratings.stats import by_text, per_card, per_worker
from saecula.tta.state import Seat, State
from saecula.tta.terms import LAB, LIBRARY, SeatNo


def science_of(s: State, i: SeatNo, notes: Notes | None = None) -> i64:
    """ratings.science.sum, ratings.science.floor"""
    seat = s.seats[i]
    total = per_worker(seat, RESEARCH, LAB, LIBRARY, notes) + per_card(seat, RESEARCH, notes)
    if seat.powers[HAS_SCIENCE_TEXT]:
        total += building_science(seat, notes)
        total += by_text(seat, SCIENCE_OF_BEST_MINE, best_mine(seat), notes)
        total += by_text(seat, SCIENCE_IN_AGE_II, science_symbols(s.age), notes)
    return at_least_zero(total, notes, "ratings.science.floor")


def building_science(seat: Seat, notes: Notes | None = None) -> i64:
    """What texts give to labs and libraries, or take from them."""
    total: i64 = 0
    if seat.powers[SCIENCE_OF_BEST_LAB_OR_LIBRARY]:
        total += by_text(seat, SCIENCE_OF_BEST_LAB_OR_LIBRARY, best_lab_or_library(seat), notes)
    if seat.powers[LESS_SCIENCE_PER_LAB]:
        total += by_text(seat, LESS_SCIENCE_PER_LAB, -count_of(seat, LAB), notes)
    return total
