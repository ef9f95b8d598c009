"""Accounts: optional, a name and a password."""

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from saecula.server import accounts
from saecula.server.answers import Account
from saecula.server.api.common import COOKIE, Asked, house_of, must_log_in, session_of
from saecula.server.faults import Fault
from saecula.server.wire import Credentials, NewPassword

GUARDED = {"limit": "guarded"}  # somebody may be guessing


async def _logged_in(request: Asked, account: int, name: str, status: int) -> Response[Account]:
    house = house_of(request)
    token = await accounts.open_session(house.db, account)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=accounts.SESSION_SECONDS,
        httponly=True,
        samesite="strict",
        secure=house.config.secure_cookies,
    )
    return Response(Account(name=name), status_code=status, cookies=[cookie])


def _must_be_open(request: Asked) -> None:
    if not house_of(request).config.accounts:
        raise Fault("no-accounts", 403)


@post("/api/accounts", tags=["accounts"], summary="Make an account and log in", opt=GUARDED)
async def register(request: Asked, data: JSONBody[Credentials]) -> Response[Account]:
    _must_be_open(request)
    account, name = await accounts.register(house_of(request).db, data.name, data.password)
    return await _logged_in(request, account, name, 201)


@post("/api/login", status_code=200, tags=["accounts"], summary="Log in", opt=GUARDED)
async def login(request: Asked, data: JSONBody[Credentials]) -> Response[Account]:
    _must_be_open(request)
    account, name = await accounts.check(house_of(request).db, data.name, data.password)
    return await _logged_in(request, account, name, 200)


@post("/api/logout", status_code=200, tags=["accounts"], summary="Log out")
async def logout(request: Asked) -> Response[Account]:
    token = request.cookies.get(COOKIE, "")
    if token:
        await accounts.close_session(house_of(request).db, token[:200])
    response: Response[Account] = Response(Account(name=None))
    response.delete_cookie(COOKIE)
    return response


@get("/api/account", tags=["accounts"], summary="Who am I?")
async def account(request: Asked) -> Account:
    found = await session_of(request)
    return Account(name=found[1] if found else None)


@post(
    "/api/account/password",
    status_code=200,
    tags=["accounts"],
    summary="Change my password; ends all sessions",
    opt=GUARDED,
)
async def password(request: Asked, data: JSONBody[NewPassword]) -> Response[Account]:
    found, name = await must_log_in(request)
    await accounts.change_password(house_of(request).db, found, name, data.old, data.new)
    return await _logged_in(request, found, name, 200)
