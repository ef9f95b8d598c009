"""card.genghis.*, ruling.genghis.*: genghis"""

from mypy_extensions import i64

from saecula.tta.law.events.ties import few, strengths
from saecula.tta.state import State


def among_strongest(s: State, i: i64) -> bool:
    """card.genghis.two-player, card.genghis.wins-ties"""
    values = strengths(s)
    stronger: i64 = 0
    for j in range(s.seat_count):
        if j != i and values[j] > values[i]:
            stronger += 1
    return stronger < few(s)
