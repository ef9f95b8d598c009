"""tactics.*: how many armies units can form, and what they are worth.

Every army of a tactic uses the same units, so it is best to form as many modern armies as possible from modern units
and the rest from what is left; air forces double modern armies first. Where infantry may serve as cavalry, every split
is tried.
"""


def sets_of(infantry: int, cavalry: int, artillery: int, army: list[int]) -> int:
    """How many times the units of an army can be taken."""
    sets = 99
    if army[0]:
        sets = infantry // army[0]
    if army[1] and cavalry // army[1] < sets:
        sets = cavalry // army[1]
    if army[2] and artillery // army[2] < sets:
        sets = artillery // army[2]
    return sets if sets < 99 else 0


def value_of(total: int, modern: int, air: int, strength: int, outdated: int) -> int:
    """tactics.outdated-value, tactics.air-doubles: modern armies first, each with at most one air force."""
    old = total - modern
    value = modern * strength + old * outdated
    doubled = air if air < modern else modern
    value += doubled * strength
    air -= doubled
    return value + (air if air < old else old) * outdated


def army_strength(
    units: list[int], army: list[int], strength: int, outdated: int, level: int, infantry_as_cavalry: bool
) -> int:
    """tactics.auto-maximum: the best that the units (see ratings.units_by_level) can do with a tactic."""
    modern = [0, 0, 0]
    total = [0, 0, 0]
    for kind in range(3):
        for age in range(4):
            count = units[kind * 4 + age]
            total[kind] += count
            if age >= level - 1:  # tactics.outdated-definition: two or more levels below is outdated
                modern[kind] += count
    air = units[12]
    best = army_value(total, modern, air, army, strength, outdated, 0, 0)
    if not infantry_as_cavalry or not army[1]:
        return best
    old = total[0] - modern[0]
    for young in range(modern[0] + 1):
        for aged in range(old + 1):
            value = army_value(total, modern, air, army, strength, outdated, young, aged)
            if value > best:
                best = value
    return best


def army_value(
    total: list[int], modern: list[int], air: int, army: list[int], strength: int, outdated: int, young: int, aged: int
) -> int:
    """With `young` modern and `aged` other infantry counted as cavalry."""
    moved = young + aged
    all_sets = sets_of(total[0] - moved, total[1] + moved, total[2], army)
    modern_sets = sets_of(modern[0] - young, modern[1] + young, modern[2], army)
    return value_of(all_sets, modern_sets if modern_sets < all_sets else all_sets, air, strength, outdated)
