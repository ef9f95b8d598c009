"""Aggressions: each of the 11 once, and the defence against them with bonus cards and others."""

from tests.kit import law
from tests.tta.scenario import Table, table


def attacker(card: str, age: int = 2, warriors: int = 5) -> Table:
    """Seat 0 has five warriors, four military actions, and the card; seat 1 is as at the start."""
    t = table(age=age).give(0, workers={"warriors": warriors}, government="constitutional-monarchy", cards=card)
    assert t.seat().military == 4
    return t.politics()


# --- plunder ------------------------------------------------------------------------------------------------------
def test_plunder_i_takes_three_in_a_mix_of_the_attacker() -> None:
    t = attacker("plunder-i").give(1, food=2, resources=5).do("attack plunder-i 2")
    assert (t.asked, t.decider, t.legal("food")) == ("split", 0, ["food 0", "food 1", "food 2"])
    t.do("food 2")
    assert [(t.food(i), t.resources(i)) for i in range(2)] == [(2, 1), (0, 4)]
    assert (t.seat().military, t.names(t.s.discards[1]), t.asked) == (3, ["plunder-i"], "action")


def test_plunder_ii_takes_five() -> None:
    t = attacker("plunder-ii").give(1, food=6, resources=6).do("attack plunder-ii 2", "food 5")
    assert [(t.food(i), t.resources(i)) for i in range(2)] == [(5, 0), (1, 6)]
    assert t.seat().military == 3


def test_plunder_iii_takes_seven_as_far_as_the_rival_has_it() -> None:
    t = attacker("plunder-iii", 3).give(1, food=2, resources=3).do("attack plunder-iii 2", "food 2")
    assert [(t.food(i), t.resources(i)) for i in range(2)] == [(2, 3), (0, 0)]
    t = attacker("plunder-iii", 3).give(1, food=2, resources=9).do("attack plunder-iii 2", "food 1")
    assert [(t.food(i), t.resources(i)) for i in range(2)] == [(1, 6), (1, 3)]
    assert t.seat().military == 3


def test_plunder_gives_only_what_the_own_tokens_can_hold() -> None:
    t = attacker("plunder-i").give(0, blue=1).give(1, resources=5).do("attack plunder-i 2", "food 0")
    assert (t.resources(0), t.resources(1)) == (1, 2)


def test_plunder_may_be_played_for_nothing() -> None:
    t = attacker("plunder-i").do("attack plunder-i 2", "food 0")
    assert (t.resources(), t.food(), t.seat().military) == (0, 0, 3)


def test_plunder_reaches_resources_on_the_labs_of_gates() -> None:
    t = attacker("plunder-i", 3).give(1, leader="bill-gates", workers={"alchemy": 3}).give(1, resources=0)
    t.seat(1).tokens[9] = 3
    t.give(1).do("attack plunder-i 2", "food 0")
    assert (t.resources(0), t.resources(1)) == (3, 0)


# --- raid ---------------------------------------------------------------------------------------------------------
def test_raid_i_destroys_a_building_of_level_one_or_below_for_half_its_cost() -> None:
    t = attacker("raid-i").give(1, workers={"alchemy": 1, "opera": 1}).do("attack raid-i 2")
    assert (t.asked, t.decider, t.legal()) == ("aggression-pick", 0, ["choose philosophy", "choose alchemy"])
    t.do("choose philosophy")
    assert (t.workers("philosophy", 1), t.seat(1).pool, t.resources(0), t.seat().military) == (0, 2, 2, 3)


@law("politics.aggression.printed-cost")
def test_raid_pays_half_of_the_printed_cost_whatever_the_discounts() -> None:
    t = attacker("raid-i").give(0, techs="masonry").give(1, workers={"alchemy": 1}, techs="architecture")
    t.do("attack raid-i 2", "choose alchemy")
    assert t.resources(0) == 3


def test_raid_ii_destroys_two_buildings_and_halves_the_sum_once() -> None:
    t = attacker("raid-ii").give(1, workers={"philosophy": 2}).do("attack raid-ii 2", "choose philosophy")
    assert t.legal() == ["choose philosophy"]
    t.do("choose philosophy")
    assert (t.workers("philosophy", 1), t.seat(1).pool, t.resources(0), t.seat().military) == (0, 3, 3, 2)


def test_raid_ii_takes_one_building_of_level_two_at_most() -> None:
    t = attacker("raid-ii").give(1, workers={"scientific-method": 2, "printing-press": 1, "philosophy": 0})
    t.do("attack raid-ii 2", "choose printing-press", "choose scientific-method")
    assert (t.workers("scientific-method", 1), t.workers("printing-press", 1)) == (1, 0)
    assert t.resources(0) == (3 + 8 + 1) // 2


def test_raid_ii_cannot_leave_out_a_building_that_could_be_destroyed() -> None:
    t = attacker("raid-ii").give(1, workers={"scientific-method": 1, "philosophy": 1})
    t.do("attack raid-ii 2", "choose philosophy")
    assert t.legal() == ["choose scientific-method"]


def test_raid_ii_fills_the_one_slot_that_can_be_filled() -> None:
    t = attacker("raid-ii").give(1, workers={"scientific-method": 2, "philosophy": 0})
    t.do("attack raid-ii 2", "choose scientific-method")
    assert (t.workers("scientific-method", 1), t.resources(0), t.asked) == (1, 4, "action")


def test_raid_iii_takes_one_of_level_three_and_one_of_level_two() -> None:
    t = attacker("raid-iii", 3).give(1, workers={"computers": 2, "team-sports": 1, "philosophy": 0})
    t.do("attack raid-iii 2", "choose team-sports", "choose computers")
    assert (t.workers("computers", 1), t.workers("team-sports", 1)) == (1, 0)
    assert (t.resources(0), t.seat().military) == ((5 + 11) // 2, 1)


def test_raid_without_a_building_brings_nothing() -> None:
    t = attacker("raid-i").give(1, workers={"philosophy": 0}).do("attack raid-i 2")
    assert (t.asked, t.resources(0)) == ("action", 0)


# --- enslave, spy, armed intervention -----------------------------------------------------------------------------
def test_enslave_brings_two_of_each_and_costs_the_rival_a_worker() -> None:
    t = attacker("enslave").do("attack enslave 2")
    assert (t.resources(), t.food(), t.seat().military) == (2, 2, 2)
    assert (t.seat(1).pool, t.seat(1).yellow) == (0, 19)


def test_enslave_gives_resources_first() -> None:
    t = attacker("enslave").give(0, blue=3).do("attack enslave 2")
    assert (t.resources(), t.food()) == (2, 1)


def test_enslave_lets_the_rival_pick_the_worker() -> None:
    t = attacker("enslave").give(1, pool=0).do("attack enslave 2")
    assert (t.asked, t.decider) == ("lose-population", 1)
    t.do("choose philosophy")
    assert (t.workers("philosophy", 1), t.seat(1).yellow) == (0, 19)


def test_spy_takes_up_to_five_science() -> None:
    t = attacker("spy").give(1, science=7).do("attack spy 2")
    assert ([t.seat(i).science for i in range(2)], t.seat().military) == ([5, 2], 3)
    t = attacker("spy").give(1, science=3).do("attack spy 2")
    assert [t.seat(i).science for i in range(2)] == [3, 0]


def test_armed_intervention_takes_up_to_seven_culture() -> None:
    t = attacker("armed-intervention", 3).give(1, culture=10).do("attack armed-intervention 2")
    assert ([t.seat(i).culture for i in range(2)], t.seat().military) == ([7, 3], 2)
    t = attacker("armed-intervention", 3).give(1, culture=4).do("attack armed-intervention 2")
    assert [t.seat(i).culture for i in range(2)] == [4, 0]


# --- annex, infiltrate --------------------------------------------------------------------------------------------
@law("ruling.aggression.effect-as-possible", "colony.no-immediate-on-transfer")
def test_annex_moves_a_colony_with_its_symbols_and_without_its_reward() -> None:
    t = attacker("annex")
    assert t.refused("attack annex 2") == "ruling.aggression.effect-as-possible"
    t.give(1, colonies="vast-territory-i historic-territory-i", yellow=20, blue=15).do("attack annex 2")
    assert t.legal() == ["choose vast-territory-i", "choose historic-territory-i"]
    t.do("choose vast-territory-i")
    assert [(t.seat(i).yellow, t.seat(i).blue, t.food(i)) for i in range(2)] == [(21, 15, 0), (17, 16, 0)]
    assert (t.names(t.seat(0).colonies), t.names(t.seat(1).colonies)) == (
        ["vast-territory-i"],
        ["historic-territory-i"],
    )
    assert t.seat().military == 2


@law("ruling.aggression.effect-as-possible")
def test_infiltrate_removes_a_leader_for_three_culture_per_level() -> None:
    t = attacker("infiltrate")
    assert t.refused("attack infiltrate 2") == "ruling.aggression.effect-as-possible"
    t.give(1, leader="isaac-newton").do("attack infiltrate 2", "choose isaac-newton")
    assert (t.name(t.seat(1).leader), t.seat(0).culture, t.seat(0).military) == ("", 6, 2)


def test_infiltrate_removes_an_unfinished_wonder_and_its_tokens_return() -> None:
    t = attacker("infiltrate").give(1, leader="moses", wonder="taj-mahal", stages=2, blue=14).do("attack infiltrate 2")
    assert t.legal() == ["choose moses", "choose taj-mahal"]
    t.do("choose taj-mahal")
    assert (t.name(t.seat(1).wonder), t.seat(1).blue, t.seat(0).culture) == ("", 16, 3)
    assert t.name(t.seat(1).leader) == "moses"


def test_infiltrate_scores_nothing_for_age_a_and_lets_gates_score() -> None:
    t = attacker("infiltrate").give(1, leader="moses").do("attack infiltrate 2", "choose moses")
    assert t.seat(0).culture == 0
    t = attacker("infiltrate", 3).give(1, leader="bill-gates", workers={"alchemy": 2})
    t.do("attack infiltrate 2", "choose bill-gates")
    assert [t.seat(i).culture for i in range(2)] == [9, 2]


def test_a_leader_lost_to_infiltrate_is_not_followed_by_another_of_that_age() -> None:
    t = attacker("infiltrate", 1).give(1, leader="michelangelo")
    t.seat(1).leaders_taken = 0b10
    t.do("attack infiltrate 2", "choose michelangelo").row("joan-of-arc").actions(1)
    assert t.refused("take 1") == "action.take.leader-once-per-age"


# --- whether it is allowed ----------------------------------------------------------------------------------------
@law("politics.aggression.not-equal-or-stronger")
def test_an_equal_rival_cannot_be_attacked() -> None:
    t = attacker("spy").give(1, workers={"warriors": 5})
    assert t.refused("attack spy 2") == "politics.aggression.not-equal-or-stronger"
    t.give(1, workers={"warriors": 4}).do("attack spy 2")


@law("politics.aggression.pay-military")
def test_raid_iii_needs_three_military_actions_and_six_against_gandhi() -> None:
    t = attacker("raid-iii", 3).give(0, military=2)
    assert t.refused("attack raid-iii 2") == "politics.aggression.pay-military"
    t.give(0, military=3).give(1, leader="mahatma-gandhi")
    assert t.refused("attack raid-iii 2") == "politics.aggression.pay-military"
    t = attacker("spy", 3).give(1, leader="mahatma-gandhi", science=5).do("attack spy 2")
    assert (t.seat().military, t.seat().science) == (2, 5)


def test_gandhi_attacks_nobody() -> None:
    t = attacker("spy", 3).give(0, leader="mahatma-gandhi")
    assert t.refused("attack spy 2") == "politics.war.card-forbids"


def test_aggressions_are_allowed_in_the_last_round() -> None:
    t = attacker("spy", 4).give(1, science=2)
    t.last_round()
    t.do("attack spy 2")
    assert t.seat().science == 2


# --- defence ------------------------------------------------------------------------------------------------------
@law("politics.aggression.defence.bonus-cards", "politics.aggression.defence.match-repels")
def test_military_bonus_i_adds_two_and_a_match_repels() -> None:
    t = attacker("spy", warriors=3).give(1, science=9, cards="military-bonus-i").do("attack spy 2")
    assert (t.asked, t.decider) == ("aggression-defence", 1)
    assert t.refused("hold") == "politics.aggression.defence.all-or-nothing"
    t.do("defend military-bonus-i", "hold")
    assert ([t.seat(i).science for i in range(2)], t.seat().military) == ([0, 9], 3)
    assert (list(t.seat(1).cards), t.names(t.s.discards[1]), t.names(t.s.discards[2])) == (
        [],
        ["military-bonus-i"],
        ["spy"],
    )


def test_military_bonus_i_adds_no_more_than_two() -> None:
    t = attacker("spy", warriors=4).give(1, cards="military-bonus-i").do("attack spy 2", "defend military-bonus-i")
    assert t.refused("hold") == "politics.aggression.defence.all-or-nothing"


@law("politics.aggression.defence.bonus-cards")
def test_military_bonus_ii_adds_four() -> None:
    t = attacker("spy").give(1, cards="military-bonus-ii").do("attack spy 2", "defend military-bonus-ii", "hold")
    assert t.asked == "action"
    t = attacker("spy", warriors=6).give(1, cards="military-bonus-ii").do("attack spy 2", "defend military-bonus-ii")
    assert t.refused("hold") == "politics.aggression.defence.all-or-nothing"


@law("politics.aggression.defence.bonus-cards", "politics.aggression.defence.discard-plus-1")
def test_military_bonus_iii_adds_six_and_any_other_card_one() -> None:
    t = attacker("spy", 3, 8).give(1, cards="military-bonus-iii legion").do("attack spy 2")
    t.do("defend military-bonus-iii")
    assert t.refused("hold") == "politics.aggression.defence.all-or-nothing"
    t.do("defend legion", "hold")
    assert list(t.seat(1).cards) == []


@law("politics.aggression.defence.card-limit")
def test_the_defence_uses_no_more_cards_than_the_military_action_total() -> None:
    t = attacker("spy").give(1, cards="legion rats foray", military=0).do("attack spy 2")
    t.do("defend legion", "defend rats")
    assert t.refused("defend foray") == "politics.aggression.defence.card-limit"


@law("politics.aggression.defence.all-or-nothing")
def test_whoever_concedes_keeps_all_cards() -> None:
    t = attacker("spy").give(1, science=5, cards="legion rats").do("attack spy 2", "defend legion", "concede")
    assert (sorted(t.names(t.seat(1).cards)), t.seat(0).science) == (["legion", "rats"], 5)
