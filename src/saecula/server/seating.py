"""Who sits where: making tables, claiming, leaving and moving seats, bots and substitutes, rematch."""

import time
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import delete, insert, select, update

from saecula.bots import known_bots
from saecula.core.chance import commitment
from saecula.core.game import seed_text
from saecula.games import rules_of
from saecula.lab.stand_in import substitute_name
from saecula.names import bot_name
from saecula.server import clocks, rows, schema
from saecula.server.faults import Fault, no_such_seat
from saecula.server.house import CHANNEL, Change, House, dismiss
from saecula.server.live import LiveTable
from saecula.server.looks import clean_name, looks
from saecula.server.notices import checked_url
from saecula.server.revive import name_seats
from saecula.server.rows import BOT, OPEN, OVER, PERSON, PLAYING, WAITING, KeyRow, SeatRow, TableRow
from saecula.server.secrets import hashed, new_code, new_token

CODE_SECONDS: Final = 600


def known_bot(house: House, game: str, name: str) -> str:
    """A level of ours, or a program that the server's host has named."""
    if name not in known_bots(rules_of(game).name) and name not in house.config.programs:
        raise Fault("no-such-bot", 400, bot=name[:40])
    return name


def must_differ(table: LiveTable, seat: int, name: str) -> None:
    """Nobody at a table can be taken for somebody else."""
    for row in table.seats:
        if row.seat != seat and row.kind != OPEN and looks(row.name) == looks(name):
            raise Fault("name-alike", name=row.name)


def new_round(number: int, now: float, failed: list[str]) -> dict[str, Any]:
    """`fair` of a row: the commitments and shares by seat, as JSON has it; whose share was missing the last time."""
    return {"round": number, "at": now, "promised": {}, "shares": {}, "ends_at": None, "failed": failed}


# --- making a table -------------------------------------------------------------------------------------------------
def new_row(game: str, options: dict[str, Any], seed: str | None, name: str, **more: Any) -> TableRow:
    """A table that waits; the options are checked by the game, the seed is committed to."""
    rules = rules_of(game)
    chosen = rules.options(options)
    sown = new_token() if seed is None else seed_text(seed)
    now = time.time()
    return TableRow(
        id=new_code(12),
        game=game,
        name=name,
        options=chosen,
        seed=sown,
        seed_chosen=seed is not None,
        commitment=commitment(sown),
        created_at=now,
        invite=new_code(10),
        origin="table",
        fair=new_round(1, now, []),
        **more,
    )


async def create(house: House, row: TableRow, seats: list[SeatRow], mine: list[int]) -> tuple[LiveTable, KeyRow, str]:
    """Store a new table; whoever makes it is its host and holds the seats of `mine`."""
    house.must_take_work()
    must_have_time(house, seats)
    token = new_token()
    async with house.db.writing() as connection:
        await rows.insert_table(connection, row, seats, None)
        key_id = await rows.insert_key(connection, row.id, hashed(token), True, None, row.created_at)
        if mine:
            ours = schema.seats.c
            held = update(schema.seats).where(ours.table_id == row.id, ours.seat.in_(mine)).values(key_id=key_id)
            await connection.execute(held)
    return await house.table(row.id), KeyRow(key_id, row.id, True, None), token


# --- checks ---------------------------------------------------------------------------------------------------------
def seat_of(table: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise no_such_seat(seat)
    return table.seats[seat]


def unless_private(table: LiveTable, fault: Fault, key: KeyRow | None = None) -> Fault:
    """What is told to somebody who has no business here: of a table for its players only, not even that it exists."""
    return fault if table.is_public() or key is not None else Fault("no-such-table", 404)


def must_wait(table: LiveTable) -> None:
    if table.row.status != WAITING:
        raise Fault("not-waiting")
    must_not_deal(table)


def must_not_deal(table: LiveTable) -> None:
    """While shares are revealed, nobody comes or goes: who does not like the deal could have it broken off."""
    if table.is_opening():
        raise Fault("dealing")


def must_host(key: KeyRow) -> None:
    if not key.host:
        raise Fault("not-host", 403)


def must_hold(key: KeyRow, row: SeatRow) -> None:
    if row.key_id != key.id:
        raise Fault("not-your-seat", 403)


# --- sitting down and getting up ------------------------------------------------------------------------------------
async def claim(
    house: House, table: LiveTable, seat: int, name: str, invite: str, key: KeyRow | None
) -> tuple[KeyRow, str | None]:
    """Take an open seat; a new token is made for whoever has none here."""
    name = clean_name(name)
    async with house.change(table) as change:
        row = seat_of(table, seat)
        found_it = table.row.listed and table.row.status == WAITING  # among the open tables
        if invite != table.row.invite and not found_it and not (key is not None and key.host):
            raise unless_private(table, Fault("wrong-invite", 403), key)
        if row.kind != OPEN or table.row.status == OVER or table.row.origin != "table":
            raise Fault("seat-taken")
        must_not_deal(table)
        if table.row.status == PLAYING and table.seats_of(key):  # a hand lies there
            raise Fault("sits-elsewhere", 403)
        token = None
        if key is None:
            token = new_token()
            made = await rows.insert_key(change.connection, table.id, hashed(token), False, None, time.time())
            key = KeyRow(made, table.id, False, None)
        must_differ(table, seat, name)
        _change_player(table, row)
        row.kind, row.name, row.key_id, row.substitute = PERSON, name, key.id, None
        row.ready, row.seen_at = table.row.status == PLAYING, time.time()
        await _save(change, table, row)
    return key, token


async def _save(change: Change, table: LiveTable, row: SeatRow) -> None:
    """Write a seat that was changed; who is asked may be another kind of player now."""
    change.wrote = True
    await rows.write_seat(change.connection, row)
    if table.game is not None:
        name_seats(table.game, table.seats)
    if table.row.status == PLAYING and table.row.decider == row.seat:
        table.row.wakes_at = clocks.wake(table.row, table.seats, time.time())


def _change_player(table: LiveTable, row: SeatRow) -> None:
    """Before another player answers for a seat: what the old one has used is charged."""
    if table.row.status == PLAYING and table.row.decider == row.seat:
        clocks.hand_over(table.row, table.seats, time.time())


async def vacate(house: House, table: LiveTable, seat: int, key: KeyRow) -> None:
    """Leave a seat, or send somebody off it: it is open to others; in a running game a bot keeps it meanwhile.

    A seat with a hand is taken only from somebody who is long gone, and everybody sees whose it was.
    """
    async with house.change(table) as change:
        row = seat_of(table, seat)
        if row.key_id != key.id:
            must_host(key)
        if row.kind != PERSON or table.row.status == OVER:
            raise Fault("not-taken")
        must_not_deal(table)
        if row.key_id != key.id and table.row.status == PLAYING:
            _must_be_gone(table, row)
        held = await take_away(change, table, row, key.id)
    if held is not None:
        send_off(house, table, held)


async def take_away(change: Change, table: LiveTable, row: SeatRow, by: int | None = None) -> int | None:
    """Open a seat; the token that held it, if that is not its own doing."""
    held = row.key_id
    _change_player(table, row)
    row.kind, row.key_id, row.ready, row.webhook, row.seen_at = OPEN, None, False, None, None
    if table.row.status == PLAYING:
        row.substitute = row.substitute or substitute_name(table.row.game)
        row.before = row.name
    elif table.row.fair is not None:  # the share goes with its person
        promised = {one: value for one, value in table.row.fair["promised"].items() if one != str(row.seat)}
        table.row.fair = {**table.row.fair, "promised": promised}
        await rows.write_deal(change.connection, table.row)
    await _save(change, table, row)
    if held is None or held == by:
        return None
    await _end_key(change, table, held)
    return held


def _must_be_gone(table: LiveTable, row: SeatRow) -> None:
    now = time.time()
    if table.is_online(row, now):
        raise Fault("not-absent", name=row.name)
    if not table.is_long_gone(row, now):
        raise Fault("not-long-absent", name=row.name, minutes=str(int(table.absence() // 60)))


async def _end_key(change: Change, table: LiveTable, key_id: int) -> None:
    """A token that holds nothing more is dead, unless it is the host's."""
    ours = schema.keys.c
    if not any(row.key_id == key_id for row in table.seats):
        await change.connection.execute(delete(schema.keys).where(ours.id == key_id, ours.host.is_(False)))


def send_off(house: House, table: LiveTable, key_id: int) -> None:
    if not any(row.key_id == key_id for row in table.seats):
        dismiss(table, key_id)
        house.channels.publish({"table": table.id, "version": table.row.version, "dismissed": key_id}, CHANNEL)


async def set_ready(house: House, table: LiveTable, seat: int, key: KeyRow, ready: bool) -> None:
    async with house.change(table) as change:
        row = seat_of(table, seat)
        must_hold(key, row)
        must_wait(table)
        row.ready = ready
        await _save(change, table, row)


async def set_name(house: House, table: LiveTable, seat: int, key: KeyRow, name: str) -> None:
    name = clean_name(name)
    async with house.change(table) as change:
        row = seat_of(table, seat)
        must_hold(key, row)
        if table.row.status == OVER:
            raise Fault("not-waiting")
        must_differ(table, seat, name)
        row.name = name
        await _save(change, table, row)


async def set_answers(house: House, table: LiveTable, seat: int, key: KeyRow, on: bool) -> None:
    """Are answers given for this seat where there is no other?"""
    async with house.change(table) as change:
        row = seat_of(table, seat)
        must_hold(key, row)
        row.answers = on
        await _save(change, table, row)


async def set_chat(house: House, table: LiveTable, key: KeyRow, on: bool) -> None:
    """The host says whether the table chats; what was said is forgotten when it no longer does."""
    async with house.change(table) as change:
        must_host(key)
        table.row.chat = on
        if not on:
            table.said = []
        change.wrote = True


async def set_bot(house: House, table: LiveTable, seat: int, key: KeyRow, bot: str | None) -> None:
    """The host puts a bot on an open seat, changes its level, or frees the seat again."""
    async with house.change(table) as change:
        row = seat_of(table, seat)
        must_host(key)
        must_wait(table)
        if row.kind == PERSON:
            raise Fault("seat-taken")
        if bot is None:
            row.kind, row.bot, row.name, row.ready = OPEN, None, "", False
        else:
            row.kind, row.bot, row.name, row.ready = (
                BOT,
                known_bot(house, table.row.game, bot),
                bot_name(bot, seat),
                True,
            )
        await _save(change, table, row)


async def set_substitute(house: House, table: LiveTable, seat: int, key: KeyRow, bot: str | None) -> None:
    """A bot takes over an absent seat and gives it back: for oneself at any time, by the host when somebody is away.

    The host may also give a seat back to a program that had failed.
    """
    async with house.change(table) as change:
        row = seat_of(table, seat)
        if table.row.status != PLAYING:
            raise Fault("not-playing")
        failed = row.kind == BOT and row.substitute is not None and bot is None
        if (row.kind == BOT and not failed) or (bot is None and row.kind == OPEN):
            raise Fault("not-taken")
        if row.key_id != key.id:
            must_host(key)
            if table.is_online(row, time.time()):
                raise Fault("not-absent", name=row.name)
        chosen = None if bot is None else known_bot(house, table.row.game, bot)
        _change_player(table, row)
        row.substitute = chosen
        if failed:
            row.name = bot_name(str(row.bot), seat)
        await _save(change, table, row)


async def set_webhook(house: House, table: LiveTable, seat: int, key: KeyRow, url: str | None) -> None:
    if url is not None:
        checked_url(url, house.config.webhooks)
    async with house.change(table) as change:
        row = seat_of(table, seat)
        must_hold(key, row)
        row.webhook = url
        await _save(change, table, row)


async def new_invite(house: House, table: LiveTable, key: KeyRow) -> None:
    async with house.change(table) as change:
        must_host(key)
        table.row.invite = new_code(10)
        change.wrote = True


# --- tokens ---------------------------------------------------------------------------------------------------------
async def moving_code(house: House, key: KeyRow) -> str:
    """A code that brings a token's seats to another device, once and soon."""
    code = new_token()
    expires = time.time() + CODE_SECONDS
    async with house.db.writing() as connection:
        await connection.execute(delete(schema.codes).where(schema.codes.c.key_id == key.id))
        await connection.execute(insert(schema.codes).values(hash=hashed(code), key_id=key.id, expires_at=expires))
    return code


async def arrive(house: House, table: LiveTable, code: str) -> tuple[KeyRow, str]:
    """Redeem a code: the seats come along, the old token is dead."""
    ours, token = schema.codes.c, new_token()
    async with house.change(table) as change:
        query = (
            select(ours.key_id, ours.expires_at)
            .join(schema.keys, schema.keys.c.id == ours.key_id)
            .where(ours.hash == hashed(code), schema.keys.c.table_id == table.id)
        )
        found = (await change.connection.execute(query)).first()
        if found is None or found.expires_at < time.time():
            raise unless_private(table, Fault("unknown-code", 403))
        await change.connection.execute(delete(schema.codes).where(ours.key_id == found.key_id))
        key = await _rehash(change, found.key_id, token)
    _force_out(house, table, key.id)
    return key, token


async def _rehash(change: Change, key_id: int, token: str) -> KeyRow:
    ours = schema.keys.c
    change.wrote = True
    await change.connection.execute(update(schema.keys).where(ours.id == key_id).values(hash=hashed(token)))
    query = select(*rows.KEY_COLUMNS).where(ours.id == key_id)
    return KeyRow(**(await change.connection.execute(query)).mappings().one())


def _force_out(house: House, table: LiveTable, key_id: int) -> None:
    dismiss(table, key_id)
    house.channels.publish({"table": table.id, "version": table.row.version, "dismissed": key_id}, CHANNEL)


async def enter(house: House, table: LiveTable, account: int) -> tuple[KeyRow, str]:
    """A fresh token for what an account holds at a table; the one of its other device is dead."""
    ours, token = schema.keys.c, new_token()
    async with house.change(table) as change:
        query = select(ours.id).where(ours.table_id == table.id, ours.account_id == account).order_by(ours.id)
        found = list((await change.connection.execute(query)).scalars())
        if not found:
            raise unless_private(table, Fault("nothing-here", 404))
        key = await _rehash(change, found[0], token)
        for other in found[1:]:  # several devices of one account become one
            for row in table.seats:
                if row.key_id == other:
                    row.key_id = key.id
                    await rows.write_seat(change.connection, row)
    _force_out(house, table, key.id)
    return key, token


async def link(house: House, key: KeyRow, account: int) -> None:
    """The token belongs to an account from now on."""
    ours = schema.keys.c
    async with house.db.writing() as connection:
        await connection.execute(update(schema.keys).where(ours.id == key.id).values(account_id=account))


def must_have_time(house: House, seats: list[SeatRow]) -> None:
    if house.thinkers.is_full() and any(row.kind == BOT for row in seats):
        raise Fault("bots-busy", 503)


# --- rematch --------------------------------------------------------------------------------------------------------
async def rematch(house: House, table: LiveTable, key: KeyRow) -> LiveTable:
    """A new table for the same people with the same tokens; everybody sits one seat further."""
    async with house.change(table) as change:
        if table.row.status != OVER or table.row.origin != "table":
            raise Fault("not-over")
        if not key.host and not table.seats_of(key):
            raise Fault("not-your-seat", 403)
        if table.row.rematch is None:
            old = table.row
            more = {"clock": old.clock, "spectators": old.spectators, "advice": old.advice}
            row = new_row(old.game, old.options, None, old.name, **more)
            change.wrote = True
            await _same_people(change, table, row, key)
            table.row.rematch = row.id
    assert table.row.rematch is not None
    return await house.table(table.row.rematch)


async def _same_people(change: Change, table: LiveTable, row: TableRow, asker: KeyRow) -> None:
    """Bots are ready, and so is whoever asked for it."""
    connection, count = change.connection, len(table.seats)
    await rows.insert_table(connection, row, [], None)
    ours = schema.keys.c
    query = select(ours.id, ours.hash, ours.host, ours.account_id).where(ours.table_id == table.id)
    copies: dict[int, int] = {}
    for found in list(await connection.execute(query)):
        made = await rows.insert_key(connection, row.id, found.hash, found.host, found.account_id, row.created_at)
        copies[found.id] = made
    for old in table.seats:
        seat = (old.seat + 1) % count
        ready = old.kind == BOT or old.key_id == asker.id
        new = replace(old, table_id=row.id, seat=seat, ready=ready, substitute=None, seen_at=None)
        new.before, new.seen_ply = None, None
        new.key_id = copies.get(old.key_id) if old.key_id is not None else None
        if new.kind == BOT:
            new.name = bot_name(str(old.bot), seat)
        elif new.key_id is None:
            new.kind, new.name = OPEN, ""
        await connection.execute(insert(schema.seats).values(**rows.values_of(new)))
