"""points.*: science and culture points."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.state import State
from saecula.tta.terms import CULTURE_CHANGED, SCIENCE_CHANGED


def change_culture(s: State, i: i64, amount: i64, source: i64, law: str) -> i64:
    """points.score, points.lose-floor: returns what was really scored or lost."""
    seat = s.seats[i]
    if amount < -seat.culture:
        amount = -seat.culture
    if amount:
        seat.culture += amount
        seat.score[source] += amount
        emit(s, law, CULTURE_CHANGED, i, amount, source)
    return amount


def change_science(s: State, i: i64, amount: i64, law: str) -> i64:
    seat = s.seats[i]
    if amount < -seat.science:
        amount = -seat.science
    if amount:
        seat.science += amount
        emit(s, law, SCIENCE_CHANGED, i, amount)
    return amount


def take_culture(s: State, taker: i64, loser: i64, amount: i64, source: i64, law: str) -> None:
    """points.take: at most what the opponent has."""
    lost = -change_culture(s, loser, -amount, source, law)
    change_culture(s, taker, lost, source, law)


def take_science(s: State, taker: i64, loser: i64, amount: i64, law: str) -> None:
    lost = -change_science(s, loser, -amount, law)
    change_science(s, taker, lost, law)
