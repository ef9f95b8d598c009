"""ruling.payment.*: nobody chooses tokens; payments return the smallest values first and give the fewest as change."""

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta.law.gain import place
from saecula.tta.state import Seat
from saecula.tta.terms import Amount


def hand_in(seat: Seat, order: vec[i64], worth: vec[i64], amount: Amount) -> i64:
    """ruling.payment.canonical, ruling.payment.minimal-overpay: as far as the bank has tokens for the change.

    `order` has the cards from the highest value down, so it is read from its end. Returns what the seat has
    less now, an overpayment included.
    """
    due = amount
    tokens = seat.tokens
    for place_ in range(len(order) - 1, -1, -1):
        store = order[place_]
        while due > 0 and tokens[store] > 0:
            tokens[store] -= 1
            seat.blue += 1
            due -= worth[store]
            if due < 0:  # ruling.payment.no-upward-change
                return amount - due - place(seat, order, worth, -due, worth[store])
        if due <= 0:
            break
    return amount - due
