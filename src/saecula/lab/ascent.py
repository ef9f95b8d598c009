"""Better numbers for a judgement, step by step: many at once are changed a little, and what wins points the way.

A pair of candidates goes off the present numbers in opposite directions and plays the same deals against the same
opponent, so what differs in their games is the direction. The numbers move along the mean of the directions, each by
how much better it did; steps are smoothed, because one step's games say little. Numbers are searched by logarithms:
they change by shares of themselves and keep their sign. Compared with `tune` (CMA-ES) it learns no shape of the search
space and so needs far fewer games where there are many numbers.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from saecula.games import title_of
from saecula.lab.entrants import Entrant, seats_of
from saecula.lab.executor import Workers
from saecula.lab.play import Match, play

SPREAD = 0.22  # how far candidates go, in logarithms
STEP = 0.3  # of the way that the games point, at first
SETTLED = 400  # steps after which it is half of that
KEPT = 0.85  # of the last steps' direction
LATER = 4  # how much more than an even mean the mean of the places counts the later ones
FARTHEST = 2.5  # no number changes by more, in logarithms
LEAST = 0.02  # where a number that is zero begins


@dataclass(frozen=True)
class Climb:
    """What is searched and against whom; `level` says how everybody plans, `pool` holds the opponents' numbers."""

    game: str
    options: dict[str, object]
    level: str
    start: tuple[float, ...]
    pool: tuple[tuple[float, ...], ...]
    pairs: int
    seed: str

    @property
    def seats(self) -> int:
        return seats_of(self.options)


@dataclass
class Ascent:
    """Where a climb stands."""

    climb: Climb
    place: list[float] = field(default_factory=list)
    course: list[float] = field(default_factory=list)
    mean: list[float] = field(default_factory=list)
    steps: int = 0
    games: int = 0

    def __post_init__(self) -> None:
        self.place = [0.0] * len(self.climb.start)
        self.course, self.mean = self.place[:], self.place[:]

    def numbers(self) -> tuple[float, ...]:
        """Where it stands, told by the mean of the places that it reached."""
        return numbers_at(self.climb.start, self.mean)


def numbers_at(start: tuple[float, ...], place: list[float]) -> tuple[float, ...]:
    return tuple(
        (number or LEAST) * math.exp(max(-FARTHEST, min(FARTHEST, x))) if number or x else 0.0
        for number, x in zip(start, place, strict=True)
    )


def step(ascent: Ascent, crew: Workers, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """One step: pairs of candidates play, and the place moves."""
    climb = ascent.climb
    dice = Random(f"{climb.seed}/{ascent.steps}")
    directions = [[dice.gauss(0.0, 1.0) for _ in climb.start] for _ in range(climb.pairs)]
    tasks = []
    for k, direction in enumerate(directions):
        both = [
            numbers_at(climb.start, [x + sign * SPREAD * d for x, d in zip(ascent.place, direction, strict=True)])
            for sign in (1.0, -1.0)
        ]
        rival = dice.choice((*climb.pool, numbers_at(climb.start, ascent.place)))
        tasks.append((climb, f"{ascent.steps}/{k}", both, rival))
    slope = [0.0] * len(climb.start)
    won = 0.0
    for direction, (better, wins, games) in zip(directions, crew.run(try_both, tasks), strict=True):
        won += wins / climb.pairs
        ascent.games += games
        slope = [x + better * d / (2 * SPREAD * climb.pairs) for x, d in zip(slope, direction, strict=True)]
        if progress:
            progress(games)
    ascent.course = [KEPT * c + (1 - KEPT) * x for c, x in zip(ascent.course, slope, strict=True)]
    length = STEP / (1 + ascent.steps / SETTLED)
    ascent.place = [x + length * c for x, c in zip(ascent.place, ascent.course, strict=True)]
    new = LATER / (LATER + ascent.steps)
    ascent.mean = [m + new * (x - m) for m, x in zip(ascent.mean, ascent.place, strict=True)]
    ascent.steps += 1
    return {"step": ascent.steps, "games": ascent.games, "wins": round(won, 4)}


def try_both(
    climb: Climb, deal: str, both: list[tuple[float, ...]], rival: tuple[float, ...]
) -> tuple[float, float, int]:
    """How much better the first of two candidates did on a deal, from every seat; their share of victories; games."""
    clear = title_of(climb.game).study.clear_lead
    better = won = 0.0
    seats = climb.seats
    for seat in range(seats):
        for sign, numbers in zip((1.0, -1.0), both, strict=True):
            candidate, other = Entrant("candidate", climb.level, numbers), Entrant("rival", climb.level, rival)
            table = tuple(candidate if k == seat else other for k in range(seats))
            name = f"climb/{deal}"
            one = play(Match(climb.game, climb.options, table, climb.seed, name, f"{name}/{seat}", watch=False))
            lead = one.scores[seat] - max(score for k, score in enumerate(one.scores) if k != seat)
            smooth = 1 / (1 + math.exp(max(-30.0, min(30.0, -lead / clear))))
            better += sign * 0.5 * (smooth + one.share(seat)) / seats
            won += one.share(seat) / (2 * seats)
    return better, won, 2 * seats
