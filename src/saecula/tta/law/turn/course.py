"""turn.course.*: the steps of a turn, one after another."""

from typing import Final

from saecula.core.errors import BrokenLaw
from saecula.core.frame import Frame
from saecula.tta.law.action.phase import open_actions
from saecula.tta.law.end import begin_end, finish_turn
from saecula.tta.law.politics.phase import open_politics
from saecula.tta.law.question import Question
from saecula.tta.law.turn.replenish import replenish
from saecula.tta.law.turn.start import begin_turn
from saecula.tta.law.turn.tactics import share_tactic
from saecula.tta.law.turn.war import resolve_war
from saecula.tta.state import State
from saecula.tta.terms import ASK_TURN

# the steps in their order
REPLENISH: Final = 0
WAR: Final = 1
POLITICS: Final = 2
ACTIONS: Final = 3
DISCARDS: Final = 4
REST: Final = 5
OVER: Final = 6


class Course(Question):
    """A turn asks nobody: it opens what its steps ask."""

    def __init__(self) -> None:
        super().__init__(ASK_TURN, "turn", (), "", {"step": "next step of the turn"})

    def proceed(self, s: State, frame: Frame) -> bool:
        """turn.course.phases, turn.course.start-order, turn.course.end-order: one step further."""
        i = frame.seat
        step = frame.step
        frame.step += 1
        first = s.round == 1
        if step == REPLENISH:
            if not first:  # the row lies as it was dealt
                replenish(s, True)
        elif step == WAR:
            if not first:
                resolve_war(s, i)
        elif step == POLITICS:
            if not first:
                share_tactic(s, i)
                open_politics(s, i)
                begin_turn(s, i)
        elif step == ACTIONS:
            open_actions(s, i)
        elif step == DISCARDS:
            begin_end(s, i)
        elif step == REST:
            finish_turn(s, i)
        elif step == OVER:
            s.stack.pop()
        else:
            raise BrokenLaw(f"a turn has no step {step}")
        return False
