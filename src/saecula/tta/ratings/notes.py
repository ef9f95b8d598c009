"""The addends of a number, written by the function that adds them up, for whoever asks where it comes from."""

from typing import Final, final

from mypy_extensions import i64

from saecula.core.rules import Addend
from saecula.tta.cards.catalog import SLUGS
from saecula.tta.state import State
from saecula.tta.terms import Amount, CardNo, SeatNo

LIMIT_SOURCE: Final = "limit"


@final
class Notes:
    """What a number of one seat is made of."""

    def __init__(self, s: State, i: SeatNo) -> None:
        self.s = s
        self.i = i
        self.addends: list[Addend] = []

    def add(self, amount: Amount, source: str, law: str) -> None:
        """What one source gives by one law is one addend, in however many steps it was added."""
        for addend in self.addends:
            if addend.source == source and addend.law == law:
                addend.amount += amount
                return
        self.addends.append(Addend(amount, source, law))

    def card(self, amount: Amount, card: CardNo, law: str) -> None:
        if amount:
            self.add(amount, SLUGS[card], law)

    def telling(self) -> list[Addend]:
        """The addends that are not zero."""
        return [addend for addend in self.addends if addend.amount]


def noted(amount: Amount, source: str, notes: Notes | None, law: str) -> i64:
    """An amount that no card gives."""
    if notes is not None:
        notes.add(amount, source, law)
    return amount


def at_least_zero(total: i64, notes: Notes | None, law: str) -> i64:
    """A floor is an addend as well."""
    if total >= 0:
        return total
    if notes is not None:
        notes.add(-total, LIMIT_SOURCE, law)
    return 0


def at_most(total: i64, most: i64, notes: Notes | None, law: str) -> i64:
    """And so is a ceiling."""
    if total <= most:
        return total
    if notes is not None:
        notes.add(most - total, LIMIT_SOURCE, law)
    return most
