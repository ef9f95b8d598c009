"""action.revolution.*: a government by revolution."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import KIND, REVOLUTION
from saecula.tta.law.action.develop import developed, enter_play, pay_science, science_refusal
from saecula.tta.law.actions import civil_available, spend_civil, spend_military
from saecula.tta.law.points import change_culture
from saecula.tta.piles import holds
from saecula.tta.powers import CULTURE_ON_REVOLUTION, REVOLT_BY_ARMY
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, DEVELOPED, GOVERNMENT


def revolt_refusal(s: State, i: i64, card: i64, discount: i64) -> Refusal | None:
    """action.revolution.pay-all-civil, card.robespierre.military-price"""
    seat = s.seats[i]
    if not holds(seat.hand, card) or KIND[card] != GOVERNMENT:
        return Refusal("action.revolution.from-hand")
    if seat.powers[REVOLT_BY_ARMY]:
        if seat.military < seat.military_total:
            need = seat.military_total
            return Refusal("card.robespierre.military-price", "military-actions", need, seat.military)
    elif civil_available(seat) < seat.civil_total:
        have = civil_available(seat)
        return Refusal("action.revolution.pay-all-civil", "civil-actions", seat.civil_total, have)
    return science_refusal(s, i, card, REVOLUTION[card], discount, "action.revolution.lower-science")


def revolt(s: State, i: i64, card: i64, discount: i64) -> None:
    """action.revolution.effects: pay, replace, new actions of the paid kind count as spent, then the triggers."""
    seat = s.seats[i]
    by_army = seat.powers[REVOLT_BY_ARMY] > 0
    if by_army:
        kept = seat.extra_military  # card.robespierre.patriotism-kept
        seat.extra_military = 0
        spend_military(s, i, seat.military)
        seat.extra_military = kept
    else:
        spend_civil(s, i, seat.civil_total)
    pay_science(s, i, card, REVOLUTION[card], discount)
    seat.hand.remove(card)
    emit(s, "action.develop.into-play", DEVELOPED, i, card, 1)
    left_civil, left_military = seat.civil, seat.military
    enter_play(s, i, card)
    if by_army:
        seat.military = min(left_military, seat.military_total)
    else:
        seat.civil = min(left_civil, seat.civil_total)
    change_culture(s, i, seat.powers[CULTURE_ON_REVOLUTION], BY_LEADER, "action.revolution.effects")
    developed(s, i, card)
