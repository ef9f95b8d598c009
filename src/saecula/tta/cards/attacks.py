"""Aggressions, wars, and the bonus cards for defence and colonization."""

from saecula.tta.cards.card import Card
from saecula.tta.terms import (
    AGE_I,
    AGE_II,
    AGE_III,
    AGGRESSION,
    ANNEX,
    BONUS,
    ENSLAVE,
    INFILTRATE,
    INTERVENE,
    OVER_CULTURE,
    OVER_TECHNOLOGY,
    OVER_TERRITORY,
    PLUNDER,
    RAID,
    SPY,
    WAR,
)

ROWS = [
    Card("plunder-i", "Plunder", AGE_I, AGGRESSION, (2, 2, 2), price=1, effect=PLUNDER, amount=3),
    Card("plunder-ii", "Plunder", AGE_II, AGGRESSION, (2, 2, 2), price=1, effect=PLUNDER, amount=5),
    Card("plunder-iii", "Plunder", AGE_III, AGGRESSION, (2, 2, 2), price=1, effect=PLUNDER, amount=7),
    Card("raid-i", "Raid", AGE_I, AGGRESSION, (2, 2, 2), price=1, effect=RAID, levels=(1,)),
    Card("raid-ii", "Raid", AGE_II, AGGRESSION, (2, 2, 2), price=2, effect=RAID, levels=(1, 2)),
    Card("raid-iii", "Raid", AGE_III, AGGRESSION, (2, 2, 2), price=3, effect=RAID, levels=(2, 3)),
    Card("enslave", "Enslave", AGE_I, AGGRESSION, (2, 2, 2), price=2, effect=ENSLAVE, amount=2),
    Card("spy", "Spy", AGE_II, AGGRESSION, (2, 2, 2), price=1, effect=SPY, amount=5),
    Card("annex", "Annex", AGE_II, AGGRESSION, price=2, effect=ANNEX),
    Card("infiltrate", "Infiltrate", AGE_II, AGGRESSION, (2, 2, 2), price=2, effect=INFILTRATE, amount=3),
    Card(
        "armed-intervention", "Armed Intervention", AGE_III, AGGRESSION, (4, 4, 4), price=2, effect=INTERVENE, amount=7
    ),
    Card("war-over-territory", "War over Territory", AGE_II, WAR, (2, 2, 2), price=2, effect=OVER_TERRITORY),
    Card("war-over-technology", "War over Technology", AGE_II, WAR, (2, 2, 2), price=2, effect=OVER_TECHNOLOGY),
    Card("war-over-culture", "War over Culture", AGE_III, WAR, (6, 6, 6), price=3, effect=OVER_CULTURE),
    Card("military-bonus-i", "Military Bonus", AGE_I, BONUS, (6, 6, 6), defence=2, colonization=1),
    Card("military-bonus-ii", "Military Bonus", AGE_II, BONUS, (6, 6, 6), defence=4, colonization=2),
    Card("military-bonus-iii", "Military Bonus", AGE_III, BONUS, (6, 6, 6), defence=6, colonization=3),
]
