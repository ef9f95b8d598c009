"""ratings.culture.*, ruling.leader-output.of-building: the culture rating."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE, CULTURE
from saecula.tta.counts import best_of, count_of, level_of_best, sum_over
from saecula.tta.law.cards.dietrich import best_theaters
from saecula.tta.law.cards.ravages import ruins_culture
from saecula.tta.law.cards.roman_roads import culture_symbols
from saecula.tta.powers import (
    BEST_THEATER_AGAIN,
    CULTURE_FROM_AGE_III,
    CULTURE_OF_BEST_LIBRARY_AND_THEATER,
    CULTURE_OF_BEST_MINE_OR_LAB,
    CULTURE_OF_GOVERNMENT,
    CULTURE_PER_ARENA,
    CULTURE_PER_ARMY,
    CULTURE_PER_BEST_THEATER,
    CULTURE_PER_BEST_URBAN,
    CULTURE_PER_COLONY,
    CULTURE_PER_FACE,
    CULTURE_PER_KEPT_TOKEN,
    CULTURE_PER_LAB_AND_LIBRARY,
    CULTURE_PER_LAB_LEVEL,
    CULTURE_PER_PAIR,
    CULTURE_PER_PARTNER_WONDER,
    CULTURE_PER_THEATER,
    CULTURE_PER_URBAN_FACE,
    HAS_CULTURE_TEXT,
)
from saecula.tta.ratings.happiness import building_faces, wonder_faces
from saecula.tta.ratings.notes import Notes, at_least_zero
from saecula.tta.ratings.pacts import SIDE_CULTURE, pact_total, partner_wonders
from saecula.tta.ratings.stats import by_text, per_card, per_worker
from saecula.tta.ratings.tactics import army_count
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    ARENA,
    FIRST_URBAN,
    LAB,
    LAST_URBAN,
    LIBRARY,
    MINE,
    NOTHING,
    TEMPLE,
    THEATER,
    SeatNo,
)


def culture_of(s: State, i: SeatNo, notes: Notes | None = None) -> i64:
    """ratings.culture.sum, ratings.culture.floor

    ratings.culture.one-time-excluded: what a card gives only on an occasion is a matter of that occasion's chapter.
    """
    seat = s.seats[i]
    total = per_worker(seat, CULTURE, LAB, ARENA, notes) + per_card(seat, CULTURE, notes)
    if seat.ruins:
        total += ruins_culture(seat, notes)
    if seat.powers[HAS_CULTURE_TEXT]:
        total += culture_by_text(s, i, notes)
    total += pact_total(s, i, SIDE_CULTURE, notes)
    return at_least_zero(total, notes, "ratings.culture.floor")


def culture_by_text(s: State, i: SeatNo, notes: Notes | None) -> i64:
    seat = s.seats[i]
    powers = seat.powers
    total = leader_culture_of_stage(seat, notes) + lab_level_culture(seat, notes)
    total += building_culture(seat, FIRST_URBAN, LAST_URBAN, notes)
    if powers[CULTURE_PER_FACE] or powers[CULTURE_PER_URBAN_FACE]:
        total += face_culture(seat, notes)
    if powers[CULTURE_PER_COLONY] and len(seat.colonies) > 0:
        total += by_text(seat, CULTURE_PER_COLONY, len(seat.colonies) + 1, notes)  # one more for the first
    if powers[CULTURE_OF_BEST_MINE_OR_LAB]:
        total += by_text(seat, CULTURE_OF_BEST_MINE_OR_LAB, best_mine_or_lab(seat), notes)
    if powers[CULTURE_FROM_AGE_III]:
        total += by_text(seat, CULTURE_FROM_AGE_III, culture_symbols(s.age), notes)
    if powers[CULTURE_OF_GOVERNMENT]:
        total += by_text(seat, CULTURE_OF_GOVERNMENT, AGE[seat.government], notes)
    if powers[CULTURE_PER_KEPT_TOKEN]:
        total += by_text(seat, CULTURE_PER_KEPT_TOKEN, seat.kept, notes)
    if powers[CULTURE_PER_ARMY]:
        total += by_text(seat, CULTURE_PER_ARMY, army_count(seat), notes)
    if powers[CULTURE_PER_PARTNER_WONDER]:
        total += partner_wonders(s, i, notes)
    return total


# --- what texts give to buildings: some wonders count it as well ---------------------------------------------------
def leader_culture_of_stage(seat: Seat, notes: Notes | None = None) -> i64:
    """Theaters, also in pairs with libraries."""
    total: i64 = 0
    powers = seat.powers
    if powers[CULTURE_PER_PAIR]:
        theaters, libraries = count_of(seat, THEATER), count_of(seat, LIBRARY)
        total += by_text(seat, CULTURE_PER_PAIR, libraries if libraries < theaters else theaters, notes)
    if powers[CULTURE_PER_THEATER]:
        total += by_text(seat, CULTURE_PER_THEATER, count_of(seat, THEATER), notes)
    if powers[BEST_THEATER_AGAIN]:
        best = best_of(seat, THEATER)
        if best != NOTHING:
            total += by_text(seat, BEST_THEATER_AGAIN, CULTURE[best], notes)
    return total


def lab_level_culture(seat: Seat, notes: Notes | None = None) -> i64:
    if not seat.powers[CULTURE_PER_LAB_LEVEL]:
        return 0
    return by_text(seat, CULTURE_PER_LAB_LEVEL, sum_over(seat, AGE, LAB, LAB), notes)


def building_culture(seat: Seat, first: i64, last: i64, notes: Notes | None = None) -> i64:
    """ruling.leader-output.of-building: culture that leaders give to urban buildings of these types."""
    powers = seat.powers
    given = powers[CULTURE_PER_BEST_URBAN] + powers[CULTURE_PER_BEST_THEATER] + powers[CULTURE_PER_ARENA]
    if given + powers[CULTURE_PER_LAB_AND_LIBRARY] + powers[CULTURE_OF_BEST_LIBRARY_AND_THEATER] == 0:
        return 0
    total: i64 = 0
    for kind in range(first, last + 1):
        best = best_of(seat, kind)
        if best != NOTHING:
            total += culture_of_type(seat, kind, best, notes)
    return total


def culture_of_type(seat: Seat, kind: i64, best: i64, notes: Notes | None) -> i64:
    total = by_text(seat, CULTURE_PER_BEST_URBAN, 1, notes)
    if kind in (LAB, LIBRARY):
        total += by_text(seat, CULTURE_PER_LAB_AND_LIBRARY, count_of(seat, kind), notes)
    elif kind == ARENA:
        total += by_text(seat, CULTURE_PER_ARENA, count_of(seat, kind), notes)
    elif kind == THEATER:
        total += by_text(seat, CULTURE_PER_BEST_THEATER, best_theaters(seat), notes)
    if kind in (LIBRARY, THEATER):
        total += by_text(seat, CULTURE_OF_BEST_LIBRARY_AND_THEATER, AGE[best], notes)
    return total


# --- what texts give for other things ------------------------------------------------------------------------------
def face_culture(seat: Seat, notes: Notes | None) -> i64:
    """Happy faces of wonders, and of temples and theaters or all urban buildings; not unhappy ones."""
    of_wonders: i64 = 0
    for place in range(len(seat.wonders)):
        faces = wonder_faces(seat, place)
        if faces > 0:
            of_wonders += faces
    if seat.powers[CULTURE_PER_URBAN_FACE]:
        urban = building_faces(seat, FIRST_URBAN, LAST_URBAN, None)
        return by_text(seat, CULTURE_PER_URBAN_FACE, of_wonders + urban, notes)
    stage = building_faces(seat, TEMPLE, TEMPLE, None) + building_faces(seat, THEATER, THEATER, None)
    return by_text(seat, CULTURE_PER_FACE, of_wonders + stage, notes)


def best_mine_or_lab(seat: Seat) -> i64:
    """The higher level of the two; what it gives belongs to the leader, not to the building."""
    mine, lab = level_of_best(seat, MINE), level_of_best(seat, LAB)
    return mine if mine > lab else lab
