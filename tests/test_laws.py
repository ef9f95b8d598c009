"""The catalogue of laws, and its coverage by tests and code: a law that loses its test fails here."""

import re
from pathlib import Path

import pytest

from saecula.cli.laws import laws
from saecula.laws import GAMES, catalogue, law_text, search
from saecula.laws.coverage import checkout, coverage, is_named, laws_in_code, shown_by_tests


@pytest.mark.parametrize("game", GAMES)
def test_every_law_has_a_test(game: str) -> None:
    untested = coverage(game)["untested"]
    assert isinstance(untested, list)
    assert untested == []


def test_no_test_carries_an_unknown_law() -> None:
    known = {law for game in GAMES for law in catalogue(game)}
    assert sorted(set(shown_by_tests(checkout())) - known) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_law_that_the_code_names_is_in_the_catalogue(game: str) -> None:
    folder = checkout() / "src" / "saecula" / game
    named: set[str] = set()
    for path in folder.rglob("*.py"):
        named |= set(re.findall(r'Refusal\(\s*"([a-z0-9.-]+)"', path.read_text(encoding="utf-8")))
    for path in folder.rglob("*.toml"):
        named |= set(re.findall(r'law = "([a-z.-]+)"', path.read_text(encoding="utf-8")))
    assert len(named) > 20
    assert sorted(named - set(catalogue(game))) == []


@pytest.mark.parametrize("game", GAMES)
def test_ids_cited_in_docstrings_and_comments_exist(game: str) -> None:
    folder = checkout() / "src" / "saecula" / game
    chapters = "|".join(sorted({law.split(".")[0] for law in catalogue(game)}))
    laws = set(catalogue(game))
    prefixes = {".".join(law.split(".")[:n]) for law in laws for n in (2, 3)}
    for path in (folder / "law").rglob("*.py"):
        for cited in re.findall(rf"\b((?:{chapters})\.[a-z0-9][a-z0-9-]+(?:\.[a-z0-9-]+)*)", _prose(path)):
            assert cited in laws or cited in prefixes, f"{path.name}: {cited}"


def _prose(path: Path) -> str:
    """Docstrings and comments of a file."""
    text = path.read_text(encoding="utf-8")
    return "\n".join(re.findall(r'"""(.*?)"""', text, flags=re.S) + re.findall(r"#(.*)", text))


def test_an_id_inside_a_longer_one_is_not_named() -> None:
    assert is_named("civ.rise", '"""civ.rise, civ.annex: both."""')
    assert is_named("civ.rise", "see civ.rise.")
    for source in ("civ.rise.order", "civ.rise-more", "civ.rises", "x.civ.rise", "no-civ.rise"):
        assert not is_named("civ.rise", source)


@pytest.mark.parametrize("game", GAMES)
def test_coverage_lists_laws_without_code(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    report = coverage(game)
    without = report["without_code"]
    assert isinstance(without, list)
    assert set(without) | laws_in_code(checkout(), game) == set(catalogue(game))
    assert len(without) + int(str(report["in_code"])) == report["total"]
    laws([game], show_coverage=True)
    printed = capsys.readouterr().out
    for law in without:
        shape = ", holds by its shape" if catalogue(game)[law].shape else ""
        assert f"  not named in the code{shape}: {law}\n" in printed


def test_search_finds_by_id_and_by_words_in_every_language() -> None:
    assert [law.id for law in search("aoc", "civ.limit")] == ["civ.limit"]
    assert "civ.limit" in [law.id for law in search("aoc", "three civilizations")]
    assert any(law.id == "round.plague" for law in search("aoc", "при чуме", "ru"))
    assert search("aoc", "no such words at all") == []
    assert not [law.id for law in search("tta", "war") if law.id == "turn.replenish.slide-left"]  # "towards"


def test_an_unknown_law_has_no_text() -> None:
    assert law_text("aoc", "no.such.law") == ""
