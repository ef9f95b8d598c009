"""politics.pact.*, politics.cancel.*, pacts.*: offering, accepting and cancelling pacts."""

import pytest

from saecula.tta import terms as terms
from saecula.tta.cards.catalog import KIND
from tests.kit import law
from tests.tta.scenario import Table, number, table


def offering(cards: str, seats: int = 3) -> Table:
    return table(seats, age=3).give(cards=cards).politics()


def pacts_in_game(seats: int) -> int:
    s = table(seats, age=0).s
    cards = [card for deck in [*s.military_decks, s.military_deck] for card in deck]
    return len([card for card in set(cards) if KIND[card] == terms.PACT])


@law("politics.pact.not-2p")
def test_a_game_for_two_has_no_pacts() -> None:
    assert (pacts_in_game(2), pacts_in_game(3), pacts_in_game(4)) == (0, 10, 10)
    t = table(2, age=2).give(workers={"warriors": 3}, cards="rats spy").politics()
    assert t.legal("offer") == t.legal("cancel") == []


@law("politics.pact.reveal")
def test_everybody_sees_the_offer_even_if_it_is_refused() -> None:
    t = offering("peace-treaty").do("offer peace-treaty 2 a", "refuse")
    assert t.seen(terms.PACT_OFFERED, 1) == t.seen(terms.PACT_OFFERED, 2) == [number("peace-treaty")]
    assert t.seen(terms.PACT_REFUSED, 2) == [number("peace-treaty")]


@law("politics.pact.reveal", log=False)
def test_only_a_pact_in_hand_can_be_offered() -> None:
    t = offering("rats")
    assert t.refused("offer peace-treaty 2 a") == "politics.pact.reveal"
    t.refused("offer rats 2 a")


@law("politics.pact.choose-partner")
def test_the_partner_is_one_opponent_still_in_the_game() -> None:
    t = offering("peace-treaty", 4)
    assert len(t.legal("offer")) == 3
    assert t.refused("offer peace-treaty 1 a") == "politics.pact.choose-partner"
    assert t.refused("offer peace-treaty 5 a") == "politics.pact.choose-partner"
    t.seat(3).in_game = False
    assert t.refused("offer peace-treaty 4 a") == "politics.pact.choose-partner"


@law("politics.pact.choose-side")
def test_the_offerer_states_his_side_if_there_are_two() -> None:
    t = offering("loss-of-sovereignty peace-treaty")
    assert t.legal("offer") == [
        "offer loss-of-sovereignty 2 a",
        "offer loss-of-sovereignty 2 b",
        "offer loss-of-sovereignty 3 a",
        "offer loss-of-sovereignty 3 b",
        "offer peace-treaty 2 a",
        "offer peace-treaty 3 a",
    ]
    assert t.refused("offer peace-treaty 2 b") == "politics.pact.choose-side"


@law("politics.pact.partner-decides")
def test_the_partner_alone_accepts_or_refuses() -> None:
    t = offering("peace-treaty").do("offer peace-treaty 3 a")
    assert (t.asked, t.decider) == ("pact-reply", 2)
    assert sorted(t.legal()) == ["accept", "refuse"]
    assert (t.culture(0), t.culture(2)) == (0, 0)
    t.do("accept")
    assert (t.asked, t.decider) == ("action", 0)


@law("politics.pact.refused-to-hand", "politics.pact.refused-uses-action")
def test_a_refused_pact_returns_to_hand_and_the_action_is_used() -> None:
    t = offering("peace-treaty rats").do("offer peace-treaty 2 a", "refuse")
    assert sorted(t.names(t.seat().cards)) == ["peace-treaty", "rats"]
    assert t.seat().pact == terms.NOTHING
    assert t.culture(1) == 0
    assert (t.asked, t.decider) == ("action", 0)
    t.refused("offer peace-treaty 3 a")


@law("pacts.max-one-own", "politics.cancel.side-effect")
@law("politics.pact.replaces-own", log=False)
def test_an_accepted_pact_ends_the_offerers_own_one_with_whomever() -> None:
    t = offering("peace-treaty").pact("military-pact", 0, 2).politics()
    assert t.strength(2) == 4
    t.do("offer peace-treaty 2 a", "accept")
    assert (t.seat().pact, t.seat().pact_with) == (number("peace-treaty"), 1)
    assert (t.strength(0), t.strength(2)) == (1, 1)
    assert t.names(t.s.discards[terms.AGE_III]) == ["military-pact"]


@law("politics.pact.replaces-own", log=False)
def test_a_refused_offer_leaves_the_own_pact_in_force() -> None:
    t = offering("peace-treaty").pact("military-pact", 0, 2).politics().do("offer peace-treaty 2 a", "refuse")
    assert (t.seat().pact, t.seat().pact_with) == (number("military-pact"), 2)
    assert t.strength(2) == 4


@law("politics.pact.others-keep", "pacts.others-apply", "pacts.max-one-own")
def test_pacts_in_the_areas_of_others_stay_in_force() -> None:
    t = offering("peace-treaty").pact("military-pact", 1, 0).pact("international-trade-agreement", 2, 0).politics()
    t.do("offer peace-treaty 2 a", "accept")
    assert t.name(t.seat(0).pact) == "peace-treaty"
    assert t.name(t.seat(1).pact) == "military-pact"
    assert t.name(t.seat(2).pact) == "international-trade-agreement"
    assert (t.strength(0), t.culture(0)) == (4, 1)


@law("pacts.others-apply")
def test_a_pact_binds_both_parties_in_whosever_area_it_lies() -> None:
    t = table(3, age=2).pact("military-pact", 1, 0)
    assert (t.strength(0), t.strength(1), t.strength(2)) == (4, 4, 1)
    t = table(3, age=2).pact("promise-of-military-protection", 1, 0)
    assert (t.strength(0), t.strength(1), t.culture(1)) == (5, 1, 1)


@law("politics.pact.placed-with-side", "politics.pact.immediate")
@pytest.mark.parametrize(("side", "strengths", "cultures"), [("a", (1, 5), (1, 0)), ("b", (5, 1), (0, 1))])
def test_a_pact_applies_at_once_with_its_sides_as_announced(
    side: str, strengths: tuple[int, int], cultures: tuple[int, int]
) -> None:
    t = offering("promise-of-military-protection").do(f"offer promise-of-military-protection 2 {side}", "accept")
    assert (t.seat(0).pact_with, t.seat(0).pact_side) == (1, "ab".index(side))
    assert (t.strength(0), t.strength(1)) == strengths
    assert (t.culture(0), t.culture(1)) == cultures
    assert list(t.seat(0).cards) == []


@law("politics.pact.immediate")
def test_military_actions_of_a_pact_can_be_used_in_the_same_turn() -> None:
    t = offering("open-borders-agreement").do("offer open-borders-agreement 2 a", "accept")
    assert (t.seat(0).military, t.seat(0).military_total) == (3, 3)
    assert (t.seat(1).military, t.seat(1).military_total) == (3, 3)
    assert t.seat(2).military_total == 2


@law("politics.pact.keeps-wars")
def test_a_pact_that_forbids_attacks_does_not_stop_a_declared_war() -> None:
    t = table(3, age=3).give(1, cards="war-over-territory", workers={"warriors": 3}).politics(1)
    t.do("declare war-over-territory 1")
    t.give(0, cards="peace-treaty").politics(0).do("offer peace-treaty 2 a", "accept")
    assert (t.seat(1).war, t.seat(1).war_on) == (number("war-over-territory"), 0)
    t.begin_turn(1)
    assert (t.seat(0).yellow, t.seat(1).yellow) == (17, 19)


@law("politics.pact.keeps-wars")
def test_a_strength_pact_made_since_counts_for_both_when_the_war_is_resolved() -> None:
    t = table(3, age=3).give(1, cards="war-over-territory", workers={"warriors": 3}).politics(1)
    t.do("declare war-over-territory 1")
    t.give(0, cards="military-pact").politics(0).do("offer military-pact 2 a", "accept")
    assert (t.strength(0), t.strength(1)) == (4, 6)
    t.begin_turn(1)
    assert (t.seat(0).yellow, t.seat(1).yellow) == (17, 19)


# --- cancelling ---------------------------------------------------------------------------------------------------
@law("politics.cancel.own-party")
def test_pacts_of_others_cannot_be_cancelled() -> None:
    t = table(3, age=3).pact("peace-treaty", 1, 2).politics(0)
    assert t.legal("cancel") == []
    assert t.refused("cancel 2") == "politics.cancel.own-party"
    assert t.refused("cancel 1") == "politics.cancel.own-party"
    assert t.refused("cancel 7") == "politics.cancel.own-party"


@law("politics.cancel.any-area", "politics.cancel.own-party")
def test_own_pacts_can_be_cancelled_in_either_area() -> None:
    t = table(3, age=3).pact("peace-treaty", 0, 1).pact("military-pact", 2, 0).politics(0)
    assert t.legal("cancel") == ["cancel 1", "cancel 3"]
    t.do("cancel 3")
    assert (t.name(t.seat(0).pact), t.seat(2).pact) == ("peace-treaty", terms.NOTHING)


@law("politics.cancel.removed")
def test_a_cancelled_pact_affects_neither_party_any_more() -> None:
    t = table(3, age=3).pact("military-pact", 0, 1).politics(0)
    assert (t.strength(0), t.strength(1)) == (4, 4)
    t.do("cancel 1")
    assert (t.strength(0), t.strength(1)) == (1, 1)
    assert (t.seat(0).pact, t.seat(0).pact_with) == (terms.NOTHING, terms.NOTHING)


@law("politics.cancel.removed")
def test_military_actions_of_a_cancelled_pact_are_lost() -> None:
    t = table(3, age=2).pact("open-borders-agreement", 1, 0).politics(0).do("cancel 2")
    assert (t.seat(0).military_total, t.seat(1).military_total) == (2, 2)
    assert (t.seat(0).military, t.seat(1).military) == (2, 2)


@law("politics.cancel.unilateral", "politics.one-action")
def test_the_other_party_is_not_asked_and_the_action_is_used() -> None:
    t = table(3, age=3).give(0, cards="rats").pact("peace-treaty", 1, 0).politics(0).do("cancel 2")
    assert (t.asked, t.decider) == ("action", 0)
    t.refused("prepare rats")


@law("politics.cancel.side-effect")
def test_who_ends_a_pact_by_attacking_has_used_his_action_for_the_attack_alone() -> None:
    t = table(3, age=3).give(0, leader="julius-caesar", workers={"warriors": 3}, cards="spy")
    t.pact("military-pact", 0, 1).politics(0).do("attack spy 2")
    assert t.seat(0).pact == terms.NOTHING
    assert t.asked == "politics"  # one action so far: the leader still allows a second
