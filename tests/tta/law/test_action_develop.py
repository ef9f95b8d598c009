"""action.develop.*, action.revolution.*: technologies and governments."""

from saecula.tta.ratings.limits import urban_limit
from tests.kit import law
from tests.tta.scenario import table


# --- developing ---------------------------------------------------------------------------------------------------
@law("action.develop.civil-action", "action.develop.science-cost", "action.develop.into-play")
def test_a_technology_enters_play_for_a_civil_action_and_its_science() -> None:
    t = table().give(hand="iron", science=6, resources=5)
    t.do("develop iron")
    assert (t.seat().civil, t.seat().science, list(t.seat().hand)) == (3, 1, [])
    assert (t.workers("iron"), "build iron" in t.legal(), "upgrade bronze iron" in t.legal()) == (0, True, True)


@law("action.develop.civil-action")
def test_nothing_is_developed_without_a_civil_action() -> None:
    t = table().give(hand="iron", science=6, civil=0)
    assert t.refused("develop iron") == "action.develop.civil-action"


@law("action.develop.science-cost")
@law("points.pay", log=False)
def test_one_point_of_science_too_few_develops_nothing() -> None:
    t = table().give(hand="iron", science=4)
    assert t.refused("develop iron") == "action.develop.science-cost"
    t.give(science=5).do("develop iron")
    assert t.seat().science == 0


@law("action.develop.from-hand")
def test_only_a_technology_from_the_own_hand_is_developed() -> None:
    t = table().row("iron").give(hand="moses", science=20).give(1, hand="alchemy")
    assert t.refused("develop iron") == "action.develop.from-hand"
    assert t.refused("develop alchemy") == "action.develop.from-hand"
    assert t.refused("develop moses") == "action.develop.from-hand"


@law("action.develop.government-higher")
def test_a_peaceful_change_of_government_costs_the_higher_price() -> None:
    t = table().give(hand="monarchy", science=7)
    assert t.refused("develop monarchy") == "action.develop.government-higher"
    t.give(science=9).do("develop monarchy")
    assert (t.seat().science, t.name(t.seat().government)) == (1, "monarchy")


@law("action.develop.special-new-removed")
def test_a_lower_special_technology_is_removed_at_once() -> None:
    t = table().give(techs="architecture", hand="masonry", science=3)
    t.do("develop masonry")
    assert (t.seat().science, list(t.seat().hand), t.seat().civil) == (0, [], 3)
    assert [t.name(card) for card in t.seat().specials] == ["", "", "", "architecture"]


@law("action.develop.special-new-removed")
def test_a_removed_special_technology_brings_no_tokens_and_no_actions() -> None:
    t = table().give(techs="civil-service", hand="justice-system", science=7, blue=16)
    t.do("develop justice-system")
    assert (t.seat().blue, t.seat().civil_total, t.seat().civil) == (16, 6, 5)


@law("action.develop.special-still-counts")
def test_a_removed_special_technology_still_counts_as_developed() -> None:
    t = table().give(leader="albert-einstein", techs="architecture", hand="masonry", science=3)
    t.do("develop masonry")
    assert t.seat().culture == 3


@law("action.develop.immediate")
def test_a_special_technology_is_effective_at_once() -> None:
    t = table().give(hand="code-of-laws warfare", science=11)
    t.do("develop code-of-laws")
    assert (t.seat().civil_total, t.seat().civil) == (5, 4)
    t.do("develop warfare")
    assert (t.seat().military_total, t.seat().military, t.strength()) == (3, 3, 2)


@law("action.develop.immediate")
def test_a_government_is_effective_at_once() -> None:
    t = table().give(hand="theocracy", science=6, workers={"philosophy": 2}, resources=3)
    assert t.refused("build philosophy") == "action.build.urban-limit"
    t.do("develop theocracy")
    assert (t.seat().civil, t.seat().military, t.culture(), t.happiness(), t.strength()) == (3, 3, 1, 1, 2)
    t.do("build philosophy")
    assert t.workers("philosophy") == 3


@law("action.develop.immediate")
def test_additional_civil_actions_of_a_peaceful_change_are_available() -> None:
    t = table().give(hand="monarchy", science=8, civil=1, military=0)
    t.do("develop monarchy")
    assert (t.seat().civil, t.seat().civil_total) == (1, 5)
    assert (t.seat().military, t.seat().military_total) == (1, 3)


# --- revolution ---------------------------------------------------------------------------------------------------
@law("action.revolution.pay-all-civil", "action.revolution.lower-science", "action.revolution.new-civil-spent")
def test_a_revolution_takes_all_civil_actions_and_the_lower_price() -> None:
    t = table().give(hand="monarchy", science=3)
    t.do("revolt monarchy")
    assert (t.name(t.seat().government), t.seat().science, list(t.seat().hand)) == ("monarchy", 1, [])
    assert (t.seat().civil, t.seat().civil_total) == (0, 5)


@law("action.revolution.lower-science", log=False)
def test_a_revolution_needs_the_lower_price() -> None:
    t = table().give(hand="monarchy", science=1)
    assert t.refused("revolt monarchy") == "action.revolution.lower-science"


@law("action.revolution.from-hand")
def test_a_revolution_needs_a_government_from_the_own_hand() -> None:
    t = table().row("monarchy").give(hand="iron", science=20).give(1, hand="theocracy")
    assert t.refused("revolt monarchy") == "action.revolution.from-hand"
    assert t.refused("revolt theocracy") == "action.revolution.from-hand"
    assert t.refused("revolt iron") == "action.revolution.from-hand"


@law("action.revolution.pay-all-civil")
def test_a_spent_civil_action_prevents_the_revolution() -> None:
    t = table().row("iron").give(hand="monarchy", science=2)
    t.do("take 1")
    assert t.refused("revolt monarchy") == "action.revolution.pay-all-civil"


@law("action.revolution.pay-all-civil")
def test_a_civil_action_that_came_back_allows_the_revolution() -> None:
    t = table().give(leader="moses", hand="monarchy leonardo-da-vinci", science=2)
    t.do("elect leonardo-da-vinci", "revolt monarchy")
    assert (t.name(t.seat().government), t.seat().civil) == ("monarchy", 0)


@law("action.revolution.pay-all-civil")
def test_a_first_leader_gives_nothing_back_and_prevents_the_revolution() -> None:
    t = table().give(hand="monarchy moses", science=2)
    t.do("elect moses")
    assert t.refused("revolt monarchy") == "action.revolution.pay-all-civil"


@law("action.revolution.new-military-available")
def test_new_military_actions_of_a_revolution_are_available() -> None:
    t = table().give(hand="monarchy", science=2)
    t.do("revolt monarchy")
    assert (t.seat().military, t.seat().military_total) == (3, 3)


@law("action.revolution.new-military-available")
def test_spent_military_actions_stay_spent_in_a_revolution() -> None:
    t = table().give(hand="monarchy", science=2, military=0)
    t.do("revolt monarchy")
    assert (t.seat().military, t.seat().military_total) == (1, 3)


@law("action.revolution.effects")
def test_all_effects_of_the_new_government_apply() -> None:
    t = table().give(hand="theocracy", science=1)
    t.do("revolt theocracy")
    assert (t.culture(), t.happiness(), t.strength(), urban_limit(t.seat())) == (1, 1, 2, 3)
    assert (t.seat().civil_total, t.seat().military_total) == (4, 3)


@law("action.revolution.effects")
def test_the_actions_are_back_in_the_next_turn_at_the_new_total() -> None:
    t = table().give(hand="monarchy", science=2)
    t.do("revolt monarchy", "end")
    assert (t.seat().civil, t.seat().military) == (5, 3)


@law("action.revolution.is-development", "action.revolution.new-civil-spent")
@law("action.revolution.triggers", log=False)
def test_newton_returns_an_action_after_the_revolution() -> None:
    t = table().give(leader="isaac-newton", hand="monarchy", science=2)
    t.do("revolt monarchy")
    assert (t.seat().civil, t.seat().civil_total) == (1, 5)


@law("action.revolution.is-development", "action.revolution.triggers")
def test_a_revolution_is_a_development_for_einstein_and_leonardo() -> None:
    t = table().give(leader="albert-einstein", hand="monarchy", science=2)
    t.do("revolt monarchy")
    assert t.seat().culture == 3
    t = table().give(leader="leonardo-da-vinci", hand="monarchy", science=2)
    t.do("revolt monarchy")
    assert t.resources() == 1


@law("action.revolution.via-event")
def test_an_event_that_develops_may_start_a_revolution_for_all_civil_actions() -> None:
    t = table().give(hand="monarchy", science=1).reveal("development-of-civilization")
    t.do("revolt monarchy")
    assert (t.name(t.seat().government), t.seat().science, t.seat().civil) == ("monarchy", 0, 0)


@law("action.revolution.via-event")
def test_a_revolution_by_an_event_is_refused_without_its_full_price() -> None:
    t = table().give(hand="monarchy", science=7, civil=3).reveal("development-of-civilization")
    assert t.refused("revolt monarchy") == "action.revolution.pay-all-civil"
    t.do("develop monarchy")
    assert (t.seat().science, t.seat().civil, t.seat().civil_total) == (0, 4, 5)


@law("action.revolution.via-event")
def test_a_player_not_on_turn_begins_the_coming_turn_without_civil_actions() -> None:
    t = table().give(1, hand="monarchy", science=1).reveal("development-of-civilization")
    t.do("done", "revolt monarchy", "end", "pass")
    assert (t.decider, t.asked) == (1, "action")
    assert (t.seat(1).civil, t.seat(1).military, t.seat(1).civil_total) == (0, 3, 5)


@law("action.revolution.via-action-card")
def test_a_revolution_by_an_action_card_costs_exactly_the_total() -> None:
    t = table().give(hand="breakthrough-i monarchy", science=2)
    t.do("play breakthrough-i", "revolt monarchy")
    assert (t.name(t.seat().government), t.seat().civil, t.seat().science) == ("monarchy", 0, 2)


@law("action.revolution.via-action-card")
def test_a_revolution_by_an_action_card_needs_the_total() -> None:
    t = table().give(hand="breakthrough-i monarchy", science=2, civil=3)
    assert t.refused("play breakthrough-i") == "action.card.must-be-possible"
    t.give(science=8, civil=3).do("play breakthrough-i")
    assert t.legal() == ["develop monarchy"]
    assert t.refused("revolt monarchy") == "action.revolution.pay-all-civil"
