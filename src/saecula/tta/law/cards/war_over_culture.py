"""card.war-over-culture.*: the victor takes a fixed amount and the advantage."""

from mypy_extensions import i64

from saecula.tta.law.points import take_culture
from saecula.tta.state import State
from saecula.tta.terms import BY_WAR, WAR_CULTURE, SeatNo


def take_fixed_and_advantage(s: State, victor: i64, loser: SeatNo, advantage: i64) -> None:
    take_culture(s, victor, loser, WAR_CULTURE + advantage, BY_WAR, "card.war-over-culture.all-taken")
