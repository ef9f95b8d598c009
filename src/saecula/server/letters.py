"""Letters to people: a link that confirms a mail address, and one that sets a new password.

The secret of a letter stands in the fragment of its link, is stored as a hash, works once, and not for long. Whoever
asks for a new password learns nothing about an account: not whether there is one, nor whether it has an address.
"""

import logging
import time
from typing import Any, Final

from sqlalchemy import delete, func, insert, or_, select, update

from saecula.i18n import say
from saecula.server import accounts, schema
from saecula.server.database import Database
from saecula.server.faults import Fault
from saecula.server.house import House
from saecula.server.looks import clean_name
from saecula.server.secrets import hashed, new_token

LASTS: Final = 3600.0  # seconds
PER_HOUR: Final = 3  # letters to one account, and to one address
log = logging.getLogger("saecula.server")


async def new_letter(db: Database, account: int, mail: str | None) -> str | None:
    """The secret of a letter that confirms an address, or without one sets a password; None: enough were sent."""
    secret, now, ours = new_token(), time.time(), schema.letters
    async with db.writing() as connection:
        await connection.execute(delete(ours).where(ours.c.expires_at < now))
        same = or_(ours.c.account_id == account, ours.c.mail == mail) if mail else ours.c.account_id == account
        sent = select(func.count()).select_from(ours).where(same)
        if int((await connection.execute(sent)).scalar_one()) >= PER_HOUR:
            return None
        values = {"hash": hashed(secret), "account_id": account, "mail": mail}
        await connection.execute(insert(ours).values(**values, created_at=now, expires_at=now + LASTS))
    return secret


async def _redeemed(connection: Any, secret: str, confirms: bool) -> Any:
    """Account and address of a letter; it is void from now on. Nothing gets into an account that is locked."""
    ours, people = schema.letters, schema.accounts
    query = (
        select(ours.c.account_id, ours.c.mail, people.c.locked)
        .join(people, people.c.id == ours.c.account_id)
        .where(ours.c.hash == hashed(secret), ours.c.expires_at > time.time())
    )
    found = (await connection.execute(query)).first()
    if found is None or (found.mail is not None) != confirms:
        raise Fault("unknown-letter", 403)
    if found.locked:
        raise Fault("account-locked", 403)
    await connection.execute(delete(ours).where(ours.c.hash == hashed(secret)))
    return found


def _send(house: House, to: str, what: str, name: str, way: str, language: str) -> None:
    """In the background: how long it takes, and whether it works, tells nobody anything."""
    if house.post is None:
        raise Fault("no-mail")
    address = f"{house.config.public_url}/account#{way}"
    subject = say(language, f"server-subject-{what}")
    house.start(_posted(house, to, subject, say(language, f"server-letter-{what}", name=name, address=address)))


async def _posted(house: House, to: str, subject: str, text: str) -> None:
    assert house.post is not None
    try:
        await house.post(to, subject, text)
    except OSError as error:
        log.warning("a letter could not be sent: %s", error)


# --- the address of an account --------------------------------------------------------------------------------------
async def mail_of(db: Database, account: int) -> str | None:
    query = select(schema.accounts.c.mail).where(schema.accounts.c.id == account)
    async with db.reading() as connection:
        return (await connection.execute(query)).scalar()


async def set_mail(house: House, account: int, name: str, password: str, mail: str | None, language: str) -> None:
    """An address counts when its owner has followed the link that is sent there; None forgets it at once."""
    if mail is not None and house.post is None:
        raise Fault("no-mail")
    await accounts.check(house.db, name, password)
    if mail is None:
        async with house.db.writing() as connection:
            ours = schema.accounts
            await connection.execute(update(ours).where(ours.c.id == account).values(mail=None))
        return
    secret = await new_letter(house.db, account, mail)
    if secret is None:
        raise Fault("too-often", 429)
    _send(house, mail, "confirm", name, f"confirm={secret}", language)


async def confirm(db: Database, secret: str) -> None:
    async with db.writing() as connection:
        found = await _redeemed(connection, secret, confirms=True)
        ours = schema.accounts
        await connection.execute(update(ours).where(ours.c.id == found.account_id).values(mail=found.mail))


# --- a new password --------------------------------------------------------------------------------------------------
async def forgot(house: House, name: str, language: str) -> None:
    """Send a letter, if there is somebody to send it to; nobody can tell from outside."""
    if house.post is None:
        raise Fault("no-mail")
    ours = schema.accounts.c
    named = (ours.folded == clean_name(name).casefold(), ours.locked.is_(False))
    query = select(ours.id, ours.name, ours.mail).where(*named)
    async with house.db.reading() as connection:
        found = (await connection.execute(query)).first()
    if found is not None and found.mail is not None:
        house.start(_reminded(house, found.id, found.name, found.mail, language))


async def _reminded(house: House, account: int, name: str, mail: str, language: str) -> None:
    secret = await new_letter(house.db, account, None)
    if secret is not None:
        _send(house, mail, "reset", name, f"reset={secret}", language)


async def reset_secret(db: Database, name: str) -> str:
    """For whoever runs the server: the secret of a link (`/account#reset=SECRET`) that sets a new password, once."""
    async with db.writing() as connection:  # what others asked for does not count against it
        account = await accounts.find(connection, name)
        await connection.execute(delete(schema.letters).where(schema.letters.c.account_id == account))
    secret = await new_letter(db, account, None)
    assert secret is not None
    return secret


async def reset(db: Database, secret: str, password: str) -> None:
    """A new password by letter; ends every session of the account."""
    hash_of_it = await accounts.hash_of(password)
    async with db.writing() as connection:
        found = await _redeemed(connection, secret, confirms=False)
        await accounts.set_password(connection, found.account_id, hash_of_it)
