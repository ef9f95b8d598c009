"""card.mandela.*, ruling.mandela.*: mandela"""

from mypy_extensions import i64

from saecula.tta.board import faces_needed
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.state import Seat


def surplus_faces(seat: Seat) -> i64:
    """card.mandela.surplus, .max-8, .empty-bank: parts of the bank that still hold tokens below the happiness."""
    surplus = happiness_of(seat) - faces_needed(seat)
    return surplus if surplus > 0 and seat.yellow > 0 else 0
