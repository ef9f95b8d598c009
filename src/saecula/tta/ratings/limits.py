"""cards.civil.limit-any-means, cards.military.limit, tech.urban.limit, colonize.modifier.*: limits and modifiers."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import COLONIZATION, LIMIT
from saecula.tta.powers import CIVIL_HAND, MILITARY_HAND, URBAN_LIMIT_MORE
from saecula.tta.ratings.notes import Notes, noted
from saecula.tta.ratings.pacts import SIDE_COLONIZATION, pact_total
from saecula.tta.ratings.stats import by_text, per_card
from saecula.tta.state import Seat, State
from saecula.tta.terms import SeatNo


def civil_hand_limit(seat: Seat, notes: Notes | None = None) -> i64:
    """cards.civil.limit-any-means: asked for every card of the row, so the sum is taken before any note."""
    if notes is not None:
        noted(seat.civil_total, "civil-actions", notes, "cards.civil.limit-any-means")
        by_text(seat, CIVIL_HAND, 1, notes)
    return seat.civil_total + seat.powers[CIVIL_HAND]


def military_hand_limit(seat: Seat, notes: Notes | None = None) -> i64:
    """cards.military.limit"""
    actions = noted(seat.military_total, "military-actions", notes, "cards.military.limit")
    return actions + by_text(seat, MILITARY_HAND, 1, notes)


def urban_limit(seat: Seat) -> i64:
    """tech.urban.limit"""
    return LIMIT[seat.government] + seat.powers[URBAN_LIMIT_MORE]


def colonization_of(s: State, i: SeatNo, notes: Notes | None = None) -> i64:
    """colonize.modifier.symbol, colonize.modifier.only-colonization: no rating asks for it."""
    return per_card(s.seats[i], COLONIZATION, notes) + pact_total(s, i, SIDE_COLONIZATION, notes)
