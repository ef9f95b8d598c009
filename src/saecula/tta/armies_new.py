"""tactics.*, as New Leaders and Wonders widens them: farms in armies, a unit that counts twice, armies valued by level.

A grouping is one number: its strength times ARMIES, plus how many armies it has. So the greatest number is the
strongest grouping, and among equally strong ones the one with most armies.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saecula.tta.armies import sets_of, value_of
from saecula.tta.cards.catalog import AGE, ARMY, CARDS, FIRST, LAST
from saecula.tta.counts import count_of
from saecula.tta.powers import CULTURE_PER_ARMY, FARMS_IN_ARMIES, INFANTRY_AS_CAVALRY, UNIT_TWICE
from saecula.tta.state import Seat
from saecula.tta.terms import AIR_FORCE, ARTILLERY, CAVALRY, FARM, INFANTRY, NOTHING

ARMIES: Final = 100  # more than anybody can form
LEVELS: Final = 4
# places in a count of units: outdated and modern ones of every type
OLD_INFANTRY: Final = 0
OLD_ARTILLERY: Final = 4
TYPES: Final = (INFANTRY, CAVALRY, ARTILLERY)


def is_widened(seat: Seat) -> bool:
    """Does the current tactic need more than the base rules of `armies.py`?"""
    if seat.powers[FARMS_IN_ARMIES] or seat.powers[UNIT_TWICE]:
        return True
    return CARDS[seat.tactic].by_level


def widened_strength(seat: Seat, units: vec[i64], at_home: bool) -> i64:
    """What the current tactic adds for these units; farms help at home only (card.zizka.no-colonization)."""
    return best_grouping(seat, units, at_home) // ARMIES


def army_culture(seat: Seat) -> i64:
    """Culture per army, as many as the strongest grouping can have."""
    if not seat.powers[CULTURE_PER_ARMY] or seat.tactic == NOTHING:
        return 0
    return seat.powers[CULTURE_PER_ARMY] * (best_grouping(seat, seat.workers, True) % ARMIES)


def best_grouping(seat: Seat, units: vec[i64], at_home: bool) -> i64:
    """card.zizka.auto, card.dietrich.auto: of all ways to count them the one that makes strongest."""
    by_level = CARDS[seat.tactic].by_level
    twice = seat.powers[UNIT_TWICE] > 0
    farms: i64 = count_of(seat, FARM) if at_home and seat.powers[FARMS_IN_ARMIES] else 0
    best = grouping_by_level(seat, units) if by_level else grouping_with_farms(seat, units, farms)
    if not twice:
        return best
    for tech in range(FIRST[INFANTRY], LAST[ARTILLERY]):  # card.dietrich.unit-twice; air forces cannot
        if units[tech] > 0:
            doubled = units[:]
            doubled[tech] += 1
            found = grouping_by_level(seat, doubled) if by_level else grouping_with_farms(seat, doubled, farms)
            if found > best:
                best = found
    return best


def air_forces(units: vec[i64]) -> i64:
    total: i64 = 0
    for tech in range(FIRST[AIR_FORCE], LAST[AIR_FORCE]):
        total += units[tech]
    return total


# --- armies of a fixed value --------------------------------------------------------------------------------------
def counts_of(units: vec[i64], level: i64) -> vec[i64]:
    """Outdated and modern units of every type, for a tactic of a level (tactics.outdated-definition)."""
    counts = vec[i64]([0] * (2 * len(TYPES)))
    place: i64 = 0
    for kind in TYPES:
        for tech in range(FIRST[kind], LAST[kind]):
            counts[place + 1 if AGE[tech] >= level - 1 else place] += units[tech]
        place += 2
    return counts


def grouping_with_farms(seat: Seat, units: vec[i64], farms: i64) -> i64:
    """card.zizka.age-a-units: every split of the farms, which are units of Age A, into infantry and artillery."""
    level = CARDS[seat.tactic].age
    modern: i64 = 1 if level <= 1 else 0  # at level I even units of Age A are not outdated
    best: i64 = 0
    for foot in range(farms + 1):
        counts = counts_of(units, level)
        counts[OLD_INFANTRY + modern] += foot
        counts[OLD_ARTILLERY + modern] += farms - foot
        found = grouping_of(seat, counts, air_forces(units))
        if found > best:
            best = found
    return best


def grouping_of(seat: Seat, counts: vec[i64], air: i64) -> i64:
    """tactics.auto-maximum: where infantry may serve as cavalry, every split of it is tried."""
    row, army = CARDS[seat.tactic], ARMY[seat.tactic]
    mounted = seat.powers[INFANTRY_AS_CAVALRY] > 0 and army[1] > 0
    most_old: i64 = counts[0] if mounted else 0
    most_modern: i64 = counts[1] if mounted else 0
    best: i64 = 0
    for old in range(most_old + 1):
        for young in range(most_modern + 1):
            modern = sets_of(counts[1] - young, counts[3] + young, counts[5], army)
            moved = old + young
            sets = sets_of(counts[0] + counts[1] - moved, counts[2] + counts[3] + moved, counts[4] + counts[5], army)
            value = value_of(sets, modern if modern < sets else sets, air, row.tactic, row.outdated)
            if value * ARMIES + sets > best:
                best = value * ARMIES + sets
    return best


# --- armies of cavalry, valued by the lowest level in them --------------------------------------------------------
def grouping_by_level(seat: Seat, units: vec[i64]) -> i64:
    """card.hussars.*: like rides with like, from the best down; air forces double the best armies first."""
    riders = vec[i64]([0] * LEVELS)
    add_levels(riders, units, CAVALRY)
    if seat.powers[INFANTRY_AS_CAVALRY]:
        add_levels(riders, units, INFANTRY)
    size = ARMY[seat.tactic][1]
    air = air_forces(units)
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
    return value * ARMIES + armies


def add_levels(riders: vec[i64], units: vec[i64], kind: i64) -> None:
    for tech in range(FIRST[kind], LAST[kind]):
        riders[AGE[tech]] += units[tech]
