"""card.genghis.*, ruling.genghis.*: is Genghis Khan among the strongest? His armies stand with the ratings."""

from mypy_extensions import i64

from saecula.tta.law.events import few
from saecula.tta.law.events.ties import strengths
from saecula.tta.law.points import change_culture
from saecula.tta.powers import CULTURE_IF_STRONG
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, SeatNo


def among_strongest(s: State, i: SeatNo) -> bool:
    """card.genghis.two-player, card.genghis.wins-ties; card.genghis.not-in-rating: asked at the end of the action
    phase, for points.

    card.genghis.infantry-as-cavalry, card.genghis.still-infantry: armies know it, and nothing else does.
    """
    values = strengths(s)
    stronger: i64 = 0
    for j in range(s.seat_count):
        if j != i and values[j] > values[i]:
            stronger += 1
    return stronger < few(s)


def score_strong(s: State, i: SeatNo) -> None:
    """card.genghis.not-in-rating, ruling.genghis.before-production: apart from production, and before it."""
    amount = s.seats[i].powers[CULTURE_IF_STRONG]
    if amount and among_strongest(s, i):
        change_culture(s, i, amount, BY_LEADER, "card.genghis.not-in-rating")
