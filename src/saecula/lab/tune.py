"""Better weights by CMA-ES: candidates play a frozen, mixed pool of opponents, all of them on the same deals.

The strategy searches in units of each weight's own size, from the given weights on. A candidate is worth the mean over
its games of a smooth victory: 1 / (1 + exp(-lead / clear)), which tells a narrow defeat from a clear one and so needs
fewer games than counting victories; the game says which lead is clear. Opponents never change, so that progress is
progress and not fashion.

A run is its log: seed, settings and the worth of every candidate so far. Continuing tells the same worths to a new
strategy with the same seed, which then stands where the old one stood.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import blake2b
from json import dumps, loads
from pathlib import Path
from typing import Any

from saecula.bots.family import WeightFiles
from saecula.core.errors import OptionError, said_by_system
from saecula.games import title_of
from saecula.lab.entrants import Entrant, seats_of
from saecula.lab.executor import LabError, Workers
from saecula.lab.play import Match, play

FORMAT = 1
SMALLEST = 0.25  # the size of a weight that is nearly zero
SPREAD = 0.2  # how far the first candidates go, in sizes of the weights


@dataclass(frozen=True)
class Plan:
    """What is tuned and against whom. Everything here is part of the log's header."""

    game: str
    options: dict[str, object]
    bot: str
    start: tuple[float, ...]
    pool: tuple[Entrant, ...]
    deals: int  # of every opponent, for every candidate
    population: int
    seed: str

    def header(self) -> dict[str, Any]:
        return {
            "saecula-tune": FORMAT,
            "game": self.game,
            "options": self.options,
            "bot": self.bot,
            "start": list(self.start),
            "pool": [one.to_data() for one in self.pool],
            "deals": self.deals,
            "population": self.population,
            "seed": self.seed,
        }

    @property
    def games(self) -> int:
        """Of one generation."""
        return self.population * len(self.pool) * self.deals * seats_of(self.options)


@dataclass
class Run:
    """A plan with what has been done: the strategy and the log."""

    plan: Plan
    strategy: Any
    log: list[dict[str, Any]] = field(default_factory=list)

    def weights(self) -> tuple[float, ...]:
        """Where the search stands: the middle of the distribution, which noise moves less than any candidate."""
        return weights_of(self.plan.start, self.strategy.mean)


def weights_of(start: tuple[float, ...], place: Any) -> tuple[float, ...]:
    """A place of the search space as weights."""
    return tuple(
        round(weight + float(x) * max(abs(weight), SMALLEST), 6) for weight, x in zip(start, place, strict=True)
    )


def begin(plan: Plan) -> Run:
    """A new run."""
    import cma
    from numpy.random import RandomState

    if len(plan.start) < 2:
        raise OptionError("game", "few-weights")
    number = int.from_bytes(blake2b(plan.seed.encode(), digest_size=4).digest(), "big") % (2**31 - 1) + 1
    dice = RandomState(number).randn  # its own, so that nothing else can disturb it
    settings = {"seed": number, "randn": dice, "popsize": plan.population, "verbose": -9, "maxiter": 10**9}
    return Run(plan, cma.CMAEvolutionStrategy([0.0] * len(plan.start), SPREAD, settings))


def generation(run: Run, workers: Workers, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Ask for candidates, let them play, tell their worth; the new line of the log."""
    places = run.strategy.ask()
    plan, number = run.plan, len(run.log)
    tasks = [
        (plan, number, weights_of(plan.start, place), rival, deal)
        for place in places
        for rival in range(len(plan.pool))
        for deal in range(plan.deals)
    ]
    each = len(plan.pool) * plan.deals
    worths, wins = [0.0] * len(places), [0.0] * len(places)
    for k, (worth, won, games) in enumerate(workers.run(try_out, tasks)):
        worths[k // each] += worth / each
        wins[k // each] += won / each
        if progress:
            progress(games)
    line = {
        "generation": number,
        "places": digest_of(places),
        "worths": [round(worth, 8) for worth in worths],
        "wins": [round(won, 6) for won in wins],
    }
    tell(run, places, line)
    return line


def tell(run: Run, places: Any, line: dict[str, Any]) -> None:
    run.strategy.tell(places, [-worth for worth in line["worths"]])
    run.log.append(line)


def try_out(plan: Plan, number: int, weights: tuple[float, ...], rival: int, deal: int) -> tuple[float, float, int]:
    """One candidate, one opponent, one deal, every seat: mean worth, mean share of victories, games.

    The opponent takes all other seats. Deals change from generation to generation and are the same for all candidates.
    """
    seats = seats_of(plan.options)
    candidate = Entrant("candidate", plan.bot, weights)
    clear = title_of(plan.game).study.clear_lead
    worth = won = 0.0
    for seat in range(seats):
        table = tuple(candidate if k == seat else plan.pool[rival] for k in range(seats))
        name = f"tune/{number}/{rival}/{deal}"
        one = play(Match(plan.game, plan.options, table, plan.seed, name, f"{name}/{seat}", watch=False))
        lead = one.scores[seat] - max(score for k, score in enumerate(one.scores) if k != seat)
        worth += 1 / (1 + math.exp(max(-30.0, min(30.0, -lead / clear))))
        won += one.share(seat)
    return worth / seats, won / seats, seats


def digest_of(places: Any) -> str:
    """Names the candidates of a generation: a log is continued only if they come out the same."""
    text = dumps([[round(float(x), 9) for x in place] for place in places])
    return blake2b(text.encode(), digest_size=8).hexdigest()


# --- the log --------------------------------------------------------------------------------------------------------
def save(run: Run, path: str) -> None:
    """Write beside and move into place: a crash leaves the old log or the new one."""
    target = Path(path)
    text = dumps({**run.plan.header(), "log": run.log}, indent=1)
    try:
        beside = target.with_name(target.name + ".new")
        beside.write_text(text + "\n", encoding="utf-8")
        beside.replace(target)
    except OSError as error:
        raise OptionError("--state", "cannot-write", path=path, reason=said_by_system(error)) from None


def resume(plan: Plan, path: str) -> Run:
    """A run that stands where the log ends; a new one if there is no log yet."""
    run = begin(plan)
    target = Path(path)
    if not target.exists():
        return run
    try:
        data = loads(target.read_text(encoding="utf-8"))
        log = data.pop("log")
    except OSError as error:
        raise OptionError("--state", "cannot-read", path=path, reason=said_by_system(error)) from None
    except (ValueError, KeyError, AttributeError, TypeError):
        raise OptionError("--state", "no-log", path=path) from None
    if data != loads(dumps(plan.header())):
        raise OptionError("--state", "other-log", path=path)
    for line in log:
        if not isinstance(line, dict) or len(line.get("worths", [])) != plan.population:
            raise OptionError("--state", "no-log", path=path)
        places = run.strategy.ask()
        if digest_of(places) != line.get("places"):
            raise LabError("other-search", path=path)
        tell(run, places, line)
    return run


def save_weights(module: WeightFiles, path: str, weights: tuple[float, ...]) -> None:
    try:
        module.save(path, list(weights))
    except OSError as error:
        raise OptionError("--out", "cannot-write", path=path, reason=said_by_system(error)) from None
