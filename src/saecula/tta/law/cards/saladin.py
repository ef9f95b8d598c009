"""card.saladin.*: Saladin brings strength or a civil action, by choice."""

from mypy_extensions import i64

from saecula.core.command import a_of, command
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.law.question import Question
from saecula.tta.powers import STRENGTH_OR_CIVIL
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import Seat, State
from saecula.tta.terms import ASK_STANCE, NOTHING, STANCE, STANCE_CIVIL, STANCE_STRENGTH, STANCE_TAKEN, SeatNo


def open_stance(s: State, i: SeatNo) -> None:
    """At the end of every turn under him."""
    if s.seats[i].powers[STRENGTH_OR_CIVIL]:
        s.stack.append(Frame(ASK_STANCE, i))


def drop_stance(s: State, i: SeatNo) -> None:
    """card.saladin.leaves: what he gave goes with him; the caller renews the caches.

    card.saladin.leaves-spent-first: a total that falls takes spent actions first.
    """
    seat = s.seats[i]
    if seat.leader != NOTHING and seat.powers[STRENGTH_OR_CIVIL]:
        seat.stance = 0


class Stance(Question):
    """Strength or a civil action until the next choice."""

    def __init__(self) -> None:
        super().__init__(ASK_STANCE, "stance", (STANCE,), "card.saladin.first-choice", {})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        options.append(command(STANCE, 0))
        options.append(command(STANCE, 1))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        seat = s.seats[frame.seat]
        law = "card.saladin.may-change" if seat.stance else "card.saladin.first-choice"
        seat.stance = STANCE_CIVIL if a_of(cmd) else STANCE_STRENGTH
        emit(s, law, STANCE_TAKEN, frame.seat, seat.stance)
        refresh(s, frame.seat)


def strength_chosen(seat: Seat) -> i64:
    """card.saladin.civil-is-regular: 1 if strength was chosen; a civil action is counted among the totals instead."""
    return 1 if seat.stance == STANCE_STRENGTH else 0
