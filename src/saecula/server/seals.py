"""The keys with which this server signs records of its own games: made at the first start, kept in the database.

All servers of one database sign with the same key. Whoever can read the database (a file for its owner's eyes only, see
`database.hold`) can sign in the server's name: a backup is as secret as the server. A new key retires the old ones,
which stay listed, so that what they signed can be checked for ever.
"""

import time
from base64 import b64encode
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import insert, select, update

from saecula import signing
from saecula.core.record import Line
from saecula.server import schema
from saecula.server.answers import KeyList, PublicKey
from saecula.server.database import Database


@dataclass(frozen=True)
class SigningKey:
    """One row of `signing_keys`."""

    id: str
    public: bytes
    private: bytes
    created_at: float
    retired_at: float | None

    def seal(self, total: str) -> Line:
        return signing.seal(self.private, total)


def moment(at: float | None) -> str | None:
    """A time as people and programs write it."""
    return None if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Seals:
    """The keys of a database."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._current: SigningKey | None = None

    async def listed(self) -> list[SigningKey]:
        """All keys that ever signed here, the newest first."""
        ours = schema.signing_keys
        query = select(ours).order_by(ours.c.retired_at.is_not(None), ours.c.created_at.desc(), ours.c.id)
        async with self.db.reading() as connection:
            return [SigningKey(**found) for found in (await connection.execute(query)).mappings()]

    async def current(self) -> SigningKey:
        """The key that signs; the first one is made when it is needed."""
        if self._current is None:
            known = [key for key in await self.listed() if key.retired_at is None]
            self._current = known[0] if known else await self.renew()
        return self._current

    async def renew(self) -> SigningKey:
        """Sign with a new key from now on; the old ones stay listed."""
        private, public = signing.new_key()
        now, ours = time.time(), schema.signing_keys
        made = SigningKey(signing.key_id(public), public, private, now, None)
        async with self.db.writing() as connection:
            await connection.execute(update(ours).where(ours.c.retired_at.is_(None)).values(retired_at=now))
            await connection.execute(insert(ours).values(**vars(made)))
        self._current = made
        return made

    async def published(self, server: str) -> KeyList:
        """What stands at the well-known address."""
        await self.current()
        keys = [
            PublicKey(
                id=key.id,
                algorithm="Ed25519",
                public=b64encode(key.public).decode(),
                created=moment(key.created_at) or "",
                retired=moment(key.retired_at),
            )
            for key in await self.listed()
        ]
        return KeyList(server=server, keys=keys)

    async def public(self) -> signing.Keys:
        """For checking what is brought here."""
        return {key.id: key.public for key in await self.listed()}
