"""A database that freezes, a lock that nobody gives back, a disk that is full from the start."""

import logging
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from saecula.server import deadline
from saecula.server.config import Config, database_url
from saecula.server.database import migrate
from saecula.server.house import House
from tests.server.kit import ME, PATIENCE, Person, RunningServer, free_port, get, new_table, post, wait_for
from tests.server.postgres import Cluster
from tests.server.test_trouble import full_disk

BOB = {"kind": "me", "name": "Bob"}


@contextmanager
def frozen(cluster: Cluster, address: str) -> Iterator[None]:
    """Every process that serves a database stands still, and the one that takes new connections."""
    with psycopg.connect(address, autocommit=True) as connection:
        mine = connection.info.backend_pid
        query = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
        pids = [int(row[0]) for row in connection.execute(query) if row[0] != mine]
    pids.append(int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0]))
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


def answers_in_time(server: RunningServer, table: str, token: str, trouble: object) -> None:
    with Person(server.url, table, token) as ann:
        text = ann.legal[0]
        with trouble:  # type: ignore[attr-defined]
            begun = time.monotonic()
            said = post(server.url, f"/api/tables/{table}/seats/0/name", {"name": "Anna"}, token, status=503)
            assert said["code"] == "storage"
            told = ann.answer({"type": "command", "ply": 0, "text": text, "id": "again"}, "error")
            assert told["code"] == "storage"
            assert time.monotonic() - begun < 10
        done = wait_for(lambda: _given(ann, text))
        assert done["ply"] == 1
    assert get(server.url, f"/api/tables/{table}", token)["table"]["ply"] == 1


def _given(ann: Person, text: str) -> dict[str, object] | None:
    said = ann.answer({"type": "command", "ply": 0, "text": text, "id": "again"})
    return said if said["type"] == "ack" else None


def test_a_frozen_database_is_answered_for_in_time(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    address = cluster.new_database()
    with RunningServer(Config(database_url(address), bot_processes=0, rate=0)) as server:
        table, token = new_table(server.url, "aoc", [ME, BOB], start=True)
        monkeypatch.setattr(deadline, "SECONDS", 1.0)
        answers_in_time(server, table, token, frozen(cluster, address))


def test_a_lock_that_nobody_gives_back_is_answered_for_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.db"
    with RunningServer(Config(database_url(str(path)), bot_processes=0, rate=0)) as server:
        table, token = new_table(server.url, "aoc", [ME, BOB], start=True)
        monkeypatch.setattr(deadline, "SECONDS", 1.0)
        answers_in_time(server, table, token, locked(path))


def test_a_server_starts_on_a_full_disk_and_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    config = Config(database_url(str(tmp_path / "a.db")), bot_processes=0, rate=0)
    with RunningServer(config) as server:
        table, token = new_table(server.url, "aoc", [ME, BOB], start=True)
    beat = House._beat

    async def full_here(house: House, starting: bool) -> None:
        """Other tests' servers that sweep meanwhile have room: they would tell of the full disk before this one."""
        if house.config is config:
            full_disk()
        await beat(house, starting)

    with monkeypatch.context() as full:
        full.setattr(House, "_beat", full_here)
        with caplog.at_level(logging.ERROR), RunningServer(config) as server:
            assert get(server.url, f"/api/tables/{table}", token)["table"]["status"] == "playing"
            full.undo()
            wait_for(lambda: server.app.state.house._begun)
            with Person(server.url, table, token) as ann:
                assert ann.command(ann.legal[0])["ply"] == 1
    assert [record.exc_info for record in caplog.records if "cannot be written" in record.getMessage()] == [None]


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such limit there")
def test_a_disk_without_any_room_is_one_sentence(tmp_path: Path) -> None:
    """A process that may write nothing more, as on a disk that its own log has filled."""
    path = tmp_path / "a.db"
    migrate(Config(database_url(str(path))))
    program = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0));"
        "from saecula.cli import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", program, "serve", "--port", str(free_port()), "--database", str(path)]
    with open(os.devnull, "w") as nothing:
        process = subprocess.Popen(
            [*command, "--no-open", "--no-compile"], stdout=nothing, stderr=subprocess.PIPE, text=True, cwd=tmp_path
        )
    said_by = process.stderr
    assert said_by is not None
    lines: list[str] = []
    reader = threading.Thread(target=lambda: [lines.append(line) for line in said_by], daemon=True)
    reader.start()
    wait_for(lambda: "".join(lines).strip() or process.poll() is not None)  # a busy machine takes its time
    time.sleep(8)  # what it says again and again
    process.terminate()
    process.wait(PATIENCE)
    reader.join(PATIENCE)
    said = "".join(lines)
    assert "Traceback" not in said, said[-3000:]
    assert len(said.splitlines()) <= 3
    assert said.strip()
