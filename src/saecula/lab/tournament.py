"""Deal-paired tournaments: every deal is played by every line-up in every rotation of its seats.

So no bot can be luckier with cards or seats than another, and a deal is the unit that is counted. A tournament can be
kept in a file, a header and one line per game, and continued from it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from json import dumps, loads
from pathlib import Path
from typing import Any

from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.lab.entrants import Entrant
from saecula.lab.executor import Workers
from saecula.lab.play import Match, Played, play

FORMAT = 1
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
        return {
            "saecula-tournament": FORMAT,
            "game": self.game,
            "law": rules.law_version,
            "cards": rules.cards_digest(self.options),
            "options": self.options,
            "seatings": [[one.to_data() for one in seating] for seating in self.seatings],
            "seed": self.seed,
        }


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
    seats = options["seats"]
    assert isinstance(seats, int)
    seatings = [turned for line_up in line_ups(entrants, seats) for turned in rotations(line_up)]
    if len(seatings) > SEATINGS:
        raise OptionError("--bots", f"so many bots make {len(seatings)} games of every deal")
    return Tournament(rules.name, options, tuple(seatings), -(-games // len(seatings)), seed)


def run(
    plan: Tournament, workers: Workers, keeper: "Keeper | None" = None, progress: Callable[[int], None] | None = None
) -> list[Played]:
    """Play what is not yet played; games in their order."""
    played = keeper.played[:] if keeper else []
    if progress:
        progress(len(played))
    tasks = ((plan.match(number),) for number in range(len(played), plan.games))
    for one in workers.run(play, tasks):
        played.append(one)
        if keeper:
            keeper.add(one)
        if progress:
            progress(1)
    return played


def deals_of(plan: Tournament, played: list[Played]) -> Iterator[list[Played]]:
    """The games by deal; a deal that was not played to its end is left out."""
    size = len(plan.seatings)
    for first in range(0, len(played) - size + 1, size):
        yield played[first : first + size]


class Keeper:
    """The file of a tournament. What was played by the same plan is kept; a line that broke off is played again."""

    def __init__(self, path: str, plan: Tournament, rules: Rules) -> None:
        self.path = Path(path)
        self.played: list[Played] = []
        header = dumps(plan.header(rules), sort_keys=True)
        try:
            texts = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
            if texts and texts[0] != header:
                raise OptionError("--save", f"{path} is no file of this tournament (other bots, settings or seed)")
            self.played = _games(texts[1:], plan.games)
            lines = [header, *(dumps(one.to_data()) for one in self.played)]
            self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")
            self.file = self.path.open("a", encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or "it is no text file"
            raise OptionError("--save", f"cannot use {path} ({reason})") from None

    def add(self, one: Played) -> None:
        self.file.write(dumps(one.to_data()) + "\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def _games(texts: list[str], most: int) -> list[Played]:
    """Games from their lines, up to the first that cannot be read."""
    played: list[Played] = []
    for text in texts[:most]:
        try:
            one = Played(**loads(text))
        except (ValueError, TypeError):
            break
        if one.number != len(played):
            break
        played.append(one)
    return played
