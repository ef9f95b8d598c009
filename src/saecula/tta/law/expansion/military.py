"""expansion.military.*: the military decks of the expansion."""

from typing import Final

from saecula.tta.cards.catalog import NUMBER
from saecula.tta.cards.plan import Plan
from saecula.tta.terms import NEW_MILITARY

BONUS_CARDS: Final = (NUMBER["military-bonus-i"], NUMBER["military-bonus-ii"], NUMBER["military-bonus-iii"])


def military_copies(card: int, plan: Plan) -> int:
    """expansion.military.contents: the base decks with 3 more bonus cards; the 16 new cards have rows of their own.

    expansion.military.replace-decks: all rows of the module are in the decks where it is on.
    """
    return 1 if plan.modules & NEW_MILITARY and card in BONUS_CARDS else 0
