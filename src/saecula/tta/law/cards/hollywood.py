"""card.hollywood.*: what libraries and theaters give."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import CULTURE
from saecula.tta.counts import sum_over
from saecula.tta.ratings import leader_culture_of_stage
from saecula.tta.ratings_new import building_culture
from saecula.tta.state import Seat
from saecula.tta.terms import LIBRARY, THEATER


def stage_and_print(seat: Seat) -> i64:
    """card.hollywood.modifiers: twice their culture, with what leaders change."""
    printed = sum_over(seat, CULTURE, LIBRARY, LIBRARY) + sum_over(seat, CULTURE, THEATER, THEATER)
    by_leader = leader_culture_of_stage(seat) + building_culture(seat, LIBRARY, THEATER)
    return 2 * (printed + by_leader)
