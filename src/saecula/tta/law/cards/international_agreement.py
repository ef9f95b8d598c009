"""card.international-agreement.*, action.take.*: cards from the row for the next political action."""

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import Refusal
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.law.action.take import limits_refusal, receive, take_cost
from saecula.tta.law.question import Question
from saecula.tta.law.turn.replenish import replenish
from saecula.tta.state import State
from saecula.tta.terms import ASK_AGREEMENT, CHOOSE, DONE, NOTHING, ROW


def agreement_refusal(s: State, frame: Frame, space: i64) -> Refusal | None:
    """card.international-agreement.usual-take"""
    if space >= ROW or s.row[space] == NOTHING:
        return Refusal("action.take.any-card")
    seat = s.seats[frame.seat]
    refused = limits_refusal(seat, s.row[space])
    if refused is not None:
        return refused
    cost = take_cost(seat, space, s.row[space])
    if cost > frame.a:
        return Refusal("action.take.space-cost", "civil-actions", cost, frame.a)
    return None


def has_taken(frame: Frame) -> bool:
    """Was a card taken already?"""
    return frame.step > 0


class Agreement(Question):
    """Cards from the row for so many civil actions that nobody pays."""

    def __init__(self) -> None:
        slots = {"step": "1: something was taken", "a": "civil actions of value left"}
        law = "card.international-agreement.usual-take"
        super().__init__(ASK_AGREEMENT, "take-cards-offer", (CHOOSE, DONE), law, slots)

    def stake(self, frame: Frame) -> i64:
        return frame.a

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for space in range(ROW):
            if agreement_refusal(s, frame, space) is None:
                options.append(command(CHOOSE, space))
        options.append(command(DONE))

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        if kind_of(cmd) == CHOOSE:
            return agreement_refusal(s, frame, a_of(cmd))
        return None if kind_of(cmd) == DONE else Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """card.international-agreement.replenish: only if something was taken; it costs the next political action.

        card.international-agreement.action-cards-usable: they were not taken in the action phase.
        card.international-agreement.may-end-age, card.international-agreement.last-round: the row is replenished as
        ever, with all that follows.
        """
        if kind_of(cmd) == CHOOSE:
            space = a_of(cmd)
            cost = take_cost(s.seats[frame.seat], space, s.row[space])
            receive(s, frame.seat, space, cost)
            frame.a -= cost
            frame.step = 1
            return
        s.stack.pop()
        if frame.step:
            s.seats[frame.seat].no_politics += 1
            replenish(s, False)

    def stands(self, s: State, frame: Frame) -> bool:
        return frame.step == 1 or self.count(s, frame) > 1

    def ideas(self, s: State, frame: Frame) -> list[int]:
        return [command(CHOOSE, space) for space in range(ROW) if s.row[space] != NOTHING]
