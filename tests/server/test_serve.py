"""`saecula serve`: what it says, and what it refuses."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.test_crash import server_process


def serve(*options: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", "from saecula.cli import main; main()", "serve", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--port", "70000"], "--port: must be 0 to 65535"),
        (["--database", "mysql://x/y"], "--database: must be a file"),
        (["--webhooks", "all"], "--webhooks: must be off, public or any"),
        (["--public", "example.org"], "--public: must begin with"),
        (["--database", "/nowhere/at/all.db"], "--database: cannot open"),
    ],
)
def test_bad_options_are_one_sentence(options: list[str], said: str) -> None:
    done = serve(*options)
    assert done.returncode != 0
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_port_or_a_file_in_use_is_said(tmp_path: Path) -> None:
    database = str(tmp_path / "a.db")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = serve("--port", str(taken.getsockname()[1]), "--database", database)
        assert "cannot listen at" in done.stderr
    with server_process(database):
        done = serve("--port", "0", "--database", database)
        assert "is in use by another server" in done.stderr
        assert done.returncode != 0
