"""A table in memory: its rows, its game, and who listens."""

import asyncio
from collections.abc import Callable
from hmac import compare_digest
from typing import Any, Final, Protocol

from saecula.core.game import Game, Move
from saecula.server.rows import PLAYING, WAITING, KeyRow, SeatRow, TableRow

PATIENCE: Final = 60.0  # seconds after which a person who was not heard of is away
ABSENCE: Final = 900.0  # seconds after which somebody who is away may lose a seat


def is_fresh(seen_at: float | None, now: float) -> bool:
    """Does this sign of life mean that somebody is there? Who leaves is noted as heard of long enough ago."""
    return seen_at is not None and now - seen_at < PATIENCE


class Listener(Protocol):
    """A web socket, seen from a table."""

    key: KeyRow | None

    def wake(self) -> None:
        """Something changed: send the newest state."""

    def dismiss(self, code: str) -> None:
        """The token is dead: say goodbye."""


class LiveTable:
    """One per table and process. Whoever changes it holds its lock and writes to the database first.

    `stale` says that a change failed half-way: memory may be ahead of the disk and is read again.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow], game: Game | None, redo: list[Move]) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.redo = redo
        self.given: dict[str, int] = {}  # ids that clients gave their commands, and the ply each led to
        self.asks = False  # has the change under way asked somebody else, or ended the game?
        self.thought: dict[int, float] = {}  # seconds spent at plies that the decider can go back to
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.stale = False
        self.resumed_known = row.resumed_at  # the snapshot of this ply is on disk as the one that took over
        self.bots: asyncio.Task[None] | None = None
        self.used_at = 0.0
        self.kept: dict[tuple[str, str], asyncio.Task[Any]] = {}  # what was computed of a finished game
        self._drawn: dict[Any, Any] = {}
        self._drawn_at = (-1, -1)

    @property
    def id(self) -> str:
        return self.row.id

    def bot_to_move(self) -> str | None:
        """The name of the bot that must answer now, if it is one."""
        if self.row.status != PLAYING or self.row.decider is None or self.row.broken:
            return None
        return self.seats[self.row.decider].player

    def seats_of(self, key: KeyRow | None) -> list[int]:
        return [seat.seat for seat in self.seats if key is not None and seat.key_id == key.id]

    def may_watch(self, key: KeyRow | None, invite: str = "") -> bool:
        """Anybody, unless the table is for its players only: then whoever holds a seat, and the host.

        Whoever was invited sees the seats until the game begins: how else could one of them be chosen?
        """
        if self.row.spectators or (key is not None and (key.host or bool(self.seats_of(key)))):
            return True
        return self.row.status == WAITING and compare_digest(invite.encode(), self.row.invite.encode())

    def is_online(self, seat: SeatRow, now: float) -> bool:
        """Has its person a page open, here or at another server?"""
        if seat.key_id is None:
            return False
        if any(listener.key is not None and listener.key.id == seat.key_id for listener in self.listeners):
            return True
        return is_fresh(seat.seen_at, now)

    def is_long_gone(self, seat: SeatRow, now: float) -> bool:
        """Away for longer than whoever only closed a page, or takes the free time of a decision elsewhere."""
        return seat.seen_at is None or now - seat.seen_at - PATIENCE > self.absence()

    def absence(self) -> float:
        """Seconds after which a seat may be taken from somebody in a running game."""
        return max(ABSENCE, float(self.row.clock["move"]) if self.row.clock is not None else 0.0)

    def note_presence(self, seen: dict[tuple[str, int], float | None], now: float) -> bool:
        """What all servers know of people: whether somebody has come or gone."""
        changed = False
        for seat in self.seats:
            at = seen.get((self.id, seat.seat), seat.seen_at)
            changed = changed or is_fresh(at, now) != is_fresh(seat.seen_at, now)
            seat.seen_at = at
        return changed

    def drawn(self, key: Any, draw: Callable[[], Any]) -> Any:
        """What is drawn for several people is drawn once per state of the table."""
        now = (self.row.version, self.row.entries)
        if self._drawn_at != now:
            self._drawn, self._drawn_at = {}, now
        if key not in self._drawn:
            self._drawn[key] = draw()
        return self._drawn[key]

    def is_busy(self) -> bool:
        """Does somebody look at it, change it, or think about it?"""
        return bool(self.listeners) or self.lock.locked() or (self.bots is not None and not self.bots.done())

    def wake_listeners(self) -> None:
        for listener in self.listeners:
            listener.wake()
