"""wonder.*, setup.wonders.rest: taking a wonder, and the question which one to take for nothing."""

from saecula.aoc.cards.tables import WONDER_EFFECTS
from saecula.aoc.law.effect import gain_from_card
from saecula.aoc.law.question import Question
from saecula.aoc.ratings import refresh
from saecula.aoc.state import State
from saecula.aoc.terms import ASK_WONDER, CHOOSE, WONDER_TAKEN, Amount, Card, SeatNo
from saecula.core.command import a_of, command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options


def wonder_refusal(s: State, wonder: Card) -> Refusal | None:
    """wonder.choice: any wonder of the market, and no other."""
    return None if wonder in s.wonders else Refusal("wonder.choice")


def take_wonder(s: State, seat: SeatNo, wonder: Card) -> None:
    """setup.wonders.rest: the market is not refilled. wonder.no-power: `cards/check.py` lets no wonder carry power."""
    player = s.seats[seat]
    s.wonders.remove(wonder)
    player.wonders.append(wonder)
    refresh(player)
    emit(s, "wonder.choice", WONDER_TAKEN, seat, wonder)
    gain_from_card(s, seat, WONDER_EFFECTS[wonder])


# --- the question ---------------------------------------------------------------------------------------------------
def open_wonder(s: State, seat: SeatNo, count: Amount) -> None:
    if count > 0:
        s.stack.append(Frame(ASK_WONDER, seat, 0, count))


class WonderQuestion(Question):
    def __init__(self) -> None:
        super().__init__(ASK_WONDER, "wonder", [CHOOSE], "wonder.choice", {"a": "wonders still to be taken"})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for wonder in s.wonders:
            options.append(command(CHOOSE, wonder))

    def answer(self, s: State, frame: Frame, cmd: int) -> None:
        take_wonder(s, frame.seat, a_of(cmd))
        frame.a -= 1

    def stands(self, s: State, frame: Frame) -> bool:
        """wonder.none-left: with an empty market there is nothing to ask."""
        return frame.a > 0 and len(s.wonders) > 0
