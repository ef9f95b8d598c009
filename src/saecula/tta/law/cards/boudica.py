"""Resources for units for one of the weakest, a good of one's choice for everybody else."""

from mypy_extensions import i64

from saecula.tta.law.events.goods import open_goods
from saecula.tta.law.weak_check import among_weakest
from saecula.tta.powers import ARMS_IF_WEAK, GOOD_IF_NOT_WEAK
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER


def support(s: State, i: i64) -> None:
    """At the start of the own turn."""
    seat = s.seats[i]
    if seat.powers[ARMS_IF_WEAK] and among_weakest(s, i):
        seat.arms += seat.powers[ARMS_IF_WEAK]
    elif seat.powers[GOOD_IF_NOT_WEAK]:
        good = seat.powers[GOOD_IF_NOT_WEAK]
        open_goods(s, i, [good, good, good, 0], BY_LEADER)
