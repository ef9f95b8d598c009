"""card.tiwanaku, civ.rise.effects: points for the cards of the row that are still to come."""

from saecula.aoc.cards.tables import Effect
from saecula.aoc.law.effect import gain_vp
from saecula.aoc.law.op import Op
from saecula.aoc.ratings import future_cards
from saecula.aoc.state import State
from saecula.aoc.terms import BY_RISE, RISE_VP_PER_FUTURE, Amount, SeatNo


class RisePointsForFuture(Op):
    def __init__(self) -> None:
        super().__init__(RISE_VP_PER_FUTURE, "civ.rise.effects")

    def raised(self, s: State, seat: SeatNo, row: Effect, bonus: Amount) -> None:
        gain_vp(s, self.cause(row), seat, row.vp * future_cards(s), BY_RISE)
