"""action.revolution.*: a government by revolution."""

from saecula.core.arrays import without_one
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import KIND, REVOLUTION
from saecula.tta.law.action.develop import (
    can_pay_science,
    developed,
    enter_play,
    pay_for_technology,
    science_refusal,
)
from saecula.tta.law.actions import civil_available, spend_civil
from saecula.tta.law.cards.robespierre import army_price_refusal, keep_spent_army, pays_by_army, spend_army
from saecula.tta.law.points import change_culture
from saecula.tta.powers import CULTURE_ON_REVOLUTION
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, DEVELOPED, GOVERNMENT, Amount, CardNo, SeatNo


def revolt_refusal(s: State, i: SeatNo, card: CardNo, discount: Amount) -> Refusal | None:
    """action.revolution.via-event, action.revolution.via-action-card: whoever lets a seat revolt, this is the price."""
    seat = s.seats[i]
    if card not in seat.hand or KIND[card] != GOVERNMENT:
        return Refusal("action.revolution.from-hand")
    if pays_by_army(seat):
        refused = army_price_refusal(seat)
        if refused is not None:
            return refused
    elif civil_available(seat) < seat.civil_total:
        have = civil_available(seat)
        return Refusal("action.revolution.pay-all-civil", "civil-actions", seat.civil_total, have)
    return science_refusal(s, i, card, REVOLUTION[card], discount, "action.revolution.lower-science")


def can_revolt(s: State, i: SeatNo, card: CardNo, discount: Amount) -> bool:
    """Can the government in hand be paid for?"""
    seat = s.seats[i]
    if pays_by_army(seat):
        if army_price_refusal(seat) is not None:
            return False
    elif civil_available(seat) < seat.civil_total:
        return False
    return can_pay_science(s, i, card, REVOLUTION[card], discount)


def revolt(s: State, i: SeatNo, card: CardNo, discount: Amount) -> None:
    """action.revolution.effects: pay, replace, new actions of the paid kind count as spent, then the triggers.

    action.revolution.new-civil-spent, action.revolution.new-military-available; action.revolution.is-development:
    it ends like a development.
    """
    seat = s.seats[i]
    by_army = pays_by_army(seat)
    if by_army:
        spend_army(s, i)
    else:
        spend_civil(s, i, seat.civil_total)
    pay_for_technology(s, i, card, REVOLUTION[card], discount, "action.revolution.lower-science")
    seat.hand = without_one(seat.hand, card)
    emit(s, "action.revolution.effects", DEVELOPED, i, card, 1)
    left_civil, left_military = seat.civil, seat.military
    enter_play(s, i, card)
    if by_army:
        keep_spent_army(seat, left_military)
    else:
        seat.civil = min(left_civil, seat.civil_total)
    change_culture(s, i, seat.powers[CULTURE_ON_REVOLUTION], BY_LEADER, "action.revolution.triggers")
    developed(s, i, card, "action.revolution.triggers")
