"""The engine of the database: SQLite in one file, or PostgreSQL, which several servers may share."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import Connection, Dialect, Executable, PoolProxiedConnection, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from saecula.core.errors import SaeculaError, said_by_system
from saecula.server.config import Config, shown_url

MIGRATION_LOCK: Final = 7_261_549  # any number of ours: one server at a time changes the stored form
BUSY_SECONDS: Final = 10
LIMITED: Final = "-c lock_timeout=10s -c statement_timeout=14s -c idle_in_transaction_session_timeout=60s"
_held: list[FileLock] = []  # until the process ends
AWAY: Final = (OperationalError, InterfaceError, PoolTimeout, TimeoutError)  # a full disk, a database that is not there


def reason_of(error: Exception) -> str:
    """What a database says is wrong, in one line and without the values of the statement."""
    return (str(getattr(error, "orig", error)).strip().splitlines() or [type(error).__name__])[0]


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


Statement = tuple[Executable, dict[str, Any] | None]  # with its values, if they are not in it


def gathered(parts: list[list[Statement]]) -> list[tuple[Executable, list[dict[str, Any]] | None]]:
    """Statements in the order in which each first comes; those without values of their own stay alone."""
    found: list[tuple[Executable, list[dict[str, Any]] | None]] = []
    places: dict[tuple[int, tuple[str, ...]], list[dict[str, Any]]] = {}
    for statement, values in (one for part in parts for one in part):
        if values is None:
            found.append((statement, None))
            continue
        key = (id(statement), tuple(values))
        if key not in places:
            places[key] = []
            found.append((statement, places[key]))
        places[key].append(values)
    return found


class Ready:
    """A statement in a database's own words: finding them takes longer than carrying it out, so it is done once."""

    def __init__(self, statement: Executable, names: Sequence[str] | None, dialect: Dialect) -> None:
        self.statement = statement  # by whose id it is found: it must not go away
        form: Any = statement
        compiled = form.compile(dialect=dialect, column_keys=names)
        state = compiled.construct_expanded_state(dict.fromkeys(names or ()))
        self.text: str = state.statement
        self.names: Sequence[str] | None = state.positiontup  # None where the database takes values by name
        self.fixed: dict[str, Any] = dict(state.parameters)
        kinds = {name: bind.type.dialect_impl(dialect) for name, bind in compiled.binds.items() if name in self.fixed}
        makers = {name: kind.bind_processor(dialect) for name, kind in kinds.items()}
        self.makers = {name: maker for name, maker in makers.items() if maker is not None}

    def values(self, given: dict[str, Any]) -> dict[str, Any] | tuple[Any, ...]:
        """Values as the driver takes them."""
        made = {**self.fixed, **given}
        for name, make in self.makers.items():
            made[name] = make(made[name])
        return made if self.names is None else tuple([made[name] for name in self.names])


class Phrases:
    """Statements that were made ready for a database."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.known: dict[tuple[int, tuple[str, ...]], Ready] = {}

    def ready(self, parts: list[list[Statement]]) -> Iterator[tuple[str, list[Any]]]:
        """Every statement in words, with the values of all who wait for it."""
        for statement, several in gathered(parts):
            found = self._found(statement, several)
            yield found.text, [found.values(values) for values in several or [{}]]

    def _found(self, statement: Executable, several: list[dict[str, Any]] | None) -> Ready:
        if several is None:  # its values are in it
            return Ready(statement, None, self.dialect)
        key = (id(statement), tuple(several[0]))
        if key not in self.known:
            self.known[key] = Ready(statement, key[1], self.dialect)
        return self.known[key]


class Batches:
    """Writes to SQLite in one thread: all that wait are one transaction, so that tables share the wait for the disk.

    Whoever waits for `write` goes on when it is on the disk. The driver is spoken to directly: every command of play
    comes this way, and SQLAlchemy's transaction alone takes as long as the three statements in it.
    """

    def __init__(self, url: str) -> None:
        plain = make_url(url).set(drivername="sqlite")
        self.engine = create_engine(plain, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        event.listen(self.engine, "connect", _careful)
        self.connection: PoolProxiedConnection | None = None
        self.phrases = Phrases(self.engine.dialect)
        self.thread = ThreadPoolExecutor(1, "saecula-writer")
        self.waiting: list[tuple[list[Statement], asyncio.Future[None]]] = []
        self.flushing: asyncio.Task[None] | None = None

    async def write(self, statements: list[Statement], one_writer: asyncio.Lock) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((statements, done))
        if self.flushing is None or self.flushing.done():
            self.flushing = asyncio.create_task(self._flush(one_writer))
        await done

    async def _flush(self, one_writer: asyncio.Lock) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            async with one_writer:
                batch, self.waiting = self.waiting, []
                try:
                    await loop.run_in_executor(self.thread, self._transaction, [part for part, _ in batch])
                    failures: list[Exception | None] = [None] * len(batch)
                except Exception:  # one of them does not fit: then each for itself
                    failures = [await self._alone(part) for part, _ in batch]
            for (_, done), failure in zip(batch, failures, strict=True):
                if not done.done():
                    done.set_result(None) if failure is None else done.set_exception(failure)

    async def _alone(self, part: list[Statement]) -> Exception | None:
        try:
            await asyncio.get_running_loop().run_in_executor(self.thread, self._transaction, [part])
        except Exception as error:
            return error
        return None

    def _transaction(self, parts: list[list[Statement]]) -> None:
        """The same statement for several tables is carried out once, with the values of all."""
        try:
            if self.connection is None:
                self.connection = self.engine.raw_connection()
            driver: Any = self.connection.driver_connection
            driver.execute("BEGIN IMMEDIATE")
            try:
                for words, several in self.phrases.ready(parts):
                    driver.executemany(words, several)
                driver.commit()
            finally:
                driver.rollback()  # nothing, if it was committed
        except sqlite3.IntegrityError as error:
            raise IntegrityError("", None, error) from None
        except sqlite3.Error as error:
            raise OperationalError("", None, error) from None

    async def close(self) -> None:
        if self.flushing is not None:
            await self.flushing
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


class Database:
    """`reading()` and `writing()` give a connection within a transaction; `write` carries out what needs no answer."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.is_sqlite = config.is_sqlite
        # values hold seeds and addresses of webhooks: an error must not carry them into the log
        self.engine: AsyncEngine = create_async_engine(config.database, hide_parameters=True, **self._pool())
        self._writer = self.engine.execution_options(writing=True)
        self._one_writer = asyncio.Lock()
        self._batches = Batches(config.database) if self.is_sqlite else None
        self._phrases = Phrases(self.engine.dialect)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _careful)
            event.listen(self.engine.sync_engine, "begin", _begin)

    def _pool(self) -> dict[str, Any]:
        if self.is_sqlite:
            return {"connect_args": {"timeout": BUSY_SECONDS}}
        found: dict[str, Any] = {
            "pool_size": 10,
            "max_overflow": 10,
            "pool_pre_ping": True,
            "pool_timeout": BUSY_SECONDS,
        }
        if "options" not in make_url(self.config.database).query:  # of the host's own choice
            found["connect_args"] = {"connect_timeout": 5, "options": LIMITED}
        return found

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

    async def write(self, statements: Sequence[Executable | Statement]) -> None:
        """Carry out statements as one transaction; on disk when this returns."""
        given: list[Statement] = [one if isinstance(one, tuple) else (one, None) for one in statements]
        if self._batches is not None:
            await self._batches.write(given, self._one_writer)
            return
        async with self.engine.begin() as connection:
            await self.carry_out(connection, given)

    async def carry_out(self, connection: AsyncConnection, statements: list[Statement]) -> None:
        """Statements of a transaction of PostgreSQL, sent together: there is one answer to wait for."""
        from psycopg import Error
        from psycopg import IntegrityError as Doubled

        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            async with driver.pipeline(), driver.cursor() as cursor:
                for words, several in self._phrases.ready([statements]):
                    for values in several:
                        await cursor.execute(words, values)
        except Doubled as error:
            raise IntegrityError("", None, error) from None
        except Error as error:
            raise OperationalError("", None, error) from None

    async def close(self) -> None:
        if self._batches is not None:
            await self._batches.close()
        await self.engine.dispose()


def hold(config: Config) -> None:
    """One server at a time on an SQLite file, for as long as this process lives; a new one is for our eyes only."""
    name = make_url(config.database).database
    if not config.is_sqlite or not name:
        return
    try:
        os.close(os.open(name, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the seeds of running games
        lock = FileLock(f"{name}.lock", timeout=0, mode=0o600)
        lock.acquire()
        _held.append(lock)
    except Timeout:
        raise SaeculaError("database-in-use", name=name) from None
    except OSError as error:
        raise SaeculaError("database-not-open", name=name, reason=said_by_system(error)) from None


def _settings(connection: Connection | None = None) -> AlembicConfig:
    settings = AlembicConfig()
    settings.set_main_option("script_location", str(files("saecula.server") / "migrations"))
    settings.attributes["connection"] = connection
    return settings


def known_forms() -> list[str]:
    """The numbers of the stored forms that this version knows, the newest first."""
    return [found.revision for found in ScriptDirectory.from_config(_settings()).walk_revisions()]


def stored_form(connection: Connection) -> str | None:
    """The number of the form that a database has; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(config: Config, form: str = "head") -> None:
    """Bring the stored form to a number, to the newest if not given; an older one loses what only newer ones know.

    Raises one clear sentence when the database cannot be reached.
    """
    url = make_url(config.database)
    if config.is_sqlite:
        url = url.set(drivername="sqlite")
    engine = create_engine(url, hide_parameters=True)
    try:
        with engine.begin() as connection:
            if not config.is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            known, here = known_forms(), stored_form(connection)
            goes_back = form in known and here in known and known.index(here) < known.index(form)
            (command.downgrade if goes_back else command.upgrade)(_settings(connection), form)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise SaeculaError("database-not-open", name=shown_url(config.database), reason=reason_of(error)) from None
    except CommandError:  # its stored form is not among those that we know
        raise SaeculaError("database-newer", name=shown_url(config.database), form=known_forms()[0]) from None
    finally:
        with suppress(Exception):
            engine.dispose()


def form_of(config: Config) -> str | None:
    """The number of the form that a database has; None if it is empty."""
    url = make_url(config.database)
    engine = create_engine(url.set(drivername="sqlite") if config.is_sqlite else url, hide_parameters=True)
    try:
        with engine.connect() as connection:
            return stored_form(connection)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise SaeculaError("database-not-open", name=config.shown, reason=reason_of(error)) from None
    finally:
        engine.dispose()


def must_exist(config: Config) -> None:
    """SQLite would make a file for whoever mistypes its name."""
    name = make_url(config.database).database
    if config.is_sqlite and name and not Path(name).is_file():
        raise SaeculaError("no-such-database", name=name)


def must_be_current(config: Config) -> None:
    """Whoever looks after a server needs the version that it runs."""
    must_exist(config)
    form = form_of(config)
    if form is None:
        raise SaeculaError("database-empty", name=config.shown)
    if form != known_forms()[0]:
        raise SaeculaError("database-other-form", name=config.shown, form=form, wanted=known_forms()[0])
