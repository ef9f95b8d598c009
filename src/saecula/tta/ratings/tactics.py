"""tactics.*: how many armies units can form, and what they are worth.

tactics.virtual: armies are counted, nobody forms them. Every army of a tactic uses the same units, so it is best to
form as many modern armies as possible from modern units and the rest from what is left; air forces double modern armies
first. Where infantry may serve as cavalry, or farms as units, every split is tried.

A grouping is one number: its strength times ARMIES, plus how many armies it has. So the greatest number is the
strongest grouping, and among equally strong ones the one with most armies.
"""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta.cards.catalog import AGE, ARMY, CARDS, FIRST, LAST
from saecula.tta.law.cards.dietrich import ways_to_count
from saecula.tta.law.cards.hussars import armies_by_level
from saecula.tta.law.cards.zizka import farm_units
from saecula.tta.powers import HAS_ARMY_TEXT, INFANTRY_AS_CAVALRY
from saecula.tta.ratings.notes import Notes
from saecula.tta.state import Seat
from saecula.tta.terms import AIR_FORCE, ARTILLERY, CAVALRY, INFANTRY, NOTHING

ARMIES: Final = 100  # more armies than anybody can form
Split = tuple[i64, i64]  # outdated and modern units of a type


# --- what the current tactic gives --------------------------------------------------------------------------------
def tactical_strength(seat: Seat, units: vec[i64], at_home: bool) -> i64:
    """tactics.current, tactics.strength-per-army: what the tactic adds for these units, at home or in a force."""
    if seat.tactic == NOTHING:
        return 0
    row = CARDS[seat.tactic]
    if seat.powers[HAS_ARMY_TEXT] or row.by_level:
        return best_grouping(seat, units, at_home) // ARMIES
    army = ARMY[seat.tactic]
    return army_strength(units, army, row.tactic, row.outdated, row.age, seat.powers[INFANTRY_AS_CAVALRY] > 0)


def strength_of_armies(seat: Seat, notes: Notes | None) -> i64:
    """tactics.strength-per-army: for the strength rating."""
    strength = tactical_strength(seat, seat.workers, True)
    if notes is not None:
        notes.card(strength, seat.tactic, "tactics.strength-per-army")
    return strength


def army_count(seat: Seat) -> i64:
    """As many armies as the strongest grouping can have."""
    if seat.tactic != NOTHING:
        return best_grouping(seat, seat.workers, True) % ARMIES
    return 0


# --- armies of a fixed value ---------------------------------------------------------------------------------------
def sets_of(infantry: i64, cavalry: i64, artillery: i64, army: vec[i64]) -> i64:
    """tactics.army-composition, tactics.unit-in-one-army: how many times the units of an army can be taken."""
    sets: i64 = ARMIES
    if army[0]:
        sets = infantry // army[0]
    if army[1] and cavalry // army[1] < sets:
        sets = cavalry // army[1]
    if army[2] and artillery // army[2] < sets:
        sets = artillery // army[2]
    if sets < ARMIES:
        return sets
    return 0


def value_of(total: i64, modern: i64, air: i64, strength: i64, outdated: i64) -> i64:
    """tactics.outdated-value, tactics.air-doubles: modern armies first.

    tactics.air-one-per-army: each has room for at most one air force. tactics.outdated-air: in an outdated army it
    doubles the smaller value.
    """
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
    if not infantry_as_cavalry and lacks_units(units, army):
        return 0
    infantry, cavalry = split_of(units, INFANTRY, level), split_of(units, CAVALRY, level)
    artillery = split_of(units, ARTILLERY, level)
    mounted = infantry_as_cavalry and army[1] > 0
    return grouping_of(infantry, cavalry, artillery, army, air_forces(units), strength, outdated, mounted) // ARMIES


def lacks_units(units: vec[i64], army: vec[i64]) -> bool:
    """tactics.army-composition: are there too few of some type for a single army?"""
    for kind in range(INFANTRY, ARTILLERY + 1):
        missing = army[kind - INFANTRY]
        if missing > 0:
            for tech in range(FIRST[kind], LAST[kind]):
                missing -= units[tech]
            if missing > 0:
                return True
    return False


def split_of(units: vec[i64], kind: i64, level: i64) -> Split:
    """tactics.outdated-definition: outdated units are two or more levels below the tactic."""
    old: i64 = 0
    modern: i64 = 0
    for tech in range(FIRST[kind], LAST[kind]):
        if AGE[tech] >= level - 1:
            modern += units[tech]
        else:
            old += units[tech]
    return old, modern


def air_forces(units: vec[i64]) -> i64:
    total: i64 = 0
    for tech in range(FIRST[AIR_FORCE], LAST[AIR_FORCE]):
        total += units[tech]
    return total


def grouping_of(
    infantry: Split,
    cavalry: Split,
    artillery: Split,
    army: vec[i64],
    air: i64,
    strength: i64,
    outdated: i64,
    mounted: bool,
) -> i64:
    """tactics.auto-maximum: of outdated and modern infantry that may serve as cavalry every split is tried."""
    most_old: i64 = infantry[0] if mounted else 0
    most_young: i64 = infantry[1] if mounted else 0
    foot, horse, guns = infantry[0] + infantry[1], cavalry[0] + cavalry[1], artillery[0] + artillery[1]
    best: i64 = 0
    for young in range(most_young + 1):
        modern = sets_of(infantry[1] - young, cavalry[1] + young, artillery[1], army)
        for old in range(most_old + 1):
            moved = old + young
            sets = sets_of(foot - moved, horse + moved, guns, army)
            value = value_of(sets, modern if modern < sets else sets, air, strength, outdated)
            if value * ARMIES + sets > best:
                best = value * ARMIES + sets
    return best


# --- armies that texts widen ---------------------------------------------------------------------------------------
def best_grouping(seat: Seat, units: vec[i64], at_home: bool) -> i64:
    """tactics.auto-maximum: of all ways to count the units the one that makes strongest."""
    by_level = CARDS[seat.tactic].by_level
    farms = farm_units(seat, at_home)
    best: i64 = 0
    for counted in ways_to_count(seat, units):
        if by_level:
            value, armies = armies_by_level(seat, counted, air_forces(counted))
            found = value * ARMIES + armies
        else:
            found = grouping_with_farms(seat, counted, farms)
        if found > best:
            best = found
    return best


def grouping_with_farms(seat: Seat, units: vec[i64], farms: i64) -> i64:
    """Every split of farms, which are units of Age A, into infantry and artillery."""
    row, army = CARDS[seat.tactic], ARMY[seat.tactic]
    mounted = seat.powers[INFANTRY_AS_CAVALRY] > 0 and army[1] > 0
    infantry, cavalry = split_of(units, INFANTRY, row.age), split_of(units, CAVALRY, row.age)
    artillery = split_of(units, ARTILLERY, row.age)
    modern = row.age <= 1  # at level I even units of Age A are not outdated
    air = air_forces(units)
    best: i64 = 0
    for foot in range(farms + 1):
        more_infantry, more_artillery = joined(infantry, foot, modern), joined(artillery, farms - foot, modern)
        found = grouping_of(more_infantry, cavalry, more_artillery, army, air, row.tactic, row.outdated, mounted)
        if found > best:
            best = found
    return best


def joined(units: Split, more: i64, modern: bool) -> Split:
    """Units of a type and some more that are all modern, or all outdated."""
    return (units[0], units[1] + more) if modern else (units[0] + more, units[1])
