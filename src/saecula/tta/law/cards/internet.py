"""card.internet.*: what urban buildings give."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import CULTURE, RESEARCH, STRENGTH
from saecula.tta.counts import best_lab_or_library, count_of, sum_over
from saecula.tta.powers import LESS_SCIENCE_PER_LAB, SCIENCE_OF_BEST_LAB_OR_LIBRARY
from saecula.tta.ratings.culture import building_culture, lab_level_culture, leader_culture_of_stage
from saecula.tta.ratings.strength import arena_strength, best_lab_strength
from saecula.tta.state import Seat
from saecula.tta.terms import ARENA, LAB


def urban_output(seat: Seat) -> i64:
    """card.internet.modifiers: culture, science and strength of urban buildings, with what leaders change."""
    total: i64 = 0
    for table in (CULTURE, RESEARCH, STRENGTH):
        total += sum_over(seat, table, LAB, ARENA)
    total += arena_strength(seat)
    total += leader_culture_of_stage(seat) + lab_level_culture(seat)
    total += building_culture(seat, LAB, ARENA) + best_lab_strength(seat)
    if seat.powers[SCIENCE_OF_BEST_LAB_OR_LIBRARY]:
        total += best_lab_or_library(seat)
    if seat.powers[LESS_SCIENCE_PER_LAB]:
        total -= count_of(seat, LAB)  # none makes less than that
    return total
