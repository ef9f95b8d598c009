"""Everything that is stored, as one file of lines that either database can be filled from: `saecula admin backup`.

The first line says what it is and in which stored form (the number of the migration); then one line for each row, with
its table; the last one counts them and holds a hash of all lines before. The file is compressed. It holds the seeds of
running games and the hashes of passwords: it belongs to whoever runs the server.
"""

import base64
import gzip
import hashlib
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import JSON, Connection, MetaData, create_engine, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.schema import Table

from saecula import __version__
from saecula.core.errors import SaeculaError, said_by_system
from saecula.server.config import Config, shown_url
from saecula.server.database import known_forms, migrate, reason_of, stored_form

FORMAT: Final = 1
FORM: Final = "alembic_version"  # the table that holds the number of the stored form
AT_ONCE: Final = 500
Row = dict[str, Any]


@contextmanager
def _open(config: Config, **options: Any) -> Iterator[Connection]:
    """One transaction: what is read is of one moment, what is written is all or nothing."""
    url = make_url(config.database)
    if config.is_sqlite:
        url = url.set(drivername="sqlite")
    engine = create_engine(url, hide_parameters=True, **options)
    try:
        with engine.begin() as connection:
            if config.is_sqlite:  # its driver opens a transaction only when something is written
                connection.exec_driver_sql("BEGIN")
            yield connection
    except SQLAlchemyError as error:
        raise SaeculaError("database-not-open", name=shown_url(config.database), reason=reason_of(error)) from None
    finally:
        engine.dispose()


def _tables(connection: Connection) -> list[Table]:
    """What is there, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return [table for table in found.sorted_tables if table.name != FORM]


# --- writing --------------------------------------------------------------------------------------------------------
def back_up(config: Config, path: Path) -> dict[str, int]:
    """Write everything into a new file; how many rows of each table. A server may be at work meanwhile."""
    options = {} if config.is_sqlite else {"isolation_level": "REPEATABLE READ"}
    partial = path.with_name(path.name + ".part")
    try:
        with _open(config, **options) as connection:
            form = stored_form(connection)
            if form is None:
                raise SaeculaError("database-empty", name=shown_url(config.database))
            with open(os.open(partial, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as file:
                with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as packed:
                    counts = _write(connection, form, packed)
                file.flush()
                os.fsync(file.fileno())
        partial.replace(path)
    except OSError as error:
        raise SaeculaError("cannot-write", path=str(path), reason=said_by_system(error)) from None
    finally:
        partial.unlink(missing_ok=True)
    return counts


def _write(connection: Connection, form: str, packed: gzip.GzipFile) -> dict[str, int]:
    digest, counts = hashlib.sha256(), dict[str, int]()

    def put(data: Row) -> None:
        line = json.dumps(data, ensure_ascii=False, default=_as_text).encode() + b"\n"
        digest.update(line)
        packed.write(line)

    put({"saecula-backup": FORMAT, "form": form, "version": __version__, "at": time.time()})
    for table in _tables(connection):
        counts[table.name] = 0
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings():
            put({"table": table.name, "row": dict(row)})
            counts[table.name] += 1
    packed.write(json.dumps({"end": counts, "sha256": digest.hexdigest()}).encode() + b"\n")
    return counts


def _as_text(value: object) -> Row:
    assert isinstance(value, (bytes, memoryview)), type(value)
    return {"base64": base64.b64encode(bytes(value)).decode()}


# --- reading --------------------------------------------------------------------------------------------------------
def _lines(path: Path) -> Iterator[Row]:
    """Every line but the last, which must fit them."""
    digest, counts, end = hashlib.sha256(), dict[str, int](), None
    try:
        with gzip.open(path, "rb") as packed:
            for line in packed:
                data = json.loads(line)
                if end is not None or not isinstance(data, dict):
                    raise SaeculaError("no-backup", path=str(path))
                if "end" in data:
                    end = data
                    continue
                digest.update(line)
                if "table" in data:
                    counts[data["table"]] = counts.get(data["table"], 0) + 1
                yield data
    except OSError as error:
        raise SaeculaError("cannot-read", path=str(path), reason=said_by_system(error)) from None
    except (EOFError, ValueError):
        raise SaeculaError("no-backup", path=str(path)) from None
    known = {name: count for name, count in end["end"].items() if count} if end is not None else None
    if end is None or counts != known or digest.hexdigest() != end["sha256"]:
        raise SaeculaError("no-backup", path=str(path))


def head_of(path: Path) -> Row:
    """What a file says of itself, after the whole of it was read and found complete."""
    lines = _lines(path)
    head = next(lines, {})
    if head.get("saecula-backup") != FORMAT:
        raise SaeculaError("no-backup", path=str(path))
    for _ in lines:
        pass
    if head["form"] not in known_forms():
        raise SaeculaError("backup-newer", path=str(path))
    return head


def restore(config: Config, path: Path) -> dict[str, int]:
    """Fill an empty database; one of another kind, or of an older stored form, is welcome. All or nothing."""
    form = head_of(path)["form"]
    with _open(config) as connection:
        here = stored_form(connection)
        if here is not None and any(_is_filled(connection, table) for table in _tables(connection)):
            raise SaeculaError("database-filled", name=shown_url(config.database))
    migrate(config, form)
    with _open(config) as connection:
        counts = _fill(connection, path)
    migrate(config)
    return counts


def _is_filled(connection: Connection, table: Table) -> bool:
    """The sign of life is there from the beginning."""
    return table.name != "pulse" and connection.execute(select(table).limit(1)).first() is not None


def _fill(connection: Connection, path: Path) -> dict[str, int]:
    tables = {table.name: table for table in _tables(connection)}
    for table in reversed(tables.values()):
        connection.execute(table.delete())
    counts, waiting = dict.fromkeys(tables, 0), list[Row]()
    name = ""
    for line in _lines(path):
        if "table" not in line:
            continue
        if line["table"] not in tables:
            raise SaeculaError("no-backup", path=str(path))
        if waiting and (line["table"] != name or len(waiting) >= AT_ONCE):
            connection.execute(insert(tables[name]), waiting)
            waiting = []
        name = line["table"]
        waiting.append({field: _value(value) for field, value in line["row"].items()})
        counts[name] += 1
    if waiting:
        connection.execute(insert(tables[name]), waiting)
    if connection.dialect.name == "postgresql":
        _count_on(connection, tables)
    return counts


def _value(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) and set(value) == {"base64"} else value


def _count_on(connection: Connection, tables: dict[str, Table]) -> None:
    """New ids come after those that were brought."""
    for table in tables.values():
        id = table.columns.get("id")
        if id is None or not isinstance(id.type.python_type(), int):
            continue
        kept = text("SELECT pg_get_serial_sequence(:name, 'id')").bindparams(name=table.name)
        sequence = connection.execute(kept).scalar()
        last = connection.execute(select(func.max(id))).scalar()
        if sequence is not None and last is not None:
            connection.execute(text("SELECT setval(:name, :last)").bindparams(name=sequence, last=last))
