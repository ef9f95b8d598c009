"""Pacts: what each side has from them, and what happens to attacks."""

from tests.kit import law
from tests.tta.scenario import Table, table


def made(slug: str, side: str = "a", age: int = 2) -> Table:
    """Seat 0 offers the pact with that side to seat 1 of three, who accepts."""
    t = table(3, age=age).give(0, cards=slug).politics().do(f"offer {slug} 2 {side}")
    assert (t.asked, t.decider) == ("pact-reply", 1)
    return t.do("accept")


def armed(t: Table, card: str, i: int, warriors: int = 5) -> Table:
    """Seat `i` has the card and military actions for it, and is asked for a political action."""
    return t.give(i, workers={"warriors": warriors}, government="constitutional-monarchy", cards=card).politics(i)


def test_open_borders_agreement_is_a_military_action_for_both() -> None:
    t = made("open-borders-agreement", age=1)
    assert [(t.seat(i).military_total, t.seat(i).military) for i in range(3)] == [(3, 3), (3, 3), (2, 2)]


@law("politics.aggression.attack-bonus-counts")
def test_open_borders_agreement_strengthens_whichever_party_attacks_the_other() -> None:
    t = armed(made("open-borders-agreement", age=1), "spy", 1, 2).give(0, workers={"warriors": 3}, science=5)
    t.give(2, workers={"warriors": 3})
    assert t.refused("attack spy 3") == "politics.aggression.not-equal-or-stronger"
    t.do("attack spy 1")
    assert (t.seat(1).science, t.name(t.seat(0).pact)) == (5, "open-borders-agreement")
    t = armed(made("open-borders-agreement", age=1), "spy", 0, 2).give(1, workers={"warriors": 4})
    assert t.refused("attack spy 2") == "politics.aggression.not-equal-or-stronger"


@law("turn.war.attack-bonus")
def test_open_borders_agreement_counts_in_a_war_for_the_declarer() -> None:
    t = armed(made("open-borders-agreement", age=1), "war-over-territory", 0, 1).do("declare war-over-territory 2")
    t.begin_turn(0)
    assert [t.seat(i).yellow for i in range(2)] == [19, 17]


def test_trade_routes_agreement_lets_a_use_a_food_as_a_resource_once_per_turn() -> None:
    t = made("trade-routes-agreement", age=1).give(0, food=3, resources=1).give(1, food=3, resources=3).actions(0)
    t.refused("barter 1")
    t.do("barter 0", "build bronze")
    assert (t.food(), t.resources(), t.workers("bronze")) == (2, 0, 3)
    t.refused("barter 0")


def test_trade_routes_agreement_lets_b_use_a_resource_as_a_food_once_per_turn() -> None:
    t = made("trade-routes-agreement", age=1).give(1, food=1, resources=1).actions(1)
    t.refused("barter 0")
    t.do("barter 1", "populate")
    assert (t.food(1), t.resources(1), t.seat(1).pool) == (0, 0, 2)


def test_acceptance_of_supremacy_moves_the_resource_production_by_one() -> None:
    t = made("acceptance-of-supremacy").end_turn(0)
    assert t.resources(0) == 3
    t.end_turn(1)
    assert t.resources(1) == 1


def test_acceptance_of_supremacy_takes_a_stored_resource_when_nothing_is_produced() -> None:
    t = made("acceptance-of-supremacy", "b").give(0, workers={"bronze": 0}, resources=2).end_turn(0)
    assert t.resources(0) == 1
    t = made("acceptance-of-supremacy", "b").give(0, workers={"bronze": 0}, resources=0).end_turn(0)
    assert t.resources(0) == 0


@law("politics.aggression.pact-forbids")
def test_acceptance_of_supremacy_forbids_attacks_both_ways() -> None:
    t = made("acceptance-of-supremacy")
    assert armed(t, "spy", 0).refused("attack spy 2") == "politics.aggression.pact-forbids"
    assert "attack spy 3" in t.legal("attack")
    assert armed(t, "raid-i", 1, 9).refused("attack raid-i 1") == "politics.aggression.pact-forbids"
    assert armed(t, "war-over-territory", 1, 9).refused("declare war-over-territory 1") != ""


def test_international_trade_agreement_is_a_resource_for_a_and_a_food_for_b() -> None:
    t = made("international-trade-agreement").end_turn(0)
    assert (t.resources(0), t.food(0)) == (3, 2)
    t.end_turn(1)
    assert (t.resources(1), t.food(1)) == (2, 3)


def test_international_trade_agreement_forbids_no_attack() -> None:
    t = armed(made("international-trade-agreement"), "spy", 0).do("attack spy 2")
    assert t.name(t.seat(0).pact) == "international-trade-agreement"


def test_promise_of_military_protection_is_culture_for_a_and_strength_for_b() -> None:
    t = made("promise-of-military-protection").give(1, workers={"religion": 2})
    assert [(t.culture(i), t.strength(i)) for i in range(3)] == [(1, 1), (1, 5), (0, 1)]
    t = made("promise-of-military-protection", "b")
    assert [(t.culture(i), t.strength(i)) for i in range(3)] == [(0, 5), (1, 1), (0, 1)]


@law("politics.aggression.exclude-ending-pact", "politics.aggression.ends-pact")
def test_promise_of_military_protection_ends_with_an_attack_and_does_not_count_in_it() -> None:
    t = armed(made("promise-of-military-protection"), "spy", 0, 2).give(1, science=5)
    assert t.strength(1) == 5
    t.do("attack spy 2")
    assert (t.seat(0).science, t.name(t.seat(0).pact), t.strength(1), t.culture(0)) == (5, "", 1, 0)
    assert "promise-of-military-protection" in t.names(t.s.discards[2])
    t = armed(made("promise-of-military-protection", "b"), "spy", 0, 1)
    assert t.refused("attack spy 2") == "politics.aggression.not-equal-or-stronger"


def test_scientific_cooperation_takes_two_off_a_development_and_the_partner_pays_one() -> None:
    t = made("scientific-cooperation").give(0, hand="irrigation", science=1).give(1, science=4).actions(0)
    t.do("develop irrigation")
    assert [t.seat(i).science for i in range(2)] == [0, 3]
    t.give(1, hand="irrigation", science=1).give(0, science=2).actions(1).do("develop irrigation")
    assert [t.seat(i).science for i in range(2)] == [1, 0]


def test_scientific_cooperation_forbids_a_development_for_which_the_partner_cannot_pay() -> None:
    t = made("scientific-cooperation").give(0, hand="irrigation", science=9).give(1, science=0).actions(0)
    assert t.refused("develop irrigation") == "points.pay"


def test_scientific_cooperation_costs_the_partner_a_point_even_if_the_developer_pays_none() -> None:
    t = made("scientific-cooperation").give(0, hand="theology", science=0).give(1, science=1).actions(0)
    t.do("develop theology")
    assert [t.seat(i).science for i in range(2)] == [0, 0]


def test_scientific_cooperation_applies_to_revolutions() -> None:
    t = made("scientific-cooperation").give(0, hand="constitutional-monarchy", science=4).give(1, science=1).actions(0)
    t.do("revolt constitutional-monarchy")
    assert [t.seat(i).science for i in range(2)] == [0, 0]


@law("card.ravages.tourism")
def test_international_tourism_is_culture_for_the_completed_wonders_of_the_partner() -> None:
    t = made("international-tourism", age=3).give(0, wonders="pyramids").give(1, wonders="colossus great-wall")
    assert [t.culture(i) for i in range(3)] == [2, 1 + 1, 0]
    t.give(1, ruins="colossus")
    assert [t.culture(i) for i in range(3)] == [2, 1 + 1 + 2, 0]


def test_international_tourism_does_not_count_unfinished_wonders() -> None:
    t = made("international-tourism", age=3).give(1, wonder="internet", stages=4)
    assert t.culture(0) == 0


def test_military_pact_is_three_strength_for_both() -> None:
    t = made("military-pact", age=3)
    assert [t.strength(i) for i in range(3)] == [4, 4, 1]


@law("politics.aggression.exclude-ending-pact")
def test_military_pact_ends_with_an_attack_before_strengths_are_compared() -> None:
    t = armed(made("military-pact", age=3), "spy", 1, 2).give(0, science=5).do("attack spy 1")
    assert (t.seat(1).science, t.name(t.seat(0).pact)) == (5, "")
    assert [t.strength(i) for i in range(3)] == [1, 2, 1]


@law("politics.war.ends-pact")
def test_military_pact_ends_with_a_declaration_of_war_and_one_made_later_counts() -> None:
    t = armed(made("military-pact", age=3), "war-over-culture", 0, 3).do("declare war-over-culture 2")
    assert (t.name(t.seat(0).pact), t.strength(1)) == ("", 1)
    t.pact("promise-of-military-protection", 0, 1, 1).give(1, culture=20).begin_turn(0)
    assert t.seat(0).culture == 5 + (3 + 4 - 1)


def test_peace_treaty_is_a_culture_for_both_and_forbids_attacks() -> None:
    t = made("peace-treaty", age=3)
    assert [t.culture(i) for i in range(3)] == [1, 1, 0]
    assert armed(t, "spy", 0).refused("attack spy 2") == "politics.aggression.pact-forbids"
    t = armed(made("peace-treaty", age=3), "war-over-culture", 1)
    assert "declare war-over-culture 1" not in t.legal("declare")


def test_peace_treaty_does_not_stop_a_war_already_declared() -> None:
    t = armed(table(3, age=3), "war-over-culture", 0, 3).do("declare war-over-culture 2")
    t.pact("peace-treaty", 1, 0).give(1, culture=20).begin_turn(0)
    assert t.seat(0).culture == 5 + 2


def test_loss_of_sovereignty_is_two_culture_more_and_two_less_but_never_below_zero() -> None:
    t = made("loss-of-sovereignty", age=3).give(1, workers={"drama": 2})
    assert [t.culture(i) for i in range(3)] == [2, 2, 0]
    t = made("loss-of-sovereignty", "b", 3)
    assert [t.culture(i) for i in range(3)] == [0, 2, 0]


@law("politics.war.card-forbids")
def test_loss_of_sovereignty_protects_b_from_wars_of_everybody_and_a_from_b() -> None:
    t = armed(made("loss-of-sovereignty", age=3), "war-over-culture spy", 2)
    assert t.refused("declare war-over-culture 2") == "politics.war.card-forbids"
    assert "declare war-over-culture 1" in t.legal("declare")
    assert sorted(t.legal("attack")) == ["attack spy 1", "attack spy 2"]
    t = armed(made("loss-of-sovereignty", age=3), "raid-i", 1)
    assert t.refused("attack raid-i 1") == "politics.aggression.pact-forbids"


# --- offering and ending ------------------------------------------------------------------------------------------
@law("politics.pact.refused-to-hand")
def test_a_refused_pact_returns_to_hand_and_the_action_is_used() -> None:
    t = table(3, age=3).give(0, cards="peace-treaty").politics().do("offer peace-treaty 3 a", "refuse")
    assert (t.names(t.seat(0).cards), t.name(t.seat(0).pact), t.asked) == (["peace-treaty"], "", "action")


@law("politics.pact.replaces-own", log=False)
def test_a_new_pact_replaces_the_own_one_and_no_other() -> None:
    t = made("international-trade-agreement").pact("open-borders-agreement", 1, 0)
    t.give(0, cards="acceptance-of-supremacy").politics(0).do("offer acceptance-of-supremacy 3 b", "accept")
    assert (t.name(t.seat(0).pact), t.seat(0).pact_with) == ("acceptance-of-supremacy", 2)
    assert (t.name(t.seat(1).pact), t.seat(0).military_total) == ("open-borders-agreement", 3)


@law("politics.cancel.own-party", "politics.cancel.any-area")
def test_either_party_and_nobody_else_cancels_a_pact() -> None:
    t = made("open-borders-agreement", age=1)
    assert t.politics(2).refused("cancel 1") == "politics.cancel.own-party"
    t.politics(1).do("cancel 1")
    assert [t.seat(i).military_total for i in range(3)] == [2, 2, 2]


def test_a_symmetric_pact_has_no_second_side() -> None:
    t = table(3, age=3).give(0, cards="peace-treaty loss-of-sovereignty").politics()
    assert t.refused("offer peace-treaty 2 b") == "politics.pact.choose-side"
    assert len(t.legal("offer")) == 2 + 4


def test_pacts_in_hand_stay_usable_when_two_players_are_left() -> None:
    t = table(3, age=3).give(0, cards="peace-treaty").politics(2).do("resign")
    assert (t.asked, t.decider, t.legal("offer")) == ("politics", 0, ["offer peace-treaty 2 a"])
    t.do("offer peace-treaty 2 a", "accept")
    assert [t.culture(i) for i in range(2)] == [1, 1]
