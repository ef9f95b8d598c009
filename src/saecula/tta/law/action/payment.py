"""Paying food and resources, temporary ones first (food.temporary-first)."""

from mypy_extensions import i64

from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, lose
from saecula.tta.state import Seat, State


def food_at_hand(seat: Seat) -> i64:
    return amount_of(seat, IS_FOOD) + seat.spare_food


def resources_at_hand(seat: Seat, for_unit: bool) -> i64:
    return amount_of(seat, IS_RESOURCE) + seat.spare + (seat.arms if for_unit else 0)


def pay_food(s: State, i: i64, amount: i64) -> None:
    seat = s.seats[i]
    spare = amount if amount < seat.spare_food else seat.spare_food
    seat.spare_food -= spare
    lose(s, i, IS_FOOD, amount - spare)


def pay_resources(s: State, i: i64, amount: i64, for_unit: bool) -> None:
    seat = s.seats[i]
    if for_unit:
        arms = amount if amount < seat.arms else seat.arms
        seat.arms -= arms
        amount -= arms
    spare = amount if amount < seat.spare else seat.spare
    seat.spare -= spare
    lose(s, i, IS_RESOURCE, amount - spare)
