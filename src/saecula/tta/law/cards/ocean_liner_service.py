"""stats.modified-by-text: population for nothing, once a turn."""

from saecula.tta.law.once import is_unused, use
from saecula.tta.law.workers import gain_population
from saecula.tta.powers import FREE_POPULATION
from saecula.tta.state import Seat, State
from saecula.tta.terms import SeatNo


def may_settle(seat: Seat) -> bool:
    return is_unused(seat, FREE_POPULATION)


def settle(s: State, i: SeatNo) -> None:
    use(s.seats[i], FREE_POPULATION)
    gain_population(s, i, "stats.modified-by-text")
