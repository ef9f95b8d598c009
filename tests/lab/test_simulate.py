"""Simulations: views for those who look, games that depend on seed and number only, and files that are continued."""

import json
import sys
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from saecula.bots import Bot, make, play_out
from saecula.core.chance import Chance
from saecula.core.errors import BrokenLaw
from saecula.core.rng import Stream
from saecula.core.rules import Rules
from saecula.core.state import State
from saecula.games import rules_of
from saecula.lab import simulate as lab
from saecula.lab.executor import Inline, LabError, Workers, workers
from saecula.lab.keeper import FORMAT, Keeper
from saecula.lab.play import Played
from saecula.lab.simulate import Batch, Job, Pace, play_batch, play_one, run, simulate
from tests.kit.deputy import Deputy
from tests.test_cli import bad, data, good

TIMED = ("seconds", "games_per_second", "games_per_core_second", "bare_games_per_second", "times_bare")


def job_of(game: str, *bots: str, seed: str = "golden", check: bool = False) -> Job:
    return Job(game, rules_of(game).options({"seats": len(bots)}), list(bots), seed, check)


def played(job: Job, games: int, crew: Workers | None = None) -> list[Played]:
    return list(chain.from_iterable(done.played for done in simulate(job, games, crew)))


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in TIMED}


# --- views ------------------------------------------------------------------------------------------------------------
class Listening(Deputy):
    """Notes for whom a view was made and how often everything was checked."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.seen: set[int] = set()
        self.checks = 0

    def view(self, s: State, seat: int) -> object:
        self.seen.add(seat)
        return super().view(s, seat)

    def check(self, s: State) -> None:
        self.checks += 1
        super().check(s)


class First(Bot):
    """Looks and takes what comes first."""

    def choose(self, view: object, legal: list[int]) -> int:
        assert view is not None
        return legal[0]


@pytest.mark.parametrize("game", ["aoc", "tta"])
def test_views_are_made_for_bots_that_look_only(game: str) -> None:
    rules = Listening(rules_of(game))
    options = rules.rules.options({"seats": 3})
    play_out(rules, rules.rules.setup(options, Chance("a")), [make("random", rules, seat) for seat in range(3)])
    assert (rules.seen, rules.checks) == (set(), 0)
    bots = [make("random", rules, 1), First(rules, 2), make("random", rules, 3)]
    decisions = play_out(rules, rules.rules.setup(options, Chance("a")), bots, check=True)
    assert (rules.seen, rules.checks) == ({1}, decisions)
    assert [make(name, rules.rules, 1).looks for name in ("random", "greedy", "hard")] == [False, True, True]


def test_bots_leave_nothing_behind() -> None:
    rules = rules_of("aoc")
    before = sys.getrefcount(rules)
    for name in ("random", "greedy"):
        for seed in range(100):
            make(name, rules, seed)
    assert sys.getrefcount(rules) < before + 10


class Breaking(Deputy):
    def check(self, s: State) -> None:
        raise BrokenLaw("something does not hold")


def test_checks_are_made_when_they_are_asked_for() -> None:
    rules = Breaking(rules_of("aoc"))
    s = rules.rules.setup(rules.rules.options({"seats": 2}), Chance("a"))
    with pytest.raises(BrokenLaw, match="something does not hold"):
        play_out(rules, s, [First(rules, 1), First(rules, 2)], check=True)
    assert not job_of("aoc", "random").check
    assert played(job_of("aoc", "random", "greedy", check=True), 3) == played(job_of("aoc", "random", "greedy"), 3)


# --- games ------------------------------------------------------------------------------------------------------------
def shown_to_all(job: Job, number: int) -> tuple[list[int], int, int]:
    """A game as it was played when everybody was shown a view."""
    rules = rules_of(job.game)
    s = rules.setup(job.options, Chance(f"{job.seed}/{number}"))
    dice = Stream(job.seed, f"bots/{number}")
    count = len(job.entrants)
    bots = [make(job.entrants[(seat + number) % count].name, rules, dice.word()) for seat in range(count)]
    decisions = 0
    while not s.over:
        seat = s.stack[-1].seat
        rules.apply(s, bots[seat].choose(rules.view(s, seat), rules.without_surrender(rules.legal(s))))
        rules.advance(s)
        decisions += 1
    return rules.outcome(s).scores, decisions, rules.round_of(s)


@pytest.mark.parametrize(
    ("game", "bots", "games"),
    [
        ("tta", ["random", "random"], 10),
        ("tta", ["random", "greedy", "easy"], 2),
        ("aoc", ["random"], 10),
        ("aoc", ["random", "random"], 20),
        ("aoc", ["random", "greedy", "random", "novice"], 4),
    ],
)
def test_who_is_shown_nothing_plays_as_before(game: str, bots: list[str], games: int) -> None:
    job = job_of(game, *bots)
    for number in range(games):
        one = play_one(job, number)
        assert (one.scores, one.decisions, one.rounds) == shown_to_all(job, number)


def test_games_of_a_seed_stay_what_they_were() -> None:
    found = [(one.scores, one.decisions, one.rounds) for one in played(job_of("tta", "random", "random"), 3)]
    assert found == [([0, 24], 231, 21), ([23, 0], 274, 21), ([0, 42], 250, 22)]


def test_a_simulation_does_not_depend_on_how_the_work_is_shared() -> None:
    job = job_of("aoc", "random", "greedy", "random")
    with ThreadPoolExecutor(3) as executor:
        assert played(job, 45, Workers(executor, 3)) == played(job, 45)


def test_seats_rotate() -> None:
    seats = [one.seats.index("greedy") for one in played(job_of("aoc", "greedy", "random", "random"), 6)]
    assert seats == [0, 2, 1, 0, 2, 1]


# --- the work ---------------------------------------------------------------------------------------------------------
def test_slow_games_come_one_by_one_and_quick_ones_in_batches() -> None:
    pace, job = Pace(), job_of("aoc", "random")
    one = play_one(job, 0)
    tasks = pace.tasks(job, 3, 10_000_000_000)  # nobody lists them all
    assert next(tasks)[1:] == (3, 4)
    pace.heard(Batch([one], 20.0, 1.0, 0, 0.0))
    assert next(tasks)[1:] == (4, 5)
    pace.heard(Batch([one], 0.001, 0.001, 0, 0.0))
    assert next(tasks)[1:] == (5, 55)
    pace.heard(Batch([one] * 50, 0.0, 0.0, 0, 0.0))
    assert next(tasks)[1:] == (55, 55 + lab.BATCH)
    assert list(Pace().tasks(job, 2, 4)) == [(job, 2, 3), (job, 3, 4)]


def test_memory_does_not_grow_with_the_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    job = job_of("aoc", "random", "random")
    one = play_one(job, 0)
    monkeypatch.setattr(lab, "play_one", lambda job, number: Played(number, one.seats, one.scores, one.ranks, 1, 6))
    monkeypatch.setattr(lab, "bare_seconds", lambda job, number: 1.0)
    peaks = []
    for games in (5_000, 50_000):
        tracemalloc.start()
        assert run(job, games, Workers(Inline(), 1))["games"] == games
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.2 * peaks[0] + 20_000


def test_speeds_stand_beside_those_of_the_bare_playout_for_random_games() -> None:
    pace = Pace()
    assert lab.speeds(1000, 5.0, 4.0, pace) == {"games_per_second": 200.0}
    assert lab.speeds(0, 5.0, 4.0, pace) == {"games_per_second": None}
    for _ in range(2):
        pace.heard(Batch([], 2.5, 2.0, 30, 0.1))
    assert (pace.work, pace.bare_games) == (4.0, 60)
    assert lab.speeds(1000, 5.0, 4.0, pace) == {
        "games_per_second": 200.0,
        "games_per_core_second": 250.0,
        "bare_games_per_second": 300.0,
        "times_bare": 1.2,
    }
    done = play_batch(job_of("aoc", "random", "random"), 5, 45)
    assert (len(done.played), done.bare_games) == (40, 2)
    assert 0 < done.bare_work < done.work
    assert play_batch(job_of("aoc", "random", "greedy"), 0, 1).bare_games == 0


# --- the file ---------------------------------------------------------------------------------------------------------
def keeper_of(path: Path, job: Job) -> Keeper:
    return Keeper(str(path), "simulation", job.header(rules_of(job.game)))


def test_a_simulation_is_kept_and_continued(tmp_path: Path) -> None:
    job, path = job_of("aoc", "random", "greedy"), tmp_path / "games.jsonl"
    with workers(1) as crew:
        whole = run(job, 12, crew)
        keeper = keeper_of(path, job)
        run(job, 5, crew, keeper)
        keeper.close()
        path.write_bytes(path.read_bytes()[:-4])  # the fifth broke off
        heard: list[int] = []
        keeper = keeper_of(path, job)
        result = run(job, 12, crew, keeper, heard.append)
        keeper.close()
        assert (keeper.found, heard[0], sum(heard)) == (4, 4, 12)
        assert without_times(result) == without_times(whole)
        keeper = keeper_of(path, job)
        assert run(job, 12, crew, keeper)["games_per_second"] is None  # nothing was left to play
        keeper.close()
    header, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert (header["saecula-simulation"], header["seed"], header["options"]["seats"]) == (FORMAT, "golden", 2)
    assert [Played(**line) for line in lines] == played(job, 12)


def test_games_are_written_as_soon_as_they_are_played(tmp_path: Path) -> None:
    job, path = job_of("aoc", "random", "random"), tmp_path / "games.jsonl"
    written: list[int] = []
    keeper = keeper_of(path, job)
    run(job, 40, Workers(Inline(), 1), keeper, lambda done: written.append(len(path.read_bytes().splitlines()) - 1))
    keeper.close()
    assert written[:2] == [0, 1]
    assert written[-1] == 40


def test_the_command_keeps_continues_and_prints_speeds(tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    arguments = ["simulate", "aoc", "--bots", "random", "--seed", "1", "--jobs", "1", "--save", path]
    assert "On one core:" in good(*arguments, "--games", "5", "--lang", "en")
    result = data(*arguments, "--games", "9")
    assert without_times(result) == without_times(data(*arguments[:-2], "--games", "9", "--jobs", "2"))
    assert "games per second" not in good(*arguments, "--games", "9", "--lang", "en")
    assert "--save" in good("simulate", "--help")
    assert bad(*arguments, "--players", "3") == (
        f"saecula: --save: {path} is no file of this simulation (other bots, settings or seed)\n"
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to write to")
def test_a_disk_that_is_full_is_one_sentence(tmp_path: Path) -> None:
    job = job_of("aoc", "random", "random")
    keeper = keeper_of(tmp_path / "games.jsonl", job)
    keeper.close()
    full = pytest.raises(LabError, match=r"--save: cannot write .*games.jsonl \(No space left on device\)")
    with Path("/dev/full").open("r+b", buffering=0) as keeper.file, full:
        keeper.add(play_one(job, 0))


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (".", "cannot use . (Is a directory)"),
        ("no/such/folder/x.jsonl", "cannot use no/such/folder/x.jsonl (No such file or directory)"),
        ("/dev/zero", "/dev/zero is no file of this simulation (other bots, settings or seed)"),
    ],
)
def test_a_target_that_cannot_be_used_is_one_sentence(path: str, reason: str) -> None:
    assert bad("simulate", "aoc", "--jobs", "1", "--save", path) == f"saecula: --save: {reason}\n"
