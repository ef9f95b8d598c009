"""`saecula serve`: what it refuses, in one sentence."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from saecula.cli import main
from saecula.server.config import Config, database_url
from saecula.server.database import hold
from tests.server.kit import ME, RANDOM, Data, get, new_table


def refused(options: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """The sentence on the error stream."""
    monkeypatch.setattr(sys, "argv", ["saecula", "serve", *options])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code not in (0, None)
    said = capsys.readouterr().err.strip()
    assert len(said.splitlines()) == 1
    return said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--port", "70000"], "--port: must be 0 to 65535"),
        (["--database", "mysql://x/y"], "--database: must be a file"),
        (["--webhooks", "all"], "--webhooks: must be off, public or any"),
        (["--public", "example.org"], "--public: must begin with"),
        (["--port", "0", "--database", "/nowhere/at/all.db"], "--database: cannot open"),
        (["--host", "no.such.host.invalid"], "--port: cannot listen at"),
        (["--port", "0", "--redis", "localhost"], "--redis: is no URL"),
        (["--port", "0", "--redis", "redis://:secret@127.0.0.1:1"], "--redis: cannot be reached (ConnectionError)"),
    ],
)
def test_bad_options_are_one_sentence(
    options: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused(options, monkeypatch, capsys)


def test_a_port_in_use_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"cannot listen at 127.0.0.1:{port}" in refused(["--port", str(port)], monkeypatch, capsys)


def test_a_file_in_use_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "a.db")
    hold(Config(database_url(database)))
    said = refused(["--port", "0", "--database", database], monkeypatch, capsys)
    assert "is in use by another server" in said


def test_one_interruption_that_arrives_twice_ends_the_server_quietly(tmp_path: Path) -> None:
    """As `uv run` passes Ctrl-C on, although the terminal gives it to everybody."""
    code = "from saecula.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--no-open", "--no-compile"]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().split()[1]
    assert httpx.get(f"{address}/api/settings", timeout=60).status_code == 200
    for _ in range(3):
        process.send_signal(signal.SIGINT)
        time.sleep(0.02)
    _, said = process.communicate(timeout=60)
    assert (said, process.returncode) == ("saecula: interrupted\n", 130)


@pytest.mark.parametrize("answered", [False, True])
def test_an_interruption_that_echoes_until_the_end_breaks_into_nothing(tmp_path: Path, answered: bool) -> None:
    """On a busy machine the second Ctrl-C comes late: while the loop closes, or when the server is still starting."""
    code = "from saecula.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--no-open", "--no-compile"]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().split()[1]
    if answered:
        assert httpx.get(f"{address}/api/settings", timeout=60).status_code == 200
    begun = time.monotonic()
    while process.poll() is None and time.monotonic() - begun < 60:
        process.send_signal(signal.SIGINT)
        time.sleep(0.003)
    _, said = process.communicate(timeout=60)
    # whoever goes on for seconds means it: then a third one ends a server that has not yet ended by itself
    assert (said, process.returncode) in [("saecula: interrupted\n", 130), ("", -signal.SIGINT)]


def test_an_owner_s_file_corrects_the_cards_of_both_games_at_a_server(tmp_path: Path) -> None:
    """Through the Ages reads it when a program starts: the command starts itself again, and serves as ever."""
    file = tmp_path / "mine.toml"
    file.write_text("[tta.iron]\ncost = 6\n[civilizations.rome]\npopulation = 3\n")
    code = "from saecula.cli import main; main()"
    options = ["--port", "0", "--no-open", "--no-compile", "--bots", "1", "--cards", str(file)]
    command = [sys.executable, "-c", code, "serve", *options]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[1]
        iron = card(address, "tta", "iron")
        assert iron["cost"] == 6
        assert "costs 6 resources" in iron["text"]
        assert card(address, "aoc", "rome")["population"] == "3"
        table, _ = new_table(address, "tta", [ME, RANDOM])
        assert get(address, f"/api/tables/{table}")["table"]["status"] == "waiting"
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)


def card(address: str, game: str, slug: str) -> Data:
    found: list[Data] = httpx.get(f"{address}/api/cards/{game}", timeout=60).json()
    return next(card for card in found if card["id"] == slug)
