"""More breaks of the law told apart, by cards and places that `python -m tests.mutate tta` drew."""

from typing import Any

import pytest

from saecula.core.event import drain
from saecula.tta import terms as t_
from saecula.tta.cards.catalog import BLUE, CARDS, SLUGS, YELLOW
from saecula.tta.doors import question_of
from saecula.tta.law.cards.ashoka import colour_of
from saecula.tta.law.resign import clear_area
from saecula.tta.law.tech import may_hold
from saecula.tta.law.tokens import card_enters
from saecula.tta.state import Seat
from saecula.tta.terms import MODULE_IDS
from tests.kit import law
from tests.tta.expansion import new_table
from tests.tta.scenario import Table, number, pile, table


def military(seats: int = 2, **options: Any) -> Table:
    """Every module is on, and any leader or wonder may be in the game."""
    return table(seats, modules=MODULE_IDS, mode="secret-mix", **options)


# --- the row ------------------------------------------------------------------------------------------------------
@law("action.take.space-cost")
def test_a_leader_is_cheaper_for_hammurabi_and_no_other_card_is() -> None:
    t = table().give(leader="hammurabi").row(". . . . . joan-of-arc iron moses").actions()
    before = t.seat().civil
    t.do("take 6")
    assert t.seat().civil == before - 1
    t.do("take 7")
    assert t.seat().civil == before - 3


# --- the turn -----------------------------------------------------------------------------------------------------
@law("flow.round.definition")
def test_every_turn_has_its_number() -> None:
    t = table(3).actions(0)
    before = t.s.turn
    t.do("end")
    assert (t.s.turn, t.decider) == (before + 1, 1)
    t.do("pass", "end")
    assert (t.s.turn, t.decider) == (before + 2, 2)


@law("ruling.weak-check.own-turn-tie")
def test_boudica_is_asked_at_the_start_of_her_turn() -> None:
    t = new_table().give(1, leader="boudica").give(0, leader="moses").actions(0).do("end")
    assert (t.asked, t.decider) == ("goods", 1)


@law("politics.kinds", "card.fleming.reset")
def test_fleming_looks_again_when_the_next_politics_phase_begins() -> None:
    t = new_table(3, age=3).give(leader="ian-fleming").politics().do("look 2", "pass", "end")
    assert t.seat().looked == 1
    t.do("pass", "end", "pass", "end")
    assert (t.asked, t.decider) == ("politics", 0)
    assert (t.seat().looked, t.seat().looked_before) == (t_.NOTHING, 1)
    assert t.legal("look") == ["look 3"]


# --- rivals -------------------------------------------------------------------------------------------------------
@law("action.card.revealed-resolved")
def test_a_rich_civilization_that_left_the_game_is_no_rival() -> None:
    t = table(3, age=3).give(hand="endowment-for-the-arts", culture=5).give(1, culture=9).give(2, culture=90)
    t.politics(2).do("resign", "pass", "play endowment-for-the-arts")
    assert t.seat().culture == 5 + 6


@law("politics.aggression.attack-bonus-counts", "politics.aggression.exclude-ending-pact")
def test_in_an_attack_on_a_third_player_a_partner_has_the_strength_of_his_own_side() -> None:
    """Promise of Military Protection: side B has 4 strength, side A none, whoever's area it lies in."""
    for owner, side, strong in ((0, 1, True), (0, 0, False), (1, 0, True), (1, 1, False)):
        t = table(3, age=3).give(0, workers={"warriors": 2}, cards="spy").give(2, workers={"warriors": 4})
        t.pact("promise-of-military-protection", owner, 1 - owner, side).politics(0)
        assert ("attack spy 3" in t.legal()) == strong, (owner, side)


# --- bids ---------------------------------------------------------------------------------------------------------
@law("colonize.bid.order")
def test_the_highest_bid_is_that_of_whoever_was_asked_before() -> None:
    t = table(4, age=2)
    for i in range(4):
        t.give(i, workers={"warriors": 5})
    t.reveal("vast-territory-i", 1).do("bid 1", "bid 3")
    frame = t.s.stack[-1]
    assert (t.asked, t.decider) == ("colony-bid", 3)
    assert question_of(frame.kind).promise(frame) == (2, 3)
    t.do("bid 4")
    assert question_of(frame.kind).promise(t.s.stack[-1]) == (3, 4)


# --- cards of the expansion ---------------------------------------------------------------------------------------
@law("card.arms-industry.levels")
def test_the_last_technology_of_a_kind_is_none_of_the_next_kind() -> None:
    t = military(3, age=3).give(techs="modern-infantry", resources=0).give(1, resources=0).give(2, resources=0)
    t.reveal("arms-industry")
    assert [t.resources(i) for i in range(3)] == [2, 0, 0]


@law("card.ashoka.colors", log=False)
def test_every_colour_has_a_place_of_its_own() -> None:
    cards = ["bronze", "alchemy", "swordsmen", "warfare", "monarchy", "moses", "rich-land-a"]
    assert [colour_of(number(slug)) for slug in cards] == list(range(7))


@law("politics.aggression.success-effect")
def test_only_the_kidnapped_card_is_paid_for_when_it_is_played() -> None:
    t = military().give(0, workers={"warriors": 5}, cards="kidnap", hand="alchemy", science=20).give(1, hand="iron")
    t.politics(0).do("attack kidnap 2", "choose iron")
    before = t.seat().culture
    t.do("develop alchemy")
    assert t.seat().culture == before
    t.do("develop iron")
    assert t.seat().culture == before + 3


# --- refusals -----------------------------------------------------------------------------------------------------
@law("cards.in-play.references", log=False)
@pytest.mark.parametrize(
    "text", ["levy warriors", "convert philosophy drama", "settle", "arm 0", "substitute", "barter 0", "barter 1"]
)
def test_what_no_card_in_play_allows_is_refused_for_that(text: str) -> None:
    assert table(age=2).give(techs="drama").actions().refused(text) == "cards.in-play.references"


@law("action.all-steps-and-costs", log=False)
def test_a_power_that_was_used_is_refused_by_another_law_than_one_that_nobody_has() -> None:
    t = table(age=3).give(leader="winston-churchill").actions().do("arm 0")
    assert t.refused("arm 0") == "action.all-steps-and-costs"


# --- small things -------------------------------------------------------------------------------------------------
@law("card.freedom-of-movement.discounts", log=False)
def test_nobody_must_move() -> None:
    t = military(age=2).give(techs="alchemy", resources=9).reveal("freedom-of-movement")
    assert t.asked == "move-worker"
    assert t.legal()[-1] == "done"
    assert t.do("done").workers("alchemy") == 0


@law("politics.aggression.success-effect")
def test_a_raider_gets_half_of_an_even_price_and_no_more() -> None:
    t = table(age=1).give(0, workers={"warriors": 5}, cards="raid-i", resources=0)
    t.give(1, workers={"drama": 1, "philosophy": 0})
    price = CARDS[number("drama")].cost
    assert price % 2 == 0
    t.politics(0).do("attack raid-i 2", "choose drama")
    assert (t.workers("drama", 1), t.resources(0)) == (0, price // 2)


@law("resign.play-area-removed", log=False)
def test_cards_that_wait_for_the_next_turn_go_with_the_hand() -> None:
    seat = Seat()
    seat.hand = pile([number("rich-land-a")])
    seat.taken = pile([number("rich-land-a")])
    clear_area(seat)
    assert (list(seat.hand), list(seat.taken)) == ([], [])


@law("tech.production.store-without-worker", log=False)
def test_a_lab_stores_nothing_and_a_mine_without_workers_does() -> None:
    seat = Seat()
    for slug in ("iron", "philosophy", "alchemy"):
        seat.techs |= 1 << number(slug)
    assert [may_hold(seat, number(slug)) for slug in ("iron", "coal", "philosophy", "alchemy")] == [
        True, False, False, False,
    ]  # fmt: skip


@law("tokens.symbol.gain-on-enter", log=False)
@pytest.mark.parametrize("amount", [1, 2])
def test_tokens_that_come_with_a_card_are_gained_by_their_law(amount: int) -> None:
    found = [card for card in range(len(CARDS)) if amount in (YELLOW[card], BLUE[card])]
    assert found
    for card in found:
        t = table()
        drain(t.s)
        card_enters(t.s, 0, card)
        assert set(t.s.causes) == {"tokens.symbol.gain-on-enter"}, SLUGS[card]
