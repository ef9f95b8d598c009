"""card.dietrich.*: one unit that counts twice, and the best theaters."""

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta.cards.catalog import FIRST, LAST
from saecula.tta.counts import best_of
from saecula.tta.powers import UNIT_TWICE
from saecula.tta.state import Seat
from saecula.tta.terms import ARTILLERY, INFANTRY, NOTHING, THEATER


def ways_to_count(seat: Seat, units: vec[i64]) -> list[vec[i64]]:
    """card.dietrich.unit-twice: the units as they are, and with any one of them twice; air forces cannot.

    card.dietrich.auto: whoever forms armies takes the best of these. card.dietrich.colonization,
    card.dietrich.colonization-sent-only: a force is counted like that, too, but only what was sent.
    """
    ways = [units]
    if seat.powers[UNIT_TWICE]:
        for tech in range(FIRST[INFANTRY], LAST[ARTILLERY]):
            if units[tech] > 0:
                doubled = units[:]
                doubled[tech] += 1
                ways.append(doubled)
    return ways


def best_theaters(seat: Seat) -> i64:
    """card.dietrich.all-best-theaters, card.dietrich.only-built: theaters of the highest level that is built."""
    best = best_of(seat, THEATER)
    if best != NOTHING:
        return seat.workers[best]
    return 0
