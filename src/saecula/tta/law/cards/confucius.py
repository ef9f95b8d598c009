"""card.confucius.*, ruling.confucius.*: Confucius prepares any military card as if it were an event."""

from typing import Final

from saecula.tta.cards.card import Step
from saecula.tta.cards.catalog import KIND
from saecula.tta.powers import PREPARE_ANY_CARD
from saecula.tta.state import Seat
from saecula.tta.terms import ALL, EVENT, GAIN_SCIENCE, TERRITORY, CardNo

NO_EVENT: Final[list[Step]] = [(ALL, GAIN_SCIENCE, 1)]


def may_prepare_any(seat: Seat) -> bool:
    """card.confucius.any-military; card.confucius.same-procedure, card.confucius.hidden: what follows does not ask for
    the kind of the card.
    """
    return seat.powers[PREPARE_ANY_CARD] > 0


def steps_of_other(card: CardNo) -> list[Step]:
    """card.confucius.effect, card.confucius.after-leaving: what a card does that is no event; nothing for events.

    ruling.confucius.end-of-game: the final scoring looks for events, so it does nothing there.
    """
    return [] if KIND[card] in (EVENT, TERRITORY) else NO_EVENT
