"""colonize.*: the auction of a territory, the force that is sent, and what the colony gives."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import CARDS, COLONIZATION, FIRST, KIND, STRENGTH, is_unit
from saecula.tta.counts import count_of
from saecula.tta.law.age import clockwise
from saecula.tta.law.draw import discard_from_hand, draw_cards
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, gain, lose
from saecula.tta.law.goods import open_goods
from saecula.tta.law.leaving import gain_colony
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.workers import gain_population
from saecula.tta.piles import repeats
from saecula.tta.powers import BUY_COLONIZATION, DISCARD_FOR_COLONY
from saecula.tta.ratings import colonization_of, tactical_strength
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    ASK_BID,
    ASK_FORCE,
    BID,
    BID_MADE,
    BID_PASSED,
    BONUS,
    BONUS_PLAYED,
    BUY,
    BY_COLONY,
    FIRST_UNIT,
    LAND,
    LAST_UNIT,
    PASS,
    SEND,
    SPEND,
    TECHS,
    TERRITORY_UNCLAIMED,
    WORKER_LOST,
)

CARD_BASE: Final = 1000  # in the data of a force: units by technology, cards from here on
BUY_BASE: Final = 2000  # from here on: force bought with resources


# --- forces -------------------------------------------------------------------------------------------------------
def has_unit(seat: Seat) -> bool:
    for kind in range(FIRST_UNIT, LAST_UNIT + 1):
        if count_of(seat, kind):
            return True
    return False


def force_of_units(seat: Seat, sent: vec[i64]) -> i64:
    """colonize.force.base, colonize.force.armies: strengths of the units and of the armies they form."""
    total: i64 = 0
    for tech in range(FIRST[FIRST_UNIT], TECHS):
        total += sent[tech] * STRENGTH[tech]
    return total + tactical_strength(seat, sent, False)


def force_price(force: i64) -> i64:
    """1, 3 or 6 resources for 1, 2 or 3."""
    return force * (force + 1) // 2


def force_to_buy(seat: Seat) -> i64:
    """The most that a leader lets a seat buy with the resources it has."""
    most = seat.powers[BUY_COLONIZATION]
    have = amount_of(seat, IS_RESOURCE)
    while most > 0 and force_price(most) > have:
        most -= 1
    return most


def greatest_force(s: State, i: i64) -> i64:
    """colonize.bid.not-more-than-can-send: everything that could be sent, spent and bought."""
    seat = s.seats[i]
    if not has_unit(seat):
        return 0
    total = force_of_units(seat, seat.workers) + colonization_of(s, i) + force_to_buy(seat)
    others: i64 = 0
    for card in seat.cards:
        if KIND[card] == BONUS:
            total += COLONIZATION[card]
        else:
            others += 1
    most = seat.powers[DISCARD_FOR_COLONY]
    return total + (others if others < most else most)


# --- the auction --------------------------------------------------------------------------------------------------
def open_auction(s: State, territory: i64, first: i64) -> None:
    """colonize.bid.order: clockwise from the revealer; whoever has no unit at all cannot bid."""
    frame = Frame(ASK_BID, first, 0, territory, 0)
    frame.data = [i for i in clockwise(s, first) if has_unit(s.seats[i])]
    if frame.data:
        frame.seat = frame.data[0]
    s.stack.append(frame)


def bid_refusal(s: State, frame: Frame, bid: i64) -> Refusal | None:
    if bid <= frame.b:
        return Refusal("colonize.bid.higher", "force", frame.b + 1, bid)
    most = greatest_force(s, frame.seat)
    if bid > most:
        return Refusal("colonize.bid.not-more-than-can-send", "force", bid, most)
    return None


def bid_options(s: State, frame: Frame) -> list[int]:
    most = greatest_force(s, frame.seat)
    options = [command(BID, bid) for bid in range(frame.b + 1, most + 1)]
    options.append(command(PASS))
    return options


def next_bidder(frame: Frame, after: i64) -> None:
    place = frame.data.index(after)
    frame.seat = frame.data[(place + 1) % len(frame.data)]


def bid_answer(s: State, frame: Frame, bid: i64) -> None:
    frame.b = bid
    frame.step = 1
    emit(s, "colonize.bid.higher", BID_MADE, frame.seat, bid, frame.a)
    next_bidder(frame, frame.seat)


def bid_passed(s: State, frame: Frame) -> None:
    """colonize.bid.pass-is-final"""
    passed = frame.seat
    emit(s, "colonize.bid.pass-is-final", BID_PASSED, passed, frame.a)
    if len(frame.data) > 1:
        next_bidder(frame, passed)
    frame.data.remove(passed)


def bid_advance(s: State, frame: Frame) -> bool:
    """colonize.bid.until-one, colonize.bid.nobody, colonize.bid.winner-must"""
    if not frame.data:
        s.stack.pop()
        s.past_events.append(frame.a)
        emit(s, "colonize.bid.nobody", TERRITORY_UNCLAIMED, frame.seat, frame.a)
        return False
    if len(frame.data) == 1 and frame.b > 0:
        s.stack.pop()
        s.stack.append(Frame(ASK_FORCE, frame.data[0], 0, frame.a, frame.b))
        return False
    return True


# --- the force ----------------------------------------------------------------------------------------------------
def sent_units(frame: Frame) -> vec[i64]:
    sent = vec[i64]([0] * TECHS)
    for item in frame.data:
        if item < CARD_BASE:
            sent[item] += 1
    return sent


def spent_cards(frame: Frame) -> list[int]:
    return [item - CARD_BASE for item in frame.data if CARD_BASE <= item < BUY_BASE]


def bought(frame: Frame) -> i64:
    for item in frame.data:
        if item >= BUY_BASE:
            return item - BUY_BASE
    return 0


def force_of(s: State, frame: Frame) -> i64:
    """colonize.force.modifier, colonize.force.bonus-cards"""
    seat = s.seats[frame.seat]
    total = force_of_units(seat, sent_units(frame)) + colonization_of(s, frame.seat) + bought(frame)
    for card in spent_cards(frame):
        total += COLONIZATION[card] if KIND[card] == BONUS else 1
    return total


def send_refusal(s: State, frame: Frame, tech: i64) -> Refusal | None:
    if 0 <= tech < TECHS and is_unit(tech) and s.seats[frame.seat].workers[tech] > sent_units(frame)[tech]:
        return None
    return Refusal("colonize.force.base")


def spend_refusal(s: State, frame: Frame, card: i64) -> Refusal | None:
    seat = s.seats[frame.seat]
    spent = spent_cards(frame)
    if seat.cards.count(card) <= spent.count(card):
        return Refusal("colonize.force.bonus-cards")
    if KIND[card] == BONUS:
        return None
    discarded = len([other for other in spent if KIND[other] != BONUS])
    if discarded >= seat.powers[DISCARD_FOR_COLONY]:
        return Refusal("military.bonus-uses")
    return None


def buy_refusal(s: State, frame: Frame, force: i64) -> Refusal | None:
    """One amount for a colonization, paid when the force lands; until then it may be raised."""
    seat = s.seats[frame.seat]
    if not bought(frame) < force <= seat.powers[BUY_COLONIZATION]:
        return Refusal("colonize.force.modifier")
    price, have = force_price(force), amount_of(seat, IS_RESOURCE)
    return None if price <= have else Refusal("food.pay.insufficient", "resources", price, have)


def land_refusal(s: State, frame: Frame) -> Refusal | None:
    """colonize.force.one-unit, colonize.force.at-least-bid"""
    if not any(item < CARD_BASE for item in frame.data):
        return Refusal("colonize.force.one-unit")
    force = force_of(s, frame)
    return None if force >= frame.b else Refusal("colonize.force.at-least-bid", "force", frame.b, force)


def force_options(s: State, frame: Frame) -> list[int]:
    seat = s.seats[frame.seat]
    options: list[int] = []
    if land_refusal(s, frame) is None:
        options.append(command(LAND))
    for tech in range(FIRST[FIRST_UNIT], TECHS):
        if send_refusal(s, frame, tech) is None:
            options.append(command(SEND, tech))
    for place in range(len(seat.cards)):
        if not repeats(seat.cards, place) and spend_refusal(s, frame, seat.cards[place]) is None:
            options.append(command(SPEND, seat.cards[place]))
    for force in range(1, seat.powers[BUY_COLONIZATION] + 1):
        if buy_refusal(s, frame, force) is None:
            options.append(command(BUY, force))
    return options


def force_answer(frame: Frame, kind: i64, a: i64) -> None:
    """Units, cards and bought force are laid aside until the landing."""
    if kind == BUY:
        frame.data = [*[item for item in frame.data if item < BUY_BASE], BUY_BASE + a]
    else:
        frame.data.append(a if kind == SEND else a + CARD_BASE)


def land_answer(s: State, frame: Frame) -> None:
    """colonize.sacrifice.*, colonize.colony.permanent-first"""
    s.stack.pop()
    i = frame.seat
    seat = s.seats[i]
    for item in frame.data:
        if item < CARD_BASE:
            seat.workers[item] -= 1
            seat.yellow += 1
            emit(s, "workers.lose-population", WORKER_LOST, i, item)
    for card in spent_cards(frame):
        bonus = KIND[card] == BONUS
        if bonus:
            emit(s, "military.bonus-uses", BONUS_PLAYED, i, card)
        discard_from_hand(s, i, card, bonus)
    if bought(frame):
        lose(s, i, IS_RESOURCE, force_price(bought(frame)))
    gain_colony(s, i, frame.a)
    first_gains(s, i, frame.a)


def first_gains(s: State, i: i64, territory: i64) -> None:
    """colonize.immediate.*: only for the first colonization."""
    row = CARDS[territory]
    gain(s, i, IS_RESOURCE, row.gain_resource)
    gain(s, i, IS_FOOD, row.gain_food)
    change_science(s, i, row.gain_science)
    change_culture(s, i, row.gain_culture, BY_COLONY)
    for _ in range(row.population):
        gain_population(s, i)
    draw_cards(s, i, row.cards)
    if row.choice:  # card.autonomous-territory.choose
        open_goods(s, i, row.choice[:], BY_COLONY)
