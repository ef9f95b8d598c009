"""The levels stand in their order. A few games here; the full counts run by hand with `-m slow`."""

import pytest

from saecula import aoc, tta
from saecula.core.rules import Rules
from tests.bots.playing import play, wins

FEW = [
    (tta.RULES, "novice", "random", 10, 0.8),
    (tta.RULES, "easy", "random", 10, 0.8),
    (tta.RULES, "medium", "easy", 10, 0.6),
    (aoc.RULES, "novice", "random", 40, 0.55),
    (aoc.RULES, "easy", "novice", 40, 0.55),
    (aoc.RULES, "medium", "easy", 20, 0.6),
]
MANY = [
    (tta.RULES, "easy", "random", 2, 0.95),
    (tta.RULES, "easy", "novice", 2, 0.5),
    (tta.RULES, "medium", "easy", 2, 0.75),
    (tta.RULES, "hard", "medium", 2, 0.65),
    (tta.RULES, "hard", "medium", 4, 0.40),
    (aoc.RULES, "hard", "medium", 2, 0.6),
    (tta.RULES, "expert", "hard", 2, 0.75),
    (aoc.RULES, "expert", "hard", 2, 0.5),
]


@pytest.mark.parametrize(("rules", "better", "other", "games", "least"), FEW)
def test_a_level_beats_the_one_below(rules: Rules, better: str, other: str, games: int, least: float) -> None:
    assert wins(rules, better, other, games) >= least


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "better", "other", "seats", "least"), MANY)
def test_a_level_beats_the_one_below_over_many_games(
    rules: Rules, better: str, other: str, seats: int, least: float
) -> None:
    assert wins(rules, better, other, 400, seats) >= least


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "human"), [(2, 160), (3, 177), (4, 195)])
def test_hard_bots_reach_the_culture_of_people(seats: int, human: int) -> None:
    scores = [score for game in range(40) for score in play(tta.RULES, ["hard"] * seats, f"mean/{game}").scores]
    assert sum(scores) / len(scores) >= human
