"""card.forbidden-city.*: discontent workers that are left out."""

from mypy_extensions import i64

from saecula.tta.powers import IGNORED_DISCONTENT
from saecula.tta.ratings.notes import Notes
from saecula.tta.ratings.stats import by_text
from saecula.tta.state import Seat


def ignored_discontent(seat: Seat, notes: Notes | None) -> i64:
    """card.forbidden-city.ignore-2, card.forbidden-city.no-happiness: it is no happy face, so ratings leave it out."""
    return by_text(seat, IGNORED_DISCONTENT, -1, notes)
