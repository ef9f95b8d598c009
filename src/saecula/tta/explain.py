"""board.*, food.representation, pacts.*, points.score, action.population.empty-bank: where a number comes from.

Its addends are written by the function that computes it (`ratings/notes.py`), each with its card and its law. This is
the table of what may be asked.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from saecula.core.errors import InvalidCommand, Problem
from saecula.core.rules import Addend
from saecula.tta.board import consumption_of, corruption_of, faces_needed
from saecula.tta.cards.catalog import KIND, NUMBER
from saecula.tta.law.actions import civil_total_of, military_total_of
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, VALUE, promised
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.limits import civil_hand_limit, colonization_of, military_hand_limit
from saecula.tta.ratings.notes import Notes, noted
from saecula.tta.ratings.prices import build_cost, population_cost
from saecula.tta.ratings.production import food_production, resource_production
from saecula.tta.ratings.science import science_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State
from saecula.tta.terms import FARM, NOTHING, SOURCE_IDS, SOURCES, STORES, TECHS


def food_stock(s: State, i: i64, notes: Notes) -> i64:
    return stock_of(s, i, True, notes) + bartered(s, i, IS_FOOD, IS_RESOURCE, notes)


def resource_stock(s: State, i: i64, notes: Notes) -> i64:
    return stock_of(s, i, False, notes) + bartered(s, i, IS_RESOURCE, IS_FOOD, notes)


def bartered(s: State, i: i64, kind: i64, other: i64, notes: Notes) -> i64:
    """What serves as the other kind, and what of the other kind serves as this one."""
    seat = s.seats[i]
    given = noted(-promised(seat, kind), "barter", notes, "pacts.others-apply")
    return given + noted(promised(seat, other), "barter", notes, "pacts.others-apply")


def stock_of(s: State, i: i64, of_food: bool, notes: Notes) -> i64:
    """food.representation: what lies on farms, or on mines and labs."""
    total: i64 = 0
    for store in range(STORES):
        if (KIND[store] == FARM) == of_food:
            amount = s.seats[i].tokens[store] * VALUE[store]
            total += amount
            notes.card(amount, store, "food.representation")
    return total


def food_rate(s: State, i: i64, notes: Notes) -> i64:
    """What a production phase brings, less what it takes."""
    return food_production(s, i, notes) - consumption(s, i, notes, -1)


def consumption(s: State, i: i64, notes: Notes, sign: i64 = 1) -> i64:
    amount = consumption_of(s.seats[i])
    noted(sign * amount, "yellow bank", notes, "board.yellow.consumption")
    return amount


def score(s: State, i: i64, notes: Notes) -> i64:
    total: i64 = 0
    for source in range(SOURCES):
        total += noted(s.seats[i].score[source], SOURCE_IDS[source], notes, "points.score")
    return total


def wanted_faces(s: State, i: i64, notes: Notes) -> i64:
    return noted(faces_needed(s.seats[i]), "yellow bank", notes, "board.yellow.happiness")


def corruption(s: State, i: i64, notes: Notes) -> i64:
    return noted(corruption_of(s.seats[i]), "blue-bank", notes, "board.blue.corruption")


def happiness(s: State, i: i64, notes: Notes) -> i64:
    return happiness_of(s.seats[i], notes)


def discontent(s: State, i: i64, notes: Notes) -> i64:
    return discontent_of(s.seats[i], notes)


def civil_hand(s: State, i: i64, notes: Notes) -> i64:
    return civil_hand_limit(s.seats[i], notes)


def military_hand(s: State, i: i64, notes: Notes) -> i64:
    return military_hand_limit(s.seats[i], notes)


# every number by the word that asks for it, with the function that computes it and writes its notes
SUBJECTS: Final[dict[str, Callable[[State, i64, Notes], i64]]] = {
    "science": science_of,
    "culture": culture_of,
    "strength": strength_of,
    "happiness": happiness,
    "civil": civil_total_of,
    "military": military_total_of,
    "food": food_stock,
    "resources": resource_stock,
    "food-rate": food_rate,
    "resource-rate": resource_production,
    "score": score,
    "discontent": discontent,
    "consumption": consumption,
    "faces-needed": wanted_faces,
    "corruption": corruption,
    "civil-hand": civil_hand,
    "military-hand": military_hand,
    "colonization": colonization_of,
}


def explain(s: State, what: str, seat: int) -> list[Addend]:
    """The addends of a number; they sum to it."""
    return explained(s, what, seat)[1]


def explained(s: State, what: str, seat: int) -> tuple[int, list[Addend]]:
    """A number and its addends."""
    if not 0 <= seat < s.seat_count:
        raise InvalidCommand("no-seat", seat=seat)
    notes = Notes(s, seat)
    words = what.split()
    if len(words) == 1 and words[0] in SUBJECTS:
        return SUBJECTS[words[0]](s, seat, notes), notes.telling()
    if len(words) == 2 and words[0] == "price":
        return price(s, seat, words[1], notes), notes.telling()
    subjects = Problem("tta-subjects", ratings=", ".join(SUBJECTS), prices=Problem("tta-prices"))
    raise InvalidCommand("not-explained", what=what, subjects=subjects)


def price(s: State, i: i64, what: str, notes: Notes) -> i64:
    """Food for a worker, or resources for a building or unit."""
    if what == "population":
        cost = population_cost(s.seats[i], notes)
        if cost == NOTHING:
            raise InvalidCommand("yellow-bank-empty")
        return cost
    if what not in NUMBER or NUMBER[what] >= TECHS:
        raise InvalidCommand("no-price", what=what, subjects=Problem("tta-prices"))
    return build_cost(s.seats[i], NUMBER[what], notes)
