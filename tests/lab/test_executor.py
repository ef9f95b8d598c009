"""The same results in the same order, whoever does the work."""

from collections.abc import Iterator
from time import sleep, thread_time
from typing import Any

import pytest

from saecula.core.errors import OptionError
from saecula.games import rules_of
from saecula.lab import executor
from saecula.lab.entrants import entrants
from saecula.lab.executor import LabError, Workers, workers
from saecula.lab.play import Played
from saecula.lab.simulate import Job, simulate
from saecula.lab.tournament import run, tournament


def half(number: int) -> int:
    if number % 2:
        raise OptionError("number", f"{number} is odd")
    return number // 2


def computing() -> None:
    until = thread_time() + 0.2
    while thread_time() < until:
        pass


def without_times(played: list[Played]) -> list[dict[str, Any]]:
    return [{**one.to_data(), "times": []} for one in played]


def games_of(game: str, crew: Workers) -> list[dict[str, Any]]:
    rules = rules_of(game)
    plan = tournament(rules, rules.options({"seats": 2}), entrants("greedy,random", game), 6, "same")
    return without_times(run(plan, crew))


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Two Dask workers, processes of their own, reachable on loopback only."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as made:
        yield made.scheduler_address


@pytest.mark.parametrize("game", ["aoc", "tta"])
def test_processes_and_a_dask_cluster_play_the_same_games(game: str, cluster: str) -> None:
    with workers(2) as crew:
        assert crew.count == 2
        by_processes = games_of(game, crew)
    with workers(cluster=cluster) as crew:
        assert crew.count == 2
        by_cluster = games_of(game, crew)
    with workers(1) as crew:
        here = games_of(game, crew)
    assert len(here) == 6
    assert by_processes == by_cluster == here


def test_simulations_run_on_the_cluster(cluster: str) -> None:
    job = Job("aoc", rules_of("aoc").options({"seats": 3}), ["random", "greedy", "random"], "there")
    with workers(cluster=cluster) as crew:
        there = [one for done in simulate(job, 30, crew) for one in done.played]
    assert there == [one for done in simulate(job, 30) for one in done.played]


def test_a_fault_on_the_cluster_comes_back_as_its_sentence(cluster: str) -> None:
    with workers(cluster=cluster) as crew, pytest.raises(LabError, match="number: 3 is odd"):
        list(crew.run(half, [(2,), (3,), (4,)]))


def test_workers_with_other_cards_are_refused(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor.saecula, "__version__", "9.9")
    with pytest.raises(OptionError, match="another version of saecula or other card values"), workers(cluster=cluster):
        raise AssertionError("nobody shall work")


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks_and_faults_as_sentences(jobs: int) -> None:
    with workers(jobs) as crew:
        assert list(crew.run(half, [(2 * k,) for k in range(40)])) == list(range(40))
        with pytest.raises(LabError, match="number: 3 is odd"):
            list(crew.run(half, [(2,), (3,), (4,)]))


def test_an_address_without_a_scheduler_is_one_sentence() -> None:
    with (
        pytest.raises(OptionError, match="--cluster: no Dask scheduler answers at 'nonsense"),
        workers(cluster="nonsense://x"),
    ):
        raise AssertionError("nobody shall work")


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_tasks_compute_is_counted_and_not_how_long_they_take(jobs: int) -> None:
    with workers(jobs) as crew:
        list(crew.run(sleep, [(0.2,), (0.2,)]))
        assert crew.spent < 0.2
        list(crew.run(computing, [(), ()]))
        assert 0.4 <= crew.spent < 0.8
