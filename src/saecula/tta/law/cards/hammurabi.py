"""A military action used as a civil one, once a turn."""

from mypy_extensions import i64

from saecula.tta.law.actions import spend_military
from saecula.tta.law.once import is_unused, use
from saecula.tta.powers import MILITARY_AS_CIVIL
from saecula.tta.state import Seat, State


def may_substitute(seat: Seat) -> bool:
    return is_unused(seat, MILITARY_AS_CIVIL)


def substitute(s: State, i: i64) -> None:
    use(s.seats[i], MILITARY_AS_CIVIL)
    spend_military(s, i, 1)
    s.seats[i].extra_civil += 1
