"""More breaks of the law told apart, by cards and places that `python -m tests.mutate tta` drew."""

from typing import Any

from saecula.tta import terms as t_
from saecula.tta.doors import question_of
from saecula.tta.law.cards.ashoka import colour_of
from saecula.tta.terms import MODULE_IDS
from tests.kit import law
from tests.tta.expansion import new_table
from tests.tta.scenario import Table, number, table


def military(seats: int = 2, **options: Any) -> Table:
    """Every module is on, and any leader or wonder may be in the game."""
    return table(seats, modules=MODULE_IDS, mode="secret-mix", **options)


# --- the row ------------------------------------------------------------------------------------------------------
@law("action.take.space-cost")
def test_a_leader_is_cheaper_for_hammurabi_and_no_other_card_is() -> None:
    t = table().give(leader="hammurabi").row(". . . . . joan-of-arc iron moses").actions()
    before = t.seat().civil
    t.do("take 6")
    assert t.seat().civil == before - 1
    t.do("take 7")
    assert t.seat().civil == before - 3


# --- the turn -----------------------------------------------------------------------------------------------------
@law("flow.round.definition")
def test_every_turn_has_its_number() -> None:
    t = table(3).actions(0)
    before = t.s.turn
    t.do("end")
    assert (t.s.turn, t.decider) == (before + 1, 1)
    t.do("pass", "end")
    assert (t.s.turn, t.decider) == (before + 2, 2)


@law("ruling.weak-check.own-turn-tie")
def test_boudica_is_asked_at_the_start_of_her_turn() -> None:
    t = new_table().give(1, leader="boudica").give(0, leader="moses").actions(0).do("end")
    assert (t.asked, t.decider) == ("goods", 1)


@law("politics.kinds", "card.fleming.reset")
def test_fleming_looks_again_when_the_next_politics_phase_begins() -> None:
    t = new_table(3, age=3).give(leader="ian-fleming").politics().do("look 2", "pass", "end")
    assert t.seat().looked == 1
    t.do("pass", "end", "pass", "end")
    assert (t.asked, t.decider) == ("politics", 0)
    assert (t.seat().looked, t.seat().looked_before) == (t_.NOTHING, 1)
    assert t.legal("look") == ["look 3"]


# --- rivals -------------------------------------------------------------------------------------------------------
@law("action.card.revealed-resolved")
def test_a_rich_civilization_that_left_the_game_is_no_rival() -> None:
    t = table(3, age=3).give(hand="endowment-for-the-arts", culture=5).give(1, culture=9).give(2, culture=90)
    t.politics(2).do("resign", "pass", "play endowment-for-the-arts")
    assert t.seat().culture == 5 + 6


@law("politics.aggression.attack-bonus-counts", "politics.aggression.exclude-ending-pact")
def test_in_an_attack_on_a_third_player_a_partner_has_the_strength_of_his_own_side() -> None:
    """Promise of Military Protection: side B has 4 strength, side A none, whoever's area it lies in."""
    for owner, side, strong in ((0, 1, True), (0, 0, False), (1, 0, True), (1, 1, False)):
        t = table(3, age=3).give(0, workers={"warriors": 2}, cards="spy").give(2, workers={"warriors": 4})
        t.pact("promise-of-military-protection", owner, 1 - owner, side).politics(0)
        assert ("attack spy 3" in t.legal()) == strong, (owner, side)


# --- bids ---------------------------------------------------------------------------------------------------------
@law("colonize.bid.order")
def test_the_highest_bid_is_that_of_whoever_was_asked_before() -> None:
    t = table(4, age=2)
    for i in range(4):
        t.give(i, workers={"warriors": 5})
    t.reveal("vast-territory-i", 1).do("bid 1", "bid 3")
    frame = t.s.stack[-1]
    assert (t.asked, t.decider) == ("colony-bid", 3)
    assert question_of(frame.kind).promise(frame) == (2, 3)
    t.do("bid 4")
    assert question_of(frame.kind).promise(t.s.stack[-1]) == (3, 4)


# --- cards of the expansion ---------------------------------------------------------------------------------------
@law("card.arms-industry.levels")
def test_the_last_technology_of_a_kind_is_none_of_the_next_kind() -> None:
    t = military(3, age=3).give(techs="modern-infantry", resources=0).give(1, resources=0).give(2, resources=0)
    t.reveal("arms-industry")
    assert [t.resources(i) for i in range(3)] == [2, 0, 0]


@law("card.ashoka.colors", log=False)
def test_every_colour_has_a_place_of_its_own() -> None:
    cards = ["bronze", "alchemy", "swordsmen", "warfare", "monarchy", "moses", "rich-land-a"]
    assert [colour_of(number(slug)) for slug in cards] == list(range(7))


@law("politics.aggression.success-effect")
def test_only_the_kidnapped_card_is_paid_for_when_it_is_played() -> None:
    t = military().give(0, workers={"warriors": 5}, cards="kidnap", hand="alchemy", science=20).give(1, hand="iron")
    t.politics(0).do("attack kidnap 2", "choose iron")
    before = t.seat().culture
    t.do("develop alchemy")
    assert t.seat().culture == before
    t.do("develop iron")
    assert t.seat().culture == before + 3
