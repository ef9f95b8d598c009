"""card.phoenicia, card.phoenicia.*, draft.*, civ.choose.market, turn.end.may, action.cost.coins: gifts.

The player lays own coins on a civilization of the market and gains points.
"""

from saecula.aoc.cards.tables import EFFECTS, Effect
from saecula.aoc.law.effect import gain_vp
from saecula.aoc.law.op import OPS, Op
from saecula.aoc.law.question import Question
from saecula.aoc.state import State
from saecula.aoc.terms import (
    ASK_GIFT,
    BY_GIFT,
    BY_TURN_END,
    COINS_GIVEN,
    COINS_LOST,
    GIFT,
    TURN_END_GIFT,
    EffectNo,
    SeatNo,
)
from saecula.core.command import a_of, command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options


class TurnEndGift(Op):
    """Own coins for a civilization of the market, and points for the giver."""

    def __init__(self) -> None:
        super().__init__(TURN_END_GIFT, "turn.end.may")
        self.at_turn_end = True
        self.may = True

    def turn_end_refusal(self, s: State, seat: SeatNo, row: Effect) -> Refusal | None:
        if not s.market:
            return Refusal("draft.empty-market")
        coins = s.seats[seat].coins
        if coins < row.coins:
            return Refusal("action.cost.coins", "coins", row.coins, coins)
        return None

    def turn_ended(self, s: State, seat: SeatNo, index: EffectNo) -> None:
        s.stack.append(Frame(ASK_GIFT, seat, 0, index))


class GiftQuestion(Question):
    def __init__(self) -> None:
        super().__init__(ASK_GIFT, "gift", [GIFT], "card.phoenicia", {"a": "the effect"})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for civ in s.market:
            options.append(command(GIFT, civ))

    def refusal(self, s: State, frame: Frame, cmd: int) -> Refusal | None:
        return None if a_of(cmd) in s.market else Refusal("civ.choose.market")

    def answer(self, s: State, frame: Frame, cmd: int) -> None:
        """card.phoenicia.bonus-coins, draft.phoenicia: from now on they are ordinary bonus coins."""
        s.stack.pop()
        civ = a_of(cmd)
        row = EFFECTS[frame.a]
        law = OPS[TURN_END_GIFT].cause(row)
        s.seats[frame.seat].coins -= row.coins
        s.market_coins[s.market.index(civ)] += row.coins
        emit(s, law, COINS_LOST, frame.seat, row.coins, BY_GIFT)
        emit(s, law, COINS_GIVEN, frame.seat, civ, row.coins)
        gain_vp(s, law, frame.seat, row.vp, BY_TURN_END)
