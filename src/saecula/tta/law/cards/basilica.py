"""card.basilica.*, ruling.homer.basilica-ruins: one more face for every source of faces."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import POWER_ROWS
from saecula.tta.powers import EXTRA_FACE
from saecula.tta.state import Seat
from saecula.tta.terms import CardNo


def with_extra(seat: Seat, faces: i64, card: CardNo) -> i64:
    """card.basilica.plus-one-each: one more for every other source that has at least one."""
    extra = seat.powers[EXTRA_FACE]
    if faces <= 0 or extra == 0:
        return faces
    for power, amount in POWER_ROWS[card]:
        if power == EXTRA_FACE:
            extra -= amount
    return faces + extra


def with_extra_on_ruins(seat: Seat, faces: i64) -> i64:
    """ruling.homer.basilica-ruins: ruins with a face get one more; in ruins itself it adds nothing any more."""
    return faces + seat.powers[EXTRA_FACE] if faces > 0 else faces
