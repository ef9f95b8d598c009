"""card.scythia.*, effect.opponents-lose: opponents lose coins each time an action is done.

That the worker returns (card.scythia.return) is a row of the card: `is_red` of the chapter of actions asks for it.
"""

from saecula.aoc.cards.tables import Effect
from saecula.aoc.law.effect import opponents_lose_coins
from saecula.aoc.law.op import Op
from saecula.aoc.state import State
from saecula.aoc.terms import RAID, Card, SeatNo


class Raid(Op):
    """card.scythia.raid"""

    def __init__(self) -> None:
        super().__init__(RAID, "effect.opponents-lose")

    def acted(self, s: State, seat: SeatNo, row: Effect, tech: Card) -> None:
        opponents_lose_coins(s, self.cause(row), seat, row.coins)
