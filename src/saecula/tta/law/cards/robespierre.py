"""card.robespierre.*: revolutions that the army pays."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.tta.law.actions import spend_military
from saecula.tta.powers import REVOLT_BY_ARMY
from saecula.tta.state import Seat, State
from saecula.tta.terms import SeatNo


def pays_by_army(seat: Seat) -> bool:
    """card.robespierre.breakthrough: then a revolution asks for no civil action, whatever lets a seat revolt."""
    return seat.powers[REVOLT_BY_ARMY] > 0


def army_price_refusal(seat: Seat) -> Refusal | None:
    if seat.military >= seat.military_total:
        return None
    return Refusal("card.robespierre.military-price", "military-actions", seat.military_total, seat.military)


def spend_army(s: State, i: SeatNo) -> None:
    """card.robespierre.patriotism-kept: actions beyond the total are not spent."""
    seat = s.seats[i]
    kept = seat.extra_military
    seat.extra_military = 0
    spend_military(s, i, seat.military)
    seat.extra_military = kept


def keep_spent_army(seat: Seat, left: i64) -> None:
    """card.robespierre.new-military-spent, card.robespierre.new-civil-available: civil actions are left as they are.

    card.robespierre.later-gains: only what the new government brings counts as spent.
    """
    seat.military = min(left, seat.military_total)
