"""Wonders with the resources of their stages."""

from saecula.tta.cards.card import Card
from saecula.tta.powers import (
    BEST_MINE_AGAIN,
    CIVIL_HAND,
    EXTRA_FACE,
    FREE_POPULATION,
    MILITARY_HAND,
    STRENGTH_PER_ARTILLERY,
    STRENGTH_PER_INFANTRY,
)
from saecula.tta.terms import (
    AGE_A,
    AGE_I,
    AGE_II,
    AGE_III,
    SCORE_STAGE_AND_PRINT,
    SCORE_TECHNOLOGY_LEVELS,
    SCORE_URBAN_OUTPUT,
    SCORE_WORKERS,
    WONDER,
)

ROWS = [
    Card("pyramids", "Pyramids", AGE_A, WONDER, stages=(3, 2, 1), civil=1),
    Card("hanging-gardens", "Hanging Gardens", AGE_A, WONDER, stages=(2, 2, 2), culture=1, faces=2),
    Card("colossus", "Colossus", AGE_A, WONDER, stages=(3, 3), strength=2, colonization=1),
    Card(
        "library-of-alexandria",
        "Library of Alexandria",
        AGE_A,
        WONDER,
        stages=(1, 4, 1),
        culture=1,
        research=1,
        powers=[(CIVIL_HAND, 1), (MILITARY_HAND, 1)],
    ),
    Card(
        "great-wall",
        "Great Wall",
        AGE_I,
        WONDER,
        stages=(2, 2, 3, 2),
        culture=1,
        faces=1,
        powers=[(STRENGTH_PER_INFANTRY, 1), (STRENGTH_PER_ARTILLERY, 1)],
    ),
    Card(
        "st-peters-basilica",
        "St. Peter's Basilica",
        AGE_I,
        WONDER,
        stages=(4, 4),
        culture=2,
        faces=1,
        powers=[(EXTRA_FACE, 1)],
    ),
    Card("universitas-carolina", "Universitas Carolina", AGE_I, WONDER, stages=(3, 3, 3), culture=1, research=2),
    Card("taj-mahal", "Taj Mahal", AGE_I, WONDER, stages=(2, 4, 2), culture=3, blue=1, row_discount=2),
    Card(
        "transcontinental-railroad",
        "Transcontinental Railroad",
        AGE_II,
        WONDER,
        stages=(3, 3, 3, 3),
        strength=4,
        powers=[(BEST_MINE_AGAIN, 1)],
    ),
    Card("eiffel-tower", "Eiffel Tower", AGE_II, WONDER, stages=(3, 7, 3), culture=4, faces=1),
    Card("kremlin", "Kremlin", AGE_II, WONDER, stages=(4, 4, 4), culture=2, civil=1, military=1, faces=-1),
    Card(
        "ocean-liner-service", "Ocean Liner Service", AGE_II, WONDER, stages=(4, 2, 2, 4), powers=[(FREE_POPULATION, 1)]
    ),
    Card(
        "first-space-flight", "First Space Flight", AGE_III, WONDER, stages=(1, 2, 4, 9), score=SCORE_TECHNOLOGY_LEVELS
    ),
    Card("fast-food-chains", "Fast Food Chains", AGE_III, WONDER, stages=(4, 4, 4, 4), score=SCORE_WORKERS),
    Card("internet", "Internet", AGE_III, WONDER, stages=(2, 3, 4, 3, 2), score=SCORE_URBAN_OUTPUT),
    Card("hollywood", "Hollywood", AGE_III, WONDER, stages=(5, 6, 5), score=SCORE_STAGE_AND_PRINT),
]
