"""Every level chooses what it chose when its choices were written down (`choices.py`): thinking faster changes none."""

import json
from copy import deepcopy
from typing import Any

import pytest

from saecula.core.rules import Rules
from saecula.core.state import State
from saecula.games import rules_of
from tests.bots.choices import FILE, TABLES, ask_hard, chosen, go_on, seats_of, sort_of

RECORDED: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
SHARE = 6  # one of so many positions is asked about here, all of them with `-m slow`


def dealt(name: str) -> tuple[Rules, State]:
    """The rules of a table and its first position; the lists of a state may be those of its data."""
    rules = rules_of(name.split()[0])
    return rules, rules.state_from_data(deepcopy(RECORDED[name]["first"]))


def hard_choices(name: str, share: int) -> tuple[list[object], list[object]]:
    """What `hard` chooses at positions of a table, and what it chose."""
    rules, s = dealt(name)
    wanted = {ply: choice for ply, _, choice in RECORDED[name]["hard"][::share]}
    found: list[object] = []
    for ply, text in enumerate(RECORDED[name]["moves"].split("; ")):
        if ply in wanted:
            found.append((ply, ask_hard(rules, s, ply)))
        go_on(rules, s, text)
    return found, list(wanted.items())


@pytest.mark.parametrize("name", TABLES)
def test_a_table_plays_the_game_that_it_played(name: str) -> None:
    rules, s = dealt(name)
    bots = seats_of(rules, TABLES[name][0])
    for ply, text in enumerate(RECORDED[name]["moves"].split("; ")):
        assert (ply, chosen(rules, s, bots[s.stack[-1].seat])) == (ply, text)
        go_on(rules, s, text)
    assert s.over


@pytest.mark.parametrize("name", TABLES)
def test_hard_chooses_what_it_chose(name: str) -> None:
    found, wanted = hard_choices(name, SHARE)
    assert found == wanted


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_hard_chooses_what_it_chose_at_every_position(name: str) -> None:
    found, wanted = hard_choices(name, 1)
    assert found == wanted


def test_the_positions_are_of_many_sorts() -> None:
    """Early and late, with pacts and without, and questions that come up in between."""
    sorts: set[tuple[object, ...]] = set()
    for name in TABLES:
        rules, s = dealt(name)
        asked = {ply for ply, _, _ in RECORDED[name]["hard"]}
        for ply, text in enumerate(RECORDED[name]["moves"].split("; ")):
            if ply in asked:
                sorts.add(sort_of(rules, s))
            go_on(rules, s, text)
    usual = [(question, part) for question in ("politics", "action") for part in range(5)]
    wanted = {(*place, pact) for place in usual for pact in (True, False)}
    wanted |= {(question, 3, True) for question in ("aggression-defence", "colony-bid", "pact-reply", "discard")}
    assert wanted - sorts == set()
