"""card.darwin.*: temples with one happy face less."""

from mypy_extensions import i64

from saecula.tta.counts import count_of
from saecula.tta.powers import FEWER_TEMPLE_FACES
from saecula.tta.ratings.notes import Notes
from saecula.tta.ratings.stats import by_text
from saecula.tta.state import Seat
from saecula.tta.terms import TEMPLE


def temple_faces(seat: Seat, notes: Notes | None) -> i64:
    """card.darwin.with-basilica: taken from every temple after what others give to it, so that these cancel out."""
    return by_text(seat, FEWER_TEMPLE_FACES, -count_of(seat, TEMPLE), notes)
