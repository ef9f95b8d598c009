"""ratings.happiness.*: happy faces."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import FACES, FIRST, LAST
from saecula.tta.law.cards.basilica import with_extra, with_extra_on_ruins
from saecula.tta.law.cards.darwin import temple_faces
from saecula.tta.law.cards.dietrich import best_theaters
from saecula.tta.law.cards.steve_jobs import best_lab_faces
from saecula.tta.powers import (
    EXTRA_FACE,
    FACE_PER_BEST_THEATER,
    FACES_OF_BEST_LAB,
    HAS_FACE_TEXT,
    UNHAPPY_FACES,
)
from saecula.tta.ratings.notes import Notes, at_least_zero, at_most
from saecula.tta.ratings.stats import by_power, by_text, of_text
from saecula.tta.state import Seat
from saecula.tta.terms import FIRST_URBAN, LAST_URBAN, MAX_FACES, NOTHING, TEMPLE, THEATER, CardNo


def happiness_of(seat: Seat, notes: Notes | None = None) -> i64:
    """ratings.happiness.faces, ratings.happiness.clamp"""
    total = building_faces(seat, FIRST_URBAN, LAST_URBAN, notes)
    if seat.government != NOTHING:
        total += faces_of(seat, seat.government, notes)
    if seat.leader != NOTHING:
        total += faces_of(seat, seat.leader, notes)
    for card in seat.specials:
        if card != NOTHING:
            total += faces_of(seat, card, notes)
    for card in seat.colonies:
        total += faces_of(seat, card, notes)
    for place in range(len(seat.wonders)):
        total += wonder_faces(seat, place, notes)
    if seat.powers[HAS_FACE_TEXT]:
        total += faces_by_text(seat, notes)
    if 0 <= total <= MAX_FACES:
        return total
    total = at_least_zero(total, notes, "ratings.happiness.clamp")
    return at_most(total, MAX_FACES, notes, "ratings.happiness.clamp")


def faces_of(seat: Seat, card: CardNo, notes: Notes | None) -> i64:
    """ratings.happiness.unhappy-no-source: an unhappy face is no source that could produce one more."""
    faces = with_extra(seat, FACES[card], card)
    if notes is not None:
        notes.card(faces, card, "ratings.happiness.faces" if faces > 0 else "ratings.happiness.unhappy")
    return faces


def government_faces(seat: Seat) -> i64:
    return with_extra(seat, FACES[seat.government], seat.government)


def wonder_faces(seat: Seat, place: i64, notes: Notes | None = None) -> i64:
    """Of a completed wonder with what lies under it; ruins have no symbols of their own."""
    wonder = seat.wonders[place]
    under: i64 = 1 if seat.tucked == wonder else 0
    if seat.ruins >> place & 1:
        faces = with_extra_on_ruins(seat, under)
    else:
        faces = with_extra(seat, FACES[wonder] + under, wonder)
    if notes is not None:
        notes.card(faces, wonder, "ratings.happiness.faces" if faces > 0 else "ratings.happiness.unhappy")
    return faces


def building_faces(seat: Seat, first: i64, last: i64, notes: Notes | None) -> i64:
    """Faces of staffed buildings of some types, per worker, with what texts give to them or take from them."""
    total: i64 = 0
    extra = seat.powers[EXTRA_FACE]
    workers = seat.workers
    for tech in range(FIRST[first], LAST[last]):
        if workers[tech] and FACES[tech] > 0:
            faces = workers[tech] * (FACES[tech] + extra)
            total += faces
            if notes is not None:
                notes.card(faces, tech, "ratings.happiness.faces")
    if seat.powers[HAS_FACE_TEXT]:
        if first <= TEMPLE <= last:
            total += temple_faces(seat, notes)
        if first <= THEATER <= last:
            total += by_text(seat, FACE_PER_BEST_THEATER, best_theaters(seat), notes)
    return total


def faces_by_text(seat: Seat, notes: Notes | None) -> i64:
    """ratings.happiness.unhappy: and what the best lab gives, if its level is above 0."""
    total = by_power(seat, UNHAPPY_FACES, -1, notes, "ratings.happiness.unhappy")
    if seat.powers[FACES_OF_BEST_LAB]:
        total += of_text(best_lab_faces(seat), seat.leader, notes)
    return total
