"""action.card.*: action cards, and the action that one orders.

The card is shown first; the civil action is paid with the ordered action, because a revolution's price replaces it.
"""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import without_one
from saecula.core.command import a_of, b_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import FEW, Options
from saecula.tta.cards.catalog import CARDS, FIRST, HIGHER, KIND, LAST, is_technology, is_urban
from saecula.tta.counts import lines_of
from saecula.tta.law.action.build import build, build_refusal
from saecula.tta.law.action.develop import can_develop, develop, develop_refusal
from saecula.tta.law.action.population import populate, populate_refusal
from saecula.tta.law.action.revolution import revolt, revolt_refusal
from saecula.tta.law.action.stage import build_stages, stage_refusal
from saecula.tta.law.action.upgrade import upgrade, upgrade_refusal
from saecula.tta.law.actions import civil_available, civil_refusal, spend_civil
from saecula.tta.law.cards.bach import convert, convert_refusal, may_convert, theaters_for
from saecula.tta.law.cards.gutenberg import is_learn, learn, learn_refusal, may_learn
from saecula.tta.law.cards.harvard_college import may_play_taken, play_taken
from saecula.tta.law.cards.kidnapping import played
from saecula.tta.law.cards.silk_road import card_bonus, more_of, use_card_bonus
from saecula.tta.law.expansion.temp_resources import bound_for, purpose_of
from saecula.tta.law.flow.order import players_left
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, at_hand, gain, gain_both
from saecula.tta.law.ideas import order_ideas
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.question import Question
from saecula.tta.law.tech import has_room
from saecula.tta.piles import count_in
from saecula.tta.ratings.prices import build_cost, upgrade_cost
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    ACTION,
    ACTION_CARD_PLAYED,
    AS_FOOD,
    AS_RESOURCES,
    ASK_CARD,
    BUILD,
    BY_ACTION_CARD,
    CONVERT,
    DEVELOP,
    FARM,
    FIRST_UNIT,
    FIRST_URBAN,
    GOVERNMENT,
    LEARN_BUILD,
    LEARN_DEVELOP,
    LEARN_TAKE,
    LEARN_UPGRADE,
    MINE,
    ORDER_DEVELOP,
    ORDER_FARM_OR_MINE,
    ORDER_KIND,
    ORDER_NOTHING,
    ORDER_POPULATION,
    ORDER_STAGE,
    ORDER_UPGRADE,
    ORDER_URBAN,
    POPULATE,
    REVOLT,
    STAGE,
    TECHS,
    UPGRADE,
    Amount,
    CardNo,
    SeatNo,
)


def play_refusal(s: State, i: SeatNo, card: CardNo) -> Refusal | None:
    seat = s.seats[i]
    if card not in seat.hand or KIND[card] != ACTION:
        return Refusal("action.card.revealed-resolved")
    if may_play(s, i, card, Options(FEW)):
        return None
    if not is_free_to_play(seat, card):
        return Refusal("action.card.not-taken-this-phase")
    if not has_action_for(seat, CARDS[card].order):
        return civil_refusal(s, i, "action.card.civil-action")
    return Refusal("action.card.must-be-possible")


def may_play(s: State, i: SeatNo, card: CardNo, scratch: Options) -> bool:
    """Of an action card in hand; `scratch` is used and left as it was."""
    seat = s.seats[i]
    order = CARDS[card].order
    if not has_action_for(seat, order) or not is_free_to_play(seat, card):
        return False
    return order == ORDER_NOTHING or can_order(s, i, card, card_bonus(seat), scratch)


def has_action_for(seat: Seat, order: i64) -> bool:
    """A development may be a revolution, and an action of its own may do some orders: they need no civil action."""
    if civil_available(seat) > 0 or order == ORDER_DEVELOP:
        return True
    return order in (ORDER_URBAN, ORDER_UPGRADE) and may_learn(seat)


def is_free_to_play(seat: Seat, card: CardNo) -> bool:
    if len(seat.taken) == 0 or not was_taken(seat, card):
        return True
    return may_play_taken(seat)


def was_taken(seat: Seat, card: CardNo) -> bool:
    """action.card.not-taken-this-phase: is every copy in hand one that was taken in this phase?"""
    return count_in(seat.hand, card) <= count_in(seat.taken, card)


def play(s: State, i: SeatNo, card: CardNo) -> None:
    """action.card.revealed-resolved, action.card.discarded"""
    seat = s.seats[i]
    bonus = card_bonus(seat)
    use_card_bonus(seat)
    if was_taken(seat, card):
        play_taken(seat, card)
    seat.hand = without_one(seat.hand, card)
    emit(s, "action.card.revealed-resolved", ACTION_CARD_PLAYED, i, card)
    played(s, i, card)
    if CARDS[card].order != ORDER_NOTHING:
        s.stack.append(Frame(ASK_CARD, i, bonus, card))
        return
    spend_civil(s, i, 1)
    give(s, i, card, bonus)


def give(s: State, i: SeatNo, card: CardNo, bonus: Amount) -> None:
    """Cards that order nothing: gains, and things for this turn (action.card.this-turn-not-stat).

    action.card.extra-military-can-draw: an extra action is available like others until the turn ends.
    """
    row = CARDS[card]
    seat = s.seats[i]
    law = "action.card.revealed-resolved"
    change_science(s, i, more_of(row.gain_science, bonus), law)
    change_culture(s, i, more_of(row.gain_culture, bonus), BY_ACTION_CARD, law)
    gain_both(s, i, more_of(row.gain_resource, bonus), more_of(row.gain_food, bonus), law)
    seat.arms += more_of(row.arms, bonus)
    seat.extra_military += more_of(row.extra_military, bonus)
    if row.arms_per_stronger:
        seat.arms += row.arms_per_stronger[players_left(s) - 2] * count_above(s, i, True) + bonus
    if row.culture_per_richer:
        amount = row.culture_per_richer[players_left(s) - 2] * count_above(s, i, False) + bonus
        change_culture(s, i, amount, BY_ACTION_CARD, law)


def count_above(s: State, i: SeatNo, by_strength: bool) -> i64:
    """Opponents with strictly more strength, or strictly more culture."""
    count: i64 = 0
    own = strength_of(s, i) if by_strength else s.seats[i].culture
    for j in range(s.seat_count):
        if j != i and s.seats[j].in_game:
            other = strength_of(s, j) if by_strength else s.seats[j].culture
            if other > own:
                count += 1
    return count


MANY: Final = 99  # more than a card can order


# --- the ordered action -------------------------------------------------------------------------------------------
def can_order(s: State, i: SeatNo, card: CardNo, bonus: Amount, scratch: Options) -> bool:
    """action.card.must-be-possible: one possible action is enough to know."""
    before = scratch.count
    add_order_options(s, i, card, bonus, scratch, before + 1)
    if scratch.count == before:
        return False
    scratch.count = before
    return True


def add_order_options(s: State, i: SeatNo, card: CardNo, bonus: Amount, options: Options, most: i64) -> None:
    seat = s.seats[i]
    order = CARDS[card].order
    discount = more_of(CARDS[card].discount, bonus)
    if order == ORDER_POPULATION:
        add_order(s, i, card, bonus, command(POPULATE), options)
    elif order == ORDER_STAGE:
        add_order(s, i, card, bonus, command(STAGE, 1), options)
    elif order == ORDER_KIND:
        amount = more_of(CARDS[card].amount, bonus)
        add_order(s, i, card, bonus, command(AS_FOOD, amount), options)
        add_order(s, i, card, bonus, command(AS_RESOURCES, amount), options)
    elif order == ORDER_DEVELOP:
        for place in range(len(seat.hand)):
            held = seat.hand[place]
            if civil_available(seat) > 0 and is_technology(held) and can_develop(s, i, held, discount):
                options.append(command(DEVELOP, held))
            if may_learn(seat):
                add_order(s, i, card, bonus, command(LEARN_DEVELOP, held), options)
            if KIND[held] == GOVERNMENT:
                add_order(s, i, card, bonus, command(REVOLT, held), options)
            if options.count >= most:
                return
    elif order in (ORDER_FARM_OR_MINE, ORDER_URBAN, ORDER_UPGRADE):
        stored = at_hand(seat, IS_RESOURCE) + discount
        first = FIRST[FIRST_URBAN] if order == ORDER_URBAN else 0
        last = FIRST[FIRST_URBAN] if order == ORDER_FARM_OR_MINE else FIRST[FIRST_UNIT]  # no card orders a unit
        for tech in lines_of(seat):
            if first <= tech < last:
                add_worker_orders(s, i, card, bonus, tech, stored, options)
                if options.count >= most:
                    return
    else:
        raise BrokenLaw(f"the card {card} orders nothing")


def add_worker_orders(
    s: State, i: SeatNo, card: CardNo, bonus: Amount, tech: CardNo, stored: Amount, options: Options
) -> None:
    """Building, upgrading and converting on one technology, with so many resources."""
    seat = s.seats[i]
    have = stored + bound_for(seat, purpose_of(tech)) if seat.works else stored
    civil = civil_available(seat) > 0
    learns = may_learn(seat)
    if CARDS[card].order != ORDER_UPGRADE:
        if civil and seat.pool > 0 and build_cost(seat, tech) <= have and has_room(seat, tech):
            options.append(command(BUILD, tech))
        if learns:
            add_order(s, i, card, bonus, command(LEARN_BUILD, tech), options)
    if seat.workers[tech]:
        for target in range(tech + 1, LAST[KIND[tech]] if seat.techs & HIGHER[tech] else 0):
            if seat.techs >> target & 1:
                if civil and upgrade_cost(seat, tech, target) <= have:
                    options.append(command(UPGRADE, tech, target))
                if learns:
                    add_order(s, i, card, bonus, command(LEARN_UPGRADE, tech, target), options)
        if may_convert(s, i):
            for target in theaters_for(seat, tech):
                add_order(s, i, card, bonus, command(CONVERT, tech, target), options)


def add_order(s: State, i: SeatNo, card: CardNo, bonus: Amount, cmd: i64, options: Options) -> None:
    if order_refusal(s, i, card, cmd, bonus) is None:
        options.append(cmd)


def fits(card: CardNo, tech: CardNo) -> bool:
    """Is the technology of a kind that the card speaks of?"""
    if tech >= TECHS:
        return False
    order = CARDS[card].order
    basic = KIND[tech] in (FARM, MINE)
    if order == ORDER_FARM_OR_MINE:
        return basic
    if order == ORDER_URBAN:
        return is_urban(tech)
    return order == ORDER_UPGRADE and (basic or is_urban(tech))


def order_refusal(s: State, i: SeatNo, card: CardNo, cmd: i64, bonus: Amount) -> Refusal | None:
    """The ordered action with the card's discount (action.card.cost-floor), and the civil action for the card.

    A revolution has its own price instead.
    """
    row = CARDS[card]
    discount = more_of(row.discount, bonus)
    kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
    if kind == REVOLT and row.order == ORDER_DEVELOP:
        return revolt_refusal(s, i, a, discount)
    if is_learn(kind):
        fitting = row.order == ORDER_DEVELOP if kind == LEARN_DEVELOP else fits(card, a)
        if not fitting or kind == LEARN_TAKE or (kind == LEARN_BUILD and row.order == ORDER_UPGRADE):
            return Refusal("action.card.must-be-possible")
        return learn_refusal(s, i, kind, a, b, discount)
    refused = civil_refusal(s, i, "action.card.civil-action")
    if refused is not None:
        return refused
    if kind == POPULATE and row.order == ORDER_POPULATION:
        return populate_refusal(s, i, discount)
    if kind == STAGE and row.order == ORDER_STAGE:  # action.card.one-stage-only
        return stage_refusal(s, i, a, discount, 1)
    if kind == DEVELOP and row.order == ORDER_DEVELOP:
        return develop_refusal(s, i, a, discount)
    if kind in (AS_FOOD, AS_RESOURCES) and row.order == ORDER_KIND and a == more_of(row.amount, bonus):
        return None
    if kind == BUILD and row.order != ORDER_UPGRADE and fits(card, a):
        return build_refusal(s, i, a, discount)
    if kind == UPGRADE and fits(card, a):
        return upgrade_refusal(s, i, a, b, discount)
    if kind == CONVERT and fits(card, a) and may_convert(s, i):
        return convert_refusal(s, i, a, b, discount)
    return Refusal("action.card.must-be-possible")


# --- the question --------------------------------------------------------------------------------------------------
def ordering_card(frame: Frame) -> i64:
    return frame.a


def ordered_discount(frame: Frame) -> i64:
    """What the card takes off, with what other cards add to it."""
    return more_of(CARDS[frame.a].discount, frame.step)


class Order(Question):
    """The action that an action card orders."""

    def __init__(self) -> None:
        takes = (
            POPULATE, STAGE, DEVELOP, REVOLT, BUILD, UPGRADE, CONVERT, AS_FOOD, AS_RESOURCES, LEARN_DEVELOP,
            LEARN_BUILD, LEARN_UPGRADE,
        )  # fmt: skip
        slots = {"step": "how much more the card gives", "a": "action card"}
        super().__init__(ASK_CARD, "action-card", takes, "action.card.must-be-possible", slots)

    def subject(self, frame: Frame) -> i64:
        return frame.a

    def stake(self, frame: Frame) -> i64:
        return frame.step

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        """action.card.sub-action-rules: what the card may be used for now."""
        add_order_options(s, frame.seat, frame.a, frame.step, options, MANY)

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        return order_refusal(s, frame.seat, frame.a, cmd, frame.step)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """The action first, at the player's real means; what the card gives comes after it."""
        s.stack.pop()
        i, row, bonus = frame.seat, CARDS[frame.a], frame.step
        do_order(s, i, cmd, more_of(row.discount, bonus))
        gain(s, i, IS_FOOD, more_of(row.then_food, bonus), "action.card.revealed-resolved")
        change_science(s, i, more_of(row.then_science, bonus), "action.card.revealed-resolved")

    def ideas(self, s: State, frame: Frame) -> list[int]:
        return order_ideas(s.seats[frame.seat])


def do_order(s: State, i: SeatNo, cmd: i64, discount: Amount) -> None:
    kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
    if kind == REVOLT:
        revolt(s, i, a, discount)
        return
    if is_learn(kind):
        learn(s, i, kind, a, b, discount)
        return
    spend_civil(s, i, 1)
    if kind == POPULATE:
        populate(s, i, discount)
    elif kind == STAGE:
        build_stages(s, i, a, discount)
    elif kind == DEVELOP:
        develop(s, i, a, discount)
    elif kind == AS_FOOD:
        gain(s, i, IS_FOOD, a, "action.card.revealed-resolved")
    elif kind == AS_RESOURCES:
        gain(s, i, IS_RESOURCE, a, "action.card.revealed-resolved")
    elif kind == BUILD:
        build(s, i, a, discount)
    elif kind == UPGRADE:
        upgrade(s, i, a, b, discount)
    elif kind == CONVERT:
        convert(s, i, a, b, discount)
    else:
        raise BrokenLaw(f"no action card orders {cmd}")
