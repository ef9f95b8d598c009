"""Means and shares with their 95 % intervals.

Games of one deal are not independent, so the unit that is counted is the deal (a *cluster*). The spread between deals
gives the error of a mean; a share gets a Wilson interval, which never leaves 0..1, for the number of independent games
that would have the same error - never more than were played. With few deals Student's t takes the place of the normal
distribution.
"""

from bisect import bisect
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import atan, cos, exp, lgamma, pi, sqrt, tan
from statistics import NormalDist

NORMAL = NormalDist().inv_cdf(0.975)
PIECES = 200  # of an integral


@dataclass(frozen=True)
class Figure:
    """A number with its interval; with one cluster there is none, and `low` and `high` are None."""

    value: float
    low: float | None
    high: float | None

    def to_data(self, digits: int = 4) -> dict[str, float | None]:
        numbers = {"value": self.value, "low": self.low, "high": self.high}
        return {name: None if number is None else round(number, digits) for name, number in numbers.items()}


def spread(values: list[int]) -> dict[int, int]:
    """How often each value occurs."""
    return dict(sorted(Counter(values).items()))


def median_of(counts: Counter[int]) -> float:
    """The median of values that were counted: the one in the middle, or the mean of the two."""
    values = sorted(counts)
    reached = list(accumulate(counts[value] for value in values))
    low, high = (values[bisect(reached, place)] for place in ((reached[-1] - 1) // 2, reached[-1] // 2))
    return low if reached[-1] % 2 else (low + high) / 2


@cache
def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, to seven digits or more.

    It is sqrt(freedom) * tan(angle), where the integral of cos ** (freedom - 1) from 0 to the angle is 47.5 % of the
    whole one. Newton's method comes to that angle from below, because the integral bends downwards.
    """
    power = freedom - 1
    wanted = 0.475 * sqrt(pi) * exp(lgamma(freedom / 2) - lgamma((freedom + 1) / 2))
    angle, step = atan(NORMAL / sqrt(freedom)), 1.0
    while step > 1e-12 * angle:
        step = (wanted - _integral(power, angle)) / cos(angle) ** power
        angle += step
    return sqrt(freedom) * tan(angle)


def _integral(power: int, angle: float) -> float:
    """Of cos ** power from 0 to the angle, by Simpson's rule."""
    width = angle / PIECES
    heights = [cos(width * k) ** power for k in range(PIECES + 1)]
    return width / 3 * (heights[0] + heights[-1] + 4 * sum(heights[1::2]) + 2 * sum(heights[2:-1:2]))


def mean_of(clusters: list[tuple[float, float]]) -> Figure:
    """The mean of a quantity, from its sum and the number of cases in every cluster."""
    total = sum(cases for _, cases in clusters)
    if not total:
        return Figure(0.0, None, None)
    mean = sum(amount for amount, _ in clusters) / total
    error = _error(clusters, mean, total)
    if error is None:
        return Figure(mean, None, None)
    reach = student(len(clusters) - 1) * error
    return Figure(mean, mean - reach, mean + reach)


def share_of(clusters: list[tuple[float, float]]) -> Figure:
    """A share of cases, from the successes and the cases in every cluster; successes may be fractions."""
    total = sum(cases for _, cases in clusters)
    if not total:
        return Figure(0.0, None, None)
    share = sum(successes for successes, _ in clusters) / total
    error = _error(clusters, share, total)
    if error is None:
        return Figure(share, None, None)
    spread = share * (1 - share)
    if spread <= 0:
        games: float = len(clusters)  # all or none: as many independent cases as there are clusters
    else:
        games = min(total, spread / error**2) if error > 0 else total
    return _wilson(share, games, student(len(clusters) - 1))


def _error(clusters: list[tuple[float, float]], mean: float, total: float) -> float | None:
    """The standard error of a ratio of sums over clusters (linearised)."""
    count = len(clusters)
    if count < 2:
        return None
    squares = sum((amount - mean * cases) ** 2 for amount, cases in clusters)
    return sqrt(squares * count / (count - 1)) / total


def _wilson(share: float, games: float, z: float) -> Figure:
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Figure(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))
