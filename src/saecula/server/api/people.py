"""Accounts: optional, a name and a password."""

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from saecula.server import accounts, deleting, letters
from saecula.server.answers import Account, Deleted, MailInfo
from saecula.server.api.common import COOKIE, Asked, house_of, language_of, must_log_in, session_of
from saecula.server.faults import Fault
from saecula.server.wire import Credentials, Forgotten, Letter, LetterPassword, NewMail, NewPassword, OwnPassword

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


@post(
    "/api/account/delete",
    status_code=200,
    tags=["accounts"],
    summary="Delete my account, with everything that belongs to it",
    opt=GUARDED,
)
async def delete_account(request: Asked, data: JSONBody[OwnPassword]) -> Response[Deleted]:
    found, name = await must_log_in(request)
    await deleting.delete_account(house_of(request), found, name, data.password)
    response: Response[Deleted] = Response(Deleted(deleted=True))
    response.delete_cookie(COOKIE)
    return response


# --- letters --------------------------------------------------------------------------------------------------------
@get("/api/account/mail", tags=["accounts"], summary="The address of my account")
async def mail(request: Asked) -> MailInfo:
    house, found = house_of(request), await session_of(request)
    address = await letters.mail_of(house.db, found[0]) if found else None
    return MailInfo(mail=address, possible=house.post is not None)


@post("/api/account/mail/set", status_code=200, tags=["accounts"], summary="Send a letter that sets it", opt=GUARDED)
async def set_mail(request: Asked, data: JSONBody[NewMail]) -> MailInfo:
    found, name = await must_log_in(request)
    house = house_of(request)
    await letters.set_mail(house, found, name, data.password, data.mail, language_of(request))
    return MailInfo(mail=await letters.mail_of(house.db, found), possible=house.post is not None)


@post("/api/account/confirm", status_code=200, tags=["accounts"], summary="I got the letter", opt=GUARDED)
async def confirm(request: Asked, data: JSONBody[Letter]) -> Account:
    await letters.confirm(house_of(request).db, data.secret)
    found = await session_of(request)
    return Account(name=found[1] if found else None)


@post("/api/account/forgot", status_code=200, tags=["accounts"], summary="Send me a letter", opt=GUARDED)
async def forgot(request: Asked, data: JSONBody[Forgotten]) -> Account:
    """The answer is the same for everybody."""
    await letters.forgot(house_of(request), data.name, language_of(request))
    return Account(name=None)


@post("/api/account/reset", status_code=200, tags=["accounts"], summary="A new password by letter", opt=GUARDED)
async def reset(request: Asked, data: JSONBody[LetterPassword]) -> Account:
    await letters.reset(house_of(request).db, data.secret, data.password)
    return Account(name=None)
