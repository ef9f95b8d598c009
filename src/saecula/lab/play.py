"""One game between bots, told to whoever wants to know: scores, times, and what everybody could watch."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter, thread_time
from typing import Any

from saecula.bots import Bot, play_out
from saecula.core.chance import Chance
from saecula.core.event import SPECTATOR, drain, redact
from saecula.core.rng import Stream
from saecula.core.rules import Rules
from saecula.core.state import State
from saecula.games import rules_of, title_of
from saecula.lab.census import Census
from saecula.lab.entrants import Entrant, seat_bot
from saecula.lab.line_bot import LineBot


@dataclass(frozen=True)
class Match:
    """A game to be played. Plain values only: it travels to other processes."""

    game: str
    options: dict[str, object]
    seats: tuple[Entrant, ...]
    seed: str  # of everything
    deal: str  # games with the same seed and deal have the same shuffles
    dice: str  # names the bots' own randomness
    number: int = 0
    check: bool = False  # every invariant holds after every command, or BrokenLaw is raised
    watch: bool = True  # take times and notes; they cost time themselves


@dataclass
class Played:
    """How a game went. `times` holds, by seat: decisions, seconds and processor
    seconds in all, seconds and processor seconds of the slowest.
    """

    number: int
    seats: list[str]  # label by seat
    scores: list[int]
    ranks: list[int]
    decisions: int = 0
    rounds: int = 0
    goals: list[str] = field(default_factory=list)
    lines: list[dict[str, int]] = field(default_factory=list)  # score by source, by seat
    times: list[list[float]] = field(default_factory=list)
    census: dict[str, Any] = field(default_factory=dict)

    def share(self, seat: int) -> float:
        """The part of the victory that is this seat's: victories are shared."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def to_data(self) -> dict[str, Any]:
        return {**vars(self)}


def play(match: Match) -> Played:
    """Play it to the end; nobody may resign."""
    return _play(match, None)[0]


def play_noted(match: Match, commands: list[int]) -> tuple[Played, State]:
    """The same, with every command noted; also the position that they lead to."""
    return _play(match, commands)


def _play(match: Match, commands: list[int] | None) -> tuple[Played, State]:
    rules = rules_of(match.game)
    s = rules.setup(match.options, Chance(f"{match.seed}/{match.deal}"))
    census: Census | None = None
    times: list[list[float]] = []
    with _seated(match, rules) as bots:
        if match.watch:
            census = title_of(match.game).study.census(s.seat_count)
            times = [[0, 0.0, 0.0, 0.0, 0.0] for _ in bots]
            decisions = _watched(match, rules, s, bots, census, times, commands)
        else:
            s.quiet = True
            if commands is None:
                decisions = play_out(rules, s, bots, match.check)
            else:
                decisions = _noted(match, rules, s, bots, commands)
        outcome = rules.outcome(s)
        for bot in bots:
            if isinstance(bot, LineBot):
                bot.close(outcome)
    played = Played(
        match.number,
        [one.label for one in match.seats],
        outcome.scores,
        outcome.ranks,
        decisions,
        rules.round_of(s),
        outcome.goals,
        outcome.lines,
        times,
        census.result(rules.view(s, SPECTATOR)) if census else {},
    )
    return played, s


@contextmanager
def _seated(match: Match, rules: Rules) -> Iterator[list[Bot]]:
    """A bot on every seat; programs are ended whatever happens."""
    dice = Stream(match.seed, f"bots/{match.dice}")
    bots: list[Bot] = []
    try:
        for seat, one in enumerate(match.seats):
            bots.append(seat_bot(one, rules, match.options, seat, dice.word()))
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, LineBot):
                bot.close()


def _noted(match: Match, rules: Rules, s: State, bots: list[Bot], commands: list[int]) -> int:
    """What `play_out` does, with a note of every command."""
    while not s.over:
        seat = s.stack[-1].seat
        bot = bots[seat]
        view, legal = rules.view(s, seat) if bot.looks else None, rules.without_surrender(rules.legal(s))
        command = bot.choose(view, legal)
        rules.apply(s, command)
        rules.advance(s)
        commands.append(command)
        if match.check:
            rules.check(s)
    return len(commands)


def _watched(
    match: Match,
    rules: Rules,
    s: State,
    bots: list[Bot],
    census: Census,
    times: list[list[float]],
    commands: list[int] | None,
) -> int:
    """What `play_out` does, with a spectator who takes notes and times."""
    decisions, round_ = 0, rules.round_of(s)
    census.begin(rules.view(s, SPECTATOR))
    while not s.over:
        seat = s.stack[-1].seat
        bot = bots[seat]
        view, legal = rules.view(s, seat) if bot.looks else None, rules.without_surrender(rules.legal(s))
        _tell(s, census)
        command = _timed(bot, view, legal, times[seat])
        rules.apply(s, command)
        rules.advance(s)
        decisions += 1
        if rules.round_of(s) != round_:
            round_ = rules.round_of(s)
            census.look(rules.view(s, SPECTATOR))
        if commands is not None:
            commands.append(command)
        if match.check:
            rules.check(s)
    _tell(s, census)
    return decisions


def _tell(s: State, census: Census) -> None:
    for event in drain(s):
        census.see(redact(event, SPECTATOR))


def _timed(bot: Bot, view: object, legal: list[int], times: list[float]) -> int:
    began, worked = perf_counter(), thread_time()
    command = bot.choose(view, legal)
    passed, worked = perf_counter() - began, thread_time() - worked
    times[0] += 1
    times[1] += passed
    times[2] += worked
    times[3] = max(times[3], passed)
    times[4] = max(times[4], worked)
    return command
