"""food.*: food and resources are blue tokens on cards, each worth what its card produces."""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import FOOD, KIND, RESOURCE
from saecula.tta.law.cards.gates import lab_worth
from saecula.tta.law.expansion.temp_resources import bound_for, spend_bound
from saecula.tta.law.gain import place
from saecula.tta.law.payment import hand_in
from saecula.tta.state import Seat, State
from saecula.tta.terms import FARM, FARMS, FOOD_CHANGED, MINE, MINES, RESOURCES_CHANGED, STORES, Amount, SeatNo

IS_FOOD: Final = 0
IS_RESOURCE: Final = 1
ANY_VALUE: Final = 99  # more than any token is worth
# what a token is worth
VALUE: Final = vec[i64](
    [FOOD[i] if KIND[i] == FARM else RESOURCE[i] if KIND[i] == MINE else lab_worth(i) for i in range(STORES)]
)
# cards of each kind from the highest value down; of equal values the mine comes before the lab
FOOD_CARDS: Final = vec[i64](sorted(range(FARMS, MINES), key=lambda store: -VALUE[store]))
RESOURCE_CARDS: Final = vec[i64](
    sorted([store for store in range(MINES, STORES) if VALUE[store]], key=lambda store: (-VALUE[store], store))
)


def stores(kind: i64) -> vec[i64]:
    return FOOD_CARDS if kind == IS_FOOD else RESOURCE_CARDS


def amount_of(seat: Seat, kind: i64) -> i64:
    """food.representation: tokens on labs count whoever leads, because they are only put there by a leader."""
    total: i64 = 0
    tokens = seat.tokens
    for store in FOOD_CARDS if kind == IS_FOOD else RESOURCE_CARDS:
        if tokens[store]:
            total += tokens[store] * VALUE[store]
    return total


def gain(s: State, i: SeatNo, kind: i64, amount: Amount, law: str) -> i64:
    """food.gain.exact, food.gain.any-own-card, food.gain.shortage, food.gain.empty-bank: what was really gained."""
    if amount <= 0:
        return 0
    placed = place(s.seats[i], stores(kind), VALUE, amount, ANY_VALUE)
    if placed:
        emit(s, law, RESOURCES_CHANGED if kind else FOOD_CHANGED, i, placed)
    return placed


def gain_both(s: State, i: SeatNo, resources: i64, food: i64, law: str) -> None:
    """food.gain.card-order: cards that give both name resources first."""
    gain(s, i, IS_RESOURCE, resources, law)
    gain(s, i, IS_FOOD, food, law)


def lose(s: State, i: SeatNo, kind: i64, amount: Amount, law: str) -> i64:
    """food.lose.like-pay, food.lose.all-if-short: returns what was really lost, an overpayment included.

    food.pay.return, food.pay.move-down, food.pay.change, food.pay.exact, food.pay.overpay, food.pay.never-up: change
    lies only below the value that was paid.
    """
    if amount <= 0:
        return 0
    lost = hand_in(s.seats[i], stores(kind), VALUE, amount)
    if lost > 0:
        emit(s, law, RESOURCES_CHANGED if kind else FOOD_CHANGED, i, -lost)
    return lost


def take_goods(s: State, taker: SeatNo, loser: SeatNo, kind: i64, amount: Amount, law: str) -> None:
    """food.take.both-sides, food.take.actual-loss, food.take.no-token-transfer"""
    gain(s, taker, kind, lose(s, loser, kind, amount, law), law)


# --- paying -------------------------------------------------------------------------------------------------------
def promised(seat: Seat, kind: i64) -> i64:
    """Stored units of a kind that pay as the other kind; whatever took them meanwhile also ended the promise."""
    promise = seat.spare if kind == IS_FOOD else seat.spare_food
    if promise == 0:
        return 0
    stored = amount_of(seat, kind)
    return promise if promise < stored else stored


def unpromised(seat: Seat, kind: i64) -> i64:
    return amount_of(seat, kind) - promised(seat, kind)


def at_hand(seat: Seat, kind: i64) -> i64:
    """What a payment of this kind may use: a promised unit counts as the other kind."""
    stored = amount_of(seat, kind)
    if seat.spare == 0 and seat.spare_food == 0:
        return stored
    return stored - promised(seat, kind) + promised(seat, IS_RESOURCE if kind == IS_FOOD else IS_FOOD)


def food_at_hand(seat: Seat) -> i64:
    return at_hand(seat, IS_FOOD)


def resources_at_hand(seat: Seat, purpose: i64) -> i64:
    """With what is bound to such a purpose."""
    have = at_hand(seat, IS_RESOURCE)
    return have + bound_for(seat, purpose) if seat.arms or seat.works else have


def none_refusal(seat: Seat, kind: i64) -> Refusal | None:
    """food.pay.insufficient: is there one stored food or resource?"""
    if unpromised(seat, kind) > 0:
        return None
    return Refusal("food.pay.insufficient", "food" if kind == IS_FOOD else "resources", 1, 0)


def pay_food(s: State, i: SeatNo, amount: Amount, law: str) -> None:
    """What was promised as food comes first: its owner asked for it."""
    seat = s.seats[i]
    swapped = promised(seat, IS_RESOURCE)
    swapped = amount if amount < swapped else swapped
    seat.spare_food -= swapped
    lose(s, i, IS_RESOURCE, swapped, law)
    lose(s, i, IS_FOOD, amount - swapped, law)


def pay_resources(s: State, i: SeatNo, amount: Amount, purpose: i64, law: str) -> None:
    """food.temporary-first: what is bound to the purpose, then what was promised, then stored resources."""
    seat = s.seats[i]
    amount -= spend_bound(seat, amount, purpose)
    swapped = promised(seat, IS_FOOD)
    swapped = amount if amount < swapped else swapped
    seat.spare -= swapped
    lose(s, i, IS_FOOD, swapped, law)
    lose(s, i, IS_RESOURCE, amount - swapped, law)
