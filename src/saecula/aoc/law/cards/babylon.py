"""card.babylon, card.babylon.*, turn.end.effects: technologies at the end of every own turn."""

from saecula.aoc.cards.tables import EFFECTS
from saecula.aoc.law.op import Op
from saecula.aoc.law.tech import learnable, open_learn
from saecula.aoc.state import State
from saecula.aoc.terms import TURN_END_TECH, EffectNo, SeatNo


class TurnEndTech(Op):
    """card.babylon.not-research: learned by the question of its own, so nothing that names Research hears of it."""

    def __init__(self) -> None:
        super().__init__(TURN_END_TECH, "turn.end.effects")
        self.at_turn_end = True

    def turn_ended(self, s: State, seat: SeatNo, index: EffectNo) -> None:
        if learnable(s.seats[seat]):
            open_learn(s, seat, EFFECTS[index].amount)
