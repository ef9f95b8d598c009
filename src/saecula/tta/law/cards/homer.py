"""card.homer.*, ruling.homer.resource-stays: a leader who may lie under a wonder."""

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.law.actions import regain_civil
from saecula.tta.law.question import Question
from saecula.tta.powers import TUCK_UNDER_WONDER
from saecula.tta.state import Seat, State
from saecula.tta.terms import ASK_TUCK, DONE, NOTHING, TUCK, SeatNo

# ruling.homer.resource-stays: his resource lies in `Seat.arms`, and nothing takes it back when he goes


def may_tuck(seat: Seat) -> bool:
    return seat.powers[TUCK_UNDER_WONDER] > 0 and len(seat.wonders) > 0 and seat.tucked == NOTHING


def open_tuck(s: State, i: SeatNo) -> None:
    s.stack.append(Frame(ASK_TUCK, i))


class Tuck(Question):
    """Under which wonder the leader who leaves comes to lie."""

    def __init__(self) -> None:
        super().__init__(ASK_TUCK, "homer-place", (TUCK, DONE), "card.homer.extra-face", {})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for wonder in s.seats[frame.seat].wonders:
            options.append(command(TUCK, wonder))
        options.append(command(DONE))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """card.homer.extra-face: instead of the returned civil action.

        `Seat.tucked` is a face of that wonder wherever faces are counted: card.homer.ruins-keep-face,
        card.homer.michelangelo, card.homer.basilica-once, card.homer.on-basilica, card.homer.faceless-with-basilica,
        card.homer.hanging-gardens-with-basilica.
        """
        s.stack.pop()
        if kind_of(cmd) == TUCK:
            s.seats[frame.seat].tucked = a_of(cmd)
        else:
            regain_civil(s, frame.seat)
