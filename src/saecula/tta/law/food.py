"""food.*: food and resources are blue tokens on cards, each worth what its card produces.

ruling.payment.canonical, ruling.gain.fewest-tokens: nobody chooses tokens. Gains take the largest values first, which
is the fewest tokens; payments return the smallest values first and give change with the fewest tokens.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.cards.catalog import AGE, FOOD, RESOURCE
from saecula.tta.powers import LAB_RESOURCES
from saecula.tta.state import Seat, State
from saecula.tta.terms import FOOD_CHANGED, RESOURCES_CHANGED, STORES

IS_FOOD: Final = 0
IS_RESOURCE: Final = 1
# cards of each kind from the highest value down; of equal values the mine comes before the lab
FOOD_CARDS: Final = vec[i64]([3, 2, 1, 0])
RESOURCE_CARDS: Final = vec[i64]([7, 6, 11, 5, 10, 4, 9])
VALUE: Final = vec[i64]([FOOD[i] if i < 4 else RESOURCE[i] if i < 8 else AGE[i] for i in range(STORES)])


def stores(kind: i64) -> vec[i64]:
    return FOOD_CARDS if kind == IS_FOOD else RESOURCE_CARDS


def may_hold(seat: Seat, store: i64) -> bool:
    """food.gain.any-own-card, card.gates.store-and-change: labs take tokens only with such a leader."""
    if not seat.techs >> store & 1:
        return False
    return store < 8 or (seat.powers[LAB_RESOURCES] > 0 and VALUE[store] > 0)


def amount_of(seat: Seat, kind: i64) -> i64:
    """food.representation: asked for every option, so it counts the stores one by one."""
    tokens = seat.tokens
    if kind == IS_FOOD:
        return tokens[0] * VALUE[0] + tokens[1] * VALUE[1] + tokens[2] * VALUE[2] + tokens[3] * VALUE[3]
    mines = tokens[4] * VALUE[4] + tokens[5] * VALUE[5] + tokens[6] * VALUE[6] + tokens[7] * VALUE[7]
    return mines + tokens[9] * VALUE[9] + tokens[10] * VALUE[10] + tokens[11] * VALUE[11]


def place(seat: Seat, kind: i64, amount: i64, below: i64) -> i64:
    """Move tokens from the bank onto cards of a value below `below`, largest first; returns what was placed."""
    placed: i64 = 0
    for store in stores(kind):
        value = VALUE[store]
        if value >= below or not may_hold(seat, store):
            continue
        while seat.blue > 0 and amount - placed >= value:
            seat.tokens[store] += 1
            seat.blue -= 1
            placed += value
    return placed


def gain(s: State, i: i64, kind: i64, amount: i64, law: str) -> i64:
    """food.gain.exact, food.gain.shortage, food.gain.empty-bank: returns what was really gained."""
    if amount <= 0:
        return 0
    placed = place(s.seats[i], kind, amount, 99)
    if placed:
        emit(s, law, RESOURCES_CHANGED if kind else FOOD_CHANGED, i, placed)
    return placed


def lose(s: State, i: i64, kind: i64, amount: i64, law: str) -> i64:
    """food.pay.*, food.lose.like-pay, food.lose.all-if-short: returns what was really lost, an overpayment included."""
    seat = s.seats[i]
    before = amount_of(seat, kind)
    due = amount
    order = stores(kind)
    for place_ in range(len(order) - 1, -1, -1):
        store = order[place_]
        while due > 0 and seat.tokens[store] > 0:
            seat.tokens[store] -= 1
            seat.blue += 1
            due -= VALUE[store]
            if due < 0:  # food.pay.change, ruling.payment.no-upward-change
                place(seat, kind, -due, VALUE[store])
                due = 0
        if due <= 0:
            break
    lost = before - amount_of(seat, kind)
    if lost > 0:
        emit(s, law, RESOURCES_CHANGED if kind else FOOD_CHANGED, i, -lost)
    return lost


def take_goods(s: State, taker: i64, loser: i64, kind: i64, amount: i64, law: str) -> None:
    """food.take.both-sides, food.take.actual-loss, food.take.no-token-transfer"""
    gain(s, taker, kind, lose(s, loser, kind, amount, law), law)
