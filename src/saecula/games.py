"""The games that can be played, by their short names, and loading of saved ones."""

import os

from saecula import aoc, tta
from saecula.core import record
from saecula.core.errors import OptionError, RecordError
from saecula.core.game import Game
from saecula.core.rules import Rules

RULES: dict[str, Rules] = {"aoc": aoc.RULES, "tta": tta.RULES}


def rules_of(name: str) -> Rules:
    if name not in RULES:
        raise OptionError("game", f"'{name}' is unknown, known are {', '.join(RULES)}")
    return RULES[name]


def rules_of_record(found: record.Record) -> Rules:
    """The rules that a record was played by."""
    if found.game not in RULES:
        raise RecordError("game", f"'{found.game}' is unknown, known are {', '.join(RULES)}", 1)
    return RULES[found.game]


def load(path: str | os.PathLike[str], at: int | None = None) -> Game:
    """A game from its record: continued where it was saved, or replayed up to ply `at`.

    >>> saecula.load("tests/tta/games/2-players.jsonl", at=2)
    <tta.Game seats=2 ply=2: seat 1 is asked for politics>
    """
    found = record.read(path)
    rules = rules_of_record(found)
    return record.load(found, rules) if at is None else record.replay(found, rules, at)


def verify(path: str | os.PathLike[str]) -> Game:
    """The game of a record, after everything was checked: seed, shuffles, commands, digests, result.

    Raises RecordError naming the line and the field that is not true.

    >>> saecula.verify("tests/tta/games/2-players.jsonl").is_over()
    True
    """
    found = record.read(path)
    return record.verify(found, rules_of_record(found))
