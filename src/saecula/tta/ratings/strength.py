"""ratings.strength.*: the strength rating."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import LATE_ARENA, STRENGTH
from saecula.tta.counts import count_of, level_of_best
from saecula.tta.law.cards.saladin import strength_chosen
from saecula.tta.powers import (
    ARENA_III_STRENGTH,
    HAS_STRENGTH_TEXT,
    STRENGTH_OF_BEST_LAB,
    STRENGTH_OR_CIVIL,
    STRENGTH_PER_ARTILLERY,
    STRENGTH_PER_FACE,
    STRENGTH_PER_INFANTRY,
    STRENGTH_PER_UNIT,
    STRENGTH_PER_UNIT_TYPE,
)
from saecula.tta.ratings.happiness import building_faces, government_faces
from saecula.tta.ratings.notes import Notes, at_least_zero
from saecula.tta.ratings.pacts import SIDE_STRENGTH, pact_total
from saecula.tta.ratings.stats import by_text, per_card, per_worker
from saecula.tta.ratings.tactics import strength_of_armies
from saecula.tta.state import Seat, State
from saecula.tta.terms import AIR_FORCE, ARTILLERY, FIRST_UNIT, INFANTRY, LAB, LAST_UNIT, TEMPLE, SeatNo


def strength_of(s: State, i: SeatNo, notes: Notes | None = None) -> i64:
    """ratings.strength.sum, ratings.strength.floor, ratings.strength.no-max"""
    total = strength_without_pacts(s, i, notes) + pact_total(s, i, SIDE_STRENGTH, notes)
    return at_least_zero(total, notes, "ratings.strength.floor")


def strength_without_pacts(s: State, i: SeatNo, notes: Notes | None = None) -> i64:
    """ratings.strength.unit-in-army: units and their armies are both added."""
    seat = s.seats[i]
    total = per_worker(seat, STRENGTH, LAB, AIR_FORCE, notes) + per_card(seat, STRENGTH, notes)
    total += strength_of_armies(seat, notes)
    if seat.powers[HAS_STRENGTH_TEXT]:
        total += unit_strength(seat, notes) + face_strength(seat, notes) + best_lab_strength(seat, notes)
        total += by_text(seat, STRENGTH_OR_CIVIL, strength_chosen(seat), notes)
    return total + arena_strength(seat, notes)


def unit_strength(seat: Seat, notes: Notes | None) -> i64:
    """What texts give for units."""
    powers = seat.powers
    total: i64 = 0
    if powers[STRENGTH_PER_UNIT] or powers[STRENGTH_PER_UNIT_TYPE]:
        units: i64 = 0
        types: i64 = 0
        for kind in range(FIRST_UNIT, LAST_UNIT + 1):
            count = count_of(seat, kind)
            units += count
            if count:
                types += 1
        total += by_text(seat, STRENGTH_PER_UNIT, units, notes) + by_text(seat, STRENGTH_PER_UNIT_TYPE, types, notes)
    if powers[STRENGTH_PER_INFANTRY]:
        total += by_text(seat, STRENGTH_PER_INFANTRY, count_of(seat, INFANTRY), notes)
    if powers[STRENGTH_PER_ARTILLERY]:
        total += by_text(seat, STRENGTH_PER_ARTILLERY, count_of(seat, ARTILLERY), notes)
    return total


def face_strength(seat: Seat, notes: Notes | None) -> i64:
    """What a text gives for the happy faces of temples and the government."""
    if not seat.powers[STRENGTH_PER_FACE]:
        return 0
    government = government_faces(seat)
    faces = building_faces(seat, TEMPLE, TEMPLE, None) + (government if government > 0 else 0)
    return by_text(seat, STRENGTH_PER_FACE, faces, notes)


def best_lab_strength(seat: Seat, notes: Notes | None = None) -> i64:
    """What a text gives to the best lab."""
    if not seat.powers[STRENGTH_OF_BEST_LAB]:
        return 0
    return by_text(seat, STRENGTH_OF_BEST_LAB, level_of_best(seat, LAB), notes)


def arena_strength(seat: Seat, notes: Notes | None = None) -> i64:
    """What the balanced card of arenas of level III has above the base one."""
    if not seat.powers[ARENA_III_STRENGTH]:
        return 0
    return by_text(seat, ARENA_III_STRENGTH, seat.workers[LATE_ARENA], notes)
