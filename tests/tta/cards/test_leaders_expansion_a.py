"""Leaders of Age A of New Leaders and Wonders: Ashoka, Boudica, Cleopatra, Hippocrates."""

import pytest

from saecula.core.event import SPECTATOR
from saecula.tta import terms as t_
from saecula.tta.law.age import end_age
from tests.kit import law
from tests.tta.expansion import new_table
from tests.tta.scenario import RULES, Table


# --- Ashoka -------------------------------------------------------------------------------------------------------
def produced(hand: str, **things: str) -> tuple[int, int]:
    """Food and resources after a turn's end with these cards in hand."""
    t = new_table().give(leader="ashoka", hand=hand, food=0, resources=0, **things).end_turn()
    return (t.food(), t.resources())


@law("card.ashoka.colors", "expansion.production-bonus.symbol")
@pytest.mark.parametrize(
    ("hand", "goods"),
    [
        ("", (2, 2)),
        ("iron irrigation", (2, 2)),
        ("alchemy drama", (2, 2)),
        ("iron rich-land-i", (2, 3)),
        ("alchemy monarchy", (2, 3)),
        ("iron knights rich-land-i", (3, 3)),
        ("iron knights code-of-laws monarchy", (3, 3)),
    ],
)
def test_ashoka_produces_more_for_two_and_for_three_colours(hand: str, goods: tuple[int, int]) -> None:
    assert produced(hand) == goods


@law("ruling.ashoka.green")
def test_ashoka_counts_a_leader_in_hand_as_a_colour() -> None:
    assert produced("iron joan-of-arc") == (2, 3)


@law("card.ashoka.no-wonders")
def test_ashoka_counts_no_wonder() -> None:
    assert produced("iron", wonder="pyramids", wonders="taj-mahal") == (2, 2)
    t = new_table().row("colossus").do("take 1")
    assert (list(t.seat().hand), t.name(t.seat().wonder)) == ([], "colossus")


@law("card.ashoka.public")
def test_the_hand_that_ashoka_needs_is_seen_by_everybody() -> None:
    t = new_table(3).give(leader="ashoka", hand="iron knights")
    for viewer in (0, 1, 2, SPECTATOR):
        view = RULES.view(t.s, viewer)
        assert view.seats[0].open["hand"] == list(t.seat().hand)


def test_the_colours_work_for_ashoka_only() -> None:
    t = new_table().give(hand="iron knights rich-land-i", food=0, resources=0).end_turn()
    assert (t.food(), t.resources()) == (2, 2)


# --- Boudica ------------------------------------------------------------------------------------------------------
@law("ruling.weak-check.own-turn-tie")
def test_boudica_is_not_weak_among_equals_and_chooses_a_good() -> None:
    t = new_table().give(leader="boudica", food=0, resources=0).politics()
    assert (t.asked, t.decider, t.legal()) == ("goods", 0, ["food 1", "resources 1", "science 1"])
    assert t.refused("culture 1") == "events.written-effect"
    t.do("science 1")
    assert (t.seat().science, t.seat().arms, t.asked) == (1, 0, "politics")


@pytest.mark.parametrize(("choice", "goods"), [("food 1", (1, 0)), ("resources 1", (0, 1))])
def test_boudica_may_have_food_or_a_resource(choice: str, goods: tuple[int, int]) -> None:
    t = new_table().give(leader="boudica", food=0, resources=0).politics().do(choice)
    assert (t.food(), t.resources()) == goods


@law("ruling.weak-check.own-turn-tie")
def test_boudica_has_two_resources_for_units_if_she_is_weak() -> None:
    t = new_table().give(leader="boudica", resources=0).give(1, workers={"warriors": 2}).politics()
    assert (t.asked, t.seat().arms) == ("politics", 2)
    t.do("pass", "build warriors")
    assert (t.seat().arms, t.resources(), t.workers("warriors")) == (0, 0, 2)


def test_boudica_is_weak_among_the_two_weakest_of_three() -> None:
    assert new_table(3).give(leader="boudica").politics().asked == "goods"
    t = new_table(3).give(leader="boudica").give(1, workers={"warriors": 2}).politics()
    assert (t.asked, t.seat().arms) == ("politics", 2)
    t = new_table(3).give(leader="boudica", workers={"warriors": 2}).give(1, workers={"warriors": 3}).politics()
    assert (t.asked, t.seat().arms) == ("politics", 2)
    t = new_table(3).give(leader="boudica", workers={"warriors": 3}).give(1, workers={"warriors": 3}).politics()
    assert t.asked == "goods"


def test_the_resources_of_boudica_build_no_mine_and_vanish() -> None:
    t = new_table().give(leader="boudica", resources=0).give(1, workers={"warriors": 2}).politics().do("pass")
    assert t.refused("build bronze") == "action.build.resource-cost"
    t.do("end")
    assert (t.seat().arms, t.resources()) == (0, 2)


# --- Cleopatra ----------------------------------------------------------------------------------------------------
def test_cleopatra_pays_one_resource_of_a_stage() -> None:
    t = new_table().give(leader="cleopatra", wonder="pyramids", stages=2, blue=14, resources=0).actions()
    assert t.seat().works == 1
    t.do("stage 1")
    assert (t.names(t.seat().wonders), t.seat().works, t.resources()) == (["pyramids"], 0, 0)


@law("action.build.resource-cost")
def test_cleopatra_pays_one_resource_of_an_urban_building() -> None:
    t = new_table().give(leader="cleopatra", resources=2, techs="theology").actions()
    assert "build religion" in t.legal()
    assert t.refused("build theology") == "action.build.resource-cost"
    t.do("build religion")
    assert (t.resources(), t.workers("religion"), t.seat().works) == (0, 1, 0)


def test_cleopatra_pays_one_resource_of_an_urban_upgrade() -> None:
    t = new_table().give(leader="cleopatra", resources=2, techs="alchemy").actions().do("upgrade philosophy alchemy")
    assert (t.resources(), t.workers("alchemy")) == (0, 1)


def test_cleopatra_pays_for_no_farm_mine_or_unit() -> None:
    t = new_table().give(leader="cleopatra", resources=1, techs="iron").actions()
    assert t.refused("build bronze") == t.refused("build agriculture") == "action.build.resource-cost"
    assert t.refused("build warriors") == "action.unit.build.resource-cost"
    assert t.refused("upgrade bronze iron") == "action.upgrade.pay-difference"
    assert not t.legal("build")


def test_cleopatra_pays_beside_an_action_card() -> None:
    t = new_table().give(leader="cleopatra", wonder="colossus", resources=0, hand="engineering-genius-a").actions()
    t.do("play engineering-genius-a", "stage 1")
    assert (t.seat().stages, t.seat().works) == (1, 0)


@law("expansion.temp-resources.always-temporary", "expansion.temp-resources.lost-at-end")
def test_what_cleopatra_gives_is_gone_at_the_end_of_the_turn() -> None:
    t = new_table().give(leader="cleopatra", resources=0).actions().do("end")
    assert (t.seat().works, t.resources()) == (0, 2)


def test_cleopatra_gives_her_resource_when_she_is_elected() -> None:
    t = new_table().give(hand="cleopatra", resources=2).do("elect cleopatra", "build religion")
    assert (t.resources(), t.workers("religion")) == (0, 1)


@law("expansion.temp-resources.spent-first", "expansion.temp-resources.no-tokens")
def test_the_resource_of_cleopatra_is_spent_before_others_and_uses_no_token() -> None:
    t = new_table().give(leader="cleopatra", resources=3).actions()
    assert (t.seat().blue, t.resources()) == (13, 3)
    t.do("build religion")
    assert t.resources() == 1


# --- Hippocrates --------------------------------------------------------------------------------------------------
def board(t: Table) -> tuple[int, int, int]:
    return (t.seat().yellow, t.seat().pool, t.discontent())


@law("card.hippocrates.markers")
def test_hippocrates_lays_a_token_aside_every_turn_up_to_three() -> None:
    t = new_table().give(leader="hippocrates")
    before = board(t)
    parked = []
    for _ in range(4):
        t.begin_turn()
        t.game.check()
        parked.append(t.seat().parked)
    assert parked == [1, 2, 3, 3]
    assert board(t) == before == (18, 1, 0)


def ends(t: Table) -> Table:
    end_age(t.s)
    t.game.check()
    return t


@law("card.hippocrates.empty-bank")
def test_the_end_of_an_age_brings_a_token_into_an_empty_bank() -> None:
    t = new_table().give(leader="hippocrates", yellow=0)
    t.seat().parked = 1
    ends(t)
    assert (t.seat().yellow, t.seat().parked, t.seat(1).yellow) == (1, 0, 16)


@law("card.hippocrates.empty-bank")
def test_a_token_comes_after_the_loss_at_the_end_of_every_age_also_without_hippocrates() -> None:
    t = new_table().give(leader="hippocrates", yellow=10)
    t.seat().parked = 2
    ends(t)
    assert (t.seat().yellow, t.seat().parked, t.name(t.seat().leader)) == (9, 1, "")
    ends(t)
    assert (t.seat().yellow, t.seat().parked) == (8, 0)
    ends(t)
    assert (t.seat().yellow, t.s.age) == (6, t_.AGE_IV)
