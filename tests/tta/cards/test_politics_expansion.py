"""Leaders of New Leaders and Wonders that act in the politics phase, and the balanced Julius Caesar."""

from typing import Any

import pytest

from saecula.core.event import HIDDEN, SPECTATOR
from saecula.tta import terms as t_
from saecula.tta.cards.house import value
from saecula.tta.law.flow.final import score_finally
from saecula.tta.terms import MODULE_IDS
from saecula.tta.view import View
from tests.kit import law, properties
from tests.tta.scenario import RULES, Table, number, pile, table


def new(seats: int = 2, **options: Any) -> Table:
    """Every module is on, and any leader may be in the game."""
    return table(seats, modules=MODULE_IDS, mode="secret-mix", **options)


def view(t: Table, seat: int) -> View:
    return RULES.view(t.s, seat)


# --- Confucius ----------------------------------------------------------------------------------------------------
def confucius(cards: str, current: str = "rats crusades", seats: int = 2) -> Table:
    return new(seats).give(leader="confucius", cards=cards).events(current=current)


@law("card.confucius.any-military")
def test_confucius_prepares_any_military_card() -> None:
    t = confucius("raid-i legion military-bonus-i vast-territory-i pestilence").politics()
    assert set(t.legal("prepare")) == {
        "prepare raid-i",
        "prepare legion",
        "prepare military-bonus-i",
        "prepare vast-territory-i",
        "prepare pestilence",
    }
    t = new().give(cards="raid-i legion").politics()
    assert t.legal("prepare") == []
    assert t.refused("prepare legion") == "politics.event.card-kind"


@law("card.confucius.same-procedure")
def test_a_card_prepared_with_confucius_scores_its_level_and_reveals_an_event() -> None:
    t = confucius("raid-i", current="development-of-markets crusades").give(culture=0, science=0).politics()
    t.do("prepare raid-i")
    seat = t.seat()
    assert (seat.culture, seat.science, list(seat.cards)) == (1, 1, [])
    assert t.names(t.s.future_events) == ["raid-i"]
    assert t_.EVENT_REVEALED in [event.kind for event in t.game.events(SPECTATOR, 1)]
    assert t.asked != "politics"


def test_confucius_leaves_a_science_point_behind() -> None:
    t = new().give(leader="confucius", hand="joan-of-arc", science=0)
    t.do("elect joan-of-arc")
    assert t.seat().science == 1


@law("card.confucius.hidden")
def test_nobody_can_tell_what_confucius_prepared() -> None:
    t = confucius("raid-i", seats=3).politics().do("prepare raid-i")
    assert view(t, 0).own_future == [number("raid-i")]
    for seat in (1, 2, SPECTATOR):
        seen = view(t, seat)
        assert (seen.own_future, seen.future_events) == ([t_.NOTHING], [1])
        assert t.seen(t_.EVENT_PREPARED, seat) == [HIDDEN]


@law("card.confucius.effect", "card.confucius.after-leaving")
@pytest.mark.parametrize("slug", ["raid-i", "legion", "military-bonus-i"])
@pytest.mark.parametrize("leader", ["confucius", ""])
def test_a_card_that_is_no_event_teaches_everybody_a_little(slug: str, leader: str) -> None:
    t = new(3).give(leader=leader or None, cards="pestilence", science=0)
    t.events(current=f"{slug} crusades").politics().do("prepare pestilence")
    own = 1 if leader else 0  # for preparing
    assert [seat.science for seat in t.s.seats] == [1 + own, 1, 1]
    assert t.names(t.s.past_events) == [slug]
    assert t.asked == "action"


@law("ruling.confucius.end-of-game")
def test_a_card_that_is_no_event_scores_nothing_at_the_end() -> None:
    t = new(age=3).events(current="occupy", future="plunder-iii")
    before = [seat.culture for seat in t.s.seats]
    t.s.stack = []
    score_finally(t.s)
    RULES.advance(t.s)
    assert t.s.over
    assert [seat.culture for seat in t.s.seats] == before


# --- Eleanor of Aquitaine -----------------------------------------------------------------------------------------
def test_eleanor_draws_two_cards_for_a_prepared_event() -> None:
    t = new().give(leader="eleanor-of-aquitaine", cards="pestilence").events(current="crusades rats").politics()
    t.do("prepare pestilence")
    assert len(t.seat().cards) == 2
    assert t.seen(t_.CARDS_DRAWN, 1) == [HIDDEN, HIDDEN]


# --- Nostradamus --------------------------------------------------------------------------------------------------
def nostradamus() -> Table:
    """Seat 0 has him; seat 1 prepares pestilence, seat 2 looks on."""
    t = new(3).give(leader="nostradamus").give(1, cards="pestilence")
    return t.events(current="crusades rats").politics(1)


def test_nostradamus_scores_three_for_a_prepared_event() -> None:
    t = new().give(leader="nostradamus", cards="pestilence", culture=0).events(current="rats crusades").politics()
    t.do("prepare pestilence")
    assert t.seat().culture == 1 + 3
    assert t.seat().score[t_.BY_LEADER] == 3


@law("card.nostradamus.look")
def test_nostradamus_sees_what_others_prepare() -> None:
    t = nostradamus().do("prepare pestilence")
    assert view(t, 0).own_future == [number("pestilence")]
    assert view(t, 2).own_future == view(t, SPECTATOR).own_future == [t_.NOTHING]
    assert t.seen(t_.CARD_SEEN, 0) == [number("pestilence")]
    assert t.seen(t_.CARD_SEEN, 2) == t.seen(t_.CARD_SEEN, 1) == [HIDDEN]
    for seed in range(4):
        assert list(RULES.imagine(view(t, 0), seed).future_events) == [number("pestilence")]
    properties.hidden_things_do_not_interfere(t.game, range(3))


def test_nostradamus_does_not_mark_his_owners_own_events() -> None:
    t = new().give(leader="nostradamus", cards="pestilence").events(current="crusades rats").politics()
    t.do("prepare pestilence")
    assert list(t.s.future_seen) == [0]
    assert view(t, 0).own_future == [number("pestilence")]
    assert view(t, 1).own_future == [t_.NOTHING]


@law("card.nostradamus.look")
def test_nostradamus_sees_the_card_that_is_prepared_and_none_that_lay_there() -> None:
    t = nostradamus()
    t.events(current="crusades rats", future="raiders foray", author=2).politics(1)
    t.s.future_seen = pile([1 << 1, 0])  # somebody else has seen the first
    t.do("prepare pestilence")
    assert list(t.s.future_seen) == [1 << 1, 0, 1 << 0]
    assert view(t, 0).own_future == [t_.NOTHING, t_.NOTHING, number("pestilence")]


@law("card.nostradamus.look-later")
def test_events_once_seen_stay_known_when_nostradamus_is_gone() -> None:
    t = nostradamus().do("prepare pestilence").give(hand="leonardo-da-vinci").actions(0)
    t.do("elect leonardo-da-vinci")
    assert view(t, 0).own_future == [number("pestilence")]


@law("card.nostradamus.not-earlier")
def test_nostradamus_does_not_see_what_was_prepared_before() -> None:
    t = new(3).give(hand="nostradamus").give(1, cards="pestilence").events(current="crusades rats").politics(1)
    t.do("prepare pestilence").actions(0).do("elect nostradamus")
    assert view(t, 0).own_future == [t_.NOTHING]


@law("card.nostradamus.until-shuffled")
def test_events_seen_are_hidden_again_when_they_are_shuffled() -> None:
    t = nostradamus()
    t.give(2, cards="border-conflict uncertain-borders").events(current="crusades rats").politics(1)
    t.do("prepare pestilence")
    assert view(t, 0).own_future == [number("pestilence")]  # the last look
    t.politics(2).do("prepare uncertain-borders")
    assert list(t.s.future_events) == list(t.s.future_seen) == []
    assert view(t, 0).own_future == []
    assert view(t, 0).top_event == t_.NOTHING
    tops = {RULES.imagine(view(t, 0), seed).current_events[-1] for seed in range(12)}
    assert len(tops) > 1


# --- Catherine the Great ------------------------------------------------------------------------------------------
def catherine(seats: int, weaker: int) -> Table:
    """Seat 0 has strength 3, so many of the others 1, the rest 5."""
    t = new(seats, age=2).give(leader="catherine-the-great", workers={"warriors": 3})
    for i in range(1 + weaker, seats):
        t.give(i, workers={"warriors": 5})
    return t.politics()


@law("card.catherine.once")
def test_catherine_takes_a_token_of_a_weaker_rival_once() -> None:
    t = catherine(2, 1).do("humble")
    assert [seat.yellow for seat in t.s.seats] == [19, 17]
    assert t.asked == "action"  # it was the political action
    t.politics()
    assert t.legal("humble") == []
    assert t.refused("humble") == "card.catherine.once"


@pytest.mark.parametrize(("seats", "weaker", "own"), [(3, 1, 19), (3, 2, 19), (4, 1, 18), (4, 2, 19), (4, 3, 19)])
def test_catherine_gains_if_enough_tokens_are_lost(seats: int, weaker: int, own: int) -> None:
    t = catherine(seats, weaker).do("humble")
    assert [seat.yellow for seat in t.s.seats] == [own, *[17] * weaker, *[18] * (seats - 1 - weaker)]


def test_catherine_needs_a_weaker_rival_with_a_token() -> None:
    assert catherine(2, 0).refused("humble") == "action.all-steps-and-costs"
    t = catherine(3, 1).give(1, yellow=0).politics()
    assert t.legal("humble") == []
    t = catherine(2, 1).give(1, leader="nostradamus").politics()  # plain strength counts
    assert t.legal("humble") == ["humble"]
    assert new().politics().refused("humble") == "politics.kinds"


def test_catherine_needs_the_political_action() -> None:
    t = catherine(2, 1)
    t.seat().no_politics = 1
    assert t.politics().refused("humble") == "politics.one-action"


# --- Pierre de Coubertin ------------------------------------------------------------------------------------------
def coubertin(seats: int = 2) -> Table:
    return new(seats, age=3).give(leader="pierre-de-coubertin", culture=20).give(1, culture=20)


@law("card.coubertin.not-political")
def test_the_games_are_no_political_action() -> None:
    t = coubertin().give(cards="impact-of-colonies").events(current="crusades rats").politics().do("games")
    assert t.seat().culture == 28
    assert t.asked == "politics"
    t.do("prepare impact-of-colonies")
    t = coubertin()
    t.seat().no_politics = 1
    t.politics().do("games", "pass")
    assert t.seat().culture == 28


@law("card.coubertin.duration")
def test_whoever_attacks_during_the_games_loses_culture() -> None:
    t = coubertin().give(cards="plunder-iii", workers={"warriors": 3}, military=2)
    t.give(1, cards="plunder-ii", workers={"warriors": 5}, military=2).politics().do("games", "pass")
    assert (t.s.games_of, t.s.games_penalty) == (0, 8)
    t.politics(1).do("attack plunder-ii 1")
    assert t.seat(1).culture == 12
    t = coubertin().give(cards="plunder-iii", workers={"warriors": 3}, military=2).politics()
    t.do("games", "attack plunder-iii 2")
    assert t.seat().culture == 20  # 8 more, 8 less
    t = coubertin().give(cards="plunder-iii", workers={"warriors": 3}, military=2).politics().do("games", "pass")
    t.politics().do("attack plunder-iii 2")
    assert t.s.games_of == t_.NOTHING
    assert t.seat().culture == 28


@law("card.coubertin.once")
def test_the_games_are_held_once() -> None:
    t = coubertin().politics().do("games")
    assert t.refused("games") == "card.coubertin.once"
    assert t.do("pass").politics().refused("games") == "card.coubertin.once"
    assert new().politics().refused("games") == "politics.kinds"


def test_the_games_end_when_their_holder_resigns() -> None:
    t = coubertin(3).politics().do("games", "resign")
    assert t.s.games_of == t_.NOTHING


# --- Ian Fleming --------------------------------------------------------------------------------------------------
def fleming(seats: int) -> Table:
    t = new(seats, age=3).give(leader="ian-fleming")
    for i, cards in enumerate(("raid-i legion", "rats")[: seats - 1]):
        t.give(1 + i, cards=cards)
    return t.politics()


def test_fleming_sees_a_military_hand_and_knows_it_from_then_on() -> None:
    t = fleming(3).do("look 2")
    cards = [number("raid-i"), number("legion")]
    assert t.asked == "politics"
    assert t.seen(t_.CARD_SEEN, 0) == cards
    assert t.seen(t_.CARD_SEEN, 2) == [HIDDEN, HIDDEN]
    assert t.seat().known == [1, cards[0], 1, cards[1]]
    for seed in range(3):
        assert sorted(RULES.imagine(view(t, 0), seed).seats[1].cards) == sorted(cards)
    assert "known" not in view(t, 2).seats[0].open["more"]  # type: ignore[operator]
    properties.hidden_things_do_not_interfere(t.game, range(2))
    assert t.refused("look 3") == "card.fleming.without-political-action"  # one hand in a phase


@law("card.fleming.not-same-twice")
def test_fleming_does_not_look_at_one_hand_twice_running() -> None:
    t = fleming(3).do("look 2", "pass").politics()
    assert t.refused("look 2") == "card.fleming.not-same-twice"
    t.do("look 3", "pass").politics()
    assert t.legal("look") == ["look 2"]


@law("card.fleming.reset")
def test_after_a_turn_without_looking_fleming_may_look_at_anybody() -> None:
    t = fleming(3).do("look 2", "pass").politics().do("pass").politics()
    assert t.legal("look") == ["look 2", "look 3"]


@law("card.fleming.two-player")
def test_with_two_players_fleming_looks_every_second_turn() -> None:
    t = fleming(2).do("look 2", "pass").politics()
    assert t.legal("look") == []
    t.do("pass").politics()
    assert t.legal("look") == ["look 2"]


@law("card.fleming.without-political-action")
def test_fleming_looks_although_the_political_action_was_given_up() -> None:
    t = fleming(3)
    t.seat().no_politics = 1
    t.politics().do("look 3")
    assert t.seat().known == [2, number("rats")]
    assert t.refused("look 9") == "card.fleming.without-political-action"
    assert new().politics().refused("look 2") == "politics.kinds"


# --- Julius Caesar, balanced --------------------------------------------------------------------------------------
def test_the_balanced_caesar_has_two_political_actions_every_turn() -> None:
    t = new().give(leader="julius-caesar-balanced", cards="pestilence iconoclasm")
    caesar = "julius-caesar-balanced"
    assert (t.strength(), t.seat().military_total) == (1 + value(caesar, "strength"), 2 + value(caesar, "military"))
    for _ in range(2):
        t.events(current="crusades rats uncertain-borders").politics()
        t.do("prepare pestilence")
        assert t.asked == "politics"
        t.do("prepare iconoclasm")
        assert t.asked == "action"
        t.s.past_events = pile([])
        t.seat().cards = pile([number("pestilence"), number("iconoclasm")])
        t.events()
