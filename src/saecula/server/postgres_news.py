"""News through PostgreSQL, over one connection that stays open.

Litestar's own backend opens a connection for every word, and PostgreSQL starts a process for every connection: on a
busy machine that took longer than everything else about a command.
"""

from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, Error

NOTIFY = "SELECT pg_notify(%s, %s)"


class PostgresNews(PsycoPgChannelsBackend):
    _telling: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """A connection that was lost meanwhile is opened again, once: who was not told compares versions."""
        try:
            await self._tell(data, channels)
        except Error:
            await self._hang_up()
            await self._tell(data, channels)

    async def _tell(self, data: bytes, channels: Iterable[str]) -> None:
        if self._telling is None:
            self._telling = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
        for channel in channels:
            await self._telling.execute(NOTIFY, (channel, data.decode()))

    async def _hang_up(self) -> None:
        telling, self._telling = self._telling, None
        if telling is not None:
            await telling.close()

    async def on_shutdown(self) -> None:
        await self._hang_up()
        await super().on_shutdown()
