"""world.*: the event tokens of the Changing World."""

from saecula.aoc.law.effect import gain_coins, gain_vp, lose_coins
from saecula.aoc.law.worker import gain_workers, lose_worker
from saecula.aoc.ratings import has, lowest_power, power_of, tech_count, workers_owned
from saecula.aoc.state import State
from saecula.aoc.terms import (
    BABY_BOOM,
    BARBARIANS,
    BY_TOKEN,
    CORRUPTION,
    EARTHQUAKE,
    FESTIVAL,
    GREAT_DEBATE,
    GREAT_HARVEST,
    PLAGUE_IMMUNITY,
    RATS,
    TOKEN_RESOLVED,
)
from saecula.core.event import emit

LOSS = 3  # coins, by Rats, Corruption and Barbarians
PRIZE = 2  # points, by Festival and Great debate


def resolve_token(s: State, token: int) -> None:
    """world.baby-boom to world.blank; ties are treated alike."""
    emit(s, "world.timing", TOKEN_RESOLVED, s.first_seat, token)
    most_wonders = max([len(seat.wonders) for seat in s.seats])
    most_techs = max([tech_count(seat) for seat in s.seats])
    most_coins = max([seat.coins for seat in s.seats])
    weakest = lowest_power(s)
    for i in range(s.seat_count):
        seat = s.seats[i]
        if token == BABY_BOOM:
            gain_workers(s, i, 1, BY_TOKEN)
        elif token == GREAT_HARVEST:
            gain_coins(s, i, workers_owned(seat), BY_TOKEN)
        elif (token == FESTIVAL and len(seat.wonders) == most_wonders) or (
            token == GREAT_DEBATE and tech_count(seat) == most_techs
        ):
            gain_vp(s, i, PRIZE, BY_TOKEN)
        elif token == EARTHQUAKE and not has(seat, PLAGUE_IMMUNITY):
            lose_worker(s, i, BY_TOKEN)
        elif token == RATS or (token == CORRUPTION and seat.coins == most_coins):
            lose_coins(s, i, LOSS, BY_TOKEN)
        elif token == BARBARIANS and power_of(s, seat) == weakest:
            lose_coins(s, i, LOSS, BY_TOKEN)
