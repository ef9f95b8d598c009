"""politics.aggression.*: playing an aggression, the defence, and its effect."""

import pytest

from saecula.tta import terms as terms
from saecula.tta.view import View
from tests.kit import law
from tests.tta.scenario import Table, number, table

PILES = (terms.AGE_I, terms.AGE_II, terms.AGE_III)


def attack(card: str = "spy", *, strength: int = 3, cards: str = "", seats: int = 2) -> Table:
    """Seat 0 of the given strength holds an aggression; seat 1 has strength 1, 6 science, and these cards."""
    t = table(seats, age=3).give(workers={"warriors": strength}, cards=card)
    return t.give(1, cards=cards, science=6).politics()


# --- playing it ---------------------------------------------------------------------------------------------------
@law("politics.aggression.reveal")
def test_everybody_sees_the_aggression() -> None:
    t = attack(cards="legion", seats=3).do("attack spy 2")
    assert t.seen(terms.AGGRESSION_PLAYED, 1) == [number("spy")]
    assert t.seen(terms.AGGRESSION_PLAYED, 2) == [number("spy")]
    assert list(t.seat().cards) == []


@law("politics.aggression.reveal", log=False)
def test_only_an_aggression_in_hand_can_be_played() -> None:
    t = attack("legion")
    assert t.refused("attack spy 2") == "politics.aggression.reveal"
    t.refused("attack legion 2")


@law("politics.aggression.pay-military")
def test_an_aggression_costs_its_printed_military_actions() -> None:
    t = attack("raid-ii spy").give(military=1).politics()
    assert t.refused("attack raid-ii 2") == "politics.aggression.pay-military"
    t.do("attack spy 2")
    assert t.seat().military == 0


@law("politics.aggression.pay-military")
def test_the_exact_number_of_military_actions_is_enough() -> None:
    t = attack("raid-ii")
    assert t.seat().military == 2
    t.do("attack raid-ii 2")
    assert t.seat().military == 0


@law("politics.aggression.choose-rival")
def test_the_rival_is_one_opponent_still_in_the_game() -> None:
    t = attack(seats=4)
    assert sorted(t.legal("attack")) == ["attack spy 2", "attack spy 3", "attack spy 4"]
    assert t.refused("attack spy 1") == "politics.aggression.choose-rival"
    assert t.refused("attack spy 5") == "politics.aggression.choose-rival"
    t.seat(3).in_game = False
    assert t.refused("attack spy 4") == "politics.aggression.choose-rival"


@law("politics.aggression.pact-forbids")
@pytest.mark.parametrize("pact", ["peace-treaty", "acceptance-of-supremacy", "loss-of-sovereignty"])
def test_partners_of_a_pact_that_forbids_attacks_are_safe(pact: str) -> None:
    t = attack(seats=3).pact(pact, 0, 1).politics()
    assert t.refused("attack spy 2") == "politics.aggression.pact-forbids"
    assert t.legal("attack") == ["attack spy 3"]


@law("politics.aggression.pact-forbids")
def test_it_forbids_also_from_the_rivals_area() -> None:
    t = attack(seats=3).pact("acceptance-of-supremacy", 1, 0).politics()
    assert t.refused("attack spy 2") == "politics.aggression.pact-forbids"


@law("politics.aggression.pact-forbids")
def test_a_pact_with_somebody_else_protects_nobody() -> None:
    t = attack(seats=3).pact("peace-treaty", 1, 2).politics()
    assert sorted(t.legal("attack")) == ["attack spy 2", "attack spy 3"]


@law("politics.aggression.not-equal-or-stronger")
def test_only_a_weaker_player_can_be_attacked() -> None:
    t = attack(strength=2).give(1, workers={"warriors": 2}).politics()
    assert t.refused("attack spy 2") == "politics.aggression.not-equal-or-stronger"
    t.give(1, workers={"warriors": 3}).politics()
    assert t.refused("attack spy 2") == "politics.aggression.not-equal-or-stronger"
    t.give(1, workers={"warriors": 1}).politics()
    assert t.legal("attack") == ["attack spy 2"]


@law("politics.aggression.attack-bonus-counts")
def test_a_bonus_against_this_rival_makes_the_attack_possible() -> None:
    t = attack(strength=1, seats=3).pact("open-borders-agreement", 0, 1).politics()
    assert t.strength(0) == t.strength(1) == t.strength(2) == 1
    assert t.legal("attack") == ["attack spy 2"]
    assert t.refused("attack spy 3") == "politics.aggression.not-equal-or-stronger"


@law("politics.aggression.attack-bonus-counts")
def test_the_bonus_is_two_and_counts_against_the_defence_too() -> None:
    t = attack(strength=1, seats=3).pact("open-borders-agreement", 0, 1).give(1, workers={"warriors": 3}).politics()
    assert t.refused("attack spy 2") == "politics.aggression.not-equal-or-stronger"
    t.give(1, workers={"warriors": 2}, cards="legion phalanx").politics().do("attack spy 2")
    assert t.refused("hold") == "politics.aggression.defence.all-or-nothing"
    t.do("defend legion", "hold")
    assert t.seat().pact == number("open-borders-agreement")


@law("politics.aggression.exclude-ending-pact")
def test_a_pact_that_ends_counts_on_neither_side() -> None:
    t = attack(strength=2, seats=3).pact("military-pact", 0, 1).politics()
    assert (t.strength(0), t.strength(1), t.strength(2)) == (5, 4, 1)
    assert "attack spy 2" in t.legal()
    t.give(workers={"warriors": 1}).politics()
    assert t.refused("attack spy 2") == "politics.aggression.not-equal-or-stronger"


@law("politics.aggression.exclude-ending-pact")
def test_the_protector_is_not_kept_off_by_his_own_protection() -> None:
    t = attack(strength=2, seats=3).pact("promise-of-military-protection", 0, 1).politics()
    assert (t.strength(0), t.strength(1)) == (2, 5)
    assert "attack spy 2" in t.legal()


@law("politics.aggression.exclude-ending-pact")
def test_a_strength_pact_with_somebody_else_counts() -> None:
    t = attack(strength=4, seats=3).pact("military-pact", 1, 2).politics()
    assert t.refused("attack spy 2") == "politics.aggression.not-equal-or-stronger"
    t.give(workers={"warriors": 5}).politics()
    assert "attack spy 2" in t.legal()


@law("politics.aggression.ends-pact", "politics.cancel.side-effect")
def test_the_pact_ends_before_the_defence() -> None:
    t = attack(strength=2, cards="legion", seats=3).pact("military-pact", 1, 0).politics().do("attack spy 2")
    assert t.asked == "aggression-defence"
    assert t.seat(1).pact == terms.NOTHING
    assert (t.strength(0), t.strength(1)) == (2, 1)
    assert number("military-pact") in t.s.discards[terms.AGE_III]
    t.do("defend legion", "hold")
    assert t.asked == "action"


@law("politics.aggression.ends-pact", log=False)
def test_a_pact_that_does_not_speak_of_attacks_stays() -> None:
    t = attack(seats=3).pact("trade-routes-agreement", 0, 1).politics().do("attack spy 2")
    assert t.seat().pact == number("trade-routes-agreement")


# --- the defence --------------------------------------------------------------------------------------------------
@law("politics.aggression.defence.optional")
def test_the_rival_is_asked_and_may_concede() -> None:
    t = attack(cards="military-bonus-i").do("attack spy 2")
    assert (t.asked, t.decider) == ("aggression-defence", 1)
    assert sorted(t.legal()) == ["concede", "defend military-bonus-i"]
    t.do("concede")
    assert (t.asked, t.decider) == ("action", 0)
    assert (t.seat(0).science, t.seat(1).science) == (5, 1)


@law("politics.aggression.defence.bonus-cards", "politics.aggression.defence.match-repels")
@pytest.mark.parametrize(
    ("card", "defence"), [("military-bonus-i", 2), ("military-bonus-ii", 4), ("military-bonus-iii", 6)]
)
def test_a_bonus_card_adds_its_defence_value(card: str, defence: int) -> None:
    t = attack(strength=1 + defence, cards=card).do("attack spy 2", f"defend {card}")
    assert "hold" in t.legal()
    t.do("hold")
    assert (t.seat(0).science, t.seat(1).science) == (0, 6)
    t = attack(strength=2 + defence, cards=card).do("attack spy 2", f"defend {card}")
    assert t.refused("hold") == "politics.aggression.defence.all-or-nothing"


@law("politics.aggression.defence.discard-plus-1")
def test_any_other_military_card_adds_one() -> None:
    t = attack(strength=3, cards="legion rats").do("attack spy 2", "defend rats")
    assert t.refused("hold") == "politics.aggression.defence.all-or-nothing"
    t.do("defend legion", "hold")
    assert t.seat(1).science == 6
    assert list(t.seat(1).cards) == []


@law("politics.aggression.defence.discard-plus-1")
def test_only_own_military_cards_can_be_used() -> None:
    t = attack(cards="legion").give(1, hand="iron").politics().do("attack spy 2")
    assert t.refused("defend phalanx") == "politics.aggression.defence.discard-plus-1"
    t.refused("defend iron")


@law("politics.aggression.defence.face-down")
def test_discards_are_hidden_from_the_others_bonus_cards_are_not() -> None:
    t = attack(strength=4, cards="legion military-bonus-i", seats=3).do("attack spy 2", "defend legion")
    view = t.game.view(0)
    assert isinstance(view, View)
    assert view.stack[-1][-1] == -2 - terms.AGE_I
    t.do("defend military-bonus-i", "hold")
    assert t.seen(terms.CARD_DISCARDED, 2) == [-1, number("military-bonus-i"), number("spy")]
    assert t.seen(terms.CARD_DISCARDED, 1) == [number("legion"), number("military-bonus-i"), number("spy")]
    assert t.seen(terms.BONUS_PLAYED, 2) == [number("military-bonus-i")]


@law("politics.aggression.defence.card-limit")
def test_no_more_cards_than_the_military_action_total() -> None:
    t = attack(strength=4, cards="legion phalanx rats").do("attack spy 2", "defend legion", "defend phalanx")
    assert t.refused("defend rats") == "politics.aggression.defence.card-limit"
    assert t.legal() == ["concede"]


@law("politics.aggression.defence.card-limit")
def test_the_total_counts_not_the_available_actions() -> None:
    t = attack(strength=3, cards="legion phalanx").give(1, military=0).politics()
    t.do("attack spy 2", "defend legion", "defend phalanx", "hold")
    assert t.seat(1).science == 6
    t = attack(strength=4, cards="legion phalanx rats").give(1, government="monarchy").politics()
    t.do("attack spy 2", "defend legion", "defend phalanx", "defend rats", "hold")
    assert t.seat(1).science == 6


@law("politics.aggression.defence.card-limit")
def test_bonus_cards_and_discards_are_counted_together() -> None:
    t = attack(strength=9, cards="military-bonus-i military-bonus-ii military-bonus-iii")
    t.do("attack spy 2", "defend military-bonus-i", "defend military-bonus-ii")
    assert t.refused("defend military-bonus-iii") == "politics.aggression.defence.card-limit"


@law("politics.aggression.defence.used-cards-discarded")
def test_cards_used_in_defence_go_to_the_piles_of_their_ages() -> None:
    t = attack(strength=6, cards="military-bonus-ii legion").do("attack spy 2")
    t.do("defend military-bonus-ii", "defend legion", "hold")
    assert list(t.seat(1).cards) == []
    assert t.names(t.s.discards[terms.AGE_I]) == ["legion"]
    assert t.names(t.s.discards[terms.AGE_II]) == ["military-bonus-ii", "spy"]


@law("politics.aggression.defence.match-repels", "politics.aggression.defence.failed-discarded")
def test_matching_the_strength_repels_the_aggression() -> None:
    t = attack(strength=3, cards="military-bonus-i").do("attack spy 2", "defend military-bonus-i", "hold")
    assert t.seen(terms.AGGRESSION_REPELLED, 0) == [number("spy")]
    assert (t.seat(0).science, t.seat(1).science) == (0, 6)
    assert number("spy") in t.s.discards[terms.AGE_II]
    assert t.seat(0).military == 1
    assert (t.asked, t.decider) == ("action", 0)


@law("politics.aggression.defence.all-or-nothing")
def test_who_does_not_reach_the_strength_uses_no_card() -> None:
    t = attack(strength=5, cards="legion military-bonus-i").do("attack spy 2", "defend legion")
    assert t.refused("hold") == "politics.aggression.defence.all-or-nothing"
    t.do("concede")
    assert sorted(t.names(t.seat(1).cards)) == ["legion", "military-bonus-i"]
    assert list(t.s.discards[terms.AGE_I]) == []
    assert t.seat(0).science == 5


# --- the effect ---------------------------------------------------------------------------------------------------
@law("politics.aggression.success-effect", "politics.aggression.discard-after")
def test_a_rival_without_cards_suffers_the_effect_at_once() -> None:
    t = attack().do("attack spy 2")
    assert (t.seat(0).science, t.seat(1).science) == (5, 1)
    assert t.names(t.s.discards[terms.AGE_II]) == ["spy"]
    assert t.seen(terms.AGGRESSION_SUCCEEDED, 1) == [number("spy")]


@law("politics.aggression.success-effect")
def test_plunder_takes_a_mix_of_the_attackers_choice() -> None:
    t = attack("plunder-i").give(1, food=2, resources=4).politics().do("attack plunder-i 2")
    assert t.decider == 0
    assert {"food 0", "food 1", "food 2"} <= set(t.legal())
    t.do("food 1")
    assert (t.food(0), t.resources(0)) == (1, 2)
    assert (t.food(1), t.resources(1)) == (1, 2)


@law("politics.aggression.success-effect")
def test_armed_intervention_takes_no_more_culture_than_there_is() -> None:
    t = attack("armed-intervention").give(1, culture=4).politics().do("attack armed-intervention 2")
    assert (t.seat(0).culture, t.seat(1).culture) == (4, 0)


@law("politics.aggression.success-effect")
def test_enslaving_costs_the_rival_a_worker_of_his_choice() -> None:
    t = attack("enslave").give(1, pool=0).politics().do("attack enslave 2")
    assert (t.food(0), t.resources(0)) == (2, 2)
    assert (t.asked, t.decider) == ("lose-population", 1)
    t.do("choose philosophy")
    assert (t.workers("philosophy", 1), t.seat(1).yellow) == (0, 19)


@law("politics.aggression.success-effect")
def test_infiltrating_removes_a_leader_or_an_unfinished_wonder() -> None:
    t = attack("infiltrate").give(1, leader="isaac-newton", wonder="great-wall", stages=2, blue=14).politics()
    t.do("attack infiltrate 2")
    assert sorted(t.legal()) == ["choose great-wall", "choose isaac-newton"]
    t.do("choose great-wall")
    assert (t.seat(1).wonder, t.seat(1).blue, t.seat(0).culture) == (terms.NOTHING, 16, 3)


@law("politics.aggression.printed-cost", "politics.aggression.success-effect")
def test_a_raid_gains_half_the_printed_cost_rounded_up() -> None:
    t = attack("raid-i").give(techs="masonry").give(1, workers={"theology": 1}).politics().do("attack raid-i 2")
    t.do("choose theology")
    assert t.resources(0) == 3
    assert (t.workers("theology", 1), t.seat(1).pool) == (0, 2)


@law("politics.aggression.printed-cost")
def test_a_modifier_of_the_rival_changes_nothing_either() -> None:
    t = attack("raid-i").give(1, techs="engineering", workers={"theology": 1}).politics()
    t.do("attack raid-i 2", "choose theology")
    assert t.resources(0) == 3


@law("politics.aggression.printed-cost")
def test_two_buildings_are_halved_together() -> None:
    t = attack("raid-ii").give(1, workers={"religion": 1}).politics()
    t.do("attack raid-ii 2", "choose philosophy", "choose religion")
    assert t.resources(0) == 3


@law("politics.aggression.discard-after")
@pytest.mark.parametrize(("card", "age"), [("plunder-i", 1), ("plunder-ii", 2), ("plunder-iii", 3)])
def test_the_aggression_goes_to_the_pile_of_its_age(card: str, age: int) -> None:
    t = attack(card).do(f"attack {card} 2", "food 0")
    assert [t.names(t.s.discards[pile]) for pile in PILES] == [[card] if pile == age else [] for pile in PILES]
