"""Gymnasium's own checks for both games, all player counts and modules; seats, rewards, faults, honesty."""

import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra 'env'")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import saecula.env  # noqa: F401 - registers the ids
from saecula.bots import Bot
from saecula.core.errors import OptionError, SaeculaError
from saecula.env.learner import Actions, Learner
from saecula.games import TITLES
from tests.env.sets import named, tables


def made(game: str = "aoc", **settings: Any) -> Learner:
    env = gymnasium.make(f"saecula/{game}-v0", **settings).unwrapped
    assert isinstance(env, Learner)
    return env


def play(env: Learner, seed: int | None = 1, choice: int = 1) -> list[tuple[Any, ...]]:
    """A whole game at random by the mask: what was told at every step."""
    rng, told = np.random.default_rng(choice), []
    observation, info = env.reset(seed=seed)
    over = False
    told.append((observation["observation"].tobytes(), 0.0, info))
    while not over:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        told.append((observation["observation"].tobytes(), reward, info))
    return told


# --- the conventions --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "settings"), tables(), ids=named)
def test_the_checks_of_gymnasium_pass(game: str, settings: dict[str, Any]) -> None:
    opponents = ["random"] * (settings["seats"] - 1)
    more = {name: value for name, value in settings.items() if name != "seats"}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*Box observation space m.*imum value is .*infinity.*")
        check_env(made(game, opponents=opponents, **more))


@pytest.mark.parametrize("game", list(TITLES))
def test_the_usual_loop_plays_at_random(game: str) -> None:
    env = gymnasium.make(f"saecula/{game}-v0", opponents=["random", "easy"])
    env.action_space.seed(1)
    env.reset(seed=1)
    over = False
    while not over:
        observation, _, over, truncated, info = env.step(env.action_space.sample())
        assert env.observation_space.contains(observation)
        assert not truncated
    assert set(info) == {"seat", "score", "rank"}
    assert not observation["action_mask"].any()
    env.close()


def test_actions_are_drawn_among_the_legal_ones_and_by_masks() -> None:
    env = made("tta", opponents=["random"])
    assert isinstance(env.action_space, Actions)
    env.action_space.sample()  # before the deal: any number
    observation, _ = env.reset(seed=2)
    legal = set(np.flatnonzero(observation["action_mask"]))
    assert set(np.flatnonzero(env.action_masks())) == legal
    assert {int(env.action_space.sample()) for _ in range(200)} == legal
    assert int(env.action_space.sample(observation["action_mask"])) in legal
    one = np.zeros_like(observation["action_mask"])
    one[3] = 1
    assert env.action_space.sample(one) == 3


def test_many_environments_step_at_once() -> None:
    envs = gymnasium.make_vec("saecula/aoc-v0", num_envs=3, vectorization_mode="sync", opponents=["random"])
    observation, _ = envs.reset(seed=1)
    for _ in range(60):
        masks = observation["action_mask"]
        rows = [np.flatnonzero(mask) if mask.any() else np.array([0]) for mask in masks]
        observation, rewards, over, _, _ = envs.step(np.array([row[0] for row in rows]))
        assert rewards.shape == over.shape == (3,)
    envs.close()


def test_the_position_is_drawn_as_everybody_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = made("aoc", render_mode="ansi")
    env.reset(seed=1)
    assert "is asked: civilization" in str(env.render())
    env = made("aoc", render_mode="human")
    env.reset(seed=1)
    assert "is asked: civilization" in capsys.readouterr().out
    assert env.render() is None


# --- seats and rewards ------------------------------------------------------------------------------------------------
def test_the_learner_sits_where_it_is_told_else_anywhere() -> None:
    fixed = made("aoc", opponents=["random", "easy"], seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(10)} == {2}
    assert {seat: bot.name for seat, bot in fixed.bots.items() if bot.name == "random"} == {0: "random"}
    drawn = made("aoc", opponents=["random", "easy"])
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("game", list(TITLES))
@pytest.mark.parametrize("reward", ["victory", "rank", "margin"])
def test_rewards_come_at_the_end_and_as_asked(game: str, reward: str) -> None:
    env = made(game, opponents=["random"], reward=reward)
    *before, (_, got, info) = play(env)
    assert all(value == 0 for _, value, _ in before)
    outcome = env.table.rules.outcome(env.table.state)
    own, other = outcome.scores[env.seat], outcome.scores[1 - env.seat]
    assert info["score"] == own
    assert info["rank"] == outcome.ranks[env.seat]
    if reward == "margin":
        assert got == own - other
    elif info["rank"] == 1 and outcome.ranks[1 - env.seat] != 1:
        assert got == 1
    elif info["rank"] != 1:
        assert got == 0


def test_alone_at_the_table() -> None:
    *_, (_, got, info) = play(made("aoc", opponents=[], reward="margin"))
    assert got == info["score"]


# --- equal seeds ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "level"), [("aoc", "medium"), ("tta", "easy")])
def test_equal_seeds_are_equal_runs_over_several_games(game: str, level: str) -> None:
    runs = []
    for _ in range(2):
        env = made(game, opponents=[level])
        runs.append([play(env, 4), play(env, None), play(env, None)])
    assert runs[0] == runs[1]
    assert runs[0][1] != runs[0][2]


# --- faults -----------------------------------------------------------------------------------------------------------
def test_a_masked_action_is_named_and_changes_nothing() -> None:
    env = made("tta", opponents=["random"])
    observation, _ = env.reset(seed=1)
    masked = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    before = env.table.state.to_data()
    for action in (masked, np.int64(masked), np.array(masked)):
        with pytest.raises(SaeculaError, match=rf"action: {masked} \(.*\) is not allowed now"):
            env.step(action)
    with pytest.raises(OptionError, match=r"action: must be one whole number, not int64 \(1,\)"):
        env.step(np.array([masked]))
    assert env.table.state.to_data() == before


def test_a_bot_that_breaks_leaves_the_game_before_the_step() -> None:
    env = made("aoc", opponents=["random"])
    env.reset(seed=1)

    class Broken(Bot):
        def choose(self, view: object, legal: list[int]) -> int:
            raise RuntimeError("no idea")

    env.bots = {1 - env.seat: Broken(env.table.rules, 1)}
    while True:
        before = env.table.state.to_data()
        try:
            env.step(env.action_space.sample())
        except RuntimeError:
            break
    assert env.table.state.to_data() == before
    assert env.table.asked == env.seat


def test_a_finished_game_takes_no_action() -> None:
    env = made("aoc", opponents=["random"])
    play(env)
    with pytest.raises(SaeculaError, match="action: 3 comes after the end of the game"):
        env.step(3)
    with pytest.raises(SaeculaError, match="call reset"):
        made("aoc").step(0)


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"opponents": ["deep"]}, "opponents"),
        ({"opponents": "easy"}, "opponents"),
        ({"opponents": ["easy"] * 4}, "seats"),
        ({"opponents": []}, "seats"),
        ({"modules": ["magic"]}, "modules"),
        ({"weather": "rain"}, "weather"),
        ({"seat": 2}, "seat"),
        ({"form": "long"}, "form"),
        ({"reward": "fame"}, "reward"),
    ],
)
def test_a_wrong_setting_names_the_field(settings: dict[str, Any], field: str) -> None:
    with pytest.raises(OptionError, match=f"{field}: ") as found:
        made("tta", **settings)
    assert found.value.field == field


# --- honesty ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", list(TITLES))
def test_what_the_learner_cannot_see_changes_nothing_that_it_is_shown(game: str) -> None:
    env = made(game, opponents=["random"])
    observation, _ = env.reset(seed=1)
    rng, seen, over = np.random.default_rng(1), 0, False
    while not over:
        real = env.table.state
        env.table.take(env.table.rules.imagine(env.table.rules.view(real, env.seat), seen))
        seen += env.table.state.to_data() != real.to_data()
        other = env.table.observation(env.seat)
        assert all(np.array_equal(observation[key], other[key]) for key in observation)
        env.table.take(real)
        observation, _, over, _, info = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        assert set(info) == ({"seat", "score", "rank"} if over else {"seat"})
    assert seen > 0
