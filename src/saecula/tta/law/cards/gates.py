"""card.gates.*, ruling.gates.*: labs that produce and hold resources like mines."""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta.cards.catalog import AGE, FIRST, LAST
from saecula.tta.counts import sum_over
from saecula.tta.law.points import change_culture
from saecula.tta.powers import LAB_LEVELS_ON_LEAVING, LAB_RESOURCES
from saecula.tta.state import Seat, State
from saecula.tta.terms import BY_LEADER, LAB, MINE, SeatNo

# ruling.gates.short-bank: mines and labs from the highest level down; of equal levels the mine comes first
PRODUCERS: Final = vec[i64](
    sorted(
        [*range(FIRST[MINE], LAST[MINE]), *[lab for lab in range(FIRST[LAB], LAST[LAB]) if AGE[lab]]],
        key=lambda store: (-AGE[store], store),
    )
)


def labs_like_mines(seat: Seat) -> bool:
    """card.gates.labs-like-mines, card.gates.store-and-change, card.gates.leaves-no-production: only while he leads.

    card.gates.not-industry: what counts mines alone does not ask here.
    """
    return seat.powers[LAB_RESOURCES] > 0


def lab_worth(lab: i64) -> i64:
    """card.gates.token-value: of a token on a lab; card.gates.leaves-keep-tokens: whoever leads."""
    return AGE[lab]


def lab_levels(s: State, i: SeatNo) -> i64:
    return sum_over(s.seats[i], AGE, LAB, LAB)


def score_labs(s: State, i: SeatNo, law: str) -> None:
    """Culture for the levels of labs when the leader goes, or the game ends."""
    if s.seats[i].powers[LAB_LEVELS_ON_LEAVING]:
        change_culture(s, i, lab_levels(s, i), BY_LEADER, law)
