"""What a price comes to."""

from mypy_extensions import i64

from saecula.tta.terms import Amount


def less(cost: Amount, discount: Amount) -> i64:
    """A discount takes nothing below zero."""
    return cost - discount if cost > discount else 0
