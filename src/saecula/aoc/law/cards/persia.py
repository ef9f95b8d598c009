"""card.persia, card.persia.*, round.war: coins in every war, by power."""

from saecula.aoc.cards.tables import Effect
from saecula.aoc.law.effect import gain_coins
from saecula.aoc.law.op import Op
from saecula.aoc.ratings import power_of
from saecula.aoc.state import State
from saecula.aoc.terms import BY_WAR, WAR_INCOME, SeatNo


class WarIncome(Op):
    """card.persia.always: whatever the comparison says."""

    def __init__(self) -> None:
        super().__init__(WAR_INCOME, "round.war")

    def warred(self, s: State, seat: SeatNo, row: Effect) -> None:
        amount = row.coins * (power_of(s, s.seats[seat]) // row.every)
        gain_coins(s, self.cause(row), seat, amount, BY_WAR)
