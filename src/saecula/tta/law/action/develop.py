"""action.develop.*, action.revolution.*: technologies and governments from hand into play."""

from mypy_extensions import i64

from saecula.core.bits import bit
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import AGE, KIND, REVOLUTION, SCIENCE, is_special, is_technology, is_unit
from saecula.tta.cards.refusals import REVOLT_PRICE_BY_ARMY
from saecula.tta.law.action.build import less
from saecula.tta.law.actions import civil_available, regain_civil, spend_civil, spend_military
from saecula.tta.law.food import IS_RESOURCE, gain
from saecula.tta.law.kidnap import played
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.tokens import card_enters, card_leaves
from saecula.tta.law.trade import open_trade
from saecula.tta.piles import holds
from saecula.tta.powers import (
    CIVIL_BACK_ON_DEVELOPING,
    CULTURE_ON_DEVELOPING,
    CULTURE_ON_REVOLUTION,
    CULTURE_ON_UNIT_TECHNOLOGY,
    DEVELOP_DISCOUNT,
    RESOURCE_ON_DEVELOPING,
    REVOLT_BY_ARMY,
)
from saecula.tta.ratings import refresh, science_cost, side_of
from saecula.tta.ratings_wonders import peaceful_discount
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    BY_LEADER,
    BY_WONDER,
    CAVALRY,
    DEVELOPED,
    FIRST_SPECIAL,
    GOVERNMENT,
    INFANTRY,
    NOTHING,
    TECHS,
)


# --- science ------------------------------------------------------------------------------------------------------
def helpers(s: State, i: i64) -> list[int]:
    """Partners who pay a point of science for every development."""
    found: list[int] = []
    for j in range(s.seat_count):
        owner = s.seats[j]
        if owner.pact == NOTHING or (j != i and owner.pact_with != i):
            continue
        for power, _ in side_of(owner.pact, owner.pact_side).powers:
            if power == DEVELOP_DISCOUNT:
                found.append(owner.pact_with if j == i else j)
    return found


def science_at_hand(seat: Seat, card: i64) -> i64:
    return seat.science + (seat.arms_science if card < TECHS and is_unit(card) else 0)


def can_pay_science(s: State, i: i64, card: i64, printed: i64, discount: i64) -> bool:
    seat = s.seats[i]
    if science_at_hand(seat, card) < less(science_cost(s, i, card, printed), discount):
        return False
    if seat.powers[DEVELOP_DISCOUNT]:
        for partner in helpers(s, i):
            if s.seats[partner].science == 0:
                return False
    return True


def science_refusal(s: State, i: i64, card: i64, printed: i64, discount: i64, law: str) -> Refusal | None:
    if can_pay_science(s, i, card, printed, discount):
        return None
    cost, have = less(science_cost(s, i, card, printed), discount), science_at_hand(s.seats[i], card)
    return Refusal(law, "science", cost, have) if have < cost else Refusal("points.pay", "science", 1, 0)


def pay_science(s: State, i: i64, card: i64, printed: i64, discount: i64) -> None:
    """points.temporary-first; partners in a scientific pact pay their point."""
    seat = s.seats[i]
    cost = less(science_cost(s, i, card, printed), discount)
    if card < TECHS and is_unit(card):
        arms = cost if cost < seat.arms_science else seat.arms_science
        seat.arms_science -= arms
        cost -= arms
    change_science(s, i, -cost)
    for partner in helpers(s, i):
        change_science(s, partner, -1)


# --- developing ---------------------------------------------------------------------------------------------------
def develop_refusal(s: State, i: i64, card: i64, discount: i64) -> Refusal | None:
    if not holds(s.seats[i].hand, card) or not is_technology(card):
        return Refusal("action.develop.from-hand")
    law = "action.develop.government-higher" if KIND[card] == GOVERNMENT else "action.develop.science-cost"
    return science_refusal(s, i, card, SCIENCE[card], discount + peaceful_discount(s.seats[i], card), law)


def can_develop(s: State, i: i64, card: i64, discount: i64) -> bool:
    """Can a technology in hand be paid for?"""
    return can_pay_science(s, i, card, SCIENCE[card], discount + peaceful_discount(s.seats[i], card))


def develop(s: State, i: i64, card: i64, discount: i64) -> None:
    pay_science(s, i, card, SCIENCE[card], discount + peaceful_discount(s.seats[i], card))
    s.seats[i].hand.remove(card)
    emit(s, "action.develop.into-play", DEVELOPED, i, card)
    enter_play(s, i, card)
    developed(s, i, card)


def enter_play(s: State, i: i64, card: i64) -> None:
    """action.develop.into-play, tech.special.one-per-type, tech.government.exactly-one"""
    seat = s.seats[i]
    if card < TECHS:
        seat.techs |= bit(card)
        return
    if is_special(card):
        slot = KIND[card] - FIRST_SPECIAL
        old = seat.specials[slot]
        if old != NOTHING and AGE[old] > AGE[card]:
            return  # action.develop.special-new-removed
        seat.specials[slot] = card
        card_enters(s, i, card)
        if old != NOTHING:
            card_leaves(s, i, old)
    else:
        old = seat.government
        seat.government = card
        card_enters(s, i, card)
        card_leaves(s, i, old)
    refresh(s, i)


def developed(s: State, i: i64, card: i64) -> None:
    """Triggers of a development: also of a revolution (action.revolution.triggers)."""
    seat = s.seats[i]
    gain(s, i, IS_RESOURCE, seat.powers[RESOURCE_ON_DEVELOPING])
    if seat.powers[CIVIL_BACK_ON_DEVELOPING]:
        regain_civil(s, i)
    change_culture(s, i, seat.powers[CULTURE_ON_DEVELOPING], BY_LEADER)
    if s.plan.modules:
        if s.turn_seat == i:  # card.nobel.once-per-turn: of the own turn
            seat.developed += 1
        if KIND[card] in (INFANTRY, CAVALRY):
            change_culture(s, i, seat.powers[CULTURE_ON_UNIT_TECHNOLOGY], BY_WONDER)
        played(s, i, card)
        open_trade(s, i)


# --- revolution ---------------------------------------------------------------------------------------------------
def revolt_refusal(s: State, i: i64, card: i64, discount: i64) -> Refusal | None:
    """action.revolution.pay-all-civil, card.robespierre.military-price"""
    seat = s.seats[i]
    if not holds(seat.hand, card) or KIND[card] != GOVERNMENT:
        return Refusal("action.revolution.from-hand")
    if seat.powers[REVOLT_BY_ARMY]:
        if seat.military < seat.military_total:
            need = seat.military_total
            return Refusal(REVOLT_PRICE_BY_ARMY, "military-actions", need, seat.military)
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
    change_culture(s, i, seat.powers[CULTURE_ON_REVOLUTION], BY_LEADER)
    developed(s, i, card)
