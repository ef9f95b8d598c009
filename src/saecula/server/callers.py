"""Where a person wants to be called: at one table by its token, or at all tables of an account."""

import time
from dataclasses import dataclass, fields
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from saecula.server import push, schema
from saecula.server.config import Config
from saecula.server.faults import Fault
from saecula.server.mail import is_address
from saecula.server.notices import checked_url
from saecula.server.rows import KeyRow
from saecula.server.secrets import hashed, new_code

Kind = Literal["mail", "push", "webhook", "discord", "ntfy"]
MOST: Final = 10  # of one person
CODE: Final = 8  # letters of a code that proves a mail address
DISCORD: Final = ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com")


@dataclass
class Caller:
    """One row of `callers`; `every`: for each decision, not only once an hour; `code`: not proved yet."""

    id: int
    key_id: int | None
    account_id: int | None
    kind: Kind
    address: str
    lang: str
    every: bool
    code: str | None

    @property
    def shown(self) -> str:
        """For its person: an address of mail, or whose service it is; never the secret part of a URL."""
        if self.kind == "mail":
            return self.address
        url = subscription_of(self).endpoint if self.kind == "push" else self.address
        return urlsplit(url).hostname or ""


COLUMNS: Final = [schema.callers.c[item.name] for item in fields(Caller)]


def subscription_of(caller: Caller) -> push.Subscription:
    return msgspec.json.decode(caller.address, type=push.Subscription)


def kinds(config: Config) -> list[str]:
    """The ways that this server knows."""
    hooks = ["webhook", "discord", "ntfy"] if config.webhooks != "off" else []
    return [*(["mail"] if config.mail else []), *(["push"] if config.push else []), *hooks]


def checked(config: Config, kind: str, address: str, subscription: push.Subscription | None) -> str:
    """The address as it is kept; one that cannot be called is refused."""
    if kind not in kinds(config):
        raise Fault("no-such-notice", 400)
    if kind == "mail":
        if not is_address(address):
            raise Fault("mail-refused", 400)
        return address
    if kind == "push":
        if subscription is None:
            raise Fault("push-refused", 400)
        checked_url(subscription.endpoint, config.webhooks if config.webhooks != "off" else "public")
        return msgspec.json.encode(push.checked(subscription)).decode()
    checked_url(address, config.webhooks)
    parts = urlsplit(address)
    if kind == "discord" and config.webhooks != "any":
        if parts.hostname not in DISCORD or not parts.path.startswith("/api/webhooks/"):
            raise Fault("discord-refused", 400)
    if kind == "ntfy" and len(parts.path.strip("/").split("/")) != 1:
        raise Fault("ntfy-refused", 400)
    return address


# --- reading and writing --------------------------------------------------------------------------------------------
def _of(key: KeyRow) -> ColumnElement[bool]:
    ours = schema.callers.c
    mine = ours.key_id == key.id
    return mine if key.account_id is None else or_(mine, ours.account_id == key.account_id)


async def read(connection: AsyncConnection, key: KeyRow) -> list[Caller]:
    query = select(*COLUMNS).where(_of(key)).order_by(schema.callers.c.id)
    return [Caller(**found) for found in (await connection.execute(query)).mappings()]


async def add(connection: AsyncConnection, key: KeyRow, caller: Caller) -> str | None:
    """Keep an address; the code that must come back from it, if it is mail: nobody is called who did not ask for it."""
    if caller.account_id is not None and key.account_id is None:
        raise Fault("not-logged-in", 403)
    count = (await connection.execute(select(func.count()).select_from(schema.callers).where(_of(key)))).scalar_one()
    if count >= MOST:
        raise Fault("too-many-notices", count=str(MOST))
    code = new_code(CODE) if caller.kind == "mail" else None
    values = {name: getattr(caller, name) for name in ("key_id", "account_id", "kind", "address", "lang", "every")}
    values |= {"code": hashed(code) if code else None, "created_at": time.time()}
    same = (schema.callers.c.kind == caller.kind, schema.callers.c.address == caller.address)
    await connection.execute(delete(schema.callers).where(_of(key), *same))
    await connection.execute(insert(schema.callers).values(**values))
    return code


async def confirm(connection: AsyncConnection, key: KeyRow, code: str) -> None:
    ours = schema.callers
    proved = update(ours).where(_of(key), ours.c.code == hashed(code.strip().lower())).values(code=None)
    if (await connection.execute(proved)).rowcount == 0:
        raise Fault("unknown-code", 403)


async def remove(connection: AsyncConnection, key: KeyRow, caller: int) -> None:
    """The number may be any that somebody typed, even one that no database can hold."""
    if all(one.id != caller for one in await read(connection, key)):
        raise Fault("no-such-notice", 404)
    await connection.execute(delete(schema.callers).where(schema.callers.c.id == caller))


async def forget(connection: AsyncConnection, caller: Caller) -> None:
    """A browser has ended its subscription."""
    await connection.execute(delete(schema.callers).where(schema.callers.c.id == caller.id))
