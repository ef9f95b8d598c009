"""The vocabulary of effects: what every `op` does, on any kind of card that may carry it.

A test is named after its op, so that an op without a test is found.
"""

import sys
from typing import Any

import pytest

from saecula.aoc import terms as t
from saecula.aoc.cards.effects import FIELDS
from saecula.aoc.ratings import power_of
from tests.aoc.scenario import Table, bare, position
from tests.kit import law

# with the usual ROW: round 1 hunt fish farm, round 4 culture build conquest, round 5 build conquest trade
MARKET = "egypt greece japan mali tibet"
NINE = "writing education science sailing engineering navigation mining iron-working gunpowder"
Row = dict[str, Any]


def rome(*rows: Row, legacy: tuple[Row, ...] = ()) -> None:
    """Rome has these effects and no others; the rest of the cards is bare."""
    bare({"civilizations": {"rome": {"primary": list(rows), "legacy": list(legacy)}}})


def legacy(*rows: Row) -> None:
    rome(legacy=rows)


def wonder(*rows: Row) -> None:
    bare({"wonders": {"petra": {"effects": list(rows)}}})


def tech(*rows: Row) -> None:
    bare({"technologies": {"writing": {"effects": list(rows)}}})


def table_in(round: int, seats: int = 2, **options: Any) -> Table:
    """Seat 0 has Rome, the others have Egypt, Greece and Japan, which are bare."""
    table = position(seats, round=round, market=MARKET, **options)
    for seat, civ in enumerate(["rome", "egypt", "greece", "japan"][:seats]):
        table.give(seat, civs=civ)
    return table


def final_points(table: Table) -> list[int]:
    """Everybody does nothing in the last round; the points after it."""
    assert table.s.round == 6
    table.finish_round()
    outcome = table.game.outcome()
    assert outcome is not None
    return outcome.scores


def test_every_op_has_a_test_here() -> None:
    names = [name.removeprefix("test_") for name in vars(sys.modules[__name__]) if name.startswith("test_")]
    # "turn_end" also begins "turn_end_tech", so a test counts for the longest op that fits
    tested = {max((op for op in FIELDS if name.startswith(f"{op}_")), key=len, default="") for name in names}
    assert set(FIELDS) - tested == set()


# --- action_bonus ---------------------------------------------------------------------------------------------------
def test_action_bonus_adds_coins_and_points_each_time_the_action_is_done() -> None:
    rome({"op": "action_bonus", "action": "hunt", "coins": 2, "vp": 1})
    table = table_in(1).give(coins=0, techs="writing").actions().do("hunt", "hunt")
    assert (table.seat().coins, table.seat().vp) == (6, 2)


def test_action_bonus_is_for_its_action_and_its_owner_only() -> None:
    rome({"op": "action_bonus", "action": "hunt", "coins": 2})
    assert table_in(1).give(coins=0).actions().do("fish").seat().coins == 1
    assert table_in(1).give(1, coins=0).actions(1).do("hunt").seat(1).coins == 1


def test_action_bonus_may_be_limited_to_technologies() -> None:
    rome({"op": "action_bonus", "action": "research", "coins": 2, "techs": ["writing", "mining"]})
    assert table_in(1).give(coins=4).actions().do("research writing").seat().coins == 2
    assert table_in(1).give(coins=4).actions().do("research sailing").seat().coins == 0


def test_action_bonus_of_several_cards_add_up() -> None:
    row = {"op": "action_bonus", "action": "fish", "coins": 1}
    bare({"wonders": {"petra": {"effects": [row]}}, "technologies": {"writing": {"effects": [row]}}})
    assert table_in(1).give(coins=0, wonders="petra", techs="writing").actions().do("fish").seat().coins == 3


def test_action_bonus_of_a_conquest_does_not_ask_for_the_lead() -> None:
    rome({"op": "action_bonus", "action": "conquest", "coins": 1})
    table = table_in(4).give(coins=0).actions().do("conquest")
    assert (table.seat().vp, table.seat().coins) == (0, 1)


# --- action_discount ------------------------------------------------------------------------------------------------
def test_action_discount_takes_coins_off_the_price() -> None:
    rome({"op": "action_discount", "action": "culture", "coins": 3})
    assert table_in(4).give(coins=1).actions().do("culture").seat().coins == 0
    assert table_in(4).give(coins=0).actions().refused("culture") == "action.cost.coins"
    assert table_in(4).give(1, coins=3).actions(1).refused("culture") == "action.cost.coins"


def test_action_discount_never_pays_anything_out() -> None:
    rome({"op": "action_discount", "action": "build", "coins": 5})
    assert table_in(4).give(coins=1).actions().do("build").seat().coins == 1


def test_action_discount_may_make_free() -> None:
    rome({"op": "action_discount", "action": "research", "free": True, "techs": ["mining"]})
    table = table_in(1).give(coins=0).actions()
    assert table.legal("research") == ["research mining"]
    assert table.do("research mining").seat().coins == 0


def test_action_discount_may_be_limited_to_technologies() -> None:
    rome({"op": "action_discount", "action": "research", "coins": 2, "techs": ["mining"]})
    table = table_in(1).give(coins=3).actions()
    assert table.refused("research writing") == "action.cost.coins"
    assert table.do("research mining").seat().coins == 1


def test_action_discount_may_ask_for_the_lead() -> None:
    discount = {"op": "action_discount", "action": "culture", "coins": 1, "if": "military_lead"}
    strong = {"op": "military", "value": 1}
    bare({"civilizations": {"rome": {"primary": [discount]}, "egypt": {"primary": [strong]}}})
    assert table_in(4).give(coins=3).actions().refused("culture") == "action.cost.coins"
    bare({"civilizations": {"rome": {"primary": [discount], "legacy": [strong]}, "egypt": {"primary": [strong]}}})
    assert table_in(4).give(coins=3).actions().do("culture").seat().coins == 0


def test_action_discount_may_ask_for_few_technologies() -> None:
    rome({"op": "action_discount", "action": "culture", "coins": 1, "if": "techs<=1"})
    assert table_in(4).give(coins=3, techs="writing").actions().do("culture").seat().coins == 0
    table = table_in(4).give(coins=3, techs="writing sailing").actions()
    assert table.refused("culture") == "action.cost.coins"


def test_action_discount_may_leave_out_a_card_through_which_the_action_is_done() -> None:
    rome({"op": "action_discount", "action": "culture", "coins": 2, "not_via": ["education"]})
    table = table_in(4).give(coins=6, techs="writing education").actions().do("culture", "end", "use education")
    assert (table.seat().coins, table.seat().vp) == (0, 4)
    assert table_in(4).give(coins=3, techs="writing education").turn_end().s.turn_seat == 1


def test_action_discount_counts_through_any_other_card() -> None:
    rome({"op": "action_discount", "action": "culture", "coins": 2})
    table = table_in(4).give(coins=2, techs="writing education").turn_end().do("use education")
    assert (table.seat().coins, table.seat().vp) == (0, 2)


# --- action_slot ----------------------------------------------------------------------------------------------------
def test_action_slot_on_a_technology_is_a_private_slot() -> None:
    tech({"op": "action_slot", "action": "trade"})
    table = table_in(1).give(coins=0, techs="writing").actions().do("trade")
    assert [table.seat(i).coins for i in range(2)] == [2, 4]
    assert table.refused("trade") == "action.slot.once"
    assert table.actions(1).refused("trade") == "action.available.row"


def test_action_slot_comes_on_top_of_the_row_and_of_the_permanent_card() -> None:
    wonder({"op": "action_slot", "action": "exploit"}, {"op": "action_slot", "action": "fish"})
    table = table_in(1).give(coins=0, workers=4, wonders="petra").actions()
    table.do("fish", "fish", "exploit", "exploit")
    assert table.seat().coins == 1 + 1 + 2 + 2
    assert (table.seat().white, table.seat().red) == (2, 2)


def test_action_slot_needs_the_workers_of_the_action() -> None:
    rome({"op": "action_slot", "action": "build"})
    assert table_in(1).give(coins=2, workers=1).actions().refused("build") == "action.cost.workers"


# --- military -------------------------------------------------------------------------------------------------------
def test_military_adds_up_over_civilizations_and_technologies() -> None:
    bare(
        {
            "civilizations": {
                "rome": {"primary": [{"op": "military", "value": 1}], "legacy": [{"op": "military", "value": 2}]},
                "china": {"primary": [{"op": "military", "value": 20}], "legacy": [{"op": "military", "value": 4}]},
            },
            "technologies": {"mining": {"effects": [{"op": "military", "value": 8}]}},
        }
    )
    table = position(round=2).give(civs="china rome", techs="mining")
    assert power_of(table.s, table.seat()) == 1 + 2 + 4 + 8


def test_military_may_count_technologies() -> None:
    rome({"op": "military", "value": 2, "per": "tech", "every": 3})
    table = table_in(2).give(techs="writing education")
    assert power_of(table.s, table.seat()) == 0
    table.give(techs="sailing")
    assert power_of(table.s, table.seat()) == 2
    table.give(techs=NINE)
    assert power_of(table.s, table.seat()) == 6


# --- turn_end -------------------------------------------------------------------------------------------------------
def test_turn_end_gives_coins_and_points_after_every_turn() -> None:
    legacy({"op": "turn_end", "coins": 2, "vp": 1})
    table = table_in(2).give(coins=0).actions().do("end")
    assert (table.seat().coins, table.seat().vp) == (2, 1)
    assert (table.seat(1).coins, table.seat(1).vp) == (3, 0)


def test_turn_end_comes_after_a_pass_and_in_the_last_round() -> None:
    legacy({"op": "turn_end", "coins": 2})
    assert table_in(2).give(coins=0).actions().do("pass").seat().coins == 4
    assert table_in(6).give(coins=0).actions().do("end").seat().coins == 2


@pytest.mark.parametrize(
    ("per", "every", "coins"),
    [
        ("tech", 1, 4),
        ("tech", 3, 1),
        ("vp", 5, 2),
        ("wonder", 1, 3),
        ("worker", 1, 2),
        ("coin", 4, 2),
        ("military", 2, 3),
        ("civ", 1, 2),
        ("other_civ", 1, 1),
    ],
)
def test_turn_end_may_count_what_the_player_has(per: str, every: int, coins: int) -> None:
    rome({"op": "turn_end", "coins": 1, "per": per, "every": every}, {"op": "military", "value": 7})
    table = position(round=2).give(civs="china rome", techs="writing sailing mining engineering", workers=2)
    table.give(wonders="petra colossus alhambra", vp=12, coins=9).turn_end()
    assert table.seat().coins == 9 + coins


def test_turn_end_counts_workers_after_those_on_red_slots_are_lost() -> None:
    rome({"op": "turn_end", "vp": 1, "per": "worker"})
    table = table_in(2).give(workers=3).actions().do("exploit", "fish", "end")
    assert table.seat().vp == 2


def test_turn_end_may_ask_for_the_lead() -> None:
    lead = {"op": "turn_end", "vp": 1, "if": "military_lead"}
    bare({"civilizations": {"rome": {"primary": [lead]}, "egypt": {"primary": [{"op": "military", "value": 1}]}}})
    assert table_in(2).turn_end().seat().vp == 0
    rome(lead)
    assert table_in(2).turn_end().seat().vp == 1


def test_turn_end_may_ask_for_few_technologies() -> None:
    rome({"op": "turn_end", "vp": 1, "if": "techs<=1"})
    assert table_in(2).give(techs="writing").turn_end().seat().vp == 1
    assert table_in(2).give(techs="writing mining").turn_end().seat().vp == 0


def test_turn_end_effects_that_count_are_resolved_in_the_order_of_choice() -> None:
    counting = {"op": "turn_end", "vp": 1, "per": "vp", "every": 7}
    bare({"civilizations": {"rome": {"primary": [counting], "legacy": [{**counting, "every": 8}]}}})
    table = table_in(2).give(vp=7).turn_end()
    assert table.legal() == ["use rome", "use rome 2"]
    assert table.do("use rome").seat().vp == 9
    table = table_in(2).give(vp=7).turn_end()
    assert table.do("use rome 2").seat().vp == 8


# --- turn_end_tech --------------------------------------------------------------------------------------------------
def test_turn_end_tech_teaches_as_many_as_it_says_one_by_one() -> None:
    legacy({"op": "turn_end_tech", "count": 2})
    table = table_in(2).give(coins=0).turn_end().do("use rome", "learn writing", "learn education")
    assert table.techs() == {"writing", "education"}
    assert table.seat().vp == 0
    assert table.s.turn_seat == 1


def test_turn_end_tech_teaches_nothing_to_whoever_knows_everything() -> None:
    legacy({"op": "turn_end_tech", "count": 1})
    table = table_in(2).give(coins=0, techs=NINE).turn_end().finish_turn()
    assert table.s.turn_seat == 1
    assert len(table.techs()) == 9


# --- turn_end_action ------------------------------------------------------------------------------------------------
def test_turn_end_action_does_the_action_once_without_a_worker() -> None:
    wonder({"op": "turn_end_action", "action": "farm"})
    table = table_in(5).give(coins=0, workers=0, wonders="petra").turn_end()
    assert table.legal() == ["use petra", "done"]
    table.do("use petra")
    assert table.seat().coins == 3
    assert table.s.turn_seat == 1


def test_turn_end_action_may_be_declined_and_must_be_paid() -> None:
    wonder({"op": "turn_end_action", "action": "build"})
    table = table_in(1).give(coins=2, wonders="petra").turn_end().do("done")
    assert (table.seat().coins, table.seat().vp) == (2, 0)
    assert table_in(1).give(coins=1, wonders="petra").turn_end().s.turn_seat == 1
    table = table_in(1).give(coins=2, wonders="petra").turn_end().do("use petra")
    assert (table.seat().coins, table.seat().vp) == (0, 2)


# --- turn_end_market_gift -------------------------------------------------------------------------------------------
def test_turn_end_market_gift_lays_own_coins_on_a_market_card_for_points() -> None:
    legacy({"op": "turn_end_market_gift", "coins": 3, "vp": 4})
    table = table_in(2).give(coins=3).turn_end().do("use rome", "gift mali")
    assert (table.seat().coins, table.seat().vp) == (0, 4)
    assert table.s.market_coins[table.names(table.s.market).index("mali")] == 3


def test_turn_end_market_gift_may_be_declined_and_is_not_offered_without_coins() -> None:
    legacy({"op": "turn_end_market_gift", "coins": 3, "vp": 4})
    assert table_in(2).give(coins=3).turn_end().do("done").seat().coins == 3
    assert table_in(2).give(coins=2).turn_end().s.turn_seat == 1


def test_turn_end_market_gift_of_an_odd_number_of_coins_is_possible_in_a_draft() -> None:
    legacy({"op": "turn_end_market_gift", "coins": 3, "vp": 1})
    table = position(round=2, modules=["draft"]).skip_draft("", "").market("egypt greece").give(civs="rome", coins=3)
    table.turn_end().do("use rome", "gift greece")
    assert table.s.market_coins == [0, 3]


# --- game_end -------------------------------------------------------------------------------------------------------
def test_game_end_gives_points_once_when_the_game_is_over() -> None:
    legacy({"op": "game_end", "vp": 3})
    table = table_in(5).finish_round()
    assert table.seat().vp == 0
    assert final_points(table) == [3, 0]


@pytest.mark.parametrize(
    ("per", "every", "points"),
    [
        ("tech", 1, 8),
        ("tech", 3, 2),
        ("wonder", 1, 6),
        ("worker", 1, 4),
        ("worker", 3, 0),
        ("coin", 1, 6),
        ("coin", 2, 2),
        ("military", 1, 14),
        ("military", 2, 6),
        ("civ", 1, 4),
        ("other_civ", 1, 2),
    ],
)
def test_game_end_may_count_what_the_player_has(per: str, every: int, points: int) -> None:
    rome({"op": "game_end", "vp": 2, "per": per, "every": every}, {"op": "military", "value": 7})
    table = position(round=6).give(0, civs="china rome", techs="writing sailing mining engineering", coins=3, workers=2)
    table.give(0, wonders="petra colossus alhambra").give(1, civs="egypt").civ_phase()
    assert final_points(table) == [points, 0]


def test_game_end_may_ask_for_few_technologies() -> None:
    legacy({"op": "game_end", "vp": 5, "if": "techs<=2"})
    assert final_points(table_in(6).civ_phase()) == [5, 0]
    assert final_points(table_in(6).give(techs="writing mining").civ_phase()) == [5, 0]
    assert final_points(table_in(6).give(techs="writing mining sailing").civ_phase()) == [0, 0]


def test_game_end_may_ask_for_the_lead() -> None:
    row = {"op": "game_end", "vp": 5, "if": "military_lead"}
    legacy(row)
    assert final_points(table_in(6).civ_phase()) == [5, 0]
    bare({"civilizations": {"rome": {"legacy": [row]}, "egypt": {"primary": [{"op": "military", "value": 1}]}}})
    assert final_points(table_in(6).civ_phase()) == [0, 0]


# --- on_rise --------------------------------------------------------------------------------------------------------
def risen(*rows: Row, seats: int = 3, bonus: int = 0) -> Table:
    """Everybody has 3 coins, and seat 0 raises Rome as the second civilization in round 2."""
    rome(*rows)
    table = position(seats, round=2).market("rome greece japan mali tibet", [bonus, 0, 0, 0, 0]).give(civs="egypt")
    return table.civ_phase().do("rise rome")


def coins(table: Table) -> list[int]:
    return [seat.coins for seat in table.s.seats]


def test_on_rise_coins_are_gained() -> None:
    assert coins(risen({"op": "on_rise", "coins": 5})) == [8, 3, 3]


def test_on_rise_others_coins_are_gained_by_the_others() -> None:
    assert coins(risen({"op": "on_rise", "others_coins": 5})) == [3, 8, 8]


def test_on_rise_opponents_lose_coins_as_far_as_they_go() -> None:
    assert coins(risen({"op": "on_rise", "opponents_lose_coins": 2})) == [3, 1, 1]
    assert coins(risen({"op": "on_rise", "opponents_lose_coins": 4})) == [3, 0, 0]


def test_on_rise_bonus_coin_multiplier_multiplies_the_coins_on_the_card() -> None:
    assert coins(risen({"op": "on_rise", "bonus_coin_multiplier": 4}, bonus=2)) == [11, 3, 3]


def test_on_rise_tech_per_bonus_coins_teaches() -> None:
    table = risen({"op": "on_rise", "tech_per_bonus_coins": 3}, bonus=7)
    assert table.asked == "learn"
    table.do("learn writing", "learn mining")
    assert table.asked == "actions"
    assert risen({"op": "on_rise", "tech_per_bonus_coins": 3}, bonus=2).asked == "actions"


def test_on_rise_wonder_is_taken_as_often_as_it_says() -> None:
    table = risen({"op": "on_rise", "wonder": 2})
    size = len(table.s.wonders)
    table.do(table.legal("choose")[0])
    table.do(table.legal("choose")[0])
    assert table.asked == "actions"
    assert len(table.seat().wonders) == 2
    assert len(table.s.wonders) == size - 2
    assert table.seat().vp == 0


def test_on_rise_vp_per_future_action_counts_future_cards() -> None:
    assert risen({"op": "on_rise", "vp_per_future_action": 2}).seat().vp == 8


def test_on_rise_effects_do_not_happen_on_annexing() -> None:
    rome({"op": "on_rise", "coins": 5}, {"op": "on_rise", "wonder": 1}, {"op": "on_rise", "vp_per_future_action": 2})
    table = position(round=2, market="rome greece japan mali tibet").give(civs="egypt").civ_phase().do("annex rome")
    assert (table.seat().coins, table.seat().vp, table.asked) == (3, 0, "actions")


# --- on_learn -------------------------------------------------------------------------------------------------------
def test_on_learn_gives_points_per_future_card_once() -> None:
    tech({"op": "on_learn", "vp_per_future_action": 2})
    table = table_in(3).give(coins=4).actions().do("research writing")
    assert table.seat().vp == 1 + 2 * 3
    assert table.do("end").seat().vp == 7
    assert table_in(6).give(coins=4).actions().do("research writing").seat().vp == 1


def test_on_learn_also_happens_without_research() -> None:
    bare(
        {
            "technologies": {"writing": {"effects": [{"op": "on_learn", "vp_per_future_action": 1}]}},
            "civilizations": {"rome": {"primary": [{"op": "turn_end_tech", "count": 1}]}},
        }
    )
    assert table_in(4).turn_end().do("use rome", "learn writing").seat().vp == 2


# --- on_gain --------------------------------------------------------------------------------------------------------
def test_on_gain_coins_of_a_wonder_come_with_the_wonder() -> None:
    wonder({"op": "on_gain", "coins": 5})
    table = table_in(2, wonders="petra").give(coins=7).actions().do("wonder petra")
    assert table.seat().coins == 5
    assert table.do("end").seat().coins == 5


def test_on_gain_coins_of_a_technology_come_with_learning() -> None:
    tech({"op": "on_gain", "coins": 3})
    assert table_in(2).give(coins=4).actions().do("research writing").seat().coins == 3


def test_on_gain_workers_may_act_at_once_and_stop_at_four() -> None:
    wonder({"op": "on_gain", "workers": 2})
    table = table_in(1, wonders="petra").give(coins=7, workers=1).actions().do("wonder petra")
    assert (table.seat().idle, table.seat().red) == (2, 1)
    assert table.do("farm", "end").seat().idle == 2
    # the worker on the red slot is still owned, so there is room for none
    table = table_in(1, wonders="petra").give(coins=7, workers=4).actions().do("wonder petra")
    assert table.seat().idle == 3


def test_on_gain_of_a_legacy_comes_with_raising_and_with_annexing() -> None:
    legacy({"op": "on_gain", "coins": 2}, {"op": "on_gain", "workers": 1})
    table = position(round=2, market="rome greece japan mali tibet").give(civs="egypt", workers=1).civ_phase()
    table.do("rise rome")
    assert (table.seat().coins, table.seat().idle) == (5, 4)
    table = position(round=2, market="rome greece japan mali tibet").give(civs="egypt", workers=1).civ_phase()
    table.do("annex rome")
    assert (table.seat().coins, table.seat().idle) == (5, 3)


def test_on_gain_of_a_primary_part_does_not_come_with_annexing() -> None:
    rome({"op": "on_gain", "coins": 2})
    table = position(round=2, market="rome greece japan mali tibet").give(civs="egypt").civ_phase()
    assert table.do("annex rome").seat().coins == 3


# --- pass_bonus -----------------------------------------------------------------------------------------------------
def test_pass_bonus_comes_on_top_of_a_pass() -> None:
    tech({"op": "pass_bonus", "coins": 3, "vp": 1})
    table = table_in(2).give(coins=0, techs="writing").actions().do("pass")
    assert (table.seat().coins, table.seat().vp) == (5, 1)


def test_pass_bonus_is_not_given_for_doing_nothing() -> None:
    tech({"op": "pass_bonus", "coins": 3})
    assert table_in(2).give(coins=0, techs="writing").actions().do("end").seat().coins == 0


# --- war_immunity, plague_immunity ----------------------------------------------------------------------------------
def test_war_immunity_as_a_legacy_saves_the_worker_in_war() -> None:
    legacy({"op": "war_immunity"})
    table = position(round=2).give(0, civs="rome china", workers=3).give(1, civs="egypt", workers=3)
    table.symbol("build", "war").civ_phase().finish_round()
    assert [seat.idle for seat in table.s.seats] == [3, 2]


def test_war_immunity_does_not_change_who_is_lowest() -> None:
    bare(
        {
            "civilizations": {
                "rome": {"primary": [{"op": "war_immunity"}]},
                "egypt": {"primary": [{"op": "military", "value": 1}]},
            }
        }
    )
    table = table_in(2).symbol("build", "war").civ_phase().finish_round()
    assert [seat.idle for seat in table.s.seats] == [3, 3]


def test_war_immunity_does_not_help_against_plague_or_earthquake() -> None:
    legacy({"op": "war_immunity"})
    assert table_in(5).civ_phase().finish_round().seat().idle == 2
    table = table_in(3, modules=["changing-world"]).civ_phase()
    table.s.tokens[5] = t.EARTHQUAKE
    assert table.finish_round().seat().idle == 2


def test_plague_immunity_saves_the_worker_from_plague() -> None:
    wonder({"op": "plague_immunity"})
    table = table_in(5).give(wonders="petra").civ_phase().finish_round()
    assert [seat.idle for seat in table.s.seats] == [3, 2]


def test_plague_immunity_saves_the_worker_from_earthquake() -> None:
    wonder({"op": "plague_immunity"})
    table = table_in(3, modules=["changing-world"]).give(wonders="petra").civ_phase()
    table.s.tokens[5] = t.EARTHQUAKE
    table.finish_round()
    assert [seat.idle for seat in table.s.seats] == [3, 2]


def test_plague_immunity_does_not_help_in_war() -> None:
    wonder({"op": "plague_immunity"})
    table = table_in(2).give(wonders="petra").symbol("build", "war").civ_phase().finish_round()
    assert [seat.idle for seat in table.s.seats] == [2, 2]


# --- war_income -----------------------------------------------------------------------------------------------------
def test_war_income_gives_coins_by_power_in_every_war() -> None:
    rome({"op": "war_income", "coins": 2, "per_military": 3}, {"op": "military", "value": 8})
    table = table_in(2).give(coins=0).symbol("build", "war").symbol("conquest", "war").civ_phase().finish_round()
    assert table.seat().coins == 4
    assert table.finish_round().seat().coins == 8


def test_war_income_needs_a_war() -> None:
    rome({"op": "war_income", "coins": 2, "per_military": 1}, {"op": "military", "value": 8})
    assert table_in(5).give(coins=0).civ_phase().finish_round().seat().coins == 0


# --- keep_worker ----------------------------------------------------------------------------------------------------
def test_keep_worker_turns_the_red_slot_of_the_action_white() -> None:
    wonder({"op": "keep_worker", "action": "exploit"})
    table = table_in(1).give(wonders="petra", workers=2).actions().do("exploit")
    assert (table.seat().white, table.seat().red) == (1, 0)
    assert table.do("end").seat().idle == 2


def test_keep_worker_is_for_its_action_only() -> None:
    rome({"op": "keep_worker", "action": "exploit"})
    table = table_in(4).give(workers=2).actions().do("conquest", "exploit", "end")
    assert table.seat().idle == 1


# --- opponents_lose_coins -------------------------------------------------------------------------------------------
def test_opponents_lose_coins_whenever_the_action_is_done() -> None:
    rome({"op": "opponents_lose_coins", "action": "hunt", "coins": 2})
    table = table_in(1, 3).give(0, coins=0).give(1, coins=5).give(2, coins=3).actions().do("hunt", "hunt")
    assert coins(table) == [2, 1, 0]


def test_opponents_lose_coins_by_no_other_action() -> None:
    rome({"op": "opponents_lose_coins", "action": "hunt", "coins": 2})
    assert coins(table_in(1).actions().do("fish")) == [4, 3]
    assert coins(table_in(1).actions(1).do("hunt")) == [3, 4]


# --- gain_worker ----------------------------------------------------------------------------------------------------
def test_gain_worker_comes_with_the_action_up_to_four() -> None:
    tech({"op": "gain_worker", "action": "hunt", "count": 2})
    table = table_in(1).give(techs="writing", workers=1).actions().do("hunt")
    assert (table.seat().idle, table.seat().white) == (2, 1)
    table.do("hunt")
    assert (table.seat().idle, table.seat().white) == (2, 2)
    assert table.do("end").seat().idle == 4


def test_gain_worker_does_not_come_with_another_action() -> None:
    tech({"op": "gain_worker", "action": "hunt", "count": 2})
    assert table_in(1).give(techs="writing", workers=1).actions().do("fish").seat().idle == 0


# --- wonder_sacrifice -----------------------------------------------------------------------------------------------
@law("action.cost.workers", log=False)
def test_wonder_sacrifice_trades_coins_for_workers() -> None:
    rome({"op": "wonder_sacrifice", "coins_discount": 4, "extra_workers": 2})
    table = table_in(2, wonders="petra").give(coins=3, workers=3).actions().do("wonder petra")
    assert (table.seat().coins, table.seat().red, table.seat().vp) == (0, 3, 3)
    assert table.do("end").seat().idle == 0
    table = table_in(2, wonders="petra").give(coins=7, workers=2).actions()
    assert table.refused("wonder petra") == "action.cost.workers"
    assert table.refused("wonder petra plain") == "action.cost.workers"


@law("action.cost.workers", log=False)
def test_wonder_sacrifice_may_be_optional() -> None:
    rome({"op": "wonder_sacrifice", "coins_discount": 4, "extra_workers": 2, "optional": True})
    table = table_in(2, wonders="petra").give(coins=7, workers=3).actions()
    assert table.legal("wonder") == ["wonder petra", "wonder petra plain"]
    table.do("wonder petra plain")
    assert (table.seat().coins, table.seat().red) == (0, 1)
    assert table_in(4).give(coins=4, workers=2).actions().legal("culture") == ["culture"]  # nothing to decline there


@law("action.cost.workers", log=False)
def test_wonder_sacrifice_is_for_wonder_only() -> None:
    rome({"op": "wonder_sacrifice", "coins_discount": 4, "extra_workers": 2})
    table = table_in(4).give(coins=4, workers=1).actions().do("culture")
    assert (table.seat().coins, table.seat().white) == (0, 1)


# --- follow_up ------------------------------------------------------------------------------------------------------
def test_follow_up_offers_another_action_without_a_worker() -> None:
    wonder({"op": "follow_up", "after": "fish", "action": "farm"})
    table = table_in(1).give(coins=0, workers=1, wonders="petra").actions().do("fish")
    assert table.legal() == ["use petra", "done"]
    table.do("use petra")
    assert (table.seat().coins, table.seat().idle, table.seat().white) == (4, 0, 1)
    assert table.asked == "actions"


def test_follow_up_comes_after_each_use_and_after_no_other_action() -> None:
    wonder({"op": "follow_up", "after": "hunt", "action": "fish"})
    table = table_in(2, row="fish hunt farm culture build conquest trade plague").give(coins=0, wonders="petra")
    table.actions().do("hunt", "use petra", "hunt", "use petra")
    assert table.seat().coins == 4
    assert table.do("exploit").asked == "actions"


# --- future_actions -------------------------------------------------------------------------------------------------
def test_future_actions_opens_the_cards_to_the_right() -> None:
    wonder({"op": "future_actions"})
    table = table_in(2).give(coins=0, wonders="petra").actions()
    assert table.legal("trade") == ["trade"]
    assert table.refused("hunt") == "action.available.row"
    assert table.do("trade").seat().coins == 2
    assert table.actions(1).refused("trade") == "action.available.row"


# --- deny_opponents -------------------------------------------------------------------------------------------------
def test_deny_opponents_forbids_the_action_to_opponents_only() -> None:
    legacy({"op": "deny_opponents", "action": "fish"})
    table = table_in(1, 3)
    assert table.actions(0).legal("fish") == ["fish"]
    assert table.actions(1).refused("fish") == "action.denied"
    assert table.actions(2).legal("fish") == []
    assert table.legal("hunt") == ["hunt"]


def test_deny_opponents_reaches_the_permanent_card() -> None:
    legacy({"op": "deny_opponents", "action": "exploit"})
    assert table_in(1).actions(1).refused("exploit") == "action.denied"


def test_deny_opponents_reaches_actions_done_through_a_card() -> None:
    bare(
        {
            "civilizations": {"rome": {"primary": [{"op": "deny_opponents", "action": "culture"}]}},
            "wonders": {"petra": {"effects": [{"op": "follow_up", "after": "hunt", "action": "culture"}]}},
        }
    )
    table = table_in(1).give(1, coins=9, techs="writing education", wonders="petra").actions(1).do("hunt")
    assert table.asked == "actions"
    table.do("end")
    # the round is over without a question whether to use Education
    assert table.s.round == 2
    assert (table.seat(1).coins, table.seat(1).vp) == (10, 0)
