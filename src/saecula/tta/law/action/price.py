"""action.card.cost-floor: prices never fall below zero."""

from mypy_extensions import i64


def less(cost: i64, discount: i64) -> i64:
    """action.card.cost-floor"""
    return cost - discount if cost > discount else 0
