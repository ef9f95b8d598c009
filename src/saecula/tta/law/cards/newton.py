"""card.newton.*: a civil action back for a development."""

from saecula.tta.law.actions import regain_civil
from saecula.tta.powers import CIVIL_BACK_ON_DEVELOPING
from saecula.tta.state import State
from saecula.tta.terms import SeatNo


def civil_back(s: State, i: SeatNo) -> None:
    """card.newton.any-development, card.newton.revolution"""
    if s.seats[i].powers[CIVIL_BACK_ON_DEVELOPING]:
        regain_civil(s, i)
