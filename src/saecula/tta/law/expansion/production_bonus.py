"""expansion.production-bonus.*: what cards add to a production, gained or lost together after it."""

from mypy_extensions import i64

from saecula.tta.law.food import gain, lose
from saecula.tta.state import State


def settle_bonus(s: State, i: i64, kind: i64, bonus: i64) -> None:
    """expansion.production-bonus.normal-first, expansion.production-bonus.when: every production ends with it.

    expansion.production-bonus.gain-once, expansion.production-bonus.negative
    """
    if bonus > 0:
        gain(s, i, kind, bonus, "expansion.production-bonus.gain-once")
    elif bonus < 0:
        lose(s, i, kind, -bonus, "expansion.production-bonus.negative")
