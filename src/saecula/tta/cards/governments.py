"""Governments; everybody starts with the first."""

from saecula.tta.cards.card import Card
from saecula.tta.terms import AGE_A, AGE_I, AGE_II, AGE_III, GOVERNMENT

ROWS = [
    Card("despotism", "Despotism", AGE_A, GOVERNMENT, (0, 0, 0), civil=4, military=2, limit=2),
    Card("monarchy", "Monarchy", AGE_I, GOVERNMENT, (1, 2, 2), science=8, revolution=2, civil=5, military=3, limit=3),
    Card(
        "theocracy",
        "Theocracy",
        AGE_I,
        GOVERNMENT,
        science=6,
        revolution=1,
        civil=4,
        military=3,
        culture=1,
        strength=1,
        faces=1,
        limit=3,
    ),
    Card(
        "constitutional-monarchy",
        "Constitutional Monarchy",
        AGE_II,
        GOVERNMENT,
        (1, 2, 2),
        science=12,
        revolution=6,
        civil=6,
        military=4,
        limit=3,
    ),
    Card("republic", "Republic", AGE_II, GOVERNMENT, (1, 1, 2), science=13, revolution=3, civil=7, military=2, limit=3),
    Card(
        "communism", "Communism", AGE_III, GOVERNMENT, science=19, revolution=5, civil=7, military=5, faces=-1, limit=4
    ),
    Card(
        "fundamentalism",
        "Fundamentalism",
        AGE_III,
        GOVERNMENT,
        science=18,
        revolution=7,
        civil=6,
        military=5,
        strength=5,
        research=-2,
        limit=4,
    ),
    Card(
        "democracy",
        "Democracy",
        AGE_III,
        GOVERNMENT,
        (1, 2, 2),
        science=17,
        revolution=9,
        civil=7,
        military=3,
        culture=3,
        limit=4,
    ),
]
