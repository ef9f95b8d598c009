"""Questions that New Leaders and Wonders adds: the way from each of them to its own file."""

from mypy_extensions import i64

from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.frame import Frame
from saecula.tta.law import completion, draft, goods, move, plan, stance, trade, war
from saecula.tta.state import State
from saecula.tta.terms import (
    ASK_COLONY_CARD,
    ASK_COMMIT,
    ASK_DRAFT,
    ASK_GOODS,
    ASK_MOVE,
    ASK_PLAN,
    ASK_STANCE,
    ASK_SUMMIT,
    ASK_TRADE,
)


def options(s: State, frame: Frame) -> list[int]:
    kind = frame.kind
    if kind == ASK_GOODS:
        return goods.goods_options(frame)
    if kind == ASK_STANCE:
        return stance.stance_options()
    if kind == ASK_TRADE:
        return trade.trade_options()
    if kind == ASK_PLAN:
        return plan.plan_options(s)
    if kind == ASK_MOVE:
        return move.move_options(s, frame)
    if kind == ASK_DRAFT:
        return draft.draft_options(frame)
    if kind == ASK_COMMIT:
        return war.commit_options(s, frame)
    if kind == ASK_COLONY_CARD:
        return completion.colony_options(s, frame)
    if kind == ASK_SUMMIT:
        return completion.summit_options(s, frame)
    raise BrokenLaw(f"the frame {kind} asks nothing")


def refusal(s: State, frame: Frame, cmd: i64) -> Refusal | None:
    """Most have a short list of answers; whatever is not listed is refused."""
    if frame.kind == ASK_MOVE:
        return move.move_refusal(s, frame, cmd)
    return None if cmd in options(s, frame) else Refusal("events.written-effect")


def answer(s: State, frame: Frame, cmd: i64) -> None:
    kind = frame.kind
    if kind == ASK_GOODS:
        goods.goods_answer(s, frame, cmd)
    elif kind == ASK_STANCE:
        stance.stance_answer(s, frame, cmd)
    elif kind == ASK_PLAN:
        plan.plan_answer(s, frame, cmd)
    elif kind == ASK_MOVE:
        move.move_answer(s, frame, cmd)
    elif kind == ASK_DRAFT:
        draft.draft_answer(s, frame, cmd)
    elif kind == ASK_COMMIT:
        war.commit_answer(s, frame, cmd)
    elif kind == ASK_COLONY_CARD:
        completion.colony_answer(s, frame, cmd)
    elif kind == ASK_SUMMIT:
        completion.summit_answer(s, frame, cmd)
    else:
        trade.trade_answer(s, frame, cmd)


def asks(s: State, frame: Frame) -> bool:
    """Does the question still need an answer?"""
    kind = frame.kind
    if kind == ASK_GOODS:
        return len(goods.goods_options(frame)) > 0
    if kind == ASK_TRADE:
        return trade.trade_advance(s, frame)
    if kind in (ASK_COLONY_CARD, ASK_SUMMIT):  # also without a fitting card, for others must not learn that
        return len(s.seats[frame.seat].cards) > 0
    if kind == ASK_MOVE:
        return move.move_advance(s, frame)
    return True
