"""card.ashoka.*, ruling.ashoka.*: a production bonus by the colours in hand."""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.bits import bit
from saecula.tta.cards.catalog import KIND
from saecula.tta.state import Seat
from saecula.tta.terms import ACTION, GOVERNMENT, LAST_UNIT, LAST_URBAN, LEADER, MINE, SPECIAL_CONSTRUCTION, CardNo

# brown, gray, red, blue, orange, green, yellow, each by the last kind that has it
# ruling.ashoka.green: a leader has a colour, too; card.ashoka.no-wonders: a wonder never is in a hand
LAST_OF_COLOUR: Final = vec[i64]([MINE, LAST_URBAN, LAST_UNIT, SPECIAL_CONSTRUCTION, GOVERNMENT, LEADER, ACTION])
COLOURS_FOR_RESOURCES: Final = 2
COLOURS_FOR_FOOD: Final = 3


def colour_of(card: CardNo) -> i64:
    """The place of a civil card's colour in the table."""
    colour: i64 = 0
    while LAST_OF_COLOUR[colour] < KIND[card]:
        colour += 1
    return colour


def colours_in_hand(seat: Seat) -> i64:
    """card.ashoka.colors: the hand as it is, which everybody may see (card.ashoka.public)."""
    seen: i64 = 0
    count: i64 = 0
    for card in seat.hand:
        mask = bit(colour_of(card))
        if not seen & mask:
            seen |= mask
            count += 1
    return count


def enough_colours(seat: Seat, of_food: bool) -> i64:
    """1 if the hand has colours enough for the bonus of food or of resources, else 0."""
    return 1 if colours_in_hand(seat) >= (COLOURS_FOR_FOOD if of_food else COLOURS_FOR_RESOURCES) else 0
