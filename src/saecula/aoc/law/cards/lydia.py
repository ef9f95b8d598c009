"""card.lydia, solo.lydia, civ.rise.effects: coins for a civilization that is raised, and coins for the others."""

from saecula.aoc.cards.tables import Effect
from saecula.aoc.law.effect import gain_coins, others_gain_coins
from saecula.aoc.law.op import Op
from saecula.aoc.state import State
from saecula.aoc.terms import BY_RISE, RISE_COINS, RISE_OTHERS_COINS, Amount, SeatNo


class RiseCoins(Op):
    def __init__(self) -> None:
        super().__init__(RISE_COINS, "civ.rise.effects")

    def raised(self, s: State, seat: SeatNo, row: Effect, bonus: Amount) -> None:
        gain_coins(s, self.cause(row), seat, row.coins, BY_RISE)


class RiseOthersCoins(Op):
    """solo.lydia: alone there are no others."""

    def __init__(self) -> None:
        super().__init__(RISE_OTHERS_COINS, "civ.rise.effects")

    def raised(self, s: State, seat: SeatNo, row: Effect, bonus: Amount) -> None:
        others_gain_coins(s, self.cause(row), seat, row.coins, BY_RISE)
