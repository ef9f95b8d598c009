"""card.hussars.*: armies of cavalry, valued by the lowest level in them."""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta.cards.catalog import AGE, ARMY, CARDS, FIRST, LAST
from saecula.tta.powers import INFANTRY_AS_CAVALRY
from saecula.tta.state import Seat
from saecula.tta.terms import CAVALRY, INFANTRY

LEVELS: Final = 4


def armies_by_level(seat: Seat, units: vec[i64], air: i64) -> tuple[i64, i64]:
    """card.hussars.grouping, card.hussars.strength: their strength and their number.

    Like rides with like, from the best down; air forces double the best armies first. card.hussars.genghis: where
    infantry may serve as cavalry, it rides along with its own level.
    """
    riders = vec[i64]([0] * LEVELS)
    add_levels(riders, units, CAVALRY)
    if seat.powers[INFANTRY_AS_CAVALRY]:
        add_levels(riders, units, INFANTRY)
    size = ARMY[seat.tactic][1]
    value: i64 = 0
    armies: i64 = 0
    waiting: i64 = 0  # riders of higher levels that fill no army yet
    for level in range(LEVELS - 1, -1, -1):
        waiting += riders[level]
        formed = waiting // size
        waiting -= formed * size
        doubled = air if air < formed else formed
        air -= doubled
        armies += formed
        value += (formed + doubled) * (CARDS[seat.tactic].tactic + level)
    return value, armies


def add_levels(riders: vec[i64], units: vec[i64], kind: i64) -> None:
    for tech in range(FIRST[kind], LAST[kind]):
        riders[AGE[tech]] += units[tech]
