"""card.louvre.*, ruling.louvre.*: tokens that stay on the wonder and become resources."""

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import CARDS
from saecula.tta.law.food import IS_RESOURCE, gain
from saecula.tta.powers import RESOURCES_PER_KEPT_TOKEN
from saecula.tta.state import State
from saecula.tta.terms import TOKEN_REDEEMED, SeatNo


def redeem_refusal(s: State, i: SeatNo) -> Refusal | None:
    """card.louvre.no-action, card.louvre.any-number; ruling.louvre.any-payment: asked in every question that asks for
    resources.
    """
    return None if s.seats[i].kept > 0 else Refusal("card.louvre.any-number", "tokens", 1, 0)


def nothing_to_pay() -> Refusal:
    """ruling.louvre.any-payment: tokens are spent where resources can be paid."""
    return Refusal("ruling.louvre.any-payment")


def redeem(s: State, i: SeatNo) -> None:
    """card.louvre.gain-2, card.louvre.short-bank: the token to the bank first, then the resources."""
    seat = s.seats[i]
    for wonder in seat.wonders:
        if CARDS[wonder].keeps_tokens:
            emit(s, "card.louvre.gain-2", TOKEN_REDEEMED, i, wonder)
    seat.kept -= 1
    seat.blue += 1
    gain(s, i, IS_RESOURCE, seat.powers[RESOURCES_PER_KEPT_TOKEN], "card.louvre.gain-2")
