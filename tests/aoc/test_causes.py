"""Every event says by which law it happened; `tests/aoc/law/conftest.py` compares it with the law under test."""

from collections import Counter

from saecula import aoc
from saecula.aoc import terms as t
from saecula.aoc.cards import catalog
from saecula.core.event import SPECTATOR, redact
from saecula.laws import catalogue
from tests.aoc.causes import cited_by_the_log, laws_at_calls
from tests.aoc.scenario import position
from tests.kit.games import Options, game_at

ALL = ["innovation", "changing-world", "draft"]
TABLES: list[Options] = [{"seats": 4, "modules": ALL}, {"seats": 2}, {"seats": 1, "challenge": "steppe-storm"}]


def test_the_sources_say_which_laws_a_log_can_cite() -> None:
    found = cited_by_the_log()
    assert found <= set(catalogue("aoc"))
    assert len(found) > 55
    assert {"civ.annex.workers", "world.rats", "card.persia", "action.farm", "solo.round-end"} <= found
    assert "civ.limit" not in found, "a law that only refuses"


def test_laws_are_read_where_something_happens() -> None:
    source = 'emit(s, "a" if x else "b", 1)\ngain_vp(s, "c", 2)\nlaw = "d"\nask(s, "e")\nemit(s, law, 1)\n'
    assert laws_at_calls(source) == {"a", "b", "c", "d"}


def test_causes_of_whole_games_are_laws() -> None:
    catalog.load()
    causes: Counter[str] = Counter()
    for options in TABLES:
        for seed in range(6):
            game = game_at(aoc.RULES, options, seed, 10_000)
            causes.update(event.cause for events in game.happened for event in events)
    assert set(causes) <= set(catalogue("aoc"))
    assert len(causes) > 40
    assert {"challenge.steppe-storm", "draft.later-civs", "civ.rise.coins", "solo.round-end"} <= set(causes)


def test_a_cause_tells_nothing_that_the_event_hides() -> None:
    game = game_at(aoc.RULES, TABLES[0], 1, 10_000)
    kept = [event for events in game.happened for event in events if event.kind == t.CARD_KEPT]
    assert len({event.a for event in kept}) == len(kept) == 20
    assert {redact(event, SPECTATOR).cause for event in kept} == {"draft.pass-left"}


def test_what_a_card_does_is_cited_by_its_own_law() -> None:
    """Kongo's pass: the coins of the pass by the rule, those of the card by the card."""
    table = position().give(civs="kongo", workers=2).actions().do("pass")
    gained = [(event.a, event.cause) for event in table.game.happened[-1] if event.kind == t.COINS_GAINED]
    assert gained[:2] == [(2, "action.pass.gain"), (1, "card.kongo")]
