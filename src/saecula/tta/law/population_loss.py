"""ruling.population-loss.*, workers.lose-from-cards: the question which worker goes."""

from mypy_extensions import i64

from saecula.core.command import a_of, command
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.law.question import Question
from saecula.tta.law.workers import lose_from_card
from saecula.tta.state import State
from saecula.tta.terms import ASK_LOSE_WORKER, CHOOSE, TECHS


class LoseWorker(Question):
    """Which worker goes when none is unused."""

    def __init__(self) -> None:
        super().__init__(ASK_LOSE_WORKER, "lose-population", (CHOOSE,), "workers.lose-from-cards", {"a": "how many"})

    def stake(self, frame: Frame) -> i64:
        return frame.a

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        """ruling.population-loss.owner-chooses"""
        seat = s.seats[frame.seat]
        for tech in range(TECHS):
            if seat.workers[tech] > 0:
                options.append(command(CHOOSE, tech))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        frame.a -= 1
        lose_from_card(s, frame.seat, a_of(cmd), "workers.lose-from-cards")

    def stands(self, s: State, frame: Frame) -> bool:
        """ruling.population-loss.none: without any worker nothing happens."""
        return frame.a > 0 and self.count(s, frame) > 0
