"""Gains and payments in blue tokens, compared with a search through everything that the laws allow."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saecula.tta.law.food import IS_FOOD, amount_of, gain, lose
from saecula.tta.law.setup import new_seat
from saecula.tta.state import State
from tests.kit import law

VALUES = [1, 2, 3, 5]


def position(farms: list[bool], tokens: list[int], blue: int) -> State:
    """One seat with these farms beyond Agriculture, tokens on the cards in play, and a blue bank."""
    s = State()
    s.seat_count = 1
    seat = new_seat()
    for level in (1, 2, 3):
        if farms[level - 1]:
            seat.techs |= 1 << level
    for store in range(4):
        seat.tokens[store] = tokens[store] if seat.techs >> store & 1 else 0
    seat.blue = blue
    s.seats = [seat]
    return s


def fewest_left(s: State, amount: int) -> int | None:
    """Tokens left on cards after the best exact payment, None if there is none.

    Return some tokens; what they are worth beyond the amount comes back as change, on cards of lower value than the
    dearest token returned, and less than that token is worth (food.pay.change, ruling.payment.no-upward-change).
    """
    seat = s.seats[0]
    best: int | None = None
    for returned in product(*[range(seat.tokens[store] + 1) for store in range(4)]):
        worth = sum(n * v for n, v in zip(returned, VALUES, strict=True))
        dearest = max((store for store in range(4) if returned[store]), default=-1)
        change = worth - amount
        if dearest < 0 or not 0 <= change < VALUES[dearest]:
            continue
        coins = coins_for(seat.techs, change, dearest)
        if coins <= seat.blue + sum(returned):
            left = sum(seat.tokens[:4]) - sum(returned) + coins
            best = left if best is None or left < best else best
    return best


def coins_for(techs: int, change: int, below: int) -> int:
    """The fewest tokens that are worth the change."""
    values = [VALUES[store] for store in range(below) if techs >> store & 1]
    fewest = {0: 0}
    for total in range(1, change + 1):
        options = [fewest[total - value] + 1 for value in values if total - value in fewest]
        if options:
            fewest[total] = min(options)
    return fewest.get(change, 99)


tables = st.tuples(
    st.lists(st.booleans(), min_size=3, max_size=3),
    st.lists(st.integers(0, 3), min_size=4, max_size=4),
    st.integers(0, 6),
    st.integers(1, 9),
)


@law("food.gain.exact", "food.gain.shortage", "food.gain.empty-bank", "ruling.gain.fewest-tokens")
@settings(max_examples=300, deadline=None)
@given(tables)
def test_a_gain_is_exact_with_the_fewest_tokens_or_the_nearest_lower_amount(
    table: tuple[list[bool], list[int], int, int],
) -> None:
    farms, _, blue, amount = table
    s = position(farms, [0, 0, 0, 0], blue)
    seat = s.seats[0]
    values = [VALUES[store] for store in range(4) if seat.techs >> store & 1]
    best: dict[int, int] = {0: 0}  # amount -> fewest tokens
    for count in range(1, blue + 1):
        for total in [total for total, used in best.items() if used == count - 1]:
            for value in values:
                best.setdefault(total + value, count)
    expected = max(total for total in best if total <= amount)
    assert gain(s, 0, IS_FOOD, amount, "food.gain.exact") == expected
    assert amount_of(seat, IS_FOOD) == expected
    assert blue - seat.blue == best[expected]


@law("food.pay.exact", "food.pay.change", "food.pay.return", "food.pay.never-up", "ruling.payment.canonical")
@settings(max_examples=300, deadline=None)
@given(tables)
def test_an_exact_payment_leaves_the_fewest_tokens_that_the_laws_allow(
    table: tuple[list[bool], list[int], int, int],
) -> None:
    farms, tokens, blue, amount = table
    s = position(farms, tokens, blue)
    owned = blue + sum(s.seats[0].tokens[:4])
    total = amount_of(s.seats[0], IS_FOOD)
    if total < amount:
        return
    best = fewest_left(s, amount)
    lose(s, 0, IS_FOOD, amount, "food.lose.like-pay")
    seat = s.seats[0]
    assert seat.blue + sum(seat.tokens[:4]) == owned
    if best is not None:
        assert amount_of(seat, IS_FOOD) == total - amount
        assert sum(seat.tokens[:4]) == best
    else:  # food.pay.overpay: only with an empty bank afterwards
        assert amount_of(seat, IS_FOOD) < total - amount
        assert seat.blue == 0


@law("food.lose.all-if-short")
@pytest.mark.parametrize("amount", [4, 9])
def test_whoever_must_lose_more_than_there_is_loses_everything(amount: int) -> None:
    s = position([True, False, False], [1, 1, 0, 0], 3)
    assert lose(s, 0, IS_FOOD, amount, "food.lose.like-pay") == 3
    assert amount_of(s.seats[0], IS_FOOD) == 0
    assert s.seats[0].blue == 5
