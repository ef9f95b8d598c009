"""The catalogue of laws: every rule of every game with its id, its page and its text in three languages."""

import csv
import re
from functools import cache
from importlib.resources.abc import Traversable

LANGUAGES = ("en", "ru", "it")
SOURCES: dict[str, tuple[Traversable, ...]] = {}  # by game, its files
RULINGS: dict[str, tuple[Traversable, ...]] = {}  # the same for `rulings.py`
GAMES = SOURCES.keys()


def add(game: str, sources: tuple[Traversable, ...], rulings: tuple[Traversable, ...]) -> None:
    """Read the laws of a game from these files, and what was decided where its rulebook leaves room."""
    SOURCES[game] = sources
    RULINGS[game] = rulings


def remove(game: str) -> None:
    del SOURCES[game], RULINGS[game]
    catalogue.cache_clear()


class Law:
    """One row of the catalogue."""

    def __init__(self, game: str, row: dict[str, str]) -> None:
        self.game = game
        self.id = row["id"]
        self.section = row["section"]
        self.page = row["page"]
        self.testable = row["testable"]
        self.notes = row["notes"]
        self.shape = row.get("shape") or ""  # why no line enforces it: data, components, what code cannot express
        self.texts = {"en": row["statement"], "ru": row["statement_ru"], "it": row["statement_it"]}

    def text(self, language: str = "en") -> str:
        return self.texts.get(language) or self.texts["en"]

    def to_data(self) -> dict[str, object]:
        return {
            "id": self.id,
            "section": self.section,
            "page": self.page,
            "statement": self.texts,
            "testable": self.testable,
            "notes": self.notes,
            "shape": self.shape,
        }


@cache
def catalogue(game: str) -> dict[str, Law]:
    """All laws of a game by id, in the order of the rulebook; those of an expansion follow."""
    laws: dict[str, Law] = {}
    for source in SOURCES[game]:
        rows = csv.DictReader(source.read_text(encoding="utf-8").splitlines())
        laws |= {row["id"]: Law(game, row) for row in rows}
    return laws


def law_text(game: str, law: str, language: str = "en") -> str:
    found = catalogue(game).get(law)
    return found.text(language) if found else ""


def search(game: str, query: str, language: str = "en") -> list[Law]:
    """Laws with every word of the query in their id, or at the beginning of a word of their text.

    An exact id comes alone. Whoever looks for war wants no "towards".
    """
    laws = catalogue(game)
    if query in laws:
        return [laws[query]]
    words = [(word, re.compile(rf"\b{re.escape(word)}")) for word in query.casefold().split()]
    found = []
    for law in laws.values():
        text = f"{law.section} {law.text(language)}".casefold()
        if all(word in law.id or begins.search(text) for word, begins in words):
            found.append(law)
    return found
