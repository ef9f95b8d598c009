"""actions.*: civil and military actions: what is available, spending, gaining back."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.state import Seat, State
from saecula.tta.terms import CIVIL_SPENT, MILITARY_SPENT


def civil_available(seat: Seat) -> i64:
    """actions.available; temporary ones are spent like others."""
    return seat.civil + seat.extra_civil


def military_available(seat: Seat) -> i64:
    return seat.military + seat.extra_military


def spend_civil(s: State, i: i64, amount: i64) -> None:
    """actions.spend, actions.temporary-first"""
    if amount <= 0:
        return
    seat = s.seats[i]
    extra = amount if amount < seat.extra_civil else seat.extra_civil
    seat.extra_civil -= extra
    seat.civil -= amount - extra
    emit(s, "actions.spend", CIVIL_SPENT, i, amount)


def spend_military(s: State, i: i64, amount: i64) -> None:
    if amount <= 0:
        return
    seat = s.seats[i]
    extra = amount if amount < seat.extra_military else seat.extra_military
    seat.extra_military -= extra
    seat.military -= amount - extra
    emit(s, "actions.spend", MILITARY_SPENT, i, amount)


def regain_civil(s: State, i: i64) -> None:
    """actions.gain-back, actions.gain-back-none"""
    seat = s.seats[i]
    if seat.civil < seat.civil_total:
        seat.civil += 1
