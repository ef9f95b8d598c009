"""card.curie.*: the best mine."""

from mypy_extensions import i64

from saecula.tta.counts import level_of_best
from saecula.tta.state import Seat
from saecula.tta.terms import MINE


def best_mine(seat: Seat) -> i64:
    """card.curie.best-mine: its level, whatever it produces."""
    return level_of_best(seat, MINE)
