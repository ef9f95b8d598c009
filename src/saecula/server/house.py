"""All tables of this process: opening, changing, keeping up with other processes, looking after clocks and bots."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy import Executable, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from saecula.core.errors import SaeculaError
from saecula.server import mail, rows, schema, upkeep
from saecula.server.calling import Notices
from saecula.server.compiling import compile_engine
from saecula.server.config import Config
from saecula.server.database import AWAY, Database, Statement, reason_of
from saecula.server.faults import Fault, in_all_languages
from saecula.server.live import LiveTable
from saecula.server.logs import seldom
from saecula.server.messages import SaidMessage
from saecula.server.revive import name_seats, revive
from saecula.server.rows import OVER, REDO, UNDO, WAITING, EntryRow, packed
from saecula.server.seals import Seals
from saecula.server.secrets import is_id
from saecula.server.thinkers import Thinkers

CHANNEL: Final = "saecula_tables"
SWEEP: Final = 1.0  # seconds between two looks at the clocks
PULSE: Final = 5.0  # seconds between two signs of life
BREAK: Final = 20.0  # seconds without one after which no server can have been at work
IDLE: Final = 600.0  # seconds after which a table that nobody looks at leaves the memory
ENDED: Final = 30.0  # the same of a finished game: it is read again in a moment if somebody comes back
log = logging.getLogger("saecula.server")


class Change:
    """A change under way; `wrote` says that there is something to commit and to announce.

    `written`: is the table's row written already?
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.wrote = self.written = False


class Move:
    """A change by play: its statements are collected and carried out together."""

    def __init__(self) -> None:
        self.statements: list[Statement] = []
        self.wrote = False

    async def execute(self, statement: Executable, values: rows.Values | None = None, /) -> None:
        self.statements.append((statement, values))


class House:
    """Holds what all requests share."""

    def __init__(self, config: Config, channels: ChannelsPlugin) -> None:
        self.config = config
        self.channels = channels
        self.db = Database(config)
        self.tables: dict[str, LiveTable] = {}
        self.thinkers = Thinkers(config.bot_processes, config.programs, config.program_seconds)
        self.notices = Notices(self)
        self.seals = Seals(self.db)
        self.post: Callable[[str, str, str], Coroutine[Any, Any, None]] | None = None  # sends mail: to, subject, text
        if config.mail:
            self.post = partial(mail.send, config)
        self.sockets: Counter[str] = Counter()  # open web sockets by address
        self.counts: Counter[str] = Counter()  # of what happened, for whoever measures
        self.seen: list[rows.Written] = []  # signs of life of people, which are written together
        self.draining = False  # is another server to take over?
        self._aside = ThreadPoolExecutor(1, "saecula-records")
        self._beat_at = 0.0
        self.forgot_at = 0.0
        self._begun = False  # has this server left its first sign of life?
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- the life of the process ------------------------------------------------------------------------------------
    @asynccontextmanager
    async def open_for(self) -> AsyncIterator[None]:
        """While the server runs."""
        await self._begin()
        keepers = [self.start(self._sweep()), self.start(self._listen())]
        if self.config.compile_engine:
            self.start(compile_engine(self.thinkers))
        try:
            yield
        finally:
            left = [table.id for table in self.tables.values() if table.bots is not None and not table.bots.done()]
            for task in [*keepers, *self._tasks]:
                task.cancel()
            await asyncio.gather(*keepers, *self._tasks, return_exceptions=True)
            self.thinkers.close()
            self._aside.shutdown(wait=False, cancel_futures=True)
            await self.notices.close()
            with suppress(*AWAY):
                await upkeep.leave_bots(self, left)
            await self.db.close()

    def must_take_work(self) -> None:
        if self.draining:
            raise Fault("draining", 503)

    async def _begin(self) -> None:
        """A disk that is full, or a database that went away meanwhile, keeps nobody from looking at tables."""
        try:
            await self._beat(starting=True)
            await (self.seals.renew() if self.config.new_key else self.seals.current())
        except AWAY as error:
            reason = reason_of(error)
            seldom.away(reason, "the database cannot be written (%s): tables can be looked at until it can", reason)

    async def _beat(self, starting: bool) -> None:
        """Say that a server is alive. While none was, or the database was away, no clock ran."""
        pulse, now = schema.pulse, time.time()
        async with self.db.writing() as connection:
            last = float((await connection.execute(select(pulse.c.at).with_for_update())).scalar_one())
            await connection.execute(update(pulse).values(at=now))
            if starting:  # a newer version may be able to read what an older one could not
                await upkeep.unlock(connection, now)
            alone = starting and self.config.is_sqlite
            if alone or now - last > BREAK:
                await upkeep.after_a_break(connection, last, now)
                for table in self.tables.values():
                    table.stale = True
        self._beat_at, self._begun = now, True

    async def aside(self, work: Callable[..., Any], *values: Any) -> Any:
        """Replaying and drawing of the past: one at a time, so that it cannot crowd out those who play."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, work, *values)

    async def once(self, table: LiveTable, what: tuple[str, str], work: Callable[..., Any], *values: Any) -> Any:
        """Something about a finished game, which cannot change: computed once, however many ask."""
        task = table.kept.get(what)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = table.kept[what] = asyncio.create_task(self.aside(work, *values))
        return await asyncio.shield(task)

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work beside the requests; its failure is logged, not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    # --- opening ----------------------------------------------------------------------------------------------------
    async def table(self, table_id: str) -> LiveTable:
        """The table, read from the database if need be; raises a fault when there is none."""
        if not is_id(table_id):
            raise Fault("no-such-table", 404)
        found = self.tables.get(table_id)
        if found is None:
            if table_id not in self._opening:
                self._make_room()
                self._opening[table_id] = asyncio.create_task(self._open(table_id))
            try:
                found = await asyncio.shield(self._opening[table_id])
            finally:
                self._opening.pop(table_id, None)
        if found.stale:
            await self.refresh(found)
        found.used_at = time.time()
        return found

    async def _open(self, table_id: str) -> LiveTable:
        async with self.db.reading() as connection:
            stored = await rows.read_all(connection, table_id)
        if stored is None:
            raise Fault("no-such-table", 404)
        table = LiveTable(stored.row, stored.seats, None, [])
        await self._bring_to_life(table, stored)
        return self.tables.setdefault(table_id, table)

    async def _bring_to_life(self, table: LiveTable, stored: rows.Stored) -> None:
        """Replaying takes a while: the loop goes on meanwhile. A table that cannot be read is locked, not lost."""
        table.row, table.seats, table.game, table.redo = stored.row, stored.seats, None, []
        table.resumed_known = stored.row.resumed_at
        table.given = {}
        table.note_given(stored.entries)
        if stored.row.status == WAITING:
            return
        try:
            game, redo = await asyncio.to_thread(revive, stored)
        except Exception as error:
            log.exception("table %s cannot be continued", table.id)
            table.row.broken = in_all_languages(error) if isinstance(error, SaeculaError) else type(error).__name__
            return
        table.game, table.redo = game, redo
        table.row.broken = None  # an older version may not have been able to read it
        table.row.resumed_at = game.resumed_at  # written with the next change, together with its snapshot

    # --- keeping up -------------------------------------------------------------------------------------------------
    async def refresh(self, table: LiveTable) -> None:
        """Catch up with what another process wrote."""
        async with table.lock, self.db.reading() as connection:
            await self._catch_up(connection, table)
        table.wake_listeners()

    @asynccontextmanager
    async def look(self, table: LiveTable) -> AsyncIterator[None]:
        """While nobody changes a table, and as it is on disk: a change that failed is not seen."""
        async with table.lock:
            if table.stale:
                async with self.db.reading() as connection:
                    await self._catch_up(connection, table)
                table.wake_listeners()
            yield

    async def _catch_up(self, connection: AsyncConnection, table: LiveTable) -> None:
        row = await rows.read_row(connection, table.id)
        if row is None:
            raise Fault("no-such-table", 404)
        table.kept.clear()  # what was computed of a finished game names people
        known = table.row.entries
        news = await rows.read_entries(connection, table.id, known)
        seats = await rows.read_seats(connection, table.id)
        if table.stale or row.broken or (table.game is None and row.status != WAITING) or not _follow(table, news):
            stored = await rows.read_all(connection, table.id)
            assert stored is not None
            await self._bring_to_life(table, stored)
        else:
            table.row, table.seats = row, seats
            table.note_given(news)
        if table.game is not None and table.row.origin != "upload":
            name_seats(table.game, table.seats)
        table.stale = False

    @asynccontextmanager
    async def change(self, table: LiveTable, even_locked: bool = False, presence: bool = True) -> AsyncIterator[Change]:
        """The only way to change a table: one writer at a time, memory level with the disk, committed, then announced.

        What refuses (SaeculaError) must do so before it changes anything. `presence`: does it matter who is there?
        """
        async with table.lock:
            with _stale_if_it_fails(table):
                async with self.db.writing() as connection:
                    version = await rows.read_version(connection, table.id)
                    if version != table.row.version or table.stale:
                        await self._catch_up(connection, table)
                        table.wake_listeners()  # they look when the lock is free, whatever becomes of this change
                    elif presence and not self.config.is_sqlite:
                        await self._note_presence(connection, table)
                    if not even_locked:
                        must_be_open(table)
                    change = Change(connection)
                    yield change
                    if change.wrote and not change.written:
                        await self._write_table(connection, table)
        if change.wrote:
            self.announce(table)

    async def _note_presence(self, connection: AsyncConnection, table: LiveTable) -> None:
        """Other servers know of people of whom this one does not."""
        table.note_presence(await rows.read_presence(connection, [table.id]), time.time())

    @asynccontextmanager
    async def move(self, table: LiveTable) -> AsyncIterator[Move]:
        """A change by play, which only writes: what SQLite's one server has in memory needs no second look."""
        move = Move()
        if not self.config.is_sqlite:
            async with self.change(table, presence=False) as change:
                yield move
                if move.wrote:
                    change.wrote = change.written = True
                    if table.asks:  # whoever is asked now may have to be called
                        await self._note_presence(change.connection, table)
                    await self._write_table(move, table)
                    await self.db.carry_out(change.connection, move.statements)
                    self.counts["commands"] += 1
            return
        async with self.look(table):
            must_be_open(table)
            with _stale_if_it_fails(table):
                yield move
                if move.wrote:
                    await self._write_table(move, table)
                    await self.db.write(move.statements)
                    self.counts["commands"] += 1
        if move.wrote:
            self.announce(table)

    async def _write_table(self, connection: rows.Writes, table: LiveTable) -> None:
        table.row.version += 1
        await rows.write_row(connection, table.row)
        await self._write_resumed(connection, table)

    async def _write_resumed(self, connection: rows.Writes, table: LiveTable) -> None:
        """A snapshot that took over from the replay is kept: the one beside it moves on."""
        game = table.game
        if game is None or game.resumed_at == table.resumed_known:
            return
        ours = schema.tables
        kept = update(ours).where(ours.c.id == table.id).values(resumed_from=packed(game.resumed_from))
        await connection.execute(kept)
        table.resumed_known = game.resumed_at

    def announce(self, table: LiveTable) -> None:
        """Tell the listeners here and the other processes, and let bots answer."""
        table.used_at = time.time()
        table.wake_listeners()
        if not self.config.is_sqlite:  # whose one server has no others to tell
            self.channels.publish({"table": table.id, "version": table.row.version}, CHANNEL)
        self.notices.after(table)
        self.let_bots_play(table)
        outcome = table.game.outcome() if table.game is not None else None
        if outcome is not None:
            self.thinkers.part(table.id, outcome)

    def say(self, table: LiveTable, word: SaidMessage) -> None:
        """A word to everybody at a table, here and at other servers."""
        table.hear(word)
        news = {"table": table.id, "version": table.row.version, "said": msgspec.to_builtins(word)}
        self.channels.publish(news, CHANNEL)

    def let_bots_play(self, table: LiveTable) -> None:
        from saecula.server.play import only_answer, run_bots  # playing knows the house

        wanted = not self.draining and (table.bot_to_move() or only_answer(table) is not None)
        if wanted and (table.bots is None or table.bots.done()):
            table.bots = self.start(run_bots(self, table))

    async def _listen(self) -> None:
        """What other processes announce. Our own news are known already."""
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    await self._heard(message)
                except Exception as error:  # the sweep will see to it
                    log.warning("news could not be followed: %s", reason_of(error))

    async def _heard(self, message: bytes) -> None:
        news = msgspec.json.decode(message)
        table = self.tables.get(news["table"])
        if table is None:
            return
        if news.get("deleted"):
            self.forget(table, tell=False)
            return
        if news.get("said") is not None:
            word = msgspec.convert(news["said"], SaidMessage)
            if all(known.at != word.at or known.seat != word.seat for known in table.said):
                table.hear(word)
        try:
            if news["version"] > table.row.version:
                await self.refresh(table)
        finally:
            if news.get("dismissed") is not None:
                dismiss(table, news["dismissed"])

    # --- clocks, bots left alone, tables that nobody uses ------------------------------------------------------------
    async def _sweep(self) -> None:
        while True:
            try:
                if abs(time.time() - self._beat_at) > PULSE:
                    await self._beat(starting=not self._begun)
                    await upkeep.note_locks(self)
                await upkeep.note_seen(self)
                await upkeep.wake_tables(self)
                await upkeep.mend(self)
                await self.notices.sweep()
                if not self.config.is_sqlite:
                    await upkeep.compare_versions(self)
                self._forget_idle()
                await upkeep.forget_outlived(self)
            except AWAY as error:
                reason = reason_of(error)
                seldom.away(reason, "the database cannot be used: %s", reason)
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

    def _forget_idle(self) -> None:
        now = time.time()
        for table in list(self.tables.values()):
            patience = ENDED if table.row.status == OVER else IDLE
            if not table.is_busy() and now - table.used_at > patience:
                del self.tables[table.id]

    def drop(self, table_id: str) -> None:
        """A table is no more in the store."""
        table = self.tables.get(table_id)
        if table is not None:
            self.forget(table, tell=False)

    def forget(self, table: LiveTable, tell: bool = True) -> None:
        """A table was deleted: whoever has it open must go, here and elsewhere."""
        table.stale = True
        self.tables.pop(table.id, None)
        if table.bots is not None:
            table.bots.cancel()
        self.thinkers.part(table.id, None)
        for listener in list(table.listeners):
            listener.dismiss("deleted")
        if tell:
            self.channels.publish({"table": table.id, "version": 0, "deleted": True}, CHANNEL)

    def _make_room(self) -> None:
        """Before one more table is read: those that nobody looks at leave, the longest unused first."""
        over = len(self.tables) + len(self._opening) + 1 - self.config.tables
        if over > 0:
            idle = sorted((table for table in self.tables.values() if not table.is_busy()), key=lambda one: one.used_at)
            if len(idle) < over:
                raise Fault("too-many-tables", 503)
            for table in idle[: max(over, len(idle) // 10)]:  # a few more, so that not everybody has to look for one
                del self.tables[table.id]


def must_be_open(table: LiveTable) -> None:
    if table.row.locked:
        raise Fault("table-locked", 403)


@contextmanager
def _stale_if_it_fails(table: LiveTable) -> Iterator[None]:
    """A refusal has changed nothing; whatever else breaks a change off leaves memory that must be read again."""
    try:
        yield
    except IntegrityError:
        table.stale = True
        raise Fault("stale", ply=table.row.ply) from None
    except SaeculaError:
        raise
    except BaseException:
        table.stale = True
        raise


def dismiss(table: LiveTable, key_id: int) -> None:
    """A token is dead: whoever came with it must go, and hears if the table wanted it so."""
    vote = table.row.vote
    voted = vote is not None and vote["outcome"] == "passed" and vote["key"] == key_id
    for listener in list(table.listeners):
        if listener.key is not None and listener.key.id == key_id:
            listener.dismiss("voted-out" if voted else "revoked")


def _follow(table: LiveTable, news: list[EntryRow]) -> bool:
    """Do in memory what another process has done; False when that does not work out."""
    game = table.game
    if game is None:
        return not news
    try:
        for entry in news:
            if entry.kind == UNDO:
                table.redo.append(game.log[-1])
                game.pop()
            else:
                game.push(entry.text, ply=entry.ply, auto=entry.auto)
                if entry.kind == REDO:
                    table.redo.pop()
                else:
                    table.redo.clear()
    except (SaeculaError, LookupError):
        return False
    return True
