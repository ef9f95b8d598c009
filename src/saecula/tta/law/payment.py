"""food.temporary-first, expansion.temp-resources.*: paying food and resources, temporary ones first."""

from typing import Final

from mypy_extensions import i64

from saecula.tta.cards.catalog import is_unit, is_urban
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, lose
from saecula.tta.state import Seat, State

FOR_OTHER: Final = 0


FOR_UNIT: Final = 1


FOR_WORKS: Final = 2


def purpose_of(tech: i64) -> i64:
    """What resources for a technology's buildings or units are meant for."""
    return FOR_UNIT if is_unit(tech) else FOR_WORKS if is_urban(tech) else FOR_OTHER


def food_at_hand(seat: Seat) -> i64:
    return amount_of(seat, IS_FOOD) + seat.spare_food


def resources_at_hand(seat: Seat, purpose: i64) -> i64:
    bound = seat.arms if purpose == FOR_UNIT else seat.works if purpose == FOR_WORKS else 0
    return amount_of(seat, IS_RESOURCE) + seat.spare + bound


def pay_food(s: State, i: i64, amount: i64) -> None:
    seat = s.seats[i]
    spare = amount if amount < seat.spare_food else seat.spare_food
    seat.spare_food -= spare
    lose(s, i, IS_FOOD, amount - spare, "food.lose.like-pay")


def pay_resources(s: State, i: i64, amount: i64, purpose: i64) -> None:
    seat = s.seats[i]
    if purpose == FOR_UNIT:
        arms = amount if amount < seat.arms else seat.arms
        seat.arms -= arms
        amount -= arms
    elif purpose == FOR_WORKS and seat.works > 0:
        works = amount if amount < seat.works else seat.works
        seat.works -= works
        amount -= works
    spare = amount if amount < seat.spare else seat.spare
    seat.spare -= spare
    lose(s, i, IS_RESOURCE, amount - spare, "food.lose.like-pay")
