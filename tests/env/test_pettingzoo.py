"""PettingZoo's own tests for both games, all player counts and modules; rewards, faults, honesty."""

import copy
import importlib
import subprocess
import sys
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra 'env'")

import numpy as np
from pettingzoo.test import api_test, seed_test

from saecula.core.errors import OptionError, SaeculaError
from saecula.env import aoc_v0, tta_v0
from saecula.env.aec import Aec
from saecula.env.batch import Batch
from saecula.games import TITLES
from tests.env.sets import named, tables


def module(game: str) -> Any:
    return importlib.import_module(f"saecula.env.{game}_v0")


def dealt(game: str = "aoc", seed: int = 1, **settings: Any) -> Aec:
    env: Aec = module(game).env(**settings)
    env.reset(seed=seed)
    return env


def play(env: Aec, seed: int = 1, steps: int = 10**6) -> dict[str, float]:
    """At random; what every agent got in all."""
    rng, sums = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(steps):
        observation, reward, termination, truncation, _ = env.last()
        sums[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination or truncation else rng.choice(legal))
    return sums


# --- the conventions --------------------------------------------------------------------------------------------------
def warned(test: Callable[[], None]) -> list[str]:
    """What a test of PettingZoo warns of, but for this: that observations are dicts with a mask."""
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        test()
    texts = [str(warning.message) for warning in found]
    return [text for text in texts if "not a NumPy array" not in text and "should be gymnasium" not in text]


@pytest.mark.parametrize(("game", "settings"), tables(), ids=named)
def test_the_tests_of_pettingzoo_pass(game: str, settings: dict[str, Any]) -> None:
    make = partial(module(game).env, **settings)
    assert warned(lambda: api_test(make(), num_cycles=60)) == []
    assert warned(lambda: seed_test(make, num_cycles=40)) == []


@pytest.mark.parametrize("game", list(TITLES))
def test_whole_games_pass_too(game: str) -> None:
    assert warned(lambda: api_test(module(game).env(seats=3, form="raw"), num_cycles=1000)) == []


@pytest.mark.parametrize("game", list(TITLES))
def test_a_game_that_takes_too_long_is_truncated(game: str) -> None:
    env = dealt(game, seats=3, max_cycles=7)
    steps = 0
    for _ in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert (reward, termination, info) == (0, False, {})
        assert truncation == (steps >= 7)
        env.step(None if truncation else int(np.flatnonzero(observation["action_mask"])[0]))
        steps += 1
    assert steps == 7 + 3
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_1", "player_2"]


def test_the_environments_are_drawn_as_everybody_sees_them(capsys: pytest.CaptureFixture[str]) -> None:
    env = dealt("tta", render_mode="ansi")
    drawn = env.render()
    assert isinstance(drawn, str)
    assert "is asked: action" in drawn
    env = dealt("tta", render_mode="human")
    assert env.render() is None
    assert capsys.readouterr().out == drawn + "\n"
    assert str(env) == "tta_v0"


def test_a_copy_goes_its_own_way() -> None:
    env = dealt("tta", seats=2)
    twin = copy.deepcopy(env)
    before = env.observe("player_0")["observation"]
    play(twin, steps=40)
    assert np.array_equal(env.observe("player_0")["observation"], before)
    play(env, steps=40)
    assert np.array_equal(env.last()[0]["observation"], twin.last()[0]["observation"])


# --- rewards ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", list(TITLES))
@pytest.mark.parametrize("reward", ["victory", "rank", "margin"])
def test_rewards_come_at_the_end_and_as_asked(game: str, reward: str) -> None:
    env = dealt(game, seats=3, reward=reward)
    sums = play(env)
    outcome = env.table.rules.outcome(env.table.state)
    got = list(sums.values())
    if reward == "victory":
        assert sum(got) == pytest.approx(1)
        assert [value > 0 for value in got] == [rank == 1 for rank in outcome.ranks]
    elif reward == "rank":
        assert sum(got) == pytest.approx(1.5)
        assert max(got) == got[outcome.ranks.index(1)]
    else:
        best = max(outcome.scores)
        assert got[outcome.scores.index(best)] == best - sorted(outcome.scores)[-2]


def test_the_end_tells_score_and_rank_and_nothing_before() -> None:
    env = dealt("aoc", seats=2)
    while not env.terminations[env.agent_selection]:
        assert env.infos == {"player_0": {}, "player_1": {}}
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert [set(info) for info in env.infos.values()] == [{"score", "rank"}] * 2


# --- equal seeds ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", list(TITLES))
def test_equal_seeds_are_equal_runs_over_several_games(game: str) -> None:
    runs = []
    for _ in range(2):
        env, found = dealt(game, seed=5, seats=2), []
        for number in range(3):
            found.append((play(env, seed=number), env.table.state.to_data()))
            env.reset()
        runs.append(found)
    assert runs[0] == runs[1]
    assert runs[0][0][1] != runs[0][1][1]


@pytest.mark.parametrize("game", list(TITLES))
def test_an_environment_and_a_batch_deal_the_same_games(game: str) -> None:
    env = dealt(game, seed=9, seats=3)
    batch = Batch(game, 2, seats=3, seed=9, **({"resignation": False} if game == "tta" else {}))
    assert np.array_equal(batch.observations[0], env.last()[0]["observation"])
    assert np.array_equal(batch.masks[0], env.last()[0]["action_mask"].astype(bool))


# --- faults -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (None, "action: must be one whole number, not NoneType"),
        (1.5, "action: must be one whole number, not float"),
        (True, "action: must be one whole number, not bool"),
        (np.array([1, 2]), r"action: must be one whole number, not int64 \(2,\)"),
        (-1, "action: -1 "),
        (10**9, "action: 1000000000 "),
    ],
)
def test_a_wrong_action_is_one_sentence_and_changes_nothing(action: object, sentence: str) -> None:
    env = dealt("tta", seats=2)
    before = env.table.state.to_data()
    with pytest.raises(SaeculaError, match=sentence) as found:
        env.step(action)
    assert "\n" not in str(found.value)
    assert env.table.state.to_data() == before
    play(env, steps=20)


def test_a_masked_action_is_named_and_changes_nothing() -> None:
    env = dealt("tta", seats=2)
    masked = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    before = env.table.state.to_data()
    text = env.table.spaces.text(masked)
    with pytest.raises(SaeculaError, match=rf"action: {masked} \({text}\) is not allowed now"):
        env.step(masked)
    assert env.table.state.to_data() == before


def test_a_step_that_breaks_leaves_the_game_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    env = dealt("aoc", seats=2)
    before, agent = env.table.state.to_data(), env.agent_selection

    class Broken:
        def __getattr__(self, name: str) -> Any:
            return getattr(TITLES["aoc"].rules, name)

        def advance(self, s: Any) -> None:
            raise RuntimeError("half way")

    env.table.rules = Broken()  # type: ignore[assignment]
    with pytest.raises(RuntimeError, match="half way"):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    env.table.rules = TITLES["aoc"].rules
    assert (env.table.state.to_data(), env.agent_selection, env.cycles) == (before, agent, 0)


def test_a_finished_game_takes_no_action() -> None:
    env = dealt("aoc", seats=2)
    while not env.terminations[env.agent_selection]:
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    with pytest.raises(SaeculaError, match="action: 3 comes after the end of the game"):
        env.step(3)
    env.step(None)
    env.step(None)
    assert env.agents == []
    with pytest.raises(SaeculaError, match="comes after the end of the game"):
        env.step(None)


def test_nothing_works_before_the_deal() -> None:
    for call in (lambda env: env.step(0), lambda env: env.observe("player_0"), lambda env: env.render()):
        with pytest.raises(SaeculaError, match="deal a game first: call reset"):
            call(aoc_v0.env())


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"seats": 5}, "seats"),
        ({"seats": 3, "modules": ["magic"]}, "modules"),
        ({"seats": 3, "modules": "balanced"}, "modules"),
        ({"weather": "rain"}, "weather"),
        ({"form": "long"}, "form"),
        ({"reward": "fame"}, "reward"),
        ({"max_cycles": 0}, "max_cycles"),
        ({"render_mode": "rgb_array"}, "render_mode"),
    ],
)
def test_a_wrong_setting_names_the_field(settings: dict[str, Any], field: str) -> None:
    with pytest.raises(OptionError, match=f"{field}: ") as found:
        tta_v0.env(**settings)
    assert found.value.field == field


def test_unknown_agents_are_named() -> None:
    env = dealt("aoc", seats=2)
    for call in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(OptionError, match="agent: 'player_7' is unknown"):
            call("player_7")


# --- honesty ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", list(TITLES))
def test_what_an_agent_cannot_see_changes_nothing_that_it_is_shown(game: str) -> None:
    """What is hidden is dealt anew at every tenth decision: observation, mask, reward and info stay as they are."""
    env, rng, seen = dealt(game, seats=3), np.random.default_rng(3), 0
    while not env.terminations[env.agent_selection]:
        observation, *told = env.last()
        if env.cycles % 10 == 0:
            real, seat = env.table.state, env.table.asked
            env.table.take(env.table.rules.imagine(env.table.rules.view(real, seat), env.cycles))
            other, *told_then = env.last()
            assert np.array_equal(observation["observation"], other["observation"])
            assert np.array_equal(observation["action_mask"], other["action_mask"])
            assert told == told_then
            seen += env.table.state.to_data() != real.to_data()
            env.table.take(real)
        env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    assert seen > 0


# --- without the extra ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("missing", "module", "extra"),
    [
        ("pettingzoo", "saecula.env.tta_v0", "env"),
        ("gymnasium", "saecula.env.learner", "env"),
        ("pyspiel", "saecula.env.spiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named_with_the_line_that_installs_it(missing: str, module: str, extra: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; import saecula.env; import {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    said = done.stderr.splitlines()[-1]
    assert said.startswith("saecula.extras.MissingExtra: saecula.env.")
    assert f"needs the extra '{extra}', which is not installed: " in said
