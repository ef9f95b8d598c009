"""stats.modified-by-text: a pact by which a food is used as a resource, or a resource as food, once a turn."""

from typing import Final

from mypy_extensions import i64

from saecula.core.command import command
from saecula.core.errors import BrokenLaw, Refusal
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, gain, lose, none_refusal
from saecula.tta.law.once import is_unused, use
from saecula.tta.powers import FOOD_AS_RESOURCE, RESOURCE_AS_FOOD
from saecula.tta.state import Seat, State
from saecula.tta.terms import BARTER, SeatNo

FOOD_FOR_RESOURCE: Final = 0  # what the command brings
RESOURCE_FOR_FOOD: Final = 1


def may_barter(seat: Seat, way: i64) -> bool:
    if way == FOOD_FOR_RESOURCE:
        return is_unused(seat, FOOD_AS_RESOURCE)
    return way == RESOURCE_FOR_FOOD and is_unused(seat, RESOURCE_AS_FOOD)


def barter_refusal(seat: Seat, way: i64) -> Refusal | None:
    return none_refusal(seat, IS_FOOD if way == FOOD_FOR_RESOURCE else IS_RESOURCE)


def add_barter_options(seat: Seat, options: list[object]) -> None:
    if may_barter(seat, FOOD_FOR_RESOURCE) and amount_of(seat, IS_FOOD) > 0:
        options.append(command(BARTER, FOOD_FOR_RESOURCE))
    if may_barter(seat, RESOURCE_FOR_FOOD) and amount_of(seat, IS_RESOURCE) > 0:
        options.append(command(BARTER, RESOURCE_FOR_FOOD))


def barter(s: State, i: SeatNo, way: i64) -> None:
    """The bartered unit lies nowhere until it is spent or stored."""
    seat = s.seats[i]
    if way == FOOD_FOR_RESOURCE:
        use(seat, FOOD_AS_RESOURCE)
        lose(s, i, IS_FOOD, 1, "stats.modified-by-text")
        seat.spare += 1
    elif way == RESOURCE_FOR_FOOD:
        use(seat, RESOURCE_AS_FOOD)
        lose(s, i, IS_RESOURCE, 1, "stats.modified-by-text")
        seat.spare_food += 1
    else:
        raise BrokenLaw(f"nobody can barter in the way {way}")


def store_spare(s: State, i: SeatNo) -> None:
    """A bartered unit that was not spent is stored."""
    seat = s.seats[i]
    gain(s, i, IS_RESOURCE, seat.spare, "stats.modified-by-text")
    gain(s, i, IS_FOOD, seat.spare_food, "stats.modified-by-text")
    seat.spare = 0
    seat.spare_food = 0
