"""Plays many games between bots and counts.

Bots take seats in rotation: game g seats bot b of the list at (b + g) modulo the number of seats. A game depends on
nothing but its number and the seed, so the result does not depend on how the work is shared out.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from statistics import median

from saecula.lab.entrants import Entrant, entrant
from saecula.lab.executor import Inline, Workers
from saecula.lab.play import Match, Played, play

BATCH = 20  # most games of a task: few enough for a smooth progress bar, enough for little overhead


class Job:
    """What to simulate. Plain values only: it travels to other processes."""

    def __init__(
        self, game: str, options: dict[str, object], bots: list[str], seed: str, check: bool = True, timeout: float = 30
    ) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.seed = seed
        self.check = check
        known = {text: entrant(text, game, timeout) for text in bots}
        self.entrants: list[Entrant] = [known[text] for text in bots]


def play_one(job: Job, number: int) -> Played:
    """Game `number` of a job; nothing is noted down but the outcome."""
    count = len(job.entrants)
    seats = tuple(job.entrants[(seat + number) % count] for seat in range(count))
    return play(Match(job.game, job.options, seats, job.seed, str(number), str(number), number, job.check, False))


def play_batch(job: Job, first: int, last: int) -> list[Played]:
    return [play_one(job, number) for number in range(first, last)]


def simulate(
    job: Job, games: int, executor: Executor | Workers | None = None, progress: Callable[[int], None] | None = None
) -> list[Played]:
    """Play games 0..games-1; `progress` hears how many more are done. Without an executor all run here."""
    if executor is None or isinstance(executor, Executor):
        executor = Workers(executor or Inline(), 1 if executor is None else BATCH)
    batch = max(1, min(BATCH, games // (8 * executor.count)))
    tasks = [(job, first, min(first + batch, games)) for first in range(0, games, batch)]
    played: list[Played] = []
    for done in executor.run(play_batch, tasks):
        played += done
        if progress:
            progress(len(done))
    return played


def summary(played: list[Played], seconds: float) -> dict[str, object]:
    """One object for programs: counts, rounds, and per bot wins, win rate per seat and mean score.

    A shared victory counts in shares.
    """
    bots: dict[str, dict[str, float]] = {}
    for one in played:
        for seat, name in enumerate(one.seats):
            row = bots.setdefault(name, {"seats": 0, "wins": 0.0, "score": 0})
            row["seats"] += 1
            row["score"] += one.scores[seat]
            row["wins"] += one.share(seat)
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
