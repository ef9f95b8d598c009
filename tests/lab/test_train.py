"""Learning who will win: games give positions, positions give numbers, and held-out games measure them."""

from math import log

import pytest

from saecula.bots.tta_judge import AGES, NAMES, TIMES
from saecula.lab.entrants import Entrant
from saecula.lab.executor import Inline, Workers
from saecula.lab.tta_train import (
    FOLDS,
    Lesson,
    Sample,
    auc,
    curve_of,
    fit,
    fit_one,
    fold_of,
    heat_of,
    learn,
    off,
    play_lesson,
    quality,
)
from saecula.tta import RULES


def lesson(games: int) -> Lesson:
    return Lesson(RULES.options({"seats": 2}), (Entrant("easy", "easy"), Entrant("novice", "novice")), games, "learn")


def made(lead: float, won: float, game: int) -> Sample:
    """A position in which the first seat has more culture and nothing else differs."""
    first = [lead, *[1.0] * (len(NAMES) - 1)]
    return Sample(game, 2, 0, [first, [1.0] * len(NAMES)], [won, 1.0 - won])


def test_a_game_is_looked_at_once_a_turn_and_repeats_itself() -> None:
    samples = play_lesson(lesson(1), 0)
    assert len(samples) > 20
    assert all(sum(one.shares) == pytest.approx(1.0) for one in samples)
    assert {one.time for one in samples} >= {0, len(TIMES)}
    assert samples == play_lesson(lesson(1), 0)


def test_what_decides_games_gets_its_number() -> None:
    samples = [made(lead, 1.0 if lead > 1 else 0.0, k) for k, lead in enumerate([5.0, -3.0, 9.0, 0.0, 4.0, -7.0] * 40)]
    numbers = fit_one(samples)
    assert numbers[0] > 0.05
    assert not any(numbers[1:])
    told = quality(samples, [numbers] * (len(TIMES) + 1), [1.0] * AGES)
    assert told["auc"][2] == 1.0
    assert fit_one([]) == [0.0] * len(NAMES)


def test_the_area_counts_pairs() -> None:
    assert auc([(0.9, 1.0), (0.1, 0.0)]) == 1.0
    assert auc([(0.1, 1.0), (0.9, 0.0)]) == 0.0
    assert auc([(0.5, 1.0), (0.5, 0.0)]) == 0.5
    assert auc([(0.5, 1.0)]) == 0.5


def test_a_heat_takes_back_what_is_too_sure() -> None:
    """Chances of 0.98 that came true three times of four are worth a good quarter of their lead."""
    row = [1.0, *[0.0] * (len(NAMES) - 1)]
    samples = [made(5.0, 1.0 if k % 4 else 0.0, k) for k in range(40)]
    assert heat_of([(one, [row]) for one in samples]) == pytest.approx(log(3) / 4, abs=0.01)
    assert heat_of([]) == 1.0


def test_chances_off_are_counted_by_tenths() -> None:
    assert off([(0.75, 1.0), (0.75, 1.0), (0.75, 1.0), (0.75, 0.0)]) == pytest.approx(0.0)
    assert off([(0.75, 0.0), (0.25, 1.0)]) == pytest.approx(0.75)


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_every_fold_sees_every_pairing_of_bots(bots: int) -> None:
    """Who meets whom goes round with the deals, by as many as there are bots."""
    pairings = [set[int]() for _ in range(FOLDS)]
    for game in range(2 * 12 * FOLDS):
        pairings[fold_of(made(1.0, 1.0, game), 2)].add(game // 2 % bots)
    assert pairings == [set(range(bots))] * FOLDS
    assert fold_of(made(1.0, 1.0, 8), 2) == fold_of(made(1.0, 1.0, 9), 2)


def test_a_lesson_is_reproducible() -> None:
    crew = Workers(Inline(), 1)
    first, second = (learn(lesson(8), crew, lambda done: None) for _ in range(2))
    assert first == second
    assert first["positions"] > 8 * 20
    assert set(first["auc"]) <= {1, 2, 3, 4}


def test_a_curve_tells_what_fewer_games_would_have_taught() -> None:
    """In the first two deals that teach whoever is behind wins, in all others whoever leads."""
    known, held_out = [], []
    for game in range(64):
        lead = -1.0 if game % 2 else 3.0
        sample = made(lead, float((lead > 1.0) != (game in (2, 3, 4, 5))), game)
        (known if fold_of(sample, 2) else held_out).append(sample)
    curve = curve_of(known, held_out, [1.0] * AGES, 2)
    assert [point["games"] for point in curve] == [4, 6, 12, 24, 48]
    assert curve[0]["auc"] == {2: 0.0}
    assert curve[-1]["auc"] == quality(held_out, fit(known), [1.0] * AGES)["auc"] == {2: 1.0}
    assert len(curve_of(known[:2], held_out, [1.0] * AGES, 2)) == 1  # no point is told twice
