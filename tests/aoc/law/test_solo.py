"""solo.*: Skirmish, the solo game."""

from typing import Any

import pytest

from saecula import aoc
from saecula.aoc import terms as t
from saecula.aoc.cards.tables import ACHIEVEMENTS
from saecula.aoc.ratings import leads
from saecula.core.errors import OptionError
from tests.aoc.scenario import Table, bare, position
from tests.kit import law

SEEDS = range(12)
MARKET = "egypt greece japan mali tibet"
NINE = "writing education science sailing engineering navigation mining iron-working gunpowder"


def dealt(seed: int) -> Table:
    return Table(aoc.Game(seats=1, seed=seed))


def armed(power: int) -> None:
    """Bare cards, and Rome has exactly this power."""
    bare({"civilizations": {"rome": {"primary": [{"op": "military", "value": power}]}}})


def goals(**given: Any) -> list[str]:
    """The achievements of a game that ends with these things."""
    table = position(1, round=6).give(civs="rome", **given).actions().do("end")
    while not table.game.is_over():
        table.do("done")
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.scores == [given["vp"]]
    return outcome.goals


# --- the deal -------------------------------------------------------------------------------------------------------
@law("solo.excluded")
def test_seven_civilizations_take_no_part() -> None:
    table = dealt(1)
    inside = set(table.names(table.s.market + table.s.deck))
    assert len(inside) == 41
    excluded = {"mongolia", "vikings", "germania", "carthage", "phoenicia", "scythia", "iberia"}
    assert not inside & excluded
    two = Table(aoc.Game(seats=2, seed=1))
    assert set(two.names(two.s.market + two.s.deck)) == inside | excluded


@law("solo.market")
def test_five_civilizations_without_coins_form_the_market() -> None:
    table = dealt(1)
    assert len(table.s.market) == 5
    assert table.s.market_coins == [0] * 5


@law("solo.wonders")
def test_four_wonders_form_the_market() -> None:
    assert len(dealt(1).s.wonders) == 4


@law("solo.plague-fifth")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_plague_is_the_fifth_card_and_the_others_are_there_once(seed: int) -> None:
    row = dealt(seed).s.row
    assert row[4] == t.PLAGUE
    assert sorted(row) == list(range(t.CULTURE, t.PLAGUE + 1))


@law("solo.plague-fifth")
def test_the_other_cards_are_shuffled() -> None:
    assert len({tuple(dealt(seed).s.row) for seed in SEEDS}) > 6


@law("solo.plague-fifth")
def test_the_plague_strikes_when_round_three_begins() -> None:
    table = position(1, round=2, row="hunt fish farm culture plague build conquest trade").give(civs="rome").civ_phase()
    table.finish_round()
    assert table.s.round == 3
    assert t.PLAGUE_BROKE_OUT in table.happened()
    assert table.seat().idle == 2


@law("solo.coins")
def test_the_player_starts_with_three_coins_and_without_a_marker() -> None:
    table = position(1, market=MARKET)
    assert table.seat().coins == 3
    table.do("rise egypt", "end")
    assert table.s.round == 2
    assert t.MARKER_PASSED not in table.happened()
    assert (table.s.first_seat, table.s.turn_seat) == (0, 0)


# --- the market -----------------------------------------------------------------------------------------------------
@law("solo.take")
def test_raising_neither_adds_coins_nor_reveals_a_card() -> None:
    table = position(1, market=MARKET).do("rise greece")
    assert table.names(table.s.market) == ["egypt", "japan", "mali", "tibet"]
    assert table.s.market_coins == [0, 0, 0, 0]


@law("solo.take")
def test_annexing_neither_adds_coins_nor_reveals_a_card_but_brings_its_coins() -> None:
    table = position(1, round=2).market(MARKET, [3, 0, 1, 0, 0]).give(civs="rome", coins=0).civ_phase()
    table.do("annex egypt")
    assert table.seat().coins == 3
    assert table.names(table.s.market) == ["greece", "japan", "mali", "tibet"]
    assert table.s.market_coins == [0, 1, 0, 0]


@law("solo.round-end")
def test_at_the_end_of_a_round_every_market_card_gets_a_coin_and_then_one_is_added() -> None:
    table = position(1, market=MARKET)
    new = table.s.deck[-1]
    table.do("rise greece", "end")
    assert table.names(table.s.market[:4]) == ["egypt", "japan", "mali", "tibet"]
    assert table.s.market[4:] == [new]
    assert table.s.market_coins == [1, 1, 1, 1, 0]


@law("solo.round-end")
def test_the_market_grows_in_a_round_in_which_nothing_is_taken() -> None:
    table = position(1, round=2, market=MARKET).give(civs="rome").civ_phase().do("skip", "end")
    assert table.s.market_coins == [1, 1, 1, 1, 1, 0]
    table.do("skip", "end")
    assert table.s.market_coins == [2, 2, 2, 2, 2, 1, 0]


# --- the rival ------------------------------------------------------------------------------------------------------
@law("solo.rival")
def test_the_rival_gains_a_marker_every_turn() -> None:
    table = position(1, market=MARKET)
    assert table.s.rival == 0
    table.do("rise egypt", "end")
    assert table.s.rival == 1
    table.do("skip", "pass")
    assert table.s.rival == 2


@law("solo.rival")
def test_the_rival_gains_its_marker_after_the_turn_end_and_before_the_card_moves() -> None:
    bare({"civilizations": {"egypt": {"primary": [{"op": "turn_end", "coins": 1}]}}})
    happened = position(1, market=MARKET).do("rise egypt", "end").happened()
    assert happened.index(t.COINS_GAINED) < happened.index(t.RIVAL_GREW) < happened.index(t.ROW_SHIFTED)


@law("solo.rival")
def test_the_new_marker_counts_in_the_war_of_the_same_round() -> None:
    armed(2)
    table = position(1, round=2).symbol("build", "war").give(civs="rome").civ_phase()
    table.s.rival = 2
    # two power would win against two markers, but the third has come
    assert table.finish_round().seat().idle == 2


@law("solo.rival.power")
def test_in_a_war_only_more_power_than_the_rival_saves_the_worker() -> None:
    armed(3)
    table = position(1, round=2).symbol("build", "war").give(civs="rome").civ_phase()
    table.s.rival = 1
    assert table.finish_round().seat().idle == 3
    armed(1)
    table = position(1, round=2).symbol("build", "war").give(civs="rome").civ_phase()
    table.s.rival = 1
    assert table.finish_round().seat().idle == 2


@law("solo.rival.power")
def test_the_player_does_not_lead_against_a_stronger_rival() -> None:
    armed(2)
    table = position(1, round=4).give(civs="rome").actions()
    table.s.rival = 3
    assert not leads(table.s, table.seat())
    assert table.do("conquest").seat().vp == 0


@law("solo.rival.power")
def test_the_player_leads_against_a_weaker_rival() -> None:
    armed(2)
    table = position(1, round=4).give(civs="rome").actions()
    table.s.rival = 1
    assert table.do("conquest").seat().vp == 2


@law("solo.rival.equal")
def test_with_equal_power_the_player_loses_a_worker_in_a_war() -> None:
    armed(2)
    table = position(1, round=2).symbol("build", "war").give(civs="rome").civ_phase()
    table.s.rival = 1
    table.finish_round()
    assert table.s.rival == 2
    assert table.seat().idle == 2


@law("solo.rival.equal")
def test_with_equal_power_the_player_leads() -> None:
    armed(2)
    table = position(1, round=4).give(civs="rome").actions()
    table.s.rival = 2
    assert leads(table.s, table.seat())
    assert table.do("conquest").seat().vp == 2


# --- cards ----------------------------------------------------------------------------------------------------------
@law("solo.trade")
def test_trade_gives_two_coins_and_nobody_else_any() -> None:
    table = position(1, round=5).give(civs="rome", coins=0).actions().do("trade")
    assert table.seat().coins == 2
    assert table.happened().count(t.COINS_GAINED) == 1


@law("solo.lydia")
def test_lydia_gives_four_coins_and_nobody_else_any() -> None:
    rows = [{"op": "on_rise", "coins": 4}, {"op": "on_rise", "others_coins": 2}]
    bare({"civilizations": {"lydia": {"primary": rows}}})
    table = position(1, market="lydia egypt greece japan mali").do("rise lydia")
    assert table.seat().coins == 3 + 4
    assert table.happened().count(t.COINS_GAINED) == 1


@law("solo.modules")
def test_innovation_may_be_used_alone() -> None:
    table = Table(aoc.Game(seats=1, seed=1, modules=["innovation"]))
    assert len(table.s.specials) == 2
    assert len(table.legal("buy")) == 2


@law("solo.modules")
@pytest.mark.parametrize("module", ["changing-world", "draft"])
def test_changing_world_and_draft_may_not_be_used_alone(module: str) -> None:
    with pytest.raises(OptionError, match=r"solo\.modules") as caught:
        aoc.Game(seats=1, seed=1, modules=["innovation", module])
    assert caught.value.field == "modules"


# --- achievements ---------------------------------------------------------------------------------------------------
def test_there_are_eight_achievements() -> None:
    assert len({goal.slug for goal in ACHIEVEMENTS}) == len(ACHIEVEMENTS) == 8


@law("solo.achievement.notable-clan")
def test_notable_clan_needs_twenty_points() -> None:
    assert goals(vp=19, techs="writing") == []
    assert goals(vp=20, techs="writing") == ["notable-clan"]


@law("solo.achievement.great-kingdom")
def test_great_kingdom_needs_twenty_five_points() -> None:
    assert goals(vp=24, techs="writing") == ["notable-clan"]
    assert goals(vp=25, techs="writing") == ["notable-clan", "great-kingdom"]


@law("solo.achievement.mighty-empire")
def test_mighty_empire_needs_thirty_points() -> None:
    assert "mighty-empire" not in goals(vp=29, techs="writing")
    assert goals(vp=30, techs="writing") == ["notable-clan", "great-kingdom", "mighty-empire"]


@law("solo.achievement.everlasting-civilization")
def test_everlasting_civilization_needs_thirty_five_points() -> None:
    assert "everlasting-civilization" not in goals(vp=34, techs="writing")
    assert "everlasting-civilization" in goals(vp=35, techs="writing")


@law("solo.achievement.kingdom-of-technology")
def test_kingdom_of_technology_needs_nine_technologies() -> None:
    assert "kingdom-of-technology" in goals(vp=25, techs=NINE)
    assert "kingdom-of-technology" not in goals(vp=25, techs=NINE.removesuffix(" gunpowder"))
    assert "kingdom-of-technology" not in goals(vp=24, techs=NINE)


@law("solo.achievement.primitive-kingdom")
def test_primitive_kingdom_allows_no_technology() -> None:
    assert "primitive-kingdom" in goals(vp=25)
    assert "primitive-kingdom" not in goals(vp=25, techs="writing")
    assert "primitive-kingdom" not in goals(vp=24)


@law("solo.achievement.world-of-wonders")
def test_world_of_wonders_needs_four_wonders() -> None:
    assert "world-of-wonders" in goals(vp=25, wonders="petra colossus alhambra stonehenge")
    assert "world-of-wonders" not in goals(vp=25, wonders="petra colossus alhambra")
    assert "world-of-wonders" not in goals(vp=24, wonders="petra colossus alhambra stonehenge")


@law("solo.achievement.incredible-might")
def test_incredible_might_needs_nine_power() -> None:
    armed(9)
    assert "incredible-might" in goals(vp=25, techs="writing sailing mining")
    assert "incredible-might" not in goals(vp=24, techs="writing sailing mining")
    armed(8)
    assert "incredible-might" not in goals(vp=25, techs="writing sailing mining")


@law("solo.achievement.incredible-might")
def test_incredible_might_allows_three_technologies() -> None:
    armed(9)
    assert "incredible-might" in goals(vp=25)
    assert "incredible-might" not in goals(vp=25, techs="writing education sailing mining")


def test_a_game_with_others_knows_no_achievements() -> None:
    table = position(2, round=6).give(0, civs="rome", vp=40).give(1, civs="china").actions(1)
    table.s.turns_taken = 1
    table.do("end")
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.goals == []
