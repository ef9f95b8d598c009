"""events.written-effect: Knowledge of the Ancients gives science for wonders."""

from typing import Final

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE
from saecula.tta.law.cards.ravages import wonders_and_ruins
from saecula.tta.law.food import IS_RESOURCE, gain
from saecula.tta.law.points import change_science
from saecula.tta.state import State
from saecula.tta.terms import AGE_A, NOTHING, Amount, CardNo, SeatNo

OLD_WONDER: Final = 2  # wonders of Age A count twice


def weight_of(wonder: CardNo) -> i64:
    return OLD_WONDER if AGE[wonder] == AGE_A else 1


def learn_from_wonders(s: State, i: SeatNo, amount: Amount) -> None:
    """Science for completed wonders, resources for the unfinished one."""
    seat = s.seats[i]
    science: i64 = 0
    for wonder in wonders_and_ruins(seat):
        science += amount * weight_of(wonder)
    change_science(s, i, science, "events.written-effect")
    if seat.wonder != NOTHING:
        gain(s, i, IS_RESOURCE, amount * weight_of(seat.wonder), "events.written-effect")
