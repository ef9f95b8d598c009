"""action.develop.*, action.revolution.*: technologies and governments from hand into play."""

from mypy_extensions import i64

from saecula.core.bits import bit
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import AGE, KIND, SCIENCE, is_special, is_technology, is_unit
from saecula.tta.law.action.price import less
from saecula.tta.law.actions import regain_civil
from saecula.tta.law.cards.kidnapping import played
from saecula.tta.law.cards.steve_jobs import open_trade
from saecula.tta.law.food import IS_RESOURCE, gain
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.tokens import card_enters, card_leaves
from saecula.tta.piles import holds
from saecula.tta.powers import (
    CIVIL_BACK_ON_DEVELOPING,
    CULTURE_ON_DEVELOPING,
    CULTURE_ON_UNIT_TECHNOLOGY,
    DEVELOP_DISCOUNT,
    RESOURCE_ON_DEVELOPING,
)
from saecula.tta.ratings.pacts import side_of
from saecula.tta.ratings.prices import peaceful_discount, science_cost
from saecula.tta.ratings.refresh import refresh
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
    change_science(s, i, -cost, "points.temporary-first")
    for partner in helpers(s, i):
        change_science(s, partner, -1, "points.temporary-first")


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
    gain(s, i, IS_RESOURCE, seat.powers[RESOURCE_ON_DEVELOPING], "action.revolution.triggers")
    if seat.powers[CIVIL_BACK_ON_DEVELOPING]:
        regain_civil(s, i)
    change_culture(s, i, seat.powers[CULTURE_ON_DEVELOPING], BY_LEADER, "action.revolution.triggers")
    if s.plan.modules:
        if s.turn_seat == i:  # card.nobel.once-per-turn: of the own turn
            seat.developed += 1
        if KIND[card] in (INFANTRY, CAVALRY):
            change_culture(s, i, seat.powers[CULTURE_ON_UNIT_TECHNOLOGY], BY_WONDER, "action.revolution.triggers")
        played(s, i, card)
        open_trade(s, i)
