"""A Redis that goes away, freezes and comes back."""

import asyncio
import logging
import signal
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from saecula.server import counts
from saecula.server.config import Config, database_url, reach_redis
from saecula.server.counts import Counts
from tests.kit.programs import need
from tests.server.kit import RunningServer, free_port, wait_for


@contextmanager
def redis_at(port: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [str(need("redis")), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(lambda: _answers(port))
        yield process
    finally:
        process.send_signal(signal.SIGCONT)
        process.kill()
        process.wait()


def _answers(port: int) -> bool:
    try:
        reach_redis(f"redis://127.0.0.1:{port}")
    except Exception:
        return False
    return True


def test_a_redis_that_is_away_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(counts, "AGAIN", 0.5)
    port = free_port()
    config = Config(
        database_url(str(tmp_path / "a.db")), bot_processes=0, rate=10_000, redis=f"redis://127.0.0.1:{port}"
    )
    with caplog.at_level(logging.WARNING), redis_at(port) as redis, RunningServer(config) as server:
        client = httpx.Client(base_url=server.url, timeout=10)

        def left() -> int:
            answer = client.get("/api/health")
            assert answer.status_code == 200
            return int(answer.headers["ratelimit-remaining"])

        assert (left(), left()) == (9_999, 9_998)
        redis.send_signal(signal.SIGSTOP)  # frozen: it takes connections and says nothing
        begun = time.monotonic()
        assert [client.get(path).status_code for path in ("/", "/api/health", "/api/account")] == [200] * 3
        assert time.monotonic() - begun < 5
        redis.send_signal(signal.SIGCONT)
        wait_for(lambda: left() and not _is_away(server))
        redis.kill()
        redis.wait()
        before = left()  # counted here
        assert left() == before - 1
        assert client.post("/api/login", json={"name": "Nobody", "password": "long enough"}).status_code == 403
        with redis_at(port):
            time.sleep(0.6)
            wait_for(lambda: left() > before and not _is_away(server))  # the new one counts from the beginning
        client.close()
    told = [record.getMessage() for record in caplog.records if "redis does not answer" in record.getMessage()]
    assert len(told) == 1


def _is_away(server: RunningServer) -> bool:
    store = server.app.stores.get("rate")
    assert isinstance(store, counts.SharedCounts)
    return store._is_away()


def test_counting_takes_no_more_room_than_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counts, "ADDRESSES", 50)
    store = Counts()

    async def count() -> None:
        for number in range(500):
            await store.set(str(number), b"1", 60)
            assert len(store._store) <= 50
        assert await store.get("499") == b"1"

    with ThreadPoolExecutor() as pool:  # a loop of another test may run in this thread
        pool.submit(asyncio.run, count()).result()
