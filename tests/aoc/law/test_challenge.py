"""challenge.*: the solo games of the house."""

from typing import Any

import pytest

from saecula import aoc
from saecula.aoc import terms as t
from saecula.aoc.cards.tables import CHALLENGES
from saecula.core.errors import OptionError
from tests.aoc.scenario import Table, bare, position
from tests.kit import law

MARKET = "egypt greece japan mali tibet"
SEEDS = range(8)


def dealt(challenge: str, seed: int = 1) -> Table:
    return Table(aoc.Game(seats=1, seed=seed, challenge=challenge))


def goals(challenge: str, war_losses: int = 0, **given: Any) -> list[str]:
    """What is reached by a game of the challenge that ends with these things."""
    table = position(1, round=6, challenge=challenge).give(civs="rome", **given).actions()
    table.seat().war_losses = war_losses
    table.do("end")
    outcome = table.game.outcome()
    assert outcome is not None
    return outcome.goals


def test_a_challenge_is_for_one_player() -> None:
    assert len(CHALLENGES) == 5
    with pytest.raises(OptionError) as caught:
        aoc.Game(seats=2, seed=1, challenge="caravans")
    assert caught.value.field == "challenge"


# --- Builders' century ----------------------------------------------------------------------------------------------
@law("challenge.builders-century")
def test_builders_century_lays_out_six_wonders() -> None:
    assert len(dealt("builders-century").s.wonders) == 6


@law("challenge.builders-century")
def test_builders_pay_six_coins_for_a_wonder() -> None:
    table = position(1, round=2, challenge="builders-century", wonders="petra").give(civs="rome", coins=5).actions()
    assert table.refused("wonder petra") == "action.cost.coins"
    table.give(coins=6).do("wonder petra")
    assert (table.seat().coins, table.seat().vp) == (0, 3)


@law("challenge.builders-century")
def test_builders_pay_the_usual_price_for_anything_else() -> None:
    table = position(1, round=4, challenge="builders-century").give(civs="rome", coins=3).actions()
    assert table.refused("culture") == "action.cost.coins"
    assert table.refused("research writing") == "action.cost.coins"


@law("challenge.builders-century")
def test_builders_need_three_wonders_and_twenty_eight_points() -> None:
    three = "petra colossus alhambra"
    assert goals("builders-century", vp=28, wonders=three) == ["builders-century"]
    assert goals("builders-century", vp=27, wonders=three) == []
    assert goals("builders-century", vp=28, wonders="petra colossus") == []


# --- Caravans -------------------------------------------------------------------------------------------------------
@law("challenge.caravans")
@pytest.mark.parametrize("seed", SEEDS)
def test_caravans_have_two_trade_cards_and_no_plague(seed: int) -> None:
    row = dealt("caravans", seed).s.row
    assert len(row) == 8
    assert row.count(t.TRADE) == 2
    assert t.PLAGUE not in row
    assert set(row) == set(range(t.CULTURE, t.FARM + 1))


@law("challenge.caravans")
@pytest.mark.parametrize("round", [1, 6])
def test_caravans_trade_in_every_round(round: int) -> None:
    row = "hunt fish farm trade trade culture build conquest"
    table = position(1, round=round, row=row, challenge="caravans").give(civs="rome", coins=0).actions().do("trade")
    assert table.seat().coins == 2
    assert table.refused("trade") == "action.slot.once"


@law("challenge.caravans")
def test_caravans_trade_once_for_every_card_that_is_open() -> None:
    row = "trade trade farm hunt fish culture build conquest"
    table = position(1, round=1, row=row, challenge="caravans").give(civs="rome", coins=0).actions()
    table.do("trade", "trade")
    assert table.seat().coins == 4
    assert table.refused("trade") == "action.slot.once"


@law("challenge.caravans")
def test_trade_is_not_always_there_without_the_challenge() -> None:
    table = position(1, round=1).give(civs="rome").actions()
    assert table.refused("trade") == "action.available.row"


@law("challenge.caravans")
@pytest.mark.parametrize(("coins", "points"), [(0, 10), (2, 10), (3, 11), (8, 12), (9, 13)])
def test_caravans_score_a_point_for_three_coins(coins: int, points: int) -> None:
    table = position(1, round=6, challenge="caravans").give(civs="rome", vp=10, coins=coins).actions().do("end")
    assert table.seat().vp == points


@law("challenge.caravans")
def test_caravans_need_thirty_points_coins_included() -> None:
    assert goals("caravans", vp=30, coins=0) == ["caravans"]
    assert goals("caravans", vp=29, coins=3) == ["caravans"]
    assert goals("caravans", vp=29, coins=2) == []


# --- Forgotten city -------------------------------------------------------------------------------------------------
@law("challenge.forgotten-city")
def test_the_forgotten_city_annexes_nobody() -> None:
    table = position(1, round=2, challenge="forgotten-city", market=MARKET).give(civs="rome").civ_phase()
    assert table.refused("annex egypt") == "challenge.forgotten-city"
    assert table.legal() == [*(f"rise {name}" for name in MARKET.split()), "skip"]


@law("challenge.forgotten-city")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_plague_lies_fifth_and_seventh_in_the_forgotten_city(seed: int) -> None:
    row = dealt("forgotten-city", seed).s.row
    assert len(row) == 8
    assert [i + 1 for i in range(8) if row[i] == t.PLAGUE] == [5, 7]
    assert len(set(row)) == 7


@law("challenge.forgotten-city")
def test_the_plague_strikes_the_forgotten_city_twice() -> None:
    table = dealt("forgotten-city").give(civs="rome", workers=4)
    table.s.round = 2
    table.civ_phase().finish_round()
    assert (table.s.round, table.seat().idle) == (3, 3)
    table.finish_round()
    assert (table.s.round, table.seat().idle) == (4, 3)
    table.finish_round()
    assert (table.s.round, table.seat().idle) == (5, 2)


@law("challenge.forgotten-city")
def test_the_forgotten_city_needs_twenty_five_points() -> None:
    assert goals("forgotten-city", vp=25) == ["forgotten-city"]
    assert goals("forgotten-city", vp=24) == []


# --- Steppe storm ---------------------------------------------------------------------------------------------------
@law("challenge.steppe-storm")
def test_the_rival_of_the_steppe_gains_two_power_a_round() -> None:
    table = position(1, challenge="steppe-storm", market=MARKET).do("rise egypt", "end")
    assert table.s.rival == 2
    table.do("skip", "end")
    assert table.s.rival == 4


@law("challenge.steppe-storm")
def test_a_worker_lost_to_war_is_counted_and_one_lost_to_plague_is_not() -> None:
    table = position(1, round=4, challenge="steppe-storm").symbol("trade", "war").give(civs="rome").civ_phase()
    table.finish_round()
    assert (table.seat().idle, table.seat().war_losses) == (2, 1)
    table.finish_round()
    assert table.s.round == 6
    assert (table.seat().idle, table.seat().war_losses) == (1, 1)


@law("challenge.steppe-storm")
def test_a_war_without_a_loss_is_not_counted() -> None:
    bare({"civilizations": {"rome": {"primary": [{"op": "military", "value": 3}]}}})
    table = position(1, round=4, challenge="steppe-storm").symbol("trade", "war").give(civs="rome").civ_phase()
    assert table.finish_round().seat().war_losses == 0


@law("challenge.steppe-storm")
def test_the_steppe_storm_needs_twenty_five_points_and_at_most_one_loss() -> None:
    assert goals("steppe-storm", vp=25, war_losses=1) == ["steppe-storm"]
    assert goals("steppe-storm", vp=25, war_losses=0) == ["steppe-storm"]
    assert goals("steppe-storm", vp=25, war_losses=2) == []
    assert goals("steppe-storm", vp=24, war_losses=0) == []


# --- After the plague -----------------------------------------------------------------------------------------------
@law("challenge.after-the-plague")
def test_after_the_plague_the_first_civilization_brings_one_worker_fewer() -> None:
    table = position(1, challenge="after-the-plague", market=MARKET).do("rise egypt")
    assert table.seat().idle == 2
    table.do("end", "rise greece")
    assert table.seat().idle == 3


@law("challenge.after-the-plague")
def test_after_the_plague_the_earth_quakes_after_rounds_three_and_five() -> None:
    table = position(1, round=3, row="hunt fish farm culture plague build conquest trade", challenge="after-the-plague")
    table.give(civs="rome", workers=4).civ_phase().finish_round()
    assert (table.s.round, table.seat().idle) == (4, 3)
    table.finish_round()
    assert (table.s.round, table.seat().idle) == (5, 3)
    table.finish_round()
    assert (table.s.round, table.seat().idle) == (6, 2)


@law("challenge.after-the-plague")
def test_after_the_plague_needs_twenty_two_points() -> None:
    assert goals("after-the-plague", vp=22) == ["after-the-plague"]
    assert goals("after-the-plague", vp=21) == []
