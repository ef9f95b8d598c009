"""card.railroad.*: the best mine produces once more."""

from mypy_extensions import i64

from saecula.tta.counts import best_of
from saecula.tta.powers import BEST_MINE_AGAIN
from saecula.tta.state import Seat
from saecula.tta.terms import MINE, CardNo


def best_mine_tokens(seat: Seat, tech: CardNo) -> i64:
    """card.railroad.like-machu-picchu: a token more on this mine."""
    if seat.powers[BEST_MINE_AGAIN] and tech == best_of(seat, MINE):
        return seat.powers[BEST_MINE_AGAIN]
    return 0
