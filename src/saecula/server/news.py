"""How servers tell each other that a table has changed, through PostgreSQL or Redis, and how that survives a break."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from typing import Final

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from saecula.server.config import Config
from saecula.server.database import reason_of
from saecula.server.logs import seldom

AGAIN: Final = 1.0  # seconds before a lost connection is tried again


class Steady(ChannelsBackend):
    """A backend that comes back after its connection was lost; what was not told meanwhile is found by comparing."""

    def __init__(self, make: Callable[[], ChannelsBackend]) -> None:
        self.make = make
        self.inner = make()
        self.channels: set[str] = set()

    async def on_startup(self) -> None:
        await self.inner.on_startup()

    async def on_shutdown(self) -> None:
        with suppress(Exception):
            await self.inner.on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self.inner.publish(data, channels)
        except Exception as error:
            seldom.tell("news", logging.WARNING, "other servers could not be told of news: %s", reason_of(error))

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.channels |= set(channels)
        await self.inner.subscribe(list(self.channels))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self.channels -= set(channels)
        with suppress(Exception):
            await self.inner.unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in self.inner.stream_events():
                    yield event
            except Exception as error:
                seldom.tell("heard", logging.WARNING, "news of other servers cannot be heard: %s", reason_of(error))
            await self._open_again()

    async def _open_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            await self.on_shutdown()
            self.inner = self.make()
            try:
                await self.inner.on_startup()
                await self.inner.subscribe(list(self.channels))
                return
            except Exception:  # still away
                continue

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


def backend(config: Config) -> ChannelsBackend:
    """Redis if given, else PostgreSQL if it is the database, else memory."""
    if config.redis:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return Steady(lambda: RedisChannelsPubSubBackend(redis=Redis.from_url(config.redis)))
    if config.is_sqlite:
        return MemoryChannelsBackend()
    from saecula.server.postgres_news import PostgresNews

    address = config.database.replace("postgresql+psycopg://", "postgresql://", 1)
    return Steady(lambda: PostgresNews(address))
