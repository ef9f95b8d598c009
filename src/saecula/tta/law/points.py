"""points.*: science and culture points."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.state import Seat, State
from saecula.tta.terms import CULTURE_CHANGED, SCIENCE_CHANGED, Amount, SeatNo


def change_culture(s: State, i: SeatNo, amount: Amount, source: i64, law: str) -> i64:
    """points.score, points.lose-floor: returns what was really scored or lost."""
    seat = s.seats[i]
    if amount < -seat.culture:
        amount = -seat.culture
    if amount:
        seat.culture += amount
        seat.score[source] += amount
        emit(s, law, CULTURE_CHANGED, i, amount, source)
    return amount


def change_science(s: State, i: SeatNo, amount: Amount, law: str) -> i64:
    """points.score, points.lose-floor"""
    seat = s.seats[i]
    if amount < -seat.science:
        amount = -seat.science
    if amount:
        seat.science += amount
        emit(s, law, SCIENCE_CHANGED, i, amount)
    return amount


def take_culture(s: State, taker: SeatNo, loser: SeatNo, amount: Amount, source: i64, law: str) -> None:
    """points.take: at most what the opponent has."""
    lost = -change_culture(s, loser, -amount, source, law)
    change_culture(s, taker, lost, source, law)


def take_science(s: State, taker: SeatNo, loser: SeatNo, amount: Amount, law: str) -> None:
    """points.take"""
    lost = -change_science(s, loser, -amount, law)
    change_science(s, taker, lost, law)


def science_for(seat: Seat, for_unit: bool) -> i64:
    """What there is to pay with: science that is bound to units counts for units only."""
    return seat.science + seat.arms_science if for_unit else seat.science


def pay_science(s: State, i: SeatNo, amount: Amount, for_unit: bool, law: str) -> None:
    """points.pay, points.temporary-first"""
    seat = s.seats[i]
    if for_unit:
        bound = amount if amount < seat.arms_science else seat.arms_science
        seat.arms_science -= bound
        amount -= bound
    change_science(s, i, -amount, law)


def pay_one_for_another(s: State, i: SeatNo) -> None:
    """points.pay: a seat gives a point for what another develops."""
    change_science(s, i, -1, "points.pay")


def no_science() -> Refusal:
    """points.pay: somebody who must pay a point has none."""
    return Refusal("points.pay", "science", 1, 0)
