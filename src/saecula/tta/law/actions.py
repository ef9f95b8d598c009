"""actions.*: civil and military actions: what is available, spending, gaining back."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import CIVIL, MILITARY
from saecula.tta.ratings.notes import Notes
from saecula.tta.ratings.pacts import SIDE_MILITARY, pact_total
from saecula.tta.ratings.stats import per_card
from saecula.tta.state import Seat, State
from saecula.tta.terms import CIVIL_SPENT, MILITARY_SPENT, STANCE_CIVIL, Amount, SeatNo


def civil_available(seat: Seat) -> i64:
    """actions.available; temporary ones are spent like others."""
    return seat.civil + seat.extra_civil


def military_available(seat: Seat) -> i64:
    return seat.military + seat.extra_military


def civil_refusal(s: State, i: SeatNo, law: str) -> Refusal | None:
    """actions.not-enough: `law` is that of whatever costs a civil action."""
    have = civil_available(s.seats[i])
    return None if have >= 1 else Refusal(law, "civil-actions", 1, have)


def military_refusal(s: State, i: SeatNo, law: str) -> Refusal | None:
    """actions.not-enough"""
    have = military_available(s.seats[i])
    return None if have >= 1 else Refusal(law, "military-actions", 1, have)


def substitute_refusal(s: State, i: SeatNo) -> Refusal | None:
    """actions.not-enough: a military action that is to become a civil one."""
    return military_refusal(s, i, "actions.not-enough")


def spend_civil(s: State, i: SeatNo, amount: Amount) -> None:
    """actions.spend, actions.temporary-first"""
    if amount <= 0:
        return
    seat = s.seats[i]
    extra = amount if amount < seat.extra_civil else seat.extra_civil
    seat.extra_civil -= extra
    seat.civil -= amount - extra
    emit(s, "actions.spend", CIVIL_SPENT, i, amount)


def spend_military(s: State, i: SeatNo, amount: Amount) -> None:
    if amount <= 0:
        return
    seat = s.seats[i]
    extra = amount if amount < seat.extra_military else seat.extra_military
    seat.extra_military -= extra
    seat.military -= amount - extra
    emit(s, "actions.spend", MILITARY_SPENT, i, amount)


def regain_civil(s: State, i: SeatNo) -> None:
    """actions.gain-back, actions.gain-back-none"""
    seat = s.seats[i]
    if seat.civil < seat.civil_total:
        seat.civil += 1


# --- totals -------------------------------------------------------------------------------------------------------
def civil_total_of(s: State, i: SeatNo, notes: Notes | None = None) -> i64:
    """actions.civil-total, actions.total-changes-by-cards"""
    seat = s.seats[i]
    total = per_card(seat, CIVIL, notes)
    if seat.stance == STANCE_CIVIL:  # chosen instead of strength, an action like others
        total += 1
        if notes is not None:
            notes.card(1, seat.leader, "actions.civil-total")
    return total


def military_total_of(s: State, i: SeatNo, notes: Notes | None = None) -> i64:
    """actions.military-total"""
    return per_card(s.seats[i], MILITARY, notes) + pact_total(s, i, SIDE_MILITARY, notes)


def settle_totals(seat: Seat, civil: i64, military: i64) -> None:
    """actions.tokens-match, actions.replace-one-step: new totals, compared once with the old ones.

    actions.increase-available, actions.decrease-spent-first: a risen total brings available actions, a fallen one
    takes spent ones first.
    """
    if civil > seat.civil_total:
        seat.civil += civil - seat.civil_total
    elif seat.civil > civil:
        seat.civil = civil
    seat.civil_total = civil
    if military > seat.military_total:
        seat.military += military - seat.military_total
    elif seat.military > military:
        seat.military = military
    seat.military_total = military
