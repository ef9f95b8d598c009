"""tactics.auto-maximum with New Leaders and Wonders: every tactic and leader against a search through all groupings."""

import random
from collections.abc import Iterator

import pytest

from saecula.tta.cards.catalog import AGE, CARDS, KIND, SLUGS
from saecula.tta.ratings.tactics import army_count, tactical_strength
from saecula.tta.terms import AIR_FORCE, ARTILLERY, CAVALRY, FARM, INFANTRY, MODULE_IDS, TACTIC, TECHS
from tests.kit import law
from tests.tta.scenario import Table, number, table

LEADERS = ["", "genghis-khan", "jan-zizka", "marlene-dietrich"]
TACTICS = [slug for slug in SLUGS if KIND[number(slug)] == TACTIC]
FOOT_AND_HORSE = [tech for tech in range(TECHS) if INFANTRY <= KIND[tech] <= ARTILLERY]

Unit = tuple[int, int]  # type and level; a farm counts as a unit of level 0


def may_serve(unit: Unit, kind: int, leader: str) -> bool:
    if unit[0] == FARM:
        return kind in (INFANTRY, ARTILLERY)
    return unit[0] == kind or (leader == "genghis-khan" and (unit[0], kind) == (INFANTRY, CAVALRY))


def armies_of(units: tuple[Unit, ...], kinds: list[int], leader: str) -> Iterator[tuple[int, tuple[Unit, ...]]]:
    """Every army that can be taken out of the units: its lowest level, and who is left."""
    if not kinds:
        yield 9, units
        return
    for place, unit in enumerate(units):
        if unit not in units[:place] and may_serve(unit, kinds[0], leader):
            for level, left in armies_of(units[:place] + units[place + 1 :], kinds[1:], leader):
                yield min(level, unit[1]), left


def by_search(units: tuple[Unit, ...], tactic: int, air: int, leader: str) -> tuple[int, int]:
    """The greatest strength of any grouping, and the most armies with it."""
    row = CARDS[tactic]
    kinds = [INFANTRY] * row.army[0] + [CAVALRY] * row.army[1] + [ARTILLERY] * row.army[2]
    best = (0, 0)
    met = set()
    waiting = [(tuple(sorted(units)), ())]
    while waiting:
        left, values = waiting.pop()
        if (left, values) in met:
            continue
        met.add((left, values))
        best = max(best, (sum(values) + sum(values[:air]), len(values)))
        for level, rest in armies_of(left, kinds, leader):
            modern = row.tactic if level >= row.age - 1 else row.outdated
            value = row.tactic + level if row.by_level else modern
            waiting.append((rest, tuple(sorted([*values, value], reverse=True))))
    return best


def gathered(t: Table, dice: random.Random, leader: str) -> tuple[tuple[Unit, ...], int]:
    """Some units, air forces and farms before seat 0: what an army may use, and how many air forces."""
    workers = t.seat().workers
    for tech in range(TECHS):
        workers[tech] = 0
    chosen = [dice.choice(FOOT_AND_HORSE) for _ in range(dice.randint(1, 5))]
    for tech in chosen:
        workers[tech] += 1
    air = dice.randint(0, 2)
    workers[next(tech for tech in range(TECHS) if KIND[tech] == AIR_FORCE)] = air
    farms = dice.randint(0, 3)
    workers[number("irrigation")] = farms
    units = [(int(KIND[tech]), int(AGE[tech])) for tech in chosen]
    return tuple(units + [(FARM, 0)] * farms if leader == "jan-zizka" else units), air


@law("tactics.auto-maximum", "card.zizka.auto", "card.dietrich.auto", "card.hussars.grouping")
@pytest.mark.parametrize("leader", LEADERS)
def test_armies_are_as_strong_as_any_grouping_can_be(leader: str) -> None:
    dice = random.Random(leader)
    for slug in TACTICS:
        t = table(2, age=3, modules=MODULE_IDS, mode="secret-mix").give(leader=leader)
        t.seat().tactic = number(slug)
        for _ in range(6):
            units, air = gathered(t, dice, leader)
            counted = [units]
            if leader == "marlene-dietrich":
                counted += [(*units, unit) for unit in set(units)]
            strength, armies = max(by_search(these, number(slug), air, leader) for these in counted)
            assert tactical_strength(t.seat(), t.seat().workers, True) == strength, (slug, units, air)
            if leader == "jan-zizka":
                assert army_count(t.seat()) == armies, (slug, units, air)
