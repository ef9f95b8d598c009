"""Shuffles in the middle of a game, from streams keyed by words that were drawn at the deal."""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import arranged, vec, with_place
from saecula.core.rng import order_of
from saecula.tta.state import State

EVENTS: Final = 0
DISCARDS: Final = 1
LATE_KEY: Final = 64  # words of the key: an order of so many numbers
NUMERALS: Final = [str(word) for word in range(LATE_KEY)]


def shuffled(s: State, purpose: i64, cards: vec[i64]) -> vec[i64]:
    """Cards in a new order; every shuffle of a purpose has a stream of its own."""
    if not s.late_key:
        s.late_key = ".".join([NUMERALS[word] if 0 <= word < LATE_KEY else str(word) for word in s.seed_words])
    order = order_of(s.stream, s.late_key, f"late-{purpose}-{s.chance[purpose]}", len(cards))
    s.chance = with_place(s.chance, purpose, s.chance[purpose] + 1)
    return arranged(cards, order)
