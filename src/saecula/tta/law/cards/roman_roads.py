"""card.roman-roads.*: a symbol that changes with the age.

card.roman-roads.recalculate: nothing is stored, so every question is answered with the age of now.
"""

from mypy_extensions import i64

from saecula.tta.terms import AGE_I, AGE_II, AGE_III


def resource_symbols(age: i64) -> i64:
    """card.roman-roads.changing-symbol"""
    return 1 if age == AGE_I else 0


def science_symbols(age: i64) -> i64:
    """card.roman-roads.changing-symbol"""
    return 1 if age == AGE_II else 0


def culture_symbols(age: i64) -> i64:
    """card.roman-roads.changing-symbol"""
    return 1 if age >= AGE_III else 0
