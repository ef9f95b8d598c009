"""What a price comes to."""

from mypy_extensions import i64

from saecula.tta.terms import Amount


def less(cost: Amount, discount: Amount) -> i64:
    """A discount takes nothing below zero. Whether it can be paid is asked without: what is at hand is never below."""
    if cost > discount:
        return cost - discount
    return 0
