"""Optional accounts: a name, a password (argon2), sessions by cookie. Nothing else is known about people."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from saecula.server import schema
from saecula.server.database import Database
from saecula.server.faults import Fault
from saecula.server.looks import clean_name, looks
from saecula.server.secrets import hashed, new_code, new_token

SESSION_SECONDS: Final = 60 * 86400
_hasher: Final = PasswordHasher()
_decoy: list[str] = []  # compared with when there is no such name, so that the time tells nothing
_threads: Final = ThreadPoolExecutor(2)  # a hash takes memory and a whole core: two at once are enough


async def hash_of(password: str) -> str:
    """What is stored of a password; slow on purpose, so it is made before a transaction begins."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)


async def _fits(stored: str, password: str) -> bool:
    try:
        return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.verify, stored, password)
    except (Argon2Error, InvalidHashError):
        return False


async def register(db: Database, name: str, password: str) -> tuple[int, str]:
    """A new account; its id and shown name."""
    name = clean_name(name)
    secret = await hash_of(password)
    values = {
        "name": name,
        "folded": name.casefold(),
        "looks": looks(name),
        "password": secret,
        "created_at": time.time(),
    }
    alike = select(schema.accounts.c.id).where(schema.accounts.c.looks == looks(name))
    try:
        async with db.writing() as connection:
            if (await connection.execute(alike)).first() is not None:
                raise Fault("name-taken")
            done = await connection.execute(insert(schema.accounts).values(**values))
            return int(done.inserted_primary_key[0]), name  # type: ignore[index]
    except IntegrityError:
        raise Fault("name-taken") from None


async def check(db: Database, name: str, password: str) -> tuple[int, str]:
    """The account of a name and its password; unknown names and wrong passwords look alike."""
    ours = schema.accounts.c
    query = select(ours.id, ours.name, ours.password, ours.locked).where(ours.folded == clean_name(name).casefold())
    async with db.reading() as connection:
        found = (await connection.execute(query)).first()
    if found is None:
        if not _decoy:
            _decoy.append(await hash_of(new_token()))
        await _fits(_decoy[0], password)
        raise Fault("wrong-password", 403)
    if not await _fits(found.password, password):
        raise Fault("wrong-password", 403)
    if found.locked:
        raise Fault("account-locked", 403)
    return found.id, found.name


async def open_session(db: Database, account: int) -> str:
    token, now = new_token(), time.time()
    values = {"hash": hashed(token), "account_id": account, "expires_at": now + SESSION_SECONDS}
    async with db.writing() as connection:
        await connection.execute(delete(schema.sessions).where(schema.sessions.c.expires_at < now))
        await connection.execute(insert(schema.sessions).values(**values))
    return token


async def close_session(db: Database, token: str) -> None:
    async with db.writing() as connection:
        await connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == hashed(token)))


async def account_of(db: Database, token: str) -> tuple[int, str] | None:
    """Whose session this is."""
    ours = schema.sessions.c
    query = (
        select(schema.accounts.c.id, schema.accounts.c.name)
        .join(schema.sessions, ours.account_id == schema.accounts.c.id)
        .where(ours.hash == hashed(token), ours.expires_at > time.time(), schema.accounts.c.locked.is_(False))
    )
    async with db.reading() as connection:
        found = (await connection.execute(query)).first()
    return (found.id, found.name) if found else None


async def set_password(connection: AsyncConnection, account: int, secret: str) -> None:
    """Ends every session of the account, and voids its letters."""
    await connection.execute(update(schema.accounts).where(schema.accounts.c.id == account).values(password=secret))
    for part in (schema.sessions, schema.letters):
        await connection.execute(delete(part).where(part.c.account_id == account))


async def change_password(db: Database, account: int, name: str, old: str, new: str) -> None:
    await check(db, name, old)
    secret = await hash_of(new)
    async with db.writing() as connection:
        await set_password(connection, account, secret)


async def reset_password(db: Database, name: str) -> str:
    """A new password for somebody who has lost the old one."""
    new = new_code(16)
    secret = await hash_of(new)
    async with db.writing() as connection:
        await set_password(connection, await find(connection, name), secret)
    return new


async def find(connection: AsyncConnection, name: str) -> int:
    """The account of a name."""
    query = select(schema.accounts.c.id).where(schema.accounts.c.folded == clean_name(name).casefold())
    found = (await connection.execute(query)).scalar()
    if found is None:
        raise Fault("no-such-account", 404, name=name[:60])
    return int(found)
