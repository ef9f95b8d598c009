"""ruling.gain.fewest-tokens: blue tokens go from the bank onto cards, the largest values first."""

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta.law.tech import may_hold
from saecula.tta.state import Seat
from saecula.tta.terms import Amount


def place(seat: Seat, order: vec[i64], worth: vec[i64], amount: Amount, below: i64) -> i64:
    """ruling.gain.fewest-tokens: onto cards of a value below `below`; returns what was placed.

    `order` has the cards from the highest value down. Only the bank may run short.
    """
    placed: i64 = 0
    for store in order:
        value = worth[store]
        if value >= below or not may_hold(seat, store):
            continue
        while seat.blue > 0 and amount - placed >= value:
            seat.tokens[store] += 1
            seat.blue -= 1
            placed += value
    return placed
