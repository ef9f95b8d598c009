"""stats.modified-by-text: Alexander leaves for a yellow token."""

from saecula.tta.law.leaders import leader_leaves
from saecula.tta.law.tokens import change_yellow
from saecula.tta.powers import GIVE_UP_FOR_YELLOW
from saecula.tta.state import Seat, State
from saecula.tta.terms import SeatNo


def may_give_up(seat: Seat) -> bool:
    return seat.powers[GIVE_UP_FOR_YELLOW] > 0


def give_up(s: State, i: SeatNo) -> None:
    """A political action; the leader goes first."""
    amount = s.seats[i].powers[GIVE_UP_FOR_YELLOW]
    leader_leaves(s, i, "stats.modified-by-text")
    change_yellow(s, i, amount, "stats.modified-by-text")
