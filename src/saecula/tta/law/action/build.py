"""action.build.*: building farms, mines and urban buildings.

Prices in actions are asked by the caller: an action done as the effect of a card or event costs none. `discount` is
what such a card takes off. Units are built by the same commands and by laws of their own.
"""

from saecula.core.errors import Refusal
from saecula.tta.cards.catalog import KIND
from saecula.tta.counts import count_of
from saecula.tta.law.action.price import less
from saecula.tta.law.action.unit import build_unit, build_unit_action, build_unit_refusal
from saecula.tta.law.actions import civil_refusal
from saecula.tta.law.expansion.temp_resources import purpose_of
from saecula.tta.law.food import pay_resources, resources_at_hand
from saecula.tta.law.tech import has_room, in_play, is_unit_number
from saecula.tta.law.workers import put_worker
from saecula.tta.ratings.limits import urban_limit
from saecula.tta.ratings.prices import build_cost
from saecula.tta.state import Seat, State
from saecula.tta.terms import Amount, CardNo, SeatNo


def build_action_refusal(s: State, i: SeatNo, tech: CardNo) -> Refusal | None:
    return build_unit_action(s, i) if is_unit_number(tech) else civil_refusal(s, i, "action.build.civil-action")


def room_refusal(seat: Seat, tech: CardNo) -> Refusal | None:
    """Technology in play, an unused worker, and room under the urban limit (action.build.limit-all-levels)."""
    if not in_play(seat, tech):
        return Refusal("action.build.tech-in-play")
    if seat.pool == 0:
        return Refusal("action.build.unused-worker")
    if not has_room(seat, tech):
        return Refusal("action.build.urban-limit", "buildings", urban_limit(seat) - 1, count_of(seat, KIND[tech]))
    return None


def build_refusal(s: State, i: SeatNo, tech: CardNo, discount: Amount) -> Refusal | None:
    """action.build.construction-urban-only: `build_cost` knows what a construction technology takes off."""
    seat = s.seats[i]
    if is_unit_number(tech):
        return build_unit_refusal(seat, tech, discount)
    refused = room_refusal(seat, tech)
    if refused is not None:
        return refused
    cost = less(build_cost(seat, tech), discount)
    have = resources_at_hand(seat, purpose_of(tech))
    return None if have >= cost else Refusal("action.build.resource-cost", "resources", cost, have)


def build(s: State, i: SeatNo, tech: CardNo, discount: Amount) -> None:
    if is_unit_number(tech):
        build_unit(s, i, tech, discount)
        return
    cost = less(build_cost(s.seats[i], tech), discount)
    pay_resources(s, i, cost, purpose_of(tech), "action.build.resource-cost")
    put_worker(s, i, tech, "action.build.unused-worker")
