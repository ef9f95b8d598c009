"""action.take.*, stats.modified-by-text: cards from the row."""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec, with_one, with_place
from saecula.core.bits import bit
from saecula.core.command import ready
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.options import Options
from saecula.tta.board import ROW_COST
from saecula.tta.cards.catalog import AGE, IS_TECHNOLOGY, KIND, is_special, is_technology
from saecula.tta.law.action.wonder import begin_wonder, wonder_cost, wonder_refusal
from saecula.tta.law.actions import civil_available, spend_civil
from saecula.tta.law.cards.mandela import leader_surcharge
from saecula.tta.law.food import IS_RESOURCE, gain
from saecula.tta.law.points import change_science
from saecula.tta.powers import (
    LEADER_DISCOUNT,
    RESOURCE_ON_TAKING_WONDER,
    SCIENCE_ON_TAKING_TECHNOLOGY,
    TECHNOLOGY_ROW_DISCOUNT,
)
from saecula.tta.ratings.limits import civil_hand_limit
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    ACTION,
    CARD_TAKEN,
    FIRST_SPECIAL,
    GOVERNMENT,
    LEADER,
    NOTHING,
    ROW,
    TAKE,
    TECHS,
    WONDER,
    Amount,
    CardNo,
    SeatNo,
)

TAKES: Final = ready(TAKE, ROW)
DEAREST: Final = ROW_COST[ROW - 1]
# how many spaces, from the left, cost so many actions or fewer
WITHIN: Final = vec[i64]([sum([1 for cost in ROW_COST if cost <= most]) for most in range(DEAREST + 1)])


def take_cost(seat: Seat, space: i64, card: CardNo) -> i64:
    """action.take.space-cost, with what wonders, leaders and the card itself change."""
    cost = ROW_COST[space]
    kind = KIND[card]
    if kind == WONDER:
        cost = wonder_cost(seat, cost, card)
    elif kind == LEADER:
        cost += leader_surcharge(seat, card) - seat.powers[LEADER_DISCOUNT]
    elif seat.powers[TECHNOLOGY_ROW_DISCOUNT] and IS_TECHNOLOGY[card]:
        cost -= seat.powers[TECHNOLOGY_ROW_DISCOUNT]
        if cost > 1:
            return cost
        return 1
    if cost > 0:
        return cost
    return 0


def has_technology(seat: Seat, card: CardNo) -> bool:
    """Is the technology in play?"""
    if card < TECHS:
        return (seat.techs >> card & 1) != 0
    if is_special(card):
        return seat.specials[KIND[card] - FIRST_SPECIAL] == card
    return KIND[card] == GOVERNMENT and seat.government == card


def limits_refusal(seat: Seat, card: CardNo) -> Refusal | None:
    """What forbids a card whatever is paid: also used where an event lets a player take cards."""
    kind = KIND[card]
    if kind == WONDER:
        return wonder_refusal(seat)
    if len(seat.hand) >= civil_hand_limit(seat):
        return Refusal("action.take.hand-limit", "cards", civil_hand_limit(seat) - 1, len(seat.hand))
    if not is_barred(seat, card):
        return None
    return Refusal("action.take.tech-unique-name" if is_technology(card) else "action.take.leader-once-per-age")


def is_barred(seat: Seat, card: CardNo) -> bool:
    """Is a card kept out even where there is room for it?"""
    kind = KIND[card]
    if kind == WONDER:
        return seat.wonder != NOTHING
    if kind == LEADER:
        return (seat.leaders_taken >> AGE[card] & 1) != 0
    return IS_TECHNOLOGY[card] != 0 and (card in seat.hand or has_technology(seat, card))


def nothing_cheaper(seat: Seat) -> bool:
    """Does every card cost what its space says, or more?"""
    powers = seat.powers
    return not (powers[LEADER_DISCOUNT] or powers[TECHNOLOGY_ROW_DISCOUNT] or seat.leader_replaced)


def add_take_options(s: State, seat: Seat, options: Options) -> None:
    """A full hand leaves only wonders to look at: `limits_refusal` would say so of every other card."""
    have = civil_available(seat)
    plain = nothing_cheaper(seat)
    reach = have if plain and have < DEAREST else DEAREST
    if reach == 0:
        return
    full = len(seat.hand) >= civil_hand_limit(seat)
    row = s.row
    for space in range(WITHIN[reach]):
        card = row[space]
        if card == NOTHING:
            continue
        kind = KIND[card]
        if full and kind != WONDER:
            continue
        if kind == ACTION:  # nothing bars an action card, or gives it another price
            if ROW_COST[space] <= have:
                options.append(TAKES[space])
        elif plain and IS_TECHNOLOGY[card]:  # it costs what its space says
            if not is_barred(seat, card):
                options.append(TAKES[space])
        elif take_cost(seat, space, card) <= have and not is_barred(seat, card):
            options.append(TAKES[space])


def space_refusal(s: State, space: i64) -> Refusal | None:
    """Is there a card on such a space?"""
    return None if space < ROW and s.row[space] != NOTHING else Refusal("action.take.any-card")


def take_refusal(s: State, i: SeatNo, space: i64) -> Refusal | None:
    seat = s.seats[i]
    refused = space_refusal(s, space)
    if refused is not None:
        return refused
    refused = limits_refusal(seat, s.row[space])
    if refused is not None:
        return refused
    cost = take_cost(seat, space, s.row[space])
    if civil_available(seat) < cost:
        return Refusal("action.take.space-cost", "civil-actions", cost, civil_available(seat))
    return None


def take(s: State, i: SeatNo, space: i64) -> None:
    card = s.row[space]
    cost = take_cost(s.seats[i], space, card)
    spend_civil(s, i, cost)
    receive(s, i, space, cost)
    if KIND[card] == ACTION:
        s.seats[i].taken = with_one(s.seats[i].taken, card)  # it waits for the next phase


def receive(s: State, i: SeatNo, space: i64, cost: Amount) -> None:
    """Whatever paid for it. action.take.leader-even-if-gone: `leaders_taken` is never cleared."""
    seat = s.seats[i]
    card = s.row[space]
    s.row = with_place(s.row, space, NOTHING)
    if KIND[card] == WONDER:
        begin_wonder(s, i, card, cost)
        gain(s, i, IS_RESOURCE, seat.powers[RESOURCE_ON_TAKING_WONDER], "stats.modified-by-text")
        return
    emit(s, "action.take.to-hand", CARD_TAKEN, i, card, cost)
    seat.hand = with_one(seat.hand, card)
    if KIND[card] == LEADER:
        seat.leaders_taken |= bit(AGE[card])
    if is_technology(card):
        change_science(s, i, seat.powers[SCIENCE_ON_TAKING_TECHNOLOGY], "stats.modified-by-text")
