"""Clocks: each decision has free seconds, then the seat's reserve runs; at its end a substitute bot takes over."""

from typing import Final

from saecula.core.game import Game
from saecula.server.rows import PLAYING, SeatRow, TableRow

RESCUE: Final = 8.0  # seconds after which another server looks after a bot whose own server died


def fill(row: TableRow, seats: int) -> None:
    """Full reserves for everybody."""
    if row.clock is not None:
        row.left = [float(row.clock["reserve"])] * seats


def charge(row: TableRow, seats: list[SeatRow], now: float) -> None:
    """Take what the decider has used beyond its free seconds from its reserve; bots think for nothing."""
    if row.clock is None or row.decider is None or row.since is None or row.left is None:
        return
    if seats[row.decider].player is None:
        used = max(0.0, now - row.since - row.clock["move"])
        left = row.left[:]
        left[row.decider] = max(0.0, left[row.decider] - used)
        row.left = left


def hand_over(row: TableRow, seats: list[SeatRow], now: float) -> None:
    """Another player answers the open question: the reserve is charged, and free seconds that are gone stay gone.

    Whoever lets a bot play and comes back has the same decision before them, not a new one.
    """
    charge(row, seats, now)
    free = row.clock["move"] if row.clock is not None else 0.0
    row.since = now if row.since is None else max(row.since, now - free)


def ask(row: TableRow, seats: list[SeatRow], game: Game, now: float, thought: dict[int, float]) -> None:
    """After a command: who is asked now, since when, and when somebody should look again.

    `thought` are the seconds spent at each ply that can be gone back to: nobody gets free seconds twice by undoing.
    """
    decision, before = game.decision, row.decider
    row.ply = game.ply
    row.decider = decision.seat if decision else None
    row.turn_seat = game.turn_seat if decision else None
    if row.decider != before:
        thought.clear()
    free = row.clock["move"] if row.clock is not None else 0.0
    row.since = now - min(free, thought.get(row.ply, 0.0))
    age = getattr(game.state, "age", 0)  # a game without ages never refills
    if row.clock is not None and row.clock["refill"] and age > row.age:
        fill(row, len(seats))
    row.age = max(row.age, age)
    row.wakes_at = wake(row, seats, now)


def wake(row: TableRow, seats: list[SeatRow], now: float) -> float | None:
    if row.status != PLAYING or row.decider is None or row.broken:
        return None
    if seats[row.decider].player is not None:
        return now + RESCUE
    return run_out(row)


def run_out(row: TableRow) -> float | None:
    """When the decider's time is over."""
    if row.clock is None or row.decider is None or row.since is None or row.left is None:
        return None
    return float(row.since + row.clock["move"] + row.left[row.decider])
