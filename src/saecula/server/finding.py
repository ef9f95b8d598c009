"""Open tables: what strangers find when they look for a game, and how a table gets onto the list and off it."""

from time import time
from typing import Final

from sqlalchemy import and_, exists, or_, select, update

from saecula.games import TITLES
from saecula.server import rows, schema, seating
from saecula.server.answers import OpenClock, OpenSeat, OpenTable
from saecula.server.faults import Fault
from saecula.server.house import House
from saecula.server.live import LiveTable, is_fresh
from saecula.server.pictures import seat_name, table_name
from saecula.server.rows import OPEN, PERSON, PLAYING, WAITING, KeyRow, SeatRow, TableRow

MOST: Final = 100  # tables that are told at once
FORGOTTEN: Final = 86400.0  # seconds after which a table that nobody of its people looked at waits for nobody
GRACE: Final = 600.0  # seconds that a new one has for its first look: programs could make any number of them


async def set_listed(house: House, table: LiveTable, key: KeyRow, listed: bool, level: str | None) -> None:
    """The host puts a table onto the list of open tables, or takes it off."""
    async with house.change(table) as change:
        seating.must_host(key)
        if table.row.origin != "table":
            raise Fault("not-waiting")
        table.row.listed, table.row.level = listed, level
        change.wrote = True
        ours = schema.tables
        here = update(ours).where(ours.c.id == table.id).values(listed=listed, level=level)
        await change.connection.execute(here)


async def open_tables(house: House, game: str, players: int, language: str) -> list[OpenTable]:
    """Those that wait for somebody first, then those that can be watched; the newest first."""
    if game and game not in TITLES:  # whatever somebody typed: some of it no database takes
        return []
    ours, now = schema.tables.c, time()
    shown = or_(ours.status == WAITING, and_(ours.status == PLAYING, ours.spectators.is_(True)))
    query = select(*rows.TABLE_COLUMNS).where(ours.listed.is_(True), ours.origin == "table", shown)
    if game:
        query = query.where(ours.game == game)
    seat = schema.seats.c
    seen = exists().where(seat.table_id == ours.id, seat.kind == PERSON, seat.seen_at > now - FORGOTTEN)
    query = query.where(or_(seen, ours.created_at > now - GRACE))
    query = query.order_by((ours.status == WAITING).desc(), ours.created_at.desc()).limit(4 * MOST)
    async with house.db.reading() as connection:
        found = [TableRow(**one) for one in (await connection.execute(query)).mappings()]
        seats = await rows.read_seats_of(connection, [row.id for row in found])
    told = []
    for row in found:
        here = seats.get(row.id, [])
        full = row.status == WAITING and not any(seat.kind == OPEN for seat in here)
        if not full and (not players or len(here) == players):
            told.append(_told(house, row, here, now, language))
    told.sort(key=lambda one: not any(seat.online for seat in one.seats))  # where somebody is there comes first
    return told[:MOST]


def _told(house: House, row: TableRow, seats: list[SeatRow], now: float, language: str) -> OpenTable:
    live = house.tables.get(row.id)
    return OpenTable(
        id=row.id,
        game=row.game,
        name=table_name(row, language),
        options=row.options,
        status="waiting" if row.status == WAITING else "playing",
        clock=OpenClock(**row.clock) if row.clock is not None else None,
        level=row.level,  # type: ignore[arg-type]
        fair=not row.seed_chosen,
        spectators=row.spectators,
        created_at=row.created_at,
        ply=row.ply,
        seats=[
            OpenSeat(
                kind=seat.kind,
                name=seat_name(seat, language),
                bot=seat.bot,
                online=live.is_online(live.seats[seat.seat], now) if live else is_fresh(seat.seen_at, now),
            )
            for seat in seats
        ],
    )
