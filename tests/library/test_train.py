"""The learner of the examples: it repeats itself, its advantages are right, it learns; the long run is for by hand."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
FILE = ROOT / "examples" / "train_aoc.py"


@pytest.fixture(scope="module")
def learner() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_aoc", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_aoc"] = module
    spec.loader.exec_module(module)
    return module


def small(learner: ModuleType, **other: Any) -> Any:
    return learner.Plan(**{"updates": 2, "games": 8, "steps": 16, "parts": 2, "width": 16, **other})


def weights(params: Any) -> list[list[float]]:
    return [np.asarray(leaf).ravel().tolist() for layer in params for leaf in layer]


def test_equal_seeds_give_equal_runs_and_others_do_not(learner: ModuleType) -> None:
    plan = small(learner)
    one, curve = learner.train(plan, 1, 1, 4)
    again, same = learner.train(plan, 1, 1, 4)
    other, _ = learner.train(plan, 2, 1, 4)
    assert (weights(one), curve) == (weights(again), same)
    assert weights(one) != weights(other)
    assert [decisions for decisions, _ in curve] == [0, 128, 256]


def test_gains_are_what_each_seat_got_beyond_what_it_expected(learner: ModuleType) -> None:
    """One game, five steps by the seats 0, 1, 0, 0, 1; it ends with the third, and a new one begins."""
    plan = small(learner, games=1, steps=5, trace=1.0)
    notes = learner.Notes(plan, learner.Batch("aoc", 1))
    notes.seats[:, 0] = [0, 1, 0, 0, 1]
    notes.worth[:, 0] = [0.1, 0.2, 0.3, 0.4, 0.5]
    notes.done[2, 0] = True
    notes.ends[2, 0] = [1, -1]
    gains, returns = learner.gains_of(plan, notes, np.array([[0.6, -0.6]], dtype=np.float32))
    assert np.allclose(gains[:, 0], [1 - 0.1, -1 - 0.2, 1 - 0.3, 0.6 - 0.4, -0.6 - 0.5])
    assert np.allclose(returns[:, 0], [1, -1, 1, 0.6, -0.6])
    shorter, _ = learner.gains_of(small(learner, games=1, steps=5, trace=0.0), notes, np.array([[0.6, -0.6]]))
    assert np.allclose(shorter[:, 0], [0.3 - 0.1, -1 - 0.2, 1 - 0.3, 0.6 - 0.4, -0.6 - 0.5])


def test_only_legal_actions_have_a_chance(learner: ModuleType) -> None:
    batch = learner.Batch("aoc", 4, seed=1)
    params = learner.new_params(learner.jax.random.key(1), batch.length, 16, batch.actions)
    logs, worth = learner.judged(params, batch.observations / batch.observer.scales, batch.masks)
    chances = np.exp(np.asarray(logs))
    assert worth.shape == (4,)
    assert np.allclose(chances.sum(1), 1)
    assert chances[~batch.masks].max() == 0
    assert (chances[batch.masks] > 0).all()


def test_some_learning_is_better_than_none(learner: ModuleType) -> None:
    """A few thousand decisions are enough to do better than before, against random play."""
    plan = small(learner, updates=12, games=64, steps=64, parts=4, width=32, rate=3e-3)
    before, _ = learner.train(small(learner, updates=0), 1, 100, 2)
    after, _ = learner.train(plan, 1, 100, 2)
    assert learner.victories(before, "random", 60, "test") + 12 < learner.victories(after, "random", 60, "test")


def test_the_command_draws_its_curve_and_says_how_it_did(tmp_path: Path) -> None:
    line = ["--updates", "1", "--watched", "4", "--games", "6", "--seed", "3", "--policy", "policy.npz"]
    done = subprocess.run([sys.executable, str(FILE), *line], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "of 6 games against easy" in done.stdout
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert len(np.load(tmp_path / "policy.npz").files) == 8


@pytest.mark.slow
def test_it_beats_easy_in_more_than_half_of_400_games(learner: ModuleType) -> None:
    params, _ = learner.train(learner.Plan(), 1, 1000, 2)
    assert learner.victories(params, "easy", 400, "end/1") > 200
