"""card.silk-road.*, ruling.silk-road.*: silk_road"""

from mypy_extensions import i64

from saecula.tta.powers import CARD_BONUS
from saecula.tta.state import Seat


def card_bonus(seat: Seat) -> i64:
    """card.silk-road.first-action-card: how much more the next card gives or takes off."""
    return 0 if seat.used >> CARD_BONUS & 1 else seat.powers[CARD_BONUS]


def more_of(amount: i64, bonus: i64) -> i64:
    """card.silk-road.plus-1, card.silk-road.discount: only of what the card has."""
    return amount + bonus if amount else 0
