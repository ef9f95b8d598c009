"""tech.education.*, turn.end.may: an action at the end of the own turn, without a worker, at its price."""

from saecula.aoc.cards.tables import EFFECTS, Effect
from saecula.aoc.law.action import act_through_card, through_card_refusal
from saecula.aoc.law.op import Op
from saecula.aoc.state import State
from saecula.aoc.terms import TURN_END_ACTION, EffectNo, SeatNo
from saecula.core.errors import Refusal


class TurnEndAction(Op):
    """tech.education.culture, tech.education.once: one of the effects that a turn end resolves once.

    tech.education.any-round: nobody asks for a slot. tech.education.modifiers: price and gains are the action's.
    """

    def __init__(self) -> None:
        super().__init__(TURN_END_ACTION, "turn.end.may")
        self.at_turn_end = True
        self.may = True

    def turn_end_refusal(self, s: State, seat: SeatNo, row: Effect) -> Refusal | None:
        return through_card_refusal(s, seat, row.action, row.card)

    def turn_ended(self, s: State, seat: SeatNo, index: EffectNo) -> None:
        row = EFFECTS[index]
        act_through_card(s, self.cause(row), seat, row.action, row.card)
