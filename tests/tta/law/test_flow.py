"""flow.*: order of play, rounds, the last round, final scoring and the winner."""

import pytest

from saecula.core.game import Game
from saecula.tta import terms as terms
from tests.kit import law
from tests.tta.scenario import RULES, Table, table


def decks_at_end(t: Table, left: int) -> Table:
    """Leave so many cards in the current civil deck; the row is full."""
    t.s.civil_deck = t.s.civil_deck[:left]
    return t


def last_round(seats: int = 2, start: int = 0, on_turn: int | None = None) -> Table:
    """Age IV; the seat on turn (the last of the round unless named) is in the actions of the last round."""
    t = table(seats, age=4, start=start)
    t.last_round()
    return t.actions((start - 1) % seats if on_turn is None else on_turn)


# --- order and rounds ---------------------------------------------------------------------------------------------
@law("flow.order.clockwise")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_from_the_starting_player(seats: int) -> None:
    t = Table(Game(RULES, {"seats": seats}, 4))
    order = []
    for _ in range(seats):
        order.append(t.decider)
        t.do("end")
    for _ in range(2 * seats):
        order.append(t.decider)
        t.do("pass", "end")
    start = t.s.start_seat
    assert order == [(start + k) % seats for k in range(3 * seats)]


@law("flow.round.definition")
def test_a_round_begins_only_with_the_starting_players_turn() -> None:
    t = table(3, start=1, round=5)
    t.do("end")
    assert (t.decider, t.s.round) == (2, 5)
    t.do("pass", "end")
    assert (t.decider, t.s.round) == (0, 5)
    t.do("pass", "end")
    assert (t.decider, t.s.round) == (1, 6)


@law("flow.round.definition")
def test_the_round_goes_on_when_the_starting_player_resigns() -> None:
    t = table(3, round=5).politics(0)
    t.do("resign")
    assert (t.decider, t.s.round, t.s.start_seat) == (1, 5, 1)
    t.do("pass", "end", "pass", "end")
    assert (t.decider, t.s.round) == (1, 6)


@law("flow.round.definition")
def test_a_new_round_begins_when_the_last_player_of_a_round_resigns() -> None:
    t = table(4, round=5).politics(3)
    t.do("resign")
    assert (t.decider, t.s.round, t.s.start_seat) == (0, 6, 0)


@law("flow.round.no-round-effects")
def test_between_two_rounds_nothing_happens_but_the_next_turn() -> None:
    t = table(2, round=5).actions(1)
    t.game.push("end")
    kinds = [event.kind for event in t.game.happened[-1]]
    new_round = kinds.index(terms.ROUND_BEGAN)
    assert kinds[new_round + 1] == terms.TURN_BEGAN
    assert kinds[new_round - 1] == terms.CARDS_DRAWN  # the end of the last turn
    assert set(kinds[new_round + 2 :]) == {terms.ROW_SWEPT, terms.CARD_DEALT}  # the start of the next one
    own, other = t.seat(0), table(2, round=5).seat(0)
    assert (own.science, own.culture, own.civil, own.yellow) == (
        other.science,
        other.culture,
        other.civil,
        other.yellow,
    )


@law("flow.age.sequence")
def test_ages_follow_one_another_without_gaps() -> None:
    t = Table(Game(RULES, {"seats": 2}, 1))
    ages = [t.s.age]
    t.do("end", "end")
    ages.append(t.s.age)
    for _ in range(3):
        decks_at_end(t, 1)
        t.do("pass", "end")
        ages.append(t.s.age)
    assert ages == [0, 1, 2, 3, 4]
    t.do("pass", "end")
    assert t.s.age == 4


# --- the last round -----------------------------------------------------------------------------------------------
@law("flow.last-round.starting-player", log=False)
def test_age_three_ending_on_the_starting_players_turn_ends_the_game_with_that_round() -> None:
    t = decks_at_end(table(3, age=3, round=12, start=1), 1).begin_turn(1)
    assert (t.s.age, t.s.last_round) == (4, 12)
    t.do("pass", "end", "pass", "end", "pass")
    assert not t.game.is_over()
    t.do("end")
    assert t.game.is_over()


@law("flow.last-round.other-player", log=False)
@pytest.mark.parametrize("on_turn", [1, 2, 3])
def test_age_three_ending_on_another_turn_leaves_one_more_full_round(on_turn: int) -> None:
    t = decks_at_end(table(4, age=3, round=12), 1).begin_turn(on_turn)
    assert (t.s.age, t.s.last_round) == (4, 13)
    t.do(*["pass", "end"] * (4 - on_turn))
    assert (t.s.round, t.decider) == (13, 0)
    t.do(*["pass", "end"] * 3)
    assert not t.game.is_over()
    t.do("pass", "end")
    assert t.game.is_over()


@law("flow.end.after-last-round")
def test_final_scoring_waits_for_the_last_end_of_turn() -> None:
    t = last_round(2, on_turn=0).events(current="impact-of-wonders").give(0, wonders="pyramids")
    t.do("end")
    assert t.seat(0).culture == 0
    assert (t.asked, t.decider, t.s.final) == ("politics", 1, False)
    t.do("pass", "end")
    assert t.game.is_over()
    assert t.seat(0).culture == 5
    outcome = t.game.outcome()
    assert outcome is not None
    assert outcome.reason == "flow.end.after-last-round"
    assert t.refused("end") == "flow.end.after-last-round"


@law("flow.end.after-last-round")
def test_the_last_player_still_produces_before_the_scoring() -> None:
    t = last_round(2).give(1, workers={"religion": 1}).events(current="impact-of-balance")
    t.do("end")
    assert t.game.is_over()
    assert t.seat(1).score[terms.BY_PRODUCTION] == 1
    assert t.seat(1).score[terms.BY_IMPACT] == 2  # twice the least of 1 science, 1 culture, 2 food, 2 resources


@law("flow.end.equal-turns")
@pytest.mark.parametrize("on_turn", [0, 1, 2])
def test_everybody_has_had_the_same_number_of_turns_at_the_end(on_turn: int) -> None:
    t = table(3, age=3, round=12)
    turns = [0, 0, 0]
    while not t.game.is_over():
        turns[t.decider] += 1
        if t.decider == on_turn - 1 and t.s.age == 3:
            decks_at_end(t, 1)
        elif on_turn == 0 and t.decider == 2 and t.s.age == 3:
            decks_at_end(t, 1)
        t.do(*(["pass", "end"] if t.asked == "politics" else ["end"]))
    assert turns == [2, 2, 2]


# --- final scoring ------------------------------------------------------------------------------------------------
@law("flow.final.age3-events")
def test_age_three_events_of_both_decks_are_scored_at_the_end() -> None:
    t = last_round(2).give(1, wonders="pyramids colossus", colonies="vast-territory-i")
    t.events(current="impact-of-wonders", future="impact-of-colonies").do("end")
    assert t.seat(1).score[terms.BY_IMPACT] == 5 + 5 + 3
    assert (list(t.s.current_events), list(t.s.future_events)) == ([], [])


@law("flow.final.only-age3")
def test_earlier_events_are_not_scored_at_the_end() -> None:
    t = last_round(2).give(1, culture=20, wonders="pyramids")
    t.events(current="national-pride crusades", future="ravages-of-time cultural-influence strategic-territory-ii")
    t.do("end")
    assert t.game.is_over()
    assert (t.seat(0).culture, t.seat(1).culture) == (0, 20)
    assert t.seat(1).ruins == 0
    assert list(t.seat(0).colonies) == list(t.seat(1).colonies) == []


@law("flow.final.any-order")
@pytest.mark.parametrize(
    ("current", "future"),
    [
        ("impact-of-wonders impact-of-colonies impact-of-government", ""),
        ("impact-of-government", "impact-of-colonies impact-of-wonders"),
        ("", "impact-of-colonies impact-of-government impact-of-wonders"),
    ],
)
def test_each_remaining_event_is_scored_once_whatever_the_order(current: str, future: str) -> None:
    t = last_round(2).give(1, wonders="pyramids", colonies="vast-territory-i").events(current=current, future=future)
    t.do("end")
    assert t.seat(1).culture == 5 + 3 + (2 * 5 + 2)  # the pyramids give a fifth civil action
    assert t.seat(0).culture == 2 * 4 + 2


@law("flow.final.any-order")
def test_only_age_three_events_are_revealed_at_the_end() -> None:
    t = last_round(2).events(current="impact-of-wonders rats impact-of-colonies", future="impact-of-progress")
    t.game.push("end")
    revealed = [event.a for event in t.game.happened[-1] if event.kind == terms.EVENT_REVEALED]
    assert sorted(t.names(revealed)) == ["impact-of-colonies", "impact-of-progress", "impact-of-wonders"]


@law("flow.final.any-order", "ruling.final.event-order")
@pytest.mark.parametrize(
    ("current", "future", "culture"),
    [
        ("impact-of-happiness impact-of-wonders", "", 5),  # eight points below nothing are not owed
        ("impact-of-wonders impact-of-happiness", "", 0),
        ("impact-of-happiness", "impact-of-wonders", 5),
        ("impact-of-wonders", "impact-of-happiness", 0),
    ],
)
def test_the_current_deck_is_scored_from_its_top_then_the_future_deck(current: str, future: str, culture: int) -> None:
    t = last_round(2).give(0, wonders="pyramids", yellow=8, culture=0).events(current=current, future=future)
    t.do("end")
    assert t.seat(0).culture == culture


@law("flow.final.bonuses")
def test_bill_gates_scores_after_the_last_event() -> None:
    t = last_round(2).give(1, leader="bill-gates", workers={"computers": 2, "alchemy": 1})
    t.events(current="impact-of-science").do("end")
    assert t.seat(1).score[terms.BY_IMPACT] == 10
    assert t.seat(1).score[terms.BY_LEADER] == 3 + 3 + 1
    culture = [e for e in t.game.happened[-1] if e.kind == terms.CULTURE_CHANGED and e.seat == 1]
    assert [(event.a, event.b) for event in culture] == [(10, terms.BY_IMPACT), (7, terms.BY_LEADER)]
    assert t.game.happened[-1][-1].kind == terms.GAME_ENDED


@law("flow.winner.most-culture")
def test_the_most_culture_after_final_scoring_wins() -> None:
    t = last_round(3).give(0, culture=30).give(1, culture=31).give(2, culture=24, wonders="kremlin eiffel-tower")
    t.events(current="impact-of-wonders")
    t.give(2, yellow=18).do("end")
    outcome = t.game.outcome()
    assert outcome is not None
    assert outcome.scores == [30, 31, 24 + 6 + 6]
    assert outcome.ranks == [3, 2, 1]


@law("flow.winner.tie-shared")
def test_equal_culture_wins_together() -> None:
    t = last_round(3).give(0, culture=30, science=50).give(1, culture=12).give(2, culture=30).events()
    t.do("end")
    outcome = t.game.outcome()
    assert outcome is not None
    assert outcome.scores == [30, 12, 30]
    assert outcome.ranks == [1, 3, 1]
