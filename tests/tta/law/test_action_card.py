"""action.card.*: action cards."""

import pytest

from tests.kit import law
from tests.tta.scenario import table


@law("action.card.civil-action", "action.card.revealed-resolved", "action.card.discarded")
def test_a_played_card_takes_effect_and_leaves_the_game() -> None:
    t = table().give(hand="stockpile iron")
    t.do("play stockpile")
    assert (t.seat().civil, t.food(), t.resources()) == (3, 1, 1)
    assert (t.names(t.seat().hand), list(t.s.row).count(t.claim("stockpile")[0])) == (["iron"], 0)
    assert t.refused("play stockpile") == "action.card.revealed-resolved"


@law("action.card.civil-action")
@pytest.mark.parametrize("card", ["stockpile", "reserves-i", "patriotism-a", "frugality-a"])
def test_no_card_is_played_without_a_civil_action(card: str) -> None:
    t = table().give(hand=card, food=5, civil=0)
    assert t.refused(f"play {card}") == "action.card.civil-action"


@law("action.card.civil-action")
def test_breakthrough_needs_a_civil_action_as_well() -> None:
    t = table().give(hand="breakthrough-i iron", science=5, civil=0)
    assert t.refused("play breakthrough-i") == "action.card.must-be-possible"


# --- not in the phase in which it was taken -----------------------------------------------------------------------
@law("action.card.not-taken-this-phase")
def test_a_card_waits_until_the_next_turn_of_its_owner() -> None:
    t = table().row("stockpile iron")
    t.do("take 1")
    assert t.refused("play stockpile") == "action.card.not-taken-this-phase"
    assert t.legal("play") == []
    t.do("end", "pass", "end", "pass")
    assert (t.decider, t.asked) == (0, "action")
    t.do("play stockpile")
    assert list(t.seat().hand) == []


@law("action.card.not-taken-this-phase")
def test_of_two_copies_only_the_older_one_is_playable() -> None:
    t = table().row("reserves-i").give(hand="reserves-i")
    t.do("take 1", "play reserves-i", "food 2")
    assert t.names(t.seat().hand) == ["reserves-i"]
    assert t.refused("play reserves-i") == "action.card.not-taken-this-phase"


@law("action.card.not-taken-this-phase")
def test_taking_a_wonder_does_not_block_an_action_card_in_hand() -> None:
    t = table().row("pyramids").give(hand="stockpile")
    t.do("take 1", "play stockpile")
    assert (t.food(), t.resources()) == (1, 1)


@law("action.card.not-taken-this-phase")
def test_a_technology_or_leader_may_be_used_in_the_phase_in_which_it_was_taken() -> None:
    t = table().row("irrigation moses").give(science=3)
    t.do("take 1", "take 2", "develop irrigation", "elect moses")
    assert list(t.seat().hand) == []


# --- effects ------------------------------------------------------------------------------------------------------
@law("action.card.revealed-resolved")
@pytest.mark.parametrize(
    ("card", "science", "culture"),
    [
        ("cultural-heritage-a", 1, 4),
        ("cultural-heritage-i", 2, 2),
        ("revolutionary-idea-ii", 4, 0),
        ("revolutionary-idea-iii", 6, 0),
    ],
)
def test_cards_that_give_points(card: str, science: int, culture: int) -> None:
    t = table().give(hand=card)
    t.do(f"play {card}")
    assert (t.seat().science, t.seat().culture) == (science, culture)


@law("action.card.revealed-resolved")
@pytest.mark.parametrize(("card", "amount"), [("reserves-i", 2), ("reserves-ii", 3), ("reserves-iii", 4)])
def test_reserves_give_one_kind_at_choice(card: str, amount: int) -> None:
    t = table().give(hand=card)
    t.do(f"play {card}")
    assert t.legal() == [f"food {amount}", f"resources {amount}"]
    t.do(f"resources {amount}")
    assert (t.food(), t.resources(), t.seat().civil) == (0, amount, 3)


@law("action.card.revealed-resolved")
@pytest.mark.parametrize(("card", "paid"), [("rich-land-a", 1), ("rich-land-i", 0), ("rich-land-ii", 0)])
def test_rich_land_builds_a_farm_or_mine_cheaper(card: str, paid: int) -> None:
    t = table().give(hand=card, resources=3)
    t.do(f"play {card}")
    assert t.legal() == ["build agriculture", "build bronze"]
    t.do("build agriculture")
    assert (t.resources(), t.workers("agriculture"), t.seat().civil) == (3 - paid, 3, 3)


@law("action.card.revealed-resolved")
@pytest.mark.parametrize(("card", "paid"), [("efficient-upgrade-ii", 3), ("efficient-upgrade-iii", 2)])
def test_efficient_upgrade_lowers_the_difference(card: str, paid: int) -> None:
    t = table().give(hand=card, techs="coal", resources=6)
    t.do(f"play {card}")
    assert t.refused("build bronze") == "action.card.must-be-possible"
    t.do("upgrade bronze coal")
    assert t.resources() == 6 - paid


@law("action.card.revealed-resolved")
@pytest.mark.parametrize(("card", "gain"), [("frugality-a", 1), ("frugality-i", 2), ("frugality-ii", 3)])
def test_frugality_gives_food_after_the_population(card: str, gain: int) -> None:
    t = table().give(hand=card, food=2)
    t.do(f"play {card}", "populate")
    assert (t.food(), t.seat().pool) == (gain, 2)


@law("action.card.revealed-resolved")
@pytest.mark.parametrize(("card", "gain"), [("breakthrough-i", 2), ("breakthrough-ii", 3)])
def test_breakthrough_gives_science_after_the_development(card: str, gain: int) -> None:
    t = table().give(hand=f"{card} iron", science=5)
    t.do(f"play {card}", "develop iron")
    assert (t.seat().science, t.seat().civil) == (gain, 3)


@law("action.card.revealed-resolved")
@pytest.mark.parametrize(("seats", "arms"), [(2, 6), (3, 6), (4, 6)])
def test_wave_of_nationalism_counts_stronger_opponents(seats: int, arms: int) -> None:
    t = table(seats).give(hand="wave-of-nationalism")
    for rival in range(1, seats):
        t.give(rival, workers={"warriors": 2})
    t.do("play wave-of-nationalism")
    assert t.seat().arms == arms


@law("action.card.revealed-resolved")
def test_equally_strong_opponents_give_nothing() -> None:
    t = table(4).give(hand="military-build-up").give(1, workers={"warriors": 2})
    t.do("play military-build-up")
    assert t.seat().arms == 3


@law("action.card.revealed-resolved")
def test_endowment_for_the_arts_counts_opponents_with_more_culture() -> None:
    t = table(3).give(hand="endowment-for-the-arts", culture=5).give(1, culture=6).give(2, culture=5)
    t.do("play endowment-for-the-arts")
    assert t.seat().culture == 8


# --- the ordered action -------------------------------------------------------------------------------------------
@law("action.card.sub-action-rules", "action.effect.no-action-cost")
def test_the_ordered_action_costs_no_further_civil_action() -> None:
    t = table().give(hand="urban-growth-a", resources=2, civil=1)
    t.do("play urban-growth-a", "build religion")
    assert (t.seat().civil, t.resources(), t.seat().pool, t.workers("religion")) == (0, 0, 0, 1)


@law("action.card.sub-action-rules")
def test_the_ordered_action_obeys_its_own_limits() -> None:
    t = table().give(hand="urban-growth-iii", workers={"philosophy": 2}, resources=9)
    t.do("play urban-growth-iii")
    assert t.refused("build philosophy") == "action.build.urban-limit"
    assert t.refused("build drama") == "action.build.tech-in-play"
    assert t.refused("build bronze") == "action.card.must-be-possible"
    assert t.refused("build warriors") == "action.card.must-be-possible"
    assert t.legal() == ["build religion"]


@law("action.card.sub-action-rules", "action.effect.other-costs-paid")
def test_the_ordered_action_is_paid_before_the_card_gives_anything() -> None:
    t = table().give(hand="frugality-ii breakthrough-ii iron", food=1, science=4)
    assert t.refused("play frugality-ii") == "action.card.must-be-possible"
    assert t.refused("play breakthrough-ii") == "action.card.must-be-possible"


@law("action.card.cost-floor")
def test_a_discount_beyond_the_price_gives_nothing_back() -> None:
    t = table().give(hand="rich-land-ii urban-growth-iii", techs="theology", workers={"religion": 1}, resources=1)
    t.do("play rich-land-ii", "build bronze")
    assert t.resources() == 1
    t.do("play urban-growth-iii", "upgrade religion theology")
    assert t.resources() == 1


@law("action.card.cost-floor")
def test_the_unused_part_of_a_discount_serves_no_later_payment() -> None:
    t = table().give(hand="rich-land-ii", resources=1, pool=2)
    t.do("play rich-land-ii", "build bronze")
    assert t.refused("build bronze") == "action.build.resource-cost"


@law("action.card.cost-floor")
def test_a_stage_cheaper_than_the_discount_is_free() -> None:
    t = table().give(hand="engineering-genius-a", wonder="library-of-alexandria", resources=1)
    t.do("play engineering-genius-a", "stage 1")
    assert (t.resources(), t.seat().stages) == (1, 1)


@law("action.card.one-stage-only")
def test_engineering_genius_builds_one_stage_whatever_masonry_allows() -> None:
    t = table().give(hand="engineering-genius-a", wonder="pyramids", techs="masonry", resources=6)
    t.do("play engineering-genius-a")
    assert t.legal() == ["stage 1"]
    assert t.refused("stage 2") == "action.stage.leftmost-cost"
    t.do("stage 1")
    assert (t.resources(), t.seat().stages, t.seat().civil) == (5, 1, 3)


@law("action.card.must-be-possible")
@pytest.mark.parametrize(
    "card", ["rich-land-i", "urban-growth-i", "engineering-genius-i", "efficient-upgrade-ii", "breakthrough-i"]
)
def test_a_card_whose_action_is_impossible_stays_in_hand(card: str) -> None:
    t = table().give(hand=card, pool=0, resources=9, science=9)
    assert t.refused(f"play {card}") == "action.card.must-be-possible"
    assert t.names(t.seat().hand) == [card]


@law("action.card.must-be-possible")
def test_frugality_needs_a_token_in_the_yellow_bank() -> None:
    t = table().give(hand="frugality-a", food=9, yellow=0)
    assert t.refused("play frugality-a") == "action.card.must-be-possible"


@law("action.card.must-be-possible")
def test_a_card_that_only_gives_is_playable_even_if_nothing_can_be_gained() -> None:
    t = table().give(hand="stockpile", blue=0)
    t.do("play stockpile")
    assert (t.food(), t.resources(), list(t.seat().hand)) == (0, 0, [])


# --- for this turn ------------------------------------------------------------------------------------------------
@law("action.card.this-turn-not-stat")
def test_a_military_action_for_this_turn_is_no_part_of_the_total() -> None:
    t = table().give(hand="patriotism-a", resources=3, pool=2)
    t.do("play patriotism-a", "build warriors", "build warriors", "destroy warriors")
    assert (t.seat().military, t.seat().military_total, t.seat().extra_military) == (0, 2, 0)
    assert t.refused("destroy warriors") == "action.unit.disband.military-action"


@law("action.card.this-turn-not-stat")
def test_a_military_action_for_this_turn_does_not_raise_the_hand_limit() -> None:
    t = table().give(hand="patriotism-a", cards="legion phalanx heavy-cavalry")
    t.do("play patriotism-a", "end")
    assert (t.asked, t.decider) == ("discard", 0)


@law("action.card.this-turn-not-stat")
def test_what_is_given_for_this_turn_is_gone_in_the_next() -> None:
    t = table().give(hand="patriotism-i")
    t.do("play patriotism-i")
    assert (t.seat().extra_military, t.seat().arms) == (1, 2)
    t.do("end")
    assert (t.seat().extra_military, t.seat().arms, t.seat().military) == (0, 0, 2)


@law("action.card.extra-military-can-draw")
def test_an_unspent_military_action_for_this_turn_draws_a_card() -> None:
    t = table().give(hand="patriotism-a")
    t.do("play patriotism-a", "end")
    assert len(t.seat().cards) == 3


@law("action.card.extra-military-can-draw")
def test_without_it_two_military_actions_draw_two_cards_and_three_is_the_most() -> None:
    t = table()
    t.do("end")
    assert len(t.seat().cards) == 2
    t = table().give(hand="patriotism-a", techs="warfare")
    t.do("play patriotism-a", "end")
    assert len(t.seat().cards) == 3


@law("action.card.discarded")
def test_a_card_with_an_ordered_action_leaves_the_game_too() -> None:
    t = table().give(hand="rich-land-i", resources=2)
    t.do("play rich-land-i", "build bronze")
    assert list(t.seat().hand) == []
    assert all(t.claim("rich-land-i")[0] not in pile for pile in t.s.discards)
