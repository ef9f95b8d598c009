"""events.written-effect: a revealed event and its tasks, worked off one by one."""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import append, empty, vec
from saecula.core.frame import Frame
from saecula.tta.cards.card import Step
from saecula.tta.law.events import steps_of
from saecula.tta.law.events.whom import concerned
from saecula.tta.state import State
from saecula.tta.terms import ASK_EVENT, CardNo, SeatNo

TASK_WIDTH: Final = 3  # of a task in the data of an event: seat, what, how much


def open_event(s: State, card: CardNo, first: SeatNo) -> None:
    """Ranks are evaluated once, before anything happens; then one task after another."""
    frame = Frame(ASK_EVENT, first, 0, card)
    tasks = empty(TASK_WIDTH * s.seat_count)
    for who, what, amount in steps_of(s, card):
        for i in concerned(s, who, first):
            tasks = append(append(append(tasks, i), what), amount)  # TASK_WIDTH numbers
    frame.data = tasks
    s.stack.append(frame)


def event_of(frame: Frame) -> i64:
    return frame.a


def seats_left(frame: Frame) -> list[int]:
    """Whom the tasks are for that are still to be done, one for each task."""
    return [int(frame.data[place]) for place in range(0, len(frame.data), TASK_WIDTH)]


def stays_in_hand(frame: Frame) -> bool:
    """Is the event shown from a hand, and goes to no pile?"""
    return frame.b != 0


def keep_in_hand(frame: Frame) -> None:
    """The event on top was shown from a hand and stays there."""
    frame.b = 1


def add_tasks(frame: Frame, i: SeatNo, steps: list[Step]) -> None:
    """What one seat does for itself, before the other tasks of the event."""
    tasks: list[int] = []
    for _, what, amount in steps:
        tasks += [int(i), what, amount]
    frame.data = vec[i64](tasks + list(frame.data))
