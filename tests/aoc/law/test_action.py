"""action.*: what may be done with workers, what it costs and what it gives; passing has its own file."""

from typing import Any

import pytest

from saecula.aoc import RULES
from saecula.aoc import terms as t
from saecula.aoc.cards.tables import WONDER_IDS
from saecula.core.command import command
from saecula.core.errors import IllegalCommand, InvalidCommand
from tests.aoc.scenario import ROW, Table, bare, position
from tests.kit import law

# rounds of the usual row in which a card is open: culture 2-4, build 3-5, conquest 4-6, trade 5-6
PLENTY = 20


def acting(seats: int = 2, *, round: int = 1, row: str = ROW, market: str = "", **things: Any) -> Table:
    """Seat 0 is to act; it has three workers and the three coins of the start unless `things` says otherwise.

    `market` lays out wonders.
    """
    table = position(seats, round=round, row=row, wonders=market)
    return table.give(0, **{"workers": 3, **things}).actions(0)


def armed(**powers: int) -> None:
    """Civilizations with these powers."""
    bare({"civilizations": {civ: {"primary": [{"op": "military", "value": n}]} for civ, n in powers.items()}})


def modified(*effects: dict[str, Any]) -> None:
    """Petra carries these effects."""
    bare({"wonders": {"petra": {"effects": list(effects)}}})


def open_cards(table: Table) -> list[str]:
    return [word for word in ROW.split() if word in table.legal()]


# --- what is available ----------------------------------------------------------------------------------------------
@law("action.available.permanent")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_the_three_permanent_actions_are_open_in_every_round(round: int) -> None:
    table = acting(round=round, market="petra alhambra", coins=7)
    assert table.legal("wonder") == ["wonder petra", "wonder alhambra"]
    assert table.legal("research") == ["research writing", "research sailing", "research mining"]
    assert table.legal("exploit") == ["exploit"]


@law("action.available.row", "action.plague.no-slot")
@pytest.mark.parametrize(
    ("round", "cards"),
    [
        (1, "hunt fish farm"),
        (2, "fish farm culture"),
        (3, "farm culture build"),
        (4, "culture build conquest"),
        (5, "build conquest trade"),
        (6, "conquest trade"),
    ],
)
def test_the_three_cards_under_the_permanent_card_are_open(round: int, cards: str) -> None:
    assert open_cards(acting(round=round, coins=PLENTY)) == cards.split()


@law("action.available.row")
def test_cards_left_behind_and_cards_to_come_are_refused() -> None:
    table = acting(round=2, coins=PLENTY)
    assert table.refused("hunt") == "action.available.row"
    assert table.refused("build") == "action.available.row"
    assert table.refused("trade") == "action.available.row"


@law("action.plague.no-slot")
def test_with_the_plague_under_the_permanent_card_two_row_actions_are_left() -> None:
    table = acting(row="hunt plague fish farm culture build conquest trade", coins=PLENTY)
    assert open_cards(table) == ["hunt", "fish"]


@law("action.plague.no-slot")
def test_nobody_can_do_the_plague() -> None:
    table = acting(round=6)
    with pytest.raises(InvalidCommand):
        table.do("plague")
    with pytest.raises(IllegalCommand) as refused:
        table.game.push(command(t.ACT, t.PLAGUE))
    assert refused.value.law == "action.plague.no-slot"


@law("action.plague.counts")
@pytest.mark.parametrize("row", [ROW, "plague hunt fish farm culture build conquest trade"])
def test_the_plague_is_a_future_card_like_any_other(row: str) -> None:
    table = position(round=3, row=row, market="tiwanaku egypt greece japan mali").do("rise tiwanaku")
    assert table.seat().vp == 3


@law("action.plague.counts")
def test_the_plague_alone_in_the_future_is_worth_a_point() -> None:
    table = position(round=5, market="tiwanaku egypt greece japan mali").do("rise tiwanaku")
    assert table.seat().vp == 1


# --- slots ----------------------------------------------------------------------------------------------------------
@law("action.slot.once")
def test_a_slot_is_used_once_in_a_turn() -> None:
    table = acting(coins=0).do("fish", "exploit")
    assert table.refused("fish") == "action.slot.once"
    assert table.refused("exploit") == "action.slot.once"
    assert "hunt" in table.legal()


@law("action.slot.once")
def test_a_slot_used_by_one_player_is_open_to_the_next() -> None:
    table = acting(round=2, coins=0).give(1, workers=1, coins=0).do("fish", "end", "skip", "fish")
    assert (table.seat(0).coins, table.seat(1).coins) == (1, 1)


@law("action.slot.once")
def test_a_slot_is_open_again_in_the_next_turn() -> None:
    table = acting(round=2, coins=0).do("exploit", "end").finish_round()
    table.finish_turn().do("skip", "exploit")
    assert table.seat().coins == 4


@law("action.slot.private")
def test_a_slot_of_the_own_civilization_is_offered_to_its_owner_only() -> None:
    table = position().give(0, civs="india", coins=PLENTY).give(1, civs="egypt", coins=PLENTY)
    assert "culture" in table.actions(0).legal()
    assert table.actions(1).refused("culture") == "action.available.row"


@law("action.slot.private")
def test_a_private_slot_adds_to_the_slot_of_the_row_for_its_owner_only() -> None:
    table = position(round=4).give(0, civs="india", coins=PLENTY).give(1, civs="egypt", coins=PLENTY)
    table.actions(0).do("culture", "culture")
    assert table.refused("culture") == "action.slot.once"
    table.do("end", "skip", "culture")
    assert table.refused("culture") == "action.slot.once"


@law("action.slot.private")
def test_a_civilization_in_decline_or_annexed_offers_no_slot() -> None:
    assert "culture" in acting(round=5, civs="egypt india", coins=PLENTY).legal()
    assert acting(round=5, civs="india egypt", coins=PLENTY).refused("culture") == "action.available.row"
    annexed = acting(round=5, civs="egypt india", main="egypt", coins=PLENTY)
    assert annexed.refused("culture") == "action.available.row"


@law("action.slot.private", "action.slot.once")
def test_a_private_slot_is_used_once_in_a_turn() -> None:
    table = acting(civs="india", coins=PLENTY).do("culture")
    assert table.refused("culture") == "action.slot.once"


@law("action.slot.any-round")
@pytest.mark.parametrize("round", [1, 5, 6])
def test_a_private_slot_needs_no_card_of_the_row(round: int) -> None:
    assert acting(round=round, civs="egypt", coins=4).refused("culture") == "action.available.row"
    assert acting(round=round, civs="india", coins=4).do("culture").seat().vp == 2


@law("action.slot.same")
def test_price_discount_and_bonus_of_an_action_hold_for_a_private_slot() -> None:
    modified(
        {"op": "action_discount", "action": "culture", "coins": 1},
        {"op": "action_bonus", "action": "culture", "vp": 1},
    )
    assert acting(civs="india", wonders="petra", coins=2).refused("culture") == "action.cost.coins"
    table = acting(civs="india", wonders="petra", coins=3).do("culture")
    assert (table.seat().coins, table.seat().vp, table.seat().white) == (0, 3, 1)


@law("action.slot.same")
def test_a_private_slot_needs_workers_like_the_row() -> None:
    assert acting(civs="india", coins=4, workers=0).refused("culture") == "action.cost.workers"


@law("action.slot.same")
def test_a_private_conquest_asks_for_the_lead_and_loses_its_worker() -> None:
    bare({"civilizations": {"egypt": {"primary": [{"op": "military", "value": 1}]}}})
    table = acting(civs="france").give(1, civs="egypt").do("conquest")
    assert (table.seat().vp, table.seat().red) == (0, 1)
    assert table.do("end").seat().idle == 2


# --- denial ---------------------------------------------------------------------------------------------------------
def denying() -> None:
    bare({
        "civilizations": {
            "egypt": {"primary": [{"op": "deny_opponents", "action": "trade"}]},
            "greece": {"primary": [{"op": "action_slot", "action": "trade"}]},
        }
    })  # fmt: skip


@law("action.denied")
def test_an_action_denied_by_an_opponent_is_refused_in_the_row() -> None:
    denying()
    table = acting(3, round=5).give(2, civs="egypt")
    assert "trade" not in table.legal()
    assert table.refused("trade") == "action.denied"
    assert {"build", "conquest"} <= set(table.legal())


@law("action.denied")
def test_an_action_denied_by_an_opponent_is_refused_in_a_private_slot() -> None:
    denying()
    table = acting(civs="greece")
    assert "trade" in table.legal()
    table.give(1, civs="egypt")
    assert table.refused("trade") == "action.denied"


@law("action.denied")
def test_whoever_denies_an_action_may_do_it() -> None:
    denying()
    assert acting(round=5, civs="egypt", coins=0).do("trade").seat().coins == 2


@law("action.denied")
def test_a_denial_ends_with_the_civilization_that_brought_it() -> None:
    denying()
    assert "trade" in acting(round=5).give(1, civs="egypt japan").legal()


# --- costs ----------------------------------------------------------------------------------------------------------
@law("action.cost.workers")
def test_an_action_needs_its_number_of_idle_workers() -> None:
    assert acting(workers=0).refused("fish") == "action.cost.workers"
    assert acting(workers=1).refused("farm") == "action.cost.workers"
    assert "farm" in acting(workers=2).legal()


@law("action.cost.workers")
def test_workers_already_placed_are_not_idle() -> None:
    table = acting(workers=2).do("hunt")
    assert table.refused("farm") == "action.cost.workers"
    table.do("fish")
    assert table.refused("hunt") == "action.cost.workers"
    assert table.legal() == ["end"]


@law("action.cost.coins")
@pytest.mark.parametrize(
    ("action", "price"), [("wonder petra", 7), ("research writing", 4), ("culture", 4), ("build", 2)]
)
def test_one_coin_short_is_too_few(action: str, price: int) -> None:
    poor = acting(round=4, market="petra", coins=price - 1)
    assert action not in poor.legal()
    assert poor.refused(action) == "action.cost.coins"
    assert acting(round=4, market="petra", coins=price).do(action).seat().coins == 0


@law("action.cost.floor")
def test_a_discount_above_the_price_makes_the_action_free_and_pays_nothing() -> None:
    modified({"op": "action_discount", "action": "build", "coins": 5})
    table = acting(round=4, wonders="petra", coins=0).do("build")
    assert (table.seat().coins, table.seat().vp) == (0, 2)
    rich = acting(round=4, wonders="petra", coins=3).do("build")
    assert rich.seat().coins == 3
    assert [event.b for event in rich.game.happened[-1] if event.kind == t.ACTION_TAKEN] == [0]


@law("action.cost.floor")
def test_a_discount_on_an_action_without_a_price_pays_nothing() -> None:
    modified({"op": "action_discount", "action": "fish", "coins": 2})
    assert acting(coins=0, wonders="petra").do("fish").seat().coins == 1


@law("action.effect.at-once")
def test_coins_of_one_action_pay_the_next() -> None:
    table = acting(coins=2)
    assert table.refused("research writing") == "action.cost.coins"
    table.do("exploit", "research writing")
    assert (table.seat().coins, table.seat().vp) == (0, 1)


@law("action.effect.at-once")
def test_a_worker_gained_by_one_action_may_do_the_next() -> None:
    plain = acting(civs="egypt", workers=2).do("farm")
    assert plain.refused("fish") == "action.cost.workers"
    table = acting(civs="china", workers=2, coins=0).do("farm", "fish")
    assert table.seat().coins == 4


@law("action.effect.at-once")
def test_power_gained_by_research_counts_for_a_conquest_of_the_same_turn() -> None:
    bare({"technologies": {"mining": {"effects": [{"op": "military", "value": 1}]}}})
    before = acting(round=4, coins=4).do("conquest", "research mining")
    after = acting(round=4, coins=4).do("research mining", "conquest")
    assert (before.seat().vp, after.seat().vp) == (1, 3)


# --- modifiers ------------------------------------------------------------------------------------------------------
CULTURE_BONUS = {"op": "action_bonus", "action": "culture", "coins": 1, "vp": 2}


@law("action.modifier.bonus")
def test_a_bonus_is_added_in_the_row() -> None:
    modified(CULTURE_BONUS)
    table = acting(round=4, coins=4, wonders="petra").do("culture")
    assert (table.seat().coins, table.seat().vp) == (1, 4)


@law("action.modifier.bonus")
def test_a_bonus_is_added_in_a_private_slot() -> None:
    modified(CULTURE_BONUS)
    table = acting(civs="india", coins=4, wonders="petra").do("culture")
    assert (table.seat().coins, table.seat().vp) == (1, 4)


@law("action.modifier.bonus")
def test_a_bonus_is_added_to_an_action_that_follows_another() -> None:
    modified(CULTURE_BONUS)
    table = acting(round=5, civs="aksum", coins=6, wonders="petra").do("build")
    assert (table.seat().coins, table.seat().vp) == (4, 3)
    table.do("use aksum")
    assert (table.seat().coins, table.seat().vp) == (1, 7)


@law("action.modifier.bonus")
def test_a_bonus_is_added_every_time() -> None:
    modified({"op": "action_bonus", "action": "hunt", "coins": 1, "vp": 1})
    table = acting(coins=0, techs="writing", wonders="petra").do("hunt", "hunt")
    assert (table.seat().coins, table.seat().vp) == (4, 2)


@law("action.modifier.bonus")
def test_a_bonus_helps_only_the_action_it_names_and_only_its_owner() -> None:
    modified({"op": "action_bonus", "action": "hunt", "coins": 1, "vp": 1})
    table = acting(coins=0, wonders="petra").do("fish")
    assert (table.seat().coins, table.seat().vp) == (1, 0)
    other = acting(coins=0, techs="writing").give(1, wonders="petra").do("hunt")
    assert (other.seat(0).coins, other.seat(0).vp) == (1, 0)
    assert other.seat(1).vp == 0


@law("action.modifier.discount")
def test_a_discount_lowers_the_price_of_its_action_only() -> None:
    modified({"op": "action_discount", "action": "culture", "coins": 1})
    assert acting(round=4, coins=2, wonders="petra").refused("culture") == "action.cost.coins"
    table = acting(round=4, coins=5, wonders="petra").do("culture")
    assert table.seat().coins == 2
    assert table.do("build").seat().coins == 0


@law("action.modifier.discount")
def test_discounts_of_several_cards_add_up() -> None:
    discount = {"op": "action_discount", "action": "culture", "coins": 1}
    bare({"wonders": {"petra": {"effects": [discount]}, "alhambra": {"effects": [discount]}}})
    assert acting(round=4, coins=2, wonders="petra alhambra").do("culture").seat().coins == 0


# --- Wonder ---------------------------------------------------------------------------------------------------------
@law("action.wonder.cost")
def test_a_wonder_costs_seven_coins_and_a_worker_for_good() -> None:
    table = acting(market="petra alhambra", coins=9).do("wonder petra")
    assert (table.seat().coins, table.seat().idle, table.seat().red) == (2, 2, 1)
    table.do("end")
    assert (table.seat().idle, table.seat().white, table.seat().red) == (2, 0, 0)


@law("action.wonder.effect")
def test_a_wonder_gives_three_points_and_the_chosen_card() -> None:
    table = acting(market="petra alhambra stonehenge", coins=7).do("wonder alhambra")
    assert table.seat().vp == 3
    assert [WONDER_IDS[i] for i in table.seat().wonders] == ["alhambra"]
    assert [WONDER_IDS[i] for i in table.s.wonders] == ["petra", "stonehenge"]


@law("action.wonder.effect", log=False)
def test_only_a_wonder_of_the_market_can_be_chosen_and_one_must_be() -> None:
    table = acting(market="petra alhambra", coins=7)
    assert table.refused("wonder stonehenge") == "wonder.choice"
    assert table.refused("wonder") == "wonder.choice"


@law("action.wonder.empty")
def test_with_an_empty_market_the_action_gives_its_points_alone() -> None:
    table = position().give(workers=3, coins=7)
    table.s.wonders = []
    table.actions()
    assert table.legal("wonder") == ["wonder"]
    assert table.refused("wonder petra") == "wonder.choice"
    table.do("wonder")
    assert (table.seat().vp, table.seat().coins, table.seat().red, table.seat().wonders) == (3, 0, 1, [])


@law("action.wonder.empty")
def test_with_an_empty_market_the_action_still_costs_seven_coins() -> None:
    table = position().give(workers=3, coins=6)
    table.s.wonders = []
    assert table.actions().refused("wonder") == "action.cost.coins"


# --- Research -------------------------------------------------------------------------------------------------------
@law("action.research.cost")
def test_research_costs_four_coins_and_its_worker_returns() -> None:
    table = acting(coins=5).do("research writing")
    assert (table.seat().coins, table.seat().idle, table.seat().white, table.seat().red) == (1, 2, 1, 0)
    assert table.do("end").seat().idle == 3


@law("action.research.effect")
def test_research_gives_a_point_and_the_chosen_technology() -> None:
    table = acting(coins=4).do("research mining")
    assert table.seat().vp == 1
    assert table.techs() == {"mining"}


@law("action.research.twice")
def test_research_can_be_done_twice_in_a_turn_and_no_more() -> None:
    table = acting(coins=12).do("research writing", "research sailing")
    assert (table.seat().coins, table.seat().idle, table.seat().vp) == (4, 1, 2)
    assert table.techs() == {"writing", "sailing"}
    assert table.refused("research mining") == "action.slot.once"


# --- Exploit, Culture, Build ----------------------------------------------------------------------------------------
@law("action.exploit")
def test_exploit_gives_two_coins_for_a_worker_who_is_lost() -> None:
    table = acting(coins=0).do("exploit")
    assert (table.seat().coins, table.seat().vp, table.seat().idle, table.seat().red) == (2, 0, 2, 1)
    assert table.do("end").seat().idle == 2


@law("action.culture.cost", "action.culture.effect")
def test_culture_gives_two_points_for_four_coins_and_its_worker_returns() -> None:
    table = acting(round=4, coins=5).do("culture")
    assert (table.seat().coins, table.seat().vp) == (1, 2)
    assert (table.seat().idle, table.seat().white, table.seat().red) == (2, 1, 0)
    assert table.do("end").seat().idle == 3


@law("action.culture.cost")
def test_culture_with_three_coins_is_refused() -> None:
    assert acting(round=4, coins=3).refused("culture") == "action.cost.coins"


@law("action.build")
def test_build_gives_two_points_for_two_coins_and_its_two_workers_return() -> None:
    table = acting(round=4, coins=3).do("build")
    assert (table.seat().coins, table.seat().vp) == (1, 2)
    assert (table.seat().idle, table.seat().white, table.seat().red) == (1, 2, 0)
    assert table.do("end").seat().idle == 3


@law("action.build", log=False)
def test_build_needs_two_workers_and_two_coins() -> None:
    assert acting(round=4, workers=1, coins=2).refused("build") == "action.cost.workers"
    assert acting(round=4, workers=2, coins=1).refused("build") == "action.cost.coins"


# --- Conquest -------------------------------------------------------------------------------------------------------
@law("action.conquest.cost")
def test_conquest_costs_no_coins_and_a_worker_for_good() -> None:
    table = acting(round=4, coins=0).do("conquest")
    assert (table.seat().coins, table.seat().idle, table.seat().red) == (0, 2, 1)
    assert table.do("end").seat().idle == 2


@law("action.conquest.effect")
def test_conquest_gives_two_points_to_the_highest_power() -> None:
    armed(egypt=3, greece=2, japan=1)
    table = acting(3, round=4, civs="egypt").give(1, civs="greece").give(2, civs="japan").do("conquest")
    assert table.seat().vp == 2


@law("action.conquest.tie")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tie_for_the_highest_power_is_enough_for_conquest(seats: int) -> None:
    armed(egypt=2, greece=2)
    table = acting(seats, round=4, civs="egypt").give(seats - 1, civs="greece").do("conquest")
    assert table.seat(0).vp == 2


@law("action.conquest.at-least-one")
def test_a_tie_at_zero_conquers_nothing() -> None:
    table = acting(round=4, civs="egypt").give(1, civs="greece").do("conquest")
    assert (table.seat().vp, table.seat().red) == (0, 1)


@law("action.conquest.at-least-one")
def test_a_power_of_one_is_enough_for_conquest() -> None:
    armed(egypt=1)
    assert acting(round=4, civs="egypt").do("conquest").seat().vp == 2


@law("action.conquest.without-lead")
def test_conquest_without_the_highest_power_is_legal_loses_its_worker_and_scores_nothing() -> None:
    armed(egypt=1, greece=2)
    table = acting(round=4, civs="egypt").give(1, civs="greece")
    assert "conquest" in table.legal()
    table.do("conquest", "end")
    assert (table.seat().vp, table.seat().idle) == (0, 2)


@law("action.conquest.without-lead", "action.modifier.bonus")
def test_other_effects_of_conquest_happen_without_the_lead() -> None:
    bare({
        "civilizations": {"greece": {"primary": [{"op": "military", "value": 2}]}},
        "wonders": {"petra": {"effects": [{"op": "action_bonus", "action": "conquest", "coins": 1}]}},
    })  # fmt: skip
    table = acting(round=4, coins=0, wonders="petra").give(1, civs="greece").do("conquest")
    assert (table.seat().vp, table.seat().coins) == (0, 1)


@law("action.conquest.actor")
def test_an_opponent_who_shares_the_highest_power_scores_nothing() -> None:
    armed(egypt=2, greece=2)
    table = acting(round=4, civs="egypt").give(1, civs="greece").do("conquest")
    assert (table.seat(0).vp, table.seat(1).vp) == (2, 0)


@law("action.conquest.actor")
def test_an_opponent_with_the_highest_power_scores_nothing() -> None:
    armed(egypt=1, greece=2)
    table = acting(round=4, civs="egypt").give(1, civs="greece").do("conquest")
    assert (table.seat(0).vp, table.seat(1).vp) == (0, 0)


def conquered(own: int, other: int) -> Table:
    """Seat 0 has conquered at a table where a tie pays everybody."""
    armed(egypt=own, greece=other)
    table = position(2, round=4, row=ROW, conquest_shared=True).give(0, workers=3, civs="egypt").give(1, civs="greece")
    return table.actions(0).do("conquest")


@law("action.conquest.setting")
def test_a_table_may_let_a_tie_pay_everybody_in_it() -> None:
    table = conquered(2, 2)
    assert (table.seat(0).vp, table.seat(1).vp) == (2, 2)
    loaded = RULES.state_from_data(table.s.to_data())
    assert (loaded.conquest_shared, loaded.to_data()) == (True, table.s.to_data())


@law("action.conquest.setting", log=False)
@pytest.mark.parametrize(("own", "other", "points"), [(2, 1, (2, 0)), (1, 2, (0, 0)), (0, 0, (0, 0))])
def test_without_a_tie_for_the_lead_that_setting_pays_nobody_else(
    own: int, other: int, points: tuple[int, int]
) -> None:
    table = conquered(own, other)
    assert (table.seat(0).vp, table.seat(1).vp) == points


# --- Hunt, Fish, Trade, Farm ----------------------------------------------------------------------------------------
@law("action.hunt.coin", "action.hunt.no-technology")
def test_hunt_without_technology_gives_a_coin_and_a_point() -> None:
    table = acting(coins=0).do("hunt")
    assert (table.seat().coins, table.seat().vp) == (1, 1)
    assert (table.seat().idle, table.seat().white, table.seat().red) == (2, 1, 0)
    assert table.do("end").seat().idle == 3


@law("action.hunt.coin", "action.hunt.no-technology", log=False)
def test_hunt_with_a_technology_gives_a_coin_only() -> None:
    table = acting(coins=0, techs="sailing").do("hunt")
    assert (table.seat().coins, table.seat().vp) == (1, 0)


@law("action.hunt.no-technology")
def test_a_technology_of_this_turn_ends_the_point_of_hunting() -> None:
    table = acting(coins=3).do("hunt")
    assert table.seat().vp == 1
    table.do("research writing", "hunt")
    assert table.seat().vp == 2


@law("action.hunt.twice")
def test_hunt_can_be_done_twice_in_a_turn_and_no_more() -> None:
    table = acting(coins=0, workers=4).do("hunt", "hunt")
    assert (table.seat().coins, table.seat().vp, table.seat().idle) == (2, 2, 2)
    assert table.refused("hunt") == "action.slot.once"


@law("action.fish")
def test_fish_gives_a_coin_and_its_worker_returns() -> None:
    table = acting(coins=0).do("fish")
    assert (table.seat().coins, table.seat().vp) == (1, 0)
    assert (table.seat().idle, table.seat().white, table.seat().red) == (2, 1, 0)
    assert table.do("end").seat().idle == 3


@law("action.trade.own")
def test_trade_gives_two_coins_and_its_worker_returns() -> None:
    table = acting(round=5, coins=0).do("trade")
    assert (table.seat().coins, table.seat().vp) == (2, 0)
    assert (table.seat().idle, table.seat().white, table.seat().red) == (2, 1, 0)
    assert table.do("end").seat().idle == 3


@law("action.trade.others")
@pytest.mark.parametrize(("seats", "coins"), [(2, [5, 4]), (3, [5, 4, 4]), (4, [5, 4, 4, 4])])
def test_trade_gives_every_other_player_a_coin(seats: int, coins: list[int]) -> None:
    table = acting(seats, round=5).do("trade")
    assert [seat.coins for seat in table.s.seats] == coins


@law("action.farm")
def test_farm_gives_three_coins_and_its_two_workers_return() -> None:
    table = acting(coins=0).do("farm")
    assert (table.seat().coins, table.seat().vp) == (3, 0)
    assert (table.seat().idle, table.seat().white, table.seat().red) == (1, 2, 0)
    assert table.do("end").seat().idle == 3


@law("action.research.none-left")
def test_research_with_nothing_left_to_learn_gives_its_point_alone() -> None:
    every = "writing education science sailing engineering navigation mining iron-working gunpowder"
    table = position(round=3).give(civs="rome", techs=every, coins=8).actions()
    assert table.legal("research") == ["research"]
    table.do("research", "research")
    assert (table.seat().vp, table.seat().coins, table.techs()) == (2, 0, set(every.split()))
    assert table.refused("research") == "action.slot.once"


@law("action.research.none-left")
def test_research_must_name_a_technology_while_there_is_one_to_learn() -> None:
    table = position(round=3).give(civs="rome", coins=8).actions()
    assert "research" not in table.legal()
    assert table.refused("research") == "tech.learn"
