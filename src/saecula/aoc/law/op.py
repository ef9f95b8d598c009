"""One kind of effect that cards have: what it does at each moment of the law.

A chapter that comes to a moment asks the table, so it need not know the cards whose effects work there. Numbers that
are asked for all the time (power, discounts, slots) are sums over rows in `ratings.py`; their kinds stand in the table
with the law alone.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from saecula.aoc.cards.tables import Effect
from saecula.aoc.state import State
from saecula.aoc.terms import LAST_OP, Amount, Card, EffectNo, SeatNo
from saecula.core.errors import BrokenLaw, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """`number` is what rows carry, `law` is cited for rows that name no law of their own."""

    def __init__(self, number: int, law: str) -> None:
        self.number = number
        self.law = law
        self.at_turn_end = False  # is it resolved at the end of the owner's turn?
        self.may = False  # ... and may it be declined?

    def cause(self, row: Effect) -> str:
        return row.law or self.law

    def acted(self, s: State, seat: SeatNo, row: Effect, tech: Card) -> None:
        """The seat has done the action that the effect names; `tech` is what it researched, if it did."""

    def placed(self, s: State, seat: SeatNo, index: EffectNo) -> None:
        """... with workers, and everything that the action gives is given."""

    def bonus_times(self, row: Effect) -> Amount:
        """How many times a civilization that is raised brings its bonus coins."""
        return 1

    def raised(self, s: State, seat: SeatNo, row: Effect, bonus: Amount) -> None:
        """The civilization that carries the effect was raised; so many bonus coins lay on it."""

    def gained(self, s: State, seat: SeatNo, row: Effect) -> None:
        """The card that carries the effect was gained."""

    def passed(self, s: State, seat: SeatNo, row: Effect) -> None:
        """The seat has passed."""

    def warred(self, s: State, seat: SeatNo, row: Effect) -> None:
        """A war has broken out."""

    def turn_end_refusal(self, s: State, seat: SeatNo, row: Effect) -> Refusal | None:
        """Is there what the effect takes at the end of the turn?"""
        return None

    def turn_ended(self, s: State, seat: SeatNo, index: EffectNo) -> None:
        """The effect is resolved at the end of the seat's turn."""
        raise BrokenLaw(f"effects of the kind {self.number} do nothing at the end of a turn")

    def game_ended(self, s: State, seat: SeatNo, row: Effect) -> None:
        """The last turn is over."""


OPS: Final[list[Op]] = []  # by number; `doors.py` fills it
AT_TURN_END: Final[list[bool]] = []  # by number, what the table says: asked for every effect in every turn


def fill(ops: list[Op]) -> None:
    """Put every kind of effect into its place, all of them and none twice; number 0 is no effect."""
    found: dict[int, Op] = {}
    for op in ops:
        if op.number in found:
            raise BrokenLaw(f"two kinds of effect share the number {op.number}")
        if not op.law:
            raise BrokenLaw(f"the kind of effect {op.number} names no law")
        found[op.number] = op
    for number in range(1, LAST_OP + 1):
        if number not in found:
            raise BrokenLaw(f"the kind of effect {number} has no entry in the table")
    if len(found) != LAST_OP:
        raise BrokenLaw("a kind of effect has a number that the vocabulary does not know")
    OPS.clear()
    OPS.append(Op(0, ""))
    OPS.extend([found[number] for number in range(1, LAST_OP + 1)])
    AT_TURN_END.clear()
    AT_TURN_END.extend([op.at_turn_end for op in OPS])
