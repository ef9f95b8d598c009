"""card.development-of-civilization.*, events.action-effects.*, ruling.louvre.any-payment: an event lets
everybody do one action, cheaper.
"""

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import FIRST, KIND
from saecula.tta.law.action.build import build, build_refusal
from saecula.tta.law.action.develop import develop, develop_refusal
from saecula.tta.law.action.population import populate, populate_refusal
from saecula.tta.law.action.revolution import revolt, revolt_refusal
from saecula.tta.law.cards.louvre import redeem, redeem_refusal
from saecula.tta.law.ideas import order_ideas
from saecula.tta.law.question import Question
from saecula.tta.law.tech import is_unit_number
from saecula.tta.state import State
from saecula.tta.terms import ASK_EVENT_ACTION, BUILD, DEVELOP, DONE, FIRST_UNIT, GOVERNMENT, POPULATE, REDEEM, REVOLT


def event_discount(frame: Frame) -> i64:
    return frame.a


class EventAction(Question):
    """One action, cheaper, without civil actions but for a revolution."""

    def __init__(self) -> None:
        law = "card.development-of-civilization.no-civil-action"
        takes = (POPULATE, BUILD, DEVELOP, REVOLT, REDEEM, DONE)
        super().__init__(ASK_EVENT_ACTION, "event-action", takes, law, {"a": "discount"})

    def stake(self, frame: Frame) -> i64:
        return frame.a

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        seat = s.seats[frame.seat]
        self.add(s, frame, command(POPULATE), options)
        for tech in range(FIRST[FIRST_UNIT]):
            if seat.techs >> tech & 1:
                self.add(s, frame, command(BUILD, tech), options)
        for card in seat.hand:
            self.add(s, frame, command(DEVELOP, card), options)
            if KIND[card] == GOVERNMENT:
                self.add(s, frame, command(REVOLT, card), options)
        self.add(s, frame, command(REDEEM), options)
        options.append(command(DONE))

    def add(self, s: State, frame: Frame, cmd: i64, options: Options) -> None:
        if self.refusal(s, frame, cmd) is None:
            options.append(cmd)

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        """events.action-effects.usual-rules: whatever forbids the action itself.

        card.development-of-civilization.costs-minus-1: the discount. card.development-of-civilization.revolution: it
        asks for all civil actions as ever.
        """
        i, kind, a = frame.seat, kind_of(cmd), a_of(cmd)
        if kind == DONE:
            return None
        if kind == REDEEM:
            return redeem_refusal(s, i)
        if kind == POPULATE:
            return populate_refusal(s, i, frame.a)
        if kind == BUILD and not is_unit_number(a):
            return build_refusal(s, i, a, frame.a)
        if kind == DEVELOP:
            return develop_refusal(s, i, a, frame.a)
        if kind == REVOLT:
            return revolt_refusal(s, i, a, frame.a)
        return Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """ruling.louvre.any-payment: the question stays after a token."""
        i, kind, a = frame.seat, kind_of(cmd), a_of(cmd)
        if kind == REDEEM:
            redeem(s, i)
            return
        s.stack.pop()
        if kind == POPULATE:
            populate(s, i, frame.a)
        elif kind == BUILD:
            build(s, i, a, frame.a)
        elif kind == DEVELOP:
            develop(s, i, a, frame.a)
        elif kind == REVOLT:
            revolt(s, i, a, frame.a)
        elif kind != DONE:
            raise BrokenLaw(f"no event lets anybody do {cmd}")

    def ideas(self, s: State, frame: Frame) -> list[int]:
        return order_ideas(s.seats[frame.seat])
