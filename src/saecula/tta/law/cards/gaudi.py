"""card.gaudi.*: technologies of urban buildings that are cheaper by the types already built."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import KIND
from saecula.tta.counts import best_of
from saecula.tta.powers import URBAN_SCIENCE_PER_TYPE
from saecula.tta.state import Seat
from saecula.tta.terms import FIRST_URBAN, LAST_URBAN, NOTHING, CardNo


def cheaper_by_types(seat: Seat, card: CardNo) -> i64:
    """card.gaudi.discount-by-types: how much less science an urban technology costs; its own type is left out."""
    if not seat.powers[URBAN_SCIENCE_PER_TYPE]:
        return 0
    types: i64 = 0
    for kind in range(FIRST_URBAN, LAST_URBAN + 1):
        if kind != KIND[card] and best_of(seat, kind) != NOTHING:
            types += 1
    return seat.powers[URBAN_SCIENCE_PER_TYPE] * types
