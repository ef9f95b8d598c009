"""card.aksum.*, action.effect.at-once: after one action another one, without a worker, at its price."""

from saecula.aoc.cards.tables import EFFECTS, Effect
from saecula.aoc.law.action import act_through_card, through_card_refusal
from saecula.aoc.law.op import OPS, Op
from saecula.aoc.law.question import Question
from saecula.aoc.state import State
from saecula.aoc.terms import ASK_FOLLOW_UP, DONE, FOLLOW_UP, USE, EffectNo, SeatNo
from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import Refusal
from saecula.core.frame import Frame
from saecula.core.options import Options


class FollowUp(Op):
    """card.aksum.follow-up: asked after everything that the first action gives."""

    def __init__(self) -> None:
        super().__init__(FOLLOW_UP, "action.effect.at-once")

    def placed(self, s: State, seat: SeatNo, index: EffectNo) -> None:
        s.stack.append(Frame(ASK_FOLLOW_UP, seat, 0, index))


def effect_of(frame: Frame) -> Effect:
    return EFFECTS[frame.a]


class FollowUpQuestion(Question):
    """Asked only where the action can be paid and nobody forbids it."""

    def __init__(self) -> None:
        super().__init__(ASK_FOLLOW_UP, "follow-up", [USE, DONE], "card.aksum.follow-up", {"a": "the effect"})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        options.append(command(USE, frame.a))
        options.append(command(DONE))

    def refusal(self, s: State, frame: Frame, cmd: int) -> Refusal | None:
        if kind_of(cmd) == USE and a_of(cmd) == frame.a:
            return through_card_refusal(s, frame.seat, effect_of(frame).then, effect_of(frame).card)
        return super().refusal(s, frame, cmd)

    def answer(self, s: State, frame: Frame, cmd: int) -> None:
        kind = kind_of(cmd)
        if kind == USE:
            row = effect_of(frame)
            s.stack.pop()
            act_through_card(s, OPS[FOLLOW_UP].cause(row), frame.seat, row.then, row.card)
        elif kind == DONE:
            s.stack.pop()
        else:
            super().answer(s, frame, cmd)

    def stands(self, s: State, frame: Frame) -> bool:
        return through_card_refusal(s, frame.seat, effect_of(frame).then, effect_of(frame).card) is None
