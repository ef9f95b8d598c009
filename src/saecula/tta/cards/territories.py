"""Territories: permanent symbols first, then what the first colonization gives."""

from saecula.tta.cards.card import Card
from saecula.tta.terms import AGE_I, AGE_II, TERRITORY

ROWS = [
    Card("vast-territory-i", "Vast Territory", AGE_I, TERRITORY, yellow=3, blue=-1, gain_food=3),
    Card("wealthy-territory-i", "Wealthy Territory", AGE_I, TERRITORY, blue=3, gain_resource=5),
    Card("inhabited-territory-i", "Inhabited Territory", AGE_I, TERRITORY, yellow=2, population=1),
    Card("strategic-territory-i", "Strategic Territory", AGE_I, TERRITORY, strength=2, cards=3),
    Card("historic-territory-i", "Historic Territory", AGE_I, TERRITORY, faces=1, gain_culture=6),
    Card("developed-territory-i", "Developed Territory", AGE_I, TERRITORY, yellow=1, blue=1, gain_science=3),
    Card("vast-territory-ii", "Vast Territory", AGE_II, TERRITORY, yellow=4, blue=-1, gain_food=4),
    Card("wealthy-territory-ii", "Wealthy Territory", AGE_II, TERRITORY, blue=4, gain_resource=9),
    Card("inhabited-territory-ii", "Inhabited Territory", AGE_II, TERRITORY, yellow=3, population=2),
    Card("strategic-territory-ii", "Strategic Territory", AGE_II, TERRITORY, strength=4, cards=5),
    Card("historic-territory-ii", "Historic Territory", AGE_II, TERRITORY, faces=2, gain_culture=11),
    Card("developed-territory-ii", "Developed Territory", AGE_II, TERRITORY, yellow=2, blue=2, gain_science=5),
]
