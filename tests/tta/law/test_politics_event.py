"""politics.*: one political action or none; politics.event.*: preparing an event."""

import pytest

from saecula.tta import terms as terms
from saecula.tta.view import View
from tests.kit import law
from tests.tta.scenario import Table, number, table


def prepared(seed: int = 1, card: str = "rats", current: str = "development-of-science", future: str = "") -> Table:
    """Seat 0 prepares a card; by default the revealed event is the last current one, so the deck is renewed."""
    t = table(age=3, seed=seed).give(cards=card).events(current=current, future=future, author=1)
    return t.politics().do(f"prepare {card}")


@law("politics.one-action")
def test_after_one_political_action_the_action_phase_begins() -> None:
    t = table().give(cards="rats pestilence").events(current="good-harvest immigration").politics()
    t.do("prepare rats")
    assert (t.asked, t.decider) == ("action", 0)
    t.refused("prepare pestilence")
    assert t.names(t.seat().cards) == ["pestilence"]


@law("politics.one-action")
def test_a_leader_may_allow_a_second_political_action_but_no_third() -> None:
    t = table().give(leader="julius-caesar", cards="rats pestilence raiders")
    t.events(current="good-harvest immigration new-deposits").politics()
    t.do("prepare rats")
    assert t.asked == "politics"
    t.do("prepare pestilence")
    assert t.asked == "action"
    assert t.names(t.seat().cards) == ["raiders"]


@law("politics.optional")
def test_passing_is_always_legal_and_changes_nothing() -> None:
    t = table().give(cards="rats raid-i", culture=3).events(current="good-harvest immigration").politics()
    assert "pass" in t.legal()
    t.do("pass")
    assert t.asked == "action"
    assert t.names(t.seat().cards) == ["rats", "raid-i"]
    assert (t.seat().culture, len(t.s.current_events), t.seat().military) == (3, 2, 2)


@law("politics.optional", log=False)
def test_a_player_without_military_cards_can_only_pass_or_resign() -> None:
    assert sorted(table().politics().legal()) == ["pass", "resign"]


@law("politics.kinds", log=False)
def test_the_political_actions_are_these_and_no_others() -> None:
    t = table(3, age=2).give(
        workers={"warriors": 3},
        cards="rats raid-i war-over-territory peace-treaty legion military-bonus-i",
        hand="iron rich-land-i",
    )
    t.pact("trade-routes-agreement", 0, 1).politics()
    words = {text.split()[0] for text in t.legal()}
    assert words == {"prepare", "attack", "declare", "offer", "cancel", "resign", "pass"}


@law("politics.kinds", log=False)
def test_actions_of_the_action_phase_are_no_political_actions() -> None:
    t = table().row("iron").give(cards="legion", hand="drama", science=9).politics()
    assert t.refused("take 1") == "turn.course.phases"
    assert t.refused("tactic legion") == "turn.course.phases"
    assert t.refused("develop drama") == "turn.course.phases"


@law("politics.crown-cards")
def test_cards_with_a_crown_are_not_played_in_the_action_phase() -> None:
    t = table(3, age=2).give(workers={"warriors": 5}, cards="rats raid-i war-over-territory peace-treaty").actions()
    t.refused("prepare rats")
    t.refused("attack raid-i 2")
    t.refused("declare war-over-territory 2")
    t.refused("offer peace-treaty 2 a")
    t.politics()
    assert {"prepare rats", "attack raid-i 2", "declare war-over-territory 2", "offer peace-treaty 2 a"} <= set(
        t.legal()
    )


@law("politics.event.card-kind", "events.territory-by-name")
def test_only_events_and_territories_can_be_prepared() -> None:
    t = table(3).give(cards="rats wealthy-territory-i legion raid-i military-bonus-i open-borders-agreement").politics()
    assert sorted(t.legal("prepare")) == ["prepare rats", "prepare wealthy-territory-i"]
    assert t.refused("prepare legion") == "politics.event.card-kind"
    assert t.refused("prepare raid-i") == "politics.event.card-kind"
    assert t.refused("prepare military-bonus-i") == "politics.event.card-kind"
    assert t.refused("prepare open-borders-agreement") == "politics.event.card-kind"


@law("politics.event.card-kind")
def test_only_a_card_in_hand_can_be_prepared() -> None:
    t = table().give(cards="rats").politics()
    assert t.refused("prepare pestilence") == "politics.event.card-kind"


@law("politics.event.to-future-deck")
def test_a_prepared_event_lies_hidden_on_the_future_deck() -> None:
    t = prepared(current="development-of-science crusades", future="raiders")
    assert t.names(t.s.future_events) == ["raiders", "rats"]
    assert list(t.seat().cards) == []
    other, own = t.game.view(1), t.game.view(0)
    assert isinstance(other, View)
    assert isinstance(own, View)
    assert list(other.future_events) == [1, 1]
    assert other.own_future == [number("raiders"), -1]
    assert own.own_future == [-1, number("rats")]
    assert t.seen(terms.EVENT_PREPARED, 1) == [-1]
    assert t.seen(terms.EVENT_PREPARED, 0) == [number("rats")]


@law("politics.event.score-level")
@pytest.mark.parametrize(
    ("card", "culture"), [("rats", 1), ("vast-territory-i", 1), ("cold-war", 2), ("impact-of-industry", 3)]
)
def test_preparing_scores_the_level_of_the_card(card: str, culture: int) -> None:
    t = prepared(card=card, current="development-of-science crusades")
    assert t.seat().culture == culture
    assert t.seat().score[terms.BY_PREPARING] == culture
    assert t.seat(1).culture == 0


@law("politics.event.reveal-current", "events.past-pile")
@law("events.written-effect", log=False)
def test_preparing_reveals_and_resolves_the_top_current_event() -> None:
    t = prepared(current="development-of-science crusades")
    assert t.seen(terms.EVENT_REVEALED, 1) == [number("development-of-science")]
    assert (t.seat(0).science, t.seat(1).science) == (2, 2)
    assert t.names(t.s.past_events) == ["development-of-science"]
    assert t.names(t.s.current_events) == ["crusades"]


@law("politics.event.territory-colonization")
def test_a_revealed_territory_is_colonized() -> None:
    t = prepared(current="wealthy-territory-i crusades")
    assert (t.asked, t.decider) == ("colony-bid", 0)
    t.do("bid 1", "pass")
    assert (t.asked, t.decider) == ("colony-force", 0)


@law("politics.event.refill-on-last")
def test_after_the_last_current_event_the_future_deck_takes_its_place() -> None:
    t = prepared(future="raiders foray")
    assert sorted(t.names(t.s.current_events)) == ["foray", "raiders", "rats"]
    assert list(t.s.future_events) == []
    assert len(t.seen(terms.EVENTS_RENEWED, 1)) == 1


@law("politics.event.refill-on-last", log=False)
def test_the_future_deck_waits_while_a_current_event_is_left() -> None:
    t = prepared(current="development-of-science crusades", future="raiders foray")
    assert t.names(t.s.current_events) == ["crusades"]
    assert t.names(t.s.future_events) == ["raiders", "foray", "rats"]


@law("politics.event.refill-on-last")
def test_the_deck_is_renewed_only_after_the_last_event_was_carried_out() -> None:
    t = prepared(current="development-of-markets", future="raiders")
    assert t.asked == "food-or-resources"
    assert list(t.s.current_events) == []
    t.do("food 2", "food 2")
    assert sorted(t.names(t.s.current_events)) == ["raiders", "rats"]


@law("politics.event.refill-shuffle")
def test_the_renewed_deck_is_shuffled() -> None:
    orders = {tuple(prepared(seed, future="raiders foray crusades").s.current_events) for seed in range(8)}
    assert len(orders) > 2


@law("politics.event.refill-sort-by-age")
def test_earlier_ages_lie_above_later_ones() -> None:
    t = prepared(card="cold-war", future="impact-of-science rats iconoclasm foray impact-of-wonders")
    assert t.ages(list(reversed(list(t.s.current_events)))) == [1, 1, 2, 2, 3, 3]
    view = t.game.view(1)
    assert isinstance(view, View)
    assert view.current_events == [3, 3, 2, 2, 1, 1]


@law("politics.event.refill-includes-own")
def test_the_card_just_prepared_is_part_of_the_renewed_deck() -> None:
    assert prepared().names(prepared().s.current_events) == ["rats"]


@law("politics.event.later-effect")
def test_a_prepared_event_does_nothing_when_it_is_prepared() -> None:
    t = table().give(cards="rats", food=3).give(1, food=2).events(current="development-of-science crusades")
    t.politics().do("prepare rats")
    assert (t.food(0), t.food(1)) == (3, 2)
    assert number("rats") not in t.s.past_events


@law("politics.event.later-effect", "politics.event.refill-includes-own")
def test_a_second_political_action_may_reveal_it_after_a_refill() -> None:
    t = table().give(leader="julius-caesar", cards="rats raiders", food=3).events(current="development-of-science")
    t.politics().do("prepare rats")
    assert t.food() == 3
    t.do("prepare raiders")
    assert t.food() == 0
    assert t.names(t.s.past_events) == ["development-of-science", "rats"]


@law("politics.event.order", "politics.event.score-level")
def test_culture_for_preparing_counts_in_the_revealed_event() -> None:
    t = table(age=2).give(cards="cold-war", culture=4).give(1, culture=5).events(current="national-pride crusades")
    t.politics().do("prepare cold-war")
    assert t.seat(0).culture == 4 + 2 + 5
    assert t.seat(1).culture == 5


@law("politics.event.order")
def test_culture_for_preparing_can_make_you_the_victim_of_barbarians() -> None:
    t = table(3, age=2).give(cards="cold-war", culture=4).give(1, culture=5, workers={"warriors": 2})
    t.events(current="barbarians crusades").politics().do("prepare cold-war")
    assert (t.seat(0).pool, t.seat(1).pool, t.seat(2).pool) == (0, 1, 1)


@law("politics.event.order", "politics.event.refill-on-last")
def test_the_refill_comes_last_and_leaves_the_resolved_event_out() -> None:
    t = prepared(future="raiders")
    kinds = [event.kind for event in t.game.events(1, 1)]
    steps = [terms.EVENT_PREPARED, terms.CULTURE_CHANGED, terms.EVENT_REVEALED, terms.EVENTS_RENEWED]
    assert [kind for kind in kinds if kind in steps] == steps
    assert number("development-of-science") not in t.s.current_events
