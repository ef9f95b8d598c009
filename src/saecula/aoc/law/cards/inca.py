"""card.inca, civ.rise.effects: wonders for a civilization that is raised, without the action and its points."""

from saecula.aoc.cards.tables import Effect
from saecula.aoc.law.op import Op
from saecula.aoc.law.wonder import open_wonder
from saecula.aoc.state import State
from saecula.aoc.terms import RISE_WONDERS, Amount, SeatNo


class RiseWonders(Op):
    def __init__(self) -> None:
        super().__init__(RISE_WONDERS, "civ.rise.effects")

    def raised(self, s: State, seat: SeatNo, row: Effect, bonus: Amount) -> None:
        open_wonder(s, seat, row.amount)
