"""ruling.*: readings of single cards that the rulebooks leave open."""

from typing import Any

import pytest

from tests.kit import law
from tests.tta.expansion import new_table
from tests.tta.scenario import Table, number, table


# --- leaders ------------------------------------------------------------------------------------------------------
@law("ruling.winston-churchill.unused")
@pytest.mark.parametrize("uprising", [False, True])
def test_churchill_scores_the_culture_of_whoever_chose_nothing(uprising: bool) -> None:
    t = table().give(leader="winston-churchill", **({"yellow": 14, "pool": 0} if uprising else {}))
    t.do("end")
    assert t.seat().culture == 3
    assert "ruling.winston-churchill.unused" in t.causes()


@law("ruling.winston-churchill.unused", log=False)
@pytest.mark.parametrize(("offer", "culture"), [("arm 0", 3), ("arm 1", 0)])
def test_churchill_scores_nothing_more_once_an_offer_was_chosen(offer: str, culture: int) -> None:
    t = table().give(leader="winston-churchill").do(offer, "end")
    assert t.seat().culture == culture
    assert "ruling.winston-churchill.unused" not in t.causes()


@law("ruling.homer.resource-stays")
def test_homers_resource_is_spent_after_his_replacement() -> None:
    t = table().give(leader="homer", hand="moses", resources=1).politics().do("pass", "elect moses")
    assert (t.name(t.seat().leader), t.seat().arms) == ("moses", 1)
    t.do("build warriors")
    assert (t.resources(), t.workers("warriors")) == (0, 2)


@law("ruling.homer.resource-stays")
def test_homers_resource_is_gone_in_the_turn_after_his_replacement() -> None:
    t = table().give(leader="homer", hand="moses").politics().do("pass", "elect moses", "end", "pass", "end", "pass")
    assert (t.decider, t.asked, t.seat().arms) == (0, "action", 0)


@law("ruling.genghis.before-production")
def test_hunger_takes_the_points_that_genghis_has_just_scored() -> None:
    t = table().give(leader="genghis-khan", yellow=8, pool=9, food=0, culture=0, workers={"agriculture": 1})
    t.do("end")
    assert t.food() == 0
    assert t.seat().culture == 0  # after production he would have had 3
    t = table().give(leader="genghis-khan", yellow=8, pool=9, food=0, culture=20, workers={"agriculture": 1})
    t.do("end")
    hunger = 20 + 3 - t.seat().culture
    assert hunger >= 4
    assert hunger % 4 == 0


@law("ruling.hammurabi.only-while-leading")
def test_hammurabi_gives_nothing_once_he_was_replaced() -> None:
    t = table().give(leader="hammurabi", hand="moses")
    assert t.legal("substitute") == ["substitute"]
    t.do("elect moses")
    assert t.legal("substitute") == []
    assert t.refused("substitute") == "cards.in-play.references"


@law("ruling.hammurabi.only-while-leading")
def test_what_hammurabi_has_given_stays_after_his_replacement() -> None:
    t = table().give(leader="hammurabi", hand="moses", civil=0, resources=2).do("substitute", "elect moses")
    assert t.name(t.seat().leader) == "moses"
    assert t.seat().military == 1
    t = table().give(leader="hammurabi", hand="moses", civil=1, resources=2).do("substitute", "elect moses")
    assert t.do("build bronze").workers("bronze") == 3


@law("ruling.bach.action-cards")
def test_urban_growth_carries_bachs_change_at_its_discount_and_uses_it_up() -> None:
    t = table().give(leader="johann-sebastian-bach", techs="opera", workers={"philosophy": 2}, resources=10)
    t.give(hand="urban-growth-a").do("play urban-growth-a", "convert philosophy opera")
    assert (t.workers("opera"), t.resources(), t.seat().civil) == (1, 10 - 4, 3)  # 8 - 3 - 1
    assert t.refused("convert philosophy opera") == "action.all-steps-and-costs"


@law("ruling.bach.action-cards")
def test_after_bachs_own_change_no_action_card_carries_another() -> None:
    t = table().give(leader="johann-sebastian-bach", techs="drama opera", workers={"philosophy": 2}, resources=12)
    t.give(hand="urban-growth-a").do("convert philosophy drama", "play urban-growth-a")
    assert t.legal("convert") == []
    assert t.legal("upgrade") == ["upgrade drama opera"]


# --- events and aggressions ---------------------------------------------------------------------------------------
@law("ruling.iconoclasm.age-iv")
def test_in_age_iv_iconoclasm_removes_leaders_of_every_age() -> None:
    t = table(3, age=4).give(0, leader="sid-meier").give(1, leader="isaac-newton").reveal("iconoclasm")
    assert [t.name(t.seat(i).leader) for i in range(3)] == ["", "", ""]
    t = table(3, age=3).give(0, leader="sid-meier").give(1, leader="isaac-newton").reveal("iconoclasm")
    assert [t.name(t.seat(i).leader) for i in range(3)] == ["sid-meier", "", ""]


@law("ruling.impact.agriculture-all-food")
def test_impact_of_agriculture_counts_food_of_a_pact_for_points_and_surplus() -> None:
    def scored(t: Table) -> int:
        before = t.seat(1).culture
        return int(t.reveal("impact-of-agriculture").seat(1).culture - before)

    assert scored(table(3, age=3).give(1, yellow=12)) == 2
    assert scored(table(3, age=3).pact("international-trade-agreement", 0, 1).give(1, yellow=12)) == 2 + 1 + 4


@law("ruling.aggression.raid-rounding")
def test_a_raid_rounds_half_of_the_sum_and_not_every_half() -> None:
    t = table(age=2).give(workers={"warriors": 5}, government="constitutional-monarchy", cards="raid-ii")
    t.politics().give(1, workers={"philosophy": 2}).do("attack raid-ii 2", "choose philosophy", "choose philosophy")
    assert t.resources() == 3  # 3 and 3 are 6; each for itself would bring 2


def plundering(card: str, **rival: int) -> Table:
    t = table(age=2).give(workers={"warriors": 5}, government="constitutional-monarchy", cards=card).give(1, **rival)
    return t.politics().do(f"attack {card} 2")


@law("ruling.aggression.plunder-less")
def test_a_plunder_may_take_less_than_the_card_allows() -> None:
    t = plundering("plunder-i", food=1, resources=2)
    assert t.legal() == ["food 0", "food 1", "seize 0 0", "seize 0 1", "seize 1 0", "seize 1 1"]
    t.do("seize 1 1")
    assert [(t.food(i), t.resources(i)) for i in range(2)] == [(1, 1), (0, 1)]
    t = plundering("plunder-i", food=1, resources=2).do("seize 0 0")
    assert [(t.food(i), t.resources(i)) for i in range(2)] == [(0, 0), (1, 2)]


@law("ruling.aggression.plunder-less")
def test_every_smaller_mix_is_offered_once_and_nothing_above_the_limit() -> None:
    t = plundering("plunder-ii", food=6, resources=6)
    taken = [(food, 5 - food) for food in range(6)]
    taken += [(int(word.split()[1]), int(word.split()[2])) for word in t.legal("seize")]
    assert sorted(taken) == [(food, resources) for food in range(6) for resources in range(6 - food)]
    assert t.refused("seize 4 2") == "events.written-effect"


@law("ruling.aggression.plunder-less")
def test_a_smaller_plunder_leaves_tokens_in_the_own_bank() -> None:
    full = plundering("plunder-ii", resources=5).do("food 0")
    less = plundering("plunder-ii", resources=5).do("seize 0 2")
    assert (full.seat().blue, less.seat().blue) == (16 - 5, 16 - 2)


def strategist() -> Table:
    """Seat 0 has played Legion in one turn and Phalanx in the next, with Sun Tzu."""
    t = new_table(3).give(leader="sun-tzu", workers={"warriors": 3}, cards="legion phalanx", hand="saladin")
    return t.actions().do("tactic legion", "end").actions().do("tactic phalanx")


@law("ruling.resign.tactics-discarded")
def test_every_tactic_that_sun_tzu_keeps_is_discarded_when_his_owner_resigns() -> None:
    t = strategist().politics(0)
    held = t.names(t.seat().cards)
    t.do("resign")
    assert sorted(t.names(t.s.discards[1])) == sorted([*held, "legion", "phalanx"])
    assert (list(t.seat().old_tactics), t.seat().tactic, list(t.s.tactics)) == ([], -1, [])
    assert "resign.play-area-removed" in t.causes()


@law("ruling.resign.tactics-discarded")
def test_tactics_that_have_become_common_stay_common_when_their_first_user_resigns() -> None:
    t = strategist().do("elect saladin").politics(0).do("resign")
    assert t.names(t.s.tactics) == ["legion", "phalanx-mastered"]
    assert {"legion", "phalanx", "phalanx-mastered"} & set(t.names(t.s.discards[1])) == set()


# --- Trade Routes Agreement ---------------------------------------------------------------------------------------
def trading(i: int, **things: Any) -> Table:
    """Seat 0 uses food as a resource, seat 1 a resource as food."""
    return table(3).pact("trade-routes-agreement", 0, 1).give(i, **things).actions(i)


@law("ruling.trade-routes-agreement.in-payments")
def test_a_food_is_a_resource_only_in_a_payment() -> None:
    t = trading(0, food=2, resources=1).do("barter 0")
    assert (t.food(), t.resources()) == (2, 1)
    t.do("build bronze")
    assert (t.food(), t.resources(), t.workers("bronze")) == (1, 0, 3)
    assert t.refused("barter 0") == "action.all-steps-and-costs"


@law("ruling.trade-routes-agreement.in-payments")
def test_what_no_payment_took_is_still_what_it_was() -> None:
    plain = trading(0, food=2, resources=1).do("end")
    unspent = trading(0, food=2, resources=1).do("barter 0", "end")
    assert (unspent.food(), unspent.resources()) == (plain.food(), plain.resources())
    assert list(unspent.seat().tokens) == list(plain.seat().tokens)
    assert unspent.seat().spare == 0


@law("ruling.trade-routes-agreement.in-payments")
def test_no_resource_is_stored_as_food_against_a_famine() -> None:
    t = trading(1, yellow=8, resources=1, culture=4, pool=9).do("barter 1", "end")
    assert t.seat(1).culture == 0


@law("ruling.trade-routes-agreement.in-payments")
def test_an_unspent_unit_does_not_break_a_token_even_with_an_empty_bank() -> None:
    t = trading(0, techs="irrigation", food=2, blue=0).do("barter 0")
    assert (t.seat().tokens[number("irrigation")], t.seat().blue) == (1, 0)


@law("ruling.trade-routes-agreement.in-payments")
def test_a_promised_food_does_not_feed_a_new_worker_as_well() -> None:
    t = trading(0, food=2, resources=0).do("barter 0")
    assert t.refused("populate") == "action.population.food-cost"
    t = trading(0, food=3, resources=1).do("barter 0", "populate", "build bronze")
    assert (t.food(), t.resources(), t.workers("bronze")) == (0, 0, 3)


@law("ruling.trade-routes-agreement.in-payments")
def test_the_other_side_pays_food_with_a_resource() -> None:
    t = trading(1, food=1, resources=1).do("barter 1")
    assert (t.food(1), t.resources(1)) == (1, 1)
    t.do("populate")
    assert (t.food(1), t.resources(1), t.seat(1).pool) == (0, 0, 2)


# --- the Louvre ---------------------------------------------------------------------------------------------------
def with_louvre(t: Table, i: int, kept: int = 3, **things: Any) -> Table:
    t.give(i, wonders="louvre-museum", **{"resources": 0, **things})
    t.seat(i).kept = kept
    return t.settle()


MOVING = {"modules": ["military", "leaders-wonders"], "mode": "secret-mix"}


@law("ruling.louvre.any-payment")
def test_a_token_of_the_louvre_pays_for_freedom_of_movement_in_a_rivals_turn() -> None:
    t = with_louvre(table(age=2, **MOVING), 1, techs="iron alchemy").reveal("freedom-of-movement")
    t.do("done")
    assert (t.decider, t.asked) == (1, "move-worker")
    assert t.refused("move agriculture alchemy") == "card.freedom-of-movement.no-action-cards"
    t.do("redeem", "redeem", "move agriculture alchemy")
    assert (t.workers("alchemy", 1), t.resources(1), t.seat(1).kept) == (1, 0, 1)


@law("ruling.louvre.any-payment")
def test_tokens_of_the_louvre_raise_a_bid_with_isabella() -> None:
    t = with_louvre(new_table(), 1, leader="isabella-of-castile").reveal("vast-territory-i").do("pass")
    assert (t.decider, t.legal()) == (1, ["bid 1", "redeem", "pass"])
    t.do("redeem", "redeem")
    assert t.legal("bid") == ["bid 1", "bid 2", "bid 3"]
    t.do("bid 3", "send warriors")
    assert t.refused("buy 3") == "food.pay.insufficient"
    t.do("redeem", "buy 3", "land")
    assert (t.names(t.seat(1).colonies), t.seat(1).kept) == (["vast-territory-i"], 0)


@law("ruling.louvre.any-payment")
def test_without_isabella_a_colony_costs_no_resources_and_no_token_is_spent() -> None:
    t = with_louvre(new_table(), 1).reveal("vast-territory-i").do("pass")
    assert t.legal() == ["bid 1", "pass"]
    assert t.refused("redeem") == "ruling.louvre.any-payment"
    t.do("bid 1")
    assert t.refused("redeem") == "ruling.louvre.any-payment"


@law("ruling.louvre.any-payment")
def test_a_token_of_the_louvre_pays_for_what_an_event_lets_everybody_build() -> None:
    t = with_louvre(new_table(), 1).reveal("development-of-civilization").do("done")
    assert t.refused("build bronze") == "action.build.resource-cost"
    t.do("redeem", "build bronze")
    assert (t.workers("bronze", 1), t.resources(1), t.seat(1).kept) == (3, 1, 2)


@law("ruling.louvre.any-payment")
def test_a_token_of_the_louvre_pays_steve_jobs() -> None:
    t = with_louvre(new_table(age=3), 0, kept=1, leader="steve-jobs", hand="iron", science=20).do("develop iron")
    assert (t.asked, t.legal()) == ("resource-for-culture", ["refuse", "redeem"])
    t.do("redeem", "accept")
    assert (t.resources(), t.seat().culture, t.seat().kept) == (1, 4, 0)
