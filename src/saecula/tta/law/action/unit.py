"""action.unit.*: building, upgrading and disbanding military units, for military actions."""

from saecula.core.errors import Refusal
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law.action.price import less
from saecula.tta.law.actions import military_refusal
from saecula.tta.law.expansion.temp_resources import FOR_UNIT
from saecula.tta.law.food import pay_resources, resources_at_hand
from saecula.tta.law.tech import in_play, is_unit_number
from saecula.tta.law.workers import free_worker, move_worker, put_worker
from saecula.tta.ratings.prices import build_cost, upgrade_cost
from saecula.tta.state import Seat, State
from saecula.tta.terms import Amount, CardNo, SeatNo


# --- building -----------------------------------------------------------------------------------------------------
def build_unit_action(s: State, i: SeatNo) -> Refusal | None:
    return military_refusal(s, i, "action.unit.build.military-action")


def unit_tech_refusal(seat: Seat, tech: CardNo) -> Refusal | None:
    if in_play(seat, tech) and is_unit_number(tech):
        return None
    return Refusal("action.unit.build.tech-in-play")


def unit_room_refusal(seat: Seat, tech: CardNo) -> Refusal | None:
    """Technology in play and an unused worker; there is no limit."""
    refused = unit_tech_refusal(seat, tech)
    if refused is not None:
        return refused
    return Refusal("action.unit.build.unused-worker") if seat.pool == 0 else None


def unit_price_refusal(seat: Seat, tech: CardNo, discount: Amount) -> Refusal | None:
    cost = less(build_cost(seat, tech), discount)
    have = resources_at_hand(seat, FOR_UNIT)
    return None if have >= cost else Refusal("action.unit.build.resource-cost", "resources", cost, have)


def build_unit_refusal(seat: Seat, tech: CardNo, discount: Amount) -> Refusal | None:
    refused = unit_room_refusal(seat, tech)
    return refused if refused is not None else unit_price_refusal(seat, tech, discount)


def build_unit(s: State, i: SeatNo, tech: CardNo, discount: Amount) -> None:
    cost = less(build_cost(s.seats[i], tech), discount)
    pay_resources(s, i, cost, FOR_UNIT, "action.unit.build.resource-cost")
    put_worker(s, i, tech, "action.unit.build.unused-worker")


# --- upgrading ----------------------------------------------------------------------------------------------------
def upgrade_unit_action(s: State, i: SeatNo) -> Refusal | None:
    return military_refusal(s, i, "action.unit.upgrade.military-action")


def upgrade_unit_refusal(seat: Seat, source: CardNo, target: CardNo, discount: Amount) -> Refusal | None:
    """action.unit.upgrade.modifiers-first: the difference is that of two modified costs."""
    if seat.workers[source] == 0:
        return Refusal("action.unit.upgrade.existing")
    if not in_play(seat, target) or KIND[target] != KIND[source] or AGE[target] <= AGE[source]:
        return Refusal("action.unit.upgrade.same-type-higher")
    cost = less(upgrade_cost(seat, source, target), discount)
    have = resources_at_hand(seat, FOR_UNIT)
    return None if have >= cost else Refusal("action.unit.upgrade.pay-difference", "resources", cost, have)


def upgrade_unit(s: State, i: SeatNo, source: CardNo, target: CardNo, discount: Amount) -> None:
    cost = less(upgrade_cost(s.seats[i], source, target), discount)
    pay_resources(s, i, cost, FOR_UNIT, "action.unit.upgrade.pay-difference")
    move_worker(s, i, source, target, "action.unit.upgrade.move-worker")


# --- disbanding ---------------------------------------------------------------------------------------------------
def disband_action(s: State, i: SeatNo) -> Refusal | None:
    return military_refusal(s, i, "action.unit.disband.military-action")


def disband_refusal(seat: Seat, tech: CardNo) -> Refusal | None:
    return None if seat.workers[tech] > 0 else Refusal("action.unit.disband.own-unit")


def disband(s: State, i: SeatNo, tech: CardNo) -> None:
    free_worker(s, i, tech, "action.unit.disband.worker-to-pool")
