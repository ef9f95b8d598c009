"""cards.level.best, workers.definition: counts of what a seat has, from which every rating starts."""

from mypy_extensions import i64

from saecula.core.arrays import append, empty, vec
from saecula.core.bits import count_bits
from saecula.tta.cards.catalog import AGE, FIRST, LAST
from saecula.tta.state import Seat, State
from saecula.tta.terms import LAB, LIBRARY, NOTHING, TECHS


def lines_of(seat: Seat) -> vec[i64]:
    """The technologies in play that take workers, in the order of their numbers: listed once for each set of them."""
    if seat.lined != seat.techs:
        lines = empty(count_bits(seat.techs))
        for tech in range(TECHS):
            if seat.techs >> tech & 1:
                lines = append(lines, tech)
        seat.lines = lines
        seat.lined = seat.techs
    return seat.lines


def count_of(seat: Seat, kind: i64) -> i64:
    """Buildings or units of a type: a worker on a card is one."""
    total: i64 = 0
    workers = seat.workers
    for tech in range(FIRST[kind], LAST[kind]):
        total += workers[tech]
    return total


def best_of(seat: Seat, kind: i64) -> i64:
    """cards.level.best: the staffed technology of the highest level, NOTHING if none."""
    for tech in range(LAST[kind] - 1, FIRST[kind] - 1, -1):
        if seat.workers[tech]:
            return tech
    return NOTHING


def level_of_best(seat: Seat, kind: i64) -> i64:
    """cards.level.best: its level, 0 if there is none."""
    best = best_of(seat, kind)
    if best != NOTHING:
        return AGE[best]
    return 0


def best_lab_or_library(seat: Seat) -> i64:
    """The level that some leaders turn into science."""
    lab, library = level_of_best(seat, LAB), level_of_best(seat, LIBRARY)
    return lab if lab > library else library


def sum_over(seat: Seat, table: vec[i64], first: i64, last: i64) -> i64:
    """A symbol or a level of some types of cards, once for each worker."""
    total: i64 = 0
    for tech in range(FIRST[first], LAST[last]):
        if seat.workers[tech]:
            total += seat.workers[tech] * table[tech]
    return total


def workers_of(seat: Seat) -> i64:
    """workers.definition: every yellow token outside the bank."""
    total = seat.pool
    for count in seat.workers:
        total += count
    return total


def completed_wonders(seat: Seat) -> i64:
    """Ruins are completed wonders, too."""
    return len(seat.wonders)


def copies_dealt(s: State, card: i64) -> i64:
    """How many copies of a civil card came to the row."""
    return i64(s.revealed[card])
