"""turn.*: the phases of a turn, and the effects of every turn end."""

from saecula.aoc.cards.tables import EFFECTS, Effect
from saecula.aoc.law.action import act_through_card, open_actions, through_card_refusal
from saecula.aoc.law.civ import open_civ
from saecula.aoc.law.effect import gain_coins, gain_vp
from saecula.aoc.law.tech import learnable, open_learn
from saecula.aoc.law.worker import return_workers
from saecula.aoc.ratings import times
from saecula.aoc.state import State
from saecula.aoc.terms import (
    ASK_GIFT,
    ASK_TURN,
    ASK_TURN_END,
    BY_GIFT,
    BY_TURN_END,
    COINS_GIVEN,
    COINS_LOST,
    DONE,
    GIFT,
    IF_ALWAYS,
    NOTHING,
    PER_NOTHING,
    TURN_BEGAN,
    TURN_END,
    TURN_END_ACTION,
    TURN_END_GIFT,
    TURN_END_TECH,
    USE,
)
from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame


# --- the phases -----------------------------------------------------------------------------------------------------
def open_turn(s: State, seat: int) -> None:
    """turn.whole: nobody else acts until this frame is closed."""
    s.turn += 1
    s.turn_seat = seat
    emit(s, "turn.order", TURN_BEGAN, seat, s.round)
    s.stack.append(Frame(ASK_TURN, seat))


def turn_advance(s: State, frame: Frame) -> None:
    """turn.phases: one phase further; the phases that ask put their own frame on top."""
    phase = frame.step
    frame.step += 1
    if phase == 0:
        open_civ(s, frame.seat)
    elif phase == 1:
        open_actions(s, frame.seat)
    elif phase == 2:
        return_workers(s, frame.seat)
        s.stack.append(Frame(ASK_TURN_END, frame.seat))
    else:
        s.stack.pop()
        s.turns_taken += 1


# --- effects of every turn end --------------------------------------------------------------------------------------
def is_turn_end(effect: Effect) -> bool:
    return effect.op in (TURN_END, TURN_END_TECH, TURN_END_ACTION, TURN_END_GIFT)


def is_optional(effect: Effect) -> bool:
    """turn.end.may"""
    return effect.op == TURN_END_ACTION or effect.op == TURN_END_GIFT


def is_flat(effect: Effect) -> bool:
    """A gain that nothing can change: it is taken first, without a question, and no choice is lost."""
    return effect.op == TURN_END and effect.per == PER_NOTHING and effect.condition == IF_ALWAYS


def pending(s: State, frame: Frame) -> list[int]:
    """Effects in force that were not yet resolved; one that was just learned counts from now on."""
    found: list[int] = []
    for i in s.seats[frame.seat].active:
        if is_turn_end(EFFECTS[i]) and i not in frame.data:
            found.append(i)
    return found


def use_refusal(s: State, frame: Frame, index: int) -> Refusal | None:
    if index in frame.data:
        return Refusal("turn.end.once")
    if index not in pending(s, frame):
        return Refusal("turn.end.effects")
    return means_refusal(s, frame.seat, EFFECTS[index])


def means_refusal(s: State, seat: int, effect: Effect) -> Refusal | None:
    """Is there what the effect takes?"""
    if effect.op == TURN_END_ACTION:
        return through_card_refusal(s, seat, effect.action, effect.card)
    if effect.op == TURN_END_GIFT:
        if not s.market:
            return Refusal("draft.empty-market")
        coins = s.seats[seat].coins
        if coins < effect.coins:
            return Refusal("action.cost.coins", "coins", effect.coins, coins)
    return None


def done_refusal(s: State, frame: Frame) -> Refusal | None:
    """turn.end.effects: what does not say "may" must be resolved."""
    for i in pending(s, frame):
        if not is_optional(EFFECTS[i]):
            return Refusal("turn.end.effects")
    return None


def usable(s: State, frame: Frame) -> list[int]:
    """turn.end.order: any effect that is left and can be paid for, in any order."""
    found: list[int] = []
    for i in pending(s, frame):
        if means_refusal(s, frame.seat, EFFECTS[i]) is None:
            found.append(i)
    return found


def turn_end_options(s: State, frame: Frame) -> list[int]:
    options: list[int] = []
    for i in usable(s, frame):
        options.append(command(USE, i))
    if done_refusal(s, frame) is None:
        options.append(command(DONE))
    return options


def turn_end_advance(s: State, frame: Frame) -> bool:
    """Take what needs no answer; ask only while there is a choice."""
    while True:
        left = usable(s, frame)
        index = unasked(left)
        if index == NOTHING:
            return len(left) > 0
        resolve(s, frame, index)


def unasked(left: list[int]) -> int:
    """Of the effects that can be used, one to take without a question: a flat gain, or the only gain."""
    for i in left:
        if is_flat(EFFECTS[i]):
            return i
    return left[0] if len(left) == 1 and EFFECTS[left[0]].op == TURN_END else NOTHING


def resolve(s: State, frame: Frame, index: int) -> None:
    seat = frame.seat
    frame.data.append(index)
    effect = EFFECTS[index]
    if effect.op == TURN_END:
        count = times(s, s.seats[seat], effect)
        gain_coins(s, seat, effect.coins * count, BY_TURN_END)
        gain_vp(s, seat, effect.vp * count, BY_TURN_END)
    elif effect.op == TURN_END_TECH:
        if learnable(s.seats[seat]):
            open_learn(s, seat, effect.amount)
    elif effect.op == TURN_END_ACTION:
        act_through_card(s, seat, effect.action, effect.card)
    elif effect.op == TURN_END_GIFT:
        s.stack.append(Frame(ASK_GIFT, seat, 0, index))


# --- the question: coins for a civilization of the market -----------------------------------------------------------
def gift_refusal(s: State, civ: int) -> Refusal | None:
    return None if civ in s.market else Refusal("civ.choose.market")


def gift_options(s: State) -> list[int]:
    return [command(GIFT, civ) for civ in s.market]


def gift_answer(s: State, frame: Frame, civ: int) -> None:
    """The coins become ordinary bonus coins (card.phoenicia.bonus-coins)."""
    s.stack.pop()
    effect = EFFECTS[frame.a]
    s.seats[frame.seat].coins -= effect.coins
    s.market_coins[s.market.index(civ)] += effect.coins
    emit(s, "effect.coins.lose", COINS_LOST, frame.seat, effect.coins, BY_GIFT)
    emit(s, "card.phoenicia", COINS_GIVEN, frame.seat, civ, effect.coins)
    gain_vp(s, frame.seat, effect.vp, BY_TURN_END)
