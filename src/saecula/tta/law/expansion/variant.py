"""expansion.variant.*: other ways to put leaders and wonders together, as far as they are numbers and lists."""

from typing import Final

from mypy_extensions import i64

from saecula.tta.cards.plan import Plan
from saecula.tta.terms import AGE_III

OFFERED_LEADERS: Final = 3
OFFERED_WONDERS: Final = 2
OFFERED: Final = OFFERED_LEADERS + OFFERED_WONDERS  # of an age
PICKS: Final = 2 * (AGE_III + 1)  # of a seat


def base_share(plan: Plan) -> int:
    """expansion.variant.plus-one-base: how many base leaders, and wonders, join the new ones of every age."""
    return 1 if plan.plus_one else 0


def agreed(cards: list[int], chosen: list[int]) -> list[int]:
    """expansion.variant.chosen-cards: those of a pool that are in the game without being drawn."""
    return [card for card in cards if card in chosen]


def hides_later_ages(plan: Plan) -> bool:
    """expansion.variant.hidden-future: nobody sees the boards of an age before it begins."""
    return plan.hidden_future


def offered(step: i64) -> tuple[int, int]:
    """expansion.variant.draft: where in a seat's offers the cards of a pick begin and end.

    Leaders and wonders in turn, age by age.
    """
    begin = step // 2 * OFFERED
    if step % 2 == 0:
        return begin, begin + OFFERED_LEADERS
    return begin + OFFERED_LEADERS, begin + OFFERED
