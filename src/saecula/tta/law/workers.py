"""workers.*: gaining and losing population, and the question which worker goes."""

from mypy_extensions import i64

from saecula.core.command import a_of, command
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.question import Question
from saecula.tta.powers import CULTURE_ON_POPULATION, SCIENCE_ON_POPULATION
from saecula.tta.state import State
from saecula.tta.terms import ASK_LOSE_WORKER, BY_LEADER, CHOOSE, NOTHING, TECHS, WORKER_GAINED, WORKER_LOST


def gain_population(s: State, i: i64, law: str) -> bool:
    """workers.gain-population, workers.gain-no-food: the rightmost token of the bank becomes an unused worker."""
    seat = s.seats[i]
    if seat.yellow == 0:
        return False
    seat.yellow -= 1
    seat.pool += 1
    emit(s, law, WORKER_GAINED, i)
    if s.plan.modules:  # card.maria-theresa.each-token
        change_science(s, i, seat.powers[SCIENCE_ON_POPULATION], law)
        change_culture(s, i, seat.powers[CULTURE_ON_POPULATION], BY_LEADER, law)
    return True


def lose_population(s: State, i: i64, amount: i64, law: str) -> None:
    """workers.lose-population: unused workers first, then the owner chooses (workers.lose-from-cards)."""
    seat = s.seats[i]
    while amount > 0 and seat.pool > 0:
        seat.pool -= 1
        seat.yellow += 1
        amount -= 1
        emit(s, law, WORKER_LOST, i, NOTHING)
    if amount > 0:
        s.stack.append(Frame(ASK_LOSE_WORKER, i, 0, amount))


class LoseWorker(Question):
    """Which worker goes when none is unused."""

    def __init__(self) -> None:
        super().__init__(ASK_LOSE_WORKER, "lose-population", (CHOOSE,), "workers.lose-from-cards", {"a": "how many"})

    def options(self, s: State, frame: Frame) -> list[int]:
        """ruling.population-loss.owner-chooses"""
        seat = s.seats[frame.seat]
        return [command(CHOOSE, tech) for tech in range(TECHS) if seat.workers[tech] > 0]

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        seat = s.seats[frame.seat]
        seat.workers[a_of(cmd)] -= 1
        seat.yellow += 1
        frame.a -= 1
        emit(s, "workers.lose-population", WORKER_LOST, frame.seat, a_of(cmd))

    def stands(self, s: State, frame: Frame) -> bool:
        """ruling.population-loss.none: without any worker nothing happens."""
        return frame.a > 0 and len(self.options(s, frame)) > 0
