"""action.*, innovation.during-turn, turn.*, worker.return.white: doing with workers, and passing."""

from typing import Final

from saecula.aoc.cards.tables import ACTION_GAIN, ACTION_RED, ACTION_VP, EFFECTS, Effect
from saecula.aoc.law.effect import gain_coins, gain_vp, others_gain_coins
from saecula.aoc.law.innovation import add_buy_options, buy, buy_ideas, buy_refusal, can_buy
from saecula.aoc.law.op import OPS, Op
from saecula.aoc.law.question import Question
from saecula.aoc.law.tech import learn, learnable, tech_refusal, techs_of
from saecula.aoc.law.wonder import take_wonder, wonder_refusal
from saecula.aoc.law.worker import gain_workers, place_workers
from saecula.aoc.ratings import crew_of, has, has_for, leads, power_of, price_of, slots_of
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import (
    ACT,
    ACTED,
    ACTION_BONUS,
    ACTION_DISCOUNT,
    ACTION_SLOT,
    ACTION_TAKEN,
    ACTIONS,
    ACTIONS_ENDED,
    ASK_ACTIONS,
    BUY,
    BY_PASS,
    CONQUEST,
    CONQUEST_POWER,
    DENY,
    END,
    FOLLOW_UP,
    FRESH,
    FUTURE_ACTIONS,
    HUNT,
    KEEP_WORKER,
    NOTHING,
    PASS,
    PASS_BONUS,
    PASS_COINS,
    PASSED,
    PASSED_TURN,
    RESEARCH,
    SACRIFICE,
    TRADE,
    WONDER,
    Action,
    Card,
    SeatNo,
)
from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options

NO_CARD: Final = ""  # an action done in the row or in a private slot comes through no card

COST_LAWS: Final = [  # by action: what it takes
    "action.wonder.cost", "action.research.cost", "action.exploit", "action.culture.cost", "action.build",
    "action.conquest.cost", "action.hunt.coin", "action.fish", "action.trade.own", "action.farm",
]  # fmt: skip
GAIN_LAWS: Final = [  # by action: what it gives itself
    "action.wonder.effect", "action.research.effect", "action.exploit", "action.culture.effect", "action.build",
    "action.conquest.effect", "action.hunt.coin", "action.fish", "action.trade.own", "action.farm",
]  # fmt: skip
NO_TARGET: Final[list[Card]] = [NOTHING]


# --- may it be done? ------------------------------------------------------------------------------------------------
def denier(s: State, seat: SeatNo, action: Action) -> SeatNo:
    """action.denied: an opponent whose card forbids the action, in the row and in private slots alike, or NOTHING."""
    for other in range(s.seat_count):
        if other != seat and has_for(s.seats[other], DENY, action):
            return other
    return NOTHING


def denial(s: State, seat: SeatNo, action: Action) -> Refusal | None:
    """The law of the card that forbids the action."""
    other = denier(s, seat, action)
    if other == NOTHING:
        return None
    for i in s.seats[other].active:
        row = EFFECTS[i]
        if row.op == DENY and row.action == action:
            return Refusal(OPS[DENY].cause(row))
    raise BrokenLaw(f"no card forbids the action {action}")


def has_slot(s: State, seat: SeatNo, action: Action) -> bool:
    """Is there a slot left for the action, and nobody to forbid it? Workers and coins are asked later.

    action.available.permanent, action.slot.private, action.slot.any-round, action.research.twice, action.hunt.twice:
    `slots_of` counts the slots of the permanent card, of open cards of the row and of the seat's own cards.
    """
    player = s.seats[seat]
    return player.used[action] < slots_of(s, player, action) and denier(s, seat, action) == NOTHING


def slot_refusal(s: State, seat: SeatNo, action: Action) -> Refusal | None:
    """Why there is no slot for the action."""
    if has_slot(s, seat, action):
        return None
    player = s.seats[seat]
    slots = slots_of(s, player, action)
    if slots == 0:
        return Refusal("action.available.row")
    forbidden = denial(s, seat, action)
    return forbidden or Refusal("action.slot.once", "slots", player.used[action] + 1, slots)


def sacrifices(s: State, player: Seat, action: Action, declined: bool) -> bool:
    """Does the action cost more workers and fewer coins this time? Whoever may choose, may decline."""
    return not declined and has_for(player, SACRIFICE, action)


def may_decline(s: State, player: Seat, action: Action) -> bool:
    if not has(player, SACRIFICE):
        return False
    for i in player.active:
        row = EFFECTS[i]
        if row.op == SACRIFICE and row.action == action:
            return s.sacrifice_optional or row.optional
    return False


def crew_refusal(s: State, player: Seat, action: Action, declined: bool) -> Refusal | None:
    """Are there workers enough for this way of doing the action?"""
    if declined and not may_decline(s, player, action):
        return Refusal("action.cost.workers")
    crew = crew_of(player, action, sacrifices(s, player, action, declined))
    if player.idle < crew:
        return Refusal("action.cost.workers", "workers", crew, player.idle)
    return None


def target_refusal(s: State, player: Seat, action: Action, target: Card) -> Refusal | None:
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


def price_refusal(s: State, player: Seat, action: Action, target: Card, declined: bool) -> Refusal | None:
    """Can the coins be paid (action.modifier.discount, action.cost.floor)? The target matters for Research only."""
    tech = target if action == RESEARCH else NOTHING
    price = price_of(s, player, action, tech, NO_CARD, sacrifices(s, player, action, declined))
    if player.coins < price:
        return Refusal("action.cost.coins", "coins", price, player.coins)
    return None


def act_refusal(s: State, frame: Frame, action: Action, target: Card, declined: bool) -> Refusal | None:
    """action.conquest.without-lead: nobody asks here what the action will bring."""
    if not 0 <= action < ACTIONS:
        return Refusal("action.plague.no-slot")  # action.plague.counts: it is a card of the row all the same
    if has_passed(frame):
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


def is_red(player: Seat, action: Action) -> bool:
    """Are the workers of this action lost at their return?"""
    return ACTION_RED[action] and not has_for(player, KEEP_WORKER, action)


def targets_of(s: State, player: Seat, action: Action) -> list[Card]:
    """The things an action may aim at; NOTHING where it aims at none."""
    if action == RESEARCH:
        return learnable(player) or NO_TARGET
    if action == WONDER:
        return s.wonders or NO_TARGET
    return NO_TARGET


def act_command(action: Action, target: Card, declined: bool) -> int:
    return command(ACT, action, target + 1, 1 if declined else 0)


def target_of(cmd: int) -> Card:
    return b_of(cmd) - 1


def is_declined(cmd: int) -> bool:
    return c_of(cmd) != 0


# kinds of effect that sums and comparisons ask for
ASKED_BY_NAME: Final[list[Op]] = [
    Op(ACTION_DISCOUNT, "action.modifier.discount"),
    Op(ACTION_SLOT, "action.slot.private"),
    Op(DENY, "action.denied"),
    Op(FUTURE_ACTIONS, "action.available.row"),
    Op(KEEP_WORKER, "worker.return.white"),
    Op(SACRIFICE, "action.cost.workers"),
]


# --- doing it -------------------------------------------------------------------------------------------------------
def gain_from_action(s: State, seat: SeatNo, action: Action, tech: Card) -> None:
    """action.slot.same: what the action gives, however it is done, and every effect that names it."""
    player = s.seats[seat]
    if action != CONQUEST or conquers(s, player):  # action.conquest.actor: nobody else scores
        gain_vp(s, GAIN_LAWS[action], seat, ACTION_VP[action], action)
        if action == CONQUEST and s.conquest_shared:
            share_conquest(s, seat)
    gain_coins(s, GAIN_LAWS[action], seat, ACTION_GAIN[action], action)
    if action == HUNT and player.techs == 0:
        gain_vp(s, "action.hunt.no-technology", seat, 1, action)
    if action == TRADE:
        others_gain_coins(s, "action.trade.others", seat, 1, action)
    if player.touched >> action & 1:
        for i in player.active:
            row = EFFECTS[i]
            if row.action == action:
                OPS[row.op].acted(s, seat, row, tech)


def share_conquest(s: State, seat: SeatNo) -> None:
    """action.conquest.setting: everybody else with the highest power scores as the actor does."""
    for other in range(s.seat_count):
        if other != seat and conquers(s, s.seats[other]):
            gain_vp(s, "action.conquest.setting", other, ACTION_VP[CONQUEST], CONQUEST)


def conquers(s: State, player: Seat) -> bool:
    """action.conquest.effect, .tie, .at-least-one: whoever does not, has done the action all the same.

    action.conquest.tie: `leads` is true for everybody who shares the highest power; action.conquest.at-least-one.
    """
    return leads(s, player) and power_of(s, player) >= CONQUEST_POWER


class ActionBonus(Op):
    """action.modifier.bonus: more coins and points each time the action is done."""

    def __init__(self) -> None:
        super().__init__(ACTION_BONUS, "action.modifier.bonus")

    def acted(self, s: State, seat: SeatNo, row: Effect, tech: Card) -> None:
        if row.techs and (tech == NOTHING or not row.techs >> tech & 1):
            return
        gain_coins(s, self.cause(row), seat, row.coins, row.action)
        gain_vp(s, self.cause(row), seat, row.vp, row.action)


def act(s: State, frame: Frame, action: Action, target: Card, declined: bool) -> None:
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
    if target != NOTHING:
        take_target(s, seat, action, target)
    if has_for(player, FOLLOW_UP, action):
        for i in player.active:
            if EFFECTS[i].action == action:
                OPS[EFFECTS[i].op].placed(s, seat, i)


def take_target(s: State, seat: SeatNo, action: Action, target: Card) -> None:
    if action == RESEARCH:
        learn(s, seat, target)
    elif action == WONDER:
        take_wonder(s, seat, target)
    else:
        raise BrokenLaw(f"the action {action} aims at nothing")


def act_through_card(s: State, law: str, seat: SeatNo, action: Action, via: str) -> None:
    """An action that a card allows without a worker, at its price; slots are not touched."""
    player = s.seats[seat]
    price = price_of(s, player, action, NOTHING, via, False)
    player.coins -= price
    emit(s, law, ACTION_TAKEN, seat, action, price, 0)
    gain_from_action(s, seat, action, NOTHING)


def through_card_refusal(s: State, seat: SeatNo, action: Action, via: str) -> Refusal | None:
    forbidden = denial(s, seat, action)
    if forbidden is not None:
        return forbidden
    price = price_of(s, s.seats[seat], action, NOTHING, via, False)
    if s.seats[seat].coins < price:
        return Refusal("action.cost.coins", "coins", price, s.seats[seat].coins)
    return None


# --- passing --------------------------------------------------------------------------------------------------------
def has_passed(frame: Frame) -> bool:
    return frame.step == PASSED


def is_fresh(frame: Frame) -> bool:
    """Has nothing been done yet, so that a pass is still possible?"""
    return frame.step == FRESH


def is_acting(s: State, seat: SeatNo) -> bool:
    """Is the seat in its action phase, with workers that it may still place?"""
    for frame in s.stack:
        if frame.kind == ASK_ACTIONS and frame.seat == seat and not has_passed(frame):
            return True
    return False


def pass_answer(s: State, frame: Frame) -> None:
    """action.pass.gain, action.pass.population: up to four workers, whatever the civilization shows."""
    seat = frame.seat
    frame.step = PASSED
    emit(s, "action.pass.gain", PASSED_TURN, seat)
    gain_coins(s, "action.pass.gain", seat, PASS_COINS, BY_PASS)
    gain_workers(s, "action.pass.gain", seat, 1, BY_PASS)
    for i in s.seats[seat].active:
        OPS[EFFECTS[i].op].passed(s, seat, EFFECTS[i])


class PassBonus(Op):
    """More coins and points for a pass."""

    def __init__(self) -> None:
        super().__init__(PASS_BONUS, "action.pass.gain")

    def passed(self, s: State, seat: SeatNo, row: Effect) -> None:
        gain_coins(s, self.cause(row), seat, row.coins, BY_PASS)
        gain_vp(s, self.cause(row), seat, row.vp, BY_PASS)


# --- the question ---------------------------------------------------------------------------------------------------
def open_actions(s: State, seat: SeatNo) -> None:
    player = s.seats[seat]
    player.used = [0] * ACTIONS
    s.stack.append(Frame(ASK_ACTIONS, seat, FRESH))


def add_act_options(s: State, player: Seat, action: Action, declined: bool, options: Options) -> None:
    """Every target of an action that has a slot; every action needs a worker."""
    if crew_refusal(s, player, action, declined) is not None:
        return
    if action != RESEARCH and price_refusal(s, player, action, NOTHING, declined) is not None:
        return
    for target in targets_of(s, player, action):
        if action != RESEARCH or price_refusal(s, player, action, target, declined) is None:
            options.append(act_command(action, target, declined))


def targets_in_mind(s: State, player: Seat, action: Action) -> list[Card]:
    if action == RESEARCH:
        return techs_of(player)
    return s.wonders if action == WONDER and s.wonders else [NOTHING]


class ActionsQuestion(Question):
    """Actions one after another, or a pass instead of them, and an end."""

    def __init__(self) -> None:
        super().__init__(
            ASK_ACTIONS, "actions", [ACT, BUY, PASS, END], "turn.phases", {"step": "FRESH, ACTED or PASSED"}
        )

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        seat = frame.seat
        player = s.seats[seat]
        if not has_passed(frame) and player.idle > 0:
            for action in range(ACTIONS):
                if has_slot(s, seat, action):
                    add_act_options(s, player, action, False, options)
                    if may_decline(s, player, action):
                        add_act_options(s, player, action, True, options)
        if s.innovation:
            add_buy_options(s, seat, options)
        if frame.step == FRESH:
            options.append(command(PASS))
        options.append(command(END))

    def refusal(self, s: State, frame: Frame, cmd: int) -> Refusal | None:
        kind = kind_of(cmd)
        if kind == ACT:
            return act_refusal(s, frame, a_of(cmd), target_of(cmd), is_declined(cmd))
        if kind == BUY:
            return buy_refusal(s, frame.seat, a_of(cmd))
        if kind == PASS and frame.step != FRESH:
            return Refusal("action.pass.instead")
        return super().refusal(s, frame, cmd)

    def answer(self, s: State, frame: Frame, cmd: int) -> None:
        kind = kind_of(cmd)
        if kind == ACT:
            act(s, frame, a_of(cmd), target_of(cmd), is_declined(cmd))
        elif kind == BUY:
            buy(s, frame.seat, a_of(cmd))
        elif kind == PASS:
            pass_answer(s, frame)
        elif kind == END:  # action.none: nothing is gained
            emit(s, "turn.workers.unused", ACTIONS_ENDED, frame.seat)
            s.stack.pop()
        else:
            super().answer(s, frame, cmd)

    def stands(self, s: State, frame: Frame) -> bool:
        """innovation.during-turn: after a pass only a purchase can still be asked."""
        return not has_passed(frame) or (s.innovation and can_buy(s, frame.seat))

    def ideas(self, s: State, frame: Frame) -> list[int]:
        player = s.seats[frame.seat]
        ideas: list[int] = []
        for action in range(ACTIONS):
            for target in targets_in_mind(s, player, action):
                ideas.append(act_command(action, target, False))
        return [*ideas, *buy_ideas(s), command(PASS), command(END)]
