"""The law of Age of Civilization, one file per chapter: the file's name is the first part of the law ids in it.

Four doors lead in: `legal` lists commands, `refusal` names the law that forbids one, `apply` does one, and `advance`
carries the game on until a seat must answer or the game is over.
"""

from saecula.aoc.law import action, civ, draft, innovation, round, tech, turn, wonder
from saecula.aoc.state import State
from saecula.aoc.terms import (
    ACT,
    ANNEX,
    ASK_ACTIONS,
    ASK_CIV,
    ASK_DRAFT,
    ASK_FOLLOW_UP,
    ASK_GIFT,
    ASK_LEARN,
    ASK_TURN,
    ASK_TURN_END,
    ASK_WONDER,
    BUY,
    CHOOSE,
    DONE,
    END,
    GIFT,
    KEEP,
    LEARN,
    PASS,
    RISE,
    SKIP,
    USE,
)
from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.frame import Frame

ADVANCE_LIMIT = 100  # steps between two questions; more means that the law runs in circles


def legal(s: State) -> list[int]:
    """Every command that the deciding seat may give now; empty when the game is over."""
    if s.over:
        return []
    frame = s.stack[-1]
    kind = frame.kind
    if kind == ASK_ACTIONS:
        return action.actions_options(s, frame)
    if kind == ASK_CIV:
        return civ.civ_options(s, frame)
    if kind == ASK_TURN_END:
        return turn.turn_end_options(s, frame)
    if kind == ASK_LEARN:
        return tech.learn_options(s, frame)
    if kind == ASK_WONDER:
        return wonder.wonder_options(s)
    if kind == ASK_FOLLOW_UP:
        return action.follow_up_options(s, frame)
    if kind == ASK_GIFT:
        return turn.gift_options(s)
    if kind == ASK_DRAFT:
        return draft.draft_options(s, frame)
    raise BrokenLaw(f"the frame {kind} asks nothing")


def refusal(s: State, cmd: int) -> Refusal | None:
    """The law that forbids a command now, or None for a legal one."""
    if s.over:
        return Refusal("end.six")
    frame = s.stack[-1]
    kind = kind_of(cmd)
    if not _well_formed(cmd, kind):
        return Refusal("turn.phases")
    asked = frame.kind
    if asked == ASK_ACTIONS:
        return _actions_refusal(s, frame, cmd)
    if asked == ASK_CIV:
        return _civ_refusal(s, frame, kind, a_of(cmd))
    if asked == ASK_TURN_END:
        return _turn_end_refusal(s, frame, kind, a_of(cmd))
    if asked == ASK_FOLLOW_UP:
        return _follow_up_refusal(s, frame, kind, a_of(cmd))
    return _card_refusal(s, frame, kind, a_of(cmd))


def _well_formed(cmd: int, kind: int) -> bool:
    """Parts that a kind of command does not use must be zero, so that every command has one form only."""
    if cmd < 0:
        return False
    if kind == ACT:
        return cmd == command(ACT, a_of(cmd), b_of(cmd), c_of(cmd)) and c_of(cmd) <= 1
    if kind in (SKIP, PASS, END, DONE):
        return cmd == kind
    return cmd == command(kind, a_of(cmd))


def _actions_refusal(s: State, frame: Frame, cmd: int) -> Refusal | None:
    kind = kind_of(cmd)
    if kind == ACT:
        return action.act_refusal(s, frame, a_of(cmd), b_of(cmd) - 1, c_of(cmd) != 0)
    if kind == PASS:
        return action.pass_refusal(s, frame)
    if kind == BUY:
        return innovation.buy_refusal(s, frame.seat, a_of(cmd))
    return None if kind == END else Refusal("turn.phases")


def _civ_refusal(s: State, frame: Frame, kind: int, card: int) -> Refusal | None:
    if kind == RISE:
        return civ.take_refusal(s, frame.seat, card)
    if kind == ANNEX:
        return civ.annex_refusal(s, frame.seat, card)
    if kind == SKIP:
        return civ.skip_refusal(s)
    if kind == BUY:
        return innovation.buy_refusal(s, frame.seat, card)
    return Refusal("turn.phases")


def _turn_end_refusal(s: State, frame: Frame, kind: int, effect: int) -> Refusal | None:
    if kind == USE:
        return turn.use_refusal(s, frame, effect)
    if kind == DONE:
        return turn.done_refusal(s, frame)
    return Refusal("turn.phases")


def _follow_up_refusal(s: State, frame: Frame, kind: int, effect: int) -> Refusal | None:
    if kind == USE:
        return action.follow_up_refusal(s, frame, effect)
    return None if kind == DONE else Refusal("turn.phases")


def _card_refusal(s: State, frame: Frame, kind: int, card: int) -> Refusal | None:
    """The questions that have one kind of answer: a card."""
    asked = frame.kind
    if asked == ASK_LEARN and kind == LEARN:
        return tech.tech_refusal(s.seats[frame.seat], card)
    if asked == ASK_WONDER and kind == CHOOSE:
        return wonder.wonder_refusal(s, card)
    if asked == ASK_GIFT and kind == GIFT:
        return turn.gift_refusal(s, card)
    if asked == ASK_DRAFT and kind == KEEP:
        return draft.keep_refusal(s, frame, card)
    return Refusal("turn.phases")


def apply(s: State, cmd: int) -> None:
    """Do a legal command. Nothing is checked here: ask `refusal` first, or take the command from `legal`."""
    frame = s.stack[-1]
    kind = kind_of(cmd)
    a = a_of(cmd)
    if kind == ACT:
        action.act(s, frame, a, b_of(cmd) - 1, c_of(cmd) != 0)
    elif kind == END:
        action.end_answer(s, frame)
    elif kind == PASS:
        action.pass_answer(s, frame)
    elif kind == RISE:
        civ.rise(s, frame, a)
    elif kind == ANNEX:
        civ.annex(s, frame, a)
    elif kind == SKIP:
        civ.skip_answer(s, frame)
    elif kind == BUY:
        innovation.buy(s, frame.seat, a)
    elif kind == LEARN:
        tech.learn_answer(s, frame, a)
    elif kind == CHOOSE:
        wonder.wonder_answer(s, frame, a)
    elif kind == USE:
        if frame.kind == ASK_FOLLOW_UP:
            action.follow_up_answer(s, frame)
        else:
            turn.resolve(s, frame, a)
    elif kind == GIFT:
        turn.gift_answer(s, frame, a)
    elif kind == DONE:
        s.stack.pop()
    elif kind == KEEP:
        draft.keep_answer(s, frame, a)
    else:
        raise BrokenLaw(f"nobody can do the command {cmd}")


def advance(s: State) -> None:
    """Run frames that need no answer until one does."""
    for _ in range(ADVANCE_LIMIT):
        if s.over:
            return
        if not s.stack:
            _begin_next(s)
            continue
        frame = s.stack[-1]
        if frame.kind == ASK_TURN:
            turn.turn_advance(s, frame)
        elif _asks(s, frame):
            return
        else:
            s.stack.pop()
    raise BrokenLaw("the law runs in circles")


def _begin_next(s: State) -> None:
    """After the draft or the deal the first round, later the next turn."""
    if not any(seat.civs for seat in s.seats) and s.turns_taken == 0:
        round.open_round(s)
    else:
        round.next_turn(s)


def _asks(s: State, frame: Frame) -> bool:
    """Does the frame still need an answer?"""
    kind = frame.kind
    if kind == ASK_ACTIONS:
        return action.actions_advance(s, frame)
    if kind == ASK_CIV:
        return civ.civ_advance(s, frame)
    if kind == ASK_TURN_END:
        return turn.turn_end_advance(s, frame)
    if kind == ASK_LEARN:
        return tech.learn_advance(s, frame)
    if kind == ASK_WONDER:
        return wonder.wonder_advance(s, frame)
    if kind == ASK_FOLLOW_UP:
        return action.follow_up_advance(s, frame)
    return True  # draft and gift always have an option
