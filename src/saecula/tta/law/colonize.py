"""colonize.*: the auction of a territory, the force, and what the colony gives."""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec, with_one, with_place, without_one
from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import CARDS, COLONIZATION, FIRST, STRENGTH
from saecula.tta.counts import count_of
from saecula.tta.law.cards import discard_from_hand
from saecula.tta.law.cards.autonomous_territory import rewards_of
from saecula.tta.law.cards.isabella_of_castile import buy_refusal, force_price, force_to_buy, greatest_offer
from saecula.tta.law.cards.james_cook import discard_refusal, force_of_discards
from saecula.tta.law.cards.louvre import nothing_to_pay, redeem, redeem_refusal
from saecula.tta.law.colony import gain_colony
from saecula.tta.law.draw import draw_cards
from saecula.tta.law.events import lay_on_past_pile
from saecula.tta.law.events.goods import open_goods
from saecula.tta.law.flow.order import clockwise
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, gain, lose
from saecula.tta.law.military import is_bonus, play_bonus
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.question import Question
from saecula.tta.law.tech import is_unit_number
from saecula.tta.law.workers import gain_population
from saecula.tta.piles import back_of, count_in, first_copies, place_of, repeats
from saecula.tta.ratings.limits import colonization_of
from saecula.tta.ratings.tactics import tactical_strength
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    ASK_BID,
    ASK_FORCE,
    BID,
    BID_MADE,
    BID_PASSED,
    BUY,
    BY_COLONY,
    FIRST_UNIT,
    LAND,
    LAST_UNIT,
    NOTHING,
    PASS,
    REDEEM,
    SEND,
    SPEND,
    TECHS,
    TERRITORY_UNCLAIMED,
    WORKER_LOST,
    Amount,
    CardNo,
    SeatNo,
)


# --- forces -------------------------------------------------------------------------------------------------------
def has_unit(seat: Seat) -> bool:
    for kind in range(FIRST_UNIT, LAST_UNIT + 1):
        if count_of(seat, kind):
            return True
    return False


def force_of_units(seat: Seat, sent: vec[i64]) -> i64:
    """colonize.force.base, colonize.force.armies: strengths of the units and of the armies they form.

    colonize.force.own-grouping: of these units alone. colonize.force.no-strength-effects: nothing else is added.
    """
    total: i64 = 0
    for tech in range(FIRST[FIRST_UNIT], TECHS):
        total += sent[tech] * STRENGTH[tech]
    return total + tactical_strength(seat, sent, False)


def greatest_force(s: State, i: SeatNo) -> i64:
    """colonize.bid.not-more-than-can-send: everything that could be sent, spent and bought."""
    seat = s.seats[i]
    if not has_unit(seat):
        return 0
    total = force_of_units(seat, seat.workers) + colonization_of(s, i) + force_to_buy(seat)
    for card in seat.cards:
        if is_bonus(card):
            total += COLONIZATION[card]
    return total + force_of_discards(seat)


def token_refusal(s: State, i: SeatNo) -> Refusal | None:
    """Tokens on a wonder help whoever can pay for force with resources."""
    return redeem_refusal(s, i) if greatest_offer(s.seats[i]) > 0 else nothing_to_pay()


# --- the auction --------------------------------------------------------------------------------------------------
def open_auction(s: State, territory: CardNo, first: SeatNo) -> None:
    """colonize.bid.order: clockwise from the revealer.

    colonize.all-players-may-bid: but for those without a unit, who could send nothing (colonize.force.one-unit).
    """
    frame = Frame(ASK_BID, first, 0, territory, 0)
    frame.data = vec[i64]([i for i in clockwise(s, first) if has_unit(s.seats[i])])
    if len(frame.data) > 0:
        frame.seat = frame.data[0]
    s.stack.append(frame)


def bid_refusal(s: State, frame: Frame, bid: Amount) -> Refusal | None:
    if bid <= frame.b:
        return Refusal("colonize.bid.higher", "force", frame.b + 1, bid)
    most = greatest_force(s, frame.seat)
    if bid > most:
        return Refusal("colonize.bid.not-more-than-can-send", "force", bid, most)
    return None


def territory_of(frame: Frame) -> i64:
    """What an auction or a force is about."""
    return frame.a


def bid_of(frame: Frame) -> i64:
    """The highest bid of an auction, or what a force has to reach."""
    return frame.b


def bidders_of(frame: Frame) -> vec[i64]:
    """Who is still in an auction."""
    return frame.data


def end_auction(frame: Frame, winner: i64, bid: Amount) -> None:
    """Nobody else bids: for thinking ahead."""
    frame.b = bid
    frame.data = vec[i64]([winner])


def next_bidder(frame: Frame, after: i64) -> None:
    place = place_of(frame.data, after)
    frame.seat = frame.data[(place + 1) % len(frame.data)]


# --- the force ----------------------------------------------------------------------------------------------------


# In the data of a force: units by technology, cards from CARD_BASE on, force bought with resources from BUY_BASE on.
CARD_BASE: Final = 1000
BUY_BASE: Final = 2000


def card_item(card: CardNo) -> i64:
    """A card in the data of a force."""
    return CARD_BASE + card


def is_card_item(item: i64) -> bool:
    return CARD_BASE <= item < BUY_BASE


def card_of(item: i64) -> i64:
    return item - CARD_BASE


def sent_units(frame: Frame) -> vec[i64]:
    """How many units of each technology the force has."""
    sent = vec[i64]([0] * TECHS)
    for item in frame.data:
        if is_unit_number(item):
            sent[item] += 1
    return sent


def has_sent_unit(frame: Frame) -> bool:
    for item in frame.data:
        if is_unit_number(item):
            return True
    return False


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
        total += COLONIZATION[card] if is_bonus(card) else 1
    return total


def send_refusal(s: State, frame: Frame, tech: CardNo) -> Refusal | None:
    if is_unit_number(tech) and s.seats[frame.seat].workers[tech] > sent_units(frame)[tech]:
        return None
    return Refusal("colonize.force.base")


def spend_refusal(s: State, frame: Frame, card: CardNo) -> Refusal | None:
    seat = s.seats[frame.seat]
    spent = spent_cards(frame)
    if count_in(seat.cards, card) <= spent.count(card):
        return Refusal("colonize.force.bonus-cards")
    return None if is_bonus(card) else discard_refusal(seat, spent)


def land_refusal(s: State, frame: Frame) -> Refusal | None:
    """colonize.force.one-unit, colonize.force.at-least-bid"""
    if not has_sent_unit(frame):
        return Refusal("colonize.force.one-unit")
    force = force_of(s, frame)
    return None if force >= frame.b else Refusal("colonize.force.at-least-bid", "force", frame.b, force)


def first_gains(s: State, i: SeatNo, territory: CardNo) -> None:
    """Only for the first colonization. colonize.immediate.draw-ignores-limits: a draw asks for none."""
    row = CARDS[territory]
    gain(s, i, IS_RESOURCE, row.gain_resource, "colonize.immediate.resources")
    gain(s, i, IS_FOOD, row.gain_food, "colonize.immediate.food")
    change_science(s, i, row.gain_science, "colonize.immediate.science")
    change_culture(s, i, row.gain_culture, BY_COLONY, "colonize.immediate.culture")
    for _ in range(row.population):
        gain_population(s, i, "colonize.immediate.population")
    draw_cards(s, i, row.cards, "colonize.immediate.military-cards")
    rewards = rewards_of(territory)
    if rewards:
        open_goods(s, i, rewards, BY_COLONY)


# --- the questions -------------------------------------------------------------------------------------------------
class Bid(Question):
    """The next bidder for a territory raises or passes.

    colonize.bid.positive-integer: the first bid is at least one more than nothing.
    """

    def __init__(self) -> None:
        slots = {"step": "1: somebody has bid", "a": "territory", "b": "highest bid", "data": "seats still bidding"}
        super().__init__(ASK_BID, "colony-bid", (BID, REDEEM, PASS), "colonize.bid.higher", slots)

    def subject(self, frame: Frame) -> i64:
        return frame.a

    def stake(self, frame: Frame) -> i64:
        return frame.b

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        most = greatest_force(s, frame.seat)
        for bid in range(frame.b + 1, most + 1):
            options.append(command(BID, bid))
        if token_refusal(s, frame.seat) is None:
            options.append(command(REDEEM))
        options.append(command(PASS))

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        if kind_of(cmd) == BID:
            return bid_refusal(s, frame, a_of(cmd))
        if kind_of(cmd) == REDEEM:
            return token_refusal(s, frame.seat)
        return None if kind_of(cmd) == PASS else Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """colonize.bid.pass-is-final; whoever spends a token of a wonder is asked again."""
        seat = frame.seat
        if kind_of(cmd) == REDEEM:
            redeem(s, seat)
            return
        if kind_of(cmd) == BID:
            frame.b = a_of(cmd)
            frame.step = 1
            emit(s, "colonize.bid.higher", BID_MADE, seat, frame.b, frame.a)
            next_bidder(frame, seat)
            return
        emit(s, "colonize.bid.pass-is-final", BID_PASSED, seat, frame.a)
        if len(frame.data) > 1:
            next_bidder(frame, seat)
        frame.data = without_one(frame.data, seat)

    def proceed(self, s: State, frame: Frame) -> bool:
        """colonize.bid.until-one, colonize.bid.nobody, colonize.bid.winner-must"""
        if len(frame.data) == 0:
            s.stack.pop()
            lay_on_past_pile(s, frame.a)
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
        return frame.data[place_of(frame.data, frame.seat) - 1], frame.b


class Force(Question):
    """The winner of an auction puts a force together."""

    def __init__(self) -> None:
        slots = {"a": "territory", "b": "bid", "data": "units, cards and bought force"}
        super().__init__(ASK_FORCE, "colony-force", (SEND, SPEND, BUY, LAND, REDEEM), "colonize.force.base", slots)

    def subject(self, frame: Frame) -> i64:
        return frame.a

    def stake(self, frame: Frame) -> i64:
        return frame.b

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        seat = s.seats[frame.seat]
        if land_refusal(s, frame) is None:
            options.append(command(LAND))
        sent = sent_units(frame)
        for tech in range(FIRST[FIRST_UNIT], TECHS):
            if seat.workers[tech] > sent[tech]:
                options.append(command(SEND, tech))
        for place in range(len(seat.cards)):
            if not repeats(seat.cards, place) and spend_refusal(s, frame, seat.cards[place]) is None:
                options.append(command(SPEND, seat.cards[place]))
        for force in range(1, greatest_offer(seat) + 1):
            if buy_refusal(seat, bought(frame), force) is None:
                options.append(command(BUY, force))
        if token_refusal(s, frame.seat) is None:
            options.append(command(REDEEM))

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        kind, a = kind_of(cmd), a_of(cmd)
        if kind == SEND:
            return send_refusal(s, frame, a)
        if kind == SPEND:
            return spend_refusal(s, frame, a)
        if kind == BUY:
            return buy_refusal(s.seats[frame.seat], bought(frame), a)
        if kind == REDEEM:
            return token_refusal(s, frame.seat)
        return land_refusal(s, frame) if kind == LAND else Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """Units, cards and bought force are laid aside until the landing."""
        kind, a = kind_of(cmd), a_of(cmd)
        if kind == SEND:
            frame.data = with_one(frame.data, a)
        elif kind == SPEND:
            frame.data = with_one(frame.data, card_item(a))
        elif kind == BUY:
            kept = vec[i64]([item for item in frame.data if item < BUY_BASE])
            frame.data = with_one(kept, BUY_BASE + a)
        elif kind == LAND:
            land(s, frame)
        elif kind == REDEEM:
            redeem(s, frame.seat)
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

    def lay(self, frame: Frame, place: i64, card: CardNo) -> None:
        frame.data = with_place(frame.data, place, card_item(card))

    def keeps_in_hand(self) -> bool:
        return True

    def promise(self, frame: Frame) -> tuple[int, int]:
        return frame.seat, frame.b

    def shown(self, frame: Frame) -> list[int]:
        """Units and bonus cards are sent openly; other cards are discarded face down."""
        shown: list[int] = []
        for item in frame.data:
            hidden = is_card_item(item) and not is_bonus(card_of(item))
            shown.append(back_of(int(card_of(item))) if hidden else item)
        return shown


def land(s: State, frame: Frame) -> None:
    """colonize.sacrifice.before-effects; colonize.colony.permanent-first: then the colony, then its gains.

    colonize.colony.strength-recalculated: the strength is not kept, but counted whenever it is asked for.
    """
    s.stack.pop()
    i = frame.seat
    seat = s.seats[i]
    for item in frame.data:
        if is_unit_number(item):
            seat.workers[item] -= 1
            seat.yellow += 1
            emit(s, "colonize.sacrifice.units", WORKER_LOST, i, item)
    for card in spent_cards(frame):
        if is_bonus(card):
            play_bonus(s, i, card)
        discard_from_hand(s, i, card, is_bonus(card), "colonize.sacrifice.cards")
    if bought(frame):
        lose(s, i, IS_RESOURCE, force_price(bought(frame)), "colonize.force.modifier")
    gain_colony(s, i, frame.a, "colonize.colony.taken")
    first_gains(s, i, frame.a)
