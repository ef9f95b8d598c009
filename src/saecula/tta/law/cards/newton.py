"""card.newton.*: a civil action back for a development."""

from mypy_extensions import i64

from saecula.tta.law.actions import regain_civil
from saecula.tta.powers import CIVIL_BACK_ON_DEVELOPING
from saecula.tta.state import State


def civil_back(s: State, i: i64) -> None:
    """card.newton.any-development, card.newton.revolution"""
    if s.seats[i].powers[CIVIL_BACK_ON_DEVELOPING]:
        regain_civil(s, i)
