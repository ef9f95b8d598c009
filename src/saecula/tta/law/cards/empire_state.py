"""card.empire-state.*, ruling.empire-state.*: Empire State Building counts in what its owner leads."""

from mypy_extensions import i64

from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.production import food_production, resource_production
from saecula.tta.ratings.science import science_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State
from saecula.tta.terms import SeatNo


def first_places(s: State, i: SeatNo) -> i64:
    """card.empire-state.ties: ratings and productions in which everybody else has less.

    ruling.empire-state.after-completion: the wonder stands already when this is asked.
    """
    own = measures(s, i)
    leads = [True] * len(own)
    for j in range(s.seat_count):
        if j != i and s.seats[j].in_game:
            other = measures(s, j)
            for place in range(len(own)):
                if other[place] >= own[place]:
                    leads[place] = False
    return leads.count(True)


def measures(s: State, i: SeatNo) -> list[int]:
    """Science, culture, strength, food and resources."""
    productions = [food_production(s, i), resource_production(s, i)]
    return [science_of(s, i), culture_of(s, i), strength_of(s, i), *productions]
