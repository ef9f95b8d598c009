"""Piles and hands: lists of cards that nobody changes in place, so that copies of a position share them.

Whoever changes a pile puts another list in its place. Small questions about a pile are answered without making one.
"""

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE
from saecula.tta.terms import CardNo


def with_card(pile: list[int], card: CardNo) -> list[int]:
    """The pile with a card more, on top."""
    more = pile[:]
    more.append(card)
    return more


def without_card(pile: list[int], card: CardNo) -> list[int]:
    """The pile without one copy of a card that lies in it."""
    rest = pile[:]
    rest.remove(card)
    return rest


def with_place(pile: list[int], place: i64, card: CardNo) -> list[int]:
    """The pile with another card at one place."""
    changed = pile[:]
    changed[place] = card
    return changed


def with_pile(piles: list[list[int]], place: i64, pile: list[int]) -> list[list[int]]:
    """The piles with another one at one place."""
    changed = piles[:]
    changed[place] = pile
    return changed


def holds(cards: list[int], card: CardNo) -> bool:
    """Is the card among them? Compares numbers, not objects: this is asked for every option."""
    for other in range(len(cards)):
        if cards[other] == card:
            return True
    return False


def count_in(cards: list[int], card: CardNo) -> i64:
    count: i64 = 0
    for other in range(len(cards)):
        if cards[other] == card:
            count += 1
    return count


def repeats(cards: list[int], place: i64) -> bool:
    """Does the same card lie at an earlier place? Copies of a card are the same command."""
    card: i64 = cards[place]
    for other in range(place):
        if cards[other] == card:
            return True
    return False


def first_copies(cards: list[int]) -> list[int]:
    """Every card once, in order: copies of a card are the same command."""
    return [cards[place] for place in range(len(cards)) if not repeats(cards, place)]


def back_of(card: int) -> int:
    """A hidden card in the data of a question: only its age shows."""
    return -2 - AGE[card]


def age_of_back(back: int) -> int:
    """The age that the back of a hidden card shows."""
    return -2 - back
