"""card.autonomous-territory.*: its colonizer chooses one of four rewards."""

from typing import Final

from mypy_extensions import i64

from saecula.tta.cards.catalog import CARDS

CHOICE_LAW: Final = "card.autonomous-territory.choose"


def rewards_of(territory: i64) -> list[int]:
    """Amounts of food, resources, science and culture to choose from; empty for other territories."""
    return CARDS[territory].choice[:]
