"""Many games at once: what the arrays show is true, equal seeds give equal runs, bad input changes nothing."""

from typing import Any

import numpy as np
import pytest

from saecula.core.errors import OptionError, SaeculaError
from saecula.core.rules import Outcome
from saecula.env import spaces
from saecula.env.arrays import mask
from saecula.env.batch import Batch
from saecula.env.crew import Crew
from saecula.env.rewards import rewards_of
from saecula.games import TITLES
from tests.env.tables import any_table

GAMES = list(TITLES)
ARRAYS = ("observations", "masks", "counts", "seats", "rewards", "done")


def batch(game: str, n: int = 6, **named: Any) -> Batch:
    return Batch(game, n, **{"seats": 2, "seed": 1, **named})


def shown(games: Batch | Crew) -> list[bytes]:
    legal = np.concatenate([row[:count] for row, count in zip(games.legal, games.counts, strict=True)])
    return [*(getattr(games, name).tobytes() for name in ARRAYS), legal.tobytes()]


def played(games: Batch | Crew, steps: int, seed: int = 5) -> list[bytes]:
    """Random steps; everything that was shown."""
    rng, told = np.random.default_rng(seed), shown(games)
    for _ in range(steps):
        games.step(games.sample(rng))
        told += shown(games)
    return told


# --- what is shown --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", ["compact", "raw"])
@pytest.mark.parametrize("game", GAMES)
def test_rows_show_the_games(game: str, form: str) -> None:
    games, numbered, rng = batch(game, form=form), spaces(game), np.random.default_rng(1)
    observer = numbered.observer(form)
    for _ in range(150):
        for place, s in enumerate(games.states):
            seat = s.stack[-1].seat
            assert games.seats[place] == seat
            assert games.legal[place, : games.counts[place]].tolist() == numbered.legal(s)
            assert (games.masks[place] == mask(numbered, s)).all()
            assert (games.observations[place] == observer.observe(s, seat)).all()
        games.step(games.sample(rng))
    assert (np.unpackbits(games.bits(), axis=1)[:, : games.actions] == games.masks).all()
    assert games.observations.dtype == np.float32
    assert games.masks.dtype == np.bool_


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_all_sorts_are_played(game: str) -> None:
    for seed in range(12):
        settings: dict[str, Any] = any_table(game, seed)
        games = Batch(game, 3, seed=seed, **settings)
        played(games, 60)
        assert games.rewards.shape == (3, settings["seats"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_ends_is_rewarded_and_dealt_again(game: str) -> None:
    games, rng, ends = batch(game, 4), np.random.default_rng(2), 0
    while ends < 6:
        games.step(games.sample(rng))
        assert (games.rewards[~games.done] == 0).all()
        assert games.rewards[games.done].sum(axis=1).tolist() == [1.0] * int(games.done.sum())
        assert not any(s.over for s in games.states)
        ends += int(games.done.sum())
    assert sum(games.played) == ends


def test_arrays_are_reused_and_nobody_else_writes_them() -> None:
    games = batch("aoc")
    before = [getattr(games, name) for name in ARRAYS]
    played(games, 30)
    assert all(getattr(games, name) is array for name, array in zip(ARRAYS, before, strict=True))
    with pytest.raises(ValueError, match="read-only"):
        games.observations[0, 0] = 1


# --- equal seeds ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_equal_runs(game: str) -> None:
    first = played(batch(game), 100)
    assert played(batch(game), 100) == first
    assert played(batch(game, seed=2), 100) != first
    again = batch(game)
    played(again, 30)
    again.reset()
    assert played(again, 100) == first
    again.reset(2)
    assert played(again, 10) == played(batch(game, seed=2), 10)


def test_a_part_of_a_batch_has_the_same_games() -> None:
    whole, part = batch("tta", 6), batch("tta", 2, offset=3)
    for _ in range(50):
        actions = whole.legal[:, 0].copy()
        whole.step(actions)
        part.step(actions[3:5])
        assert (whole.observations[3:5] == part.observations).all()


# --- bots -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_bots_play_their_seats(game: str) -> None:
    games = batch(game, 3, seats=3, bots=["easy", None, "random"], reward="rank")
    rng, ends = np.random.default_rng(1), 0
    for _ in range(400 if game == "aoc" else 150):
        assert (games.seats == 1).all()
        games.step(games.sample(rng))
        ends += int(games.done.sum())
        assert (games.rewards[games.done].sum(axis=1) == 1.5).all()
    assert ends > (3 if game == "aoc" else 0)
    settings: dict[str, Any] = {"seats": 3, "bots": ["easy", None, "random"]}
    assert played(batch(game, 2, **settings), 40) == played(batch(game, 2, **settings), 40)


# --- bad input ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_action_changes_no_game(game: str) -> None:
    games = batch(game)
    played(games, 20)
    before, states = shown(games), [s.to_data() for s in games.states]
    fine = games.legal[:, 0].copy()
    masked = fine.copy()
    masked[4] = int(np.flatnonzero(~games.masks[4])[0])
    wrong = {
        rf"actions: game 4 does not allow {masked[4]} \({games.spaces.text(masked[4])}\) now": masked,
        r"actions: game 2 does not allow -1 \(\) now": [*fine[:2], -1, *fine[3:]],
        rf"actions: game 5 does not allow {games.actions} ": [*fine[:5], games.actions],
        r"actions: must be an array int \(6,\), not int32 \(5,\)": fine[:5],
        r"actions: must be an array int \(6,\), not float64 \(6,\)": fine.astype(float),
        r"actions: must be an array int \(6,\), not bool \(6, \d+\)": games.masks,
        r"actions: must be an array int \(6,\), not <U5 \(6,\)": ["end"] * 5 + ["build"],
    }
    for sentence, actions in wrong.items():
        with pytest.raises(SaeculaError, match=sentence):
            games.step(actions)
        assert shown(games) == before
        assert [s.to_data() for s in games.states] == states
    games.step(fine)


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ({"game": "chess"}, "game: 'chess' is unknown"),
        ({"n": 0}, "n: must be at least 1, not 0"),
        ({"n": 2.5}, "n: must be at least 1, not 2.5"),
        ({"seats": 9}, "seats: must be 2 to 4"),
        ({"form": "short"}, "form: 'short' is unknown"),
        ({"reward": "coins"}, "reward: 'coins' is unknown, known are victory, rank, margin"),
        ({"modules": ["none"]}, "modules: 'none' is no module"),
        ({"colour": "red"}, "colour"),
        ({"bots": ["easy"]}, "bots: needs a name or None for each of the 2 seats"),
        ({"bots": "ab"}, "bots: needs a name or None"),
        ({"bots": ["easy", "wise"]}, "bots: 'wise' is unknown"),
        ({"bots": ["easy", "easy"]}, "bots: leave no seat to a learner"),
    ],
)
@pytest.mark.parametrize("kind", [Batch, Crew])
def test_what_a_batch_cannot_be_is_said_by_its_field(kind: Any, named: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        kind(**{"game": "tta", "n": 2, **named})


def test_a_part_begins_somewhere() -> None:
    with pytest.raises(OptionError, match="offset: must be at least 0, not -1"):
        batch("tta", offset=-1)


# --- rewards --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("scores", "ranks", "victory", "rank", "margin"),
    [
        ([10, 30], [2, 1], [0, 1], [0, 1], [-20, 20]),
        ([20, 20], [1, 1], [0.5, 0.5], [0.5, 0.5], [0, 0]),
        ([5, 9, 9, 1], [3, 1, 1, 4], [0, 0.5, 0.5, 0], [1 / 3, 5 / 6, 5 / 6, 0], [-4, 0, 0, -8]),
        ([17], [1], [1], [1], [17]),
    ],
)
def test_the_end_is_rewarded_by_choice(
    scores: list[int], ranks: list[int], victory: list[float], rank: list[float], margin: list[float]
) -> None:
    outcome = Outcome(scores, ranks, "", [])
    assert rewards_of(outcome) == rewards_of(outcome, "victory") == victory
    assert rewards_of(outcome, "rank") == pytest.approx(rank)
    assert rewards_of(outcome, "margin") == margin
    with pytest.raises(OptionError, match="reward: 'coins' is unknown"):
        rewards_of(outcome, "coins")


# --- several processes ----------------------------------------------------------------------------------------------
def test_a_crew_plays_what_a_batch_plays() -> None:
    with Crew("aoc", 5, seats=2, seed=1, processes=2) as crew:
        assert played(crew, 60) == played(batch("aoc", 5), 60)
        before = shown(crew)
        with pytest.raises(SaeculaError, match="actions: game 3 does not allow"):
            crew.step([*crew.legal[:3, 0], -5, crew.legal[4, 0]])
        with pytest.raises(SaeculaError, match="actions: must be an array"):
            crew.step([1, 2])
        assert shown(crew) == before
        crew.reset(7)
        assert played(crew, 5) == played(batch("aoc", 5, seed=7), 5)
        assert (np.unpackbits(crew.bits(), axis=1)[:, : crew.actions] == crew.masks).all()


def test_a_crew_leaves_nothing_behind() -> None:
    from multiprocessing.shared_memory import SharedMemory

    crew = Crew("aoc", 2, processes=2)
    name, workers = crew._shelf.memory.name, list(crew._workers)
    kept = crew.observations  # somebody still looks
    crew.close()
    assert not any(worker.is_alive() for worker in workers)
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)
    assert kept.shape == (2, crew.length)
    with pytest.raises(SaeculaError, match="the crew was closed"):
        crew.step([0, 0])
    crew.close()


def test_a_crew_that_loses_a_process_says_so() -> None:
    crew = Crew("aoc", 2, processes=2)
    crew._workers[1].terminate()
    crew._workers[1].join()
    with pytest.raises(SaeculaError, match="a process of the crew has ended by itself"):
        crew.step(crew.legal[:, 0].copy())
    assert not any(worker.is_alive() for worker in crew._workers)
    with pytest.raises(OptionError, match=r"processes: 3 are more than there are games \(2\)"):
        Crew("aoc", 2, processes=3)


def test_the_package_leads_to_both() -> None:
    import saecula.env

    assert saecula.env.Batch is Batch
    assert saecula.env.Crew is Crew
    with pytest.raises(AttributeError, match="has no attribute 'Flock'"):
        saecula.env.Flock  # noqa: B018


def test_nobody_resigns_unless_somebody_wants_it_so() -> None:
    assert Batch("tta", 1).options["resignation"] is False
    assert Batch("tta", 1, resignation=True).options["resignation"] is True
    assert "resignation" not in Batch("aoc", 1).options
