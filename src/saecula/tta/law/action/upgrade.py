"""action.upgrade.*, action.unit.upgrade.*: a worker moves to a higher level."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law.action.build import in_play, is_unit_number
from saecula.tta.law.action.price import less
from saecula.tta.law.payment import pay_resources, purpose_of, resources_at_hand
from saecula.tta.ratings.prices import upgrade_cost
from saecula.tta.state import Seat, State
from saecula.tta.terms import TECHS, UPGRADED


def can_upgrade(seat: Seat, source: i64, target: i64, discount: i64) -> bool:
    """Between technologies of a type in play, the source with a worker on it."""
    return resources_at_hand(seat, purpose_of(target)) >= less(upgrade_cost(seat, source, target), discount)


def upgrade_refusal(s: State, i: i64, source: i64, target: i64, discount: i64) -> Refusal | None:
    seat = s.seats[i]
    unit = is_unit_number(source)
    if not 0 <= source < TECHS or seat.workers[source] == 0:
        return Refusal("action.unit.upgrade.existing" if unit else "action.upgrade.existing-building")
    if not in_play(seat, target) or KIND[target] != KIND[source] or AGE[target] <= AGE[source]:
        return Refusal("action.unit.upgrade.same-type-higher" if unit else "action.upgrade.same-type-higher")
    cost = less(upgrade_cost(seat, source, target), discount)
    have = resources_at_hand(seat, purpose_of(target))
    if have < cost:
        law = "action.unit.upgrade.pay-difference" if unit else "action.upgrade.pay-difference"
        return Refusal(law, "resources", cost, have)
    return None


def upgrade(s: State, i: i64, source: i64, target: i64, discount: i64) -> None:
    """action.upgrade.move-worker, action.unit.upgrade.move-worker"""
    seat = s.seats[i]
    pay_resources(s, i, less(upgrade_cost(seat, source, target), discount), purpose_of(target))
    seat.workers[source] -= 1
    seat.workers[target] += 1
    emit(s, "action.upgrade.move-worker", UPGRADED, i, source, target)
