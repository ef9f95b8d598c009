"""Tactics: the armies of each of the 15, with outdated units and air forces; playing, sharing and copying them."""

import pytest

from saecula.tta.cards.catalog import CARDS
from tests.kit import law
from tests.tta.scenario import number, table

ARMIES = [
    # tactic, units, strength of the units, strength of the armies they form
    ("fighting-band", {"warriors": 5}, 5, 1 + 1),
    ("legion", {"warriors": 3, "swordsmen": 3}, 9, 2 + 2),
    ("medieval-army", {"warriors": 1, "swordsmen": 1, "knights": 3}, 9, 2 + 2),
    ("phalanx", {"warriors": 4, "knights": 2}, 8, 3 + 3),
    ("heavy-cavalry", {"warriors": 0, "knights": 4}, 8, 4),
    ("mobile-artillery", {"warriors": 0, "knights": 2, "cannon": 2}, 10, 5 + 5),
    ("fortifications", {"warriors": 0, "cannon": 5}, 15, 5 + 5),
    ("conquistadors", {"warriors": 0, "riflemen": 2, "knights": 4}, 14, 5 + 5),
    ("defensive-army", {"warriors": 0, "swordsmen": 4, "cannon": 2}, 14, 6 + 6),
    ("napoleonic-army", {"warriors": 0, "swordsmen": 1, "knights": 1, "cannon": 2}, 10, 7),
    ("classic-army", {"warriors": 0, "swordsmen": 4, "cavalrymen": 4}, 20, 8 + 8),
    ("entrenchments", {"warriors": 0, "riflemen": 2, "rockets": 4}, 26, 9 + 9),
    ("mechanized-army", {"warriors": 0, "tanks": 1, "cannon": 2}, 11, 10),
    ("shock-troops", {"warriors": 0, "riflemen": 1, "cavalrymen": 3}, 12, 11),
    ("modern-army", {"warriors": 0, "modern-infantry": 2, "tanks": 1, "rockets": 1}, 20, 13),
]
OUTDATED = [
    ("mobile-artillery", {"warriors": 3, "knights": 1, "cannon": 1}, 8, 5),  # no infantry needed: it is not outdated
    ("conquistadors", {"warriors": 1, "knights": 2}, 5, 3),
    ("defensive-army", {"warriors": 1, "swordsmen": 1, "cannon": 1}, 6, 3),
    ("napoleonic-army", {"warriors": 1, "knights": 1, "cannon": 1}, 6, 4),
    ("classic-army", {"warriors": 2, "knights": 2}, 6, 4),
    ("entrenchments", {"warriors": 0, "swordsmen": 1, "cannon": 2}, 8, 5),
    ("mechanized-army", {"warriors": 0, "knights": 1, "rockets": 2}, 12, 5),
    ("shock-troops", {"warriors": 1, "tanks": 3}, 16, 6),
    ("modern-army", {"warriors": 2, "tanks": 1, "rockets": 1}, 12, 7),
]


@law("tactics.strength-per-army")
@pytest.mark.parametrize(("tactic", "units", "plain", "armies"), ARMIES)
def test_every_complete_army_adds_the_strength_of_its_tactic(
    tactic: str, units: dict[str, int], plain: int, armies: int
) -> None:
    t = table(age=3).give(workers=units)
    assert t.strength() == plain
    t.give(tactic=tactic)
    assert t.strength() == plain + armies


@law("tactics.outdated-definition", "tactics.outdated-value")
@pytest.mark.parametrize(("tactic", "units", "plain", "armies"), OUTDATED)
def test_a_unit_two_levels_below_the_tactic_makes_an_army_outdated(
    tactic: str, units: dict[str, int], plain: int, armies: int
) -> None:
    t = table(age=3).give(workers=units, tactic=tactic)
    assert t.strength() == plain + armies


def test_an_incomplete_army_adds_nothing() -> None:
    assert table().give(tactic="fighting-band").strength() == 1
    assert table(age=2).give(workers={"knights": 2}, tactic="napoleonic-army").strength() == 5


@law("tactics.auto-maximum")
def test_modern_and_outdated_armies_stand_side_by_side() -> None:
    t = table(age=2).give(workers={"warriors": 2, "swordsmen": 3, "knights": 4}, tactic="classic-army")
    assert t.strength() == 2 + 6 + 8 + (8 + 4)
    t = table(age=3).give(workers={"warriors": 0, "cannon": 4}, tactic="fortifications")
    assert t.strength() == 12 + 10


# --- air forces ---------------------------------------------------------------------------------------------------
@law("tactics.air-doubles")
def test_an_air_force_doubles_one_army() -> None:
    t = table(age=3).give(workers={"warriors": 4, "air-forces": 1}, tactic="fighting-band")
    assert t.strength() == 4 + 5 + (2 + 1)
    t.give(workers={"air-forces": 3})
    assert t.strength() == 4 + 15 + (2 + 2)


@law("tactics.air-doubles")
def test_air_forces_double_modern_armies_before_outdated_ones() -> None:
    units = {"warriors": 2, "swordsmen": 2, "knights": 4, "air-forces": 1}
    t = table(age=3).give(workers=units, tactic="classic-army")
    assert t.strength() == 2 + 4 + 8 + 5 + (8 + 4) + 8
    t.give(workers={"air-forces": 2})
    assert t.strength() == 2 + 4 + 8 + 10 + (8 + 4) + 8 + 4


def test_an_air_force_without_an_army_is_only_a_unit() -> None:
    assert table(age=3).give(workers={"air-forces": 1}, tactic="legion").strength() == 1 + 5


# --- genghis khan -------------------------------------------------------------------------------------------------
def test_infantry_of_genghis_khan_forms_the_best_armies() -> None:
    t = table().give(workers={"warriors": 3}, tactic="heavy-cavalry")
    assert t.strength() == 3
    t.give(leader="genghis-khan")
    assert t.strength() == 3 + 4
    t = table().give(workers={"warriors": 6}, tactic="phalanx", leader="genghis-khan")
    assert t.strength() == 6 + 3 + 3


def test_genghis_khan_does_not_mix_old_infantry_into_modern_armies() -> None:
    units = {"warriors": 3, "swordsmen": 3}
    t = table(age=2).give(workers=units, tactic="conquistadors", leader="genghis-khan")
    assert t.strength() == 3 + 6 + (5 + 3)


def test_mobile_artillery_is_outdated_only_with_warriors_of_genghis_khan_as_cavalry() -> None:
    t = table(age=2).give(workers={"warriors": 1, "cannon": 1}, tactic="mobile-artillery", leader="genghis-khan")
    assert t.strength() == 1 + 3 + 3


def test_fortifications_have_an_outdated_value_that_no_artillery_is_old_enough_for() -> None:
    assert (CARDS[number("fortifications")].tactic, CARDS[number("fortifications")].outdated) == (5, 3)


# --- playing and copying ------------------------------------------------------------------------------------------
@law("action.tactic.play.military-action", "action.tactic.once-per-turn")
def test_a_tactic_is_played_for_one_military_action_once_per_turn() -> None:
    t = table().give(cards="legion phalanx", workers={"warriors": 3}).do("tactic legion")
    assert (t.seat().military, t.strength(), t.seat().exclusive) == (1, 5, True)
    assert t.refused("tactic phalanx") == "action.tactic.once-per-turn"


@law("turn.tactics.must-share", "action.tactic.copy.cost-2")
def test_a_tactic_becomes_common_a_round_later_and_may_then_be_copied_for_two() -> None:
    t = (
        table()
        .give(0, cards="fighting-band")
        .give(1, workers={"warriors": 2})
        .do("tactic fighting-band", "end", "pass")
    )
    assert t.refused("copy fighting-band") == "action.tactic.copy.common-only"
    t.do("end", "pass", "end", "pass", "copy fighting-band")
    assert (t.decider, t.seat(1).military, t.strength(1), t.seat(0).exclusive) == (1, 0, 3, False)


@law("turn.tactics.merge-duplicates")
def test_a_second_copy_in_the_common_area_leaves_the_game() -> None:
    t = table().give(1, tactic="legion").give(0, cards="legion").do("tactic legion")
    t.begin_turn(0)
    assert (t.names(t.s.tactics), list(t.s.discards[1]), t.seat(0).exclusive) == (["legion"], [], False)


# --- bonus cards --------------------------------------------------------------------------------------------------
@law("military.bonus-uses", log=False)
def test_bonus_cards_are_neither_played_nor_prepared() -> None:
    t = table(age=3).give(cards="military-bonus-i military-bonus-ii military-bonus-iii")
    assert t.refused("tactic military-bonus-i") == "action.tactic.play.from-hand"
    t.politics()
    assert t.refused("prepare military-bonus-ii") == "politics.event.card-kind"
    t.refused("attack military-bonus-iii 2")
    assert sorted(t.legal()) == ["pass", "resign"]
