"""The games that can be played: one title each, and loading of saved ones."""

import os

from saecula import i18n, laws
from saecula.aoc.title import AocTitle
from saecula.core import archive, record
from saecula.core.errors import OptionError, RecordError
from saecula.core.game import Game
from saecula.core.rules import Rules
from saecula.title import Title
from saecula.tta.title import TtaTitle

TITLES: dict[str, Title] = {}
RULES: dict[str, Rules] = {}


def add(title: Title) -> None:
    """From now on the game can be played; its laws and messages are known by its name."""
    if title.name != title.rules.name:
        raise OptionError("game", "two-rules", title=title.name, rules=title.rules.name)
    if title.name in TITLES:
        raise OptionError("game", "two-titles", title=title.name)
    laws.add(title.name, title.laws, title.rulings)
    i18n.add(title.name, title.texts)
    TITLES[title.name] = title
    RULES[title.name] = title.rules


def remove(name: str) -> None:
    """Take a game off the list again."""
    del TITLES[name], RULES[name]
    laws.remove(name)
    i18n.remove(name)


add(AocTitle())
add(TtaTitle())


def title_of(name: str) -> Title:
    if name not in TITLES:
        raise OptionError("game", "name-unknown", name=name, known=", ".join(TITLES))
    return TITLES[name]


def rules_of(name: str) -> Rules:
    return title_of(name).rules


def rules_of_record(found: record.Record, beside: bool = False) -> Rules:
    """The rules that a record was played by; a record made with earlier card values of ours puts those into force.

    One set of values is in force per process. `beside` other games, whose cards must stay what they are, such a record
    is refused by name; one with values that nobody knows is refused by the record's own check.
    """
    if found.game not in RULES:
        raise RecordError("game", "name-unknown", 1, name=found.game, known=", ".join(RULES))
    made_with = found.header.get("cards")
    if isinstance(made_with, str):
        title = TITLES[found.game]
        if not beside:
            title.adopt_cards(made_with)
        elif title.has_earlier_cards(made_with):
            raise RecordError("cards", "earlier-cards", 1)
    return RULES[found.game]


def load(path: str | os.PathLike[str], at: int | None = None, number: int = 1) -> Game:
    """A game from its record: continued where it was saved, or replayed up to ply `at`.

    Of a file or folder of many records, `number` is meant, counted from 1.

    Card values of Age of Civilization are those of the whole process: an old record brings its own into force.

    >>> saecula.load("tests/tta/games/2-players.jsonl", at=2)
    <tta.Game seats=2 ply=2: seat 1 is asked for politics>
    """
    found = archive.read(path, number)
    rules = rules_of_record(found)
    return record.load(found, rules) if at is None else record.replay(found, rules, at)


def verify(path: str | os.PathLike[str], number: int = 1) -> Game:
    """The game of a record, after everything was checked: seed, shuffles, commands, digests, result.

    Raises RecordError naming the line and the field that is not true.

    >>> saecula.verify("tests/tta/games/2-players.jsonl").is_over()
    True
    """
    found = archive.read(path, number)
    return record.verify(found, rules_of_record(found))
