"""Where requests are counted: in this process, or in Redis for several of them, and what happens when it is away."""

import asyncio
import logging
import time
from collections.abc import Awaitable
from datetime import timedelta
from typing import Any, Final

from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore

from saecula.server.config import Config
from saecula.server.doors import LIMITS
from saecula.server.logs import seldom

PATIENCE: Final = 0.5  # seconds that a request waits for its count
AGAIN: Final = 5.0  # seconds before Redis is asked again after it did not answer
ADDRESSES: Final = 20_000  # that are counted at once


class Counts(MemoryStore):
    """In memory; addresses that were not heard of for long are forgotten, so that many of them take no more room."""

    async def set(self, key: str, value: str | bytes, expires_in: int | timedelta | None = None) -> None:
        if len(self._store) >= ADDRESSES:
            await self.delete_expired()
        if len(self._store) >= ADDRESSES:
            await self.delete_all()  # counting anew is better than counting nobody
        await super().set(key, value, expires_in)


class SharedCounts(Counts):
    """In Redis. While it is away every process counts for itself, and nobody waits for it or is refused for it."""

    def __init__(self, shared: Store) -> None:
        super().__init__()
        self.shared = shared
        self.away_until = 0.0

    async def _ask(self, work: Awaitable[Any]) -> tuple[bool, Any]:
        """Whether Redis answered, and what."""
        try:
            async with asyncio.timeout(PATIENCE):
                return True, await work
        except Exception as error:
            self.away_until = time.monotonic() + AGAIN
            reason = type(error).__name__
            seldom.tell("redis", logging.WARNING, "redis does not answer (%s): requests are counted here", reason)
            return False, None

    def _is_away(self) -> bool:
        return time.monotonic() < self.away_until

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        if not self._is_away():
            answered, found = await self._ask(self.shared.get(key, renew_for))
            if answered:
                return None if found is None else bytes(found)
        return await super().get(key, renew_for)

    async def set(self, key: str, value: str | bytes, expires_in: int | timedelta | None = None) -> None:
        if not self._is_away():
            answered, _ = await self._ask(self.shared.set(key, value, expires_in))
            if answered:
                return
        await super().set(key, value, expires_in)

    async def __aexit__(self, *error: Any) -> None:
        await super().__aexit__(*error)
        await self._ask(self.shared.__aexit__(*error))


def counts_of(config: Config) -> dict[str, Store]:
    """One for each kind of limit."""
    if not config.redis:
        return {name: Counts() for name in LIMITS}
    from litestar.stores.redis import RedisStore
    from redis.asyncio import Redis

    found: dict[str, Store] = {}
    for name in LIMITS:
        client = Redis.from_url(config.redis, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
        found[name] = SharedCounts(RedisStore(client, namespace=name, handle_client_shutdown=True))
    return found
