"""Records as tables of Parquet: one file for each table, in a folder that is there when all of it is written.

Records are read here and go to the workers in handfuls; what comes back is appended in their order, so the files do not
depend on who did the work.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from typing import Any

from saecula.core import record
from saecula.core.archive import Entry, entries_of, of_many
from saecula.core.errors import OptionError, RecordError, said_by_system
from saecula.games import rules_of_record
from saecula.lab.checking import HANDFUL, handfuls
from saecula.lab.executor import LabError, Workers
from saecula.lab.rows import Writer, game_of
from saecula.lab.tables import GAMES, TABLES, schema_of

OBSERVED = 5  # records of a task with observations, which take megabytes for each game


def export(
    path: str, to: str, workers: Workers, form: str = "", progress: Callable[[int], None] = lambda done: None
) -> dict[str, int]:
    """Write the records of a file or folder as tables; how many rows each has. Whatever is wrong, nothing is left."""
    game = game_in(path)
    counts = dict.fromkeys(TABLES, 0)
    done = 0
    tasks = ((handful, first, game, form) for first, handful in handfuls(path, OBSERVED if form else HANDFUL))
    with _folder(to) as folder, _writers(folder, game, form) as writers:
        for tables in workers.run(tables_of, tasks):
            for table, packed in tables.items():
                counts[table] += _append(writers[table], packed)
            progress(counts[GAMES] - done)
            done = counts[GAMES]
    return counts


def game_in(path: str) -> str:
    """The game of the first record: a set is of one game."""
    file, place, texts = next(entries_of(path))
    try:
        found = record.parse(texts)
        return rules_of_record(found).name
    except RecordError as error:
        raise of_many(file, place, error) from None


def tables_of(entries: list[Entry], first: int, game: str, form: str) -> dict[str, bytes]:
    """The rows of some records as tables in Arrow's own form, packed; the first wrong record is named."""
    writer = Writer(game, form)
    for number, (file, place, texts) in enumerate(entries, start=first):
        try:
            found = record.parse(texts)
            writer.add(game_of(found, game), found, number, Path(file).name, place)
        except RecordError as error:
            raise of_many(file, place, error) from None
    return {table: _packed(writer, table, game, form) for table in TABLES}


def _packed(writer: Writer, table: str, game: str, form: str) -> bytes:
    import pyarrow as pa  # of the extra `data`

    rows = pa.table(writer.columns(table), schema=schema_of(table, game, form))
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, rows.schema, options=pa.ipc.IpcWriteOptions(compression="zstd")) as stream:
        stream.write_table(rows)
    return bytes(sink.getvalue())


def _append(writer: Any, packed: bytes) -> int:
    import pyarrow as pa

    rows = pa.ipc.open_stream(packed).read_all()
    try:
        writer.write_table(rows)
    except OSError as error:
        raise LabError("export-not-written", reason=said_by_system(error)) from None
    return int(rows.num_rows)


@contextmanager
def _writers(folder: Path, game: str, form: str) -> Iterator[dict[str, Any]]:
    import pyarrow.parquet as pq

    open_ones: dict[str, Any] = {}
    try:
        for table in TABLES:
            schema = schema_of(table, game, form)
            open_ones[table] = pq.ParquetWriter(folder / f"{table}.parquet", schema, compression="zstd")
        yield open_ones
    finally:
        for writer in open_ones.values():
            writer.close()


@contextmanager
def _folder(to: str) -> Iterator[Path]:
    """A folder beside, which gets its name when everything is in it."""
    target = Path(to)
    beside = target.with_name(f".{target.name}-{token_hex(4)}") if target.name else target
    try:
        if not target.name or (target.exists() and (not target.is_dir() or any(target.iterdir()))):
            raise OptionError("--to", "not-empty", path=to)
        target.parent.mkdir(parents=True, exist_ok=True)
        beside.mkdir()
    except (OSError, ValueError) as error:
        reason = said_by_system(error) if isinstance(error, OSError) else error
        raise OptionError("--to", "cannot-make-folder", path=to, reason=reason) from None
    try:
        yield beside
        if target.exists():
            target.rmdir()
        beside.rename(target)
    finally:
        rmtree(beside, ignore_errors=True)
