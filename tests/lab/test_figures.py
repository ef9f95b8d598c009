"""Intervals: checked against textbook values, and by how often they cover the truth."""

import random
from collections import Counter
from math import pi, sqrt, tan
from statistics import median

import pytest

from saecula.lab.figures import Figure, mean_of, median_of, share_of, spread, student

TABLE = {
    1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 6: 2.447, 7: 2.365, 8: 2.306, 9: 2.262, 10: 2.228,
    15: 2.131, 20: 2.086, 30: 2.042, 60: 2.000, 120: 1.980, 1000: 1.962, 1_000_000: 1.960, 10_000_000: 1.960,
}  # fmt: skip


@pytest.mark.parametrize(("freedom", "point"), TABLE.items())
def test_students_t_is_that_of_the_textbooks(freedom: int, point: float) -> None:
    assert round(student(freedom), 3) == point


def test_students_t_has_closed_forms_to_compare_with() -> None:
    assert student(1) == pytest.approx(tan(0.475 * pi), rel=1e-9)
    assert student(2) == pytest.approx(0.95 * sqrt(2 / (1 - 0.95**2)), rel=1e-9)
    assert student(4) == pytest.approx(2.7764451051978, rel=1e-9)
    points = [student(freedom) for freedom in range(1, 400)]
    assert points == sorted(points, reverse=True)


def test_a_mean_of_single_cases_has_the_usual_error() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 1.0]
    found = mean_of([(value, 1) for value in values])
    deviation = sqrt(sum((value - 4.2) ** 2 for value in values) / 4)
    assert found.value == pytest.approx(4.2)
    assert found.high is not None
    assert found.high - found.value == pytest.approx(student(4) * deviation / sqrt(5))


def test_a_share_has_a_wilson_interval() -> None:
    found = share_of([(1, 1)] * 60 + [(0, 1)] * 40)
    assert (found.low, found.high) == (pytest.approx(0.502, abs=0.004), pytest.approx(0.691, abs=0.004))


def test_a_share_of_all_or_none_keeps_an_interval() -> None:
    found = share_of([(2, 2)] * 50)
    assert found.value == found.high == 1.0
    assert found.low is not None
    assert 0.9 < found.low < 0.95
    assert share_of([(0, 2)] * 50).low == 0.0


def test_pairing_never_pretends_to_more_games_than_were_played() -> None:
    split = share_of([(1, 2)] * 10)  # every deal one victory each: the spread between deals is nothing
    assert split.value == 0.5
    assert split.low is not None
    assert split.low < 0.35


def test_equal_games_of_a_deal_count_once() -> None:
    alone = share_of([(1, 1)] * 30 + [(0, 1)] * 20)
    doubled = share_of([(2, 2)] * 30 + [(0, 2)] * 20)
    assert doubled == alone


def test_without_cases_or_with_one_cluster_there_is_no_interval() -> None:
    assert share_of([]) == mean_of([]) == Figure(0.0, None, None)
    assert mean_of([(12, 3)]) == Figure(4.0, None, None)
    assert share_of([(1, 2)]).to_data() == {"value": 0.5, "low": None, "high": None}


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    """Deals differ in luck: the share of one deal is drawn first, then its two games."""
    dice = random.Random(1)
    covered = 0
    for _ in range(400):
        clusters = []
        for _ in range(60):
            luck = dice.choice((0.4, 0.6, 0.8))
            clusters.append((float(sum(dice.random() < luck for _ in range(2))), 2.0))
        found = share_of(clusters)
        assert found.low is not None
        assert found.high is not None
        covered += found.low <= 0.6 <= found.high
    assert 0.92 <= covered / 400 <= 0.98


def test_a_spread_counts_values() -> None:
    assert spread([3, 1, 3]) == {1: 1, 3: 2}


@pytest.mark.parametrize("values", [[4], [1, 2], [3, 1, 3], [7, 7, 7, 9], [5, 1, 2, 8], [2, 2, 9, 9, 9]])
def test_the_median_of_counted_values_is_that_of_the_values(values: list[int]) -> None:
    assert median_of(Counter(values)) == median(values)
