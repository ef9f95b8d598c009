"""Learning from played games who will win: positions at the beginnings of turns, and how the games ended.

Every position gives the features of all seats (`bots/tta_judge.py`); a conditional logit is fitted to them by Newton's
method, one for every time of the game, with a ridge that keeps what the games do not show near zero. All positions of
a game have one end, so such a fit is too sure of itself: a heat for every age, found on deals that other fits have not
seen, takes that back. Some deals are kept out of all this and tell how good it is: the area under the curve (AUC) by
age, how far chances lie from what became of them by age, and of the positions to which a chance of so many tenths was
given, how many were won.
"""

from collections.abc import Callable
from dataclasses import dataclass
from json import dumps
from typing import Any

from saecula.bots import tta_judge
from saecula.bots.tta_judge import Model
from saecula.bots.tta_tables import productions_left
from saecula.core.chance import Chance
from saecula.core.rng import Stream
from saecula.games import rules_of
from saecula.lab.entrants import Entrant, seat_bot, seats_of
from saecula.lab.executor import Workers
from saecula.tta.state import State

RIDGE = 30.0  # against features of unit spread, in positions
STEPS = 12  # of Newton's method
FOLDS = 4  # whole deals go into one of them in turn
HELD_OUT = 0  # the fold that serves to measure
HEATS = (0.25, 2.0)  # between which a heat is sought
HALVINGS = 40
CURVE = (1 / 16, 1 / 8, 1 / 4, 1 / 2, 1)  # parts of the deals that teach, by which a curve shows what more would bring


@dataclass(frozen=True)
class Lesson:
    """Games to learn from: who plays them, in turn on every seat."""

    options: dict[str, object]
    bots: tuple[Entrant, ...]
    games: int
    seed: str

    @property
    def seats(self) -> int:
        return seats_of(self.options)


def learn(lesson: Lesson, crew: Workers, progress: Callable[[int], None]) -> dict[str, Any]:
    """Play, fit, and tell how good it is."""
    samples = samples_of(lesson, crew, progress)
    known = [one for one in samples if fold_of(one, lesson.seats) != HELD_OUT]
    held_out = [one for one in samples if fold_of(one, lesson.seats) == HELD_OUT]
    heats = heats_of(known, lesson.seats)
    rows = fit(known)
    return {
        "chance": rows,
        "heat": heats,
        "positions": len(samples),
        "games": lesson.games,
        "curve": curve_of(known, held_out, heats, lesson.seats),
        **quality(held_out, rows, heats),
    }


def measure(lesson: Lesson, model: Model, crew: Workers, progress: Callable[[int], None]) -> dict[str, Any]:
    """How well a model knows who wins games that it has not seen, all of them."""
    samples = samples_of(lesson, crew, progress)
    return {
        "positions": len(samples),
        "games": lesson.games,
        **quality(samples, model.rows[lesson.seats], model.heats[lesson.seats]),
    }


def model_text(by_players: dict[int, dict[str, Any]]) -> str:
    return dumps(tta_judge.model_data(by_players)) + "\n"


@dataclass
class Sample:
    """One position: age, time, features by seat, and the part of the victory that each seat got in the end."""

    game: int
    age: int
    time: int
    features: list[list[float]]
    shares: list[float]


def play_lesson(lesson: Lesson, number: int) -> list[Sample]:
    """One game, looked at when a turn begins; pairs of games have one deal and seats that go on by one."""
    rules = rules_of("tta")
    seats = lesson.seats
    s = rules.setup(lesson.options, Chance(f"{lesson.seed}/train/{number // seats}"))
    assert isinstance(s, State)
    s.quiet = True
    dice = Stream(lesson.seed, f"train/{number}")
    mix = number // seats
    table = [lesson.bots[(k + number + mix * (k + 1)) % len(lesson.bots)] for k in range(seats)]
    bots = [seat_bot(one, rules, lesson.options, seat, dice.word()) for seat, one in enumerate(table)]
    seen = s.turn
    samples: list[Sample] = []
    while not s.over:
        seat = s.stack[-1].seat
        if s.turn != seen and s.age > 0 and productions_left(s, s.turn_seat) > 0:
            seen = s.turn
            time = tta_judge.time_of(productions_left(s, s.turn_seat))
            samples.append(Sample(number, s.age, time, tta_judge.standing_features(s, s.turn_seat), []))
        legal = rules.without_surrender(rules.legal(s))
        rules.apply(s, bots[seat].choose(rules.view(s, seat), legal))
        rules.advance(s)
    ranks = rules.outcome(s).ranks
    won = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    for sample in samples:
        sample.shares = won
    return samples


def samples_of(lesson: Lesson, crew: Workers, progress: Callable[[int], None]) -> list[Sample]:
    found: list[Sample] = []
    for samples in crew.run(play_lesson, [(lesson, number) for number in range(lesson.games)]):
        found += samples
        progress(1)
    return found


def fold_of(sample: Sample, seats: int) -> int:
    """Games of a deal belong together; every round of folds begins with the next, so that all pairings come in each."""
    deal = sample.game // seats
    return (deal + deal // FOLDS) % FOLDS


def fit(samples: list[Sample]) -> list[list[float]]:
    """By time, a number for every feature."""
    times = range(len(tta_judge.TIMES) + 1)
    return [fit_one([one for one in samples if one.time == time]) for time in times]


def curve_of(known: list[Sample], held_out: list[Sample], heats: list[float], seats: int) -> list[dict[str, Any]]:
    """What the first deals of those that teach would have taught, ever more of them, measured on the same games."""
    deals = sorted({one.game // seats for one in known})
    found = []
    for count in sorted({max(1, round(part * len(deals))) for part in CURVE}):
        first = set(deals[:count])
        taught = [one for one in known if one.game // seats in first]
        areas = quality(held_out, fit(taught), heats)["auc"]
        found.append({"games": len({one.game for one in taught}), "auc": areas})
    return found


def heats_of(known: list[Sample], seats: int) -> list[float]:
    """By age; every fold is judged by what the others have taught."""
    judged: list[tuple[Sample, list[list[float]]]] = []
    for fold in range(FOLDS):
        own = [one for one in known if fold_of(one, seats) == fold]
        if own:
            rows = fit([one for one in known if fold_of(one, seats) != fold])
            judged += [(one, rows) for one in own]
    return [heat_of([pair for pair in judged if pair[0].age == age]) for age in range(1, tta_judge.AGES + 1)]


def heat_of(judged: list[tuple[Sample, list[list[float]]]]) -> float:
    """By what standings are multiplied for the likeliest chances of these positions; no positions, no change."""
    import numpy as np

    if not judged:
        return 1.0
    z = np.array([[np.dot(features, rows[one.time]) for features in one.features] for one, rows in judged])
    z = z - z.max(axis=1, keepdims=True)
    y = np.array([one.shares for one, _ in judged])

    def slope(heat: float) -> float:
        """Of the likelihood, which has one summit."""
        p = np.exp(heat * z)
        p /= p.sum(axis=1, keepdims=True)
        return float(((y - p) * z).sum())

    low, high = HEATS
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) > 0.0 else (low, middle)
    return round((low + high) / 2, 3)


def fit_one(samples: list[Sample]) -> list[float]:
    import numpy as np

    width = len(tta_judge.NAMES)
    if not samples:
        return [0.0] * width
    x = np.array([one.features for one in samples])
    y = np.array([one.shares for one in samples])
    x = x - x.mean(axis=1, keepdims=True)  # only what differs between seats can matter
    spread = x.reshape(-1, width).std(axis=0)
    spread[spread < 1e-9] = np.inf
    x = x / spread
    numbers = np.zeros(width)
    for _ in range(STEPS):
        z = x @ numbers
        p = np.exp(z - z.max(axis=1, keepdims=True))
        p /= p.sum(axis=1, keepdims=True)
        middle = (p[:, :, None] * x).sum(axis=1)
        slope = ((y - p)[:, :, None] * x).sum(axis=(0, 1)) - RIDGE * numbers
        bend = np.einsum("ns,nsk,nsl->kl", p, x, x) - middle.T @ middle + RIDGE * np.eye(width)
        numbers = numbers + np.linalg.solve(bend, slope)
    return [float(f"{number:.5g}") for number in numbers / spread]


Pairs = list[tuple[float, float]]  # the chance that was given to a seat, and its part of the victory


def quality(samples: list[Sample], rows: list[list[float]], heats: list[float]) -> dict[str, Any]:
    """Of games that were held out: AUC by age, and what became of every tenth of chances, also by age."""
    by_age: dict[int, Pairs] = {}
    for one in samples:
        row = tta_judge.heated(rows[one.time], heats, one.age)
        standings = [tta_judge.grouped(features, row) for features in one.features]
        shares = tta_judge.shares([sum(standing.values()) for standing in standings])
        by_age.setdefault(one.age, []).extend(zip(shares, one.shares, strict=True))
    return {
        "auc": {age: round(auc(pairs), 4) for age, pairs in sorted(by_age.items())},
        "off": {age: round(off(pairs), 4) for age, pairs in sorted(by_age.items())},
        "tenths": [
            {"from": 10 * tenth, "positions": len(inside), "won": round(mean_won(inside), 4)}
            for tenth, inside in enumerate(tenths_of([pair for pairs in by_age.values() for pair in pairs]))
            if inside
        ],
    }


def tenths_of(pairs: Pairs) -> list[Pairs]:
    found: list[Pairs] = [[] for _ in range(10)]
    for pair in pairs:
        found[min(int(10 * pair[0]), 9)].append(pair)
    return found


def mean_won(pairs: Pairs) -> float:
    return sum(won for _, won in pairs) / len(pairs)


def off(pairs: Pairs) -> float:
    """How far chances lie from what became of them: the mean over all positions, by tenths of chances."""
    gaps = [abs(sum(share - won for share, won in inside)) for inside in tenths_of(pairs)]
    return sum(gaps) / len(pairs)


def auc(pairs: Pairs) -> float:
    """The chance that a winner was given more than a loser; shared victories count for neither."""
    won = sorted(share for share, part in pairs if part == 1.0)
    lost = sorted(share for share, part in pairs if part == 0.0)
    if not won or not lost:
        return 0.5
    below = level = 0.0
    place = 0
    for share in won:
        while place < len(lost) and lost[place] < share:
            place += 1
        ties = place
        while ties < len(lost) and lost[ties] == share:
            ties += 1
        below += place
        level += ties - place
    return (below + 0.5 * level) / (len(won) * len(lost))
