"""card.gates.*, ruling.gates.*: gates"""

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE
from saecula.tta.counts import sum_over
from saecula.tta.state import State
from saecula.tta.terms import LAB


def lab_levels(s: State, i: i64) -> i64:
    return sum_over(s.seats[i], AGE, LAB, LAB)
