"""politics.war.*: declaring a war; wars.*: it does nothing until it is resolved."""

import pytest

from saecula.tta import terms as terms
from tests.kit import law
from tests.tta.scenario import Table, number, table


def at_war(seats: int = 2, *, strength: int = 3, card: str = "war-over-territory") -> Table:
    """Seat 0 of the given strength holds a war card in Age II, in its politics phase."""
    return table(seats, age=2).give(workers={"warriors": strength}, cards=card).politics()


@law("politics.war.reveal")
def test_everybody_sees_the_war() -> None:
    t = at_war(3).do("declare war-over-territory 2")
    assert t.seen(terms.WAR_DECLARED, 1) == t.seen(terms.WAR_DECLARED, 2) == [number("war-over-territory")]


@law("politics.war.reveal")
def test_only_a_war_in_hand_can_be_declared() -> None:
    t = at_war(card="war-over-territory raid-i")
    assert t.refused("declare war-over-technology 2") == "politics.war.reveal"
    assert t.refused("declare raid-i 2") == "politics.war.reveal"
    t.refused("attack war-over-territory 2")


@law("politics.war.pay-military")
def test_a_war_costs_its_printed_military_actions() -> None:
    t = at_war().give(military=1).politics()
    assert t.refused("declare war-over-territory 2") == "politics.war.pay-military"
    t.give(military=2).politics().do("declare war-over-territory 2")
    assert t.seat().military == 0


@law("politics.war.pay-military")
def test_a_war_over_culture_costs_three() -> None:
    t = at_war(card="war-over-culture")
    assert t.refused("declare war-over-culture 2") == "politics.war.pay-military"
    t.give(government="monarchy").politics().do("declare war-over-culture 2")
    assert t.seat().military == 0


@law("politics.war.choose-rival")
def test_the_rival_is_one_opponent_still_in_the_game() -> None:
    t = at_war(4)
    assert len(t.legal("declare")) == 3
    assert t.refused("declare war-over-territory 1") == "politics.war.choose-rival"
    assert t.refused("declare war-over-territory 5") == "politics.war.choose-rival"
    t.seat(2).in_game = False
    assert t.refused("declare war-over-territory 3") == "politics.war.choose-rival"
    t.do("declare war-over-territory 4")
    assert t.seat().war_on == 3


@law("politics.war.card-forbids")
@pytest.mark.parametrize("pact", ["peace-treaty", "acceptance-of-supremacy", "loss-of-sovereignty"])
def test_no_war_on_a_partner_of_a_pact_that_forbids_attacks(pact: str) -> None:
    t = at_war(3).pact(pact, 1, 0).politics()
    assert t.refused("declare war-over-territory 2") == "politics.war.card-forbids"
    assert t.legal("declare") == ["declare war-over-territory 3"]


@law("politics.war.card-forbids")
def test_nobody_at_all_declares_war_on_a_civilization_that_lost_its_sovereignty() -> None:
    t = at_war(4).pact("loss-of-sovereignty", 1, 2).politics()
    assert t.refused("declare war-over-territory 3") == "politics.war.card-forbids"
    assert sorted(t.legal("declare")) == ["declare war-over-territory 2", "declare war-over-territory 4"]


@law("politics.war.card-forbids")
def test_a_leader_may_forbid_his_own_civilization_to_attack() -> None:
    t = at_war().give(leader="mahatma-gandhi").politics()
    t.refused("declare war-over-territory 2")
    assert t.legal("declare") == []


@law("politics.war.any-strength")
@pytest.mark.parametrize("strength", [1, 3, 5])
def test_strength_does_not_matter_for_declaring(strength: int) -> None:
    t = at_war(strength=strength).give(1, workers={"warriors": 3}).politics()
    assert t.legal("declare") == ["declare war-over-territory 2"]


@law("politics.war.ends-pact", "politics.cancel.side-effect")
@pytest.mark.parametrize("pact", ["military-pact", "promise-of-military-protection"])
def test_a_pact_that_ends_on_attack_is_gone_when_the_war_is_declared(pact: str) -> None:
    t = at_war(3).pact(pact, 1, 0).politics().do("declare war-over-territory 2")
    assert t.seat(1).pact == terms.NOTHING
    assert (t.strength(0), t.strength(1)) == (3, 1)


@law("politics.war.ends-pact", log=False)
def test_pacts_with_others_stay() -> None:
    t = at_war(3).pact("military-pact", 0, 2).politics().do("declare war-over-territory 2")
    assert t.seat(0).pact == number("military-pact")
    assert t.strength(0) == 6


@law("politics.war.in-play-area")
def test_a_declared_war_lies_before_the_declarer_directed_at_the_rival() -> None:
    t = at_war(3).do("declare war-over-territory 3")
    assert (t.seat(0).war, t.seat(0).war_on) == (number("war-over-territory"), 2)
    assert list(t.seat(0).cards) == []
    assert list(t.s.discards[terms.AGE_II]) == []
    assert t.asked == "action"


@law("politics.war.resolve-next-turn", "wars.no-effect-until-resolved")
def test_a_war_waits_a_whole_round_and_is_resolved_before_politics() -> None:
    t = at_war(3).do("declare war-over-territory 2", "end")
    assert t.decider == 1
    assert (t.seat(0).yellow, t.seat(1).yellow) == (18, 18)
    t.do("pass", "end", "pass", "end")
    assert (t.asked, t.decider, t.s.round) == ("politics", 0, 6)
    assert (t.seat(0).war, t.seat(0).war_on) == (terms.NOTHING, terms.NOTHING)
    assert (t.seat(0).yellow, t.seat(1).yellow, t.seat(2).yellow) == (19, 17, 18)
    assert number("war-over-territory") in t.s.discards[terms.AGE_II]


@law("wars.no-effect-until-resolved")
def test_until_then_ratings_and_stores_are_as_before() -> None:
    t = at_war(card="war-over-technology").give(1, techs="warfare", science=9).politics()
    before = (t.strength(0), t.strength(1), t.science(1), t.culture(1), t.seat(1).science)
    t.do("declare war-over-technology 2")
    assert (t.strength(0), t.strength(1), t.science(1), t.culture(1), t.seat(1).science) == before
    assert number("warfare") in t.seat(1).specials


@law("wars.no-effect-until-resolved")
def test_the_strengths_of_the_later_turn_decide() -> None:
    t = at_war().do("declare war-over-territory 2", "end", "pass")
    t.give(1, workers={"warriors": 8}).actions(1).do("end")
    assert (t.seat(0).yellow, t.seat(1).yellow) == (16, 20)


@law("politics.war.not-last-round")
def test_no_war_is_declared_in_the_last_round() -> None:
    t = table(age=4, round=5).give(workers={"warriors": 3}, cards="war-over-territory spy").politics()
    assert t.s.last_round == 6
    assert t.legal("declare") == ["declare war-over-territory 2"]
    t.s.round = 6
    assert t.refused("declare war-over-territory 2") == "politics.war.not-last-round"
    assert t.legal("attack") == ["attack spy 2"]
