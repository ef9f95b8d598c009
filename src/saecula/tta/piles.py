"""Small questions about lists of cards, without making a list."""

from mypy_extensions import i64


def holds(cards: list[int], card: i64) -> bool:
    """Is the card among them? Compares numbers, not objects: this is asked for every option."""
    for other in range(len(cards)):
        if cards[other] == card:
            return True
    return False


def count_in(cards: list[int], card: i64) -> i64:
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
