"""turn.course.*: the steps of a turn, one after another."""

from saecula.core.frame import Frame
from saecula.tta.law.action.phase import open_actions
from saecula.tta.law.end import begin_end, finish_turn
from saecula.tta.law.politics.phase import open_politics
from saecula.tta.law.question import Question
from saecula.tta.law.turn.replenish import replenish
from saecula.tta.law.turn.start import begin_turn
from saecula.tta.law.turn.tactics import share_tactic
from saecula.tta.law.turn.war import resolve_war
from saecula.tta.powers import UNIT_RESOURCE_EACH_TURN
from saecula.tta.state import State
from saecula.tta.terms import ASK_TURN


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
        if step == 0 and not first:
            replenish(s, True)
        elif step == 1 and not first:
            resolve_war(s, i)
        elif step == 2 and not first:
            share_tactic(s, i)
            s.seats[i].arms += s.seats[i].powers[UNIT_RESOURCE_EACH_TURN]
            open_politics(s, i)
            begin_turn(s, i)
        elif step == 3:
            open_actions(s, i)
        elif step == 4:
            begin_end(s, i)
        elif step == 5:
            finish_turn(s, i)
        elif step > 5:
            s.stack.pop()
        return False
