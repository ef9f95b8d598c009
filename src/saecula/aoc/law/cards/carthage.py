"""card.carthage, draft.carthage, civ.rise.coins: a multiple of the bonus coins, those of a draft too."""

from saecula.aoc.cards.tables import Effect
from saecula.aoc.law.op import Op
from saecula.aoc.terms import RISE_MULTIPLY_BONUS, Amount


class MultiplyBonus(Op):
    """draft.carthage: a first civilization brings no bonus coins, and a multiple of nothing is nothing."""

    def __init__(self) -> None:
        super().__init__(RISE_MULTIPLY_BONUS, "civ.rise.coins")

    def bonus_times(self, row: Effect) -> Amount:
        return row.amount
