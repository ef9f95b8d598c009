"""production.*: corruption, food, consumption and resources; also where an event makes a civilization produce."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.board import consumption_of, corruption_of
from saecula.tta.law.cards.gates import PRODUCERS, labs_like_mines
from saecula.tta.law.expansion.production_bonus import production_bonus, settle_bonus
from saecula.tta.law.food import FOOD_CARDS, IS_FOOD, IS_RESOURCE, VALUE, lose
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.production import tokens_again
from saecula.tta.ratings.science import science_of
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    BY_FAMINE,
    BY_PRODUCTION,
    CORRUPTION,
    FAMINE,
    FAMINE_STRUCK,
    FOOD_CHANGED,
    LABS,
    RESOURCES_CHANGED,
    SeatNo,
)


def produce_all(s: State, i: SeatNo) -> None:
    """production.order"""
    change_science(s, i, science_of(s, i), "production.science")
    change_culture(s, i, culture_of(s, i), BY_PRODUCTION, "production.culture")
    produce_goods(s, i)


def produce_goods(s: State, i: SeatNo) -> None:
    """Corruption, food, consumption, resources, in this order."""
    suffer_corruption(s, i)
    produce_food(s, i)
    consume(s, i)
    produce_resources(s, i)


def suffer_corruption(s: State, i: SeatNo) -> None:
    """production.corruption.none: eleven tokens in the bank leave none."""
    amount = corruption_of(s.seats[i])
    if amount == 0:
        return
    emit(s, "production.corruption.amount", CORRUPTION, i, amount)
    lost = lose(s, i, IS_RESOURCE, amount, "production.corruption.lose-resources")
    lose(s, i, IS_FOOD, amount - lost, "production.corruption.lose-food")


def produce_on(seat: Seat, store: i64) -> i64:
    """A token for every worker, as long as the bank has any; returns what they are worth."""
    wanted = seat.workers[store] + tokens_again(seat, store)
    count = wanted if wanted < seat.blue else seat.blue
    seat.blue -= count
    seat.tokens[store] += count
    return count * VALUE[store]


def produce_food(s: State, i: SeatNo) -> None:
    """production.food.shortage: highest level first; bonuses afterwards."""
    seat = s.seats[i]
    produced: i64 = 0
    for farm in FOOD_CARDS:
        if seat.workers[farm]:
            produced += produce_on(seat, farm)
    if produced:
        emit(s, "production.food.per-worker", FOOD_CHANGED, i, produced)
    settle_bonus(s, i, IS_FOOD, production_bonus(s, i, True))


def consume(s: State, i: SeatNo) -> None:
    """production.consumption.amount, production.consumption.none: by the yellow bank."""
    need = consumption_of(s.seats[i])
    missing = need - lose(s, i, IS_FOOD, need, "production.consumption.lose-food")
    if missing > 0:
        emit(s, "production.consumption.starvation", FAMINE_STRUCK, i, missing)
        change_culture(s, i, -FAMINE * missing, BY_FAMINE, "production.consumption.starvation")


def produce_resources(s: State, i: SeatNo) -> None:
    """production.resources.shortage: highest level first, labs among them if they produce; bonuses afterwards."""
    seat = s.seats[i]
    produced: i64 = 0
    labs = labs_like_mines(seat)
    for store in PRODUCERS:
        if seat.workers[store] and (store < LABS or labs):
            produced += produce_on(seat, store)
    if produced:
        emit(s, "production.resources.per-worker", RESOURCES_CHANGED, i, produced)
    settle_bonus(s, i, IS_RESOURCE, production_bonus(s, i, False))
