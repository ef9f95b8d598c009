"""Tactics: the units of an army (infantry, cavalry, artillery), its strength, and that of an outdated one."""

from saecula.tta.cards.card import Card
from saecula.tta.terms import AGE_I, AGE_II, AGE_III, TACTIC

ROWS = [
    Card("fighting-band", "Fighting Band", AGE_I, TACTIC, (2, 2, 2), army=(2, 0, 0), tactic=1, outdated=0),
    Card("legion", "Legion", AGE_I, TACTIC, (2, 2, 2), army=(3, 0, 0), tactic=2, outdated=0),
    Card("medieval-army", "Medieval Army", AGE_I, TACTIC, (2, 2, 2), army=(1, 1, 0), tactic=2, outdated=0),
    Card("phalanx", "Phalanx", AGE_I, TACTIC, (2, 2, 2), army=(2, 1, 0), tactic=3, outdated=0),
    Card("heavy-cavalry", "Heavy Cavalry", AGE_I, TACTIC, (2, 2, 2), army=(0, 3, 0), tactic=4, outdated=0),
    Card("mobile-artillery", "Mobile Artillery", AGE_II, TACTIC, army=(0, 1, 1), tactic=5, outdated=3),
    Card("fortifications", "Fortifications", AGE_II, TACTIC, army=(0, 0, 2), tactic=5, outdated=3),
    Card("conquistadors", "Conquistadors", AGE_II, TACTIC, army=(1, 2, 0), tactic=5, outdated=3),
    Card("defensive-army", "Defensive Army", AGE_II, TACTIC, army=(2, 0, 1), tactic=6, outdated=3),
    Card("napoleonic-army", "Napoleonic Army", AGE_II, TACTIC, army=(1, 1, 1), tactic=7, outdated=4),
    Card("classic-army", "Classic Army", AGE_II, TACTIC, army=(2, 2, 0), tactic=8, outdated=4),
    Card("entrenchments", "Entrenchments", AGE_III, TACTIC, army=(1, 0, 2), tactic=9, outdated=5),
    Card("mechanized-army", "Mechanized Army", AGE_III, TACTIC, (2, 2, 2), army=(0, 1, 2), tactic=10, outdated=5),
    Card("shock-troops", "Shock Troops", AGE_III, TACTIC, army=(1, 3, 0), tactic=11, outdated=6),
    Card("modern-army", "Modern Army", AGE_III, TACTIC, (2, 2, 2), army=(2, 1, 1), tactic=13, outdated=7),
]
