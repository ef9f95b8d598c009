"""effect.*: gains and losses. Everything that changes coins, points or a card's owner goes through here."""

from saecula.aoc.cards.tables import EFFECTS
from saecula.aoc.law.worker import gain_workers
from saecula.aoc.state import State
from saecula.aoc.terms import (
    BY_GAIN,
    BY_OPPONENT,
    COINS_GAINED,
    COINS_LOST,
    GAIN_COINS,
    GAIN_WORKERS,
    VP_GAINED,
)
from saecula.core.event import emit


def gain_coins(s: State, seat: int, amount: int, source: int) -> None:
    """effect.coins: coins have no upper limit."""
    if amount > 0:
        s.seats[seat].coins += amount
        emit(s, "effect.coins", COINS_GAINED, seat, amount, source)


def lose_coins(s: State, seat: int, amount: int, source: int) -> None:
    """effect.coins.lose, effect.opponents-lose: as many as there are."""
    player = s.seats[seat]
    lost = amount if amount < player.coins else player.coins
    if lost > 0:
        player.coins -= lost
        emit(s, "effect.coins.lose", COINS_LOST, seat, lost, source)


def gain_vp(s: State, seat: int, amount: int, source: int) -> None:
    """effect.vp: points have no upper limit; every point remembers its source."""
    if amount > 0:
        player = s.seats[seat]
        player.vp += amount
        player.score[source] += amount
        emit(s, "effect.vp", VP_GAINED, seat, amount, source)


def opponents_lose_coins(s: State, seat: int, amount: int) -> None:
    for other in range(s.seat_count):
        if other != seat:
            lose_coins(s, other, amount, BY_OPPONENT)


def others_gain_coins(s: State, seat: int, amount: int, source: int) -> None:
    """solo.trade, solo.lydia: alone at the table there are no others."""
    for other in range(s.seat_count):
        if other != seat:
            gain_coins(s, other, amount, source)


def gain_from_card(s: State, seat: int, effects: list[int]) -> None:
    """Effects of the moment in which a card is gained."""
    for i in effects:
        effect = EFFECTS[i]
        if effect.op == GAIN_COINS:
            gain_coins(s, seat, effect.coins, BY_GAIN)
        elif effect.op == GAIN_WORKERS:
            gain_workers(s, seat, effect.amount, BY_GAIN)
