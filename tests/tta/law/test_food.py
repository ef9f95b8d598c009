"""food.*: blue tokens on farms and mines."""

import pytest

from saecula.tta.cards.catalog import NUMBER
from tests.kit import law
from tests.tta.scenario import Table, table


def tokens(t: Table, slug: str, i: int = 0) -> int:
    return t.seat(i).tokens[NUMBER[slug]]


def raider(t: Table, card: str) -> Table:
    """Seat 0, strong enough, plays this aggression against seat 1, who has no cards."""
    t.give(workers={"warriors": 3}, cards=card).politics()
    return t.do(f"attack {card} 2")


# --- what they are, gaining ---------------------------------------------------------------------------------------
@law("food.representation")
def test_a_token_is_worth_what_its_card_says() -> None:
    t = table().give(techs="irrigation oil")
    seat = t.seat()
    seat.tokens[NUMBER["agriculture"]], seat.tokens[NUMBER["irrigation"]] = 2, 1
    seat.tokens[NUMBER["bronze"]], seat.tokens[NUMBER["oil"]] = 3, 2
    t.settle().game.check()
    assert (t.food(), t.resources()) == (4, 13)


@law("ruling.gain.fewest-tokens")
@law("food.gain.exact", log=False)
def test_a_gain_moves_tokens_of_exactly_its_value_from_the_bank() -> None:
    t = table().give(hand="reserves-ii", techs="irrigation")
    t.do("play reserves-ii", "food 3")
    assert (tokens(t, "irrigation"), tokens(t, "agriculture"), t.food(), t.seat().blue) == (1, 1, 3, 14)


@law("food.gain.exact", log=False)
def test_a_gain_is_never_more_than_its_value() -> None:
    t = table().give(hand="reserves-i", techs="coal")
    t.do("play reserves-i", "resources 2")
    assert (tokens(t, "coal"), tokens(t, "bronze"), t.resources(), t.seat().blue) == (0, 2, 2, 14)


@law("food.gain.any-own-card")
def test_a_card_without_workers_takes_gained_tokens() -> None:
    t = table().give(hand="reserves-i", techs="iron")
    t.do("play reserves-i", "resources 2")
    assert (t.workers("iron"), tokens(t, "iron"), t.seat().blue) == (0, 1, 15)


@law("food.gain.any-own-card")
def test_a_card_of_another_player_takes_none() -> None:
    t = table().give(hand="reserves-i").give(1, techs="iron")
    t.do("play reserves-i", "resources 2")
    assert (tokens(t, "bronze"), t.seat().blue) == (2, 14)


@law("food.gain.shortage")
def test_a_short_bank_gains_the_nearest_lower_amount() -> None:
    t = table().give(hand="reserves-ii", techs="irrigation", blue=1)
    t.do("play reserves-ii", "food 3")
    assert (t.food(), t.seat().blue) == (2, 0)


@law("food.gain.shortage")
def test_a_short_bank_gains_nothing_above_the_amount() -> None:
    t = table().give(hand="reserves-i", techs="selective-breeding", blue=1)
    t.do("play reserves-i", "food 2")
    assert (t.food(), tokens(t, "agriculture")) == (1, 1)


@law("food.gain.empty-bank")
def test_an_empty_bank_gains_nothing() -> None:
    t = table().give(hand="reserves-iii", techs="irrigation", blue=0)
    t.do("play reserves-iii", "food 4")
    assert (t.food(), t.seat().blue_owned) == (0, 0)


@law("food.gain.card-order")
def test_with_one_token_left_the_kind_printed_first_is_gained() -> None:
    t = table().give(hand="stockpile", blue=1)
    t.do("play stockpile")
    assert (t.resources(), t.food()) == (1, 0)


@law("food.gain.card-order")
def test_an_event_gives_food_before_resources_if_it_says_so() -> None:
    t = table().give(blue=1).reveal("development-of-trade-routes")
    assert (t.food(), t.resources(), t.seat().science) == (1, 0, 1)


# --- paying -------------------------------------------------------------------------------------------------------
@law("food.pay.return")
def test_a_payment_returns_tokens_to_the_bank() -> None:
    t = table().give(resources=3)
    assert t.seat().blue == 13
    t.do("build bronze")
    assert (tokens(t, "bronze"), t.seat().blue) == (1, 15)


@law("food.pay.move-down")
def test_a_token_may_move_to_a_lower_card_for_the_difference() -> None:
    t = table().give(techs="iron", hand="rich-land-a", blue=0, resources=2)
    assert (tokens(t, "iron"), t.seat().blue) == (1, 0)
    t.do("play rich-land-a", "build bronze")
    assert (tokens(t, "iron"), tokens(t, "bronze"), t.seat().blue) == (0, 1, 0)


@law("food.pay.change")
def test_a_token_of_too_high_a_value_gives_change() -> None:
    t = table().give(techs="iron oil", resources=5)
    assert (tokens(t, "oil"), t.seat().blue) == (1, 15)
    t.do("build bronze")
    assert (tokens(t, "oil"), tokens(t, "iron"), tokens(t, "bronze")) == (0, 1, 1)
    assert (t.resources(), t.seat().blue) == (3, 14)


@law("food.pay.change")
def test_food_gives_change_on_farms_only() -> None:
    t = table().give(techs="selective-breeding iron", food=3)
    t.do("populate")
    assert (tokens(t, "selective-breeding"), tokens(t, "agriculture"), t.resources()) == (0, 1, 0)


@law("food.pay.exact")
@pytest.mark.parametrize("have", [3, 4, 5, 6, 7, 8, 9, 11])
def test_exactly_the_amount_due_is_paid_whatever_tokens_there_are(have: int) -> None:
    t = table().give(techs="iron coal oil", resources=have)
    t.do("build religion")
    assert t.resources() == have - 3


@law("food.pay.exact", "ruling.payment.canonical")
def test_small_tokens_are_returned_before_large_ones() -> None:
    t = table().give(resources=2).give(techs="iron", hand="reserves-i")
    t.do("play reserves-i", "resources 2", "build bronze")
    assert (tokens(t, "bronze"), tokens(t, "iron"), t.resources()) == (0, 1, 2)


@law("food.pay.insufficient")
def test_tokens_worth_too_little_refuse_the_action() -> None:
    t = table().give(techs="iron", resources=2, food=5)
    assert t.refused("build religion") == "action.build.resource-cost"
    assert (t.resources(), t.food()) == (2, 5)


@law("food.pay.insufficient")
def test_too_little_food_cannot_be_bartered_or_eaten() -> None:
    t = table(3).pact("trade-routes-agreement", 0, 1)
    assert t.refused("barter 0") == "food.pay.insufficient"
    t.give(food=1, resources=1).do("barter 0", "build bronze")
    assert (t.food(), t.resources()) == (0, 0)


@law("food.pay.overpay", "ruling.payment.minimal-overpay")
def test_an_exact_payment_that_lacks_tokens_is_overpaid_into_an_empty_bank() -> None:
    t = table().give(techs="coal", hand="rich-land-a", blue=0, resources=3)
    assert (tokens(t, "coal"), t.seat().blue) == (1, 0)
    t.do("play rich-land-a", "build bronze")
    assert (t.resources(), tokens(t, "bronze"), t.seat().blue) == (1, 1, 0)


@law("food.pay.overpay")
def test_nothing_is_overpaid_while_the_bank_has_tokens_for_the_change() -> None:
    t = table().give(techs="coal", hand="rich-land-a", blue=1, resources=3)
    t.do("play rich-land-a", "build bronze")
    assert (t.resources(), tokens(t, "bronze"), t.seat().blue) == (2, 2, 0)


@law("food.pay.never-up")
def test_small_tokens_are_never_moved_to_a_better_card() -> None:
    t = table().give(resources=6)
    t.give(techs="iron coal").do("build bronze")
    assert (tokens(t, "bronze"), tokens(t, "iron"), tokens(t, "coal")) == (4, 0, 0)


@law("food.pay.never-up")
def test_change_lies_below_the_token_that_was_broken() -> None:
    t = table().give(techs="iron coal oil", hand="rich-land-a", resources=5)
    t.do("play rich-land-a", "build bronze")
    assert (tokens(t, "oil"), tokens(t, "coal"), tokens(t, "iron"), tokens(t, "bronze")) == (0, 1, 0, 1)


@law("food.temporary-first")
def test_resources_for_units_are_spent_before_stored_ones() -> None:
    t = table().give(hand="patriotism-a", resources=2)
    t.do("play patriotism-a", "build warriors")
    assert (t.resources(), t.seat().arms) == (1, 0)


@law("food.temporary-first")
def test_resources_for_units_build_nothing_else() -> None:
    t = table().give(hand="patriotism-iii", resources=2)
    t.do("play patriotism-iii")
    assert t.refused("build religion") == "action.build.resource-cost"
    t.do("build bronze")
    assert (t.resources(), t.seat().arms) == (0, 4)


@law("food.temporary-first")
def test_one_pool_of_temporary_resources_serves_several_units() -> None:
    t = table().give(hand="patriotism-ii", resources=1, pool=2)
    t.do("play patriotism-ii", "build warriors", "build warriors")
    assert (t.resources(), t.seat().arms, t.workers("warriors")) == (0, 0, 3)


# --- losing and taking --------------------------------------------------------------------------------------------
@law("food.lose.like-pay")
def test_a_loss_gives_change_like_a_payment() -> None:
    t = table().give(1, techs="coal", resources=3).reveal("raiders")
    assert (t.decider, t.legal()) == (1, ["food 0"])
    t.do("food 0")
    assert (t.resources(1), tokens(t, "coal", 1), tokens(t, "bronze", 1), t.seat(1).blue) == (1, 0, 1, 15)


@law("food.lose.all-if-short")
def test_whoever_has_less_loses_everything() -> None:
    t = table().give(1, resources=1).reveal("raiders")
    t.do("food 0")
    assert (t.resources(1), t.food(1), t.seat(1).blue) == (0, 0, 16)


@law("food.take.both-sides", "food.take.no-token-transfer")
def test_what_is_taken_is_lost_by_one_and_gained_by_the_other_with_own_tokens() -> None:
    t = raider(table().give(1, techs="irrigation", food=2, resources=5), "plunder-i")
    t.do("food 2")
    assert (t.food(0), t.resources(0), t.food(1), t.resources(1)) == (2, 1, 0, 4)
    assert (tokens(t, "agriculture", 0), tokens(t, "irrigation", 1)) == (2, 0)
    assert (t.seat(0).blue_owned, t.seat(1).blue_owned) == (16, 16)
    assert (t.seat(0).blue, t.seat(1).blue) == (13, 12)


@law("food.take.actual-loss")
def test_only_what_was_really_lost_is_gained() -> None:
    t = raider(table().give(1, food=1, resources=1), "plunder-ii")
    assert t.legal("food") == ["food 0", "food 1"]
    t.do("food 1")
    assert (t.food(0), t.resources(0), t.food(1), t.resources(1)) == (1, 1, 0, 0)


@law("food.take.actual-loss")
def test_the_own_bank_limits_what_is_gained_but_not_what_is_lost() -> None:
    t = raider(table().give(blue=1).give(1, resources=5), "plunder-i")
    t.do("food 0")
    assert (t.resources(0), t.resources(1)) == (1, 2)
