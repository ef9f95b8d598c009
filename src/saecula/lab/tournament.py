"""Deal-paired tournaments: every deal is played by every line-up in every rotation of its seats.

So no bot can be luckier with cards or seats than another, and a deal is the unit that is counted.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.lab.entrants import Entrant, seats_of
from saecula.lab.executor import Workers
from saecula.lab.keeper import Keeper, deal_header
from saecula.lab.play import Match, Played, play
from saecula.lab.recorder import Recorder, recorded

SEATINGS = 10_000  # more line-ups and rotations than this are a mistake


@dataclass(frozen=True)
class Tournament:
    """What is to be played. `seatings` holds the entrants by seat, for each game of a deal."""

    game: str
    options: dict[str, object]
    seatings: tuple[tuple[Entrant, ...], ...]
    deals: int
    seed: str

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    def labels(self) -> list[str]:
        """The bots, in the order in which they were named."""
        found: dict[str, None] = {}
        for seating in self.seatings:
            found.update({one.label: None for one in seating})
        return list(found)

    def match(self, number: int) -> Match:
        deal, place = divmod(number, len(self.seatings))
        return Match(
            self.game, self.options, self.seatings[place], self.seed, f"deal/{deal}", f"{deal}/{place}", number
        )

    def header(self, rules: Rules) -> dict[str, Any]:
        """Everything that a result depends on."""
        seatings = [[one.to_data() for one in seating] for seating in self.seatings]
        return {**deal_header(rules, self.options, self.seed), "seatings": seatings}


def line_ups(entrants: list[Entrant], seats: int) -> list[list[Entrant]]:
    """Who sits together: all of them if they fit, repeated in turn if they are few, every combination if many."""
    if len(entrants) <= seats:
        return [[entrants[seat % len(entrants)] for seat in range(seats)]]
    return [list(chosen) for chosen in combinations(entrants, seats)]


def rotations(line_up: list[Entrant]) -> list[tuple[Entrant, ...]]:
    """Every different rotation of a line-up: equal bots make some of them the same."""
    found: dict[tuple[str, ...], tuple[Entrant, ...]] = {}
    for first in range(len(line_up)):
        turned = tuple(line_up[first:] + line_up[:first])
        found.setdefault(tuple(one.label for one in turned), turned)
    return list(found.values())


def tournament(rules: Rules, options: dict[str, object], entrants: list[Entrant], games: int, seed: str) -> Tournament:
    """A tournament of at least so many games, in whole deals."""
    seatings = [turned for line_up in line_ups(entrants, seats_of(options)) for turned in rotations(line_up)]
    if len(seatings) > SEATINGS:
        raise OptionError("--bots", "too-many-bots", games=len(seatings))
    return Tournament(rules.name, options, tuple(seatings), -(-games // len(seatings)), seed)


def keeper_of(path: str, plan: Tournament, rules: Rules) -> Keeper:
    return Keeper(path, "tournament", plan.header(rules))


def recorder_of(path: str, plan: Tournament, rules: Rules) -> Recorder:
    return Recorder(path, "tournament", plan.header(rules), plan.games)


def run(
    plan: Tournament,
    workers: Workers,
    keeper: Keeper | Recorder | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play what is not yet played; games in their order."""
    played = list(keeper.kept(plan.games)) if keeper else []
    if progress:
        progress(len(played))
    tasks = ((plan.match(number),) for number in range(len(played), plan.games))
    for one in _kept(workers, tasks, keeper):
        played.append(one)
        if progress:
            progress(1)
    return played


def _kept(workers: Workers, tasks: Iterable[tuple[Match]], keeper: Keeper | Recorder | None) -> Iterator[Played]:
    """Games as they are played; they are kept before they are told."""
    if isinstance(keeper, Recorder):
        for one, packed in workers.run(recorded, tasks):
            keeper.add(one, packed)
            yield one
        return
    for one in workers.run(play, tasks):
        if keeper:
            keeper.add(one)
        yield one


def deals_of(plan: Tournament, played: list[Played]) -> Iterator[list[Played]]:
    """The games by deal; a deal that was not played to its end is left out."""
    size = len(plan.seatings)
    for first in range(0, len(played) - size + 1, size):
        yield played[first : first + size]
