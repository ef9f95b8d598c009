"""Many records: one after the other in a file, packed by gzip or not, and such files in a folder.

A record ends with its sum, so files of records need no other frame: `cat`, `zcat` and `split` work on them. A folder
holds files that end in `.jsonl` or `.jsonl.gz`; whatever else lies there is left alone. Records are read one by one.
"""

import gzip
import os
import zlib
from collections.abc import Iterator
from io import BufferedIOBase
from pathlib import Path
from typing import Final

from saecula.core import record
from saecula.core.errors import RecordError, said_by_system
from saecula.core.record import Record

ENDINGS: Final = (".jsonl", ".jsonl.gz")
SUM: Final = b'{"sum":'  # how the last line of a record begins
Entry = tuple[str, int, list[str]]  # a record: its file, its place in it from 1, its lines
MAGIC: Final = b"\x1f\x8b"  # how a packed file begins


def files_of(path: str | os.PathLike[str]) -> list[Path]:
    """The files of records at a path, by name: those of a folder, or the file itself."""
    folder = Path(path)
    try:
        if not folder.is_dir():
            return [folder]
        found = sorted(file for file in folder.iterdir() if file.name.endswith(ENDINGS) and file.is_file())
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from None
    if not found:
        raise RecordError("file", "no-records", path=path)
    return found


def texts_in(path: str | os.PathLike[str]) -> Iterator[list[str]]:
    """The lines of every record of a file."""
    lines: list[str] = []
    try:
        with _opened(path) as file:
            for line in file:
                lines.append(line.decode().rstrip("\r\n"))
                if line.startswith(SUM):
                    yield lines
                    lines = []
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise RecordError("file", "broken-gzip", path=path) from None
    except UnicodeDecodeError:
        raise RecordError("file", "no-text-file", path=path) from None
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from None
    if lines:
        yield lines


def _opened(path: str | os.PathLike[str]) -> BufferedIOBase:
    with Path(path).open("rb") as file:
        packed = file.read(len(MAGIC)) == MAGIC
    return gzip.open(path, "rb") if packed else Path(path).open("rb")


def _unreadable(path: str | os.PathLike[str], error: OSError | ValueError) -> RecordError:
    if isinstance(error, OSError):
        return RecordError("file", "cannot-read", path=path, reason=said_by_system(error))
    return RecordError("file", "no-file-name")


def entries_of(path: str | os.PathLike[str]) -> Iterator[Entry]:
    """Every record of a file or folder, in order; whether it can be read, `record.parse` says."""
    for file in files_of(path):
        place = 0
        for place, texts in enumerate(texts_in(file), start=1):
            yield str(file), place, texts
        if place == 0:
            raise RecordError(str(file), "is-empty")


def of_many(path: str | os.PathLike[str], number: int, error: RecordError) -> RecordError:
    """What is wrong with one record of many."""
    return RecordError(str(path), "record-of-many", number=number, cause=error)


def read(path: str | os.PathLike[str], number: int = 1) -> Record:
    """Record `number` of a file or a folder, counted from 1."""
    count = 0
    for count, (_, _, texts) in enumerate(entries_of(path), start=1):
        if count == number:
            return record.parse(texts)
    raise RecordError("number", "range", low=1, high=count)
