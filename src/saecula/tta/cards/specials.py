"""Special technologies: one of each type counts, the one of the highest level."""

from saecula.tta.cards.card import Card
from saecula.tta.powers import STAGES_AT_ONCE, URBAN_DISCOUNT_I, URBAN_DISCOUNT_II, URBAN_DISCOUNT_III
from saecula.tta.terms import (
    AGE_I,
    AGE_II,
    AGE_III,
    SPECIAL_CONSTRUCTION,
    SPECIAL_EXPLORATION,
    SPECIAL_LAW,
    SPECIAL_MILITARY,
)

ROWS = [
    Card("code-of-laws", "Code of Laws", AGE_I, SPECIAL_LAW, (1, 2, 2), science=6, civil=1),
    Card("justice-system", "Justice System", AGE_II, SPECIAL_LAW, science=7, civil=1, blue=3),
    Card("civil-service", "Civil Service", AGE_III, SPECIAL_LAW, science=10, civil=2, blue=3),
    Card("warfare", "Warfare", AGE_I, SPECIAL_MILITARY, (1, 2, 2), science=5, military=1, strength=1),
    Card("strategy", "Strategy", AGE_II, SPECIAL_MILITARY, science=8, military=2, strength=3),
    Card(
        "military-theory", "Military Theory", AGE_III, SPECIAL_MILITARY, (1, 1, 2), science=11, military=3, strength=5
    ),
    Card("cartography", "Cartography", AGE_I, SPECIAL_EXPLORATION, science=4, strength=1, colonization=2),
    Card("navigation", "Navigation", AGE_II, SPECIAL_EXPLORATION, science=6, strength=2, colonization=3),
    Card("satellites", "Satellites", AGE_III, SPECIAL_EXPLORATION, science=8, strength=3, colonization=4),
    Card(
        "masonry",
        "Masonry",
        AGE_I,
        SPECIAL_CONSTRUCTION,
        science=3,
        powers=[(URBAN_DISCOUNT_I, 1), (URBAN_DISCOUNT_II, 1), (URBAN_DISCOUNT_III, 1), (STAGES_AT_ONCE, 1)],
    ),
    Card(
        "architecture",
        "Architecture",
        AGE_II,
        SPECIAL_CONSTRUCTION,
        (1, 2, 2),
        science=6,
        powers=[(URBAN_DISCOUNT_I, 1), (URBAN_DISCOUNT_II, 2), (URBAN_DISCOUNT_III, 2), (STAGES_AT_ONCE, 2)],
    ),
    Card(
        "engineering",
        "Engineering",
        AGE_III,
        SPECIAL_CONSTRUCTION,
        science=9,
        powers=[(URBAN_DISCOUNT_I, 1), (URBAN_DISCOUNT_II, 2), (URBAN_DISCOUNT_III, 3), (STAGES_AT_ONCE, 3)],
    ),
]
