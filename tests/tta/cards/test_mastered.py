"""Tactics with Sun Tzu under them: every one of them, in play."""

import pytest

from saecula.tta import terms as t
from saecula.tta.cards.catalog import CARDS, NUMBER
from saecula.tta.cards.expansion import MASTERED
from tests.kit import law
from tests.tta.scenario import Table, table

TACTICS = [row.slug for row in CARDS if row.kind == t.TACTIC and not row.slug.endswith(MASTERED)]
MODERN = ("modern-infantry", "tanks", "rockets")  # infantry, cavalry and artillery of Age III
OLD = ("warriors", "knights", "cannon")


def led(slug: str, units: tuple[str, str, str], armies: int, air: int = 0) -> Table:
    """A seat led by Sun Tzu with the units of so many armies of a tactic that it has just played."""
    army = CARDS[NUMBER[slug]].army
    workers = {unit: armies * count for unit, count in zip(units, army, strict=True)}
    t_ = table(age=3, modules=["military", "leaders-wonders"], mode="secret-mix")
    t_.give(leader="sun-tzu", workers={"warriors": 0, **workers, "air-forces": air}, cards=slug, hand="saladin")
    return t_.do(f"tactic {slug}")


def gained(t_: Table) -> int:
    """What the tactic is worth more when Sun Tzu is replaced, beside his own point of strength."""
    before = t_.strength()
    t_.do("elect saladin")
    assert t_.name(t_.seat().tactic).endswith(MASTERED)
    return t_.strength() - before + CARDS[NUMBER["sun-tzu"]].strength


@law("card.sun-tzu.plus-1", "ruling.sun-tzu.bonus-scope")
@pytest.mark.parametrize("slug", TACTICS)
def test_every_army_of_a_tactic_is_worth_one_more(slug: str) -> None:
    assert gained(led(slug, MODERN, 1)) == 1
    assert gained(led(slug, MODERN, 2)) == 2
    assert gained(led(slug, MODERN, 2, air=1)) == 2 + 1


@law("ruling.sun-tzu.bonus-scope")
@pytest.mark.parametrize("slug", [slug for slug in TACTICS if CARDS[NUMBER[slug]].age == 3])
def test_every_outdated_army_is_worth_one_more(slug: str) -> None:
    assert gained(led(slug, OLD, 2)) == 2
