"""Cards are found by a part of a name, in any language, with or without accents; several that fit are all listed."""

import pytest

from saecula.games import TITLES
from saecula.search import folded, named


@pytest.mark.parametrize(
    ("game", "query", "slugs"),
    [
        ("tta", "churchill", {"winston-churchill"}),
        ("tta", "Churchill", {"winston-churchill"}),
        ("tta", "winston churchill", {"winston-churchill"}),
        ("tta", "winston-churchill", {"winston-churchill"}),
        ("tta", "\u0447\u0435\u0440\u0447\u0438\u043b\u043b\u044c", {"winston-churchill"}),
        ("tta", "leonardo", {"leonardo-da-vinci"}),
        ("tta", "joan d\u2019arc", set()),
        ("tta", "nobody", set()),
        ("tta", "iron", {"iron"}),
        ("aoc", "rome", {"rome"}),
        ("aoc", "\u0440\u0438\u043c", {"rome"}),
        ("aoc", "writ", {"writing"}),
        ("aoc", "nobody", set()),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_is_found(game: str, query: str, slugs: set[str], language: str) -> None:
    face = TITLES[game].face
    assert {row["id"] for row in face.card_rows(query, False, language)} == slugs
    assert bool(face.card_lines(query, language)) == bool(slugs)


def test_all_cards_that_fit_are_listed() -> None:
    face = TITLES["tta"].face
    impacts = face.card_rows("impact of", False, "en")
    assert len(impacts) == 17
    assert len(face.card_lines("impact of", "en")) == 17


def test_accents_capitals_and_signs_do_not_matter() -> None:
    assert folded("Th\u00e9\u00e2tre d\u2019\u00c9t\u00e9") == "theatre d ete"
    things = [(1, ["J. S. Bach"]), (2, ["Bacchus"]), (3, ["bach"])]
    assert named("bach", things) == [3], "a whole name comes before parts"
    assert named("BACC", things) == [2]
    assert named("ba", things) == [1, 2, 3]
    assert named("s bach", things) == [1]
    assert named(" - ", things) == []
