"""Small questions about lists of cards, without making a list."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE
from saecula.tta.terms import CardNo


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
