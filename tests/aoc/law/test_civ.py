"""civ.*: the civilization phase."""

import pytest

from saecula.aoc import terms as t
from tests.aoc.scenario import bare, position
from tests.kit import law

# where the rulebook does not say which part of a card an effect stands on, the tests choose it themselves
PASSING_KONGO = {"kongo": {"primary": [{"op": "pass_bonus", "coins": 1, "vp": 2}], "legacy": []}}
CULTURED_INDIA = {"india": {"primary": [{"op": "action_slot", "action": "culture"}], "legacy": []}}
FIVE = "rome kongo india korea sumer"
ON_RISE = "tiwanaku lydia inca carthage iberia"


# --- what may be taken ------------------------------------------------------------------------------------------------
@law("civ.choose.market")
def test_a_card_outside_the_market_is_refused() -> None:
    table = position(market=FIVE)
    assert table.refused("rise china") == "civ.choose.market"
    assert table.legal("rise") == [f"rise {name}" for name in FIVE.split()]


@law("civ.choose.market")
def test_a_card_of_another_player_is_neither_raised_nor_annexed() -> None:
    table = position(round=2, market=FIVE).give(0, civs="maya").give(1, civs="china").civ_phase()
    assert table.refused("rise china") == "civ.choose.market"
    assert table.refused("annex china") == "civ.choose.market"
    assert table.refused("annex maya") == "civ.choose.market"
    assert table.legal("annex") == [f"annex {name}" for name in FIVE.split()]


@law("civ.limit", "civ.no-discard")
def test_with_three_civilizations_only_skipping_is_left() -> None:
    table = position(round=5, market=FIVE).give(civs="china maya persia").civ_phase()
    assert table.legal() == ["skip"]
    assert table.refused("rise rome") == "civ.limit"
    assert table.refused("annex rome") == "civ.limit"
    table.do("skip")
    assert table.names(table.seat().civs) == ["china", "maya", "persia"]


@law("civ.limit")
def test_a_third_civilization_may_be_raised() -> None:
    table = position(round=3, market=FIVE).give(civs="china maya").civ_phase().do("rise rome")
    assert table.names(table.seat().civs) == ["china", "maya", "rome"]


@law("civ.limit")
def test_annexed_civilizations_count_like_raised_ones() -> None:
    table = position(round=3, market=FIVE).give(civs="china maya", main="china").civ_phase().do("annex rome", "end")
    table.civ_phase(0)
    assert len(table.seat().civs) == 3
    assert table.legal() == ["skip"]


@law("civ.no-discard")
def test_there_is_no_command_to_discard_a_civilization() -> None:
    table = position(round=5, market=FIVE, wonders="petra colossus").give(civs="china maya persia", coins=20)
    table.give(techs="writing").civ_phase()
    assert table.refused(f"rise {FIVE.split()[0]}") == table.refused(f"annex {FIVE.split()[0]}") == "civ.limit"
    tried = set()
    for first in table.legal():
        table.do(first)
        for second in table.legal():  # whatever can be done in the turn, nothing leaves the player
            table.do(second)
            tried.add(second.split()[0])
            assert table.names(table.seat().civs) == ["china", "maya", "persia"]
            table.game.pop()
        table.game.pop()
    assert {"trade", "build", "research", "end"} <= tried


@law("civ.no-discard")
def test_a_civilization_in_decline_is_kept_and_does_not_return_to_the_market() -> None:
    table = position(round=2, market=FIVE).give(civs="china").civ_phase().do("rise rome")
    assert table.names(table.seat().civs) == ["china", "rome"]
    assert "china" not in table.names(table.s.market + table.s.deck)


# --- raising ----------------------------------------------------------------------------------------------------------
@law("civ.rise.main")
def test_the_raised_civilization_becomes_the_main_one_and_the_former_declines() -> None:
    table = position(round=2, market=FIVE).give(civs="china").civ_phase()
    assert table.names([table.seat().main]) == ["china"]
    table.do("rise rome")
    assert table.names([table.seat().main]) == ["rome"]
    assert table.names(table.seat().civs) == ["china", "rome"]


@law("civ.primary")
def test_a_primary_effect_works_while_its_civilization_is_the_main_one() -> None:
    bare({"civilizations": PASSING_KONGO})
    table = position(round=2, market=FIVE).give(civs="china", coins=0).civ_phase().do("rise kongo", "pass")
    assert (table.seat().coins, table.seat().vp) == (3, 2)


@law("civ.primary")
def test_a_primary_effect_stops_in_decline() -> None:
    bare({"civilizations": PASSING_KONGO})
    table = position(round=2, market=FIVE).give(civs="kongo", coins=0).civ_phase()
    table.do("rise rome", "pass")
    assert (table.seat().coins, table.seat().vp) == (2, 0)


@law("civ.primary")
def test_a_private_slot_closes_with_the_decline_of_its_civilization() -> None:
    bare({"civilizations": CULTURED_INDIA})
    table = position(round=1, market=FIVE).give(civs="india", coins=4).actions()
    assert "culture" in table.legal()
    table.give(civs="rome", coins=4).actions()
    assert table.refused("culture") == "action.available.row"


@law("civ.legacy")
@pytest.mark.parametrize("main", ["harappa", "rome"])
def test_a_legacy_works_as_main_civilization_and_in_decline(main: str) -> None:
    table = position(round=2).give(civs="harappa rome", main=main, coins=4).actions().do("culture")
    assert table.seat().coins == 1


@law("civ.legacy")
def test_a_legacy_works_at_once_after_raising() -> None:
    table = position(round=2, market="harappa kongo india korea sumer").give(civs="rome", coins=4).civ_phase()
    table.do("rise harappa", "culture")
    assert table.seat().coins == 1


@law("civ.legacy")
def test_a_legacy_works_at_once_after_annexing() -> None:
    table = position(round=2, market="harappa kongo india korea sumer").give(civs="rome", coins=4).civ_phase()
    table.do("annex harappa", "culture")
    assert table.seat().coins == 1


@law("civ.legacy")
def test_a_legacy_is_lost_by_no_later_rise() -> None:
    table = position(round=2, market=FIVE).give(civs="harappa", coins=4).civ_phase().do("rise rome", "culture")
    assert table.seat().coins == 1


@law("civ.legacy")
def test_legacies_of_all_civilizations_work_until_the_game_ends() -> None:
    point = {"legacy": [{"op": "game_end", "vp": 1}]}
    bare({"civilizations": {"rome": point, "kongo": point, "india": point}})
    table = position(round=6).give(civs="rome kongo india", main="kongo").actions().finish_round()
    assert table.game.is_over()
    assert table.seat().vp == 3


@law("civ.rise.coins")
def test_raising_takes_all_bonus_coins_on_the_card_and_no_others() -> None:
    table = position().market(FIVE, [1, 2, 7, 4, 5]).give(coins=3).civ_phase().do("rise india")
    assert table.seat().coins == 10
    assert table.s.market_coins == [2, 3, 5, 6, 0]


@law("civ.rise.coins", log=False)
def test_a_card_without_bonus_coins_brings_none() -> None:
    table = position(market=FIVE).do("rise india")
    assert table.seat().coins == 3


@law("civ.rise.workers")
@pytest.mark.parametrize("before", [0, 1, 3, 4])
@pytest.mark.parametrize("printed", [1, 2, 4])
def test_raising_replaces_all_workers_by_the_number_printed(before: int, printed: int) -> None:
    bare({"civilizations": {"rome": {"population": printed}}})
    table = position(round=2, market=FIVE).give(civs="china", workers=before).civ_phase().do("rise rome")
    assert (table.seat().idle, table.seat().white, table.seat().red) == (printed, 0, 0)


@law("civ.rise.workers")
def test_the_first_civilization_brings_its_workers() -> None:
    bare({"civilizations": {"rome": {"population": 2}, "kongo": {"population": 4}}})
    table = position(market=FIVE)
    assert table.seat(0).idle == 0
    table.do("rise rome", "end", "rise kongo")
    assert (table.seat(0).idle, table.seat(1).idle) == (2, 4)


@law("civ.rise.effects")
def test_effects_of_raising_happen_once() -> None:
    table = position(market="tiwanaku kongo india korea sumer").do("rise tiwanaku")
    assert table.seat().vp == 5
    table.do("end")
    table.finish_round()
    assert table.seat().vp == 5


@law("civ.rise.effects")
def test_effects_of_raising_also_happen_for_a_later_civilization() -> None:
    table = position(round=2, market="lydia kongo india korea sumer").give(civs="rome", coins=1).civ_phase()
    table.do("rise lydia")
    assert table.seat().coins == 5


@law("civ.rise.effects")
def test_a_civilization_that_declines_does_not_repeat_its_effects_of_raising() -> None:
    table = position(round=2, market=FIVE).give(civs="tiwanaku").civ_phase().do("rise rome")
    assert table.seat().vp == 0


@law("civ.rise.order")
def test_raising_goes_from_coins_to_workers_to_effects_to_the_market() -> None:
    table = position().market("tiwanaku kongo india korea sumer", [2, 0, 0, 0, 0]).civ_phase().do("rise tiwanaku")
    order = [t.CIV_RAISED, t.COINS_GAINED, t.WORKER_GAINED, t.VP_GAINED, t.CIV_REVEALED]
    assert table.happened() == order


@law("civ.rise.order")
def test_the_market_is_mended_after_the_questions_of_raising() -> None:
    table = position(wonders="petra colossus").market("inca kongo india korea sumer", [2, 0, 1, 0, 0]).civ_phase()
    table.do("rise inca")
    assert table.asked == "wonder"
    assert (table.seat().coins, table.seat().idle) == (5, 3)
    assert table.names(table.s.market) == ["kongo", "india", "korea", "sumer"]
    assert table.s.market_coins == [0, 1, 0, 0]
    table.do("choose petra")
    assert table.s.market_coins == [1, 2, 1, 1, 0]


@law("civ.rise.order")
def test_coins_that_lay_on_the_card_are_counted_before_the_market_changes() -> None:
    # three coins make one technology; a fourth, given to the market afterwards, would make two
    table = position().market("iberia kongo india korea sumer", [3, 0, 0, 0, 0]).civ_phase().do("rise iberia")
    table.do("learn writing")
    assert table.asked == "actions"
    assert table.techs() == {"writing"}


@law("civ.rise.order")
def test_workers_gained_by_an_effect_come_on_top_of_the_number_printed() -> None:
    bare({"civilizations": {"rome": {"population": 2, "legacy": [{"op": "on_gain", "workers": 1}]}}})
    table = position(market=FIVE).do("rise rome")
    assert table.seat().idle == 3


# --- annexing ---------------------------------------------------------------------------------------------------------
@law("civ.annex.under")
def test_annexing_leaves_the_main_civilization_and_its_effects() -> None:
    bare({"civilizations": PASSING_KONGO})
    table = position(round=2, market="rome china india korea sumer").give(civs="kongo", coins=0)
    table.civ_phase().do("annex rome")
    assert table.names([table.seat().main]) == ["kongo"]
    assert table.names(table.seat().civs) == ["kongo", "rome"]
    table.do("pass")
    assert (table.seat().coins, table.seat().vp) == (3, 2)


@law("civ.annex.under")
def test_primary_effects_of_an_annexed_civilization_do_not_work() -> None:
    bare({"civilizations": PASSING_KONGO})
    table = position(round=2, market=FIVE).give(civs="china", coins=0).civ_phase().do("annex kongo", "pass")
    assert (table.seat().coins, table.seat().vp) == (2, 0)


@law("civ.annex.under")
def test_only_the_legacy_of_an_annexed_civilization_counts() -> None:
    primary, legacy = {"op": "military", "value": 8}, {"op": "military", "value": 1}
    bare({"civilizations": {"rome": {"primary": [primary], "legacy": [legacy]}}})
    table = position(round=2, market=FIVE).give(civs="china").civ_phase().do("annex rome")
    assert [addend.amount for addend in table.game.explain("power", 0)] == [1]


@law("civ.annex.coins")
def test_annexing_takes_all_bonus_coins_on_the_card() -> None:
    table = position(round=2).give(civs="china", coins=3).market(FIVE, [1, 2, 7, 4, 5]).civ_phase().do("annex india")
    assert table.seat().coins == 10
    assert table.s.market_coins == [2, 3, 5, 6, 0]


@law("civ.annex.workers", log=False)
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (3, 4), (4, 4)])
def test_annexing_gives_one_worker_below_four(before: int, after: int) -> None:
    bare({"civilizations": {"rome": {"population": 2}, "china": {"population": 1}}})
    table = position(round=2, market=FIVE).give(civs="china", workers=before).civ_phase().do("annex rome")
    assert table.seat().idle == after


@law("civ.annex.workers")
def test_the_worker_of_an_annexed_civilization_may_be_used_at_once() -> None:
    table = position(round=2, market=FIVE).give(civs="china", workers=0).civ_phase().do("annex rome", "fish")
    assert (table.seat().idle, table.seat().white) == (0, 1)


@law("civ.annex.no-rise-effects")
def test_annexing_gives_no_points_coins_or_wonders_of_raising() -> None:
    table = position(round=2, market=ON_RISE).give(civs="rome", coins=0).civ_phase().do("annex tiwanaku")
    assert (table.asked, table.seat().vp) == ("actions", 0)
    table.do("end").give(1, civs="china", coins=0).civ_phase(1).do("annex inca")
    assert (table.asked, table.seat(1).wonders) == ("actions", [])


@law("civ.annex.no-rise-effects")
def test_annexing_lydia_gives_nobody_coins() -> None:
    table = position(round=2, market=ON_RISE).give(0, civs="rome", coins=0).give(1, coins=0).civ_phase()
    table.do("annex lydia")
    assert (table.seat(0).coins, table.seat(1).coins) == (0, 0)


@law("civ.annex.no-rise-effects")
def test_annexing_neither_multiplies_nor_counts_the_bonus_coins() -> None:
    table = position(round=2).give(0, civs="rome", coins=0).give(1, civs="china", coins=0)
    table.market(ON_RISE, [0, 0, 0, 4, 3]).civ_phase(0).do("annex carthage")
    assert table.seat(0).coins == 4
    table.do("end", "annex iberia")
    assert (table.asked, table.seat(1).coins, table.techs(1)) == ("actions", 4, set())


# --- skipping and the market ------------------------------------------------------------------------------------------
@law("civ.skip")
def test_skipping_leaves_the_market_and_the_player_untouched() -> None:
    table = position(round=2).give(civs="china", coins=3, workers=2).market(FIVE, [0, 1, 2, 3, 4]).civ_phase()
    deck = table.s.deck[:]
    table.do("skip")
    assert table.names(table.s.market) == FIVE.split()
    assert table.s.market_coins == [0, 1, 2, 3, 4]
    assert table.s.deck == deck
    assert (table.asked, table.seat().coins, table.seat().idle) == ("actions", 3, 2)


@law("civ.market.coins")
def test_after_a_rise_every_card_left_receives_a_coin() -> None:
    table = position(market=FIVE).do("rise india")
    assert table.names(table.s.market)[:4] == ["rome", "kongo", "korea", "sumer"]
    assert table.s.market_coins == [1, 1, 1, 1, 0]


@law("civ.market.coins")
def test_after_an_annexation_every_card_left_receives_a_coin() -> None:
    table = position(round=2, market=FIVE).give(civs="china").civ_phase().do("annex sumer")
    assert table.names(table.s.market)[:4] == ["rome", "kongo", "india", "korea"]
    assert table.s.market_coins == [1, 1, 1, 1, 0]


@law("civ.market.coins")
def test_the_coins_of_the_market_come_from_the_supply() -> None:
    table = position(seats=3, market=FIVE).do("rise india")
    assert [seat.coins for seat in table.s.seats] == [3, 3, 3]


@law("civ.market.no-cap")
def test_bonus_coins_accumulate_on_a_card() -> None:
    table = position(seats=4, market=FIVE).do("rise kongo", "end", "rise india", "end", "rise korea", "end")
    assert table.names(table.s.market)[:2] == ["rome", "sumer"]
    assert table.s.market_coins == [3, 3, 2, 1, 0]
    table.do("rise sumer")
    assert table.seat(3).coins == 6


@law("civ.market.no-cap")
def test_a_card_with_many_coins_still_receives_one_more() -> None:
    table = position().market(FIVE, [40, 0, 0, 0, 0]).civ_phase().do("rise kongo")
    assert table.s.market_coins == [41, 1, 1, 1, 0]


@law("civ.market.refill")
def test_the_market_is_refilled_from_the_top_of_the_deck_without_a_coin() -> None:
    table = position(market=FIVE)
    top, size = table.s.deck[-1], len(table.s.deck)
    table.do("rise rome")
    assert (len(table.s.market), table.s.market[-1], table.s.market_coins[-1]) == (5, top, 0)
    assert len(table.s.deck) == size - 1
    assert top not in table.s.deck


@law("civ.market.refill")
def test_the_new_card_may_be_taken_by_the_next_player() -> None:
    table = position(market=FIVE).do("rise rome", "end")
    new = table.names(table.s.market)[-1]
    table.do(f"rise {new}")
    assert (table.names(table.seat(1).civs), table.seat(1).main) == ([new], table.seat(1).civs[0])


@law("civ.market.refill")
def test_the_market_is_refilled_after_an_annexation_too() -> None:
    table = position(round=2, market=FIVE).give(civs="china").civ_phase()
    top = table.s.deck[-1]
    table.do("annex kongo")
    assert (len(table.s.market), table.s.market[-1]) == (5, top)


@law("civ.market.empty-deck")
def test_with_an_empty_deck_four_cards_remain_and_still_receive_coins() -> None:
    table = position(market=FIVE)
    table.s.deck = []
    table.game.push("rise india")  # not `do`: the invariants miss the cards that this test threw away
    assert table.names(table.s.market) == ["rome", "kongo", "korea", "sumer"]
    assert table.s.market_coins == [1, 1, 1, 1]
    table.game.push("end")
    table.game.push("rise sumer")
    assert table.names(table.s.market) == ["rome", "kongo", "korea"]
    assert (table.s.market_coins, table.seat(1).coins) == ([2, 2, 2], 4)
