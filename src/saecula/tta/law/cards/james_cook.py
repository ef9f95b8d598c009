"""military.bonus-uses: James Cook lets other military cards serve for a colonization, each worth 1."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.tta.cards.catalog import KIND
from saecula.tta.powers import DISCARD_FOR_COLONY
from saecula.tta.state import Seat
from saecula.tta.terms import BONUS


def force_of_discards(seat: Seat) -> i64:
    """The most that cards without a bonus in this hand may add."""
    others: i64 = 0
    for card in seat.cards:
        if KIND[card] != BONUS:
            others += 1
    most = seat.powers[DISCARD_FOR_COLONY]
    return others if others < most else most


def discard_refusal(seat: Seat, spent: list[int]) -> Refusal | None:
    """May one more card without a bonus join those that are spent?"""
    discarded = len([card for card in spent if KIND[card] != BONUS])
    return Refusal("military.bonus-uses") if discarded >= seat.powers[DISCARD_FOR_COLONY] else None
