"""Means and shares with their 95 % intervals.

Games of one deal are not independent, so the unit that is counted is the deal (a *cluster*). The spread between deals
gives the error of a mean; a share gets a Wilson interval, which never leaves 0..1, for the number of independent games
that would have the same error - never more than were played. With few deals Student's t takes the place of the normal
distribution.
"""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

NORMAL = NormalDist().inv_cdf(0.975)


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
    return {value: values.count(value) for value in sorted(set(values))}


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, by the expansion of Cornish and Fisher; right to 1 % from 3 on."""
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


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
