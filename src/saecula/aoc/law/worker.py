"""worker.*: gaining, placing, returning and losing workers."""

from saecula.aoc.ratings import workers_owned
from saecula.aoc.state import State
from saecula.aoc.terms import BY_RETURN, WORKER_GAINED, WORKER_LIMIT, WORKER_LOST
from saecula.core.event import emit


def gain_workers(s: State, seat: int, amount: int, source: int) -> None:
    """worker.limit, worker.red.until-return: up to four owned, placed ones included."""
    player = s.seats[seat]
    room = WORKER_LIMIT - workers_owned(player)
    gained = amount if amount < room else room
    if gained > 0:
        player.idle += gained
        emit(s, "worker.limit", WORKER_GAINED, seat, gained, source)


def lose_worker(s: State, seat: int, source: int) -> bool:
    """worker.lose.none: whoever has none ignores it. Only between turns, when nobody is placed."""
    player = s.seats[seat]
    if player.idle == 0:
        return False
    player.idle -= 1
    emit(s, "worker.return.red", WORKER_LOST, seat, 1, source)
    return True


def place_workers(s: State, seat: int, crew: int, red: bool) -> None:
    player = s.seats[seat]
    player.idle -= crew
    if red:
        player.red += crew
    else:
        player.white += crew


def return_workers(s: State, seat: int) -> None:
    """worker.return.white, worker.return.red"""
    player = s.seats[seat]
    player.idle += player.white
    player.white = 0
    if player.red:
        emit(s, "worker.return.red", WORKER_LOST, seat, player.red, BY_RETURN)
        player.red = 0
