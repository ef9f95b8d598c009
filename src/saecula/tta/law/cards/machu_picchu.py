"""card.machu-picchu.*: the best low farm and the best low mine produce once more."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE, FIRST, LAST
from saecula.tta.powers import LOW_FARM_AGAIN, LOW_MINE_AGAIN
from saecula.tta.state import Seat
from saecula.tta.terms import AGE_I, FARM, MINE, NOTHING, CardNo


def best_low(seat: Seat, kind: i64) -> i64:
    """card.machu-picchu.needs-low-farm, card.machu-picchu.needs-low-mine: the best staffed one of level A or I.

    card.machu-picchu.with-railroad, card.machu-picchu.railroad-moves: whatever other wonders do with the best mine.
    NOTHING if there is none.
    """
    for tech in range(LAST[kind] - 1, FIRST[kind] - 1, -1):
        if seat.workers[tech] and AGE[tech] <= AGE_I:
            return tech
    return NOTHING


def low_tokens(seat: Seat, tech: CardNo) -> i64:
    """card.machu-picchu.counts-as-mine: tokens more on this farm or mine, which produces them."""
    if seat.powers[LOW_FARM_AGAIN] and tech == best_low(seat, FARM):
        return seat.powers[LOW_FARM_AGAIN]
    if seat.powers[LOW_MINE_AGAIN] and tech == best_low(seat, MINE):
        return seat.powers[LOW_MINE_AGAIN]
    return 0
