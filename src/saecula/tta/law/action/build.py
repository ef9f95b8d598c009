"""action.population.*, action.build.*, action.upgrade.*, action.destroy.*, action.unit.*

Prices in actions are asked by the caller: an action done as the effect of a card or event costs none. `discount` is
what such a card takes off.
"""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.board import population_cost
from saecula.tta.cards.catalog import AGE, KIND, is_unit, is_urban
from saecula.tta.cards.refusals import CONVERT_LEVEL, CONVERT_LIMIT, CONVERT_PRICE, CONVERT_URBAN
from saecula.tta.counts import count_of
from saecula.tta.law.action.payment import food_at_hand, pay_food, pay_resources, purpose_of, resources_at_hand
from saecula.tta.law.workers import gain_population
from saecula.tta.ratings import build_cost, upgrade_cost, urban_limit
from saecula.tta.state import Seat, State
from saecula.tta.terms import BUILT, DESTROYED, TECHS, THEATER, UPGRADED


def less(cost: i64, discount: i64) -> i64:
    """action.card.cost-floor"""
    return cost - discount if cost > discount else 0


# --- population ---------------------------------------------------------------------------------------------------
def can_populate(seat: Seat, discount: i64) -> bool:
    return seat.yellow > 0 and food_at_hand(seat) >= less(population_cost(seat), discount)


def populate_refusal(s: State, i: i64, discount: i64) -> Refusal | None:
    seat = s.seats[i]
    if can_populate(seat, discount):
        return None
    if seat.yellow == 0:
        return Refusal("action.population.empty-bank")
    cost = less(population_cost(seat), discount)
    return Refusal("action.population.food-cost", "food", cost, food_at_hand(seat))


def populate(s: State, i: i64, discount: i64) -> None:
    """action.population.token-to-pool"""
    pay_food(s, i, less(population_cost(s.seats[i]), discount))
    gain_population(s, i)


# --- building -----------------------------------------------------------------------------------------------------
def in_play(seat: Seat, tech: i64) -> bool:
    return 0 <= tech < TECHS and (seat.techs >> tech & 1) != 0


def room_refusal(seat: Seat, tech: i64) -> Refusal | None:
    """Technology in play, an unused worker, and room under the urban limit."""
    if not in_play(seat, tech):
        return Refusal("action.unit.build.tech-in-play" if is_unit_number(tech) else "action.build.tech-in-play")
    if seat.pool == 0:
        return Refusal("action.unit.build.unused-worker" if is_unit(tech) else "action.build.unused-worker")
    if not has_room(seat, tech):
        return Refusal("action.build.urban-limit", "buildings", urban_limit(seat) - 1, count_of(seat, KIND[tech]))
    return None


def has_room(seat: Seat, tech: i64) -> bool:
    """tech.urban.limit"""
    return not is_urban(tech) or count_of(seat, KIND[tech]) < urban_limit(seat)


def is_unit_number(tech: i64) -> bool:
    return 0 <= tech < TECHS and is_unit(tech)


def can_build(seat: Seat, tech: i64, discount: i64) -> bool:
    """On a technology in play."""
    if seat.pool == 0 or not has_room(seat, tech):
        return False
    return resources_at_hand(seat, purpose_of(tech)) >= less(build_cost(seat, tech), discount)


def build_refusal(s: State, i: i64, tech: i64, discount: i64) -> Refusal | None:
    seat = s.seats[i]
    refused = room_refusal(seat, tech)
    if refused is not None:
        return refused
    cost = less(build_cost(seat, tech), discount)
    have = resources_at_hand(seat, purpose_of(tech))
    if have < cost:
        law = "action.unit.build.resource-cost" if is_unit(tech) else "action.build.resource-cost"
        return Refusal(law, "resources", cost, have)
    return None


def build(s: State, i: i64, tech: i64, discount: i64) -> None:
    pay_resources(s, i, less(build_cost(s.seats[i], tech), discount), purpose_of(tech))
    put_worker(s, i, tech)


def put_worker(s: State, i: i64, tech: i64) -> None:
    seat = s.seats[i]
    seat.pool -= 1
    seat.workers[tech] += 1
    emit(s, "action.build.unused-worker", BUILT, i, tech)


# --- upgrading ----------------------------------------------------------------------------------------------------
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


def convert_refusal(s: State, i: i64, source: i64, target: i64, discount: i64) -> Refusal | None:
    """card.bach.*: any urban building to a theater of at least its level."""
    seat = s.seats[i]
    if not 0 <= source < TECHS or seat.workers[source] == 0 or not is_urban(source) or KIND[source] == THEATER:
        return Refusal(CONVERT_URBAN)
    if not in_play(seat, target) or KIND[target] != THEATER or AGE[target] < AGE[source]:
        return Refusal(CONVERT_LEVEL)
    if count_of(seat, THEATER) >= urban_limit(seat):
        return Refusal(CONVERT_LIMIT)
    cost = less(upgrade_cost(seat, source, target), discount)
    have = resources_at_hand(seat, purpose_of(target))
    if have < cost:
        return Refusal(CONVERT_PRICE, "resources", cost, have)
    return None


def upgrade(s: State, i: i64, source: i64, target: i64, discount: i64) -> None:
    """action.upgrade.move-worker, action.unit.upgrade.move-worker"""
    seat = s.seats[i]
    pay_resources(s, i, less(upgrade_cost(seat, source, target), discount), purpose_of(target))
    seat.workers[source] -= 1
    seat.workers[target] += 1
    emit(s, "action.upgrade.move-worker", UPGRADED, i, source, target)


# --- destroying ---------------------------------------------------------------------------------------------------
def destroy_refusal(s: State, i: i64, tech: i64) -> Refusal | None:
    if 0 <= tech < TECHS and s.seats[i].workers[tech] > 0:
        return None
    return Refusal("action.unit.disband.own-unit" if is_unit_number(tech) else "action.destroy.own-building")


def destroy(s: State, i: i64, tech: i64) -> None:
    """action.destroy.worker-to-pool, action.unit.disband.worker-to-pool"""
    seat = s.seats[i]
    seat.workers[tech] -= 1
    seat.pool += 1
    emit(s, "action.destroy.worker-to-pool", DESTROYED, i, tech)
