"""Every event says by which law it happened; `tests/tta/conftest.py` compares it with the law under test."""

import ast
from collections import Counter

import pytest

from saecula.core.event import SPECTATOR, redact
from saecula.laws import catalogue
from saecula.tta import terms as t
from tests.kit import law
from tests.kit.games import finished_game
from tests.tta.cards.test_military_expansion import kidnapping
from tests.tta.causes import check_log, cited_by_the_log, laws_at_calls
from tests.tta.expansion import new_table
from tests.tta.scenario import RULES, table

ALL = ["balanced", "military", "leaders-wonders"]


# --- reading the sources ------------------------------------------------------------------------------------------
def test_the_sources_say_which_laws_a_log_can_cite() -> None:
    found = cited_by_the_log()
    assert found <= set(catalogue("tta"))
    assert len(found) > 120
    assert {"flow.last-round.starting-player", "action.develop.government-higher", "card.nobel.mandatory"} <= found
    assert "action.take.hand-limit" not in found, "a law that only refuses"


SOURCE = """
def gain(s, amount, law: str) -> None:
    emit(s, law, 1)

def refuse(s, law: str) -> Refusal | None:
    return Refusal(law)

def price_law(card) -> str:
    return "e" if card else "f"

def act(s) -> None:
    emit(s, "a" if s else "b", 1)
    gain(s, 2, "c")
    law = "d"
    gain(s, 2, law if s else "g")
    gain(s, 2, price_law(s))
    refuse(s, "x")
    unused = "y"
"""


def test_laws_are_read_where_something_happens() -> None:
    assert laws_at_calls([ast.parse(SOURCE)]) == set("abcdefg")


# --- the comparison can fail --------------------------------------------------------------------------------------
def test_a_log_that_cites_another_law_is_found() -> None:
    check_log(["action.take.hand-limit", "age.end.lose-2-yellow"], {"age.end.lose-2-yellow"})
    with pytest.raises(AssertionError, match=r"does not cite age\.end\.lose-2-yellow, but \['actions.spend'\]"):
        check_log(["age.end.lose-2-yellow"], {"actions.spend"})
    with pytest.raises(AssertionError, match=r"no laws: \['age\.end\.lose-3-yellow'\]"):
        check_log([], {"age.end.lose-3-yellow"})


# --- what is cited ------------------------------------------------------------------------------------------------
def causes_of(table_: object, kind: int) -> list[str]:
    return [event.cause for event in table_.game.happened[-1] if event.kind == kind]  # type: ignore[attr-defined]


def test_causes_of_whole_games_are_laws() -> None:
    causes: Counter[str] = Counter()
    for options in ({"seats": 2}, {"seats": 3, "modules": ALL}):
        game = finished_game(RULES, {**options, "resignation": False}, 3)
        causes.update(event.cause for events in game.happened for event in events)
    assert set(causes) <= set(catalogue("tta"))
    assert len(causes) > 40


@law("flow.last-round.starting-player")
def test_age_three_ends_on_the_starting_players_turn() -> None:
    t_ = table(2, age=3, start=0).actions(1)
    t_.s.civil_deck = t_.s.civil_deck[:1]
    t_.do("end")
    assert causes_of(t_, t.LAST_ROUND) == ["flow.last-round.starting-player"]


@law("flow.last-round.other-player")
def test_age_three_ends_on_another_turn() -> None:
    t_ = table(2, age=3, start=0)
    t_.s.civil_deck = t_.s.civil_deck[:1]
    t_.do("end")
    assert causes_of(t_, t.LAST_ROUND) == ["flow.last-round.other-player"]


def test_a_revolution_and_a_development_are_told_apart() -> None:
    t_ = table().give(hand="monarchy", science=9).actions().do("revolt monarchy")
    assert causes_of(t_, t.DEVELOPED) == ["action.revolution.effects"]
    assert causes_of(t_, t.SCIENCE_CHANGED) == ["action.revolution.lower-science"]
    t_ = table().give(hand="monarchy", science=9).actions().do("develop monarchy")
    assert causes_of(t_, t.DEVELOPED) == ["action.develop.into-play"]
    assert causes_of(t_, t.SCIENCE_CHANGED) == ["action.develop.government-higher"]


def test_units_and_buildings_are_told_apart() -> None:
    t_ = table().give(resources=9, pool=2).actions().do("build warriors")
    assert causes_of(t_, t.BUILT) == ["action.unit.build.unused-worker"]
    t_.do("build agriculture")
    assert causes_of(t_, t.BUILT) == ["action.build.unused-worker"]
    t_.do("destroy warriors")
    assert causes_of(t_, t.DESTROYED) == ["action.unit.disband.worker-to-pool"]


def test_what_an_aggression_does_is_cited_by_the_law_of_its_success() -> None:
    """Kidnap once cited the taking of cards from the row, Infiltrate the end of an age."""
    t_ = kidnapping("iron alchemy").do("attack kidnap 2", "choose iron")
    assert causes_of(t_, t.CARD_STOLEN) == ["politics.aggression.success-effect"]
    assert causes_of(t_, t.CARD_TAKEN) == []
    t_ = table(2, age=2).give(0, cards="infiltrate", workers={"warriors": 5}).give(1, leader="isaac-newton").politics(0)
    t_.do("attack infiltrate 2", "choose isaac-newton")
    assert causes_of(t_, t.LEADER_LEFT) == ["politics.aggression.success-effect"]
    assert causes_of(t_, t.CULTURE_CHANGED) == ["politics.aggression.success-effect"]


def test_founding_the_prize_and_winning_it_are_told_apart() -> None:
    t_ = new_table(age=2).give(leader="alfred-nobel", hand="isaac-newton iron alchemy", science=20)
    t_.do("elect isaac-newton")
    assert causes_of(t_, t.PRIZE_FOUNDED) == ["card.nobel.mandatory"]
    t_.do("develop iron", "develop alchemy", "end")
    assert causes_of(t_, t.PRIZE_WON) == ["card.nobel.any-civilization"]


def test_a_cause_tells_nothing_that_the_event_hides() -> None:
    """Cards that only their owner may see come and go by the same few laws, whichever they are."""
    game = finished_game(RULES, {"seats": 2, "resignation": False}, 4)
    hidden = [event for events in game.happened for event in events if redact(event, SPECTATOR).a != event.a]
    assert len({event.a for event in hidden}) > 20
    assert len({redact(event, SPECTATOR).cause for event in hidden}) < 10
