"""card.eleanor.*: more than one civil action back when she is replaced."""

from mypy_extensions import i64

from saecula.tta.law.actions import regain_civil
from saecula.tta.powers import CIVIL_BACK_ON_REPLACING
from saecula.tta.state import Seat, State
from saecula.tta.terms import Amount, SeatNo


def civil_back_for(seat: Seat) -> i64:
    """How many actions a replaced leader gives back: one, unless it says more."""
    return max(1, seat.powers[CIVIL_BACK_ON_REPLACING])


def regain_spent(s: State, i: SeatNo, amount: Amount) -> None:
    """card.eleanor.only-spent"""
    for _ in range(amount):
        regain_civil(s, i)
