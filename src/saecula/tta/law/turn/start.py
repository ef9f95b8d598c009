"""What leaders give at the start of a turn and of an action phase."""

from saecula.tta.law.cards.boudica import support
from saecula.tta.law.cards.hippocrates import park_yellow
from saecula.tta.law.cards.maria_theresa import arm_weak
from saecula.tta.powers import (
    UNIT_RESOURCE_EACH_TURN,
    WORKS_EACH_PHASE,
)
from saecula.tta.state import State
from saecula.tta.terms import SeatNo


def begin_turn(s: State, i: SeatNo) -> None:
    """Start of the own turn, after politics was opened: a question asked here is answered before it."""
    s.seats[i].arms += s.seats[i].powers[UNIT_RESOURCE_EACH_TURN]
    park_yellow(s, i)
    support(s, i)


def begin_actions(s: State, i: SeatNo) -> None:
    """Start of the action phase, and when such a leader is elected in it."""
    s.seats[i].works += s.seats[i].powers[WORKS_EACH_PHASE]
    arm_weak(s, i)
