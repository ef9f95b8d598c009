"""action.population.*, action.build.*, action.upgrade.*, action.destroy.*, action.unit.*

Prices in actions are asked by the caller: an action done as the effect of a card or event costs none. `discount` is
what such a card takes off.
"""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import KIND, is_unit, is_urban
from saecula.tta.counts import count_of
from saecula.tta.law.action.price import less
from saecula.tta.law.payment import pay_resources, purpose_of, resources_at_hand
from saecula.tta.ratings.limits import urban_limit
from saecula.tta.ratings.prices import build_cost
from saecula.tta.state import Seat, State
from saecula.tta.terms import BUILT, TECHS


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
    put_worker(s, i, tech, "action.build.unused-worker")


def put_worker(s: State, i: i64, tech: i64, law: str) -> None:
    seat = s.seats[i]
    seat.pool -= 1
    seat.workers[tech] += 1
    emit(s, law, BUILT, i, tech)
