"""card.iberia, card.iberia.*, draft.iberia, civ.rise.effects: technologies for bonus coins."""

from saecula.aoc.cards.tables import Effect
from saecula.aoc.law.op import Op
from saecula.aoc.law.tech import open_learn
from saecula.aoc.state import State
from saecula.aoc.terms import RISE_TECHS, Amount, SeatNo


class TechsForBonus(Op):
    """card.iberia.one-by-one: one question for each; draft.iberia: the coins of a draft are bonus coins."""

    def __init__(self) -> None:
        super().__init__(RISE_TECHS, "civ.rise.effects")

    def raised(self, s: State, seat: SeatNo, row: Effect, bonus: Amount) -> None:
        open_learn(s, seat, bonus // row.every)
