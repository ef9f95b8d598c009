"""The map of the laws: every law is cited where its id says, and a file cites only what its head declares."""

import json
from pathlib import Path

import pytest
import typer

from saecula.cli.laws import NO_CHECKOUT, laws
from saecula.core.errors import OptionError
from saecula.laws import GAMES, catalogue, coverage
from saecula.laws.coverage import checkout, shown_by_tests
from saecula.laws.map import (
    Measure,
    citations,
    covers,
    declared,
    enforced_at,
    homes,
    ids_in,
    measure,
    shown_in,
    undeclared,
    unused,
)

every_game = pytest.mark.parametrize("game", GAMES)


# --- both games ---------------------------------------------------------------------------------------------------
@every_game
def test_cited_laws_stand_in_the_file_that_their_id_names(game: str) -> None:
    found = measure(game)
    assert found.is_true, f"{found.share:.1%}: {sorted(found.elsewhere)}"


@every_game
def test_a_file_cites_only_the_ids_that_its_head_declares(game: str) -> None:
    assert undeclared(game) == []


@every_game
def test_a_head_declares_nothing_that_its_file_does_not_cite(game: str) -> None:
    assert unused(game) == []


@every_game
def test_every_law_is_named_in_the_code_or_says_its_shape(game: str) -> None:
    report = coverage.coverage(game)
    without, shaped = report["without_code"], report["by_shape"]
    assert isinstance(without, list)
    assert isinstance(shaped, list)
    assert sorted(set(without) - set(shaped)) == []


def test_shapes_are_sentences() -> None:
    shapes = [law.shape for game in GAMES for law in catalogue(game).values() if law.shape]
    assert len(shapes) > 100
    for shape in shapes:
        assert shape[0].isupper(), shape
        assert shape.endswith("."), shape


@every_game
def test_citations_are_what_coverage_finds(game: str) -> None:
    cited = {citation.law for citation in citations(game, checkout())}
    assert cited == coverage.laws_in_code(checkout(), game)


# --- a small checkout ---------------------------------------------------------------------------------------------
def write(root: Path, name: str, text: str = "") -> None:
    path = root / "src" / "saecula" / "tta" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


WAR = '''"""politics.war.*, turn.war.tie: declaring a war."""


class Table:
    def declare(self) -> str:
        """politics.war.reveal, and politics.pact.immediate-"""
        return "turn.war.tie"  # turn.war.victor.


def outside() -> None: ...  # x.politics.war.reveal, politics.war.reveal.more
'''


@pytest.fixture
def small(tmp_path: Path) -> Path:
    write(tmp_path, "law/politics/war.py", WAR)
    write(tmp_path, "law/politics/__init__.py", '"""Nothing is declared: politics.one-action"""\n')
    write(tmp_path, "law/cards/himeji.py", '"""card.himeji.*,\nruling.himeji.unit-strength: a castle."""\nX = 1\n')
    write(tmp_path, "cards/rows.toml", 'law = "action.take.hand-limit"\n')
    return tmp_path


def test_a_citation_has_its_line_and_its_innermost_function(small: Path) -> None:
    found = [(one.law, one.file, one.line, one.function) for one in citations("tta", small)]
    assert found == [
        ("action.take.hand-limit", "cards/rows.toml", 1, ""),
        ("ruling.himeji.unit-strength", "law/cards/himeji.py", 2, ""),
        ("politics.one-action", "law/politics/__init__.py", 1, ""),
        ("turn.war.tie", "law/politics/war.py", 1, ""),
        ("politics.war.reveal", "law/politics/war.py", 6, "declare"),
        ("politics.pact.immediate", "law/politics/war.py", 6, "declare"),
        ("turn.war.tie", "law/politics/war.py", 7, "declare"),
        ("turn.war.victor", "law/politics/war.py", 7, "declare"),
    ]


def test_what_the_head_does_not_declare_is_found(small: Path) -> None:
    assert undeclared("tta", small) == [
        ("law/politics/__init__.py", 1, "politics.one-action"),
        ("law/politics/war.py", 6, "politics.pact.immediate"),
        ("law/politics/war.py", 7, "turn.war.victor"),
    ]


def test_the_measure_counts_laws_at_home(small: Path) -> None:
    found = measure("tta", small)
    assert (found.cited, found.at_home, round(found.share, 2), found.is_true) == (7, 3, 0.43, False)
    # turn.war has no file at all; politics.pact has only that of its chapter, where it is not cited
    lost = ["action.take.hand-limit", "politics.pact.immediate", "turn.war.tie", "turn.war.victor"]
    assert sorted(found.elsewhere) == lost
    assert Measure("tta", 10, 9, {}).is_true
    assert not Measure("tta", 100, 89, {}).is_true
    assert Measure("tta", 0, 0, {}).is_true


@pytest.mark.parametrize(
    ("law", "files", "expected"),
    [
        ("card.sun-tzu.draw-2", ["law/cards/sun_tzu.py", "law/card.py"], ["law/cards/sun_tzu.py"]),
        ("card.sun-tzu.draw-2", ["law/card.py"], []),
        ("cards.level.by-age", ["law/cards/__init__.py", "law/cards/level.py"], ["law/cards/__init__.py"]),
        ("turn.war.tie", ["law/turn/war.py", "law/turn/__init__.py", "law/turn.py"], ["law/turn/war.py"]),
        ("turn.war.tie", ["law/turn/__init__.py", "law/turn.py"], ["law/turn/__init__.py"]),
        ("turn.war.tie", ["law/turn.py", "turn.py"], ["law/turn.py"]),
        ("turn.war.tie", ["ratings/war.py", "turn.py"], ["turn.py"]),
        ("turn.war.tie", ["law/war.py"], []),
        ("ratings.science.sum", ["ratings/science.py", "ratings/ratings.py"], ["ratings/science.py"]),
        ("tactics.air-doubles", ["ratings/tactics.py", "tactics.py"], ["ratings/tactics.py"]),
        ("expansion.mix.open.shuffle", ["law/expansion/mix.py", "law/mix.py"], ["law/expansion/mix.py"]),
        ("expansion.mix.open.shuffle", ["law/expansion/__init__.py"], []),
        ("ruling.himeji.unit-strength", ["law/cards/himeji.py"], ["law/cards/himeji.py"]),
        ("ruling.stage.token-owner-chooses", ["law/action/stage.py"], ["law/action/stage.py"]),
        ("ruling.stage.token-owner-chooses", ["stage.py", "law/x/stage.py"], ["stage.py", "law/x/stage.py"]),
        ("ruling.payment.minimal-overpay", ["law/food.py"], []),
    ],
)  # fmt: skip
def test_an_id_names_its_home(tmp_path: Path, law: str, files: list[str], expected: list[str]) -> None:
    for name in files:
        write(tmp_path, name)
    assert law in catalogue("tta")
    assert homes(law, tmp_path / "src" / "saecula" / "tta") == expected


def test_heads_are_lists_of_ids_before_a_colon() -> None:
    assert declared('"""setup.*: decks."""') == ["setup.*"]
    assert declared('"""a.b, c.d.*,\ne-f.g: much."""') == ["a.b", "c.d.*", "e-f.g"]
    assert declared('"""politics.*, and more: x."""') == []
    assert declared('"""What a card is: numbers."""') == []
    assert declared('"""setup.*"""') == []
    assert declared("X = 1") == []


def test_a_pattern_covers_what_begins_with_it() -> None:
    assert covers("turn.war.*", "turn.war.tie")
    assert not covers("turn.war.*", "turn.warrior.tie")
    assert not covers("turn.war", "turn.war.tie")
    assert covers("turn.war.tie", "turn.war.tie")


def test_ids_are_whole_words() -> None:
    assert ids_in('"civ.rise", civ.limit: x. civ.annex.') == ["civ.rise", "civ.limit", "civ.annex"]
    assert ids_in("x_civ.rise f(civ.rise-) a.b-c.d0") == ["civ.rise", "a.b-c.d0"]


# --- the command --------------------------------------------------------------------------------------------------
def test_a_law_is_printed_with_its_lines_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    laws(["civ.limit"], lang="en")
    printed = capsys.readouterr().out
    found = enforced_at(catalogue("aoc")["civ.limit"], checkout())
    assert found
    assert printed.startswith("civ.limit  (p. 3-4)\n    A player may own at most three civilizations")
    for one in found:
        assert f"enforced: src/saecula/aoc/{one.file}:{one.line}  {one.function}" in printed
    tests = shown_by_tests(checkout())["civ.limit"]
    assert tests == shown_in(catalogue("aoc")["civ.limit"], checkout())
    assert all(f"  shown: {test}\n" in printed for test in tests)


def test_a_law_of_shape_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    law = catalogue("tta")["setup.decks.eight"]
    laws(["tta", law.id], lang="en")
    assert f"  enforced by its shape: {law.shape}\n" in capsys.readouterr().out
    laws([law.id], json=True)
    data = json.loads(capsys.readouterr().out)
    assert [(one["id"], one["shape"]) for one in data] == [(law.id, law.shape)]
    assert data[0]["tests"]


def test_the_lines_of_the_home_come_first(small: Path) -> None:
    write(small, "before.py", '"""x"""\n# politics.war.reveal\n')
    found = enforced_at(catalogue("tta")["politics.war.reveal"], small)
    assert [(one.file, one.line) for one in found] == [("law/politics/war.py", 6), ("before.py", 2)]


def test_without_a_checkout_the_law_is_printed_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere(option: str = "") -> Path:
        raise OptionError(option, "needs a checkout")

    monkeypatch.setattr("saecula.cli.laws.checkout", nowhere)
    laws(["civ.limit"], lang="en")
    lines = capsys.readouterr().out.splitlines()
    assert (lines[0], lines[-1], len(lines)) == ("civ.limit  (p. 3-4)", f"  {NO_CHECKOUT}", 3)
    laws(["civ.limit"], json=True)
    assert json.loads(capsys.readouterr().out)[0]["missing"] == NO_CHECKOUT


@every_game
def test_the_map_is_printed_and_a_false_one_fails(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = measure(game)
    for as_json in (False, True):
        if found.is_true:
            laws([game], show_map=True, json=as_json)
        else:
            with pytest.raises(typer.Exit) as left:
                laws([game], show_map=True, json=as_json)
            assert left.value.exit_code == 1
    printed = capsys.readouterr().out
    counted = f"{game}: {found.at_home} of {found.cited} cited laws stand at home, {found.share:.1%}"
    assert printed.startswith(f"{counted}\n")
    assert all(f"  elsewhere: {law}  " in printed for law in found.elsewhere)
    data = json.loads(printed[printed.index("{") :])
    assert (data["game"], data["cited"], list(data["elsewhere"])) == (game, found.cited, list(found.elsewhere))
