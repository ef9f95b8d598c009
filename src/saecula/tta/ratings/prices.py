"""action.build.*, action.upgrade.*, action.unit.upgrade.*, action.card.cost-floor, board.yellow.*: prices.

Of workers, buildings, units and technologies, after what cards in play change about them.
"""

from mypy_extensions import i64

from saecula.tta.board import printed_population_cost
from saecula.tta.cards.catalog import AGE, COST, KIND, LATE_ARENA
from saecula.tta.counts import count_of
from saecula.tta.law.cards.gaudi import cheaper_by_types
from saecula.tta.law.cards.watt import cheaper_farm_or_mine, cheaper_to_learn
from saecula.tta.powers import (
    ARENA_III_DISCOUNT,
    DEVELOP_DISCOUNT,
    HAS_BUILD_PRICE_TEXT,
    HAS_SCIENCE_PRICE_TEXT,
    LIBRARY_THEATER_RESOURCES,
    LIBRARY_THEATER_SCIENCE,
    PEACEFUL_DISCOUNT_PER_URBAN,
    POPULATION_DISCOUNT,
    THEATER_SCIENCE,
    UNIT_SCIENCE_BY_LEVEL,
    URBAN_DISCOUNT_I,
)
from saecula.tta.ratings.notes import Notes, at_least_zero, noted
from saecula.tta.ratings.stats import by_power, by_text
from saecula.tta.state import Seat
from saecula.tta.terms import (
    CAVALRY,
    FARM,
    FIRST_URBAN,
    GOVERNMENT,
    INFANTRY,
    LAST_URBAN,
    LIBRARY,
    MINE,
    NOTHING,
    THEATER,
    Amount,
    CardNo,
)


# --- food ---------------------------------------------------------------------------------------------------------
def population_cost(seat: Seat, notes: Notes | None = None) -> i64:
    """board.yellow.population-cost, less what a power takes off; NOTHING with an empty bank."""
    cost = printed_population_cost(seat)
    if cost == NOTHING:
        return NOTHING
    if notes is not None:
        noted(cost, "yellow bank", notes, "board.yellow.population-cost")
    if not seat.powers[POPULATION_DISCOUNT]:
        return cost
    return at_least_zero(cost + by_text(seat, POPULATION_DISCOUNT, -1, notes), notes, "action.card.cost-floor")


# --- resources ----------------------------------------------------------------------------------------------------
def build_cost(seat: Seat, tech: CardNo, notes: Notes | None = None) -> i64:
    """action.build.resource-cost: for a new building or unit, never below zero."""
    if not seat.powers[HAS_BUILD_PRICE_TEXT] and notes is None:
        return COST[tech] if tech != LATE_ARENA else printed_cost(seat, tech)
    cost = printed_cost(seat, tech)
    if notes is not None:
        notes.card(cost, tech, "action.build.resource-cost")
    kind = KIND[tech]
    if FIRST_URBAN <= kind <= LAST_URBAN:
        cost += cheaper_urban(seat, tech, notes)
    elif kind in (FARM, MINE):
        cost += cheaper_farm_or_mine(seat, tech, notes)
    return cost if cost >= 0 else at_least_zero(cost, notes, "action.card.cost-floor")


def printed_cost(seat: Seat, tech: CardNo) -> i64:
    """The resources that stand on the card in use: the balanced arena of level III has another number."""
    return COST[tech] - seat.powers[ARENA_III_DISCOUNT] if tech == LATE_ARENA else COST[tech]


def cheaper_urban(seat: Seat, tech: CardNo, notes: Notes | None) -> i64:
    """action.build.construction-urban-only: by the level of the building; and what a leader takes off. Below zero."""
    less: i64 = 0
    if AGE[tech] > 0:
        power: i64 = URBAN_DISCOUNT_I + AGE[tech] - 1
        less += by_power(seat, power, -1, notes, "action.build.construction-urban-only")
    if seat.powers[LIBRARY_THEATER_RESOURCES] and makes_pair(seat, KIND[tech]):
        less += by_text(seat, LIBRARY_THEATER_RESOURCES, -1, notes)
    return less


def makes_pair(seat: Seat, kind: i64) -> bool:
    """A library beside theaters, or a theater beside libraries."""
    if kind == LIBRARY:
        return count_of(seat, THEATER) > 0
    return kind == THEATER and count_of(seat, LIBRARY) > 0


def upgrade_cost(seat: Seat, source: CardNo, target: CardNo) -> i64:
    """action.upgrade.modifiers-first, action.unit.upgrade.modifiers-first"""
    cost = build_cost(seat, target) - build_cost(seat, source)
    if cost > 0:
        return cost
    return 0


# --- science ------------------------------------------------------------------------------------------------------
def science_cost(seat: Seat, card: CardNo, printed: Amount) -> i64:
    """Science to develop a technology for its printed price (a revolution's is lower), after modifiers."""
    if not seat.powers[HAS_SCIENCE_PRICE_TEXT]:
        return printed
    cost = printed - seat.powers[DEVELOP_DISCOUNT] - cheaper_technology(seat, card)
    if cost > 0:
        return cost
    return 0


def cheaper_technology(seat: Seat, card: CardNo) -> i64:
    """What leaders and wonders take off a technology's price by its kind."""
    powers = seat.powers
    kind = KIND[card]
    if kind in (FARM, MINE):
        return cheaper_to_learn(seat, card)
    if kind in (INFANTRY, CAVALRY):
        return powers[UNIT_SCIENCE_BY_LEVEL] * AGE[card]
    if not FIRST_URBAN <= kind <= LAST_URBAN:
        return 0
    less = cheaper_by_types(seat, card)
    if kind == THEATER:
        less += powers[THEATER_SCIENCE]
    if powers[LIBRARY_THEATER_SCIENCE] and makes_pair(seat, kind):
        less += powers[LIBRARY_THEATER_SCIENCE]
    return less


def peaceful_discount(seat: Seat, card: CardNo) -> i64:
    """A government without a revolution is cheaper by the urban buildings."""
    if KIND[card] != GOVERNMENT or not seat.powers[PEACEFUL_DISCOUNT_PER_URBAN]:
        return 0
    buildings: i64 = 0
    for kind in range(FIRST_URBAN, LAST_URBAN + 1):
        buildings += count_of(seat, kind)
    return seat.powers[PEACEFUL_DISCOUNT_PER_URBAN] * buildings
