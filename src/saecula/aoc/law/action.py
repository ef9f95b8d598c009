"""action.*: what may be done with workers, what it costs, what it gives; passing."""

from typing import Final

from saecula.aoc.cards.tables import ACTION_GAIN, ACTION_RED, ACTION_VP, EFFECTS, Effect
from saecula.aoc.law.effect import gain_coins, gain_vp, opponents_lose_coins, others_gain_coins
from saecula.aoc.law.innovation import buy_options
from saecula.aoc.law.tech import learn, learnable, tech_refusal
from saecula.aoc.law.wonder import take_wonder, wonder_refusal
from saecula.aoc.law.worker import gain_workers, place_workers
from saecula.aoc.ratings import crew_of, has_for, leads, power_of, price_of, slots_of
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import (
    ACT,
    ACTED,
    ACTION_BONUS,
    ACTION_TAKEN,
    ACTION_WORKER,
    ACTIONS,
    ACTIONS_ENDED,
    ASK_ACTIONS,
    ASK_FOLLOW_UP,
    BY_PASS,
    CONQUEST,
    CONQUEST_POWER,
    DENY,
    DONE,
    END,
    FOLLOW_UP,
    FRESH,
    HUNT,
    KEEP_WORKER,
    NOTHING,
    PASS,
    PASS_BONUS,
    PASS_COINS,
    PASSED,
    PASSED_TURN,
    RAID,
    RESEARCH,
    SACRIFICE,
    TRADE,
    USE,
    WONDER,
)
from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame

NO_CARD: Final = ""  # an action done in the row or in a private slot comes through no card


# --- may it be done? ------------------------------------------------------------------------------------------------
def denial(s: State, seat: int, action: int) -> Refusal | None:
    """An opponent's card may forbid an action, in the row and in private slots alike."""
    for other in range(s.seat_count):
        if other == seat or not has_for(s.seats[other], DENY, action):
            continue
        for i in s.seats[other].active:
            effect = EFFECTS[i]
            if effect.op == DENY and effect.action == action:
                return Refusal(effect.law or "action.denied")
    return None


def slot_refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Is there a slot left for the action, and nobody to forbid it? Workers and coins are asked later."""
    player = s.seats[seat]
    slots = slots_of(s, player, action)
    if slots == 0:
        return Refusal("action.available.row")
    forbidden = denial(s, seat, action)
    if forbidden is not None:
        return forbidden
    if player.used[action] >= slots:
        return Refusal("action.slot.once", "slots", player.used[action] + 1, slots)
    return None


def sacrifices(s: State, player: Seat, action: int, declined: bool) -> bool:
    """Does the action cost more workers and fewer coins this time? Whoever may choose, may decline."""
    return not declined and has_for(player, SACRIFICE, action)


def may_decline(s: State, player: Seat, action: int) -> bool:
    if not has_for(player, SACRIFICE, action):
        return False
    for i in player.active:
        effect = EFFECTS[i]
        if effect.op == SACRIFICE and effect.action == action:
            return s.sacrifice_optional or effect.optional
    return False


def crew_refusal(s: State, player: Seat, action: int, declined: bool) -> Refusal | None:
    """Are there workers enough for this way of doing the action?"""
    if declined and not may_decline(s, player, action):
        return Refusal("action.cost.workers")
    crew = crew_of(player, action, sacrifices(s, player, action, declined))
    if player.idle < crew:
        return Refusal("action.cost.workers", "workers", crew, player.idle)
    return None


def target_refusal(s: State, player: Seat, action: int, target: int) -> Refusal | None:
    """Is the technology or the wonder one that may be had?"""
    if action == RESEARCH:
        if target != NOTHING or learnable(player):  # action.research.none-left: points alone
            return tech_refusal(player, target)
    elif action == WONDER:
        if target != NOTHING or s.wonders:  # action.wonder.empty: no card to choose, still an action
            return wonder_refusal(s, target)
    elif target != NOTHING:
        return Refusal("action.slot.same")
    return None


def price_refusal(s: State, player: Seat, action: int, target: int, declined: bool) -> Refusal | None:
    """Can the coins be paid? Only the price of Research depends on its target."""
    tech = target if action == RESEARCH else NOTHING
    price = price_of(s, player, action, tech, NO_CARD, sacrifices(s, player, action, declined))
    if player.coins < price:
        return Refusal("action.cost.coins", "coins", price, player.coins)
    return None


def act_refusal(s: State, frame: Frame, action: int, target: int, declined: bool) -> Refusal | None:
    if not 0 <= action < ACTIONS:
        return Refusal("action.plague.no-slot")
    if frame.step == PASSED:
        return Refusal("action.pass.instead")
    player = s.seats[frame.seat]
    refused = slot_refusal(s, frame.seat, action)
    if refused is None:
        refused = crew_refusal(s, player, action, declined)
    if refused is None:
        refused = target_refusal(s, player, action, target)
    if refused is None:
        refused = price_refusal(s, player, action, target, declined)
    return refused


def is_red(player: Seat, action: int) -> bool:
    """Are the workers of this action lost at their return?"""
    return ACTION_RED[action] and not has_for(player, KEEP_WORKER, action)


def targets_of(s: State, player: Seat, action: int) -> list[int]:
    """The things an action may aim at; NOTHING where it aims at none."""
    targets: list[int] = []
    if action == RESEARCH:
        targets = learnable(player)
    elif action == WONDER:
        targets = s.wonders
    return targets or [NOTHING]


def act_command(action: int, target: int, declined: bool) -> int:
    return command(ACT, action, target + 1, 1 if declined else 0)


# --- doing it -------------------------------------------------------------------------------------------------------
def gain_from_action(s: State, seat: int, action: int, tech: int) -> None:
    """What the action gives, its own part and every bonus that names it (action.modifier.bonus)."""
    player = s.seats[seat]
    if action != CONQUEST or conquers(s, player):
        gain_vp(s, seat, ACTION_VP[action], action)
    gain_coins(s, seat, ACTION_GAIN[action], action)
    if action == HUNT and player.techs == 0:  # action.hunt.no-technology
        gain_vp(s, seat, 1, action)
    if action == TRADE:  # action.trade.others
        others_gain_coins(s, seat, 1, action)
    if player.touched >> action & 1:
        for i in player.active:
            effect = EFFECTS[i]
            if effect.action == action:
                apply_modifier(s, seat, effect, tech)


def conquers(s: State, player: Seat) -> bool:
    """action.conquest.effect, .tie, .at-least-one: whoever does not, has done the action all the same."""
    return leads(s, player) and power_of(s, player) >= CONQUEST_POWER


def apply_modifier(s: State, seat: int, effect: Effect, tech: int) -> None:
    """One effect of the seat that names the action being done."""
    if effect.op == ACTION_BONUS:
        if effect.techs and (tech == NOTHING or not effect.techs >> tech & 1):
            return
        gain_coins(s, seat, effect.coins, effect.action)
        gain_vp(s, seat, effect.vp, effect.action)
    elif effect.op == ACTION_WORKER:
        gain_workers(s, seat, effect.amount, effect.action)
    elif effect.op == RAID:
        opponents_lose_coins(s, seat, effect.coins)


def act(s: State, frame: Frame, action: int, target: int, declined: bool) -> None:
    """action.effect.at-once: pay, place, gain; then the next action."""
    seat = frame.seat
    player = s.seats[seat]
    sacrifice = sacrifices(s, player, action, declined)
    tech = target if action == RESEARCH else NOTHING
    price = price_of(s, player, action, tech, NO_CARD, sacrifice)
    crew = crew_of(player, action, sacrifice)
    red = is_red(player, action)
    frame.step = ACTED
    player.used[action] += 1
    player.coins -= price
    place_workers(s, seat, crew, red)
    emit(s, "action.effect.at-once", ACTION_TAKEN, seat, action, price, crew)
    gain_from_action(s, seat, action, tech)
    if action == RESEARCH and target != NOTHING:
        learn(s, seat, target)
    elif action == WONDER and target != NOTHING:
        take_wonder(s, seat, target)
    if not has_for(player, FOLLOW_UP, action):
        return
    for i in player.active:
        effect = EFFECTS[i]
        if effect.op == FOLLOW_UP and effect.action == action:
            s.stack.append(Frame(ASK_FOLLOW_UP, seat, 0, i))


def act_through_card(s: State, seat: int, action: int, via: str) -> None:
    """An action that a card allows without a worker, at its price; slots are not touched."""
    player = s.seats[seat]
    price = price_of(s, player, action, NOTHING, via, False)
    player.coins -= price
    emit(s, "action.effect.at-once", ACTION_TAKEN, seat, action, price, 0)
    gain_from_action(s, seat, action, NOTHING)


def through_card_refusal(s: State, seat: int, action: int, via: str) -> Refusal | None:
    forbidden = denial(s, seat, action)
    if forbidden is not None:
        return forbidden
    price = price_of(s, s.seats[seat], action, NOTHING, via, False)
    if s.seats[seat].coins < price:
        return Refusal("action.cost.coins", "coins", price, s.seats[seat].coins)
    return None


# --- the question: actions ------------------------------------------------------------------------------------------
def open_actions(s: State, seat: int) -> None:
    player = s.seats[seat]
    player.used = [0] * ACTIONS
    s.stack.append(Frame(ASK_ACTIONS, seat, FRESH))


def actions_options(s: State, frame: Frame) -> list[int]:
    seat = frame.seat
    player = s.seats[seat]
    options: list[int] = []
    if frame.step != PASSED and player.idle > 0:
        for action in range(ACTIONS):
            if slot_refusal(s, seat, action) is None:
                add_options(s, player, action, False, options)
                if may_decline(s, player, action):
                    add_options(s, player, action, True, options)
    if s.innovation:
        options += buy_options(s, seat)
    if frame.step == FRESH:
        options.append(command(PASS))
    options.append(command(END))
    return options


def add_options(s: State, player: Seat, action: int, declined: bool, options: list[int]) -> None:
    """Every target of an action that has a slot; every action needs a worker."""
    if crew_refusal(s, player, action, declined) is not None:
        return
    if action != RESEARCH and price_refusal(s, player, action, NOTHING, declined) is not None:
        return
    for target in targets_of(s, player, action):
        if action != RESEARCH or price_refusal(s, player, action, target, declined) is None:
            options.append(act_command(action, target, declined))


def actions_advance(s: State, frame: Frame) -> bool:
    """innovation.during-turn: after a pass only a purchase can still be asked."""
    return frame.step != PASSED or (s.innovation and len(buy_options(s, frame.seat)) > 0)


def pass_refusal(s: State, frame: Frame) -> Refusal | None:
    return None if frame.step == FRESH else Refusal("action.pass.instead")


def pass_answer(s: State, frame: Frame) -> None:
    """action.pass.gain, action.pass.population"""
    seat = frame.seat
    frame.step = PASSED
    emit(s, "action.pass.gain", PASSED_TURN, seat)
    gain_coins(s, seat, PASS_COINS, BY_PASS)
    gain_workers(s, seat, 1, BY_PASS)
    for i in s.seats[seat].active:
        effect = EFFECTS[i]
        if effect.op == PASS_BONUS:
            gain_coins(s, seat, effect.coins, BY_PASS)
            gain_vp(s, seat, effect.vp, BY_PASS)


def end_answer(s: State, frame: Frame) -> None:
    """turn.workers.unused, action.none"""
    emit(s, "turn.workers.unused", ACTIONS_ENDED, frame.seat)
    s.stack.pop()


# --- the question: an action that follows another -------------------------------------------------------------------
def follow_up_refusal(s: State, frame: Frame, effect: int) -> Refusal | None:
    if effect != frame.a:
        return Refusal("turn.phases")
    return through_card_refusal(s, frame.seat, EFFECTS[effect].then, EFFECTS[effect].card)


def follow_up_options(s: State, frame: Frame) -> list[int]:
    return [command(USE, frame.a), command(DONE)]


def follow_up_answer(s: State, frame: Frame) -> None:
    s.stack.pop()
    act_through_card(s, frame.seat, EFFECTS[frame.a].then, EFFECTS[frame.a].card)


def follow_up_advance(s: State, frame: Frame) -> bool:
    return follow_up_refusal(s, frame, frame.a) is None
