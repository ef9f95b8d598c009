"""expansion.temp-resources.*: resources for certain actions only: no tokens, spent first, gone with the turn."""

from typing import Final

from mypy_extensions import i64

from saecula.tta.cards.catalog import is_unit, is_urban
from saecula.tta.state import Seat
from saecula.tta.terms import Amount, CardNo

FOR_OTHER: Final = 0
FOR_UNIT: Final = 1
FOR_WORKS: Final = 2  # stages of wonders and urban buildings


def purpose_of(tech: CardNo) -> i64:
    """What resources for a technology's buildings or units are meant for."""
    return FOR_UNIT if is_unit(tech) else FOR_WORKS if is_urban(tech) else FOR_OTHER


def bound_for(seat: Seat, purpose: i64) -> i64:
    """expansion.temp-resources.base-cards: `arms` are those of base cards as well."""
    if purpose == FOR_UNIT:
        return seat.arms
    if purpose == FOR_WORKS:
        return seat.works
    return 0


def spend_bound(seat: Seat, amount: Amount, purpose: i64) -> i64:
    """expansion.temp-resources.spent-first, expansion.temp-resources.no-tokens: returns what was spent of an amount."""
    bound = bound_for(seat, purpose)
    spent = amount if amount < bound else bound
    if purpose == FOR_UNIT:
        seat.arms -= spent
    elif purpose == FOR_WORKS:
        seat.works -= spent
    return spent


def drop_bound(seat: Seat) -> None:
    """expansion.temp-resources.lost-at-end, expansion.temp-resources.always-temporary"""
    seat.arms = 0
    seat.works = 0
