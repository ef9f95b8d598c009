"""Deleting what belongs to somebody: a table by its host, an account by its owner."""

import time

from sqlalchemy import select, update

from saecula.names import player_name
from saecula.server import accounts, keeping, rows, schema, seating
from saecula.server.faults import Fault
from saecula.server.house import CHANNEL, House
from saecula.server.live import LiveTable
from saecula.server.revive import name_seats
from saecula.server.rows import OVER, PERSON, PLAYING, WAITING, KeyRow, SeatRow


def others_among(seats: list[SeatRow], keys: list[KeyRow]) -> list[SeatRow]:
    """Seats of people besides whoever holds these tokens."""
    mine = {None, *(key.id for key in keys)}
    return [row for row in seats if row.kind == PERSON and row.key_id not in mine]


async def delete_table(house: House, table: LiveTable, key: KeyRow) -> None:
    """With everything that was played at it. A running game is the others' too: while one is about, it stays.

    Nobody is asked about a finished one: whoever wants its record downloads it.
    """
    async with house.change(table) as change:
        seating.must_host(key)
        now = time.time()
        if table.row.status == PLAYING:
            for row in others_among(table.seats, [key]):
                if table.is_online(row, now) or not table.is_long_gone(row, now):
                    raise Fault("others-play", name=row.name)
        await keeping.delete_tables(change.connection, [table.id])
    house.forget(table)


# --- accounts -------------------------------------------------------------------------------------------------------
async def delete_account(house: House, account: int, name: str, password: str) -> None:
    """Its seats are left, its tables deleted unless others play or played at them; there its name is taken off."""
    await accounts.check(house.db, name, password)
    ours = schema.keys.c
    query = select(*rows.KEY_COLUMNS, schema.tables.c.status).join(schema.tables, schema.tables.c.id == ours.table_id)
    async with house.db.reading() as connection:
        found = list((await connection.execute(query.where(ours.account_id == account))).mappings())
    by_table: dict[str, list[KeyRow]] = {}
    for one in found:  # somebody may hold several tokens of a table
        key = KeyRow(one["id"], one["table_id"], one["host"], one["account_id"])
        by_table.setdefault(key.table_id, []).append(key)
    finished = {one["table_id"] for one in found if one["status"] == OVER}
    for table_id, keys in by_table.items():
        if table_id in finished:
            await _leave_finished(house, table_id, keys)
        else:
            await _leave(house, await house.table(table_id), keys)
    async with house.db.writing() as connection:
        await keeping.delete_person(connection, account)


async def _leave(house: House, table: LiveTable, keys: list[KeyRow]) -> None:
    """A table that waits or plays; one that is nobody else's goes as a whole."""
    is_host, others = any(key.host for key in keys), others_among(table.seats, keys)
    if is_host and (table.row.status == WAITING or not others):
        async with house.change(table, even_locked=True) as change:
            await keeping.delete_tables(change.connection, [table.id])
        house.forget(table)
        return
    mine = {key.id for key in keys}
    async with house.change(table, even_locked=True) as change:
        if is_host:  # somebody must be able to look after it
            heir = others[0].key_id
            await change.connection.execute(update(schema.keys).where(schema.keys.c.id == heir).values(host=True))
        for row in table.seats:
            if row.key_id in mine:
                await seating.take_away(change, table, row)
                row.name = row.before = player_name(row.seat, "en")
                await rows.write_seat(change.connection, row)
        if table.game is not None:
            name_seats(table.game, table.seats)
        for key in keys:
            await keeping.delete_key(change.connection, key.id)
        change.wrote = True
    for key in keys:
        seating.send_off(house, table, key.id)


async def _leave_finished(house: House, table_id: str, keys: list[KeyRow]) -> None:
    """Others may have played there: the game stays, without the name. Alone, it goes."""
    ours, mine = schema.seats.c, {key.id for key in keys}
    async with house.db.writing() as connection:
        seats = await rows.read_seats(connection, table_id)
        if any(key.host for key in keys) and not others_among(seats, keys):
            await keeping.delete_tables(connection, [table_id])
        else:
            for row in seats:
                if row.key_id in mine:
                    here = (ours.table_id == table_id, ours.seat == row.seat)
                    bare = {"name": player_name(row.seat, "en"), "key_id": None, "webhook": None, "before": None}
                    await connection.execute(update(schema.seats).where(*here).values(**bare))
            for key in keys:
                await keeping.delete_key(connection, key.id)
            table = schema.tables
            newer = update(table).where(table.c.id == table_id).values(version=table.c.version + 1)
            await connection.execute(newer)
        version = await rows.read_version(connection, table_id)
    live = house.tables.get(table_id)
    if live is not None and version is None:
        house.forget(live)
    elif live is not None:
        await house.refresh(live)
    if version is not None:
        house.channels.publish({"table": table_id, "version": version}, CHANNEL)
