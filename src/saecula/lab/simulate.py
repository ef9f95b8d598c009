"""Plays many games between bots and counts.

Bots take seats in rotation: game g seats bot b of the list at (b + g) modulo the number of seats. Of more bots than
seats every combination plays in turn, and the seats are rotated whenever all have played. A game depends on
nothing but its number and the seed, so the result does not depend on how the work is shared out. Games are counted, and
kept in a file or as records if wanted, as they come in: a million of them need no more memory than a thousand.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter, process_time, thread_time
from typing import Any

from saecula.core.rng import Dice
from saecula.core.rules import Rules
from saecula.games import rules_of
from saecula.lab.entrants import Entrant, entrant, seats_of
from saecula.lab.executor import Inline, Workers
from saecula.lab.figures import median_of
from saecula.lab.keeper import Keeper, deal_header
from saecula.lab.measures import bare_game, to_the_end
from saecula.lab.play import Match, Played, play
from saecula.lab.recorder import Recorder, recorded
from saecula.lab.tournament import line_ups

BATCH = 500  # most games of a task: few enough that little memory is taken by what is under way
SHARE = 0.05  # seconds that a task shall take: enough for little overhead, short enough to see every slow game at once
YARDSTICK = 20  # beside every so many random games one is played bare: in turns, because machines are noisy


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
        records: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.check = check
        known = {text: entrant(text, game, timeout) for text in bots}
        self.entrants: list[Entrant] = [known[text] for text in bots]
        self.line_ups = line_ups(self.entrants, seats_of(options))
        self.records = records
        self.is_random = all(one.name == "random" for one in self.entrants)

    def header(self, rules: Rules) -> dict[str, Any]:
        """Everything that a result depends on."""
        return {**deal_header(rules, self.options, self.seed), "bots": [one.to_data() for one in self.entrants]}


def match_of(job: Job, number: int) -> Match:
    """Game `number` of a job; nothing is noted down but the outcome."""
    turn, place = divmod(number, len(job.line_ups))
    line_up = job.line_ups[place]
    seats = tuple(line_up[(seat + turn) % len(line_up)] for seat in range(len(line_up)))
    return Match(job.game, job.options, seats, job.seed, str(number), str(number), number, job.check, False)


def play_one(job: Job, number: int) -> Played:
    return play(match_of(job, number))


@dataclass
class Batch:
    """The games of a task, and what they took."""

    played: list[Played]
    seconds: float  # by the clock
    work: float  # seconds of the processor
    bare_games: int  # games of the bare playout that were played between them
    bare_work: float
    records: list[bytes] = field(default_factory=list)  # one for each game, packed, if the job wants them


def play_batch(job: Job, first: int, last: int) -> Batch:
    """Games first..last-1."""
    played: list[Played] = []
    records: list[bytes] = []
    bare: list[float] = []
    began, worked = perf_counter(), thread_time()
    for number in range(first, last):
        if job.records:
            one, packed = recorded(match_of(job, number))
            played.append(one)
            records.append(packed)
        else:
            played.append(play_one(job, number))
        if job.is_random and number % YARDSTICK == 0:
            bare.append(bare_seconds(job, number))
    work = thread_time() - worked - sum(bare)
    return Batch(played, perf_counter() - began, work, len(bare), sum(bare), records)


def bare_seconds(job: Job, number: int) -> float:
    """How long the processor takes for the same deal with nobody at the table."""
    rules, options = rules_of(job.game), to_the_end(job.options)
    began = thread_time()
    bare_game(rules, options, f"{job.seed}/{number}", Dice(number))
    return thread_time() - began


class Pace:
    """Shares the games out in tasks: one by one where bots think long, many at once where they do not.

    Sums up what they took.
    """

    def __init__(self) -> None:
        self.batch = 1
        self.work = 0.0
        self.bare_games = 0
        self.bare_work = 0.0

    def tasks(self, job: Job, first: int, games: int) -> Iterator[tuple[Job, int, int]]:
        while first < games:
            last = min(first + self.batch, games)
            yield job, first, last
            first = last

    def heard(self, done: Batch) -> None:
        self.batch = max(1, min(BATCH, int(SHARE * len(done.played) / max(done.seconds, 1e-6))))
        self.work += done.work
        self.bare_games += done.bare_games
        self.bare_work += done.bare_work


def simulate(
    job: Job, games: int, crew: Workers | None = None, first: int = 0, pace: Pace | None = None
) -> Iterator[Batch]:
    """Play games first..games-1; they come in their order, some at a time. Without a crew all are played here."""
    pace = pace or Pace()
    for done in (crew or Workers(Inline(), 1)).run(play_batch, pace.tasks(job, first, games)):
        pace.heard(done)
        yield done


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
    keeper: Keeper | Recorder | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play the games that are not yet played, and sum up; `progress` hears how many more are done."""
    tally, pace = Tally(), Pace()
    for one in keeper.kept(games) if keeper else ():
        tally.add(one)
    kept = tally.games
    progress(kept)
    began, worked = perf_counter(), process_time()
    for done in simulate(job, games, crew, kept, pace):
        for place, one in enumerate(done.played):
            tally.add(one)
            if isinstance(keeper, Recorder):
                keeper.add(one, done.records[place])
            elif keeper:
                keeper.add(one)
        progress(len(done.played))
    seconds, work = perf_counter() - began, process_time() - worked
    work += -pace.bare_work if crew.is_here else pace.work
    return {**tally.summary(), "seconds": round(seconds, 3), **speeds(tally.games - kept, seconds, work, pace)}


def speeds(games: int, seconds: float, work: float, pace: Pace) -> dict[str, float | None]:
    """Games per second by the clock; beside the bare playout, if that was measured, both by one core's time."""
    found: dict[str, float | None] = {"games_per_second": round(games / seconds, 1) if games else None}
    if pace.bare_work > 0 and work > 0:  # Windows counts in steps of 16 ms
        found["games_per_core_second"] = round(games / work, 1)
        found["bare_games_per_second"] = round(pace.bare_games / pace.bare_work, 1)
        found["times_bare"] = round(pace.bare_games / pace.bare_work * work / games, 2)
    return found
