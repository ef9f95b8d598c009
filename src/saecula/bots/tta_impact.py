"""What the impacts that are to come would score as a civilization stands, each by how often it is expected."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.core.arrays import vec
from saecula.tta.board import consumption_of
from saecula.tta.law.events.impact import agriculture, balance, happiness, impact_score, population
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.discontent import discontent_with
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.production import food_production, resource_production
from saecula.tta.ratings.science import science_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State
from saecula.tta.terms import (
    IMPACT_AGRICULTURE,
    IMPACT_BALANCE,
    IMPACT_HAPPINESS,
    IMPACT_POPULATION,
    IMPACT_SCIENCE,
    IMPACT_STRENGTH,
    RANK_AWARDS,
)


@final
@mypyc_attr(acyclic=True)
class Rates:
    """The ratings of a civilization, asked for once by whoever judges it."""

    def __init__(self, culture: i64, science: i64, resources: i64, food: i64, faces: i64, strength: i64) -> None:
        self.culture = culture
        self.science = science
        self.resources = resources
        self.food = food
        self.faces = faces
        self.strength = strength


def rates_of(s: State, i: int) -> Rates:
    made, grown = resource_production(s, i), food_production(s, i)
    return Rates(culture_of(s, i), science_of(s, i), made, grown, happiness_of(s.seats[i]), strength_of(s, i))


def armed_otherwise(rates: Rates, strength: i64) -> Rates:
    """The same but for the strength."""
    return Rates(rates.culture, rates.science, rates.resources, rates.food, rates.faces, strength)


def impacts_worth(s: State, i: int, expected: vec[float], rates: Rates, others: vec[i64]) -> float:
    """The law says what each scores; ranks may still change, so they count by degrees.

    `others` are strengths.
    """
    value = 0.0
    for which in range(len(expected)):
        if expected[which] == 0.0:
            continue
        if which == IMPACT_STRENGTH:
            value += expected[which] * rank_worth(rates.strength, others)
        elif which == IMPACT_SCIENCE:
            value += expected[which] * (0.8 * int(rates.science))  # rates are seldom far apart
        else:
            value += expected[which] * float(int(score_with(s, i, which, rates)))
    return value


def score_with(s: State, i: int, which: i64, rates: Rates) -> i64:
    """What an impact would score, by ratings that are known and by the law for all others."""
    seat = s.seats[i]
    if which == IMPACT_AGRICULTURE:
        return agriculture(rates.food, consumption_of(seat))
    if which == IMPACT_BALANCE:
        return balance(rates.food, rates.resources, rates.science, rates.culture)
    if which == IMPACT_HAPPINESS:
        return happiness(rates.faces, discontent_with(seat, rates.faces))
    if which == IMPACT_POPULATION:
        return population(seat, discontent_with(seat, rates.faces))
    return impact_score(s, i, which, s.start_seat)


def rank_worth(own: i64, others: vec[i64]) -> float:
    """The award for a rank in strength; a lead counts for more when it is clear."""
    if len(others) == 0:
        return 0.0
    awards = RANK_AWARDS[len(others) + 1]
    place = 0
    near = 0.0
    for other in others:
        if other > own:
            place += 1
        gap = own - other
        near += -1.0 if gap < -4 else 1.0 if gap > 4 else 0.25 * int(gap)
    return awards[place] + 1.5 * near
