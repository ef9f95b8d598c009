"""ruling.trade-routes-agreement.*: a pact by which a food is used as a resource, or a resource as food, once a turn.

The command promises one stored unit to the next payment of the other kind (`food.pay_resources`, `food.pay_food`).
"""

from typing import Final

from mypy_extensions import i64

from saecula.core.command import command
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.options import Options
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, none_refusal, unpromised
from saecula.tta.law.once import is_unused, use
from saecula.tta.powers import FOOD_AS_RESOURCE, RESOURCE_AS_FOOD
from saecula.tta.state import Seat
from saecula.tta.terms import BARTER

FOOD_FOR_RESOURCE: Final = 0  # what the command brings
RESOURCE_FOR_FOOD: Final = 1


def may_barter(seat: Seat, way: i64) -> bool:
    if way == FOOD_FOR_RESOURCE:
        return is_unused(seat, FOOD_AS_RESOURCE)
    return way == RESOURCE_FOR_FOOD and is_unused(seat, RESOURCE_AS_FOOD)


def barter_refusal(seat: Seat, way: i64) -> Refusal | None:
    return none_refusal(seat, IS_FOOD if way == FOOD_FOR_RESOURCE else IS_RESOURCE)


def add_barter_options(seat: Seat, options: Options) -> None:
    if may_barter(seat, FOOD_FOR_RESOURCE) and unpromised(seat, IS_FOOD) > 0:
        options.append(command(BARTER, FOOD_FOR_RESOURCE))
    if may_barter(seat, RESOURCE_FOR_FOOD) and unpromised(seat, IS_RESOURCE) > 0:
        options.append(command(BARTER, RESOURCE_FOR_FOOD))


def barter(seat: Seat, way: i64) -> None:
    """ruling.trade-routes-agreement.in-payments: the unit stays where it lies until a payment takes it."""
    if way == FOOD_FOR_RESOURCE:
        use(seat, FOOD_AS_RESOURCE)
        seat.spare += 1
    elif way == RESOURCE_FOR_FOOD:
        use(seat, RESOURCE_AS_FOOD)
        seat.spare_food += 1
    else:
        raise BrokenLaw(f"nobody can barter in the way {way}")


def end_barter(seat: Seat) -> None:
    """ruling.trade-routes-agreement.in-payments: what no payment took is still what it was."""
    seat.spare = 0
    seat.spare_food = 0
