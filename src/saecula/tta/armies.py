"""tactics.*: how many armies units can form, and what they are worth.

Every army of a tactic uses the same units, so it is best to form as many modern armies as possible from modern units
and the rest from what is left; air forces double modern armies first. Where infantry may serve as cavalry, every split
is tried.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE, FIRST, LAST
from saecula.tta.terms import AIR_FORCE, ARTILLERY, CAVALRY, INFANTRY

MANY: Final = 99  # more armies than anybody can form


def sets_of(infantry: i64, cavalry: i64, artillery: i64, army: vec[i64]) -> i64:
    """How many times the units of an army can be taken."""
    sets: i64 = MANY
    if army[0]:
        sets = infantry // army[0]
    if army[1] and cavalry // army[1] < sets:
        sets = cavalry // army[1]
    if army[2] and artillery // army[2] < sets:
        sets = artillery // army[2]
    return sets if sets < MANY else 0


def value_of(total: i64, modern: i64, air: i64, strength: i64, outdated: i64) -> i64:
    """tactics.outdated-value, tactics.air-doubles: modern armies first, each with at most one air force."""
    old = total - modern
    value = modern * strength + old * outdated
    doubled = air if air < modern else modern
    value += doubled * strength
    air -= doubled
    return value + (air if air < old else old) * outdated


def army_strength(
    units: vec[i64], army: vec[i64], strength: i64, outdated: i64, level: i64, infantry_as_cavalry: bool
) -> i64:
    """tactics.auto-maximum: the best that units (counted by technology) can do with a tactic of a level."""
    infantry: i64 = 0
    modern_infantry: i64 = 0
    for tech in range(FIRST[INFANTRY], LAST[INFANTRY]):
        infantry += units[tech]
        if AGE[tech] >= level - 1:  # tactics.outdated-definition: two or more levels below is outdated
            modern_infantry += units[tech]
    cavalry: i64 = 0
    modern_cavalry: i64 = 0
    for tech in range(FIRST[CAVALRY], LAST[CAVALRY]):
        cavalry += units[tech]
        if AGE[tech] >= level - 1:
            modern_cavalry += units[tech]
    artillery: i64 = 0
    modern_artillery: i64 = 0
    for tech in range(FIRST[ARTILLERY], LAST[ARTILLERY]):
        artillery += units[tech]
        if AGE[tech] >= level - 1:
            modern_artillery += units[tech]
    air: i64 = 0
    for tech in range(FIRST[AIR_FORCE], LAST[AIR_FORCE]):
        air += units[tech]
    most_young: i64 = modern_infantry if infantry_as_cavalry and army[1] else 0
    most_aged: i64 = infantry - modern_infantry if infantry_as_cavalry and army[1] else 0
    best: i64 = 0
    for young in range(most_young + 1):  # infantry that serves as cavalry
        for aged in range(most_aged + 1):
            moved = young + aged
            sets = sets_of(infantry - moved, cavalry + moved, artillery, army)
            modern = sets_of(modern_infantry - young, modern_cavalry + young, modern_artillery, army)
            value = value_of(sets, modern if modern < sets else sets, air, strength, outdated)
            if value > best:
                best = value
    return best
