"""cards.*, ruling.discard.*: discarded military cards."""

from saecula.core.arrays import with_one
from saecula.core.event import EVERYBODY, emit, only
from saecula.tta.cards.catalog import AGE
from saecula.tta.law.known import leave_hand
from saecula.tta.piles import with_pile
from saecula.tta.state import State
from saecula.tta.terms import CARD_DISCARDED, CardNo, SeatNo


def discard_card(s: State, i: SeatNo, card: CardNo, shown: bool, law: str) -> None:
    """cards.discard.military-by-age, cards.discard.unplayed-hidden: to the pile of the card's own age.

    cards.discard.same-place: from a hand and from play alike; ruling.discard.military-age.
    """
    s.discards = with_pile(s.discards, AGE[card], with_one(s.discards[AGE[card]], card))
    emit(s, law, CARD_DISCARDED, i, card, AGE[card], 0, EVERYBODY if shown else only(i))


def discard_from_hand(s: State, i: SeatNo, card: CardNo, shown: bool, law: str) -> None:
    leave_hand(s, i, card, shown)
    discard_card(s, i, card, shown, law)
