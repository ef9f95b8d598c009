"""What the impacts that are to come would score as a civilization stands, each by how often it is expected."""

from saecula.tta.law.events.impact import impact_score
from saecula.tta.ratings.science import science_of
from saecula.tta.state import State
from saecula.tta.terms import IMPACT_SCIENCE, IMPACT_STRENGTH, RANK_AWARDS


def impacts_worth(s: State, i: int, expected: list[float], own: int, others: list[int]) -> float:
    """The law says what each scores; ranks may still change, so they count by degrees.

    `own` and `others` are strengths.
    """
    value = 0.0
    for which in range(len(expected)):
        if expected[which] == 0.0:
            continue
        if which == IMPACT_STRENGTH:
            score = rank_worth(own, others)
        elif which == IMPACT_SCIENCE:
            score = 0.8 * int(science_of(s, i))  # rates are seldom far apart
        else:
            score = float(int(impact_score(s, i, which, s.start_seat)))
        value += expected[which] * score
    return value


def rank_worth(own: int, others: list[int]) -> float:
    """The award for a rank in strength; a lead counts for more when it is clear."""
    if not others:
        return 0.0
    awards = RANK_AWARDS[len(others) + 1]
    place = 0
    near = 0.0
    for other in others:
        if other > own:
            place += 1
        gap = own - other
        near += -1.0 if gap < -4 else 1.0 if gap > 4 else 0.25 * gap
    return awards[place] + 1.5 * near
