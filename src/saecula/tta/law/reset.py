"""reset.*: actions come back, what was given for a turn vanishes."""

from saecula.core.arrays import NO_NUMBERS
from saecula.tta.law.expansion.temp_resources import drop_bound
from saecula.tta.state import State
from saecula.tta.terms import NOTHING, SeatNo


def reset(s: State, i: SeatNo) -> None:
    """reset.all-available; things given for this turn vanish."""
    seat = s.seats[i]
    seat.civil = seat.civil_total
    seat.military = seat.military_total
    seat.extra_civil = 0
    seat.extra_military = 0
    drop_bound(seat)
    seat.arms_science = 0
    seat.used = 0
    seat.tactic_used = False
    seat.leader_replaced = False
    seat.taken = NO_NUMBERS
    seat.developed = 0
    seat.kidnapped = NOTHING
    seat.ransom = 0
    seat.helped = False
