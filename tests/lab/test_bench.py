"""What `saecula bench` measures, and how it sets two builds side by side."""

import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from saecula.builds.choice import build
from saecula.cli.bench import lines, shown
from saecula.core.errors import OptionError, SaeculaError
from saecula.lab import bench, sides
from saecula.lab.bench import Wanted, known_measures, measure, measures_of, significant
from saecula.lab.instructions import FEW, MORE, counter, instructions
from saecula.lab.measures import Measure, batch, copies, counted_games, middle, pushes, random_games, table
from saecula.lab.sides import Python, Side, python_of
from saecula.lab.tta_measures import planned_nodes

PACKAGE = Path(bench.__file__).parents[1]
PAGE = PACKAGE.parents[1] / "docs" / "performance.md"
PURE = Side("interpreted")


@pytest.fixture(autouse=True)
def one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TURNS", 1)
    monkeypatch.setattr(bench, "chess_moves", lambda seconds: 1000.0)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Sources of before there were batches."""
    place = tmp_path / "clone"
    shutil.copytree(PACKAGE, place / "src" / "saecula", ignore=shutil.ignore_patterns("__pycache__", "_compiled"))
    (place / "src" / "saecula" / "core" / "many.py").unlink()
    return place


# --- the measures -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["aoc", "tta"])
@pytest.mark.parametrize("function", [random_games, copies, pushes, batch], ids=lambda function: function.__name__)
def test_a_measure_tells_how_many_there_are_per_second(function: Any, game: str) -> None:
    figures = function(game, 2, 0.02)
    assert figures["per_second"] > 100
    if function is copies:
        assert figures["microseconds"] == pytest.approx(1e6 / figures["per_second"])
    if function is batch:
        assert figures["of_bare"] == pytest.approx(figures["per_second"] / figures["bare_per_second"])


def test_the_planner_searches_the_same_nodes_every_time() -> None:
    first, second = planned_nodes("tta", 4, 0.01), planned_nodes("tta", 4, 0.01)
    assert first["nodes"] == second["nodes"] > 1000


def test_a_state_is_taken_from_the_middle_of_a_game() -> None:
    rules, options = table("tta", 2)
    assert [rules.round_of(middle(rules, options, "1", share)) for share in (0, 0.5, 0.99)] == [1, 11, 22]


def test_every_game_has_the_measures_of_its_bots() -> None:
    assert known_measures() == ["random", "copy", "push", "batch", "hard", "plan"]
    assert "plan" not in [measure.name for measure in measures_of("aoc")]


# --- side by side -----------------------------------------------------------------------------------------------------
def test_a_run_has_a_row_for_every_measure_and_number_of_players() -> None:
    told: list[str] = []
    result = measure("aoc", Wanted(0.02, ["random", "copy"], ["interpreted"]), told.append)
    assert [(row["measure"], row["players"]) for row in result["rows"]] == [
        ("random", 2), ("random", 4), ("copy", 2), ("copy", 4),
    ]  # fmt: skip
    figures = result["rows"][0]["figures"]["interpreted"]
    assert figures["to_python_chess"] == significant(figures["per_second"] / 1000)
    assert told[-1] == "aoc: turn 1 of 1, copy, 4 players"


def test_bots_are_measured_interpreted_only_where_somebody_asks() -> None:
    slow = Measure("hard", "hard_game", "games", slow=True)
    assert not Wanted(1).wants(slow, PURE)
    assert Wanted(1).wants(slow, Side("compiled"))
    assert Wanted(1, builds=["interpreted"]).wants(slow, PURE)


def test_the_best_turn_counts_and_the_middle_share() -> None:
    row = bench.Row(Measure("batch", "batch", "decisions"), 2, [PURE, Side("interpreted", Python("other"))])
    row.told["interpreted"] = [{"per_second": n, "of_bare": share} for n, share in ((5, 0.9), (8, 0.5), (6, 0.7))]
    row.told["other interpreted"] = [{"per_second": 4, "of_bare": 1.0}]
    data = row.to_data(2)
    assert data["figures"]["interpreted"] == {"per_second": 8, "of_bare": 0.7, "to_python_chess": 4}
    assert data["to_other"] == {"interpreted": 2}


def test_a_checkout_is_set_beside_ours_and_what_it_lacks_is_told(checkout: Path) -> None:
    with python_of(str(checkout)) as other:
        assert other == Python(sys.executable, str(checkout.resolve() / "src"))
        result = measure("aoc", Wanted(0.02, ["random", "batch"], ["interpreted"], other=other))
    random, lacking = result["rows"][0], result["rows"][2]
    assert result["builds"] == ["interpreted", "other interpreted"]
    assert random["to_other"]["interpreted"] > 0
    assert lacking["figures"]["other interpreted"] is None
    assert "No module named 'saecula.core.many'" in lacking["missing"]["other interpreted"]
    assert lacking["to_other"] == {}


def test_a_checkout_runs_in_its_own_environment(checkout: Path) -> None:
    own = sides.program_in(checkout / ".venv")
    own.parent.mkdir(parents=True)
    own.write_text("")
    with python_of(str(checkout)) as other:
        assert other.program == str(own)


def test_a_checkout_that_nobody_compiled_has_no_compiled_figures(checkout: Path) -> None:
    side = Side("compiled", Python(sys.executable, str(checkout / "src")))
    assert side.run(probe(), "aoc", 2, 0) == {"missing": "not compiled"}


def probe() -> Measure:
    return Measure("probe", "nothing", "things")


def test_our_own_build_lacks_nothing() -> None:
    with pytest.raises(SaeculaError, match=r"luck cannot be measured in the interpreted build: .*no_such_function"):
        PURE.run(Measure("luck", "no_such_function", "games"), "aoc", 2, 0)
    with pytest.raises(SaeculaError, match=r"random cannot be measured in the interpreted build: .*'go' is unknown"):
        PURE.run(Measure("random", "random_games", "games"), "go", 2, 0)


@pytest.mark.skipif(build().kind == "compiled", reason="asks for a build that is not there")
def test_the_other_build_does_not_answer_for_ours() -> None:
    with pytest.raises(OptionError, match="the interpreted build answered for the other one"):
        Side("compiled").run(probe(), "aoc", 2, 0)


@pytest.mark.parametrize("name", ["no.whl", "folder", "file.whl/x"])
def test_neither_a_wheel_nor_a_checkout(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OptionError, match="is neither a wheel nor a checkout"), python_of(str(tmp_path / name)):
        pass


def test_a_wheel_that_is_none_is_refused_by_what_installs_it(tmp_path: Path) -> None:
    wheel = tmp_path / "saecula-0.1.0-py3-none-any.whl"
    wheel.write_text("nothing")
    with pytest.raises(OptionError, match=r"--against: the wheel cannot be installed: ."), python_of(str(wheel)):
        pass


# --- instructions -----------------------------------------------------------------------------------------------------
VALGRIND = """#!/bin/sh
while case "$1" in --*) true ;; *) false ;; esac; do shift; done
"$@"
for games; do :; done
echo "==1== I refs:        $games,000,000" >&2
"""


def test_instructions_are_counted_between_few_games_and_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "valgrind").write_text(VALGRIND)
    (tmp_path / "valgrind").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    decisions = [counted_games("aoc", 2, games)["decisions"] for games in (FEW, MORE)]
    assert instructions(PURE, "aoc", 2) == round((MORE - FEW) * 1e6 / (decisions[1] - decisions[0]), 1)


def test_whoever_has_no_valgrind_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(OptionError, match="--instructions: valgrind, which counts instructions, is not on the path"):
        counter()


# --- what is printed --------------------------------------------------------------------------------------------------
RESULT: dict[str, Any] = {
    "game": "tta",
    "python_chess": 20_000.0,
    "rows": [
        {
            "measure": "batch",
            "players": 2,
            "unit": "decisions per second",
            "figures": {
                "compiled": {"per_second": 600_000.0, "of_bare": 0.8, "to_python_chess": 30.0},
                "other compiled": None,
            },
            "to_other": {},
            "missing": {"other compiled": "ImportError: no batch"},
        }
    ],
    "instructions_per_decision": {"compiled": {"2": 7000.4}, "other compiled": {"2": None}},
}


def test_the_table_shows_figures_and_what_is_missing() -> None:
    columns = [list(column.cells) for column in shown(RESULT).columns]
    assert columns[3] == ["600,000 decisions", "missing", "20,000", "-", "-"]
    assert columns[4] == ["30.00", "-", "1.00", "-", "-"]
    assert columns[-1] == ["80% of bare", "ImportError: no batch", "moves", "7,000 per decision", "missing"]


def test_the_lines_of_the_page_hold_ratios() -> None:
    assert lines(RESULT) == [
        "| tta, batch, 2 players, compiled | 30.00, 80% of bare |",
        "| tta, instructions per decision, 2 players, compiled | 7,000 |",
    ]


def test_the_page_tells_every_measure() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in known_measures() if f"\n| `{name}` |" not in page] == []


def test_the_page_has_figures_of_every_release() -> None:
    releases = re.findall(r"^## (\S+)", (PAGE.parents[1] / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    header = next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| game, measure"))
    columns = [cell.split()[0] for cell in header.strip("|").split("|")[1:]]
    assert releases
    assert columns == releases
