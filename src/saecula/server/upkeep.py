"""What a house does beside its tables: hands over to another server, forgets what is too old, notices locks, wakes
tables whose time has come, keeps up with what other servers wrote, mends clocks after a break.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import case, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from saecula.core.errors import SaeculaError
from saecula.server import keeping, rows, schema
from saecula.server.config import Config
from saecula.server.database import AWAY, Database
from saecula.server.live import PATIENCE
from saecula.server.rows import PLAYING

if TYPE_CHECKING:
    from saecula.server.house import House

DRAINED: Final = 5.0  # seconds for pages to go and commands to end, when another server takes over
FORGETTING: Final = 3600.0  # seconds between two looks for what is too old
log = logging.getLogger("saecula.server")


async def drain(house: "House") -> None:
    """Hand over to another server: no new work, then everybody is sent to it, and what is under way is finished."""
    house.draining = True
    await asyncio.sleep(house.config.drain_seconds)  # until a proxy has noticed
    for page in [page for table in house.tables.values() for page in table.listeners]:
        page.dismiss("draining")
    end = time.monotonic() + DRAINED
    while time.monotonic() < end and any(table.listeners or table.lock.locked() for table in house.tables.values()):
        await asyncio.sleep(0.02)


async def leave_bots(house: "House", ids: list[str]) -> None:
    """Whose bots we could not wait for: another server asks them at once."""
    ours = schema.tables
    if ids and not house.config.is_sqlite:
        left = update(ours).where(ours.c.id.in_(ids), ours.c.wakes_at.is_not(None))
        await house.db.write([left.values(wakes_at=time.time())])


async def forget_outlived(house: "House") -> None:
    """Records that strangers brought are kept for a while, tables as long as whoever runs the server says."""
    now = time.time()
    if now - house.forgot_at < FORGETTING:
        return
    house.forgot_at = now
    for table_id in await forget(house.db, house.config, now):
        house.drop(table_id)


async def forget(db: Database, config: Config, now: float) -> list[str]:
    """Delete whatever has had its time; the ids of the tables."""
    gone: list[str] = []
    while True:
        async with db.writing() as connection:
            some = await keeping.outlived(connection, config, now)
            if some:
                await keeping.delete_tables(connection, some)
        gone += some
        if len(some) < keeping.AT_ONCE:
            return gone


async def note_locks(house: "House") -> None:
    """Whoever runs the server may lock, open or delete a table from outside, in any process."""
    async with house.db.reading() as connection:
        locks = await keeping.read_locks(connection, list(house.tables))
    for table in list(house.tables.values()):
        if table.id not in locks:
            house.drop(table.id)
        elif table.row.locked != locks[table.id]:
            table.row.locked = locks[table.id]
            table.wake_listeners()
            house.let_bots_play(table)


async def note_seen(house: "House") -> None:
    """What pages have told of their people since the last look, in one transaction.

    In one order at all servers: two that wait for each other's rows would wait for ever.
    """
    seen, house.seen = house.seen, []
    seen.sort(key=lambda one: (one[1]["this_table"], one[1]["this_key"]))
    if seen:
        await house.db.write(seen)


async def wake_tables(house: "House") -> None:
    from saecula.server.play import wake

    ours = schema.tables.c
    query = (
        select(ours.id).where(ours.wakes_at <= time.time(), ours.locked.is_(False)).order_by(ours.wakes_at).limit(50)
    )
    async with house.db.reading() as connection:
        due = list((await connection.execute(query)).scalars())
    for table_id in due:
        try:
            await wake(house, await house.table(table_id))
        except SaeculaError:
            continue
        except AWAY:
            raise
        except Exception:  # one table must not keep the clocks of the others from running
            log.exception("table %s could not be woken", table_id)


async def mend(house: "House") -> None:
    """Pages at a table whose last change failed are shown what is on disk, when it can be read again."""
    for table in list(house.tables.values()):
        if table.stale and table.listeners and not table.lock.locked():
            await house.refresh(table)


async def compare_versions(house: "House") -> None:
    """News may get lost between processes: what is looked at is compared with the database, and who is there."""
    watched = [table for table in house.tables.values() if table.listeners]
    if not watched:
        return
    ours = schema.tables.c
    query = select(ours.id, ours.version).where(ours.id.in_([table.id for table in watched]))
    async with house.db.reading() as connection:
        versions = {found.id: found.version for found in await connection.execute(query)}
        present = await rows.read_presence(connection, [table.id for table in watched])
    for table in watched:
        if table.note_presence(present, time.time()):
            table.wake_listeners()
        if table.id not in versions:
            house.forget(table, tell=False)
        elif versions[table.id] > table.row.version and not table.lock.locked():
            await house.refresh(table)


async def unlock(connection: AsyncConnection, now: float) -> None:
    ours = schema.tables
    locked = (ours.c.broken.is_not(None), ours.c.status == PLAYING)
    values = {"broken": None, "wakes_at": now, "version": ours.c.version + 1}
    await connection.execute(update(ours).where(*locked).values(**values))


async def after_a_break(connection: AsyncConnection, last: float, now: float) -> None:
    """Clocks go on where they stood at the last sign of life; bots are asked again at once; nobody is there yet."""
    ours = schema.tables
    since = case((ours.c.since <= last, ours.c.since + (now - last)), else_=now)
    values = {"since": since, "wakes_at": now, "version": ours.c.version + 1}
    await connection.execute(update(ours).where(ours.c.wakes_at.is_not(None)).values(**values))
    seen = schema.seats.c.seen_at
    await connection.execute(update(schema.seats).where(seen > now - PATIENCE).values(seen_at=now - PATIENCE))
