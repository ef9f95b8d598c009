"""Where I want to be called when a decision waits for me."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from saecula.i18n import say
from saecula.server import callers, mail
from saecula.server.answers import CallerInfo, Calls, Tried
from saecula.server.api.common import Asked, language_of, sit
from saecula.server.callers import Caller
from saecula.server.calling import Call
from saecula.server.faults import Fault
from saecula.server.house import House
from saecula.server.push import Subscription, public_key
from saecula.server.rows import KeyRow
from saecula.server.wire import Code, NewCaller

NOTICES = "/api/tables/{table_id:str}/notices"
GUARDED = {"limit": "guarded"}  # each may send something to somebody


async def _mine(house: House, key: KeyRow) -> Calls:
    async with house.db.reading() as connection:
        found = await callers.read(connection, key)
    shown = [
        CallerInfo(
            id=one.id,
            kind=one.kind,
            shown=one.shown,
            lang=one.lang,
            every=one.every,
            everywhere=one.account_id is not None,
            confirmed=one.code is None,
        )
        for one in found
    ]
    key_of_push = public_key(await house.notices.key()) if house.config.push else None
    return Calls(callers=shown, kinds=callers.kinds(house.config), push=key_of_push, account=key.account_id is not None)


@get(NOTICES, tags=["notices"], summary="Where I am called, and the ways that this server knows")
async def listed(request: Asked, table_id: FromPath[str]) -> Calls:
    house, _, key = await sit(request, table_id)
    return await _mine(house, key)


@post(NOTICES + "/add", status_code=200, tags=["notices"], summary="Call me there; mail is proved first", opt=GUARDED)
async def add(request: Asked, table_id: FromPath[str], data: JSONBody[NewCaller]) -> Calls:
    house, _, key = await sit(request, table_id)
    sent = data.subscription
    subscription = Subscription(sent.endpoint, sent.p256dh, sent.auth) if sent is not None else None
    address = callers.checked(house.config, data.kind, data.address.strip(), subscription)
    if data.everywhere and key.account_id is None:
        raise Fault("not-logged-in", 403)
    here, account = (None, key.account_id) if data.everywhere else (key.id, None)
    caller = Caller(0, here, account, data.kind, address, data.lang, data.every, None)
    async with house.db.writing() as connection:
        code = await callers.add(connection, key, caller)
    if code is not None:
        await _prove(house, caller, code)
    return await _mine(house, key)


async def _prove(house: House, caller: Caller, code: str) -> None:
    subject = say(caller.lang, "server-notice-confirm-subject")
    text = say(caller.lang, "server-notice-confirm", code=code, server=house.config.public_url)
    try:
        await mail.send(house.config, caller.address, subject, text + "\n")
    except OSError:
        raise Fault("mail-failed", 503) from None


@post(NOTICES + "/confirm", status_code=200, tags=["notices"], summary="The code that came by mail", opt=GUARDED)
async def confirm(request: Asked, table_id: FromPath[str], data: JSONBody[Code]) -> Calls:
    house, _, key = await sit(request, table_id)
    async with house.db.writing() as connection:
        await callers.confirm(connection, key, data.code)
    return await _mine(house, key)


@post(NOTICES + "/{caller:int}/remove", status_code=200, tags=["notices"], summary="Do not call me there any more")
async def remove(request: Asked, table_id: FromPath[str], caller: FromPath[int]) -> Calls:
    house, _, key = await sit(request, table_id)
    async with house.db.writing() as connection:
        await callers.remove(connection, key, caller)
    return await _mine(house, key)


@post(NOTICES + "/{caller:int}/try", status_code=200, tags=["notices"], summary="Call me there now", opt=GUARDED)
async def attempt(request: Asked, table_id: FromPath[str], caller: FromPath[int]) -> Tried:
    house, table, key = await sit(request, table_id)
    async with house.db.reading() as connection:
        found = [one for one in await callers.read(connection, key) if one.id == caller and one.code is None]
    seats = table.seats_of(key)
    if not found or not seats:
        raise Fault("no-such-notice", 404)
    url = f"{house.config.public_url}/t/{table.id}"
    call = Call("try", table.row, table.seats[seats[0]], None, url)
    return Tried(taken=await house.notices.send(found[0], call), lang=language_of(request))
