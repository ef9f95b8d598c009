"""workers.*: workers between the bank, the pool and the cards."""

from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.law.cards.maria_theresa import reward_population
from saecula.tta.state import State
from saecula.tta.terms import (
    ASK_LOSE_WORKER,
    BUILT,
    DESTROYED,
    NOTHING,
    UPGRADED,
    WORKER_GAINED,
    WORKER_LOST,
    Amount,
    CardNo,
    SeatNo,
)


def gain_population(s: State, i: SeatNo, law: str) -> None:
    """workers.gain-population, workers.gain-no-food: the rightmost token of the bank becomes an unused worker.

    workers.increase-population: whoever must pay food for it pays before.
    """
    seat = s.seats[i]
    if seat.yellow == 0:
        return
    seat.yellow -= 1
    seat.pool += 1
    emit(s, law, WORKER_GAINED, i)
    reward_population(s, i)


def lose_population(s: State, i: SeatNo, amount: Amount, law: str) -> None:
    """workers.lose-population: unused workers first, then the owner chooses (workers.lose-from-cards)."""
    seat = s.seats[i]
    while amount > 0 and seat.pool > 0:
        seat.pool -= 1
        seat.yellow += 1
        amount -= 1
        emit(s, law, WORKER_LOST, i, NOTHING)
    if amount > 0:
        s.stack.append(Frame(ASK_LOSE_WORKER, i, 0, amount))


def lose_from_card(s: State, i: SeatNo, tech: CardNo, law: str) -> None:
    """A worker goes from a card to the bank."""
    seat = s.seats[i]
    seat.workers[tech] -= 1
    seat.yellow += 1
    emit(s, law, WORKER_LOST, i, tech)


def put_worker(s: State, i: SeatNo, tech: CardNo, law: str) -> None:
    """An unused worker becomes a building or a unit."""
    seat = s.seats[i]
    seat.pool -= 1
    seat.workers[tech] += 1
    emit(s, law, BUILT, i, tech)


def move_worker(s: State, i: SeatNo, source: CardNo, target: CardNo, law: str) -> None:
    """From one card to another: an upgrade."""
    seat = s.seats[i]
    seat.workers[source] -= 1
    seat.workers[target] += 1
    emit(s, law, UPGRADED, i, source, target)


def free_worker(s: State, i: SeatNo, tech: CardNo, law: str) -> None:
    """A building or a unit is gone, its worker is unused."""
    seat = s.seats[i]
    seat.workers[tech] -= 1
    seat.pool += 1
    emit(s, law, DESTROYED, i, tech)
