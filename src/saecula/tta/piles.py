"""Piles and hands: arrays of cards that nobody changes in place, so that copies of a position share them.

Whoever changes a pile puts another array in its place (`core/arrays.py`).
"""

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta.cards.catalog import AGE
from saecula.tta.terms import CardNo


def with_pile(piles: list[vec[i64]], place: i64, pile: vec[i64]) -> list[vec[i64]]:
    """The piles with another one at one place."""
    changed = piles[:]
    changed[place] = pile
    return changed


def count_in(cards: vec[i64], card: CardNo) -> i64:
    count: i64 = 0
    for other in cards:
        if other == card:
            count += 1
    return count


def place_of(cards: vec[i64], card: CardNo) -> i64:
    """Where a card lies that is there."""
    place: i64 = 0
    while cards[place] != card:
        place += 1
    return place


def repeats(cards: vec[i64], place: i64) -> bool:
    """Does the same card lie at an earlier place? Copies of a card are the same command."""
    card = cards[place]
    for other in range(place):
        if cards[other] == card:
            return True
    return False


def first_copies(cards: vec[i64]) -> list[int]:
    """Every card once, in order: copies of a card are the same command."""
    return [cards[place] for place in range(len(cards)) if not repeats(cards, place)]


def back_of(card: int) -> int:
    """A hidden card in the data of a question: only its age shows."""
    return -2 - AGE[card]


def age_of_back(back: int) -> int:
    """The age that the back of a hidden card shows."""
    return -2 - back
