"""stats.modified-by-text: population for nothing, once a turn."""

from mypy_extensions import i64

from saecula.tta.law.once import is_unused, use
from saecula.tta.law.workers import gain_population
from saecula.tta.powers import FREE_POPULATION
from saecula.tta.state import Seat, State


def may_settle(seat: Seat) -> bool:
    return is_unused(seat, FREE_POPULATION)


def settle(s: State, i: i64) -> None:
    use(s.seats[i], FREE_POPULATION)
    gain_population(s, i, "stats.modified-by-text")
