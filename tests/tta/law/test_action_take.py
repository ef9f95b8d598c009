"""action.*, action.take.*, action.wonder.*: the action phase in general, and cards from the row."""

import pytest

from tests.kit import law
from tests.tta.scenario import table

THIRTEEN = (
    "iron alchemy drama theology monarchy warfare knights swordsmen masonry irrigation printing-press code-of-laws "
    "cartography"
)


# --- the action phase ---------------------------------------------------------------------------------------------
@law("action.any-combination")
def test_actions_come_in_any_order_and_repeatedly() -> None:
    t = table().row("iron drama").give(food=5, resources=4)
    t.do("populate", "take 2", "build warriors", "populate", "build agriculture", "destroy warriors", "end")
    assert t.names(t.seat().hand) == ["drama"]
    assert (t.workers("agriculture"), t.workers("warriors"), t.seat().pool) == (3, 1, 2)


@law("action.all-steps-and-costs")
def test_one_missing_step_or_cost_refuses_the_whole_action() -> None:
    t = table().give(resources=1, pool=1)
    assert t.refused("build bronze") == "action.build.resource-cost"
    t.give(resources=2, pool=0)
    assert t.refused("build bronze") == "action.build.unused-worker"
    t.give(resources=2, pool=1, civil=0)
    assert t.refused("build bronze") == "action.build.civil-action"
    t.give(civil=1).do("build bronze")
    assert (t.resources(), t.seat().pool, t.seat().civil, t.workers("bronze")) == (0, 0, 0, 3)


@law("action.may-end-early")
def test_the_phase_may_end_with_unspent_actions() -> None:
    t = table()
    assert (t.seat().civil, t.seat().military) == (4, 2)
    t.do("end")
    assert (t.decider, t.asked) == (1, "politics")


@law("action.may-end-early")
def test_the_phase_may_end_with_everything_spent() -> None:
    t = table().give(civil=0, military=0)
    assert t.legal() == ["end"]


@law("action.effect.no-action-cost", "action.effect.other-costs-paid")
def test_an_action_by_an_event_costs_food_but_no_civil_action() -> None:
    t = table().give(food=3, yellow=18).reveal("development-of-civilization")
    t.do("populate")
    assert (t.seat().civil, t.food(), t.seat().pool) == (4, 2, 2)


@law("action.effect.no-action-cost")
def test_a_unit_by_an_event_is_free_of_actions_and_of_resources_where_the_card_says_so() -> None:
    t = table().give(resources=2).reveal("development-of-warfare")
    t.do("build warriors")
    assert (t.seat().military, t.resources(), t.workers("warriors")) == (2, 2, 2)


@law("action.effect.other-costs-paid")
def test_an_action_by_an_event_is_refused_if_its_other_costs_cannot_be_paid() -> None:
    t = table().give(food=0, resources=0, science=1, hand="irrigation").reveal("development-of-civilization")
    assert t.legal() == ["done"]
    assert t.refused("populate") == "action.population.food-cost"
    assert t.refused("develop irrigation") == "action.develop.science-cost"


# --- non-wonders --------------------------------------------------------------------------------------------------
@law("action.take.any-card")
def test_every_occupied_space_is_offered() -> None:
    t = table().row(THIRTEEN)
    assert t.legal("take") == [f"take {space}" for space in range(1, 14)]


@law("action.take.any-card")
def test_an_empty_space_offers_nothing() -> None:
    t = table().row("iron . drama")
    assert t.legal("take") == ["take 1", "take 3"]
    assert t.refused("take 2") == "action.take.any-card"
    assert t.refused("take 14") == "action.take.any-card"


@law("action.take.space-cost", "board.row.costs")
def test_a_card_costs_the_actions_under_its_space() -> None:
    t = table().row(". . . . . iron . . . alchemy")
    t.do("take 6")
    assert t.seat().civil == 2
    assert t.refused("take 10") == "action.take.space-cost"
    assert t.names(t.seat().hand) == ["iron"]


@law("action.take.space-cost", "board.row.costs")
@pytest.mark.parametrize(("space", "cost"), [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3)])
def test_prices_change_after_the_fifth_and_the_ninth_space(space: int, cost: int) -> None:
    t = table().row(THIRTEEN).give(civil=cost - 1)
    assert t.refused(f"take {space}") == "action.take.space-cost"
    t.give(civil=cost).do(f"take {space}")
    assert t.seat().civil == 0


@law("action.take.to-hand")
def test_a_taken_card_leaves_its_space_for_the_hand() -> None:
    t = table().row("iron drama")
    t.do("take 2")
    assert t.names(t.seat().hand) == ["drama"]
    assert [t.name(card) for card in t.s.row[:3]] == ["iron", "", ""]


@law("action.take.hand-limit")
def test_a_full_hand_takes_no_further_card() -> None:
    t = table().row("iron alchemy").give(hand="drama theology monarchy warfare")
    assert len(t.seat().hand) == t.seat().civil_total == 4
    assert t.refused("take 1") == "action.take.hand-limit"


@law("action.take.hand-limit")
def test_the_limit_is_the_total_whatever_is_spent_of_it() -> None:
    t = table().row("iron alchemy").give(hand="drama theology monarchy", civil=2)
    t.do("take 1")
    assert len(t.seat().hand) == 4
    assert t.refused("take 2") == "action.take.hand-limit"


@law("action.take.hand-limit")
def test_a_hand_above_the_limit_takes_nothing_either() -> None:
    t = table().row("iron").give(hand="drama theology monarchy warfare masonry")
    assert t.refused("take 1") == "action.take.hand-limit"


@law("action.take.tech-unique-name")
def test_a_technology_in_hand_or_in_play_is_not_taken_again() -> None:
    t = table(3).row("iron alchemy theology bread-and-circuses").give(hand="iron", techs="alchemy")
    assert t.refused("take 1") == "action.take.tech-unique-name"
    assert t.refused("take 2") == "action.take.tech-unique-name"
    assert t.legal("take") == ["take 3", "take 4"]


@law("action.take.tech-unique-name")
def test_a_technology_of_another_player_blocks_nobody() -> None:
    t = table().row("iron").give(1, techs="iron")
    t.do("take 1")
    assert t.names(t.seat().hand) == ["iron"]


@law("action.take.tech-unique-name")
def test_a_replaced_government_no_longer_blocks() -> None:
    t = table(3).row("monarchy").give(government="monarchy", hand="theocracy", science=6)
    assert t.refused("take 1") == "action.take.tech-unique-name"
    t.do("develop theocracy", "take 1")
    assert t.names(t.seat().hand) == ["monarchy"]


@law("action.take.tech-unique-name")
def test_a_replaced_special_technology_no_longer_blocks() -> None:
    t = table(3).row("code-of-laws").give(techs="code-of-laws", hand="justice-system", science=7)
    assert t.refused("take 1") == "action.take.tech-unique-name"
    t.do("develop justice-system", "take 1")
    assert t.names(t.seat().hand) == ["code-of-laws"]


@law("action.take.tech-unique-name")
def test_action_cards_may_be_held_twice() -> None:
    t = table().row("reserves-i").give(hand="reserves-i")
    t.do("take 1")
    assert t.names(t.seat().hand) == ["reserves-i", "reserves-i"]


@law("action.take.leader-once-per-age")
def test_only_one_leader_of_each_age_is_taken() -> None:
    t = table().row("moses homer leonardo-da-vinci")
    t.do("take 1")
    assert t.refused("take 2") == "action.take.leader-once-per-age"
    t.do("take 3")
    assert t.names(t.seat().hand) == ["moses", "leonardo-da-vinci"]


@law("action.take.leader-even-if-gone")
def test_a_leader_who_was_replaced_still_counts_for_the_age() -> None:
    t = table().row("moses homer leonardo-da-vinci")
    t.do("take 1", "elect moses", "take 3", "elect leonardo-da-vinci")
    assert (t.name(t.seat().leader), list(t.seat().hand), t.seat().civil) == ("leonardo-da-vinci", [], 1)
    assert t.refused("take 2") == "action.take.leader-once-per-age"


# --- wonders ------------------------------------------------------------------------------------------------------
@law("action.wonder.enters-play", "action.wonder.unfinished-marked", "action.wonder.ignores-hand-limit")
def test_a_wonder_goes_unfinished_into_play_even_with_a_full_hand() -> None:
    t = table().row("pyramids iron").give(hand="drama theology monarchy warfare")
    t.do("take 1")
    assert (t.name(t.seat().wonder), t.seat().stages, list(t.seat().wonders)) == ("pyramids", 0, [])
    assert len(t.seat().hand) == 4
    assert t.refused("take 2") == "action.take.hand-limit"


@law("action.wonder.unfinished-marked")
def test_a_wonder_stays_unfinished_until_its_last_stage() -> None:
    t = table().give(wonder="colossus", resources=6)
    t.do("stage 1")
    assert (t.name(t.seat().wonder), list(t.seat().wonders)) == ("colossus", [])
    t.do("stage 1")
    assert (t.name(t.seat().wonder), t.names(t.seat().wonders)) == ("", ["colossus"])


@law("action.wonder.space-cost")
@pytest.mark.parametrize(("space", "left"), [(5, 3), (6, 2), (10, 1)])
def test_a_first_wonder_costs_what_its_space_says(space: int, left: int) -> None:
    t = table().row(". " * (space - 1) + "pyramids")
    t.do(f"take {space}")
    assert t.seat().civil == left


@law("action.wonder.extra-action-per-completed")
@pytest.mark.parametrize(("wonders", "cost"), [("colossus", 2), ("colossus hanging-gardens", 3)])
def test_every_completed_wonder_makes_the_next_one_dearer(wonders: str, cost: int) -> None:
    t = table().row("pyramids").give(wonders=wonders, civil=cost - 1)
    assert t.refused("take 1") == "action.take.space-cost"
    t.give(civil=cost).do("take 1")
    assert t.seat().civil == 0


@law("action.wonder.extra-action-per-completed")
def test_a_wonder_completed_this_turn_counts_and_other_cards_cost_as_before() -> None:
    t = table().row("pyramids iron").give(wonder="colossus", stages=1, resources=3)
    t.do("stage 1", "take 2")
    assert t.seat().civil == 2
    t.do("take 1")
    assert t.seat().civil == 0


@law("action.wonder.ruins-count")
def test_ruins_still_make_the_next_wonder_dearer() -> None:
    t = table().row("pyramids").give(wonders="colossus").reveal("ravages-of-time")
    t.do("choose colossus")
    assert (t.asked, t.seat().ruins) == ("action", 1)
    t.do("take 1")
    assert t.seat().civil == 2


@law("action.wonder.one-unfinished")
def test_no_second_wonder_while_one_is_unfinished() -> None:
    t = table().row("pyramids iron").give(wonder="colossus", stages=1, resources=3)
    assert t.refused("take 1") == "action.wonder.one-unfinished"
    t.do("stage 1", "take 1")
    assert t.name(t.seat().wonder) == "pyramids"


@law("action.wonder.no-effect-unfinished")
def test_an_unfinished_wonder_has_no_effect() -> None:
    t = table().row("pyramids")
    t.do("take 1")
    assert (t.seat().civil_total, t.seat().civil) == (4, 3)
    t.give(wonder="hanging-gardens", stages=2, resources=2)
    assert (t.culture(), t.happiness()) == (0, 0)
    t.do("stage 1")
    assert (t.culture(), t.happiness()) == (1, 2)
