"""A rule that belongs to one card lies in a file of the card's name, and chapters stay free of cards."""

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from saecula.laws import catalogue
from saecula.laws.coverage import checkout
from saecula.laws.map import citations
from saecula.tta.cards.catalog import CARDS
from saecula.tta.terms import LEADER, TASK_IDS, WONDER

FOLDER = checkout() / "src" / "saecula" / "tta"
CARD_FILES = sorted((FOLDER / "law" / "cards").glob("*.py"))
CHAPTERS = [path for place in ("law", "ratings") for path in sorted((FOLDER / place).rglob("*.py"))]
CHAPTERS = [path for path in CHAPTERS if path not in CARD_FILES]
OF_LAWS = {law.split(".")[1] for law in catalogue("tta") if law.startswith("card.")}
PEOPLE_AND_WONDERS = {card.slug for card in CARDS if card.kind in (LEADER, WONDER) and not card.replaces}
NAMES = (OF_LAWS | PEOPLE_AND_WONDERS) - set(TASK_IDS)  # some tasks of events are called like their card
FROM_A_CARD = re.compile(r"^from saecula\.tta\.law\.cards\.\w+ import [^(\n]*$", re.MULTILINE)
FROM_A_CARD_WRAPPED = re.compile(r"^from saecula\.tta\.law\.cards\.\w+ import \([^)]*\)", re.MULTILINE)


def place(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


def words_of(path: Path) -> Iterator[tuple[int, str]]:
    """Identifiers and texts in the form of card ids; lines that import from the file of a card are left out."""
    text = path.read_text(encoding="utf-8")
    for pattern in (FROM_A_CARD, FROM_A_CARD_WRAPPED):
        text = pattern.sub(lambda found: "\n" * found.group().count("\n"), text)
    lines = iter(text.splitlines(keepends=True))
    for token in tokenize.generate_tokens(lambda: next(lines, "")):
        if token.type in (tokenize.NAME, tokenize.STRING, tokenize.COMMENT):
            for word in re.findall(r"[A-Za-z][A-Za-z_-]*", token.string):
                yield token.start[0], word.lower().strip("_-").replace("_", "-")


@pytest.mark.parametrize("path", CHAPTERS, ids=place)
def test_chapters_name_a_card_only_where_they_import_from_its_file(path: Path) -> None:
    assert len(NAMES) > 100
    for line, word in words_of(path):
        assert word not in NAMES, f"{place(path)}:{line} names the card {word}"


def test_chapters_cite_no_law_of_a_card() -> None:
    chapters = {place(path) for path in CHAPTERS}
    found = [f"{one.file}:{one.line} {one.law}" for one in citations("tta", checkout()) if one.law.startswith("card.")]
    assert len(found) > 150
    assert [where for where in found if where.split(":")[0] in chapters] == []


@pytest.mark.parametrize("path", [path for path in CARD_FILES if path.name != "__init__.py"], ids=place)
def test_a_file_of_a_card_bears_its_name(path: Path) -> None:
    name = path.stem.replace("_", "-")
    assert name in OF_LAWS | {card.slug for card in CARDS}, f"{place(path)} is named after no card"


def test_a_name_in_a_chapter_would_be_found(tmp_path: Path) -> None:
    source = tmp_path / "chapter.py"
    source.write_text('from saecula.tta.law.cards.himeji import commit\n\nX = "himeji"\n', encoding="utf-8")
    assert [word for _, word in words_of(source) if word in NAMES] == ["himeji"]
