"""ruling.blue-loss.*, tokens.blue.lose-from-cards: the question which cards give up blue tokens."""

from mypy_extensions import i64

from saecula.core.command import a_of, command
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.law.question import Question
from saecula.tta.law.tokens import leave_store
from saecula.tta.state import State
from saecula.tta.terms import ASK_LOSE_BLUE, CHOOSE, STORES


class LoseBlue(Question):
    """Which card gives up a blue token when the bank is empty."""

    def __init__(self) -> None:
        super().__init__(ASK_LOSE_BLUE, "lose-blue-source", (CHOOSE,), "tokens.blue.lose-from-cards", {"a": "how many"})

    def stake(self, frame: Frame) -> i64:
        return frame.a

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        """ruling.blue-loss.not-from-wonder: farms, mines, and labs that hold tokens."""
        seat = s.seats[frame.seat]
        for store in range(STORES):
            if seat.tokens[store] > 0:
                options.append(command(CHOOSE, store))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        frame.a -= 1
        leave_store(s, frame.seat, a_of(cmd))

    def stands(self, s: State, frame: Frame) -> bool:
        return frame.a > 0 and self.count(s, frame) > 0
