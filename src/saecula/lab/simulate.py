"""Plays many games between bots and counts.

Bots take seats in rotation: game g seats bot b of the list at (b + g) modulo the number of seats. A game depends on
nothing but its number and the seed, so the result does not depend on how the work is shared out. Games are counted, and
kept in a file if wanted, as they come in: a million of them need no more memory than a thousand.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from time import perf_counter, process_time, thread_time
from typing import Any

from saecula.core.rules import Rules
from saecula.lab.bench import bare_games
from saecula.lab.entrants import Entrant, entrant
from saecula.lab.executor import Inline, Workers
from saecula.lab.figures import median_of
from saecula.lab.keeper import Keeper
from saecula.lab.play import Match, Played, play

BATCH = 500  # most games of a task: few enough that little memory is taken by what is under way
SHARE = 0.05  # seconds that a task shall take: enough for little overhead, short enough to see every slow game at once
BARE = 1.0  # seconds, at most, for measuring the bare playout


class Job:
    """What to simulate. Plain values only: it travels to other processes."""

    def __init__(
        self,
        game: str,
        options: dict[str, object],
        bots: list[str],
        seed: str,
        check: bool = False,
        timeout: float = 30,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.check = check
        known = {text: entrant(text, game, timeout) for text in bots}
        self.entrants: list[Entrant] = [known[text] for text in bots]

    def header(self, rules: Rules) -> dict[str, Any]:
        """Everything that a result depends on."""
        return {
            "game": self.game,
            "law": rules.law_version,
            "cards": rules.cards_digest(self.options),
            "options": self.options,
            "bots": [one.to_data() for one in self.entrants],
            "seed": self.seed,
        }


def play_one(job: Job, number: int) -> Played:
    """Game `number` of a job; nothing is noted down but the outcome."""
    count = len(job.entrants)
    seats = tuple(job.entrants[(seat + number) % count] for seat in range(count))
    return play(Match(job.game, job.options, seats, job.seed, str(number), str(number), number, job.check, False))


def play_batch(job: Job, first: int, last: int) -> tuple[list[Played], float, float]:
    """Games first..last-1, and how many seconds they took by the clock and of the processor."""
    began, worked = perf_counter(), thread_time()
    played = [play_one(job, number) for number in range(first, last)]
    return played, perf_counter() - began, thread_time() - worked


class Pace:
    """Shares the games out in tasks: one by one where bots think long, many at once where they do not."""

    def __init__(self) -> None:
        self.batch = 1
        self.work = 0.0  # seconds of processors

    def tasks(self, job: Job, first: int, games: int) -> Iterator[tuple[Job, int, int]]:
        while first < games:
            last = min(first + self.batch, games)
            yield job, first, last
            first = last

    def heard(self, games: int, seconds: float, work: float) -> None:
        self.batch = max(1, min(BATCH, int(SHARE * games / max(seconds, 1e-6))))
        self.work += work


def simulate(
    job: Job, games: int, crew: Workers | None = None, first: int = 0, pace: Pace | None = None
) -> Iterator[list[Played]]:
    """Play games first..games-1; they come in their order, some at a time. Without a crew all are played here."""
    pace = pace or Pace()
    for played, seconds, work in (crew or Workers(Inline(), 1)).run(play_batch, pace.tasks(job, first, games)):
        pace.heard(len(played), seconds, work)
        yield played


class Tally:
    """What is counted of games; nothing in it grows with their number."""

    def __init__(self) -> None:
        self.games = self.finished = self.decisions = 0
        self.rounds: Counter[int] = Counter()
        self.goals: Counter[str] = Counter()
        self.seats: Counter[str] = Counter()  # by bot, as the next two
        self.scores: Counter[str] = Counter()
        self.wins: dict[str, float] = {}  # a shared victory counts in shares

    def add(self, one: Played) -> None:
        self.games += 1
        self.finished += bool(one.ranks)
        self.decisions += one.decisions
        self.rounds[one.rounds] += 1
        for goal in one.goals:
            self.goals[goal] += 1
        for seat, bot in enumerate(one.seats):
            self.seats[bot] += 1
            self.scores[bot] += one.scores[seat]
            self.wins[bot] = self.wins.get(bot, 0.0) + one.share(seat)

    def summary(self) -> dict[str, Any]:
        """One object for programs: counts, rounds, and per bot wins, win rate per seat and mean score."""
        result: dict[str, Any] = {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "rounds": {"min": min(self.rounds), "median": median_of(self.rounds), "max": max(self.rounds)},
            "bots": {
                bot: {
                    "seats": seats,
                    "wins": round(self.wins[bot], 3),
                    "win_rate": round(self.wins[bot] / seats, 4),
                    "mean_score": round(self.scores[bot] / seats, 3),
                }
                for bot, seats in sorted(self.seats.items())
            },
        }
        if self.goals:
            result["goals"] = dict(sorted(self.goals.items()))
        return result


def run(
    job: Job,
    games: int,
    crew: Workers,
    keeper: Keeper | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play the games that are not yet played, and sum up; `progress` hears how many more are done."""
    tally, pace = Tally(), Pace()
    for one in keeper.kept(games) if keeper else ():
        tally.add(one)
    kept = tally.games
    progress(kept)
    began, worked = perf_counter(), process_time()
    for played in simulate(job, games, crew, kept, pace):
        for one in played:
            tally.add(one)
            if keeper:
                keeper.add(one)
        progress(len(played))
    seconds, work = perf_counter() - began, process_time() - worked
    if not crew.is_here:
        work += pace.work
    return {**tally.summary(), "seconds": round(seconds, 3), **speeds(job, tally.games - kept, seconds, work)}


def speeds(job: Job, games: int, seconds: float, work: float) -> dict[str, float | None]:
    """Games per second by the clock; of random games also beside the bare playout, both by one core's time."""
    if not games:
        return {"games_per_second": None}
    found: dict[str, float | None] = {"games_per_second": round(games / seconds, 1)}
    if all(one.name == "random" for one in job.entrants):
        bare = bare_games(job.game, job.options, max(BARE / 10, min(BARE, work)))["games_per_second"]
        found["games_per_core_second"] = round(games / work, 1)
        found["bare_games_per_second"] = bare
        found["times_bare"] = round(bare * work / games, 2)
    return found
