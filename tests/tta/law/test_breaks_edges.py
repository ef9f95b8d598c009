"""Just enough, just too little, nobody and nothing: edges of the law that breaks did not show."""

from typing import Any

import pytest

from saecula.core.event import drain
from saecula.tta import terms as t_
from saecula.tta.cards.catalog import CARDS, STAGES
from saecula.tta.cards.plan import Plan
from saecula.tta.law.cards.catherine import humbled
from saecula.tta.law.cards.dietrich import best_theaters
from saecula.tta.law.cards.genghis import among_strongest
from saecula.tta.law.cards.joan_of_arc import may_peek
from saecula.tta.law.cards.roman_roads import culture_symbols, resource_symbols, science_symbols
from saecula.tta.law.expansion.mix import fill_boards
from saecula.tta.law.weak_check import among_weakest
from saecula.tta.powers import ARMS_EACH_PHASE, MORE_ARMS_IF_WEAK, WORKS_EACH_PHASE
from saecula.tta.state import Seat
from saecula.tta.terms import MODULE_IDS
from tests.kit import law
from tests.tta.expansion import new_table
from tests.tta.scenario import Table, number, table


def military(seats: int = 2, **options: Any) -> Table:
    return table(seats, modules=MODULE_IDS, mode="secret-mix", **options)


# --- equals -------------------------------------------------------------------------------------------------------
@law("action.card.revealed-resolved")
def test_an_equal_rival_is_neither_stronger_nor_richer() -> None:
    t = table(3, age=3).give(hand="wave-of-nationalism endowment-for-the-arts", culture=5)
    t.give(1, culture=5).give(2, culture=5).do("play wave-of-nationalism", "play endowment-for-the-arts")
    assert (t.seat().arms, t.seat().culture) == (0, 5)
    t = table(3, age=3).give(hand="wave-of-nationalism endowment-for-the-arts", culture=5)
    t.give(1, culture=6).give(2, workers={"warriors": 2}).do("play wave-of-nationalism", "play endowment-for-the-arts")
    assert (t.seat().arms > 0, t.seat().culture > 5) == (True, True)


@law("stats.modified-by-text", log=False)
def test_an_equal_civilization_is_not_weaker_and_one_without_tokens_has_none_to_lose() -> None:
    t = new_table(4, age=2).give(0, workers={"warriors": 2}).give(1, workers={"warriors": 2})
    t.give(2, yellow=0)
    assert humbled(t.s, 0) == [3]


@law("card.genghis.wins-ties", "ruling.weak-check.own-turn-tie", log=False)
def test_ties_make_strong_and_nobody_weak() -> None:
    t = new_table(4, age=2)
    assert [among_strongest(t.s, i) for i in range(4)] == [True] * 4
    assert [among_weakest(t.s, i) for i in range(4)] == [False] * 4
    t.give(0, workers={"warriors": 3}).give(1, workers={"warriors": 3}).give(2, workers={"warriors": 2})
    assert [among_strongest(t.s, i) for i in range(4)] == [True, True, False, False]
    assert [among_weakest(t.s, i) for i in range(4)] == [False, False, True, True]


# --- nothing there ------------------------------------------------------------------------------------------------
@law("stats.modified-by-text", log=False)
def test_joan_looks_at_no_event_where_there_is_none() -> None:
    t = table(2).give(leader="joan-of-arc").events(current="foray rats")
    assert (may_peek(t.s, 0), may_peek(t.s, 1)) == (True, False)
    t.events()
    assert not may_peek(t.s, 0)


@law("stats.modified-by-text", "card.united-nations.event-for-all", log=False)
@pytest.mark.parametrize(
    ("wonder", "question"), [("suez-canal", "colony-from-hand"), ("united-nations", "event-from-hand")]
)
def test_who_has_no_military_card_is_asked_for_none(wonder: str, question: str) -> None:
    for cards, asked in (("", "action"), ("legion", question)):
        t = new_table(age=3).give(techs="masonry", wonder=wonder, cards=cards, blue=20, resources=0)
        while t.seat().wonder != t_.NOTHING:
            t.seat().works, t.seat().civil = 9, 4
            t.do("stage 1")
        assert t.asked == asked


@law("politics.aggression.success-effect")
def test_whoever_can_take_no_card_of_a_hand_is_not_asked() -> None:
    for hand, asked in (("", "action"), ("iron", "aggression-pick")):
        t = military().give(0, workers={"warriors": 5}, cards="kidnap").give(1, hand=hand)
        assert t.politics(0).do("attack kidnap 2").asked == asked


# --- ages ---------------------------------------------------------------------------------------------------------
@law("card.roman-roads.changing-symbol", log=False)
def test_the_roman_roads_have_one_symbol_in_every_age() -> None:
    symbols = [(resource_symbols(age), science_symbols(age), culture_symbols(age)) for age in range(5)]
    assert symbols == [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 1)]


@law("expansion.mix.open.refill-age2", "expansion.mix.open.refill-age3", log=False)
@pytest.mark.parametrize(("mode", "filled"), [(t_.OPEN_MIX, [2, 3]), (t_.SECRET_MIX, [])])
def test_boards_are_filled_anew_in_ages_two_and_three(mode: int, filled: list[int]) -> None:
    told = []
    for age in range(5):
        t = new_table(age=2)
        t.s.plan = Plan(t_.LEADERS_WONDERS, mode)
        drain(t.s)
        fill_boards(t.s, age)
        told += [event.a for event in drain(t.s) if event.kind == t_.BOARD_FILLED]
    assert told == filled


# --- what a card allows no more -----------------------------------------------------------------------------------
@law("action.all-steps-and-costs", "cards.in-play.references", log=False)
@pytest.mark.parametrize(
    ("leader", "wonders", "pact_side", "first"),
    [
        ("winston-churchill", "", None, "arm 0"),
        ("hammurabi", "", None, "substitute"),
        ("", "ocean-liner-service", None, "settle"),
        ("johann-sebastian-bach", "", None, "convert philosophy drama"),
        ("", "", 0, "barter 0"),
        ("", "", 1, "barter 1"),
    ],
)
def test_what_was_done_this_turn_is_refused_otherwise_than_what_nobody_allows(
    leader: str, wonders: str, pact_side: int | None, first: str
) -> None:
    def ready() -> Table:
        return table(3, age=3).give(techs="drama", workers={"philosophy": 2}, food=4, resources=8, military=2)

    t = ready().give(leader=leader, wonders=wonders)
    if pact_side is not None:
        t.pact("trade-routes-agreement", 0, 1, pact_side)
    assert t.actions().do(first).refused(first) == "action.all-steps-and-costs"
    assert ready().actions().refused(first) == "cards.in-play.references"


@law("action.unit.disband.own-unit", log=False)
def test_a_unit_that_is_not_there_is_not_disbanded_and_a_building_not_destroyed() -> None:
    t = table(age=2).give(techs="knights iron").actions()
    assert t.refused("destroy knights") == t.refused("destroy tanks") == "action.unit.disband.own-unit"
    assert t.refused("destroy iron") == t.refused("destroy coal") == "action.destroy.own-building"


@law("action.stage.cover-from-cards", log=False)
@pytest.mark.parametrize(
    ("blue", "food", "listed"), [(0, 1, ["stage 1"]), (1, 0, ["stage 1"]), (1, 1, ["stage 1", "stage 2"]), (0, 0, [])]
)
def test_as_many_stages_are_offered_as_there_are_tokens_to_cover(blue: int, food: int, listed: list[str]) -> None:
    t = new_table(age=2).give(techs="masonry", wonder="colossus", food=food, resources=0, blue=blue)
    t.seat().works = 9
    assert t.legal("stage") == listed


@law("food.temporary-first", log=False)
def test_resources_for_urban_buildings_build_no_farm_mine_or_unit() -> None:
    t = new_table(age=2).give(techs="iron drama alchemy swordsmen", food=0, resources=0, pool=1)
    t.seat().works = 9
    assert t.legal("build") == ["build philosophy", "build alchemy", "build religion", "build drama"]
    assert t.legal("upgrade") == ["upgrade philosophy alchemy"]


@law("action.wonder.unfinished-marked")
def test_a_wonder_begins_without_a_stage_whatever_became_of_the_one_before() -> None:
    t = table(age=2).give(wonder="pyramids", stages=2, resources=1).row("great-wall").do("stage 1", "take 1")
    assert (t.name(t.seat().wonder), t.seat().stages) == ("great-wall", 0)


@law("ruling.aggression.effect-as-possible", log=False)
def test_what_an_aggression_may_not_be_played_for() -> None:
    t = table(age=2).give(workers={"warriors": 5}, cards="infiltrate").give(1, wonder="pyramids").politics()
    assert t.legal("attack") == ["attack infiltrate 2"]
    t = table(age=2).give(workers={"warriors": 5}, cards="infiltrate").give(1, leader="moses").politics()
    assert t.legal("attack") == ["attack infiltrate 2"]


# --- what a question holds, as records show it --------------------------------------------------------------------
@law("politics.aggression.printed-cost")
def test_the_question_of_a_raid_holds_buildings_and_their_costs() -> None:
    t = table(age=3).give(0, workers={"warriors": 9}, cards="raid-iii", resources=0, government="monarchy")
    t.give(1, workers={"drama": 1, "philosophy": 2}).politics(0).do("attack raid-iii 2")
    frame = t.s.stack[-1]
    assert (t.asked, frame.step, list(frame.data)) == ("aggression-pick", 0, [0, 0])
    t.do("choose drama")
    first = CARDS[number("drama")].cost
    assert (t.s.stack[-1].step, list(t.s.stack[-1].data)) == (1, [1, first])
    t.do("choose philosophy")
    assert (t.asked, t.resources()) == ("action", (first + CARDS[number("philosophy")].cost + 1) // 2)


@law("colonize.bid.higher")
def test_the_question_of_an_auction_holds_whether_somebody_has_bid() -> None:
    t = table(3, age=2).reveal("vast-territory-i")
    assert (t.asked, t.s.stack[-1].step, t.s.stack[-1].b) == ("colony-bid", 0, 0)
    t.do("pass")
    assert (t.s.stack[-1].step, t.s.stack[-1].b) == (0, 0)
    t.do("bid 1")
    assert (t.asked, t.s.stack[-1].step, t.s.stack[-1].b) == ("colony-bid", 1, 1)


# --- numbers that happen to be equal ------------------------------------------------------------------------------
@law("card.nobel.any-civilization")
@pytest.mark.parametrize("prize", [4, 7])
def test_the_prize_is_worth_what_was_founded(prize: int) -> None:
    t = new_table(age=2).give(hand="iron alchemy", science=40, culture=0)
    t.s.prize = prize
    t.do("develop iron", "develop alchemy", "end")
    assert t.seat(0).score[t_.BY_LEADER] == prize


@law("wonders.age3-one-time")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_food_of_a_wonder_is_its_owners(seat: int) -> None:
    t = military(age=2)
    stages = len(STAGES[number("hanging-gardens-balanced")])
    t.give(seat, wonder="hanging-gardens-balanced", stages=stages - 1, food=0, resources=9).actions(seat)
    foods = [t.food(i) for i in range(2)]
    t.do("stage 1")
    gained = CARDS[number("hanging-gardens-balanced")].gain_food
    assert [t.food(i) - foods[i] for i in range(2)] == [gained if i == seat else 0 for i in range(2)]


@law("card.maria-theresa.each-token", log=False)
def test_maria_theresa_arms_the_weak_at_the_start_of_every_action_phase() -> None:
    for strong, weak in ((0, True), (5, False)):
        t = (
            new_table(3, age=2)
            .give(leader="maria-theresa", workers={"warriors": strong})
            .give(1, workers={"warriors": 3})
        )
        t.give(2, workers={"warriors": 3}).politics().do("pass")
        powers = t.seat().powers
        assert powers[MORE_ARMS_IF_WEAK] > 0
        assert t.seat().arms == powers[ARMS_EACH_PHASE] + (powers[MORE_ARMS_IF_WEAK] if weak else 0)


@law("stats.modified-by-text", log=False)
def test_what_leaders_give_at_the_start_of_a_turn_or_an_action_phase() -> None:
    t = new_table(3, age=2).give(leader="cleopatra").politics().do("pass")
    assert t.seat().works == t.seat().powers[WORKS_EACH_PHASE] > 0
    t = table(3).give(1, leader="homer").actions(0).do("end")
    assert (t.decider, t.seat(1).arms) == (1, 1)


@law("card.dietrich.only-built", log=False)
def test_without_a_theater_there_is_no_best_one() -> None:
    assert best_theaters(Seat()) == 0


@law("card.gutenberg.one-use", log=False)
def test_gutenberg_takes_no_card_that_may_not_be_taken() -> None:
    t = new_table(age=2).give(leader="johannes-gutenberg", techs="alchemy", hand="iron coal oil drama")
    t.row("printing-press").actions()
    assert t.refused("learn-take 1") == "action.take.hand-limit"
    t = new_table(age=2).give(leader="johannes-gutenberg", hand="printing-press").row("printing-press").actions()
    assert not t.legal("learn-take")
