"""tactics.*: the current tactic, armies, air forces, outdated armies."""

from itertools import product

import pytest
from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta.cards.catalog import ARMY, BASE_CARDS, CARDS
from saecula.tta.ratings.tactics import army_strength
from saecula.tta.terms import TECHS
from tests.kit import law
from tests.tta.scenario import number, table


def tactical(tactic: str, workers: dict[str, int], leader: str = "") -> int:
    """What a tactic adds to the strength of these units alone."""
    units = {"warriors": 0, **workers}
    plain = table(age=3).give(workers=units, leader=leader).strength()
    return table(age=3).give(workers=units, leader=leader, tactic=tactic).strength() - plain


@law("tactics.current")
def test_a_tactic_that_was_played_is_current_and_exclusive() -> None:
    t = table().give(workers={"warriors": 3}, cards="legion").actions().do("tactic legion")
    assert (t.name(t.seat().tactic), t.seat().exclusive, list(t.s.tactics)) == ("legion", True, [])
    assert t.strength() == 3 + 2


@law("tactics.current")
def test_a_common_tactic_that_was_copied_is_current() -> None:
    t = table().give(workers={"warriors": 4}, tactic="fighting-band").give(1, tactic="legion").actions()
    assert t.strength() == 4 + 2
    t.do("copy legion")
    assert (t.name(t.seat().tactic), t.seat().exclusive) == ("legion", False)
    assert t.strength() == 4 + 2
    assert sorted(t.names(t.s.tactics)) == ["fighting-band", "legion"]


@law("tactics.current")
def test_the_exclusive_tactic_stays_current_when_it_becomes_common() -> None:
    t = table().give(workers={"warriors": 3}, cards="legion").actions().do("tactic legion", "end", "pass", "end")
    assert (t.decider, t.asked) == (0, "politics")
    assert (t.names(t.s.tactics), t.seat().exclusive, t.strength()) == (["legion"], False, 5)


@law("tactics.current")
def test_common_tactics_of_others_add_nothing_without_copying() -> None:
    t = table().give(workers={"warriors": 3}).give(1, tactic="legion")
    assert t.strength() == 3


@law("tactics.army-composition")
@pytest.mark.parametrize(
    ("tactic", "workers", "strength"),
    [
        ("legion", {"warriors": 2}, 0),
        ("legion", {"warriors": 3}, 2),
        ("legion", {"swordsmen": 2, "warriors": 1}, 2),
        ("medieval-army", {"warriors": 4}, 0),
        ("medieval-army", {"warriors": 1, "knights": 1}, 2),
        ("heavy-cavalry", {"knights": 3}, 4),
        ("phalanx", {"warriors": 1, "knights": 2}, 0),
        ("phalanx", {"warriors": 2, "knights": 1}, 3),
        ("napoleonic-army", {"riflemen": 1, "knights": 1, "cannon": 1}, 7),
        ("napoleonic-army", {"riflemen": 2, "knights": 2}, 0),
    ],
)
def test_an_army_needs_the_depicted_units(tactic: str, workers: dict[str, int], strength: int) -> None:
    assert tactical(tactic, workers) == strength


@law("tactics.virtual")
def test_forming_armies_moves_no_worker() -> None:
    t = table().give(workers={"warriors": 3}, cards="legion").actions()
    before = (t.seat().workers[:], t.seat().yellow, t.seat().pool)
    t.do("tactic legion")
    assert (t.seat().workers, t.seat().yellow, t.seat().pool) == before


@law("tactics.strength-per-army")
@pytest.mark.parametrize(("warriors", "strength"), [(2, 0), (3, 2), (5, 2), (6, 4), (9, 6)])
def test_every_army_adds_the_strength_of_the_tactic(warriors: int, strength: int) -> None:
    assert tactical("legion", {"warriors": warriors}) == strength


@law("tactics.air-doubles")
def test_an_air_force_doubles_an_army() -> None:
    assert tactical("legion", {"warriors": 3, "air-forces": 1}) == 4
    assert tactical("modern-army", {"modern-infantry": 2, "tanks": 1, "rockets": 1, "air-forces": 1}) == 26


@law("tactics.air-one-per-army")
def test_an_army_has_at_most_one_air_force() -> None:
    assert tactical("legion", {"warriors": 3, "air-forces": 3}) == 4
    assert tactical("legion", {"warriors": 6, "air-forces": 1}) == 6
    assert tactical("legion", {"warriors": 6, "air-forces": 2}) == 8
    assert tactical("legion", {"warriors": 6, "air-forces": 5}) == 8


@law("tactics.air-one-per-army", "tactics.air-doubles")
def test_air_forces_without_an_army_double_nothing() -> None:
    assert tactical("legion", {"warriors": 2, "air-forces": 2}) == 0
    assert table(age=3).give(workers={"warriors": 2, "air-forces": 2}, tactic="legion").strength() == 2 + 10


@law("tactics.unit-in-one-army")
def test_a_unit_belongs_to_one_army_only() -> None:
    assert tactical("medieval-army", {"warriors": 3, "knights": 1}) == 2
    assert tactical("fighting-band", {"warriors": 3}) == 1


@law("tactics.unit-in-one-army")
def test_infantry_that_rides_is_missing_on_foot() -> None:
    assert tactical("medieval-army", {"warriors": 3}, "genghis-khan") == 2
    assert tactical("medieval-army", {"warriors": 4}, "genghis-khan") == 4


@law("tactics.outdated-value")
def test_tactics_of_ages_ii_and_iii_show_a_second_lower_value() -> None:
    shown = {card.slug: (card.tactic, card.outdated) for card in CARDS if card.slug in ("legion", "classic-army")}
    assert shown == {"legion": (2, 0), "classic-army": (8, 4)}
    assert CARDS[number("shock-troops")].outdated == 6
    later = [card for card in CARDS[:BASE_CARDS] if card.army and card.age >= 2]
    assert len(later) == 10
    assert [card.slug for card in later if not 0 < card.outdated < card.tactic] == []


@law("tactics.outdated-definition", "tactics.outdated-value")
@pytest.mark.parametrize(
    ("tactic", "workers", "strength"),
    [
        ("classic-army", {"swordsmen": 2, "knights": 2}, 8),
        ("classic-army", {"swordsmen": 1, "warriors": 1, "knights": 2}, 4),
        ("classic-army", {"warriors": 2, "cavalrymen": 2}, 4),
        ("shock-troops", {"riflemen": 1, "cavalrymen": 3}, 11),
        ("shock-troops", {"swordsmen": 1, "tanks": 3}, 6),
        ("shock-troops", {"modern-infantry": 1, "tanks": 2, "knights": 1}, 6),
        ("legion", {"warriors": 3}, 2),
    ],
)
def test_one_unit_two_levels_below_makes_an_army_outdated(tactic: str, workers: dict[str, int], strength: int) -> None:
    assert tactical(tactic, workers) == strength


@law("tactics.outdated-air")
def test_an_air_force_doubles_the_lower_value_of_an_outdated_army() -> None:
    assert tactical("classic-army", {"warriors": 2, "knights": 2, "air-forces": 1}) == 8


@law("tactics.outdated-air", "tactics.auto-maximum")
def test_air_forces_double_modern_armies_first() -> None:
    units = {"swordsmen": 2, "warriors": 2, "knights": 4}
    assert tactical("classic-army", units) == 8 + 4
    assert tactical("classic-army", {**units, "air-forces": 1}) == 16 + 4
    assert tactical("classic-army", {**units, "air-forces": 2}) == 16 + 8


@law("tactics.auto-maximum")
def test_old_units_are_grouped_together() -> None:
    assert tactical("defensive-army", {"warriors": 2, "riflemen": 2, "cannon": 2}) == 6 + 3
    assert tactical("defensive-army", {"warriors": 1, "riflemen": 3, "cannon": 2}) == 6 + 3


def best_by_hand(units: tuple[int, ...], army: tuple[int, int], strength: int, outdated: int, riders: bool) -> int:
    """The most that any sequence of armies of `army` infantry and cavalry is worth.

    `units` are old and modern infantry, old and modern cavalry, air forces.
    """
    best = 0
    for old_foot, old_horse in product(range(army[0] + 1), range(army[1] + 1)):
        young_foot, young_horse = army[0] - old_foot, army[1] - old_horse
        for old_rides, young_rides in product(range(old_horse + 1), range(young_horse + 1)):
            if (old_rides or young_rides) and not riders:
                continue
            left = (
                units[0] - old_foot - old_rides,
                units[1] - young_foot - young_rides,
                units[2] - old_horse + old_rides,
                units[3] - young_horse + young_rides,
                units[4],
            )
            if min(left) < 0:
                continue
            value = outdated if old_foot or old_horse else strength
            best = max(best, value + best_by_hand(left, army, strength, outdated, riders))
            if left[4]:
                flown = (*left[:4], left[4] - 1)
                best = max(best, 2 * value + best_by_hand(flown, army, strength, outdated, riders))
    return best


UNITS = ("swordsmen", "riflemen", "knights", "cavalrymen", "air-forces")  # two are outdated for a level III tactic


@law("tactics.auto-maximum", "tactics.unit-in-one-army")
@pytest.mark.parametrize("riders", [False, True])
@pytest.mark.parametrize("slug", ["classic-army", "conquistadors"])
def test_armies_are_as_strong_as_any_grouping_can_be(slug: str, riders: bool) -> None:
    card = CARDS[number(slug)]
    army = (card.army[0], card.army[1])
    found, expected = [], []
    for units in product(range(4), range(4), range(3), range(3), range(3)):
        workers = [0] * TECHS
        for slug_, count in zip(UNITS, units, strict=True):
            workers[number(slug_)] = count
        found.append(army_strength(vec[i64](workers), ARMY[number(slug)], card.tactic, card.outdated, 3, riders))
        expected.append(best_by_hand(units, army, card.tactic, card.outdated, riders))
    assert found == expected
