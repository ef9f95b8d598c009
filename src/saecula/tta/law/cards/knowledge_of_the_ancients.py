"""card.knowledge-of-the-ancients.*, ruling.knowledge-of-the-ancients.*: knowledge_of_the_ancients"""

from typing import Final

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE
from saecula.tta.law.food import IS_RESOURCE, gain
from saecula.tta.law.points import change_science
from saecula.tta.state import State
from saecula.tta.terms import AGE_A, NOTHING

OLD_WONDER: Final = 2  # wonders of Age A count twice


def learn_from_wonders(s: State, i: i64, amount: i64) -> None:
    """Ruins are completed wonders too (card.ravages.counts-completed)."""
    seat = s.seats[i]
    science: i64 = 0
    for wonder in seat.wonders:
        science += amount * (OLD_WONDER if AGE[wonder] == AGE_A else 1)
    change_science(s, i, science, "card.ravages.counts-completed")
    if seat.wonder != NOTHING:
        gain(
            s,
            i,
            IS_RESOURCE,
            amount * (OLD_WONDER if AGE[seat.wonder] == AGE_A else 1),
            "card.ravages.counts-completed",
        )
