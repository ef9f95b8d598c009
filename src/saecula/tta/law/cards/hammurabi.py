"""ruling.hammurabi.*: a military action used as a civil one, once a turn."""

from saecula.tta.law.actions import spend_military
from saecula.tta.law.once import is_unused, use
from saecula.tta.powers import MILITARY_AS_CIVIL
from saecula.tta.state import Seat, State
from saecula.tta.terms import SeatNo


def may_substitute(seat: Seat) -> bool:
    """ruling.hammurabi.only-while-leading: the power goes with him; an action that he has given stays."""
    return is_unused(seat, MILITARY_AS_CIVIL)


def substitute(s: State, i: SeatNo) -> None:
    use(s.seats[i], MILITARY_AS_CIVIL)
    spend_military(s, i, 1)
    s.seats[i].extra_civil += 1
