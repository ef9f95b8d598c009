"""Tables: making, looking, starting, playing again."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import or_, select

from saecula.core.errors import OptionError
from saecula.games import rules_of
from saecula.names import bot_name, player_name
from saecula.server import dealing, deleting, finding, rows, schema, seating, teaching
from saecula.server.answers import Deleted, ListedTable, OpenTables, TableAnswer, TableList, TokenAnswer
from saecula.server.api.common import Asked, account_id, house_of, language_of, shown, shown_with, sit, visit
from saecula.server.faults import Fault
from saecula.server.house import House
from saecula.server.live import LiveTable
from saecula.server.looks import clean_name
from saecula.server.pictures import listed_data
from saecula.server.rows import BOT, OPEN, PERSON, WAITING, KeyRow, SeatRow
from saecula.server.seating import known_bot
from saecula.server.secrets import hashed
from saecula.server.wire import Listing, NewSeat, NewTable, Switch, TokenList

Query = Annotated[str, QueryParameter(max_length=40)]
LISTED = 200  # tables of one person that are listed


def _seat_row(house: House, game: str, table_id: str, seat: int, wanted: NewSeat, language: str) -> SeatRow:
    if wanted.kind == "bot":
        bot = known_bot(house, game, wanted.bot)
        return SeatRow(table_id, seat, BOT, bot_name(bot, seat), bot=bot, ready=True)
    if wanted.kind == "open":
        return SeatRow(table_id, seat, OPEN, "")
    name = clean_name(wanted.name) if wanted.name else player_name(seat, language)
    return SeatRow(table_id, seat, PERSON, name, ready=True)


@post("/api/tables", tags=["tables"], summary="Make a table", opt={"limit": "making"})
async def create_table(request: Asked, data: JSONBody[NewTable]) -> TokenAnswer:
    house = house_of(request)
    options: dict[str, Any] = {"seats": len(data.seats), **data.options}
    if options["seats"] != len(data.seats):
        raise OptionError("seats", "seats-described", wanted=options["seats"], described=len(data.seats))
    rules_of(data.game)
    clock = None if data.clock is None else {k: getattr(data.clock, k) for k in ("move", "reserve", "refill")}
    name = clean_name(data.name) if data.name.strip() else ""
    more: dict[str, Any] = {"clock": clock, "spectators": data.spectators, "listed": data.listed, "level": data.level}
    row = seating.new_row(data.game, options, data.seed, name, **more, advice=data.advice)
    seats = [
        _seat_row(house, data.game, row.id, seat, wanted, language_of(request))
        for seat, wanted in enumerate(data.seats)
    ]
    mine = [seat for seat, wanted in enumerate(data.seats) if wanted.kind == "me"]
    row.name = name or next((f"{seats[seat].name}" for seat in mine), row.id)
    if data.start and any(seat.kind == OPEN for seat in seats):
        raise Fault("not-ready")  # before there is a table that nobody has a token for
    table, key, token = await seating.create(house, row, seats, mine)
    if data.start:
        await dealing.start(house, table, key)
    return shown_with(request, token, table, key)


@get("/api/lobby", tags=["tables"], summary="Open tables: to join, and to watch")
async def open_tables(request: Asked, game: Query = "", players: FromQuery[int] = 0) -> OpenTables:
    found = await finding.open_tables(house_of(request), game, players, language_of(request))
    return OpenTables(tables=found)


@post("/api/tables/{table_id:str}/listed", status_code=200, tags=["tables"], summary="List it for strangers (host)")
async def list_for_strangers(request: Asked, table_id: FromPath[str], data: JSONBody[Listing]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await finding.set_listed(house, table, key, data.listed, data.level)
    return shown(request, table, key)


@post("/api/tables/{table_id:str}/delete", status_code=200, tags=["tables"], summary="Delete it for ever (host)")
async def delete_table(request: Asked, table_id: FromPath[str]) -> Deleted:
    house, table, key = await sit(request, table_id)
    await deleting.delete_table(house, table, key)
    return Deleted(deleted=True)


@get("/api/tables/{table_id:str}", tags=["tables"], summary="A table")
async def get_table(request: Asked, table_id: FromPath[str]) -> TableAnswer:
    _, table, key = await visit(request, table_id)
    return shown(request, table, key)


@post("/api/tables/list", status_code=200, tags=["tables"], summary="My tables: by tokens, and by the account")
async def list_tables(request: Asked, data: JSONBody[TokenList]) -> TableList:
    house, ours = house_of(request), schema.keys.c
    pairs = {table_id: hashed(token) for table_id, token in data.tokens.items()}
    account = await account_id(request)
    wanted = ours.hash.in_(list(pairs.values()))
    query = select(*rows.KEY_COLUMNS, ours.hash).where(or_(wanted, ours.account_id == account) if account else wanted)
    async with house.db.reading() as connection:
        found = list((await connection.execute(query.order_by(ours.id.desc()).limit(LISTED))).mappings())
        found.sort(key=lambda item: pairs.get(item["table_id"]) != item["hash"])  # what this browser holds comes first
        listed: dict[str, ListedTable] = {}
        for item in found:
            key = KeyRow(item["id"], item["table_id"], item["host"], item["account_id"])
            mine = pairs.get(key.table_id) == item["hash"] or (account is not None and key.account_id == account)
            if mine and key.table_id not in listed:  # an account may have several tokens at one table
                row = await rows.read_row(connection, key.table_id)
                seats = await rows.read_seats(connection, key.table_id)
                if row is not None:
                    live = house.tables.get(row.id)
                    state = None if live else await rows.read_state(connection, row.id)
                    table = live or LiveTable(row, seats, None, [])
                    if await teaching.is_done(connection, table):
                        continue  # nobody waits for its learner there
                    listed[row.id] = listed_data(table, key, language_of(request), state)
    return TableList(tables=list(listed.values()))


@post("/api/tables/{table_id:str}/start", status_code=200, tags=["tables"], summary="Start (host)")
async def start_table(request: Asked, table_id: FromPath[str]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await dealing.start(house, table, key)
    return shown(request, table, key)


@post("/api/tables/{table_id:str}/rematch", status_code=200, tags=["tables"], summary="Play again, one seat further")
async def rematch_table(request: Asked, table_id: FromPath[str]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    again = await seating.rematch(house, table, key)
    async with house.db.reading() as connection:
        query = select(schema.keys.c.hash).where(schema.keys.c.id == key.id)
        known = (await connection.execute(query)).scalar()
        new = await rows.read_key(connection, again.id, str(known))
    alone = all(row.kind == BOT or (new is not None and row.key_id == new.id) for row in again.seats)
    if new is not None and new.host and alone and again.row.status == WAITING:
        await dealing.start(house, again, new)  # against bots nobody has to be waited for
    return shown(request, again, new)


@post("/api/tables/{table_id:str}/chat", status_code=200, tags=["tables"], summary="Does the table chat? (host)")
async def switch_chat(request: Asked, table_id: FromPath[str], data: JSONBody[Switch]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await seating.set_chat(house, table, key, data.on)
    return shown(request, table, key)


@post("/api/tables/{table_id:str}/invite", status_code=200, tags=["tables"], summary="A new invite code (host)")
async def renew_invite(request: Asked, table_id: FromPath[str]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    if table.row.origin != "table":
        raise Fault("not-waiting")
    await seating.new_invite(house, table, key)
    return shown(request, table, key)
