"""What leaders give at the start of a turn and of an action phase."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.law.events.goods import open_goods
from saecula.tta.law.weak_check import among_weakest
from saecula.tta.powers import (
    ARMS_EACH_PHASE,
    ARMS_IF_WEAK,
    GOOD_IF_NOT_WEAK,
    MORE_ARMS_IF_WEAK,
    PARK_YELLOW,
    WORKS_EACH_PHASE,
)
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, YELLOW_PARKED


def begin_turn(s: State, i: i64) -> None:
    """Start of the own turn, after politics was opened: a question asked here is answered before it."""
    seat = s.seats[i]
    if seat.parked < seat.powers[PARK_YELLOW]:  # card.hippocrates.markers
        seat.parked += 1
        emit(s, "card.hippocrates.markers", YELLOW_PARKED, i)
    if seat.powers[ARMS_IF_WEAK] and among_weakest(s, i):
        seat.arms += seat.powers[ARMS_IF_WEAK]
    elif seat.powers[GOOD_IF_NOT_WEAK]:
        good = seat.powers[GOOD_IF_NOT_WEAK]
        open_goods(s, i, [good, good, good, 0], BY_LEADER)


def begin_actions(s: State, i: i64) -> None:
    """Start of the action phase, and when such a leader is elected in it."""
    seat = s.seats[i]
    seat.works += seat.powers[WORKS_EACH_PHASE]
    seat.arms += seat.powers[ARMS_EACH_PHASE]
    if seat.powers[MORE_ARMS_IF_WEAK] and among_weakest(s, i):
        seat.arms += seat.powers[MORE_ARMS_IF_WEAK]
