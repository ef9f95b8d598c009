"""People who are away are told that a decision waits for them, or that the game is over.

Never while they look, and at most once per table and hour, unless they want to hear of every decision: what comes
sooner is told when the hour is over, if it still waits. A seat's own webhook is for programs and is told everything at
once.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from saecula.core.game import HUMAN
from saecula.i18n import say
from saecula.names import shown_name
from saecula.server import callers, mail, push, rows, schema
from saecula.server.answers import Notice
from saecula.server.callers import Caller
from saecula.server.database import AWAY
from saecula.server.live import PATIENCE, LiveTable
from saecula.server.notices import Post
from saecula.server.rows import OVER, PLAYING, KeyRow, SeatRow, TableRow

if TYPE_CHECKING:
    from saecula.server.house import House

HOUR: Final = 3600.0  # seconds between two calls about one table
SWEEP: Final = 10.0  # seconds between two looks for calls that are due
AT_ONCE: Final = 50
GONE: Final = (404, 410)  # a browser has ended its subscription
log = logging.getLogger("saecula.server")


@dataclass
class Call:
    """What is told: a decision waits, the game is over, or somebody only tries whether it works."""

    event: str  # decision, over or try
    table: TableRow
    seat: SeatRow
    decision: str | None
    url: str

    def text(self, language: str) -> str:
        names = {"player": self.seat.name, "table": shown_name(self.table.name, HUMAN, 0, language)}
        return say(language, f"server-notice-{self.event}", **names)

    def title(self, language: str) -> str:
        return say(language, f"server-game-{self.table.game}")

    def notice(self, language: str) -> Notice:
        return Notice(
            event="over" if self.event == "over" else "try" if self.event == "try" else "decision",
            table=self.table.id,
            game=self.table.game,
            name=self.table.name,
            seat=self.seat.seat,
            player=self.seat.name,
            decision=self.decision,
            ply=self.table.ply,
            text=self.text(language),
            url=self.url,
        )


class Notices:
    """Calls people, beside everything else."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.config = house.config
        self.outside = Post(house.config)
        self._sending: set[asyncio.Task[None]] = set()
        self._swept_at = 0.0
        self._key = ""  # of web push, when it was first needed

    # --- when -------------------------------------------------------------------------------------------------------
    def after(self, table: LiveTable) -> None:
        """After a change that asked somebody else, or ended the game: whoever is concerned and away is told."""
        row, asks = table.row, table.asks
        table.asks = False
        if not asks:
            return
        now = time.time()
        for seat in table.seats:
            concerned = row.status == OVER or (seat.seat == row.decider and seat.player is None)
            if not concerned or seat.key_id is None or table.is_looking(seat, now):
                continue
            call = self._call(row, seat, table)
            if seat.webhook and self.config.webhooks != "off":
                self._start(self._hook(seat.webhook, call))
            if callers.kinds(self.config):
                self._start(self._tell(seat.key_id, call))

    def _call(self, row: TableRow, seat: SeatRow, table: LiveTable | None = None) -> Call:
        game = table.game if table is not None else None
        decision = game.decision.kind if game is not None and game.decision is not None else None
        event = "over" if row.status == OVER else "decision"
        return Call(event, row, seat, decision, f"{self.config.public_url}/t/{row.id}")

    async def _tell(self, key_id: int, call: Call) -> None:
        """Those who want to hear everything at once; the others if the last call is long enough ago, else later."""
        now, ours = time.time(), schema.keys
        async with self.house.db.reading() as connection:
            found = await self._who(connection, key_id)
            if found is None:
                return
            key, everybody = found
            query = select(ours.c.called_at).where(ours.c.id == key_id)
            called_at = (await connection.execute(query)).scalar()
        await self._send_all([one for one in everybody if one.every], call)
        patient = [one for one in everybody if not one.every]
        if not patient:
            return
        if called_at is not None and now - called_at < HOUR:
            await self.house.db.write([update(ours).where(ours.c.id == key.id).values(call_due=called_at + HOUR)])
            return
        await self.house.db.write([update(ours).where(ours.c.id == key.id).values(called_at=now, call_due=None)])
        await self._send_all(patient, call)

    async def sweep(self) -> None:
        """Calls that had to wait for their hour."""
        now, ours = time.time(), schema.keys
        if abs(now - self._swept_at) < SWEEP or not callers.kinds(self.config):
            return
        self._swept_at = now
        query = select(ours.c.id, ours.c.call_due, ours.c.table_id).where(ours.c.call_due <= now).limit(AT_ONCE)
        async with self.house.db.reading() as connection:
            due = list(await connection.execute(query))
        for one in due:
            call = await self._still_waits(one.table_id, one.id, now)
            values = {"call_due": None} if call is None else {"call_due": None, "called_at": now}
            async with self.house.db.writing() as connection:  # of several servers one has this call
                mine = update(ours).where(ours.c.id == one.id, ours.c.call_due == one.call_due)
                taken = (await connection.execute(mine.values(**values))).rowcount
            if taken and call is not None:
                self._start(self._send_patient(one.id, call))

    async def _still_waits(self, table_id: str, key_id: int, now: float) -> Call | None:
        """What there is to tell after all: nothing to somebody who has decided, looks, or has seen it."""
        async with self.house.db.reading() as connection:
            row, seats = await rows.read_row(connection, table_id), await rows.read_seats(connection, table_id)
        if row is None or row.locked:
            return None
        live = self.house.tables.get(table_id)
        for seat in seats:
            asked = row.status == OVER or (row.status == PLAYING and seat.seat == row.decider and seat.player is None)
            if seat.key_id != key_id or not asked:
                continue
            known = live if live is not None else LiveTable(row, seats, None, [])
            seen = seat.seen_at is not None and row.since is not None and seat.seen_at + PATIENCE > row.since + 1
            if not seen and not known.is_looking(known.seats[seat.seat], now):
                return self._call(row, seat, live)
        return None

    async def _send_patient(self, key_id: int, call: Call) -> None:
        async with self.house.db.reading() as connection:
            found = await self._who(connection, key_id)
        if found is not None:
            await self._send_all([one for one in found[1] if not one.every], call)

    async def _who(self, connection: AsyncConnection, key_id: int) -> tuple[KeyRow, list[Caller]] | None:
        """A person, and where this one wants to be called; None if nowhere."""
        found = (
            (await connection.execute(select(*rows.KEY_COLUMNS).where(schema.keys.c.id == key_id))).mappings().first()
        )
        if found is None:
            return None
        key = KeyRow(**found)
        everybody = [one for one in await callers.read(connection, key) if one.code is None]
        return (key, everybody) if everybody else None

    # --- how --------------------------------------------------------------------------------------------------------
    async def _send_all(self, everybody: list[Caller], call: Call) -> None:
        await asyncio.gather(*(self.send(one, call) for one in everybody))

    async def send(self, caller: Caller, call: Call) -> bool:
        """One call by one way; whether it was taken. What cannot be delivered is logged without addresses."""
        if caller.kind not in callers.kinds(self.config):
            return False
        text, lang = call.text(caller.lang), caller.lang
        if caller.kind == "mail":
            done = await self._mail(caller, call)
        elif caller.kind == "push":
            done = await self._push(caller, call)
        elif caller.kind == "webhook":
            done = await self._hook(caller.address, call, lang)
        elif caller.kind == "discord":
            body = {"content": f"{text}\n{call.url}", "allowed_mentions": {"parse": []}}
            done = await self._posted(caller.address, msgspec.json.encode(body), {"Content-Type": "application/json"})
        else:
            headers = {"Click": call.url, "Tags": "game_die", "Content-Type": "text/plain; charset=utf-8"}
            done = await self._posted(caller.address, f"{text}\n{call.url}".encode(), headers)
        self.house.counts[f"calls_{caller.kind}"] += done
        self.house.counts["calls_failed"] += not done
        return done

    async def _posted(self, url: str, content: bytes, headers: dict[str, str]) -> bool:
        status = await self.outside.steadily(url, content, headers)
        return status is not None and status < 400

    async def _hook(self, url: str, call: Call, language: str = "en") -> bool:
        return await self._posted(url, msgspec.json.encode(call.notice(language)), {"Content-Type": "application/json"})

    async def _mail(self, caller: Caller, call: Call) -> bool:
        stop = say(caller.lang, "server-notice-stop")
        try:
            text = f"{call.text(caller.lang)}\n\n{call.url}\n\n-- \n{stop}\n"
            await mail.send(self.config, caller.address, call.text(caller.lang), text)
        except OSError as error:
            log.warning("mail could not be handed in: %s", type(error).__name__)
            return False
        return True

    async def key(self) -> str:
        if not self._key:
            self._key = await push.own_key(self.house.db)
        return self._key

    async def _push(self, caller: Caller, call: Call) -> bool:
        to = callers.subscription_of(caller)
        shown = {
            "title": call.title(caller.lang),
            "text": call.text(caller.lang),
            "url": call.url,
            "tag": call.table.id,
        }
        headers = push.headers(to.endpoint, await self.key(), self.config.push)
        mode = "any" if self.config.webhooks == "any" else "public"
        content = push.encrypted(to, msgspec.json.encode(shown))
        status = await self.outside.steadily(to.endpoint, content, headers, mode)
        if status in GONE:
            async with self.house.db.writing() as connection:
                await callers.forget(connection, caller)
        return status is not None and status < 400

    # --- beside everything else -------------------------------------------------------------------------------------
    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(self._quietly(work))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _quietly(self, work: Coroutine[Any, Any, Any]) -> None:
        with suppress(*AWAY):  # the database is away: others log that
            await work

    async def close(self) -> None:
        for task in list(self._sending):
            task.cancel()
        await self.outside.close()
