"""effect.*, worker.limit, solo.trade: gains and losses. Whatever changes coins or points goes through here."""

from typing import Final

from saecula.aoc.cards.tables import EFFECTS, Effect
from saecula.aoc.law.op import OPS, Op
from saecula.aoc.law.worker import gain_workers
from saecula.aoc.state import State
from saecula.aoc.terms import (
    BY_GAIN,
    BY_OPPONENT,
    COINS_GAINED,
    COINS_LOST,
    GAIN_COINS,
    GAIN_WORKERS,
    MILITARY,
    VP_GAINED,
    Amount,
    EffectNo,
    SeatNo,
)
from saecula.core.event import emit


def gain_coins(s: State, law: str, seat: SeatNo, amount: Amount, source: int) -> None:
    """effect.coins: coins have no upper limit."""
    if amount > 0:
        s.seats[seat].coins += amount
        emit(s, law, COINS_GAINED, seat, amount, source)


def lose_coins(s: State, law: str, seat: SeatNo, amount: Amount, source: int) -> None:
    """effect.coins.lose, effect.opponents-lose: as many as there are."""
    player = s.seats[seat]
    lost = amount if amount < player.coins else player.coins
    if lost > 0:
        player.coins -= lost
        emit(s, law, COINS_LOST, seat, lost, source)


def gain_vp(s: State, law: str, seat: SeatNo, amount: Amount, source: int) -> None:
    """effect.vp: points have no upper limit; every point remembers its source."""
    if amount > 0:
        player = s.seats[seat]
        player.vp += amount
        player.score[source] += amount
        emit(s, law, VP_GAINED, seat, amount, source)


def opponents_lose_coins(s: State, law: str, seat: SeatNo, amount: Amount) -> None:
    """effect.opponents-lose"""
    for other in range(s.seat_count):
        if other != seat:
            lose_coins(s, law, other, amount, BY_OPPONENT)


def others_gain_coins(s: State, law: str, seat: SeatNo, amount: Amount, source: int) -> None:
    """solo.trade: alone at the table there are no others."""
    for other in range(s.seat_count):
        if other != seat:
            gain_coins(s, law, other, amount, source)


# a kind of effect that sums ask for, and effect.lead compares the sums
ASKED_BY_NAME: Final[list[Op]] = [Op(MILITARY, "effect.power")]


# --- effects of the moment in which a card is gained ----------------------------------------------------------------
class GainCoins(Op):
    def __init__(self) -> None:
        super().__init__(GAIN_COINS, "effect.coins")

    def gained(self, s: State, seat: SeatNo, row: Effect) -> None:
        gain_coins(s, self.cause(row), seat, row.coins, BY_GAIN)


class GainWorkers(Op):
    def __init__(self) -> None:
        super().__init__(GAIN_WORKERS, "worker.limit")

    def gained(self, s: State, seat: SeatNo, row: Effect) -> None:
        gain_workers(s, self.cause(row), seat, row.amount, BY_GAIN)


def gain_from_card(s: State, seat: SeatNo, effects: list[EffectNo]) -> None:
    for i in effects:
        OPS[EFFECTS[i].op].gained(s, seat, EFFECTS[i])
