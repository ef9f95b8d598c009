"""saecula actions, saecula bench env."""

import json
import sys

import pytest

from saecula.cli.actions import actions
from saecula.cli.bench import bench
from saecula.cli.bench_env import played, searched
from saecula.core.errors import OptionError
from saecula.env import spaces
from saecula.lab import bench_env, env_measures
from saecula.lab.measures import Measure
from saecula.lab.sides import Side


@pytest.mark.parametrize("game", ["aoc", "tta"])
def test_actions_are_listed_with_their_numbers(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    actions(game)
    listed = capsys.readouterr().out.splitlines()
    assert listed == [f"{number} {text}" for number, text in enumerate(spaces(game).actions.texts)]
    actions(game, json=True)
    told = json.loads(capsys.readouterr().out)
    assert told["name"] == f"{game}-v0"
    assert [f"{one['number']} {one['text']}" for one in told["actions"]] == listed


def test_actions_are_found_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    actions("tta", ["raid-i", "attack"])
    assert [line.partition(" ")[2] for line in capsys.readouterr().out.splitlines()] == [
        f"attack raid-i @{rival}" for rival in (1, 2, 3)
    ]
    with pytest.raises(OptionError, match="WORDS: no action has the words 'dance'"):
        actions("tta", ["dance"])
    with pytest.raises(OptionError, match="game: 'go' is unknown"):
        actions("go")


# --- bench env ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("measure", [*bench_env.PLAYED, *bench_env.SEARCHED], ids=lambda one: one.name)
def test_every_measure_works(measure: Measure) -> None:
    figures = getattr(env_measures, measure.function)("aoc", 2, 0.02)
    assert figures["per_second"] > 0
    assert figures["microseconds"] == pytest.approx(1e6 / figures["per_second"])


def test_a_yardstick_that_is_not_there_is_told_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo.classic", None)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    for name, measure in (("chess", env_measures.pettingzoo_chess), ("backgammon", env_measures.openspiel_backgammon)):
        found = measure("aoc", 2, 0.02)
        told = bench_env.yardstick({"chess": bench_env.CHESS, "backgammon": bench_env.BACKGAMMON}[name], found)
        assert told["missing"].startswith("saecula[")


def told_figures(side: Side, measure: Measure, game: str, players: int, amount: float) -> dict[str, object]:
    """In place of a process: the engine is quick, PettingZoo is there, OpenSpiel is not."""
    rates = {"bare": 1000.0, "compact_batch": 250.0, "pettingzoo_chess": 50.0}
    rate = rates.get(measure.function, 100.0)
    missing = measure.function == "openspiel_backgammon"
    return {"figures": {"missing": 1} if missing else {"per_second": rate, "microseconds": 1e6 / rate}}


def test_figures_are_set_beside_the_engine_and_the_yardsticks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Side, "run", told_figures)
    result = bench_env.measure_env(["tta"], 1, "interpreted")
    batch = next(row for row in result["rows"] if row["measure"] == "compact batch")
    assert (batch["to_bare"], batch["to_chess"], batch["to_backgammon"]) == (0.25, 5.0, None)
    assert result["yardsticks"]["OpenSpiel backgammon"] == {"missing": "saecula[openspiel]"}
    assert played(result).row_count == len(bench_env.PLAYED) + len(bench_env.YARDSTICKS)
    assert searched(result).row_count == len(bench_env.SEARCHED)


def test_options_that_do_not_go_with_it_are_named() -> None:
    with pytest.raises(OptionError, match="--markdown: does not go with 'bench env'"):
        bench(["env"], markdown=True)
    with pytest.raises(OptionError, match="--build: does not go with 'bench env'"):
        bench(["env"], builds=["compiled", "interpreted"])
    with pytest.raises(OptionError, match="game: 'go' is unknown"):
        bench(["env", "go"])
