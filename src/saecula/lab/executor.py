"""Where work is done: here, in processes of this machine, or on a Dask cluster; always through an Executor.

Results come in the order of the tasks, so nothing that follows can depend on who did which of them.
"""

import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from os import cpu_count
from threading import current_thread, main_thread
from time import thread_time
from typing import Any

import saecula
from saecula.core.errors import OptionError, SaeculaError
from saecula.extras import need
from saecula.games import RULES

WINDOWS = 61  # processes that one can wait for there
AHEAD = 4  # tasks handed out for each worker: enough that none waits, few enough that little is lost


class LabError(SaeculaError):
    """Something went wrong in the middle of long work; the sentence says what."""


class Inline(Executor):
    """Does every task at once, here."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(function(*arguments, **named))
        except Exception as error:
            future.set_exception(error)
        return future


class Workers:
    """An executor and how many work behind it; `spent` are the seconds of a processor that their tasks have taken.

    Unlike the clock, these do not depend on what else a machine is busy with.
    """

    def __init__(self, executor: Executor, count: int) -> None:
        self.executor = executor
        self.count = count
        self.spent = 0.0
        self.is_here = isinstance(executor, Inline)  # in this process, one task after the other

    def run(self, function: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        """The results of `function(*task)` in the order of the tasks, each as soon as those before it are there."""
        ahead = 1 if self.is_here else AHEAD * self.count
        waiting: deque[Future[Any]] = deque()
        try:
            for task in tasks:
                waiting.append(self.executor.submit(guarded, function, *task))
                if len(waiting) >= ahead:
                    yield self._result(waiting.popleft())
            while waiting:
                yield self._result(waiting.popleft())
        finally:
            for future in waiting:
                future.cancel()

    def _result(self, future: Future[Any]) -> Any:
        try:
            result, fault, seconds = future.result()
        except BrokenProcessPool:
            raise LabError("worker-ended") from None
        self.spent += seconds
        if fault is not None:
            raise LabError("cause", cause=fault)
        return result


def guarded(function: Callable[..., Any], *arguments: Any) -> tuple[Any, SaeculaError | None, float]:
    """A result, or what was wrong; and the seconds of a processor that it took."""
    before = thread_time()
    try:
        return function(*arguments), None, thread_time() - before
    except SaeculaError as error:
        return None, error, thread_time() - before


@contextmanager
def workers(jobs: int = 1, cluster: str = "") -> Iterator[Workers]:
    """Workers for a while: those of a Dask cluster if its address is given, else processes (0: one per core)."""
    if cluster:
        with _cluster(cluster) as found:
            yield found
        return
    count = jobs or cpu_count() or 1
    if sys.platform == "win32":
        count = min(count, WINDOWS)
    if count == 1:
        yield Workers(Inline(), 1)
        return
    pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"))
    try:
        _start(pool, count)
        yield Workers(pool, count)
    finally:
        pool.shutdown(cancel_futures=True)


def _start(pool: ProcessPoolExecutor, count: int) -> None:
    """Start the processes deaf to Ctrl-C, which they inherit: it is for the process that people see."""
    if current_thread() is not main_thread():
        return  # only the main thread may say what signals do
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for _ in range(count):
            pool.submit(identity)
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _cluster(address: str) -> Iterator[Workers]:
    need("cluster", "--cluster")
    from distributed import Client

    try:
        client = Client(address, timeout=10)
    except Exception as error:  # whatever Dask says about an address that is none or does not answer
        raise OptionError("--cluster", "no-dask", address=address, reason=type(error).__name__) from None
    try:
        _check_workers(client)
        with client.get_executor(pure=False) as executor:
            yield Workers(executor, sum(client.ncores().values()))
    finally:
        client.close()


def identity() -> tuple[str, ...]:
    """What must be equal wherever games are played: the version, and the values of the cards."""
    return (saecula.__version__, *(f"{name} {rules.cards_digest({})}" for name, rules in RULES.items()))


def _check_workers(client: Any) -> None:
    try:
        found = client.run(identity)
    except Exception as error:
        raise OptionError("--cluster", "workers-cannot-run", reason=type(error).__name__) from None
    if not found:
        raise OptionError("--cluster", "no-workers")
    for worker, theirs in found.items():
        if tuple(theirs) != identity():
            raise OptionError("--cluster", "worker-differs", worker=worker)
