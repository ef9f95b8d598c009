"""action.leader.*, action.stage.*: leaders, and stages of wonders."""

from tests.kit import law
from tests.tta.scenario import table


# --- leaders ------------------------------------------------------------------------------------------------------
@law("action.leader.civil-action", "action.leader.into-play")
def test_a_first_leader_enters_play_for_one_civil_action() -> None:
    t = table().give(hand="moses iron")
    t.do("elect moses")
    assert (t.name(t.seat().leader), t.names(t.seat().hand), t.seat().civil) == ("moses", ["iron"], 3)


@law("action.leader.civil-action")
def test_even_a_replacement_needs_an_available_civil_action() -> None:
    t = table().give(leader="moses", hand="leonardo-da-vinci", civil=0)
    assert t.refused("elect leonardo-da-vinci") == "action.leader.civil-action"


@law("action.leader.from-hand")
def test_only_a_leader_from_the_own_hand_is_elected() -> None:
    t = table().row("homer").give(hand="iron").give(1, hand="moses")
    assert t.refused("elect homer") == "action.leader.from-hand"
    assert t.refused("elect moses") == "action.leader.from-hand"
    assert t.refused("elect iron") == "action.leader.from-hand"


@law("action.leader.replaces", "action.leader.replace-refund")
def test_a_new_leader_replaces_the_old_one_and_gives_a_civil_action_back() -> None:
    t = table().give(leader="moses", hand="leonardo-da-vinci")
    t.do("elect leonardo-da-vinci")
    assert (t.name(t.seat().leader), list(t.seat().hand), t.seat().civil) == ("leonardo-da-vinci", [], 4)


@law("action.leader.replace-refund")
def test_the_last_civil_action_comes_back_as_well() -> None:
    t = table().give(leader="moses", hand="leonardo-da-vinci", civil=1)
    t.do("elect leonardo-da-vinci")
    assert t.seat().civil == 1


@law("action.leader.replaces")
def test_the_effects_of_a_replaced_leader_end() -> None:
    t = table().give(leader="julius-caesar", hand="leonardo-da-vinci")
    assert (t.seat().military_total, t.strength()) == (3, 2)
    t.do("elect leonardo-da-vinci")
    assert (t.seat().military_total, t.seat().military, t.strength()) == (2, 2, 1)


@law("action.leader.replaces", "actions.replace-one-step")
def test_a_replacement_with_equal_actions_brings_no_spent_action_back() -> None:
    t = table().give(leader="julius-caesar", hand="joan-of-arc", military=0)
    t.do("elect joan-of-arc")
    assert (t.seat().military, t.seat().military_total) == (0, 3)


@law("action.leader.immediate")
def test_a_leader_is_effective_at_once() -> None:
    t = table().give(hand="julius-caesar")
    t.do("elect julius-caesar")
    assert (t.seat().military_total, t.seat().military, t.strength()) == (3, 3, 2)


@law("action.leader.immediate")
def test_a_power_applies_to_the_next_action() -> None:
    t = table().give(hand="moses", food=1)
    assert t.refused("populate") == "action.population.food-cost"
    t.do("elect moses", "populate")
    assert (t.food(), t.seat().pool) == (0, 2)


# --- stages -------------------------------------------------------------------------------------------------------
@law("action.stage.needs-unfinished")
def test_a_stage_needs_an_own_unfinished_wonder() -> None:
    t = table().row("hanging-gardens").give(wonders="colossus", resources=6).give(1, wonder="pyramids")
    assert t.refused("stage 1") == "action.stage.needs-unfinished"
    t.do("take 1", "stage 1")
    assert (t.seat().stages, t.seat(1).stages) == (1, 0)


@law("action.stage.civil-action")
def test_a_stage_costs_one_civil_action() -> None:
    t = table().give(wonder="pyramids", resources=5, civil=1)
    t.do("stage 1")
    assert t.seat().civil == 0
    assert t.refused("stage 1") == "action.stage.civil-action"


@law("action.stage.leftmost-cost")
def test_stages_are_paid_from_left_to_right() -> None:
    t = table().give(wonder="first-space-flight", resources=16)
    t.do("stage 1")
    assert t.resources() == 15
    t.do("stage 1")
    assert t.resources() == 13
    t.do("stage 1")
    assert t.resources() == 9
    t.do("stage 1")
    assert (t.resources(), t.names(t.seat().wonders)) == (0, ["first-space-flight"])


@law("action.stage.leftmost-cost")
def test_the_cheaper_last_stage_cannot_come_first() -> None:
    t = table().give(wonder="pyramids", resources=2)
    assert t.refused("stage 1") == "action.stage.leftmost-cost"
    t.give(resources=3).do("stage 1")
    assert t.resources() == 0


@law("action.stage.cover-from-bank")
def test_a_blue_token_of_the_bank_covers_the_stage() -> None:
    t = table().give(wonder="pyramids", resources=3)
    assert t.seat().blue == 13
    t.do("stage 1")
    assert (t.seat().blue, t.seat().stages, t.seat().blue_owned) == (15, 1, 16)


@law("action.stage.cover-from-cards", "ruling.stage.token-owner-chooses")
def test_with_an_empty_bank_a_token_of_a_card_covers_the_stage() -> None:
    t = table().give(wonder="library-of-alexandria", techs="iron", blue=0, food=1, resources=4)
    assert (t.seat().blue, t.seat().tokens[0], t.seat().tokens[5]) == (0, 1, 2)
    t.do("stage 1")  # an Iron token moves down to Bronze, the bank stays empty
    assert (t.asked, t.legal()) == ("stage-token-source", ["choose agriculture", "choose bronze", "choose iron"])
    t.do("choose agriculture")
    assert (t.food(), t.resources(), t.seat().stages, t.seat().blue) == (0, 3, 1, 0)


@law("action.stage.cover-from-cards")
def test_without_any_token_no_stage_can_be_covered() -> None:
    t = table().give(wonder="pyramids", hand="engineering-genius-ii", blue=0)
    assert t.refused("play engineering-genius-ii") == "action.card.must-be-possible"
    t.give(blue=1).do("play engineering-genius-ii", "stage 1")
    assert (t.seat().stages, t.seat().blue) == (1, 0)


@law("action.stage.completed", "action.stage.tokens-return", "action.stage.upright", "action.stage.effects-apply")
def test_the_last_stage_completes_the_wonder_and_frees_its_tokens() -> None:
    t = table().give(wonder="pyramids", stages=2, blue=13, resources=1)
    t.do("stage 1")
    assert (t.name(t.seat().wonder), t.names(t.seat().wonders), t.seat().stages) == ("", ["pyramids"], 0)
    assert t.seat().blue == 16
    assert (t.seat().civil_total, t.seat().civil) == (5, 4)


@law("action.stage.effects-apply")
@law("action.stage.completed", log=False)
def test_before_the_last_stage_the_wonder_does_nothing() -> None:
    t = table().give(wonder="pyramids", stages=1, blue=13, resources=2)
    t.do("stage 1")
    assert (t.name(t.seat().wonder), list(t.seat().wonders), t.seat().stages) == ("pyramids", [], 2)
    assert (t.seat().civil_total, t.seat().blue) == (4, 14)


@law("action.stage.multi-sum")
def test_several_stages_at_once_are_paid_together_for_one_civil_action() -> None:
    t = table().give(wonder="pyramids", techs="masonry", resources=6)
    assert t.refused("stage 3") == "action.stage.leftmost-cost"
    t.do("stage 2")
    assert (t.resources(), t.seat().civil, t.seat().stages) == (1, 3, 2)


@law("action.stage.multi-sum")
def test_the_sum_of_several_stages_must_be_there() -> None:
    t = table().give(wonder="pyramids", techs="masonry", resources=4)
    assert t.refused("stage 2") == "action.stage.leftmost-cost"
    assert t.legal("stage") == ["stage 1"]


@law("action.stage.multi-sum")
def test_without_such_a_card_one_action_builds_one_stage() -> None:
    t = table().give(wonder="pyramids", resources=6)
    assert t.refused("stage 2") == "action.stage.leftmost-cost"
    t.give(techs="engineering").do("stage 3")
    assert (t.names(t.seat().wonders), t.seat().civil) == (["pyramids"], 4)


@law("action.stage.multi-cover-after")
def test_tokens_freed_by_the_payment_cover_the_stages() -> None:
    t = table().give(wonder="pyramids", techs="masonry", blue=0, resources=5)
    assert t.seat().blue == 0
    t.do("stage 2")
    assert (t.asked, t.seat().blue, t.seat().stages) == ("action", 3, 2)
