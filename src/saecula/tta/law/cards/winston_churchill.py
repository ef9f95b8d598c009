"""stats.modified-by-text, ruling.winston-churchill.*: culture, or science and resources for units, once a turn."""

from saecula.tta.law.once import is_unused, use
from saecula.tta.law.points import change_culture
from saecula.tta.powers import CULTURE_OR_ARMS
from saecula.tta.state import Seat, State
from saecula.tta.terms import BY_LEADER, SeatNo


def may_arm(seat: Seat) -> bool:
    return is_unused(seat, CULTURE_OR_ARMS)


def arm(s: State, i: SeatNo, arms: bool) -> None:
    seat = s.seats[i]
    use(seat, CULTURE_OR_ARMS)
    if arms:
        seat.arms += seat.powers[CULTURE_OR_ARMS]
        seat.arms_science += seat.powers[CULTURE_OR_ARMS]
    else:
        change_culture(s, i, seat.powers[CULTURE_OR_ARMS], BY_LEADER, "stats.modified-by-text")


def score_unarmed(s: State, i: SeatNo) -> None:
    """ruling.winston-churchill.unused: whoever chose nothing in a phase has the culture."""
    if may_arm(s.seats[i]):
        change_culture(s, i, s.seats[i].powers[CULTURE_OR_ARMS], BY_LEADER, "ruling.winston-churchill.unused")
