"""card.gutenberg.*, ruling.gutenberg.*, cards.in-play.references, stats.modified-by-text: for labs and libraries."""

from mypy_extensions import i64

from saecula.core.command import command
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.options import Options
from saecula.tta.cards.catalog import KIND, LAST
from saecula.tta.law.action.build import build, build_refusal
from saecula.tta.law.action.develop import develop, develop_refusal
from saecula.tta.law.action.take import limits_refusal, receive, space_refusal, take_cost
from saecula.tta.law.action.upgrade import upgrade, upgrade_refusal
from saecula.tta.law.actions import civil_available, spend_civil
from saecula.tta.law.once import is_unused, use
from saecula.tta.law.points import change_culture
from saecula.tta.powers import CULTURE_ON_LEARNING, LEARNING_ACTION
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    BY_LEADER,
    LAB,
    LEARN_BUILD,
    LEARN_DEVELOP,
    LEARN_TAKE,
    LEARN_UPGRADE,
    LIBRARY,
    ROW,
    TECHS,
    Amount,
    CardNo,
    SeatNo,
)


def is_learn(kind: i64) -> bool:
    """Is it a command that uses the action?"""
    return LEARN_TAKE <= kind <= LEARN_UPGRADE


def may_learn(seat: Seat) -> bool:
    """card.gutenberg.no-token, card.gutenberg.any-time, card.gutenberg.not-revolution: once a turn."""
    return seat.powers[LEARNING_ACTION] > 0 and is_unused(seat, LEARNING_ACTION)


def is_of_learning(card: CardNo) -> bool:
    return KIND[card] == LAB or KIND[card] == LIBRARY


def learn_refusal(s: State, i: SeatNo, kind: i64, a: i64, b: i64, discount: Amount) -> Refusal | None:
    """`discount` is what an action card takes off beside it (card.gutenberg.action-cards)."""
    seat = s.seats[i]
    if seat.powers[LEARNING_ACTION] == 0:
        return Refusal("cards.in-play.references")
    if not may_learn(seat):
        return Refusal("card.gutenberg.one-use")
    discount += seat.powers[LEARNING_ACTION]
    if kind == LEARN_TAKE:
        return learn_take_refusal(s, i, a)
    if kind == LEARN_DEVELOP:
        refused = develop_refusal(s, i, a, discount)
        return refused if refused is not None or is_of_learning(a) else Refusal("card.gutenberg.one-use")
    if a >= TECHS or not is_of_learning(a):
        return Refusal("card.gutenberg.one-use")
    if kind == LEARN_BUILD:
        return build_refusal(s, i, a, discount)
    if kind == LEARN_UPGRADE:
        return upgrade_refusal(s, i, a, b, discount)
    raise BrokenLaw(f"nobody learns by {kind}")


def learn_take_refusal(s: State, i: SeatNo, space: i64) -> Refusal | None:
    refused = space_refusal(s, space)
    if refused is not None:
        return refused
    if not is_of_learning(s.row[space]):
        return Refusal("card.gutenberg.one-use")
    refused = limits_refusal(s.seats[i], s.row[space])
    if refused is not None:
        return refused
    cost = learn_take_cost(s.seats[i], space, s.row[space])
    have = civil_available(s.seats[i])
    return None if have >= cost else Refusal("ruling.gutenberg.row-price", "civil-actions", cost, have)


def learn_take_cost(seat: Seat, space: i64, card: CardNo) -> i64:
    """ruling.gutenberg.row-price: it covers one of the civil actions; a technology costs one at least."""
    return take_cost(seat, space, card) - 1


def add_learn_options(s: State, i: SeatNo, options: Options) -> None:
    """Everything that the action could do without an action card."""
    seat = s.seats[i]
    for space in range(ROW):
        add_learn(s, i, LEARN_TAKE, space, 0, options)
    for card in seat.hand:
        add_learn(s, i, LEARN_DEVELOP, card, 0, options)
    for tech in range(TECHS):
        if seat.techs >> tech & 1 and is_of_learning(tech):
            add_learn(s, i, LEARN_BUILD, tech, 0, options)
            for target in range(tech + 1, LAST[KIND[tech]]):
                add_learn(s, i, LEARN_UPGRADE, tech, target, options)


def add_learn(s: State, i: SeatNo, kind: i64, a: i64, b: i64, options: Options) -> None:
    if learn_refusal(s, i, kind, a, b, 0) is None:
        options.append(command(kind, a, b))


def learn(s: State, i: SeatNo, kind: i64, a: i64, b: i64, discount: Amount) -> None:
    """No civil action is spent, but for what a card of the row costs beyond one."""
    seat = s.seats[i]
    use(seat, LEARNING_ACTION)
    discount += seat.powers[LEARNING_ACTION]
    change_culture(s, i, seat.powers[CULTURE_ON_LEARNING], BY_LEADER, "stats.modified-by-text")
    if kind == LEARN_TAKE:
        cost = learn_take_cost(seat, a, s.row[a])
        spend_civil(s, i, cost)
        receive(s, i, a, cost)
    elif kind == LEARN_DEVELOP:
        develop(s, i, a, discount)
    elif kind == LEARN_BUILD:
        build(s, i, a, discount)
    elif kind == LEARN_UPGRADE:
        upgrade(s, i, a, b, discount)
    else:
        raise BrokenLaw(f"nobody learns by {kind}")
