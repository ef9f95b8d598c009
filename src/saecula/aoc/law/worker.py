"""worker.*, setup.colours: gaining, placing, returning and losing workers."""

from saecula.aoc.ratings import workers_owned
from saecula.aoc.state import State
from saecula.aoc.terms import BY_RETURN, WORKER_GAINED, WORKER_LIMIT, WORKER_LOST, Amount, SeatNo
from saecula.core.event import emit


def gain_workers(s: State, law: str, seat: SeatNo, amount: Amount, source: int) -> None:
    """worker.limit, setup.colours, worker.red.until-return: up to four owned, placed ones included."""
    player = s.seats[seat]
    room = WORKER_LIMIT - workers_owned(player)
    gained = amount if amount < room else room
    if gained > 0:
        player.idle += gained
        emit(s, law, WORKER_GAINED, seat, gained, source)


def lose_worker(s: State, law: str, seat: SeatNo, source: int) -> bool:
    """worker.lose.none: whoever has none ignores it. Only between turns, when nobody is placed."""
    player = s.seats[seat]
    if player.idle == 0:
        return False
    player.idle -= 1
    emit(s, law, WORKER_LOST, seat, 1, source)
    return True


def place_workers(s: State, seat: SeatNo, crew: Amount, red: bool) -> None:
    """worker.red.until-return: those on red slots are owned until they are counted out."""
    player = s.seats[seat]
    player.idle -= crew
    if red:
        player.red += crew
    else:
        player.white += crew


def return_workers(s: State, seat: SeatNo) -> None:
    """worker.return.white, worker.return.red"""
    player = s.seats[seat]
    player.idle += player.white
    player.white = 0
    if player.red:
        emit(s, "worker.return.red", WORKER_LOST, seat, player.red, BY_RETURN)
        player.red = 0
