"""card.arms-industry.*: Arms Industry rewards the best unit technologies."""

from typing import Final

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE, FIRST, LAST
from saecula.tta.law.food import IS_RESOURCE, gain
from saecula.tta.state import Seat, State
from saecula.tta.terms import ARTILLERY, CAVALRY, INFANTRY, NOTHING, Amount, SeatNo

ARMS: Final = (INFANTRY, CAVALRY, ARTILLERY)


def gain_by_arms(s: State, i: SeatNo, amount: Amount) -> None:
    """card.arms-industry.total-then-gain: one gain of the whole sum."""
    gain(s, i, IS_RESOURCE, amount * best_arms(s, i), "card.arms-industry.total-then-gain")


def best_arms(s: State, i: SeatNo) -> i64:
    """card.arms-industry.levels: types in which nobody has developed a higher level."""
    types: i64 = 0
    for kind in ARMS:
        own = level_of(s.seats[i], kind)
        best = own
        for j in range(s.seat_count):
            if s.seats[j].in_game:
                best = max(best, level_of(s.seats[j], kind))
        if own == best != NOTHING:
            types += 1
    return types


def level_of(seat: Seat, kind: i64) -> i64:
    """The highest level developed, with or without units; NOTHING if none."""
    for tech in range(LAST[kind] - 1, FIRST[kind] - 1, -1):
        if seat.techs >> tech & 1:
            return AGE[tech]
    return NOTHING
