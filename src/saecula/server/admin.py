"""What whoever runs a server may ask of it and do to it, beside a running one: `saecula admin`."""

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import func, select, update

from saecula.core import record
from saecula.server import accounts, keeping, rows, schema, upkeep
from saecula.server.config import Config
from saecula.server.database import Database
from saecula.server.faults import Fault
from saecula.server.revive import revive
from saecula.server.rows import OVER, PLAYING, WAITING

Row = dict[str, Any]


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[Database]:
    database = Database(config)
    try:
        yield database
    finally:
        await database.close()


async def tables(db: Database, status: str, limit: int) -> list[Row]:
    """The newest tables: who sits there, and when somebody last did something."""
    ours, seats = schema.tables.c, schema.seats.c
    touched = func.coalesce(ours.since, ours.created_at).label("touched_at")
    query = select(ours.id, ours.game, ours.name, ours.status, ours.origin, ours.ply, ours.locked, touched)
    if status:
        query = query.where(ours.status == status)
    async with db.reading() as connection:
        found = [
            dict(row) for row in (await connection.execute(query.order_by(touched.desc()).limit(limit))).mappings()
        ]
        names = select(seats.table_id, seats.name).where(seats.table_id.in_([row["id"] for row in found]))
        people: dict[str, list[str]] = {}
        for seat in await connection.execute(names.order_by(seats.table_id, seats.seat)):
            people.setdefault(seat.table_id, []).append(seat.name)
    return [{**row, "seats": people.get(row["id"], [])} for row in found]


async def people(db: Database, limit: int) -> list[Row]:
    """Accounts with the number of their tables; nothing of a password."""
    ours, keys = schema.accounts.c, schema.keys.c
    held = (
        select(keys.account_id, func.count(keys.table_id.distinct()).label("held")).group_by(keys.account_id).subquery()
    )
    query = (
        select(ours.name, ours.created_at, ours.locked, func.coalesce(held.c.held, 0).label("tables"))
        .outerjoin(held, held.c.account_id == ours.id)
        .order_by(ours.created_at.desc())
        .limit(limit)
    )
    async with db.reading() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _must_be_there(connection: Any, table_id: str) -> None:
    if await rows.read_row(connection, table_id) is None:
        raise Fault("no-such-table", 404)


async def lock_table(db: Database, table_id: str, locked: bool) -> None:
    """Nobody plays on until it is opened again; its clock goes on from then."""
    values: Row = {"locked": locked}
    ours = schema.tables
    async with db.writing() as connection:
        await _must_be_there(connection, table_id)
        if not locked:
            now = time.time()
            waits = (ours.c.id == table_id, ours.c.wakes_at.is_not(None))
            await connection.execute(update(ours).where(*waits).values(since=now, wakes_at=now))
        values["version"] = ours.c.version + 1
        await connection.execute(update(ours).where(ours.c.id == table_id).values(**values))


async def lock_person(db: Database, name: str, locked: bool) -> None:
    """Nobody logs in, and whoever is logged in is not any more; seats stay with their tokens."""
    async with db.writing() as connection:
        account = await accounts.find(connection, name)
        await connection.execute(update(schema.accounts).where(schema.accounts.c.id == account).values(locked=locked))


async def delete_table(db: Database, table_id: str) -> None:
    async with db.writing() as connection:
        await _must_be_there(connection, table_id)
        await keeping.delete_tables(connection, [table_id])


async def delete_person(db: Database, name: str) -> None:
    async with db.writing() as connection:
        await keeping.delete_person(connection, await accounts.find(connection, name))


async def record_of(db: Database, table_id: str) -> str:
    """The record of a finished game, as people can have it at the table."""
    async with db.reading() as connection:
        stored = await rows.read_all(connection, table_id)
    if stored is None:
        raise Fault("no-such-table", 404)
    if stored.record is not None:
        return stored.record
    if stored.row.status == WAITING:
        raise Fault("not-playing")
    if stored.row.status != OVER:
        raise Fault("still-playing")
    game, _ = revive(stored)
    return "\n".join(record.text_lines(record.lines_of(game))) + "\n"


async def export_person(db: Database, name: str) -> str:
    """Everything that is known about somebody, as JSON."""
    ours, keys, seats = schema.accounts.c, schema.keys.c, schema.seats.c
    async with db.reading() as connection:
        account = await accounts.find(connection, name)
        query = select(ours.name, ours.created_at, ours.locked).where(ours.id == account)
        about = dict((await connection.execute(query)).mappings().one())
        sessions = select(schema.sessions.c.expires_at).where(schema.sessions.c.account_id == account)
        held = (
            select(keys.table_id, keys.host, keys.created_at, seats.seat, seats.name.label("seat_name"), seats.webhook)
            .outerjoin(schema.seats, seats.key_id == keys.id)
            .where(keys.account_id == account)
        )
        found = {
            "account": about,
            "sessions": list((await connection.execute(sessions)).scalars()),
            "tables": [dict(row) for row in (await connection.execute(held)).mappings()],
        }
    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"


async def purge(db: Database, config: Config) -> list[str]:
    """Delete now what has had its time by the given numbers of days."""
    return await upkeep.forget(db, config, time.time())


async def counts(db: Database) -> Row:
    """How much there is."""
    ours = schema.tables.c
    async with db.reading() as connection:
        by_status = select(ours.status, func.count()).group_by(ours.status)
        found = dict.fromkeys((WAITING, PLAYING, OVER), 0)
        found |= {str(status): int(count) for status, count in await connection.execute(by_status)}
        people = (await connection.execute(select(func.count()).select_from(schema.accounts))).scalar_one()
    return {**found, "people": people}
