"""Piles and hands: arrays of cards that nobody changes in place, so that copies of a position share them.

Whoever changes a pile puts another array in its place. `append` and `remove` work inside an array, so they are given
one that nobody else holds. `pop` of the last card leaves the array as it is and looks at one card less: drawing from a
deck copies nothing. Whether a card is there is asked with `in`, whether there is any by its length.
"""

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE
from saecula.tta.terms import CardNo


def copied(pile: vec[i64]) -> vec[i64]:
    """An array of one's own; quicker than a slice, which copies number by number."""
    return extend(vec[i64](capacity=len(pile)), pile)


def with_card(pile: vec[i64], card: CardNo) -> vec[i64]:
    """The pile with a card more, on top."""
    return append(extend(vec[i64](capacity=len(pile) + 1), pile), card)


def with_cards(pile: vec[i64], cards: list[int]) -> vec[i64]:
    """The pile with all these on top."""
    more = extend(vec[i64](capacity=len(pile) + len(cards)), pile)
    for card in cards:
        more = append(more, card)
    return more


def without_card(pile: vec[i64], card: CardNo) -> vec[i64]:
    """The pile without one copy of a card that lies in it."""
    return remove(copied(pile), card)


def with_place(pile: vec[i64], place: i64, card: CardNo) -> vec[i64]:
    """The pile with another card at one place."""
    changed = copied(pile)
    changed[place] = card
    return changed


def with_pile(piles: list[vec[i64]], place: i64, pile: vec[i64]) -> list[vec[i64]]:
    """The piles with another one at one place."""
    changed = piles[:]
    changed[place] = pile
    return changed


def same_cards(pile: vec[i64], other: vec[i64]) -> bool:
    """Do the same cards lie in both, in the same order?"""
    if len(pile) != len(other):
        return False
    for place in range(len(pile)):
        if pile[place] != other[place]:
            return False
    return True


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
