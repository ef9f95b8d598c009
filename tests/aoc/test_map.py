"""The map is true: a law's id names the file that enforces it, and a file cites only what its head declares."""

import csv
import re
import tokenize
from functools import cache
from importlib.resources import files
from io import StringIO
from pathlib import Path

import pytest

from saecula.aoc.cards import catalog
from saecula.laws import catalogue
from saecula.laws.coverage import is_named
from tests.aoc.asked import AOC, LAW

FILES = sorted(AOC.rglob("*.py"))
ROWS = (AOC / "cards" / "cards.toml", AOC / "cards" / "challenges.toml")
LAWS = list(catalogue("aoc"))
ENOUGH = 0.9  # of the laws that are cited must be cited at home


@cache
def cards() -> frozenset[str]:
    shipped = catalog.shipped()
    kinds = ("civilizations", "wonders", "technologies", "special_technologies")
    return frozenset(card["id"] for kind in kinds for card in shipped[kind])


def homes(law: str) -> list[Path]:
    """Where a law is to be looked for: its chapter; for a law of one card the card's file, or its row."""
    first, *rest = law.split(".")
    if first == "card" or (first in ("draft", "solo") and rest[0] in cards()):
        return [LAW / "cards" / f"{rest[0].replace('-', '_')}.py", *ROWS]
    return [LAW / f"{first}.py", LAW / first / f"{rest[0].replace('-', '_')}.py"]


def prose(source: str) -> str:
    """Texts and comments of a source: `effect.coins` in its code is a field, in a text it is a law."""
    tokens = tokenize.generate_tokens(StringIO(source).readline)
    return "\n".join(token.string for token in tokens if token.type in (tokenize.STRING, tokenize.COMMENT))


def cited_in(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    return laws_in(text) if path.suffix == ".py" else {law for law in LAWS if is_named(law, text)}


def laws_in(source: str) -> set[str]:
    text = prose(source)
    return {law for law in LAWS if is_named(law, text)}


def shapes() -> dict[str, str]:
    """Why laws that no line of code names hold all the same, by the catalogue."""
    text = (files("saecula.laws") / "aoc.csv").read_text(encoding="utf-8")
    return {row["id"]: row["shape"] for row in csv.DictReader(text.splitlines())}


def declared_by(text: str) -> list[str]:
    """The patterns before the first colon of a module's docstring."""
    first = text.split("\n", 1)[0]
    head = first.removeprefix('"""').split(": ", 1)[0] if ": " in first else ""
    patterns = [word.strip() for word in head.split(",")]
    return patterns if all(re.fullmatch(r"[a-z]+(\.[a-z-]+)*(\.\*)?", word) for word in patterns) else []


def covers(pattern: str, law: str) -> bool:
    return law == pattern or (pattern.endswith(".*") and law.startswith(pattern[:-1]))


def undeclared(text: str) -> set[str]:
    patterns = declared_by(text)
    return {law for law in laws_in(text) if not any(covers(pattern, law) for pattern in patterns)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(AOC)))
def test_a_file_cites_only_the_laws_that_its_head_declares(path: Path) -> None:
    assert undeclared(path.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize("path", [path for path in FILES if path.is_relative_to(LAW)], ids=lambda path: path.stem)
def test_a_head_declares_nothing_that_the_file_does_not_cite(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for pattern in declared_by(text):
        assert any(covers(pattern, law) for law in laws_in(text)), f"{path.name} declares {pattern}"


def test_heads_are_read() -> None:
    text = '"""civ.*, draft.source: choosing."""\n# civ.limit draft.source draft.deal turn.order\n'
    assert declared_by(text) == ["civ.*", "draft.source"]
    assert undeclared(text) == {"draft.deal", "turn.order"}
    assert declared_by('"""Words: and nothing else."""') == []


def test_laws_live_where_their_ids_point() -> None:
    where = {law: {path for path in (*FILES, *ROWS) if law in found[path]} for law in LAWS}
    cited = [law for law in LAWS if where[law]]
    away = [law for law in cited if not where[law] & set(homes(law))]
    assert len(cited) > 220
    assert len(away) <= (1 - ENOUGH) * len(cited), away


def test_every_law_is_cited_or_says_why_not() -> None:
    """Rows of cards are data: what they carry is enforced by whoever reads them, and the catalogue says where."""
    code = set().union(*[found[path] for path in FILES])
    shape = shapes()
    assert [law for law in LAWS if law not in code and not shape[law]] == []
    assert [law for law in LAWS if law in code and shape[law]] == [], "cited after all"


found = {path: cited_in(path) for path in (*FILES, *ROWS)}
