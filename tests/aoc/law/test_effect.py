"""effect.*: gains, losses, the lead and power."""

from typing import Any

import pytest

from saecula.aoc.ratings import leads, power_of
from saecula.aoc.terms import RATS
from tests.aoc.scenario import Table, bare, position
from tests.kit import law

CONQUEST_FIRST = "conquest hunt fish farm culture build trade plague"


def coins(table: Table) -> list[int]:
    return [seat.coins for seat in table.s.seats]


def power(table: Table, i: int = 0) -> int:
    return power_of(table.s, table.seat(i))


def leaders(table: Table) -> list[bool]:
    return [leads(table.s, seat) for seat in table.s.seats]


def military(value: int) -> dict[str, Any]:
    return {"op": "military", "value": value}


@law("effect.vp")
def test_points_are_gained_at_once() -> None:
    table = position(round=4).give(civs="rome", coins=6).actions().do("culture")
    assert (table.asked, table.seat().vp) == ("actions", 2)
    table.do("build")
    assert (table.asked, table.seat().vp) == ("actions", 4)


@law("effect.vp")
def test_points_have_no_upper_limit() -> None:
    table = position(round=4).give(civs="rome", coins=4, vp=999).actions().do("culture")
    assert table.seat().vp == 1001


@law("effect.coins")
def test_coins_come_from_the_supply() -> None:
    table = position().market("rome kongo india korea sumer", [1, 2, 3, 4, 5])
    table.give(0, civs="china", coins=0).give(1, coins=6).actions().do("farm")
    assert coins(table) == [3, 6]
    assert table.s.market_coins == [1, 2, 3, 4, 5]


@law("effect.coins")
def test_coins_have_no_upper_limit() -> None:
    table = position().give(civs="rome", coins=999).actions().do("farm", "fish")
    assert coins(table)[0] == 1003


@law("effect.coins.lose")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_whoever_must_lose_two_coins_loses_as_many_as_there_are(before: int, after: int) -> None:
    table = position(row=CONQUEST_FIRST).give(0, civs="scythia", coins=3).give(1, coins=before).actions()
    table.do("conquest")
    assert coins(table) == [3, after]


@law("effect.coins.lose")
def test_rats_take_what_is_left() -> None:
    table = position(seats=3, round=3, modules=("changing-world",))
    table.give(0, civs="rome", coins=2).give(1, civs="kongo", coins=3).give(2, civs="india", coins=5)
    table.s.tokens[5] = RATS
    table.finish_round()
    assert coins(table) == [0, 0, 2]


@law("effect.opponents-lose")
def test_all_opponents_lose_a_coin_and_one_without_coins_ignores_it() -> None:
    bare({"civilizations": {"mongolia": {"primary": [{"op": "on_rise", "opponents_lose_coins": 1}]}}})
    table = position(seats=4, market="mongolia rome kongo india korea")
    table.give(0, coins=2).give(1, coins=0).give(2, coins=1).give(3, coins=4).do("rise mongolia")
    assert coins(table) == [2, 0, 0, 3]


@law("effect.opponents-lose")
def test_the_coins_that_opponents_lose_go_to_the_supply() -> None:
    table = position(row=CONQUEST_FIRST, market="rome kongo india korea sumer").give(0, civs="scythia", coins=0)
    table.give(1, coins=5).actions().do("conquest")
    assert coins(table) == [0, 3]
    assert table.s.market_coins == [0, 0, 0, 0, 0]


@law("effect.lead")
def test_the_player_with_most_power_leads_alone() -> None:
    bare({"civilizations": {"rome": {"primary": [military(2)]}}})
    table = position(seats=3).give(0, civs="rome").give(1, civs="hittites").give(2, civs="kongo")
    assert leaders(table) == [True, False, False]


@law("effect.lead")
def test_players_who_share_the_highest_power_all_lead() -> None:
    table = position(seats=3).give(0, civs="hittites").give(1, civs="vikings").give(2, civs="kongo")
    assert leaders(table) == [True, True, False]


@law("effect.lead")
def test_with_no_power_at_the_table_everybody_leads() -> None:
    table = position(seats=4)
    assert leaders(table) == [True, True, True, True]


@law("effect.lead")
@pytest.mark.parametrize(("rival", "gain"), [("kongo", 1), ("vikings", 0)])
def test_an_effect_for_the_leader_needs_the_lead(rival: str, gain: int) -> None:
    # Slavs have no power among bare cards: a tie at zero with Kongo, behind the Vikings
    table = position().give(0, civs="slavs", coins=0).give(1, civs=rival).actions().do("end")
    assert table.seat(0).coins == gain


@law("effect.lead")
@pytest.mark.parametrize(("rival", "price"), [("kongo", 3), ("vikings", 4)])
def test_a_discount_for_the_leader_needs_the_lead(rival: str, price: int) -> None:
    table = position(round=2).give(0, civs="byzantium", coins=4).give(1, civs=rival).actions().do("culture")
    assert table.seat(0).coins == 4 - price


@law("effect.power")
def test_power_is_the_sum_over_main_civilization_legacies_and_technologies() -> None:
    bare(
        {
            "civilizations": {
                "rome": {"primary": [military(1)], "legacy": [military(2)]},
                "kongo": {"primary": [military(16)], "legacy": [military(4)]},
            },
            "technologies": {"writing": {"effects": [military(8)]}},
        }
    )
    table = position()
    assert power(table) == 0
    table.give(civs="kongo")
    assert power(table) == 20
    table.give(civs="rome")  # Kongo declines: its 16 stop, its 4 stay
    assert power(table) == 1 + 2 + 4
    table.give(techs="writing")
    assert power(table) == 1 + 2 + 4 + 8
    assert power(table, 1) == 0


@law("effect.power")
def test_a_technology_gives_no_power_before_it_is_learned() -> None:
    bare({"technologies": {"mining": {"effects": [military(3), military(2)]}}})
    table = position().give(civs="kongo", coins=4).actions()
    assert power(table) == 0
    table.do("research mining")
    assert power(table) == 5


@law("effect.power")
def test_the_explanation_of_power_names_its_cards_and_sums_to_it() -> None:
    bare(
        {"civilizations": {"kongo": {"legacy": [military(4)]}}, "technologies": {"mining": {"effects": [military(2)]}}}
    )
    table = position().give(civs="kongo hittites", techs="mining")
    addends = {addend.source: addend.amount for addend in table.game.explain("power", 0)}
    assert addends == {"kongo": 4, "hittites": 1, "mining": 2}
    assert power(table) == 7


@law("effect.power")
def test_workers_coins_and_points_are_no_power() -> None:
    table = position().give(civs="kongo", coins=50, vp=50, workers=4)
    assert power(table) == 0
