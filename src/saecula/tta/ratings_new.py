"""What New Leaders and Wonders adds to ratings, prices and production; `ratings.py` asks here while a module is on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saecula.core.bits import bit
from saecula.tta.cards.card import Power
from saecula.tta.cards.catalog import AGE, EARLY, KIND, POWER_ROWS, is_urban
from saecula.tta.counts import best_of, count_of, level_of_best
from saecula.tta.law.expansion.balance import MODULE_POWERS
from saecula.tta.powers import (
    COLOURS_BONUS,
    CULTURE_OF_BEST_LIBRARY_AND_THEATER,
    CULTURE_OF_BEST_MINE_OR_LAB,
    CULTURE_PER_ARENA,
    CULTURE_PER_BEST_THEATER,
    CULTURE_PER_BEST_URBAN,
    CULTURE_PER_LAB_AND_LIBRARY,
    EXTRA_FACE,
    FACE_PER_BEST_THEATER,
    FACES_OF_BEST_LAB,
    FARM_MINE_DISCOUNT_II,
    FARM_MINE_DISCOUNT_III,
    FARM_MINE_SCIENCE_II,
    FARM_MINE_SCIENCE_III,
    FEWER_TEMPLE_FACES,
    RESOURCE_BONUS,
    RESOURCE_BONUS_IN_AGE_I,
    RESOURCE_BONUS_PER_COLONY,
    SCIENCE_OF_BEST_MINE,
    STRENGTH_OF_BEST_LAB,
    STRENGTH_OR_CIVIL,
    URBAN_SCIENCE_PER_TYPE,
)
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    ACTION,
    AGE_I,
    AGE_II,
    AGE_III,
    ARENA,
    FARM,
    FIRST_URBAN,
    GOVERNMENT,
    LAB,
    LAST_UNIT,
    LAST_URBAN,
    LEADER,
    LIBRARY,
    MINE,
    NOTHING,
    SPECIAL_CONSTRUCTION,
    STANCE_CIVIL,
    STANCE_STRENGTH,
    TEMPLE,
    THEATER,
)


# --- powers and actions -------------------------------------------------------------------------------------------
def add_new_powers(s: State, i: i64, powers: vec[i64]) -> None:
    """Powers that no whole card and no pact gives: of a wonder begun, of wars, and what a module gives to everybody."""
    seat = s.seats[i]
    if not seat.in_game:
        return
    if seat.wonder != NOTHING and seat.stages > 0:
        add_all(powers, EARLY[seat.wonder])
    for j in range(s.seat_count):
        owner = s.seats[j]
        if owner.war != NOTHING and (j == i or owner.war_on == i):
            add_all(powers, POWER_ROWS[owner.war])
    add_all(powers, MODULE_POWERS[s.plan.modules])


def add_all(powers: vec[i64], rows: list[Power]) -> None:
    for power, amount in rows:
        powers[power] += amount


def new_civil(seat: Seat) -> i64:
    """card.saladin.civil-is-regular"""
    return 1 if seat.stance == STANCE_CIVIL else 0


# --- ratings ------------------------------------------------------------------------------------------------------
def new_science(s: State, i: i64) -> i64:
    """card.curie.best-mine: the level, whatever it produces."""
    seat = s.seats[i]
    return seat.powers[SCIENCE_OF_BEST_MINE] * level_of_best(seat, MINE)


def best_lab_strength(seat: Seat) -> i64:
    """Strength that a leader gives to the best lab."""
    return seat.powers[STRENGTH_OF_BEST_LAB] * level_of_best(seat, LAB)


def stance_strength(seat: Seat) -> i64:
    return seat.powers[STRENGTH_OR_CIVIL] if seat.stance == STANCE_STRENGTH else 0


def new_strength(s: State, i: i64) -> i64:
    seat = s.seats[i]
    return best_lab_strength(seat) + stance_strength(seat)


def building_culture(seat: Seat, first: i64, last: i64) -> i64:
    """ruling.leader-output.of-building: culture that leaders give to urban buildings of these types."""
    total: i64 = 0
    for kind in range(first, last + 1):
        best = best_of(seat, kind)
        if best != NOTHING:
            total += culture_of_type(seat, kind, best)
    return total


def culture_of_type(seat: Seat, kind: i64, best: i64) -> i64:
    powers = seat.powers
    total = powers[CULTURE_PER_BEST_URBAN]
    if kind in (LAB, LIBRARY):
        total += powers[CULTURE_PER_LAB_AND_LIBRARY] * count_of(seat, kind)
    elif kind == ARENA:
        total += powers[CULTURE_PER_ARENA] * count_of(seat, kind)
    elif kind == THEATER:  # card.dietrich.all-best-theaters, .only-built
        total += powers[CULTURE_PER_BEST_THEATER] * seat.workers[best]
    if kind in (LIBRARY, THEATER):
        total += powers[CULTURE_OF_BEST_LIBRARY_AND_THEATER] * AGE[best]
    return total


def best_mine_or_lab_culture(seat: Seat) -> i64:
    """The higher level of the two; it belongs to the leader, not to the building."""
    mine, lab = level_of_best(seat, MINE), level_of_best(seat, LAB)
    return seat.powers[CULTURE_OF_BEST_MINE_OR_LAB] * (mine if mine > lab else lab)


def new_culture(s: State, i: i64) -> i64:
    seat = s.seats[i]
    return building_culture(seat, FIRST_URBAN, LAST_URBAN) + best_mine_or_lab_culture(seat)


def changed_faces(seat: Seat, first: i64, last: i64) -> i64:
    """Faces that leaders give to or take from buildings of these types; card.darwin.with-basilica."""
    total: i64 = 0
    if seat.powers[FEWER_TEMPLE_FACES] and first <= TEMPLE <= last:
        total -= seat.powers[FEWER_TEMPLE_FACES] * count_of(seat, TEMPLE)
    if seat.powers[FACE_PER_BEST_THEATER] and first <= THEATER <= last:
        best = best_of(seat, THEATER)
        if best != NOTHING:
            total += seat.powers[FACE_PER_BEST_THEATER] * seat.workers[best]
    return total


def best_lab_faces(seat: Seat) -> i64:
    """ruling.steve-jobs.basilica: a source of its own as soon as it has one face."""
    faces = seat.powers[FACES_OF_BEST_LAB] * level_of_best(seat, LAB)
    return faces + seat.powers[EXTRA_FACE] if faces > 0 else 0


def new_happiness(seat: Seat) -> i64:
    return best_lab_faces(seat)


# --- prices -------------------------------------------------------------------------------------------------------
def cheaper_building(seat: Seat, tech: i64) -> i64:
    """card.watt.like-construction: resources less for a new building or unit."""
    if KIND[tech] == FARM or KIND[tech] == MINE:
        if AGE[tech] == AGE_II:
            return seat.powers[FARM_MINE_DISCOUNT_II]
        if AGE[tech] == AGE_III:
            return seat.powers[FARM_MINE_DISCOUNT_III]
    return 0


def cheaper_science(seat: Seat, card: i64) -> i64:
    """Science less for a technology."""
    kind = KIND[card]
    if is_urban(card):
        if not seat.powers[URBAN_SCIENCE_PER_TYPE]:
            return 0
        types: i64 = 0
        for other in range(FIRST_URBAN, LAST_URBAN + 1):  # card.gaudi.discount-by-types
            if other != kind and best_of(seat, other) != NOTHING:
                types += 1
        return seat.powers[URBAN_SCIENCE_PER_TYPE] * types
    if kind in (FARM, MINE):
        if AGE[card] == AGE_II:
            return seat.powers[FARM_MINE_SCIENCE_II]
        if AGE[card] == AGE_III:
            return seat.powers[FARM_MINE_SCIENCE_III]
    return 0


# --- production ---------------------------------------------------------------------------------------------------
BONUSES: Final = (RESOURCE_BONUS, RESOURCE_BONUS_PER_COLONY, RESOURCE_BONUS_IN_AGE_I, COLOURS_BONUS)
# brown, gray, red, blue, orange, green, yellow; ruling.ashoka.green: a leader has a colour, too
LAST_OF_COLOUR: Final = vec[i64]([MINE, LAST_URBAN, LAST_UNIT, SPECIAL_CONSTRUCTION, GOVERNMENT, LEADER, ACTION])


def colour_of(card: i64) -> i64:
    """The colour of a civil card, by the last kind that has it."""
    colour: i64 = 0
    while LAST_OF_COLOUR[colour] < KIND[card]:
        colour += 1
    return colour


def colours_in_hand(seat: Seat) -> i64:
    """card.ashoka.colors, card.ashoka.no-wonders: a wonder never is in a hand."""
    seen: i64 = 0
    count: i64 = 0
    for card in seat.hand:
        mask = bit(colour_of(card))
        if not seen & mask:
            seen |= mask
            count += 1
    return count


def bonus_factor(s: State, seat: Seat, power: i64, of_food: bool) -> i64:
    """How often a card with this power has its amount as a production bonus now."""
    if power == COLOURS_BONUS:
        return 1 if colours_in_hand(seat) >= (3 if of_food else 2) else 0
    if of_food:
        return 0
    if power == RESOURCE_BONUS_PER_COLONY:
        return len(seat.colonies)
    if power == RESOURCE_BONUS_IN_AGE_I:
        return 1 if s.age == AGE_I else 0
    return 1 if power == RESOURCE_BONUS else 0


def new_production_bonus(s: State, i: i64, of_food: bool) -> i64:
    """expansion.production-bonus.symbol: of cards in play, and by the colours in hand."""
    seat = s.seats[i]
    total: i64 = 0
    for power in BONUSES:
        if seat.powers[power]:
            total += seat.powers[power] * bonus_factor(s, seat, power, of_food)
    return total
