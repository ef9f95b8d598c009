"""card.development-of-planning.*: everybody picks one of three events of Age A."""

from mypy_extensions import i64

from saecula.core.command import a_of, command
from saecula.core.errors import BrokenLaw
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import CARDS
from saecula.tta.law.events.event import add_tasks
from saecula.tta.law.question import Question
from saecula.tta.law.shuffle import EVENTS, shuffled
from saecula.tta.state import State
from saecula.tta.terms import ASK_EVENT, ASK_PLAN, CHOOSE, PLAN_SHOWN, Amount, SeatNo


def open_plan(s: State, i: SeatNo, amount: Amount) -> None:
    """card.development-of-planning.three-random: shown once, before the first seat is asked."""
    if len(s.planned) == 0:
        cards = shuffled(s, EVENTS, s.unused_events)
        s.planned = cards[:amount]
        s.unused_events = cards[amount:]
        for card in s.planned:
            emit(s, "card.development-of-planning.three-random", PLAN_SHOWN, s.turn_seat, card)
    s.stack.append(Frame(ASK_PLAN, i))


class Planning(Question):
    """Which of the events shown a seat picks for its own civilization.

    card.development-of-planning.same-choice: they stay shown for the next one.
    """

    def __init__(self) -> None:
        super().__init__(ASK_PLAN, "planning", (CHOOSE,), "card.development-of-planning.own-only", {})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for card in s.planned:
            options.append(command(CHOOSE, card))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """Its steps are done by this seat alone, before the next one is asked."""
        s.stack.pop()
        event = s.stack[-1]
        if event.kind != ASK_EVENT:
            raise BrokenLaw("only an event makes plans")
        add_tasks(event, frame.seat, CARDS[a_of(cmd)].steps)
