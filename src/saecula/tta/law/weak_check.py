"""ruling.weak-check.*: is a civilization among the weakest on its own turn?"""

from mypy_extensions import i64

from saecula.tta.law.events import few
from saecula.tta.law.events.ties import strengths
from saecula.tta.state import State
from saecula.tta.terms import SeatNo


def among_weakest(s: State, i: SeatNo) -> bool:
    """ruling.weak-check.own-turn-tie: on the own turn a tie makes nobody weak."""
    values = strengths(s)
    weaker: i64 = 0
    for j in range(s.seat_count):
        if j != i and s.seats[j].in_game and values[j] <= values[i]:
            weaker += 1
    return weaker < few(s)
