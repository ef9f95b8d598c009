"""tokens.*: blue and yellow tokens that enter or leave a bank, and the question which cards give up blue ones."""

from mypy_extensions import i64

from saecula.core.command import a_of, command
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import BLUE, YELLOW
from saecula.tta.law.question import Question
from saecula.tta.state import State
from saecula.tta.terms import ASK_LOSE_BLUE, BLUE_CHANGED, CHOOSE, STORES, YELLOW_CHANGED


def change_yellow(s: State, i: i64, amount: i64, law: str) -> i64:
    """tokens.gain-to-bank, tokens.yellow.lose-max-bank: workers are not touched."""
    seat = s.seats[i]
    if amount < -seat.yellow:
        amount = -seat.yellow
    if amount:
        seat.yellow += amount
        seat.yellow_owned += amount
        emit(s, law, YELLOW_CHANGED, i, amount)
    return amount


def gain_blue(s: State, i: i64, amount: i64, law: str) -> None:
    if amount > 0:
        s.seats[i].blue += amount
        s.seats[i].blue_owned += amount
        emit(s, law, BLUE_CHANGED, i, amount)


def lose_blue(s: State, i: i64, amount: i64, law: str) -> None:
    """tokens.blue.lose-from-bank; the rest is asked of the owner (tokens.blue.lose-from-cards)."""
    seat = s.seats[i]
    from_bank = amount if amount < seat.blue else seat.blue
    if from_bank > 0:
        seat.blue -= from_bank
        seat.blue_owned -= from_bank
        emit(s, law, BLUE_CHANGED, i, -from_bank)
    if amount > from_bank:
        s.stack.append(Frame(ASK_LOSE_BLUE, i, 0, amount - from_bank))


def change_blue(s: State, i: i64, amount: i64, law: str) -> None:
    """Tokens from or to the box; a loss may ask which cards give them."""
    if amount > 0:
        gain_blue(s, i, amount, law)
    elif amount < 0:
        lose_blue(s, i, -amount, law)


def card_enters(s: State, i: i64, card: i64) -> None:
    """tokens.symbol.gain-on-enter, tokens.symbol.minus-on-enter"""
    change_yellow(s, i, YELLOW[card], "tokens.symbol.gain-on-enter")
    change_blue(s, i, BLUE[card], "tokens.symbol.gain-on-enter")


def card_leaves(s: State, i: i64, card: i64) -> None:
    """tokens.symbol.lose-on-leave, tokens.symbol.minus-on-leave"""
    change_yellow(s, i, -YELLOW[card], "tokens.symbol.lose-on-leave")
    change_blue(s, i, -BLUE[card], "tokens.symbol.lose-on-leave")


# --- the question: which card gives up a blue token ---------------------------------------------------------------


class LoseBlue(Question):
    """Which card gives up a blue token when the bank is empty."""

    def __init__(self) -> None:
        super().__init__(ASK_LOSE_BLUE, "lose-blue-source", (CHOOSE,), "tokens.blue.lose-from-cards", {"a": "how many"})

    def options(self, s: State, frame: Frame) -> list[int]:
        """ruling.blue-loss.not-from-wonder: farms, mines, and labs that hold tokens."""
        seat = s.seats[frame.seat]
        return [command(CHOOSE, store) for store in range(STORES) if seat.tokens[store] > 0]

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.seats[frame.seat].tokens[a_of(cmd)] -= 1
        s.seats[frame.seat].blue_owned -= 1
        frame.a -= 1
        emit(s, "tokens.gain-to-bank", BLUE_CHANGED, frame.seat, -1)

    def stands(self, s: State, frame: Frame) -> bool:
        return frame.a > 0 and len(self.options(s, frame)) > 0
