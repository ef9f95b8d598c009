"""colonize.force.modifier, food.pay.insufficient: Isabella of Castile buys force for resources."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.tta.law.food import IS_RESOURCE, amount_of
from saecula.tta.powers import BUY_COLONIZATION
from saecula.tta.state import Seat
from saecula.tta.terms import Amount


def force_price(force: Amount) -> i64:
    """1, 3 or 6 resources for 1, 2 or 3."""
    return force * (force + 1) // 2


def force_to_buy(seat: Seat) -> i64:
    """The most that a seat may buy with the resources it has."""
    most = seat.powers[BUY_COLONIZATION]
    have = amount_of(seat, IS_RESOURCE)
    while force_price(most) > have:  # no force costs nothing
        most -= 1
    return most


def greatest_offer(seat: Seat) -> i64:
    """The most that is on offer, whatever the seat has."""
    return seat.powers[BUY_COLONIZATION]


def buy_refusal(seat: Seat, bought: i64, force: Amount) -> Refusal | None:
    """One amount for a colonization, paid when the force lands; until then it may be raised."""
    if not bought < force <= seat.powers[BUY_COLONIZATION]:
        return Refusal("colonize.force.modifier")
    price, have = force_price(force), amount_of(seat, IS_RESOURCE)
    return None if price <= have else Refusal("food.pay.insufficient", "resources", price, have)
