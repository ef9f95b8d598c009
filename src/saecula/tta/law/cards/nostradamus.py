"""card.nostradamus.*, ruling.nostradamus.*: nostradamus"""

from mypy_extensions import i64

from saecula.tta.law.politics.attack import fighting_strength
from saecula.tta.powers import STRENGTH_WHEN_WEAK
from saecula.tta.state import State


def guarding_strength(s: State, i: i64, attacker: i64) -> i64:
    """card.nostradamus.aggression-plus-3: what an aggression has to exceed."""
    return fighting_strength(s, i, attacker, False) + s.seats[i].powers[STRENGTH_WHEN_WEAK]
