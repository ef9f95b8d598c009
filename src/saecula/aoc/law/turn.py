"""turn.*: the phases of a turn, and the effects of every turn end."""

from typing import Final

from mypy_extensions import i64

from saecula.aoc.cards.tables import EFFECTS, Effect
from saecula.aoc.law.action import open_actions
from saecula.aoc.law.civ import open_civ
from saecula.aoc.law.effect import gain_coins, gain_vp
from saecula.aoc.law.op import AT_TURN_END, OPS, Op
from saecula.aoc.law.question import Question
from saecula.aoc.law.worker import return_workers
from saecula.aoc.ratings import times
from saecula.aoc.state import State
from saecula.aoc.terms import (
    ASK_TURN,
    ASK_TURN_END,
    BY_TURN_END,
    DONE,
    IF_ALWAYS,
    NOTHING,
    PER_NOTHING,
    TURN_BEGAN,
    TURN_END,
    USE,
    EffectNo,
    SeatNo,
)
from saecula.core.arrays import vec, with_one
from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options

# --- the phases -----------------------------------------------------------------------------------------------------
CIV_PHASE: Final = 0
ACTION_PHASE: Final = 1
END_PHASE: Final = 2
OVER: Final = 3


def open_turn(s: State, seat: SeatNo) -> None:
    """turn.whole: nobody else acts until this frame is closed."""
    s.turn += 1
    s.turn_seat = seat
    emit(s, "turn.order", TURN_BEGAN, seat, s.round)
    s.stack.append(Frame(ASK_TURN, seat))


def next_phase(s: State) -> int:
    """The phase that follows the one that is going on; OVER at a turn's end."""
    for frame in s.stack:
        if frame.kind == ASK_TURN:
            return frame.step
    return CIV_PHASE


class TurnQuestion(Question):
    """turn.phases: it asks nobody; the phases that ask put their own question on top."""

    def __init__(self) -> None:
        super().__init__(ASK_TURN, "turn", [], "turn.phases", {"step": "the next phase"})

    def proceed(self, s: State, frame: Frame) -> bool:
        phase = frame.step
        frame.step += 1
        if phase == CIV_PHASE:  # turn.first.must-rise, turn.later.choice: its question asks for the round
            open_civ(s, frame.seat)
        elif phase == ACTION_PHASE:  # turn.workers.unused: its question may be ended at any time
            open_actions(s, frame.seat)
        elif phase == END_PHASE:  # turn.end.last-round, turn.end.after-pass: in every turn, whatever was done in it
            return_workers(s, frame.seat)
            s.stack.append(Frame(ASK_TURN_END, frame.seat))
        elif phase == OVER:
            s.stack.pop()
            s.turns_taken += 1
        else:
            raise BrokenLaw(f"a turn has no phase {phase}")
        return False


# --- effects of every turn end --------------------------------------------------------------------------------------
def is_turn_end(row: Effect) -> bool:
    return AT_TURN_END[row.op]


def is_optional(row: Effect) -> bool:
    """turn.end.may"""
    return OPS[row.op].may


def is_flat(row: Effect) -> bool:
    """A gain that nothing can change: it is taken first, without a question, and no choice is lost."""
    return row.op == TURN_END and row.per == PER_NOTHING and row.condition == IF_ALWAYS


class TurnEnd(Op):
    """Coins and points at the end of every own turn."""

    def __init__(self) -> None:
        super().__init__(TURN_END, "turn.end.effects")
        self.at_turn_end = True

    def turn_ended(self, s: State, seat: SeatNo, index: EffectNo) -> None:
        row = EFFECTS[index]
        count = times(s, s.seats[seat], row)
        gain_coins(s, self.cause(row), seat, row.coins * count, BY_TURN_END)
        gain_vp(s, self.cause(row), seat, row.vp * count, BY_TURN_END)


def resolved(frame: Frame) -> vec[i64]:
    return frame.data


def pending(s: State, frame: Frame) -> list[EffectNo]:
    """Effects in force that were not yet resolved; one that was just learned counts from now on."""
    found: list[EffectNo] = []
    for i in s.seats[frame.seat].active:
        if is_turn_end(EFFECTS[i]) and i not in resolved(frame):
            found.append(i)
    return found


def means_refusal(s: State, seat: SeatNo, index: EffectNo) -> Refusal | None:
    """Is there what the effect takes?"""
    return OPS[EFFECTS[index].op].turn_end_refusal(s, seat, EFFECTS[index])


def use_refusal(s: State, frame: Frame, index: EffectNo) -> Refusal | None:
    if index in resolved(frame):
        return Refusal("turn.end.once")
    if index not in pending(s, frame):
        return Refusal("turn.end.effects")
    return means_refusal(s, frame.seat, index)


def done_refusal(s: State, frame: Frame) -> Refusal | None:
    """What does not say "may" must be resolved."""
    for i in pending(s, frame):
        if not is_optional(EFFECTS[i]):
            return Refusal("turn.end.effects")
    return None


def usable(s: State, frame: Frame) -> list[EffectNo]:
    """turn.end.order: any effect that is left and can be paid for, in any order."""
    found: list[EffectNo] = []
    for i in pending(s, frame):
        if means_refusal(s, frame.seat, i) is None:
            found.append(i)
    return found


def unasked(left: list[EffectNo]) -> EffectNo:
    """Of the effects that can be used, one to take without a question: a flat gain, or the only gain."""
    for i in left:
        if is_flat(EFFECTS[i]):
            return i
    return left[0] if len(left) == 1 and EFFECTS[left[0]].op == TURN_END else NOTHING


def resolve(s: State, frame: Frame, index: EffectNo) -> None:
    frame.data = with_one(frame.data, index)
    OPS[EFFECTS[index].op].turn_ended(s, frame.seat, index)


class TurnEndQuestion(Question):
    def __init__(self) -> None:
        super().__init__(ASK_TURN_END, "turn-end", [USE, DONE], "turn.phases", {"data": "effects already resolved"})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for i in usable(s, frame):
            options.append(command(USE, i))
        if done_refusal(s, frame) is None:
            options.append(command(DONE))

    def refusal(self, s: State, frame: Frame, cmd: int) -> Refusal | None:
        kind = kind_of(cmd)
        if kind == USE:
            return use_refusal(s, frame, a_of(cmd))
        if kind == DONE:
            return done_refusal(s, frame)
        return super().refusal(s, frame, cmd)

    def answer(self, s: State, frame: Frame, cmd: int) -> None:
        kind = kind_of(cmd)
        if kind == USE:
            resolve(s, frame, a_of(cmd))
        elif kind == DONE:
            s.stack.pop()
        else:
            super().answer(s, frame, cmd)

    def stands(self, s: State, frame: Frame) -> bool:
        """Take what needs no answer; ask only while there is a choice."""
        while True:
            left = usable(s, frame)
            index = unasked(left)
            if index == NOTHING:
                return len(left) > 0
            resolve(s, frame, index)

    def ideas(self, s: State, frame: Frame) -> list[int]:
        seat = s.seats[frame.seat]
        return [*[command(USE, i) for i in seat.active if is_turn_end(EFFECTS[i])], command(DONE)]
