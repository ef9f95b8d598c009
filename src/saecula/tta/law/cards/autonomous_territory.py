"""card.autonomous-territory.*: its colonizer chooses one of four rewards."""

from typing import Final

from saecula.tta.cards.catalog import CARDS
from saecula.tta.terms import CardNo

CHOICE_LAW: Final = "card.autonomous-territory.choose"


def rewards_of(territory: CardNo) -> list[int]:
    """Amounts of food, resources, science and culture to choose from; empty for other territories."""
    return CARDS[territory].choice[:]
