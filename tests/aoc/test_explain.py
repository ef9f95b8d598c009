"""Explanations: the addends of every price sum to it, and a floor is blamed only where it cut the price."""

from collections import Counter

from saecula import aoc
from saecula.aoc.cards import catalog
from saecula.aoc.cards.tables import TECH_IDS
from saecula.aoc.explain import explain
from saecula.aoc.state import State
from saecula.aoc.terms import ACTION_IDS, ACTIONS, RESEARCH
from saecula.laws import catalogue
from tests.kit.games import Options, sampled

TABLES: list[Options] = [
    {"seats": 4, "modules": ["innovation", "changing-world", "draft"]},
    {"seats": 2, "modules": ["innovation"]},
    {"seats": 2},
    {"seats": 1, "challenge": "steppe-storm"},
]


def prices() -> list[str]:
    plain = [f"price {ACTION_IDS[action]}" for action in range(ACTIONS) if action != RESEARCH]
    return [*plain, *[f"price research {tech}" for tech in TECH_IDS]]


def test_a_price_is_explained_by_a_floor_only_where_it_was_cut() -> None:
    catalog.load()
    sources, floors = Counter[str](), 0
    for options in TABLES:
        for seed in range(4):
            for game in sampled(aoc.RULES, options, seed, 4):
                s = game.state
                assert isinstance(s, State)
                for seat in range(s.seat_count):
                    for what in prices():
                        addends = explain(s, what, seat)
                        sources.update(addend.source for addend in addends)
                        assert all(addend.law in catalogue("aoc") for addend in addends)
                        cut = [addend.amount for addend in addends if addend.source == "floor"]
                        before = sum(addend.amount for addend in addends) - sum(cut)
                        assert (before < 0) == bool(cut), (what, addends)
                        assert cut in ([], [-before]), (what, addends)
                        floors += len(cut)
    assert floors > 0
    assert len(sources) > 20
