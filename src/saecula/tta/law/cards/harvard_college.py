"""An action card that was taken in the phase may be played in it, once a turn."""

from saecula.core.arrays import without_one
from saecula.tta.law.once import is_unused, use
from saecula.tta.powers import PLAY_TAKEN_CARD
from saecula.tta.state import Seat
from saecula.tta.terms import CardNo


def may_play_taken(seat: Seat) -> bool:
    return is_unused(seat, PLAY_TAKEN_CARD)


def play_taken(seat: Seat, card: CardNo) -> None:
    use(seat, PLAY_TAKEN_CARD)
    seat.taken = without_one(seat.taken, card)
