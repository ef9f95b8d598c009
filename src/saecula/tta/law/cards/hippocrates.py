"""card.hippocrates.*: tokens that wait for the end of an age."""

from saecula.core.event import emit
from saecula.tta.law.tokens import change_yellow
from saecula.tta.powers import PARK_YELLOW
from saecula.tta.state import State
from saecula.tta.terms import YELLOW_PARKED, SeatNo


def park_yellow(s: State, i: SeatNo) -> None:
    """card.hippocrates.markers: they only count, and are nobody's tokens yet."""
    seat = s.seats[i]
    if seat.parked < seat.powers[PARK_YELLOW]:
        seat.parked += 1
        emit(s, "card.hippocrates.markers", YELLOW_PARKED, i)


def return_parked(s: State, i: SeatNo) -> None:
    """card.hippocrates.empty-bank: one at the end of an age, whatever was lost; also when he is gone."""
    if s.seats[i].parked > 0:
        s.seats[i].parked -= 1
        change_yellow(s, i, 1, "card.hippocrates.empty-bank")
