"""flow.age.*: one age after another."""

from mypy_extensions import i64


def next_age(age: i64) -> i64:
    """flow.age.sequence"""
    return age + 1
