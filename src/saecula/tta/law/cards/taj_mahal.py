"""wonders.taj-mahal: a wonder whose text works while it lies in the card row."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import CARDS
from saecula.tta.state import Seat
from saecula.tta.terms import CardNo


def row_discount(seat: Seat, card: CardNo) -> i64:
    """wonders.taj-mahal: when a leader was replaced in the turn."""
    if seat.leader_replaced:
        return CARDS[card].row_discount
    return 0
