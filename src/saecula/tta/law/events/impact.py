"""events.written-effect, ruling.impact.*: points that Age III events give, one formula each."""

from typing import Final

from mypy_extensions import i64

from saecula.core.bits import bit, count_bits
from saecula.core.errors import BrokenLaw
from saecula.tta.board import consumption_of
from saecula.tta.cards.catalog import AGE, is_special
from saecula.tta.counts import best_of, count_of, sum_over, workers_of
from saecula.tta.law.cards.ravages import wonders_and_ruins
from saecula.tta.law.events.ties import ranked, strengths
from saecula.tta.law.flow.order import players_left
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.production import food_production, mine_production, resource_production
from saecula.tta.ratings.science import science_of
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    AGE_III,
    AIR_FORCE,
    ARENA,
    FARM,
    FIRST_UNIT,
    FIRST_URBAN,
    IMPACT_AGRICULTURE,
    IMPACT_ARCHITECTURE,
    IMPACT_BALANCE,
    IMPACT_COLONIES,
    IMPACT_COMPETITION,
    IMPACT_CULTURE,
    IMPACT_GOVERNMENT,
    IMPACT_HAPPINESS,
    IMPACT_HARMONY,
    IMPACT_INDUSTRY,
    IMPACT_POPULATION,
    IMPACT_PROGRESS,
    IMPACT_SCIENCE,
    IMPACT_STRENGTH,
    IMPACT_TECHNOLOGY,
    IMPACT_VARIETY,
    IMPACT_WONDERS,
    INFANTRY,
    LAB,
    LAST_UNIT,
    LAST_URBAN,
    MINE,
    NOTHING,
    RANK_AWARDS,
    TECHS,
    SeatNo,
)

LATE_TECHS: Final[i64] = sum([int(bit(tech)) for tech in range(TECHS) if AGE[tech] == AGE_III])


def impact_score(s: State, i: SeatNo, which: i64, first: SeatNo) -> i64:
    """events.written-effect: culture for a seat; `first` is the current player, at the end the starting player."""
    seat = s.seats[i]
    if which == IMPACT_AGRICULTURE:
        return agriculture(food_production(s, i), consumption_of(seat))  # ruling.impact.agriculture-all-food
    if which == IMPACT_ARCHITECTURE:
        return sum_over(seat, AGE, LAB, ARENA)
    if which == IMPACT_BALANCE:
        return balance(food_production(s, i), resource_production(s, i), science_of(s, i), culture_of(s, i))
    if which == IMPACT_COLONIES:
        return 3 * len(seat.colonies)
    if which == IMPACT_COMPETITION:
        return sum_over(seat, AGE, INFANTRY, AIR_FORCE) + sum_over(seat, AGE, ARENA, ARENA)
    if which == IMPACT_GOVERNMENT:
        return 2 * seat.civil_total + seat.military_total
    if which == IMPACT_HAPPINESS:
        return happiness(happiness_of(seat), discontent_of(seat))
    if which == IMPACT_INDUSTRY:
        return mine_production(seat)
    if which == IMPACT_POPULATION:
        return population(seat, discontent_of(seat))
    if which == IMPACT_PROGRESS:
        return 2 * (AGE[seat.government] + special_levels(seat))
    if which in (IMPACT_SCIENCE, IMPACT_STRENGTH, IMPACT_CULTURE):
        return rank_award(s, i, which, first)
    if which == IMPACT_TECHNOLOGY:
        return 4 * late_technologies(seat)
    if which == IMPACT_VARIETY:
        return 2 * variety(seat)
    if which == IMPACT_HARMONY:
        return 4 * harmony(seat)
    if which == IMPACT_WONDERS:
        return wonder_points(seat)
    raise BrokenLaw(f"no event has the impact {which}")


# --- one formula each: some take ratings, which whoever compares many positions has at hand -------------------------
def agriculture(food: i64, eaten: i64) -> i64:
    if food > eaten:
        return food + 4
    return food


def balance(food: i64, resources: i64, science: i64, culture: i64) -> i64:
    return 2 * min(min(science, culture), min(food, resources))


def happiness(faces: i64, discontent: i64) -> i64:
    """The rating, which is 8 at most."""
    return 2 * faces - 2 * discontent


def population(seat: Seat, discontent: i64) -> i64:
    people = workers_of(seat) - discontent - 10
    if people > 0:
        return 2 * people
    return 0


def rank_award(s: State, i: SeatNo, which: i64, first: SeatNo) -> i64:
    if which == IMPACT_SCIENCE:
        values = [science_of(s, j) if s.seats[j].in_game else -1 for j in range(s.seat_count)]
    elif which == IMPACT_CULTURE:
        values = [culture_of(s, j) if s.seats[j].in_game else -1 for j in range(s.seat_count)]
    elif which == IMPACT_STRENGTH:
        values = strengths(s)
    else:
        raise BrokenLaw(f"the impact {which} ranks nobody")
    return RANK_AWARDS[players_left(s)][ranked(s, values, first).index(i)]


def harmony(seat: Seat) -> i64:
    """Whatever there are fewest of: farms, mines, urban buildings or units."""
    urban: i64 = 0
    for kind in range(FIRST_URBAN, LAST_URBAN + 1):
        urban += count_of(seat, kind)
    units: i64 = 0
    for kind in range(FIRST_UNIT, LAST_UNIT + 1):
        units += count_of(seat, kind)
    return min(count_of(seat, FARM), count_of(seat, MINE), urban, units)


def special_levels(seat: Seat) -> i64:
    total: i64 = 0
    for card in seat.specials:
        if card != NOTHING and is_special(card):
            total += AGE[card]
    return total


def late_technologies(seat: Seat) -> i64:
    """Age III technologies in play, staffed or not."""
    total = count_bits(seat.techs & LATE_TECHS)
    if AGE[seat.government] == AGE_III:
        total += 1
    for card in seat.specials:
        if card != NOTHING and AGE[card] == AGE_III:
            total += 1
    return total


def variety(seat: Seat) -> i64:
    total: i64 = 0
    for kind in range(FIRST_URBAN, LAST_URBAN + 1):
        if best_of(seat, kind) != NOTHING:
            total += 1
    for kind in range(FIRST_UNIT, LAST_UNIT + 1):
        if best_of(seat, kind) != NOTHING:
            total += 1
    for card in seat.specials:
        if card != NOTHING:
            total += 1
    return total


def wonder_points(seat: Seat) -> i64:
    """5, 4, 3, 2 by age."""
    total: i64 = 0
    for wonder in wonders_and_ruins(seat):
        total += 5 - AGE[wonder]
    return total
