"""What all doors share: who asks, in which language, at which table."""

from typing import Any

from litestar import Request

from saecula.i18n import LANGUAGES
from saecula.server import accounts, rows
from saecula.server.answers import TableAnswer, TokenAnswer
from saecula.server.faults import Fault
from saecula.server.house import House
from saecula.server.live import LiveTable
from saecula.server.pictures import table_data
from saecula.server.rows import KeyRow
from saecula.server.seating import unless_private
from saecula.server.secrets import hashed

COOKIE = "saecula-session"
Asked = Request[Any, Any, Any]


def house_of(request: Asked) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def language_of(request: Asked) -> str:
    """The language asked for in the address, else the first of ours that the browser wants."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return str(wanted)
    for part in request.headers.get("accept-language", "")[:200].split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def token_of(request: Asked) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:200] if scheme.lower() == "bearer" else ""


async def account_id(request: Asked) -> int | None:
    """Whose session comes with a request."""
    found = await session_of(request)
    return found[0] if found else None


async def session_of(request: Asked) -> tuple[int, str] | None:
    token = request.cookies.get(COOKIE, "")
    return await accounts.account_of(house_of(request).db, token[:200]) if token else None


async def must_log_in(request: Asked) -> tuple[int, str]:
    found = await session_of(request)
    if found is None:
        raise Fault("not-logged-in", 401)
    return found


async def key_of(request: Asked, table_id: str) -> KeyRow | None:
    """What the token of a request opens at a table; a token that opens nothing is refused."""
    token = token_of(request)
    if not token:
        return None
    async with house_of(request).db.reading() as connection:
        key = await rows.read_key(connection, table_id, hashed(token))
    if key is None:
        raise Fault("unknown-token", 401)
    return key


async def key_at(request: Asked, table: LiveTable) -> KeyRow | None:
    """The same at a table that may be private."""
    try:
        return await key_of(request, table.id)
    except Fault as fault:
        raise unless_private(table, fault) from None


async def open_table(request: Asked, table_id: str) -> tuple[House, LiveTable]:
    house = house_of(request)
    return house, await house.table(table_id)


async def visit(request: Asked, table_id: str) -> tuple[House, LiveTable, KeyRow | None]:
    """A table for somebody who may look at it."""
    house, table = await open_table(request, table_id)
    key = await key_at(request, table)
    if not table.may_watch(key):
        raise unless_private(table, Fault("no-spectators", 403), key)
    return house, table, key


async def sit(request: Asked, table_id: str) -> tuple[House, LiveTable, KeyRow]:
    """A table for somebody who belongs to it."""
    house, table = await open_table(request, table_id)
    key = await key_at(request, table)
    if key is None:
        raise unless_private(table, Fault("unknown-token", 401))
    return house, table, key


def shown(request: Asked, table: LiveTable, key: KeyRow | None) -> TableAnswer:
    return TableAnswer(table=table_data(table, key, language_of(request)))


def shown_with(request: Asked, token: str, table: LiveTable, key: KeyRow | None) -> TokenAnswer:
    return TokenAnswer(table=table_data(table, key, language_of(request)), token=token)
