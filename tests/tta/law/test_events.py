"""events.*: who is concerned, who decides first, ties, and where events go."""

import pytest

from saecula.tta import terms as terms
from saecula.tta.cards.catalog import BASE_CARDS, CARDS
from tests.kit import law
from tests.tta.scenario import Table, number, pile, table


def armed(*strengths: int, age: int = 1) -> Table:
    """Seats with so many warriors each."""
    t = table(len(strengths), age=age)
    for i, strength in enumerate(strengths):
        t.give(i, workers={"warriors": strength})
    return t


def pools(t: Table) -> list[int]:
    return [seat.pool for seat in t.s.seats]


def cultures(t: Table) -> list[int]:
    return [seat.culture for seat in t.s.seats]


def sciences(t: Table) -> list[int]:
    return [seat.science for seat in t.s.seats]


# --- kinds and piles ----------------------------------------------------------------------------------------------
@law("events.territory-by-name")
def test_territories_are_the_events_with_territory_in_their_name() -> None:
    named = [card.slug for card in CARDS[:BASE_CARDS] if "Territory" in card.name and card.kind != terms.WAR]
    assert [card.slug for card in CARDS[:BASE_CARDS] if card.kind == terms.TERRITORY] == named
    assert len(named) == 12
    assert [card.slug for card in CARDS[:BASE_CARDS] if card.kind == terms.EVENT and not card.steps] == []


@law("events.written-effect", log=False)
def test_events_that_concern_everybody() -> None:
    t = table(3).reveal("development-of-trade-routes")
    assert [(t.food(i), t.resources(i), t.seat(i).science) for i in range(3)] == [(1, 1, 1)] * 3
    assert [table(3).reveal("development-of-agriculture").food(i) for i in range(3)] == [2, 2, 2]
    assert sciences(table(3).reveal("development-of-science")) == [2, 2, 2]
    assert pools(table(3).reveal("development-of-settlement")) == [2, 2, 2]


@law("events.written-effect")
def test_crusades_move_culture_between_the_strongest_and_the_weakest() -> None:
    t = armed(1, 2, 3).give(0, culture=9, cards="rats").events(current="crusades foray").politics()
    t.do("prepare rats")
    assert cultures(t) == [9 + 1 - 4, 0, 4]


@law("events.written-effect", log=False)
def test_rats_and_good_harvest() -> None:
    t = table().give(0, food=4).give(1, food=1).reveal("rats")
    assert (t.food(0), t.food(1), t.seat(0).blue) == (0, 0, 16)
    t = table().give(0, workers={"irrigation": 1}).reveal("good-harvest")
    assert (t.food(0), t.food(1)) == (4, 2)


@law("events.past-pile", "events.not-redrawn")
def test_a_resolved_event_lies_in_the_past_and_is_never_drawn_again() -> None:
    t = table().give(military=2).reveal("rats")
    assert t.names(t.s.past_events) == ["rats"]
    assert [pile for pile in t.s.discards if pile] == []
    t.s.military_deck = pile([])
    t.s.discards[terms.AGE_I] = pile(t.claim("legion"))
    t.do("end")
    assert t.names(t.seat(0).cards) == ["legion"]
    assert t.names(t.s.past_events) == ["rats"]


@law("events.past-pile")
def test_an_event_goes_to_the_past_only_after_all_answered() -> None:
    t = table().reveal("development-of-markets").do("food 2")
    assert list(t.s.past_events) == []
    t.do("resources 2")
    assert t.names(t.s.past_events) == ["development-of-markets"]
    assert (t.food(0), t.resources(1)) == (2, 2)


# --- who decides --------------------------------------------------------------------------------------------------
@law("events.decisions.clockwise-from-revealer")
def test_the_revealer_decides_first_then_clockwise() -> None:
    t = table(4).reveal("development-of-markets", 2)
    order = [t.decider]
    for answer in ("food 2", "resources 2", "food 2"):
        order.append(t.do(answer).decider)
    assert order == [2, 3, 0, 1]
    t.do("resources 2")
    assert (t.asked, t.decider) == ("action", 2)
    assert [t.food(i) for i in range(4)] == [2, 0, 2, 0]


@law("events.decisions.clockwise-from-revealer")
def test_clockwise_also_among_the_few_concerned() -> None:
    t = armed(3, 1, 1, 3).reveal("foray", 1)
    assert (t.asked, t.decider) == ("split", 3)
    assert t.do("food 1").decider == 0
    t.do("food 3")
    assert [(t.food(i), t.resources(i)) for i in range(4)] == [(3, 0), (0, 0), (0, 0), (1, 2)]


# --- ties ---------------------------------------------------------------------------------------------------------
@law("events.ties.current-player-first")
def test_among_equals_the_current_player_is_strongest() -> None:
    t = table(3, age=2).give(1, culture=0).reveal("politics-of-strength", 1)
    assert [len(seat.cards) for seat in t.s.seats] == [0, 5, 0]


@law("events.ties.current-player-first")
def test_then_the_closest_clockwise() -> None:
    t = armed(2, 1, 1, 2).reveal("uncertain-borders", 1)
    assert [seat.yellow for seat in t.s.seats] == [18, 18, 17, 19]


@law("events.ties.current-player-first")
def test_among_equals_the_weakest_is_farthest_clockwise() -> None:
    t = table(4).reveal("reign-of-terror", 2)
    assert pools(t) == [1, 0, 1, 1]


@law("events.ties.current-player-first", "events.two-player.single-target")
def test_two_of_three_equals_are_strongest() -> None:
    assert sciences(table(3, age=2).reveal("cold-war", 1)) == [0, 6, 6]
    assert sciences(table(4, age=2).reveal("cold-war", 3)) == [6, 0, 0, 6]


@law("events.ties.may-hurt")
def test_barbarians_look_at_the_current_player_among_those_with_most_culture() -> None:
    t = armed(1, 3, 3).give(0, culture=4).give(1, culture=5).reveal("barbarians", 0)
    assert cultures(t)[:2] == [5, 5]
    assert pools(t) == [0, 1, 1]


@law("events.ties.may-hurt")
def test_barbarians_spare_a_rich_civilization_that_is_strong() -> None:
    t = armed(3, 1, 1).give(0, culture=4).give(1, culture=5).reveal("barbarians", 0)
    assert pools(t) == [1, 1, 1]


@law("events.ties.may-hurt")
def test_terrorism_is_the_deed_of_the_tied_player_farthest_clockwise() -> None:
    t = table(3, age=2).give(1, culture=1).give(2, culture=1).reveal("terrorism", 0)
    assert cultures(t) == [1, 1, 1]
    assert (t.asked, t.decider) == ("destroy-others-building", 2)
    t.do("choose philosophy", "choose philosophy")
    assert [t.workers("philosophy", i) for i in range(3)] == [0, 0, 1]


@law("events.ties.end-of-game")
def test_at_the_end_ties_are_broken_for_the_starting_player() -> None:
    t = table(3, age=4, round=6, start=1)
    t.s.last_round = 6
    t.events(current="impact-of-strength").actions(0).do("end")
    assert t.game.is_over()
    assert cultures(t) == [0, 14, 7]


@law("events.ties.end-of-game")
def test_during_the_game_the_same_tie_goes_to_the_revealer() -> None:
    t = table(3, age=3, start=1).reveal("impact-of-strength", 2)
    assert cultures(t) == [7, 0, 14 + 1]


@law("events.ties.all-civilizations")
def test_everybody_tied_for_most_is_concerned() -> None:
    t = table(3).give(0, workers={"religion": 1}).give(2, workers={"religion": 1}).reveal("immigration", 1)
    assert pools(t) == [2, 1, 2]
    assert pools(table(3).reveal("immigration")) == [2, 2, 2]


@law("events.ties.all-civilizations")
def test_the_most_discontent_all_lose_a_token_unless_nobody_is() -> None:
    t = table(3, age=2).give(0, yellow=16).give(2, yellow=16).reveal("civil-unrest", 1)
    assert [seat.blue for seat in t.s.seats] == [15, 16, 15]
    assert [seat.blue for seat in table(3, age=2).reveal("civil-unrest").s.seats] == [16, 16, 16]


# --- two players --------------------------------------------------------------------------------------------------
@law("events.two-player.single-target")
def test_with_two_players_two_means_one() -> None:
    t = armed(1, 2).give(0, food=2).give(1, food=2).reveal("raiders", 1)
    assert t.decider == 0
    t.do("food 2")
    assert (t.food(0), t.food(1), t.asked) == (0, 2, "action")


@law("events.two-player.single-target")
def test_with_three_players_it_is_two() -> None:
    t = armed(3, 2, 1).give(1, food=2).give(2, food=2).reveal("raiders", 0)
    assert t.decider == 1
    assert t.do("food 2").decider == 2
    t.do("food 2")
    assert (t.food(1), t.food(2)) == (0, 0)


@law("events.two-player.single-target")
def test_two_players_left_of_three_count_as_two() -> None:
    t = armed(3, 2, 1, age=2)
    t.seat(2).in_game = False
    assert sciences(t.reveal("cold-war", 1)) == [6, 0, 0]


# --- actions in events --------------------------------------------------------------------------------------------
@law("events.action-effects.usual-rules")
def test_a_free_temple_needs_a_worker_and_room() -> None:
    t = table(3).give(0, workers={"religion": 2}).give(1, pool=0).reveal("development-of-religion")
    assert (t.asked, t.decider) == ("free-build", 2)
    t.do("build religion")
    assert [t.workers("religion", i) for i in range(3)] == [2, 0, 1]
    assert t.seat(2).pool == 0


@law("events.action-effects.usual-rules")
def test_a_cheaper_action_keeps_every_other_rule() -> None:
    t = table().give(0, food=1, resources=1, hand="iron", science=3).reveal("development-of-civilization")
    assert t.asked == "event-action"
    assert "populate" in t.legal()  # 2 food, one less
    assert "build bronze" in t.legal()  # 2 resources, one less
    t.refused("build religion")  # 3 resources, one less
    t.refused("build warriors")
    t.refused("develop iron")  # 5 science, one less
    t.do("build bronze")
    assert (t.workers("bronze"), t.resources(), t.seat().pool, t.seat().civil) == (3, 0, 0, 4)


@law("events.action-effects.usual-rules")
@pytest.mark.parametrize(("pool", "legal"), [(1, True), (0, False)])
def test_a_cheaper_building_needs_an_unused_worker(pool: int, legal: bool) -> None:
    t = table().give(0, resources=5, pool=pool).reveal("development-of-civilization")
    assert ("build bronze" in t.legal()) == legal


# --- actions spent between turns ----------------------------------------------------------------------------------
@law("reset.may-be-spent-before-turn")
def test_an_event_between_turns_may_take_actions_of_the_coming_turn() -> None:
    t = table().give(1, yellow=16).reveal("rebellion", 0)
    assert t.discontent(1) == 1
    assert (t.seat(0).civil, t.seat(1).civil) == (4, 2)
    t.do("end", "pass")
    assert (t.asked, t.decider, t.seat(1).civil) == ("action", 1, 2)
    t.do("end")
    assert t.seat(1).civil == 4


@law("reset.may-be-spent-before-turn")
def test_no_more_actions_are_taken_than_there_are() -> None:
    t = table().give(1, yellow=8).reveal("rebellion", 0)
    assert (t.discontent(1), t.seat(1).civil) == (4, 0)
    assert number("rebellion") in t.s.past_events
