"""What is kept and for how long: deleting tables and people, and forgetting what has had its time."""

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from saecula.server import schema
from saecula.server.config import Config
from saecula.server.rows import LESSON, OVER

DAY = 86400.0
AT_ONCE = 500  # tables that one transaction deletes
MANY = 5000  # ids that one statement names


async def delete_tables(connection: AsyncConnection, ids: list[str]) -> None:
    """Tables with everything that belongs to them."""
    keys = select(schema.keys.c.id).where(schema.keys.c.table_id.in_(ids))
    for part in (schema.codes, schema.callers):
        await connection.execute(delete(part).where(part.c.key_id.in_(keys)))
    for part in (schema.entries, schema.snapshots, schema.seats, schema.keys):
        await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    await connection.execute(update(schema.tables).where(schema.tables.c.rematch.in_(ids)).values(rematch=None))
    await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))


async def delete_key(connection: AsyncConnection, key_id: int) -> None:
    """Somebody's token of a table, with what was asked for by it."""
    for part in (schema.codes, schema.callers):
        await connection.execute(delete(part).where(part.c.key_id == key_id))
    await connection.execute(delete(schema.keys).where(schema.keys.c.id == key_id))


async def delete_person(connection: AsyncConnection, account: int) -> None:
    """An account with its sessions; its seats stay with whoever holds their tokens, under the names they have."""
    for part in (schema.sessions, schema.letters, schema.callers):
        await connection.execute(delete(part).where(part.c.account_id == account))
    freed = update(schema.keys).where(schema.keys.c.account_id == account).values(account_id=None)
    await connection.execute(freed)
    await connection.execute(delete(schema.accounts).where(schema.accounts.c.id == account))


async def outlived(connection: AsyncConnection, config: Config, now: float) -> list[str]:
    """Tables that have had their time, some: uploads, lessons, finished ones, those that nobody touches any more.

    When the game ended or somebody was last asked is `since`; a table that never began is as old as it is.
    """
    ours = schema.tables.c
    touched = func.coalesce(ours.since, ours.created_at)
    wanted: list[tuple[int, tuple[ColumnElement[bool], ...]]] = [
        (config.upload_days, (ours.origin.in_(("upload", LESSON)),)),
        (config.finished_days, (ours.origin == "table", ours.status == OVER)),
        (config.abandoned_days, (ours.origin == "table", ours.status != OVER)),
    ]
    found: list[str] = []
    for days, conditions in wanted:
        if days:
            query = select(ours.id).where(*conditions, touched < now - days * DAY).limit(AT_ONCE - len(found))
            found += [str(one) for one in (await connection.execute(query)).scalars()]
    return found


async def read_locks(connection: AsyncConnection, ids: list[str]) -> dict[str, bool]:
    """Those of some tables that still exist, and whether each is locked."""
    ours, found = schema.tables.c, dict[str, bool]()
    for begin in range(0, len(ids), MANY):
        query = select(ours.id, ours.locked).where(ours.id.in_(ids[begin : begin + MANY]))
        found.update({row.id: row.locked for row in await connection.execute(query)})
    return found
