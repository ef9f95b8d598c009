"""card.china, card.china.*, worker.limit: an action that gives workers."""

from saecula.aoc.cards.tables import Effect
from saecula.aoc.law.op import Op
from saecula.aoc.law.worker import gain_workers
from saecula.aoc.state import State
from saecula.aoc.terms import ACTION_WORKER, Card, SeatNo


class ActionWorker(Op):
    """card.china.no-rescue: whoever stands on a red slot is still owned, so there is no room for another."""

    def __init__(self) -> None:
        super().__init__(ACTION_WORKER, "worker.limit")

    def acted(self, s: State, seat: SeatNo, row: Effect, tech: Card) -> None:
        gain_workers(s, self.cause(row), seat, row.amount, row.action)
