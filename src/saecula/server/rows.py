"""Rows of the database as plain objects, and how they are read and written."""

import zlib
from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal, Protocol

import msgspec
from sqlalchemy import Executable, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from saecula.server import schema

Values = dict[str, Any]
Written = tuple[Executable, Values]  # a statement that was made once, and its values
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
Origin = Literal["table", "upload", "lesson"]
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
LESSON: Final = "lesson"
COMMAND, UNDO, REDO = "command", "undo", "redo"
HEAVY: Final = ("record", "resumed_from", "chance")  # columns that few readers need


@dataclass
class TableRow:
    """One row of `tables`, less its heavy columns; the fields are explained there."""

    id: str
    game: str
    name: str
    options: dict[str, Any]
    seed: str
    seed_chosen: bool
    commitment: str
    clock: dict[str, Any] | None
    spectators: bool
    origin: Origin
    created_at: float
    invite: str
    status: Status = WAITING
    version: int = 1
    entries: int = 0
    ply: int = 0
    decider: int | None = None
    turn_seat: int | None = None
    since: float | None = None
    left: list[float] | None = None
    age: int = 0
    wakes_at: float | None = None
    rematch: str | None = None
    resumed_at: int = 0
    broken: str | None = None
    dealt_at: float | None = None
    fair: dict[str, Any] | None = None
    vote: dict[str, Any] | None = None
    listed: bool = False
    level: str | None = None
    locked: bool = False
    chat: bool = True
    advice: bool | None = None  # do bots suggest moves? None: by who plays


@dataclass
class SeatRow:
    """One row of `seats`."""

    table_id: str
    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    key_id: int | None = None
    ready: bool = False
    substitute: str | None = None
    webhook: str | None = None
    seen_at: float | None = None  # until when its person was there, as far as anybody knows
    before: str | None = None
    seen_ply: int | None = None
    answers: bool = True

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now, None when a person does."""
        return self.substitute or (self.bot if self.kind == BOT else None)


@dataclass
class KeyRow:
    """One row of `keys`: what a token opens."""

    id: int
    table_id: str
    host: bool
    account_id: int | None


@dataclass
class EntryRow:
    """One row of `entries`."""

    seq: int
    kind: str
    ply: int
    seat: int
    text: str
    auto: bool
    at: float
    client_id: str | None = None


@dataclass
class Stored:
    """Everything about one table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow] = field(default_factory=list)
    chance: list[Any] = field(default_factory=list)
    record: str | None = None
    resumed_from: bytes | None = None
    snapshot: bytes | None = None


TABLE_COLUMNS: Final = [schema.tables.c[item.name] for item in fields(TableRow)]
SEAT_COLUMNS: Final = [schema.seats.c[item.name] for item in fields(SeatRow)]
ENTRY_COLUMNS: Final = [schema.entries.c[item.name] for item in fields(EntryRow)]
KEY_COLUMNS: Final = [schema.keys.c[item.name] for item in fields(KeyRow)]


def values_of(row: object) -> dict[str, Any]:
    """The fields of a row by name; not a deep copy."""
    return dict(vars(row))


def packed(data: object) -> bytes:
    """Plain data as compressed JSON."""
    return zlib.compress(msgspec.json.encode(data), 1)


def unpacked(data: bytes) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(zlib.decompress(data))
    return found


# --- reading --------------------------------------------------------------------------------------------------------
async def read_row(connection: AsyncConnection, table_id: str) -> TableRow | None:
    query = select(*TABLE_COLUMNS).where(schema.tables.c.id == table_id)
    found = (await connection.execute(query)).mappings().first()
    return TableRow(**found) if found else None


async def read_seats(connection: AsyncConnection, table_id: str) -> list[SeatRow]:
    query = select(*SEAT_COLUMNS).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    return [SeatRow(**found) for found in (await connection.execute(query)).mappings()]


async def read_seats_of(connection: AsyncConnection, table_ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables."""
    ours = schema.seats.c
    query = select(*SEAT_COLUMNS).where(ours.table_id.in_(table_ids)).order_by(ours.table_id, ours.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in (await connection.execute(query)).mappings():
        found.setdefault(row["table_id"], []).append(SeatRow(**row))
    return found


async def read_entries(connection: AsyncConnection, table_id: str, after: int) -> list[EntryRow]:
    ours = schema.entries.c
    query = select(*ENTRY_COLUMNS).where(ours.table_id == table_id, ours.seq > after).order_by(ours.seq)
    return [EntryRow(**found) for found in (await connection.execute(query)).mappings()]


async def read_all(connection: AsyncConnection, table_id: str) -> Stored | None:
    """A table with its whole history."""
    row = await read_row(connection, table_id)
    if row is None:
        return None
    stored = Stored(row, await read_seats(connection, table_id), await read_entries(connection, table_id, 0))
    heavy = select(*[schema.tables.c[name] for name in HEAVY]).where(schema.tables.c.id == table_id)
    found = (await connection.execute(heavy)).mappings().one()
    stored.record, stored.resumed_from, stored.chance = found["record"], found["resumed_from"], found["chance"]
    stored.snapshot = await read_state(connection, table_id)
    return stored


async def read_state(connection: AsyncConnection, table_id: str) -> bytes | None:
    """The last position of a table, packed."""
    query = select(schema.snapshots.c.state).where(schema.snapshots.c.table_id == table_id)
    return (await connection.execute(query)).scalar()


async def read_record(connection: AsyncConnection, table_id: str) -> str:
    """The text of an uploaded record."""
    query = select(schema.tables.c.record).where(schema.tables.c.id == table_id)
    return str((await connection.execute(query)).scalar() or "")


async def read_version(connection: AsyncConnection, table_id: str) -> int | None:
    """The version on disk; PostgreSQL lets no other writer at this table until we are done."""
    query = select(schema.tables.c.version).where(schema.tables.c.id == table_id).with_for_update()
    return (await connection.execute(query)).scalar()


async def read_presence(connection: AsyncConnection, table_ids: list[str]) -> dict[tuple[str, int], float | None]:
    """By table and seat, when its person was last heard of by any server."""
    ours = schema.seats.c
    query = select(ours.table_id, ours.seat, ours.seen_at).where(ours.table_id.in_(table_ids))
    return {(found.table_id, found.seat): found.seen_at for found in await connection.execute(query)}


async def read_key(connection: AsyncConnection, table_id: str, hashed: str) -> KeyRow | None:
    ours = schema.keys.c
    query = select(*KEY_COLUMNS).where(ours.table_id == table_id, ours.hash == hashed)
    found = (await connection.execute(query)).mappings().first()
    return KeyRow(**found) if found else None


# --- writing --------------------------------------------------------------------------------------------------------
class Writes(Protocol):
    """A connection, or a list of statements for later."""

    async def execute(self, statement: Executable, values: Values | None = None, /) -> Any:
        """Carry out a statement, now or later."""


# Statements of play are made once: making one takes longer than carrying it out.
CHANGING: Final = (
    *("status", "invite", "version", "entries", "ply", "decider", "turn_seat", "since", "left", "age", "wakes_at"),
    *("rematch", "resumed_at", "broken", "chat", "advice"),
)
WRITE_ROW: Final = update(schema.tables).where(schema.tables.c.id == bindparam("this_table"))
WRITE_SEAT: Final = update(schema.seats).where(
    schema.seats.c.table_id == bindparam("this_table"), schema.seats.c.seat == bindparam("this_seat")
)
WRITE_SNAPSHOT: Final = update(schema.snapshots).where(schema.snapshots.c.table_id == bindparam("this_table"))
_HELD: Final = (schema.seats.c.table_id == bindparam("this_table"), schema.seats.c.key_id == bindparam("this_key"))
WRITE_SEEN: Final = update(schema.seats).where(*_HELD)
WRITE_SEEN_PLY: Final = update(schema.seats).where(*_HELD, schema.seats.c.seat == bindparam("this_seat"))
INSERT_ENTRY: Final = insert(schema.entries)


async def write_row(connection: Writes, row: TableRow) -> None:
    """Every field that can change."""
    values: Values = {name: getattr(row, name) for name in CHANGING}
    await connection.execute(WRITE_ROW, {"this_table": row.id, **values})


async def write_deal(connection: Writes, row: TableRow) -> None:
    """What the cards are dealt from: it changes before the game only."""
    values = {name: getattr(row, name) for name in ("seed", "commitment", "fair", "dealt_at")}
    await connection.execute(update(schema.tables).where(schema.tables.c.id == row.id).values(**values))


async def write_vote(connection: Writes, row: TableRow) -> None:
    await connection.execute(update(schema.tables).where(schema.tables.c.id == row.id).values(vote=row.vote))


async def write_seat(connection: Writes, seat: SeatRow) -> None:
    values = values_of(seat)
    here = {"this_table": values.pop("table_id"), "this_seat": values.pop("seat")}
    await connection.execute(WRITE_SEAT, {**here, **values})


async def insert_table(connection: AsyncConnection, row: TableRow, seats: list[SeatRow], record: str | None) -> None:
    await connection.execute(insert(schema.tables).values(**values_of(row), chance=[], record=record))
    if seats:
        await connection.execute(insert(schema.seats), [values_of(seat) for seat in seats])


async def insert_key(
    connection: AsyncConnection, table_id: str, hashed: str, host: bool, account: int | None, now: float
) -> int:
    made = insert(schema.keys).values(table_id=table_id, hash=hashed, host=host, account_id=account, created_at=now)
    done = await connection.execute(made)
    return int(done.inserted_primary_key[0])  # type: ignore[index]


async def insert_entry(connection: Writes, table_id: str, entry: EntryRow) -> None:
    await connection.execute(INSERT_ENTRY, {"table_id": table_id, **values_of(entry)})


async def insert_snapshot(connection: Writes, table_id: str, law: int, state: bytes) -> None:
    """The deal."""
    await connection.execute(insert(schema.snapshots).values(table_id=table_id, ply=0, law=law, state=state))


async def write_snapshot(connection: Writes, table_id: str, ply: int, law: int, state: bytes) -> None:
    await connection.execute(WRITE_SNAPSHOT, {"this_table": table_id, "ply": ply, "law": law, "state": state})
