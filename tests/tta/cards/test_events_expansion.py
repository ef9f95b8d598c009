"""Events of New Leaders and Wonders."""

from typing import Any

import pytest

from saecula.tta import terms as t_
from saecula.tta.cards.catalog import KIND
from saecula.tta.cards.house import value
from saecula.tta.terms import MODULE_IDS
from tests.kit import law, properties
from tests.tta.scenario import RULES, Table, number, pile, table


def new(seats: int = 2, **options: Any) -> Table:
    """Every module is on, and any leader or wonder may be in the game."""
    return table(seats, modules=MODULE_IDS, mode="secret-mix", **options)


# --- Development of Planning --------------------------------------------------------------------------------------
def planning(seats: int = 2, seed: int = 1) -> Table:
    return new(seats, seed=seed).reveal("development-of-planning")


@law("card.development-of-planning.three-random")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_planning_shows_three_unused_events_of_age_a(seats: int) -> None:
    t = new(seats)
    unused = set(t.s.unused_events) - {number("development-of-planning")}
    assert len(t.s.unused_events) == 11 - (seats + 2)
    shown = list(t.reveal("development-of-planning").s.planned)
    assert len(set(shown)) == 3
    assert set(shown) <= unused
    assert {(KIND[card], age) for card, age in zip(shown, t.ages(shown), strict=True)} == {(t_.EVENT, t_.AGE_A)}
    assert not set(shown) & set(t.s.unused_events)
    for seat in range(seats):
        assert t.seen(t_.PLAN_SHOWN, seat) == shown
        assert RULES.view(t.s, seat).open["more"]["planned"] == shown  # type: ignore[index]
    assert len({tuple(planning(2, seed).s.planned) for seed in range(6)}) > 1


def test_nobody_knows_the_events_that_planning_did_not_show() -> None:
    t = planning(3)
    assert "unused_events" not in RULES.view(t.s, 0).open["more"]  # type: ignore[operator]
    assert properties.hidden_things_do_not_interfere(t.game, range(3)) > 0


def planned(*slugs: str) -> Table:
    """Planning with these cards shown."""
    t = planning()
    t.s.unused_events = pile([*t.s.unused_events, *t.s.planned])
    t.s.planned = pile([])
    t.s.planned = pile(t.claim(" ".join(slugs)))
    return t


@law("card.development-of-planning.own-only")
def test_everybody_carries_out_the_card_of_their_choice_alone() -> None:
    t = planned("development-of-agriculture", "development-of-science", "development-of-trade-routes")
    before = [(t.food(i), t.resources(i), t.seat(i).science) for i in range(2)]
    assert t.decider == 0
    t.do("choose development-of-agriculture")
    assert t.food(0) > before[0][0]
    assert (t.food(1), t.resources(1), t.seat(1).science) == before[1]
    assert t.decider == 1
    t.do("choose development-of-science")
    assert t.seat(1).science > before[1][2]
    assert (t.food(1), t.seat(0).science) == (before[1][0], before[0][2])
    assert t.asked == "action"
    assert t.names(t.s.past_events) == ["development-of-planning"]


def test_a_card_of_planning_may_ask_something_before_the_next_player_chooses() -> None:
    t = planned("development-of-crafts", "development-of-politics", "development-of-religion").give(pool=2)
    t.do("choose development-of-religion")
    assert (t.asked, t.decider) == ("free-build", 0)
    t.do("build religion")
    assert (t.asked, t.decider) == ("planning", 1)


@law("card.development-of-planning.same-choice")
def test_two_players_may_choose_the_same_card() -> None:
    t = planned("development-of-agriculture", "development-of-science", "development-of-politics")
    food = [t.food(0), t.food(1)]
    t.do("choose development-of-agriculture", "choose development-of-agriculture")
    assert t.food(0) - food[0] == t.food(1) - food[1] > 0


def test_only_the_shown_cards_may_be_chosen() -> None:
    t = planned("development-of-agriculture", "development-of-science", "development-of-politics")
    assert t.refused("choose development-of-crafts") == "card.development-of-planning.own-only"
    assert len(t.legal()) == 3


# --- Dark Ages ----------------------------------------------------------------------------------------------------
@law("card.dark-ages.half-above-4")
@pytest.mark.parametrize(("before", "after"), [(9, 6), (10, 7), (5, 4)])
def test_dark_ages_take_half_of_the_science_above_four(before: int, after: int) -> None:
    t = new().give(1, science=before).reveal("dark-ages")
    assert t.seat(1).science == after


@law("card.dark-ages.half-above-4", log=False)
@pytest.mark.parametrize("science", [4, 0])
def test_dark_ages_leave_four_science(science: int) -> None:
    t = new().give(1, science=science).reveal("dark-ages")
    assert t.seat(1).science == science


# --- Call to Arms -------------------------------------------------------------------------------------------------
@law("card.call-to-arms.3p4p")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_weakest_and_the_second_weakest_are_called_to_arms(seats: int) -> None:
    t = new(seats).give(1, workers={"warriors": 0}).give(0, workers={"warriors": 3})
    if seats == 4:
        t.give(3, workers={"warriors": 2})
    t.reveal("call-to-arms")
    lost = {0: 0, 1: 2, 2: 1, 3: 0}
    for i in range(seats):
        assert (t.seat(i).civil, len(t.seat(i).cards)) == (4 - lost[i], lost[i]), i


@law("card.call-to-arms.2p")
def test_with_two_players_only_the_weakest_is_called_to_arms() -> None:
    t = new().give(workers={"warriors": 2}).reveal("call-to-arms")
    assert (t.seat(0).civil, len(t.seat(0).cards)) == (4, 0)
    assert (t.seat(1).civil, len(t.seat(1).cards)) == (2, 2)


@law("card.call-to-arms.partial")
def test_whoever_has_fewer_actions_draws_fewer_cards() -> None:
    t = new().give(workers={"warriors": 2}).give(1, civil=1).reveal("call-to-arms")
    assert (t.seat(1).civil, len(t.seat(1).cards)) == (0, 1)


@law("card.call-to-arms.age-iv")
def test_in_age_four_the_actions_are_lost_and_no_card_is_drawn() -> None:
    t = new(age=4).give(workers={"warriors": 2}).reveal("call-to-arms")
    assert (t.seat(1).civil, list(t.seat(1).cards)) == (2, [])


def test_nostradamus_is_not_called_to_arms_where_he_only_seems_weak() -> None:
    t = new().give(workers={"warriors": 2}).give(1, leader="nostradamus").reveal("call-to-arms")
    assert [seat.civil for seat in t.s.seats] == [2, 4]


# --- Knowledge of the Ancients ------------------------------------------------------------------------------------
def test_wonders_teach_those_of_age_a_twice() -> None:
    t = new().give(wonders="pyramids taj-mahal", wonder="stonehenge", science=0, resources=0)
    t.give(1, ruins="acropolis", wonder="great-wall", stages=1, science=0, resources=0, blue=10)
    t.reveal("knowledge-of-the-ancients")
    each = value("knowledge-of-the-ancients", "science-per-wonder")
    assert (t.seat(0).science, t.resources(0)) == (3 * each, 2 * each)
    assert (t.seat(1).science, t.resources(1)) == (2 * each, each)


def test_without_wonders_nothing_is_learnt() -> None:
    t = new().give(science=3, resources=1).reveal("knowledge-of-the-ancients")
    assert (t.seat().science, t.resources()) == (3, 1)


# --- Freedom of Movement ------------------------------------------------------------------------------------------
@law("card.freedom-of-movement.discounts")
def test_a_worker_moves_for_the_difference_in_cost_after_discounts() -> None:
    t = new(age=2).give(techs="alchemy masonry", resources=3, civil=4).reveal("freedom-of-movement")
    assert t.decider == 0
    t.do("move agriculture alchemy")  # 6 - 1 for the construction, less 2 for the farm
    assert (t.resources(), t.workers("agriculture"), t.workers("alchemy"), t.seat().civil) == (0, 1, 1, 4)
    t.do("done")
    assert t.asked == "action"


def test_nothing_comes_back_for_a_cheaper_place_and_units_may_move() -> None:
    t = new(age=2).give(techs="iron", workers={"iron": 1}, resources=0).reveal("freedom-of-movement")
    t.do("move iron warriors")
    assert (t.resources(), t.workers("warriors")) == (0, 2)


@law("card.freedom-of-movement.no-action-cards")
def test_neither_action_cards_nor_temporary_resources_help_to_move() -> None:
    t = new(age=2).give(techs="alchemy", resources=3, hand="urban-growth-i").reveal("freedom-of-movement")
    assert t.refused("move agriculture alchemy") == "card.freedom-of-movement.no-action-cards"
    assert not any("urban-growth" in text for text in t.legal())
    t = new(age=2).give(techs="alchemy", resources=4).reveal("freedom-of-movement").do("move agriculture alchemy")
    assert t.resources() == 0


@law("card.freedom-of-movement.urban-limit")
def test_the_urban_limit_holds_for_a_move() -> None:
    t = new(age=2).give(techs="alchemy", workers={"philosophy": 2}, resources=9).reveal("freedom-of-movement")
    assert t.refused("move agriculture philosophy") == "card.freedom-of-movement.urban-limit"
    assert t.refused("move agriculture alchemy") == "card.freedom-of-movement.urban-limit"
    t.do("move philosophy alchemy")
    assert t.workers("alchemy") == 1


def test_a_move_needs_a_worker_and_another_technology() -> None:
    t = new(age=2).give(resources=9).reveal("freedom-of-movement")
    for text in ("move religion bronze", "move bronze iron", "move bronze bronze", "move moses bronze"):
        assert t.refused(text) == "card.freedom-of-movement.discounts"
    assert t.refused("build bronze") == "card.freedom-of-movement.discounts"
    t.do("done")
    assert t.decider == 1


# --- International Negotiations -----------------------------------------------------------------------------------
def negotiations() -> Table:
    """Three players: seat 0 is the strongest, seat 1 in the middle, seat 2 the weakest."""
    t = new(3, age=2).give(0, workers={"warriors": 3}, science=0).give(1, workers={"warriors": 2})
    return t.give(2, food=0, resources=0, science=0)


@law("card.international-negotiations.nothing")
def test_negotiations_change_nothing_where_there_is_nothing_to_take() -> None:
    t = negotiations().give(2, food=2, resources=2, science=2).reveal("international-negotiations", 1)
    assert t.asked == "action"
    assert (t.food(2), t.resources(2), t.seat(2).science) == (2, 2, 2)


@law("card.international-negotiations.revealer-chooses")
def test_the_revealer_chooses_what_the_strongest_takes_from_the_weakest() -> None:
    t = negotiations().give(2, science=5, food=2).reveal("international-negotiations", 1)
    assert (t.asked, t.decider, t.legal()) == ("goods", 1, ["science 3"])
    assert list(t.s.stack[-1].data) == [0, 0, 3, 0]  # in a saved game, too: none of what is too little, and no culture
    t.do("science 3")
    assert [t.seat(i).science for i in (0, 2)] == [3, 2]
    t = negotiations().give(2, science=3, food=3, resources=4).reveal("international-negotiations", 1)
    assert t.legal() == ["food 3", "resources 3", "science 3"]
    assert t.refused("culture 3") == "events.written-effect"
    t.do("resources 3")
    assert (t.resources(0), t.resources(2)) == (3, 1)
    t = negotiations().give(0, food=0).give(2, food=3).reveal("international-negotiations", 1).do("food 3")
    assert (t.food(0), t.food(2)) == (3, 0)


@law("card.nostradamus.self-transfer")
def test_whoever_takes_from_themselves_loses_first_and_then_gains() -> None:
    t = new(2, age=2).give(0, leader="nostradamus", workers={"warriors": 1})
    t.give(1, workers={"warriors": 3}, techs="coal", resources=0)
    seat = t.seat(1)
    seat.tokens[number("bronze")], seat.blue = 3, 13
    t.settle().reveal("international-negotiations").do("resources 3")
    seat = t.seat(1)
    assert (seat.tokens[number("bronze")], seat.tokens[number("coal")], seat.blue) == (0, 1, 15)


# --- Arms Industry ------------------------------------------------------------------------------------------------
@law("card.arms-industry.levels")
def test_arms_industry_compares_what_was_developed() -> None:
    t = new(3, age=2).give(techs="knights").give(1, techs="air-forces").reveal("arms-industry")
    assert [t.resources(i) for i in range(3)] == [4, 2, 2]  # all have warriors, one has knights, nobody artillery
    t = new(3, age=2).give(techs="swordsmen").give(1, techs="riflemen cannon").reveal("arms-industry")
    assert [t.resources(i) for i in range(3)] == [0, 4, 0]


@law("card.arms-industry.total-then-gain")
def test_arms_industry_is_gained_in_one_go() -> None:
    t = new(age=2).give(techs="coal swordsmen knights cannon").reveal("arms-industry")
    seat = t.seat()
    assert (t.resources(), seat.tokens[number("coal")], seat.tokens[number("bronze")]) == (6, 2, 0)
    assert [event.a for event in t.game.events(0, 1) if event.kind == t_.RESOURCES_CHANGED and event.seat == 0] == [6]
