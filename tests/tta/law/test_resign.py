"""resign.*: leaving the game, and everything that follows from it."""

from collections import Counter

import pytest

from saecula.tta import terms as terms
from saecula.tta.cards.catalog import KIND, NUMBER
from saecula.tta.cards.plan import BASE_GAME
from saecula.tta.law.expansion.mix import fixed_deck
from tests.kit import law
from tests.tta.scenario import table


@law("resign.political-action")
def test_resigning_is_offered_in_the_politics_phase_only() -> None:
    t = table(3)
    assert t.legal("resign") == []
    assert t.refused("resign") == "turn.course.phases"
    t.politics(0)
    assert t.legal("resign") == ["resign"]
    t.do("resign")
    assert t.seat(0).in_game is False


@law("resign.political-action")
def test_it_uses_up_the_political_action() -> None:
    t = table(3).give(0, cards="pestilence").events(current="rats crusades").politics(0)
    t.do("prepare pestilence")
    assert t.refused("resign") == "turn.course.phases"


@law("resign.political-action")
def test_a_table_may_agree_that_nobody_resigns() -> None:
    t = table(3, resignation=False).politics(0)
    assert t.legal("resign") == []
    assert t.refused("resign") == "resign.political-action"


@law("resign.lost", "resign.others-continue")
def test_whoever_resigns_is_out_and_comes_last() -> None:
    t = table(3, age=3, round=12).give(0, culture=99).politics(0)
    t.do("resign")
    assert (t.decider, t.asked) == (1, "politics")
    t.s.civil_deck = t.s.civil_deck[:1]
    t.do("pass", "end")
    assert (t.decider, t.s.age) == (2, 4)
    t.do("pass", "end")
    assert t.decider == 1  # seat 0 is passed over
    t.do("pass", "end", "pass", "end")
    outcome = t.game.outcome()
    assert outcome is not None
    assert outcome.ranks == [3, 1, 1]


@law("resign.hand-discarded")
def test_the_hand_is_discarded_each_military_card_to_the_pile_of_its_age() -> None:
    t = table(3, age=3).give(1, hand="oil movies", cards="legion raid-ii raid-iii spy").politics(1)
    t.do("resign")
    assert (list(t.seat(1).hand), list(t.seat(1).cards)) == ([], [])
    assert [sorted(t.names(pile)) for pile in t.s.discards] == [[], ["legion"], ["raid-ii", "spy"], ["raid-iii"]]


@law("resign.play-area-removed")
def test_the_play_area_is_cleared() -> None:
    t = table(3, age=2).give(1, techs="iron warfare", leader="moses", wonders="pyramids", wonder="great-wall")
    t.give(1, colonies="vast-territory-i", government="monarchy", workers={"iron": 2}, food=3).politics(1)
    t.do("resign")
    seat = t.seat(1)
    assert (seat.techs, list(seat.specials), list(seat.wonders), list(seat.colonies)) == (
        0,
        [terms.NOTHING] * 4,
        [],
        [],
    )
    assert (seat.leader, seat.wonder, seat.tactic) == (terms.NOTHING, terms.NOTHING, terms.NOTHING)
    assert (sum(seat.workers), seat.pool, seat.blue, seat.yellow, sum(seat.tokens)) == (0, 0, 0, 0, 0)


@law("resign.play-area-removed")
def test_colonies_and_an_own_war_go_to_the_discard_piles() -> None:
    t = table(3, age=2).give(1, colonies="vast-territory-i")
    t.seat(1).war, t.seat(1).war_on = t.claim("war-over-territory")[0], 2
    t.politics(1).do("resign")
    assert t.names(t.s.discards[1]) == ["vast-territory-i"]
    assert t.names(t.s.discards[2]) == ["war-over-territory"]
    assert t.seat(1).war == terms.NOTHING
    assert t.seat(2).culture == 0  # a war that the resigning player had declared gives nothing


@law("resign.pacts-elsewhere-removed")
def test_pacts_with_the_resigning_player_end() -> None:
    t = table(4, age=3).pact("open-borders-agreement", 2, 0).pact("military-pact", 0, 3).pact("peace-treaty", 1, 2)
    assert [seat.military_total for seat in t.s.seats] == [3, 2, 3, 2]
    t.politics(0).do("resign")
    assert [t.name(seat.pact) for seat in t.s.seats] == ["", "peace-treaty", "", ""]
    assert t.seat(2).military_total == 2
    assert t.strength(3) == 1
    assert t.names(list(t.s.discards[1]) + list(t.s.discards[3])) == ["open-borders-agreement", "military-pact"]


@law("resign.wars-score-7", "resign.wars-removed")
def test_everybody_at_war_with_the_resigning_player_scores_seven() -> None:
    t = table(4, age=3).give(0, culture=30).give(2, culture=3)
    t.seat(1).war, t.seat(1).war_on = t.claim("war-over-culture")[0], 0
    t.seat(2).war, t.seat(2).war_on = t.claim("war-over-technology")[0], 0
    t.seat(3).war, t.seat(3).war_on = t.claim("war-over-territory")[0], 2
    t.politics(0).do("resign")
    assert [seat.culture for seat in t.s.seats[1:]] == [7, 10, 0]
    assert [t.name(seat.war) for seat in t.s.seats] == ["", "", "", "war-over-territory"]
    assert t.names(t.s.discards[3]) == ["war-over-culture"]
    assert t.names(t.s.discards[2]) == ["war-over-technology"]


@law("resign.last-player-wins")
@pytest.mark.parametrize("resigning", [0, 1])
def test_the_only_player_left_has_won(resigning: int) -> None:
    t = table(2).give(resigning, culture=50).politics(resigning)
    t.do("resign")
    outcome = t.game.outcome()
    assert outcome is not None
    assert outcome.reason == "resign.last-player-wins"
    assert outcome.ranks == ([2, 1] if resigning == 0 else [1, 2])
    assert t.s.final is False


@law("resign.last-player-wins", "resign.others-continue")
def test_three_players_need_two_resignations_to_end_the_game() -> None:
    t = table(3).politics(0)
    t.do("resign")
    assert not t.game.is_over()
    t.do("resign")
    assert t.game.is_over()
    outcome = t.game.outcome()
    assert outcome is not None
    assert outcome.ranks[2] == 1


@law("resign.current-decks-kept", "resign.future-decks-adjusted")
def test_only_decks_of_later_ages_are_adjusted() -> None:
    t = table(4, age=1).row(" ".join(["iron"] * 3)).politics(0)
    civil, military = list(t.s.civil_deck), list(t.s.military_deck)
    t.do("resign")  # seat 1 then replenishes the row from the same deck: one iron stays, twelve cards are dealt
    assert list(t.s.civil_deck) == civil[:-12]
    assert list(t.s.military_deck) == military
    assert NUMBER["open-borders-agreement"] in t.s.military_deck
    assert [len(deck) for deck in t.s.civil_decks] == [0, 0, 50, 50]
    assert [len(deck) for deck in t.s.military_decks] == [0, 0, 50, 45]
    assert Counter(t.s.civil_decks[2]) == Counter(fixed_deck(2, True, 3, BASE_GAME))
    t.do("resign")
    assert Counter(t.s.civil_decks[2]) == Counter(fixed_deck(2, True, 2, BASE_GAME))
    assert Counter(t.s.civil_decks[3]) == Counter(fixed_deck(3, True, 2, BASE_GAME))
    assert [len(deck) for deck in t.s.military_decks] == [0, 0, 46, 41]
    assert not any(KIND[card] == terms.PACT for deck in t.s.military_decks for card in deck)
    assert NUMBER["open-borders-agreement"] in t.s.military_deck


@law("resign.two-left-event-rules")
def test_two_players_left_evaluate_events_as_two_players() -> None:
    t = table(3).give(1, workers={"warriors": 3}).give(2, workers={"warriors": 2}).reveal("cold-war", 1)
    assert [seat.science for seat in t.s.seats] == [0, 6, 6]
    t = table(3).give(1, workers={"warriors": 3}).give(2, workers={"warriors": 2}).politics(0)
    t.do("resign")
    t.reveal("cold-war", 1)
    assert [seat.science for seat in t.s.seats] == [0, 6, 0]


@law("resign.not-age-iv")
def test_nobody_resigns_in_age_four() -> None:
    t = table(3, age=4).politics(0)
    assert t.legal() == ["pass"]
    assert t.refused("resign") == "resign.not-age-iv"
    assert sorted(table(3, age=3).politics(0).legal()) == ["pass", "resign"]
