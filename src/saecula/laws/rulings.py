"""Rulings: where a rulebook is silent, ambiguous or contradicts itself, what we decided, and why.

Their texts are data (`aoc_rulings.toml`, `tta_rulings.toml`); `rules/rulings.md` is made of them.
"""

import tomllib
from functools import cache
from typing import Any

from saecula.laws import LANGUAGES, RULINGS, catalogue

Texts = dict[str, str]

HEAD = """# Rulings

Where a rulebook is silent, ambiguous or contradicts itself, we decide here: question, decision, reason, source (pages
as in the catalogue of laws), and the laws, whose tests carry their ids. `saecula rulings` lists the tests and speaks
three languages. This page is made of `src/saecula/laws/*_rulings.toml` by `saecula rulings --page > rules/rulings.md`.
"""
CHAPTERS = {
    "A": "## Age of Civilization\n\nThe rulebook is the Russian edition; its last page is a cheat sheet.\n",
    "T": "## Through the Ages\n\nThe Code of Laws decides; these are readings where it leaves room.\n",
    "N": "## New Leaders and Wonders\n\nThe booklet (Russian edition; E before its page numbers) has lost icons "
    "and slips of translation; the card\ntexts decide where it is silent.\n",
}
TABLE = ("| # | Question | Decision | Reason | Source | Law and test |", "|---|---|---|---|---|---|")


class Ruling:
    """One decision. Where no words are given for it, the text of its first law says it."""

    def __init__(self, game: str, id: str, row: dict[str, Any]) -> None:
        self.game = game
        self.id = id
        self.laws: list[str] = row["laws"]
        self.question = _texts(row["question"])
        self.reason = _texts(row["reason"])
        self.source = _texts(row["source"])
        self.decision = _texts(row["decision"]) if "decision" in row else catalogue(game)[self.laws[0]].texts

    def to_data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "id": self.id,
            "question": self.question,
            "decision": self.decision,
            "reason": self.reason,
            "source": self.source,
            "laws": self.laws,
        }


def _texts(row: list[str]) -> Texts:
    return dict(zip(LANGUAGES, row, strict=True))


@cache
def rulings(game: str) -> dict[str, Ruling]:
    """All rulings of a game by id, in their order."""
    found: dict[str, Ruling] = {}
    for source in RULINGS[game]:
        rows = tomllib.loads(source.read_text(encoding="utf-8"))
        found |= {id: Ruling(game, id, row) for id, row in rows.items()}
    return found


def find(game: str, query: str, language: str) -> list[Ruling]:
    """By its id, by one of its laws, or by words of it."""
    known = rulings(game)
    if query.upper() in known:
        return [known[query.upper()]]
    by_law = [ruling for ruling in known.values() if query in ruling.laws]
    words = query.casefold().split()
    return by_law or [
        ruling for ruling in known.values() if all(word in _all_words(ruling, language) for word in words)
    ]


def _all_words(ruling: Ruling, language: str) -> str:
    parts = (ruling.question, ruling.decision, ruling.reason)
    return " ".join([*ruling.laws, *(part[language] for part in parts)]).casefold()


def page() -> str:
    """The page of all rulings, in English."""
    parts = [HEAD]
    for letter, title in CHAPTERS.items():
        rows = [_row(ruling) for game in RULINGS for ruling in rulings(game).values() if ruling.id[0] == letter]
        parts.append("\n".join([title, *TABLE, *rows]) + "\n")
    return "\n".join(parts)


def _row(ruling: Ruling) -> str:
    texts = [part["en"] for part in (ruling.question, ruling.decision, ruling.reason, ruling.source)]
    laws = ", ".join(f"`{law}`" for law in ruling.laws)
    return f"| {' | '.join([ruling.id, *texts, laws])} |"
