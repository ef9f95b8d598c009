"""Resources for units for one of the weakest, a good of one's choice for everybody else."""

from saecula.tta.law.events.goods import open_goods
from saecula.tta.law.weak_check import among_weakest
from saecula.tta.powers import ARMS_IF_WEAK, GOOD_IF_NOT_WEAK
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, SeatNo


def support(s: State, i: SeatNo) -> None:
    """At the start of the own turn."""
    seat = s.seats[i]
    if seat.powers[ARMS_IF_WEAK] and among_weakest(s, i):
        seat.arms += seat.powers[ARMS_IF_WEAK]
    elif seat.powers[GOOD_IF_NOT_WEAK]:
        good = seat.powers[GOOD_IF_NOT_WEAK]
        open_goods(s, i, [good, good, good, 0], BY_LEADER)
