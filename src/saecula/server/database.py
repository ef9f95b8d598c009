"""The engine of the database: SQLite in one file, or PostgreSQL, which several servers may share."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from typing import Any, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from saecula.core.errors import SaeculaError
from saecula.server.config import Config, shown_url

MIGRATION_LOCK: Final = 7_261_549  # any number of ours: one server at a time changes the stored form
BUSY_SECONDS: Final = 10


def _careful(connection: Any, record: Any) -> None:
    """Every SQLite connection: a commit is on the disk before it returns, readers do not wait for writers."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
    connection.isolation_level = None  # we begin transactions ourselves


def _begin(connection: Connection) -> None:
    """A writer takes its lock at once: two that began by reading would refuse each other."""
    mode = "IMMEDIATE" if connection.get_execution_options().get("writing") else "DEFERRED"
    connection.exec_driver_sql(f"BEGIN {mode}")


class Database:
    """`reading()` and `writing()` give a connection within a transaction."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.is_sqlite = config.is_sqlite
        self.engine: AsyncEngine = create_async_engine(config.database, **self._pool())
        self._writer = self.engine.execution_options(writing=True)
        self._one_writer = asyncio.Lock()
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _careful)
            event.listen(self.engine.sync_engine, "begin", _begin)

    def _pool(self) -> dict[str, Any]:
        if self.is_sqlite:
            return {"connect_args": {"timeout": BUSY_SECONDS}}
        return {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Commits at the end, unless something was raised; SQLite has one writer, who need not spin for its lock."""
        if self.is_sqlite:
            async with self._one_writer, self._writer.begin() as connection:
                yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def migrate(config: Config) -> None:
    """Bring the stored form up to date; raises one clear sentence when the database cannot be reached."""
    url = make_url(config.database)
    if config.is_sqlite:
        url = url.set(drivername="sqlite")
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            if not config.is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            settings = AlembicConfig()
            settings.set_main_option("script_location", str(files("saecula.server") / "migrations"))
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")
    except (OperationalError, sqlite3.Error) as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise SaeculaError(f"--database: cannot open {shown_url(config.database)} ({reason})") from None
    finally:
        with suppress(Exception):
            engine.dispose()
