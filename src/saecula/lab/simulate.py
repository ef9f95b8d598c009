"""Plays many games between bots on any Executor and counts.

Bots take seats in rotation: game g seats bot b of the list at (b + g) modulo the number of seats. A game depends on
nothing but its number and the seed, so the result does not depend on how the work is shared out.
"""

from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from statistics import median
from time import perf_counter

from saecula.bots import make_bot
from saecula.core.chance import Chance
from saecula.core.rng import Stream
from saecula.games import rules_of

BATCH = 20  # games of a task: small enough for a smooth progress bar, large enough for little overhead


class Job:
    """What to simulate. Plain values only: it travels to other processes."""

    def __init__(self, game: str, options: dict[str, object], bots: list[str], seed: str, check: bool = True) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.seed = seed
        self.check = check


class Played:
    """How one game went."""

    def __init__(self, number: int, seats: list[str], scores: list[int], ranks: list[int]) -> None:
        self.number = number
        self.seats = seats  # bot by seat
        self.scores = scores
        self.ranks = ranks
        self.decisions = 0
        self.rounds = 0
        self.goals: list[str] = []


def play_one(job: Job, number: int) -> Played:
    """Play game `number` of a job; with `check`, every invariant holds after every command or BrokenLaw is raised."""
    rules = rules_of(job.game)
    s = rules.setup(job.options, Chance(f"{job.seed}/{number}"))
    s.quiet = True
    seats = [job.bots[(seat + number) % s.seat_count] for seat in range(s.seat_count)]
    dice = Stream(job.seed, f"bots/{number}")
    players = [make_bot(name, rules, dice.word()) for name in seats]
    decisions = 0
    while not s.over:
        seat = s.stack[-1].seat
        command = players[seat].choose(rules.view(s, seat), rules.without_surrender(rules.legal(s)))
        rules.apply(s, command)
        rules.advance(s)
        decisions += 1
        if job.check:
            rules.check(s)
    outcome = rules.outcome(s)
    played = Played(number, seats, outcome.scores, outcome.ranks)
    played.decisions = decisions
    played.rounds = rules.round_of(s)
    played.goals = outcome.goals
    return played


def play_batch(job: Job, first: int, last: int) -> list[Played]:
    return [play_one(job, number) for number in range(first, last)]


def simulate(
    job: Job, games: int, executor: Executor | None = None, progress: Callable[[int], None] | None = None
) -> list[Played]:
    """Play games 0..games-1; `progress` hears how many more are done. Without an executor all run here."""
    batches = [(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    played: list[Played] = []
    if executor is None:
        for first, last in batches:
            played += play_batch(job, first, last)
            if progress:
                progress(last - first)
        return played
    futures = [executor.submit(play_batch, job, first, last) for first, last in batches]
    for future in as_completed(futures):
        done = future.result()
        played += done
        if progress:
            progress(len(done))
    return sorted(played, key=lambda one: one.number)


def pool(jobs: int) -> Executor | None:
    """Processes for more than one job, none for one."""
    return ProcessPoolExecutor(max_workers=jobs) if jobs > 1 else None


def summary(played: list[Played], seconds: float) -> dict[str, object]:
    """One object for programs: counts, rounds, and per bot wins, win rate per seat and mean score.

    A shared victory counts in shares.
    """
    bots: dict[str, dict[str, float]] = {}
    for one in played:
        shares = one.ranks.count(1)
        for seat, name in enumerate(one.seats):
            row = bots.setdefault(name, {"seats": 0, "wins": 0.0, "score": 0})
            row["seats"] += 1
            row["score"] += one.scores[seat]
            if one.ranks[seat] == 1:
                row["wins"] += 1 / shares
    rounds = [one.rounds for one in played]
    goals: dict[str, int] = {}
    for one in played:
        for goal in one.goals:
            goals[goal] = goals.get(goal, 0) + 1
    result: dict[str, object] = {
        "games": len(played),
        "finished": sum(1 for one in played if one.ranks),
        "decisions": sum(one.decisions for one in played),
        "seconds": round(seconds, 3),
        "rounds": {"min": min(rounds), "median": median(rounds), "max": max(rounds)},
        "bots": {
            name: {
                "seats": int(row["seats"]),
                "wins": round(row["wins"], 3),
                "win_rate": round(row["wins"] / row["seats"], 4),
                "mean_score": round(row["score"] / row["seats"], 3),
            }
            for name, row in sorted(bots.items())
        },
    }
    if goals:
        result["goals"] = dict(sorted(goals.items()))
    return result


def timed(
    job: Job, games: int, jobs: int, progress: Callable[[int], None] | None = None
) -> tuple[list[Played], dict[str, object]]:
    """Simulate on this machine and sum up."""
    began = perf_counter()
    executor = pool(jobs)
    try:
        played = simulate(job, games, executor, progress)
    finally:
        if executor is not None:
            executor.shutdown(cancel_futures=True)
    return played, summary(played, perf_counter() - began)
