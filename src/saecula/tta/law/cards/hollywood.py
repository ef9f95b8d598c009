"""card.hollywood.*: what Hollywood scores."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import CULTURE
from saecula.tta.counts import sum_over
from saecula.tta.ratings import leader_culture_of_stage
from saecula.tta.ratings_new import building_culture
from saecula.tta.state import Seat
from saecula.tta.terms import LIBRARY, THEATER


def stage_and_print(seat: Seat) -> i64:
    """card.hollywood.modifiers: the culture of libraries and theaters twice, with what leaders add to it."""
    printed = sum_over(seat, CULTURE, LIBRARY, LIBRARY) + sum_over(seat, CULTURE, THEATER, THEATER)
    return 2 * (printed + leader_culture_of_stage(seat) + building_culture(seat, LIBRARY, THEATER))
