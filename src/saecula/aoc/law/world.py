"""world.*: the event tokens of the Changing World."""

from typing import Final

from saecula.aoc.law.effect import gain_coins, gain_vp, lose_coins
from saecula.aoc.law.worker import gain_workers, lose_worker
from saecula.aoc.ratings import has, lowest_power, power_of, tech_count, workers_owned
from saecula.aoc.state import State
from saecula.aoc.terms import (
    BABY_BOOM,
    BARBARIANS,
    BLANK,
    BY_TOKEN,
    CORRUPTION,
    EARTHQUAKE,
    FESTIVAL,
    GREAT_DEBATE,
    GREAT_HARVEST,
    PLAGUE_IMMUNITY,
    RATS,
    ROW_SIZE,
    TOKEN_IDS,
    TOKEN_RESOLVED,
)
from saecula.core.chance import Chance
from saecula.core.errors import BrokenLaw
from saecula.core.event import emit

TOKENS_LAID: Final = 3
LOSS: Final = 3  # coins, by Rats, Corruption and Barbarians
PRIZE: Final = 2  # points, by Festival and Great debate
TOKEN_LAWS: Final = [  # by token
    "world.baby-boom", "world.great-harvest", "world.festival", "world.great-debate", "world.earthquake", "world.rats",
    "world.corruption", "world.barbarians", "world.blank",
]  # fmt: skip


def lay_tokens(s: State, chance: Chance) -> None:
    """world.tokens: over the last cards of the row, so that they strike after rounds three, four and five."""
    drawn = chance.order("tokens", len(TOKEN_IDS))
    for i in range(TOKENS_LAID):
        s.tokens[ROW_SIZE - TOKENS_LAID + i] = drawn[i]


def resolve_token(s: State, token: int) -> None:
    """world.timing, world.before-symbol: at the end of a round, before the symbol.

    Ties are treated alike, and whoever is struck was chosen before anybody was.
    """
    law = TOKEN_LAWS[token]
    emit(s, law, TOKEN_RESOLVED, s.first_seat, token)
    struck = [strikes(s, token, i) for i in range(s.seat_count)]
    for i in range(s.seat_count):
        if not struck[i]:
            continue
        if token == BABY_BOOM:
            gain_workers(s, law, i, 1, BY_TOKEN)
        elif token == GREAT_HARVEST:
            gain_coins(s, law, i, workers_owned(s.seats[i]), BY_TOKEN)
        elif token in (FESTIVAL, GREAT_DEBATE):
            gain_vp(s, law, i, PRIZE, BY_TOKEN)
        elif token == EARTHQUAKE:
            lose_worker(s, law, i, BY_TOKEN)
        elif token in (RATS, CORRUPTION, BARBARIANS):
            lose_coins(s, law, i, LOSS, BY_TOKEN)
        else:
            raise BrokenLaw(f"the event token {token} does nothing")


def strikes(s: State, token: int, i: int) -> bool:
    """Whom a token concerns."""
    seat = s.seats[i]
    if token in (BABY_BOOM, GREAT_HARVEST, RATS):
        return True
    if token == FESTIVAL:
        return len(seat.wonders) == max([len(other.wonders) for other in s.seats])
    if token == GREAT_DEBATE:
        return tech_count(seat) == max([tech_count(other) for other in s.seats])
    if token == EARTHQUAKE:
        return not has(seat, PLAGUE_IMMUNITY)
    if token == CORRUPTION:
        return seat.coins == max([other.coins for other in s.seats])
    if token == BARBARIANS:
        return power_of(s, seat) == lowest_power(s)
    if token == BLANK:
        return False
    raise BrokenLaw(f"the event token {token} concerns nobody")
