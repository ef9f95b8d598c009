"""The search finds what it is told to find, and continues exactly where it stopped."""

from collections.abc import Callable, Iterable, Iterator
from json import loads
from pathlib import Path
from typing import Any

import pytest

from saecula.bots import tta_weights
from saecula.core.errors import OptionError
from saecula.games import rules_of
from saecula.lab import tune
from saecula.lab.entrants import Entrant, entrant, weights_module
from saecula.lab.executor import Inline, LabError, Workers, workers
from saecula.lab.tune import Plan, begin, generation, resume, save, try_out, weights_of

START = (1.0, 2.0, -4.0, 0.0)
BEST = (1.3, 1.4, -4.8, 0.2)


class Judges(Workers):
    """Workers that play nothing: a candidate is worth more the nearer it is to BEST."""

    def __init__(self) -> None:
        super().__init__(Inline(), 1)

    def run(self, function: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        assert function is try_out
        for plan, _, weights, rival, _ in tasks:
            assert plan.pool[rival].name == "random"
            distance = sum((weight - best) ** 2 for weight, best in zip(weights, BEST, strict=True))
            yield 1 / (1 + distance), 0.5, 2


def plan_of(**changes: Any) -> Plan:
    fields: dict[str, Any] = {
        "game": "tta",
        "options": {"seats": 2},
        "bot": "easy",
        "start": START,
        "pool": (Entrant("random", "random"),),
        "deals": 2,
        "population": 8,
        "seed": "search",
    }
    return Plan(**{**fields, **changes})


def test_weights_move_in_units_of_their_own_size() -> None:
    assert weights_of(START, [0, 0, 0, 0]) == START
    assert weights_of(START, [0.1, 0.1, 0.1, 0.1]) == (1.1, 2.2, -3.6, 0.025)


def test_the_search_finds_the_best_weights() -> None:
    run = begin(plan_of())
    heard: list[int] = []
    for _ in range(60):
        line = generation(run, Judges(), heard.append)
    assert run.weights() == pytest.approx(BEST, abs=0.02)
    assert max(line["worths"]) > 0.999
    assert sum(heard) == 60 * run.plan.games
    assert run.plan.games == 8 * 1 * 2 * 2


def test_a_search_continues_exactly_where_it_stopped(tmp_path: Path) -> None:
    path = str(tmp_path / "tune.json")
    whole = begin(plan_of())
    for _ in range(9):
        generation(whole, Judges())
    first = resume(plan_of(), path)
    for _ in range(4):
        generation(first, Judges())
        save(first, path)
    second = resume(plan_of(), path)
    assert len(second.log) == 4
    for _ in range(5):
        generation(second, Judges())
    assert second.log == whole.log
    assert second.weights() == whole.weights()


def test_a_log_of_another_search_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tune.json"
    run = begin(plan_of())
    generation(run, Judges())
    save(run, str(path))
    for changed in (plan_of(seed="x"), plan_of(deals=3), plan_of(start=BEST), plan_of(bot="medium")):
        with pytest.raises(OptionError, match="the log of another run"):
            resume(changed, str(path))
    path.write_text(path.read_text().replace(run.log[0]["places"], "0" * 16))
    with pytest.raises(LabError, match="another version of the search"):
        resume(plan_of(), str(path))
    for text in ("nonsense", "[]", "{}"):
        path.write_text(text)
        with pytest.raises(OptionError, match="is no log of ours"):
            resume(plan_of(), str(path))


def test_one_weight_is_nothing_to_search_for() -> None:
    with pytest.raises(OptionError, match="not enough weights"):
        begin(plan_of(start=(1.0,)))


def test_games_without_weights_are_named() -> None:
    assert weights_module("tta") is tta_weights
    with pytest.raises(OptionError, match="have no weights"):
        weights_module("aoc")


def test_candidates_play_every_seat_of_the_same_deals() -> None:
    options = rules_of("tta").options({"seats": 2, "resignation": False})
    plan = plan_of(options=options, start=tuple(tta_weights.DEFAULT), deals=1)
    worth, won, games = try_out(plan, 0, plan.start, 0, 0)
    assert (worth, won, games) == try_out(plan, 0, plan.start, 0, 0)
    assert games == 2
    assert 0.5 < worth < 1.0
    assert won == 1.0  # two games against dice
    assert try_out(plan, 1, plan.start, 0, 0)[0] != worth


def test_weights_of_a_file_play_in_a_tournament(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    tta_weights.save(str(path), [2 * weight for weight in tta_weights.DEFAULT])
    found = entrant(f"easy@{path}", "tta")
    assert found.weights == tuple(2 * weight for weight in tta_weights.DEFAULT)
    with pytest.raises(OptionError, match=r"--bots: random@.*: weights: 'random' has none"):
        entrant(f"random@{path}", "tta")
    with pytest.raises(OptionError, match=r"--bots: easy@nothing\.json: weights: 'nothing\.json' cannot be read"):
        entrant("easy@nothing.json", "tta")


def test_a_real_generation_runs_on_processes_and_is_kept(tmp_path: Path) -> None:
    options = rules_of("tta").options({"seats": 2, "resignation": False})
    plan = plan_of(options=options, start=tuple(tta_weights.DEFAULT), deals=1, population=4)
    path = tmp_path / "tune.json"
    run = resume(plan, str(path))
    with workers(2) as crew:
        generation(run, crew)
    save(run, str(path))
    kept = loads(path.read_text())
    assert len(kept["log"][0]["worths"]) == 4
    assert kept["bot"] == "easy"
    tune.save_weights(tta_weights, str(tmp_path / "weights.json"), run.weights())
    assert tta_weights.load(str(tmp_path / "weights.json")) == list(run.weights())
