"""action.upgrade.*: a worker on a farm, mine or urban building moves to a higher level."""

from saecula.core.errors import Refusal
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law.action.price import less
from saecula.tta.law.action.unit import upgrade_unit, upgrade_unit_action, upgrade_unit_refusal
from saecula.tta.law.actions import civil_refusal
from saecula.tta.law.expansion.temp_resources import purpose_of
from saecula.tta.law.food import pay_resources, resources_at_hand
from saecula.tta.law.tech import in_play, is_unit_number
from saecula.tta.law.workers import move_worker
from saecula.tta.ratings.prices import upgrade_cost
from saecula.tta.state import State
from saecula.tta.terms import TECHS, Amount, CardNo, SeatNo


def upgrade_action_refusal(s: State, i: SeatNo, source: CardNo) -> Refusal | None:
    if is_unit_number(source):
        return upgrade_unit_action(s, i)
    return upgrade_building_action(s, i)


def upgrade_building_action(s: State, i: SeatNo) -> Refusal | None:
    return civil_refusal(s, i, "action.upgrade.civil-action")


def upgrade_refusal(s: State, i: SeatNo, source: CardNo, target: CardNo, discount: Amount) -> Refusal | None:
    """action.upgrade.modifiers-first: the difference is that of two modified costs."""
    seat = s.seats[i]
    if is_unit_number(source):
        return upgrade_unit_refusal(seat, source, target, discount)
    if source >= TECHS or seat.workers[source] == 0:
        return Refusal("action.upgrade.existing-building")
    if not in_play(seat, target) or KIND[target] != KIND[source] or AGE[target] <= AGE[source]:
        return Refusal("action.upgrade.same-type-higher")
    cost = less(upgrade_cost(seat, source, target), discount)
    have = resources_at_hand(seat, purpose_of(target))
    return None if have >= cost else Refusal("action.upgrade.pay-difference", "resources", cost, have)


def upgrade(s: State, i: SeatNo, source: CardNo, target: CardNo, discount: Amount) -> None:
    if is_unit_number(source):
        upgrade_unit(s, i, source, target, discount)
        return
    cost = less(upgrade_cost(s.seats[i], source, target), discount)
    pay_resources(s, i, cost, purpose_of(target), "action.upgrade.pay-difference")
    move_worker(s, i, source, target, "action.upgrade.move-worker")
