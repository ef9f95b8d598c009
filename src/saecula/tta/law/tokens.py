"""tokens.*: blue and yellow tokens that enter or leave a bank."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import BLUE, YELLOW
from saecula.tta.state import State
from saecula.tta.terms import ASK_LOSE_BLUE, BLUE_CHANGED, YELLOW_CHANGED, Amount, CardNo, SeatNo


def change_yellow(s: State, i: SeatNo, amount: Amount, law: str) -> i64:
    """tokens.gain-to-bank, tokens.yellow.lose-from-bank, tokens.yellow.lose-max-bank: workers are not touched.

    Returns what was really gained or lost.
    """
    seat = s.seats[i]
    if amount < -seat.yellow:
        amount = -seat.yellow
    if amount:
        seat.yellow += amount
        seat.yellow_owned += amount
        emit(s, law, YELLOW_CHANGED, i, amount)
    return amount


def take_yellow(s: State, taker: SeatNo, loser: SeatNo, amount: Amount, law: str) -> None:
    """tokens.yellow.take, tokens.yellow.take-max-bank: only what was really lost."""
    change_yellow(s, taker, -change_yellow(s, loser, -amount, law), law)


def gain_blue(s: State, i: SeatNo, amount: Amount, law: str) -> None:
    """tokens.gain-to-bank"""
    if amount > 0:
        s.seats[i].blue += amount
        s.seats[i].blue_owned += amount
        emit(s, law, BLUE_CHANGED, i, amount)


def lose_blue(s: State, i: SeatNo, amount: Amount, law: str) -> None:
    """tokens.blue.lose-from-bank; the rest is asked of the owner (tokens.blue.lose-from-cards)."""
    seat = s.seats[i]
    from_bank = amount if amount < seat.blue else seat.blue
    if from_bank > 0:
        seat.blue -= from_bank
        seat.blue_owned -= from_bank
        emit(s, law, BLUE_CHANGED, i, -from_bank)
    if amount > from_bank:
        s.stack.append(Frame(ASK_LOSE_BLUE, i, 0, amount - from_bank))


def change_blue(s: State, i: SeatNo, amount: Amount, law: str) -> None:
    """Tokens from or to the box; a loss may ask which cards give them. Less than nothing is neither."""
    gain_blue(s, i, amount, law)
    lose_blue(s, i, -amount, law)


def card_enters(s: State, i: SeatNo, card: CardNo) -> None:
    """tokens.symbol.gain-on-enter, tokens.symbol.minus-on-enter"""
    law = "tokens.symbol.gain-on-enter"
    change_yellow(s, i, YELLOW[card], law if YELLOW[card] > 0 else "tokens.symbol.minus-on-enter")
    change_blue(s, i, BLUE[card], law if BLUE[card] > 0 else "tokens.symbol.minus-on-enter")


def card_leaves(s: State, i: SeatNo, card: CardNo) -> None:
    """tokens.symbol.lose-on-leave, tokens.symbol.minus-on-leave"""
    law = "tokens.symbol.lose-on-leave"
    change_yellow(s, i, -YELLOW[card], law if YELLOW[card] > 0 else "tokens.symbol.minus-on-leave")
    change_blue(s, i, -BLUE[card], law if BLUE[card] > 0 else "tokens.symbol.minus-on-leave")


def leave_store(s: State, i: SeatNo, store: i64) -> None:
    """tokens.blue.lose-from-cards: one token of a card goes to the box."""
    s.seats[i].tokens[store] -= 1
    s.seats[i].blue_owned -= 1
    emit(s, "tokens.blue.lose-from-cards", BLUE_CHANGED, i, -1)
