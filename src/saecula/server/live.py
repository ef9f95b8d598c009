"""A table in memory: its rows, its game, and who listens."""

import asyncio
from collections.abc import Callable
from hmac import compare_digest
from typing import Any, Final, Protocol

from saecula.core.game import Game, Move
from saecula.server.messages import SaidMessage
from saecula.server.rows import BOT, PLAYING, WAITING, EntryRow, KeyRow, SeatRow, TableRow

PATIENCE: Final = 60.0  # seconds after which a person who was not heard of is away
SAID_KEPT: Final = 40  # words that somebody who comes later can still read
GIVEN_KEPT: Final = 60  # commands whose ids are remembered
ABSENCE: Final = 900.0  # seconds after which somebody who is away may lose a seat


def is_fresh(seen_at: float | None, now: float) -> bool:
    """Does this sign of life mean that somebody is there? Who leaves is noted as heard of long enough ago."""
    return seen_at is not None and now - seen_at < PATIENCE


class Listener(Protocol):
    """A web socket, seen from a table."""

    key: KeyRow | None
    hidden: bool  # behind other windows

    def wake(self) -> None:
        """Something changed: send the newest state."""

    def dismiss(self, code: str) -> None:
        """The token is dead: say goodbye."""

    def hear(self, word: SaidMessage) -> None:
        """Somebody said something."""


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
        self.said: list[SaidMessage] = []  # what was said at the table lately; nobody keeps it for ever
        self.kept: dict[tuple[str, str], asyncio.Task[Any]] = {}  # what was computed of a finished game
        self._drawn: dict[Any, Any] = {}
        self._drawn_at = (-1, -1)

    @property
    def id(self) -> str:
        return self.row.id

    def bot_to_move(self) -> str | None:
        """The name of the bot that must answer now, if it is one."""
        if self.row.status != PLAYING or self.row.decider is None or self.row.broken or self.row.locked:
            return None
        return self.seats[self.row.decider].player

    def is_opening(self) -> bool:
        """Are the shares of a deal being revealed?"""
        fair = self.row.fair
        return self.row.status == WAITING and fair is not None and fair["ends_at"] is not None

    def seats_of(self, key: KeyRow | None) -> list[int]:
        return [seat.seat for seat in self.seats if key is not None and seat.key_id == key.id]

    def may_watch(self, key: KeyRow | None, invite: str = "") -> bool:
        """Anybody, unless the table is for its players only: then whoever holds a seat, and the host.

        Whoever was invited sees the seats until the game begins: how else could one of them be chosen?
        """
        if self.is_public() or (key is not None and (key.host or bool(self.seats_of(key)))):
            return True
        return self.row.status == WAITING and compare_digest(invite.encode(), self.row.invite.encode())

    def is_public(self) -> bool:
        """May anybody know that it exists?"""
        return self.row.spectators or (self.row.listed and self.row.status == WAITING)

    def may_be_advised(self, key: KeyRow | None) -> bool:
        """As the host has settled it; without a word from the host, whoever plays against bots or at one device."""
        mine = self.seats_of(key)
        if self.row.advice is not None:
            return self.row.advice and bool(mine)
        return bool(mine) and all(seat.seat in mine for seat in self.seats if seat.kind != BOT)

    def is_online(self, seat: SeatRow, now: float) -> bool:
        """Has its person a page open, here or at another server?"""
        if seat.key_id is None:
            return False
        if any(listener.key is not None and listener.key.id == seat.key_id for listener in self.listeners):
            return True
        return is_fresh(seat.seen_at, now)

    def is_looking(self, seat: SeatRow, now: float) -> bool:
        """Has its person a page before the eyes? One at another server counts as such."""
        if seat.key_id is None:
            return False
        here = [page for page in self.listeners if page.key is not None and page.key.id == seat.key_id]
        return any(not page.hidden for page in here) if here else is_fresh(seat.seen_at, now)

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

    def note_given(self, entries: list[EntryRow]) -> None:
        """Under which ids clients gave their last commands: whoever repeats one does so within moments."""
        for entry in entries[-GIVEN_KEPT:]:
            if entry.client_id:
                self.given[entry.client_id] = entry.ply + 1
        while len(self.given) > GIVEN_KEPT:
            del self.given[next(iter(self.given))]

    def is_busy(self) -> bool:
        """Does somebody look at it, change it, or think about it?"""
        return bool(self.listeners) or self.lock.locked() or (self.bots is not None and not self.bots.done())

    def hear(self, word: SaidMessage) -> None:
        """Pass a word on to all pages here, and keep it for those who come in a moment."""
        self.said = [*self.said[1 - SAID_KEPT :], word]
        for listener in self.listeners:
            listener.hear(word)

    def wake_listeners(self) -> None:
        for listener in self.listeners:
            listener.wake()
