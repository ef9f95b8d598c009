"""colonize.*: the auction of a territory, the force that is sent, and what the colony gives."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import CARDS, COLONIZATION, FIRST, KIND, STRENGTH, is_unit
from saecula.tta.counts import count_of
from saecula.tta.law.cards import discard_from_hand
from saecula.tta.law.colony import gain_colony
from saecula.tta.law.draw import draw_cards
from saecula.tta.law.events.goods import open_goods
from saecula.tta.law.flow.order import clockwise
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, gain, lose
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.question import Question
from saecula.tta.law.workers import gain_population
from saecula.tta.piles import back_of, first_copies, repeats
from saecula.tta.powers import BUY_COLONIZATION, DISCARD_FOR_COLONY
from saecula.tta.ratings.limits import colonization_of
from saecula.tta.ratings.tactics import tactical_strength
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
    NOTHING,
    PASS,
    SEND,
    SPEND,
    TECHS,
    TERRITORY_UNCLAIMED,
    WORKER_LOST,
)


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


def next_bidder(frame: Frame, after: i64) -> None:
    place = frame.data.index(after)
    frame.seat = frame.data[(place + 1) % len(frame.data)]


# --- the force ----------------------------------------------------------------------------------------------------


# In the data of a force: units by technology, cards from CARD_BASE on, force bought with resources from BUY_BASE on.
CARD_BASE: Final = 1000
BUY_BASE: Final = 2000


def card_item(card: i64) -> i64:
    """A card in the data of a force."""
    return CARD_BASE + card


def is_unit_item(item: i64) -> bool:
    return 0 <= item < CARD_BASE


def is_card_item(item: i64) -> bool:
    return CARD_BASE <= item < BUY_BASE


def card_of(item: i64) -> i64:
    return item - CARD_BASE


def sent_units(frame: Frame) -> vec[i64]:
    """How many units of each technology the force has."""
    sent = vec[i64]([0] * TECHS)
    for item in frame.data:
        if is_unit_item(item):
            sent[item] += 1
    return sent


def spent_cards(frame: Frame) -> list[int]:
    return [card_of(item) for item in frame.data if is_card_item(item)]


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
    if not any(is_unit_item(item) for item in frame.data):
        return Refusal("colonize.force.one-unit")
    force = force_of(s, frame)
    return None if force >= frame.b else Refusal("colonize.force.at-least-bid", "force", frame.b, force)


def first_gains(s: State, i: i64, territory: i64) -> None:
    """colonize.immediate.*: only for the first colonization."""
    row = CARDS[territory]
    gain(s, i, IS_RESOURCE, row.gain_resource, "food.gain.exact")
    gain(s, i, IS_FOOD, row.gain_food, "food.gain.exact")
    change_science(s, i, row.gain_science, "points.score")
    change_culture(s, i, row.gain_culture, BY_COLONY, "colonize.immediate.culture")
    for _ in range(row.population):
        gain_population(s, i, "workers.gain-population")
    draw_cards(s, i, row.cards, "draw.per-unused-military")
    if row.choice:  # card.autonomous-territory.choose
        open_goods(s, i, row.choice[:], BY_COLONY)


# --- the questions -------------------------------------------------------------------------------------------------
class Bid(Question):
    """The next bidder for a territory raises or passes."""

    def __init__(self) -> None:
        slots = {"step": "1: somebody has bid", "a": "territory", "b": "highest bid", "data": "seats still bidding"}
        super().__init__(ASK_BID, "colony-bid", (BID, PASS), "colonize.bid.higher", slots)

    def options(self, s: State, frame: Frame) -> list[int]:
        most = greatest_force(s, frame.seat)
        options = [command(BID, bid) for bid in range(frame.b + 1, most + 1)]
        options.append(command(PASS))
        return options

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        if kind_of(cmd) == BID:
            return bid_refusal(s, frame, a_of(cmd))
        return None if kind_of(cmd) == PASS else Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """colonize.bid.pass-is-final"""
        seat = frame.seat
        if kind_of(cmd) == BID:
            frame.b = a_of(cmd)
            frame.step = 1
            emit(s, "colonize.bid.higher", BID_MADE, seat, frame.b, frame.a)
            next_bidder(frame, seat)
            return
        emit(s, "colonize.bid.pass-is-final", BID_PASSED, seat, frame.a)
        if len(frame.data) > 1:
            next_bidder(frame, seat)
        frame.data.remove(seat)

    def proceed(self, s: State, frame: Frame) -> bool:
        """colonize.bid.until-one, colonize.bid.nobody, colonize.bid.winner-must"""
        if not frame.data:
            s.stack.pop()
            s.past_events.append(int(frame.a))
            emit(s, "colonize.bid.nobody", TERRITORY_UNCLAIMED, frame.seat, frame.a)
            return False
        if len(frame.data) == 1 and frame.b > 0:
            s.stack.pop()
            s.stack.append(Frame(ASK_FORCE, frame.data[0], 0, frame.a, frame.b))
            return False
        return True

    def ideas(self, s: State, frame: Frame) -> list[int]:
        return [command(BID, frame.b), command(BID, greatest_force(s, frame.seat) + 1)]

    def cards(self, frame: Frame) -> list[int]:
        return [frame.a]

    def promise(self, frame: Frame) -> tuple[int, int]:
        """Whoever answered before the asked seat made the highest bid."""
        if frame.b == 0:
            return NOTHING, 0
        return frame.data[frame.data.index(frame.seat) - 1], frame.b


class Force(Question):
    """The winner of an auction puts a force together."""

    def __init__(self) -> None:
        slots = {"a": "territory", "b": "bid", "data": "units, cards and bought force"}
        super().__init__(ASK_FORCE, "colony-force", (SEND, SPEND, BUY, LAND), "colonize.force.base", slots)

    def options(self, s: State, frame: Frame) -> list[int]:
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

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        kind, a = kind_of(cmd), a_of(cmd)
        if kind == SEND:
            return send_refusal(s, frame, a)
        if kind == SPEND:
            return spend_refusal(s, frame, a)
        if kind == BUY:
            return buy_refusal(s, frame, a)
        return land_refusal(s, frame) if kind == LAND else Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """Units, cards and bought force are laid aside until the landing."""
        kind, a = kind_of(cmd), a_of(cmd)
        if kind == SEND:
            frame.data.append(int(a))
        elif kind == SPEND:
            frame.data.append(int(card_item(a)))
        elif kind == BUY:
            frame.data = [*[item for item in frame.data if item < BUY_BASE], int(BUY_BASE + a)]
        elif kind == LAND:
            land(s, frame)
        else:
            raise BrokenLaw(f"no force is made with {cmd}")

    def ideas(self, s: State, frame: Frame) -> list[int]:
        seat = s.seats[frame.seat]
        sent = [command(SEND, tech) for tech in range(FIRST[FIRST_UNIT], TECHS) if seat.techs >> tech & 1]
        return [command(LAND), *sent, *(command(SPEND, card) for card in first_copies(seat.cards))]

    def cards(self, frame: Frame) -> list[int]:
        return [frame.a]

    def laid_aside(self, frame: Frame) -> list[int]:
        """Also where only a back is seen."""
        items = frame.data
        return [place for place in range(len(items)) if items[place] < 0 or is_card_item(items[place])]

    def lay(self, frame: Frame, place: i64, card: i64) -> None:
        frame.data[place] = int(card_item(card))

    def keeps_in_hand(self) -> bool:
        return True

    def promise(self, frame: Frame) -> tuple[int, int]:
        return frame.seat, frame.b

    def shown(self, frame: Frame) -> list[int]:
        """Units and bonus cards are sent openly; other cards are discarded face down."""
        shown: list[int] = []
        for item in frame.data:
            hidden = is_card_item(item) and KIND[card_of(item)] != BONUS
            shown.append(back_of(int(card_of(item))) if hidden else item)
        return shown


def land(s: State, frame: Frame) -> None:
    """colonize.sacrifice.*, colonize.colony.permanent-first"""
    s.stack.pop()
    i = frame.seat
    seat = s.seats[i]
    for item in frame.data:
        if is_unit_item(item):
            seat.workers[item] -= 1
            seat.yellow += 1
            emit(s, "workers.lose-population", WORKER_LOST, i, item)
    for card in spent_cards(frame):
        bonus = KIND[card] == BONUS
        if bonus:
            emit(s, "military.bonus-uses", BONUS_PLAYED, i, card)
        discard_from_hand(s, i, card, bonus, "cards.discard.military-by-age")
    if bought(frame):
        lose(s, i, IS_RESOURCE, force_price(bought(frame)), "colonize.colony.permanent-first")
    gain_colony(s, i, frame.a, "colonize.colony.taken")
    first_gains(s, i, frame.a)
