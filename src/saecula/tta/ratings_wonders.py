"""What new wonders and balanced cards add to ratings, prices and production; powers that nobody has add nothing."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE, COST, FIRST, FOOD, KIND, LAST, RESOURCE
from saecula.tta.counts import best_of, count_of
from saecula.tta.powers import (
    ARENA_III_DISCOUNT,
    ARENA_III_STRENGTH,
    BEST_MINE_AGAIN,
    CULTURE_FROM_AGE_III,
    CULTURE_OF_GOVERNMENT,
    CULTURE_PER_KEPT_TOKEN,
    LOW_FARM_AGAIN,
    LOW_MINE_AGAIN,
    PEACEFUL_DISCOUNT_PER_URBAN,
    SCIENCE_IN_AGE_II,
    UNIT_SCIENCE_BY_LEVEL,
)
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    AGE_I,
    AGE_II,
    AGE_III,
    ARENA,
    CAVALRY,
    FARM,
    FIRST_URBAN,
    GOVERNMENT,
    INFANTRY,
    LAST_URBAN,
    MINE,
    NOTHING,
)


# --- ratings ------------------------------------------------------------------------------------------------------
def science_of_age(s: State, seat: Seat) -> i64:
    """card.roman-roads.changing-symbol, card.roman-roads.recalculate: computed with the age of now."""
    return seat.powers[SCIENCE_IN_AGE_II] if s.age == AGE_II else 0


def culture_of_age(s: State, seat: Seat) -> i64:
    return seat.powers[CULTURE_FROM_AGE_III] if s.age >= AGE_III else 0


def government_culture(seat: Seat) -> i64:
    return seat.powers[CULTURE_OF_GOVERNMENT] * AGE[seat.government]


def kept_culture(seat: Seat) -> i64:
    return seat.powers[CULTURE_PER_KEPT_TOKEN] * seat.kept


def wonder_culture(s: State, seat: Seat) -> i64:
    """Culture by the texts of wonders."""
    return culture_of_age(s, seat) + government_culture(seat) + kept_culture(seat)


def late_arenas(seat: Seat) -> i64:
    """Arenas of level III: the ones that the balanced game changes."""
    total: i64 = 0
    for tech in range(FIRST[ARENA], LAST[ARENA]):
        if AGE[tech] == AGE_III:
            total += seat.workers[tech]
    return total


def arena_strength(seat: Seat) -> i64:
    return seat.powers[ARENA_III_STRENGTH] * late_arenas(seat) if seat.powers[ARENA_III_STRENGTH] else 0


# --- prices -------------------------------------------------------------------------------------------------------
def printed_cost(seat: Seat, tech: i64) -> i64:
    """The resources that stand on the card in use: the balanced arena of level III has another number."""
    if KIND[tech] == ARENA and AGE[tech] == AGE_III:
        return COST[tech] - seat.powers[ARENA_III_DISCOUNT]
    return COST[tech]


def unit_science_discount(seat: Seat, card: i64) -> i64:
    """Infantry and cavalry technologies, by their level."""
    return seat.powers[UNIT_SCIENCE_BY_LEVEL] * AGE[card] if KIND[card] in (INFANTRY, CAVALRY) else 0


def peaceful_discount(seat: Seat, card: i64) -> i64:
    """A government without a revolution is cheaper by the urban buildings."""
    if KIND[card] != GOVERNMENT or not seat.powers[PEACEFUL_DISCOUNT_PER_URBAN]:
        return 0
    buildings: i64 = 0
    for kind in range(FIRST_URBAN, LAST_URBAN + 1):
        buildings += count_of(seat, kind)
    return seat.powers[PEACEFUL_DISCOUNT_PER_URBAN] * buildings


# --- production ---------------------------------------------------------------------------------------------------
def best_low(seat: Seat, kind: i64) -> i64:
    """The best staffed farm or mine of level A or I, NOTHING if none."""
    for tech in range(LAST[kind] - 1, FIRST[kind] - 1, -1):
        if seat.workers[tech] and AGE[tech] <= AGE_I:
            return tech
    return NOTHING


def tokens_again(seat: Seat, tech: i64) -> i64:
    """Tokens that a staffed farm or mine produces beside those of its workers, whatever wonder makes it do so.

    card.machu-picchu.needs-low-farm, .needs-low-mine, .with-railroad, .railroad-moves, card.railroad.like-machu-picchu
    """
    powers = seat.powers
    again: i64 = 0
    if KIND[tech] == FARM:
        if powers[LOW_FARM_AGAIN] and tech == best_low(seat, FARM):
            again = powers[LOW_FARM_AGAIN]
    elif KIND[tech] == MINE:
        if powers[LOW_MINE_AGAIN] and tech == best_low(seat, MINE):
            again = powers[LOW_MINE_AGAIN]
        if powers[BEST_MINE_AGAIN] and tech == best_of(seat, MINE):
            again += powers[BEST_MINE_AGAIN]
    return again


def food_again(seat: Seat) -> i64:
    """Food of those tokens."""
    if not seat.powers[LOW_FARM_AGAIN]:
        return 0
    farm = best_low(seat, FARM)
    return seat.powers[LOW_FARM_AGAIN] * FOOD[farm] if farm != NOTHING else 0


def best_again(seat: Seat) -> i64:
    """Resources that the best mine produces once more."""
    if not seat.powers[BEST_MINE_AGAIN]:
        return 0
    mine = best_of(seat, MINE)
    return seat.powers[BEST_MINE_AGAIN] * RESOURCE[mine] if mine != NOTHING else 0


def low_again(seat: Seat) -> i64:
    """The same of the best mine of level A or I."""
    if not seat.powers[LOW_MINE_AGAIN]:
        return 0
    mine = best_low(seat, MINE)
    return seat.powers[LOW_MINE_AGAIN] * RESOURCE[mine] if mine != NOTHING else 0


def resources_again(seat: Seat) -> i64:
    """card.machu-picchu.counts-as-mine: resources of those tokens are produced by mines."""
    return best_again(seat) + low_again(seat)


def best_single_output(seat: Seat) -> i64:
    """card.watt.best-mine, card.machu-picchu.counts-as-mine: the most that one farm or mine produces."""
    most: i64 = 0
    for tech in range(FIRST[FARM], LAST[MINE]):
        if seat.workers[tech]:
            value = FOOD[tech] if KIND[tech] == FARM else RESOURCE[tech]
            output = value * (1 + tokens_again(seat, tech))
            if output > most:
                most = output
    return most
