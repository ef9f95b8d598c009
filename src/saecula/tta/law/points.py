"""points.*: science and culture points."""

from saecula.core.event import emit
from saecula.tta.state import State
from saecula.tta.terms import CULTURE_CHANGED, SCIENCE_CHANGED


def change_culture(s: State, i: int, amount: int, source: int) -> int:
    """points.score, points.lose-floor: returns what was really scored or lost."""
    seat = s.seats[i]
    if amount < -seat.culture:
        amount = -seat.culture
    if amount:
        seat.culture += amount
        seat.score[source] += amount
        emit(s, CULTURE_CHANGED, i, amount, source)
    return amount


def change_science(s: State, i: int, amount: int) -> int:
    seat = s.seats[i]
    if amount < -seat.science:
        amount = -seat.science
    if amount:
        seat.science += amount
        emit(s, SCIENCE_CHANGED, i, amount)
    return amount


def take_culture(s: State, taker: int, loser: int, amount: int, source: int) -> None:
    """points.take: at most what the opponent has."""
    lost = -change_culture(s, loser, -amount, source)
    change_culture(s, taker, lost, source)


def take_science(s: State, taker: int, loser: int, amount: int) -> None:
    lost = -change_science(s, loser, -amount)
    change_science(s, taker, lost)
