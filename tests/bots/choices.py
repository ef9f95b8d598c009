"""Choices of bots, written down: whole games of the quick levels, and what `hard` chose at some of their positions.

A table is kept as its first position and the commands that its bots gave, so it depends on no shuffle. Whoever changes
on purpose what a level chooses records them again: `python -m tests.bots.choices`. A faster way to think may not.
"""

import json
from pathlib import Path
from typing import Any

from saecula.bots import Bot, make
from saecula.core.chance import Chance
from saecula.core.rules import Rules
from saecula.core.state import State
from saecula.games import rules_of
from saecula.tta.state import State as TtaState
from saecula.tta.terms import NOTHING

FILE = Path(__file__).with_name("choices.json")
ALL = ["balanced", "military", "leaders-wonders"]
TABLES: dict[str, tuple[list[str], dict[str, object]]] = {
    "tta 2": (["medium", "easy"], {}),
    "tta 3": (["medium", "novice", "medium"], {}),
    "tta 4": (["medium", "easy", "medium", "medium"], {}),
    "tta 2 greedy": (["greedy", "random"], {}),
    "tta 2 new": (["medium", "novice"], {"modules": ALL}),
    "tta 3 drafted": (["easy", "medium", "medium"], {"modules": ALL, "mode": "open-mix", "draft": True}),
    "tta 4 new": (["medium"] * 4, {"modules": ["military", "leaders-wonders"], "hidden_hands": True}),
    "aoc 2": (["medium", "easy"], {}),
    "aoc 3 drafted": (["novice", "greedy", "random"], {"modules": ["draft", "innovation"]}),
    "aoc 4": (["easy", "medium", "greedy", "novice"], {"modules": ["innovation", "changing-world"]}),
}
PARTS = {"tta": 5, "aoc": 3}  # rounds of a part of a game
LATER = 3  # positions of every sort that are asked about


def seats_of(rules: Rules, names: list[str]) -> list[Bot]:
    return [make(name, rules, 7 + seat) for seat, name in enumerate(names)]


def chosen(rules: Rules, s: State, bot: Bot) -> str:
    """What a bot does where it is asked; nobody resigns."""
    legal = rules.without_surrender(rules.legal(s))
    return rules.text(s, bot.choose(rules.view(s, s.stack[-1].seat), legal))


def go_on(rules: Rules, s: State, text: str) -> None:
    rules.apply(s, rules.parse(s, text))
    rules.advance(s)


def ask_hard(rules: Rules, s: State, ply: int) -> str:
    return chosen(rules, s, make("hard", rules, ply))


def sort_of(rules: Rules, s: State) -> tuple[object, ...]:
    """Positions of a sort are much alike: the question, the part of the game, and whether a pact is in force."""
    pact = isinstance(s, TtaState) and any(seat.pact != NOTHING for seat in s.seats)
    return rules.decision_name(s), rules.round_of(s) // PARTS[rules.name], pact


def recorded(name: str) -> dict[str, Any]:
    """One table, played to its end."""
    rules = rules_of(name.split()[0])
    names, options = TABLES[name]
    s = rules.setup(rules.options({"seats": len(names), **options}), Chance(f"choices/{name}"))
    first = s.to_data()
    bots = seats_of(rules, names)
    moves: list[str] = []
    hard: list[list[Any]] = []
    met: dict[tuple[object, ...], int] = {}
    while not s.over:
        choices = len(rules.without_surrender(rules.legal(s)))
        sort = sort_of(rules, s)
        if choices > 1 and met.get(sort, 0) < LATER:
            met[sort] = met.get(sort, 0) + 1
            hard.append([len(moves), met[sort], ask_hard(rules, s, len(moves))])
        moves.append(chosen(rules, s, bots[s.stack[-1].seat]))
        go_on(rules, s, moves[-1])
    return {"first": first, "moves": "; ".join(moves), "hard": hard}


if __name__ == "__main__":
    lines = [f"{json.dumps(name)}: {json.dumps(recorded(name), separators=(',', ':'))}" for name in TABLES]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
