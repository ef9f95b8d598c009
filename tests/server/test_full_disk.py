"""A disk that is really full: a small one of our own, in memory, which the server's file and somebody else fill up."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import ME, Person, get, new_table, post, wait_for
from tests.server.test_crash import BOB, Player, server_process

SIZE = 4 * 1024 * 1024


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A mounted file system of four megabytes; where that is not allowed there is nothing to try."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    if sys.platform != "linux" or mount is None or os.geteuid() != 0:
        pytest.skip("mounting a small disk needs Linux and its root")
    done = subprocess.run([mount, "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)], capture_output=True)
    if done.returncode != 0:
        pytest.skip(f"no small disk can be mounted here: {done.stderr.decode().strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True, capture_output=True)


def fill(folder: Path) -> Path:
    """Somebody else takes whatever is left."""
    path = folder / "somebody-elses.log"
    with path.open("ab", buffering=0) as file:
        for size in (65536, 4096, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    assert os.statvfs(folder).f_bavail == 0
    return path


@pytest.mark.slow
def test_a_full_disk_loses_nothing_that_was_acknowledged(small_disk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(small_disk / "saecula.db")
    with server_process(database) as (url, process):
        table, token = new_table(url, "tta", [ME, BOB], start=True, seed="full")
        player = Player(url, table, token, 1)
        player.start()
        wait_for(lambda: len(player.acknowledged) >= 20)
        taken = fill(small_disk)
        refused: list[str] = []
        with Person(url, table, token) as ann:  # whoever is refused is told so in one sentence, and nothing happens
            for _ in range(400):
                if player.is_alive():
                    player.join(0.05)
                ann.send({"type": "look", "seat": ann.state["table"]["decision_seat"]})
                ann.until(lambda state: state["seat"] == state["table"]["decision_seat"])
                message = {"type": "command", "ply": ann.state["ply"], "text": ann.legal[0]}
                said = ann.answer(message, "ack", "error")
                if said["type"] == "ack":
                    player.acknowledged[message["ply"]] = str(message["text"])
                    ann.until(lambda state, at=said["ply"]: state["ply"] >= at)
                else:
                    refused.append(said["code"])
                if refused.count("storage") >= 3:
                    break
        assert refused.count("storage") >= 3, refused
        assert get(url, "/api/health") == {"ok": True}  # it still shows everything
        assert get(url, f"/api/tables/{table}")["table"]["status"] == "playing"
        made = post(url, "/api/tables", {"game": "aoc", "options": {}, "seats": [ME, BOB]}, status=None)
        assert made.get("code") == "storage" or "token" in made
        process.kill()
        process.wait()
    stands = player.acknowledged
    with server_process(database) as (url, _):  # it starts although nothing can be written, and shows every table
        ply = get(url, f"/api/tables/{table}")["table"]["ply"]
        assert ply >= max(stands) + 1
        taken.unlink()  # somebody made room

        def plays() -> bool:
            with Person(url, table, token) as ann:
                ann.send({"type": "look", "seat": ann.state["table"]["decision_seat"]})
                ann.until(lambda state: state["seat"] == state["table"]["decision_seat"])
                message = {"type": "command", "ply": ann.state["ply"], "text": ann.legal[0]}
                return bool(ann.answer(message, "ack", "error")["type"] == "ack")

        wait_for(plays)
    entries = _entries(database, table)
    lost = {at: text for at, text in stands.items() if entries.get(at) != text}
    with capsys.disabled():
        print(
            f"\nfull disk of {SIZE // 2**20} MB: {len(stands)} acknowledged, {len(refused)} refused, {len(lost)} lost"
        )
    assert lost == {}


def _entries(database: str, table: str) -> dict[int, str]:
    with sqlite3.connect(database) as plain:
        query = "SELECT ply, text FROM entries WHERE table_id = ? AND kind = 'command' ORDER BY seq"
        return {int(ply): str(text) for ply, text in plain.execute(query, (table,))}
