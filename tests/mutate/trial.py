"""Trying breaks: each in a process of its own, forked from one that has read all tests."""

import ast
import contextlib
import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from tests.mutate.breaks import Break, Reader
from tests.mutate.touched import ROOT, Touched

TIMES = 20  # as long as a test may take, compared with the unbroken game
AT_LEAST = 5.0  # seconds of work
MEMORY = 4 << 30
CAUGHT, SURVIVED = 1, 0


def module_of(path: Path) -> str:
    parts = path.relative_to("src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def code_of(tree: ast.Module, path: Path, inside: str) -> types.CodeType:
    """Of a function, in a compiled file."""
    found: list[types.CodeType] = []

    def look(code: types.CodeType) -> None:
        if code.co_qualname == inside:
            found.append(code)
        for part in code.co_consts:
            if isinstance(part, types.CodeType) and "<locals>" not in part.co_qualname:
                look(part)

    look(compile(tree, str(ROOT / path), "exec"))
    return found[-1]


def put_in(one: Break, tree: ast.Module) -> None:
    """Replace the code of a function, wherever it was imported to."""
    thing: object = importlib.import_module(module_of(one.path))
    for name in one.inside.split("."):
        thing = thing.__dict__[name]
    while not isinstance(thing, types.FunctionType):
        inner = getattr(thing, "fget", None) or getattr(thing, "__wrapped__", None) or getattr(thing, "__func__", None)
        assert inner is not None, f"{one.inside} is no function"
        thing = inner
    thing.__code__ = code_of(tree, one.path, one.inside)


class Broken(importlib.abc.MetaPathFinder):
    """Imports one module with its break."""

    def __init__(self, one: Break, tree: ast.Module) -> None:
        self.name = module_of(one.path)
        self.path = str(ROOT / one.path)
        self.tree = tree

    def find_spec(self, name: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        loader = Loader(name, self.path)
        loader.code = compile(self.tree, self.path, "exec")
        return importlib.util.spec_from_file_location(name, self.path, loader=loader)


class Loader(importlib.machinery.SourceFileLoader):
    code: types.CodeType

    def get_code(self, fullname: str) -> types.CodeType:
        return self.code


def in_a_fork(work: Callable[[], str | None]) -> tuple[int, int]:
    """Process and pipe of a child that does `work` quietly; what it returns caught the break."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    code = CAUGHT
    try:
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        quiet = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(quiet, number)
        said = work()
        os.write(writing, (said or "").encode())
        code = SURVIVED if said is None else CAUGHT
    except BaseException as error:  # whatever a broken game throws
        with contextlib.suppress(BaseException):
            os.write(writing, f"{type(error).__name__}".encode())
    finally:
        os._exit(code)


def ended(pid: int, reading: int, status: int) -> str | None:
    """What caught the break, or None."""
    said = b""
    while part := os.read(reading, 65536):
        said += part
    os.close(reading)
    if os.WIFSIGNALED(status):
        return "too long" if os.WTERMSIG(status) == signal.SIGVTALRM else "died"
    return None if os.WEXITSTATUS(status) == SURVIVED else said.decode() or "died"


class Pool:
    """At most so many forks at once."""

    def __init__(self, jobs: int, done: Callable[[Break, str | None], None]) -> None:
        self.jobs = jobs
        self.done = done
        self.running: dict[int, tuple[Break, int]] = {}

    def start(self, one: Break, work: Callable[[], str | None]) -> None:
        while len(self.running) >= self.jobs:
            self.wait()
        pid, reading = in_a_fork(work)
        self.running[pid] = (one, reading)

    def wait(self) -> None:
        pid, status = os.wait()
        one, reading = self.running.pop(pid)
        self.done(one, ended(pid, reading, status))

    def finish(self) -> None:
        while self.running:
            self.wait()


def first_to_fail(items: list[pytest.Item], seconds: dict[str, float]) -> str | None:
    for place, item in enumerate(items):
        allowed = max(AT_LEAST, TIMES * seconds.get(item.nodeid, 0.0))
        signal.setitimer(signal.ITIMER_VIRTUAL, allowed)
        reports = runtestprotocol(item, log=False, nextitem=items[place + 1] if place + 1 < len(items) else None)
        if any(report.failed for report in reports):
            return item.nodeid
    return None


class Trials:
    """A plugin: reads all tests, notes what they touch, and tries every break of a function."""

    def __init__(self, touched: Touched, breaks: list[Break], jobs: int, done: Callable[[Break, str | None], None]):
        self.touched = touched
        self.breaks = breaks
        self.jobs = jobs
        self.done = done

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.freeze()
        self.note(session.items)
        self.items = {item.nodeid: item for item in session.items}
        for item in session.items:
            shown = [law for mark in item.iter_markers("law") for law in mark.args]
            self.touched.laws[item.nodeid] = shown
        self.sound: dict[str, bool] = {}
        readers: dict[Path, Reader] = {}
        waiting = self.breaks
        while waiting:
            self.again: list[Break] = []
            pool = Pool(self.jobs, self.judge)
            for one in waiting:
                reader = readers.setdefault(one.path, Reader(ROOT, one.path))
                pool.start(one, lambda one=one, reader=reader: self.attempt(one, reader))  # type: ignore[misc]
            pool.finish()
            waiting = self.again
        return True

    def note(self, items: list[pytest.Item]) -> None:
        new = self.touched.missing(items)
        if not new:
            return
        print(f"noting what {len(new)} of {len(items)} tests touch", file=sys.stderr, flush=True)

        def work() -> None:
            self.touched.note(new)
            self.touched.save()

        pid, reading = in_a_fork(work)  # type: ignore[arg-type]
        failed = ended(pid, reading, os.waitpid(pid, 0)[1])
        assert failed is None, failed
        self.touched.__init__(self.touched.game, self.touched.places)  # type: ignore[misc]

    def attempt(self, one: Break, reader: Reader) -> str | None:
        tests = [test for test in self.touched.tests_of(one.path, one.line, one.last) if self.sound.get(test, True)]
        try:
            put_in(one, reader.broken(one))
        except Exception:  # a break that could not be put in was caught by nobody
            return None
        return first_to_fail([self.items[test] for test in tests], self.touched.seconds)

    def judge(self, one: Break, caught: str | None) -> None:
        """A test that fails alone without a break has caught nothing."""
        if caught in self.items and caught not in self.sound:
            pid, reading = in_a_fork(lambda: first_to_fail([self.items[caught]], self.touched.seconds))
            self.sound[caught] = ended(pid, reading, os.waitpid(pid, 0)[1]) is None
        if self.sound.get(caught or "", True):
            self.done(one, caught)
        else:
            self.again.append(one)


class First:
    """A plugin for a table's break: which test failed first, or that the tests could not even be read."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds
        self.caught: str | None = None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.caught = self.caught or "start"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.caught is None:
            items = sorted(session.items, key=lambda item: self.seconds.get(item.nodeid, 0.0))
            self.caught = first_to_fail(items, self.seconds)
        return True


def try_table(one: Break, tests: list[str], touched: Touched) -> str | None:
    """A break at the top of a module, in a process that has not read the game."""
    sys.meta_path.insert(0, Broken(one, Reader(ROOT, one.path).broken(one)))
    first = First(touched.seconds)
    result = pytest.main([*QUIETLY, *tests], plugins=[first])
    return first.caught or (f"pytest says {result}" if result not in (0, 5) else None)


QUIETLY = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-s", "-o", "addopts=", "-m", "not slow"]
