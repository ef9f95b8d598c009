"""house.short.*: a game that ends with Age II, a variant of the house."""

from typing import Final

from mypy_extensions import i64

from saecula.tta.cards.plan import SHORT_GAME, Plan
from saecula.tta.law.events.impact import impact_score
from saecula.tta.law.flow.order import clockwise
from saecula.tta.law.points import change_culture
from saecula.tta.state import State
from saecula.tta.terms import (
    BY_IMPACT,
    IMPACT_AGRICULTURE,
    IMPACT_HAPPINESS,
    IMPACT_INDUSTRY,
    IMPACT_STRENGTH,
)

IMPACTS: Final[list[int]] = [IMPACT_AGRICULTURE, IMPACT_INDUSTRY, IMPACT_HAPPINESS, IMPACT_STRENGTH]


def is_short(plan: Plan) -> bool:
    return plan.house & SHORT_GAME != 0


def score_impacts(s: State) -> None:
    """house.short.impacts: one after another, as if they had been prepared."""
    for which in IMPACTS:
        order = clockwise(s, s.start_seat)
        scores: list[i64] = [impact_score(s, i, which, s.start_seat) for i in order]
        for place, i in enumerate(order):
            change_culture(s, i, scores[place], BY_IMPACT, "house.short.impacts")
