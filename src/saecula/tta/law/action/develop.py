"""action.develop.*, stats.modified-by-text: technologies and governments from hand into play."""

from saecula.core.arrays import without_one
from saecula.core.bits import bit
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import KIND, SCIENCE, is_special, is_technology, is_unit
from saecula.tta.law.action.price import less
from saecula.tta.law.actions import civil_refusal
from saecula.tta.law.cards.colosseum import score_unit_technology
from saecula.tta.law.cards.kidnapping import played
from saecula.tta.law.cards.newton import civil_back
from saecula.tta.law.cards.nobel import count_development
from saecula.tta.law.cards.scientific_cooperation import partners_can_pay, partners_pay
from saecula.tta.law.cards.steve_jobs import open_trade
from saecula.tta.law.food import IS_RESOURCE, gain
from saecula.tta.law.points import change_culture, no_science, pay_science, science_for
from saecula.tta.law.tech import place_government, place_special
from saecula.tta.powers import (
    CULTURE_ON_DEVELOPING,
    RESOURCE_ON_DEVELOPING,
)
from saecula.tta.ratings.prices import peaceful_discount, science_cost
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import State
from saecula.tta.terms import (
    BY_LEADER,
    DEVELOPED,
    GOVERNMENT,
    TECHS,
    Amount,
    CardNo,
    SeatNo,
)


# --- science ------------------------------------------------------------------------------------------------------
def can_pay_science(s: State, i: SeatNo, card: CardNo, printed: Amount, discount: Amount) -> bool:
    seat = s.seats[i]
    have = science_for(seat, is_unit(card)) if seat.arms_science else seat.science
    return have >= science_cost(seat, card, printed) - discount and partners_can_pay(s, i)


def science_refusal(s: State, i: SeatNo, card: CardNo, printed: Amount, discount: Amount, law: str) -> Refusal | None:
    if can_pay_science(s, i, card, printed, discount):
        return None
    seat = s.seats[i]
    cost, have = less(science_cost(seat, card, printed), discount), science_for(seat, is_unit(card))
    return Refusal(law, "science", cost, have) if have < cost else no_science()


def pay_for_technology(s: State, i: SeatNo, card: CardNo, printed: Amount, discount: Amount, law: str) -> None:
    cost = less(science_cost(s.seats[i], card, printed), discount)
    pay_science(s, i, cost, is_unit(card), law)
    partners_pay(s, i)


# --- developing ---------------------------------------------------------------------------------------------------
def develop_action_refusal(s: State, i: SeatNo) -> Refusal | None:
    return civil_refusal(s, i, "action.develop.civil-action")


def price_law(card: CardNo) -> str:
    """By which law a technology costs science."""
    return "action.develop.government-higher" if KIND[card] == GOVERNMENT else "action.develop.science-cost"


def develop_refusal(s: State, i: SeatNo, card: CardNo, discount: Amount) -> Refusal | None:
    if card not in s.seats[i].hand or not is_technology(card):
        return Refusal("action.develop.from-hand")
    discount += peaceful_discount(s.seats[i], card)
    return science_refusal(s, i, card, SCIENCE[card], discount, price_law(card))


def can_develop(s: State, i: SeatNo, card: CardNo, discount: Amount) -> bool:
    """Can a technology in hand be paid for?"""
    if KIND[card] == GOVERNMENT:
        discount += peaceful_discount(s.seats[i], card)
    return can_pay_science(s, i, card, SCIENCE[card], discount)


def develop(s: State, i: SeatNo, card: CardNo, discount: Amount) -> None:
    """action.develop.special-still-counts: the triggers come whatever `enter_play` kept."""
    discount += peaceful_discount(s.seats[i], card)
    pay_for_technology(s, i, card, SCIENCE[card], discount, price_law(card))
    s.seats[i].hand = without_one(s.seats[i].hand, card)
    emit(s, "action.develop.into-play", DEVELOPED, i, card)
    enter_play(s, i, card)
    developed(s, i, card, "stats.modified-by-text")


def enter_play(s: State, i: SeatNo, card: CardNo) -> None:
    """action.develop.into-play, action.develop.immediate, action.develop.special-new-removed"""
    if card < TECHS:
        s.seats[i].techs |= bit(card)
        return
    if is_special(card):
        place_special(s, i, card)
    else:
        place_government(s, i, card)
    refresh(s, i)


def developed(s: State, i: SeatNo, card: CardNo, law: str) -> None:
    """What comes with a development, and with a revolution, by its law."""
    seat = s.seats[i]
    gain(s, i, IS_RESOURCE, seat.powers[RESOURCE_ON_DEVELOPING], law)
    civil_back(s, i)
    change_culture(s, i, seat.powers[CULTURE_ON_DEVELOPING], BY_LEADER, law)
    count_development(s, i)
    score_unit_technology(s, i, card, law)
    played(s, i, card)
    open_trade(s, i)
