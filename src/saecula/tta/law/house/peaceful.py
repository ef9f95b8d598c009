"""house.peaceful.*: a game without aggressions and wars, a variant of the house."""

from saecula.core.errors import Refusal
from saecula.tta.cards.plan import PEACEFUL_GAME
from saecula.tta.state import State


def peace_refusal(s: State) -> Refusal | None:
    """house.peaceful.no-attacks"""
    return Refusal("house.peaceful.no-attacks") if s.plan.house & PEACEFUL_GAME else None
