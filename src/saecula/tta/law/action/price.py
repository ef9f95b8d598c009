"""What a price comes to."""

from mypy_extensions import i64


def less(cost: i64, discount: i64) -> i64:
    """A discount takes nothing below zero."""
    return cost - discount if cost > discount else 0
