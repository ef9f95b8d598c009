"""What the impacts that are to come would score as a civilization stands, each by how often it is expected."""

from saecula.tta.board import consumption_of, faces_needed
from saecula.tta.cards.catalog import AGE, KIND, TECHS
from saecula.tta.ratings import (
    culture_of,
    food_production,
    happiness_of,
    mine_production,
    resource_production,
    science_of,
)
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    AGE_III,
    ARENA,
    FIRST_URBAN,
    IMPACT_AGRICULTURE,
    IMPACT_ARCHITECTURE,
    IMPACT_BALANCE,
    IMPACT_COLONIES,
    IMPACT_COMPETITION,
    IMPACT_GOVERNMENT,
    IMPACT_HAPPINESS,
    IMPACT_INDUSTRY,
    IMPACT_POPULATION,
    IMPACT_PROGRESS,
    IMPACT_SCIENCE,
    IMPACT_STRENGTH,
    IMPACT_TECHNOLOGY,
    IMPACT_VARIETY,
    IMPACT_WONDERS,
    LAST_URBAN,
    NOTHING,
    RANK_AWARDS,
)


def impacts_worth(s: State, i: int, expected: list[float], own: int, others: list[int]) -> float:
    """One look over the board for all of them; `own` and `others` are strengths."""
    seat = s.seats[i]
    food: int = food_production(s, i)
    made: int = resource_production(s, i)
    mined: int = mine_production(seat)
    science: int = science_of(s, i)
    culture: int = culture_of(s, i)
    faces: int = happiness_of(seat)
    missing: int = faces_needed(seat) - faces
    if missing < 0:
        missing = 0
    value = expected[IMPACT_AGRICULTURE] * (food + (4 if food > consumption_of(seat) else 0))
    value += expected[IMPACT_BALANCE] * 2 * min(food, made, science, culture) + expected[IMPACT_INDUSTRY] * mined
    value += expected[IMPACT_COLONIES] * 3 * len(seat.colonies)
    value += expected[IMPACT_GOVERNMENT] * int(2 * seat.civil_total + seat.military_total)
    value += expected[IMPACT_HAPPINESS] * 2 * (faces - missing)
    value += expected[IMPACT_SCIENCE] * 0.8 * science  # a rank among rates that are seldom far apart
    value += expected[IMPACT_STRENGTH] * rank_worth(own, others)
    return value + workers_impact(seat, expected, missing)


def workers_impact(seat: Seat, expected: list[float], discontent: int) -> float:
    """Impacts that count workers and technologies."""
    urban, arms, kinds, late = 0, 0, 0, 0
    workers: int = seat.pool
    for tech in range(TECHS):
        count: int = seat.workers[tech]
        if seat.techs >> tech & 1 and AGE[tech] == AGE_III:
            late += 1
        if count == 0:
            continue
        kind: int = KIND[tech]
        workers += count
        if FIRST_URBAN <= kind <= LAST_URBAN:
            urban += count * AGE[tech]
        if kind >= ARENA:
            arms += count * AGE[tech]
        if kind >= FIRST_URBAN:
            kinds |= 1 << kind
    people = workers - discontent - 10
    value = expected[IMPACT_ARCHITECTURE] * urban + expected[IMPACT_COMPETITION] * arms
    value += expected[IMPACT_POPULATION] * 2 * (people if people > 0 else 0)
    return value + cards_impact(seat, expected, kinds, late)


def cards_impact(seat: Seat, expected: list[float], kinds: int, late: int) -> float:
    """Impacts that count special technologies, governments and wonders."""
    levels: int = AGE[seat.government]
    variety = 0
    if AGE[seat.government] == AGE_III:
        late += 1
    for card in seat.specials:
        if card != NOTHING:
            levels += AGE[card]
            variety += 1
            if AGE[card] == AGE_III:
                late += 1
    while kinds:
        kinds &= kinds - 1
        variety += 1
    value = expected[IMPACT_PROGRESS] * 2 * levels + expected[IMPACT_TECHNOLOGY] * 4 * late
    value += expected[IMPACT_VARIETY] * 2 * variety
    for wonder in seat.wonders:
        value += expected[IMPACT_WONDERS] * (5 - int(AGE[wonder]))
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
