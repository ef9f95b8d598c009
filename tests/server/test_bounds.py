"""Headers without end, requests that never come, connections by the hundred, tables and bots without bound."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from saecula.server.bounds import HEADERS, Bounds, neighbour
from saecula.server.config import Config, database_url
from tests.server.kit import ME, RANDOM, Person, RunningServer, get, new_table, post, wait_for


@pytest.fixture
def bounds() -> Bounds:
    return Bounds(seconds=1.0, per_address=10, total=15)


@pytest.fixture
def bounded(tmp_path: Path, bounds: Bounds) -> Iterator[RunningServer]:
    with RunningServer(Config(database_url(str(tmp_path / "a.db")), bot_processes=0, rate=1000), bounds) as server:
        yield server


def dial(server: RunningServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=10)


def said(connection: socket.socket) -> bytes:
    """Everything until the other side ends it."""
    found = b""
    try:
        while part := connection.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


def pushed(connection: socket.socket, piece: bytes, pause: float) -> int:
    """How many bytes the other side took before it ended the connection."""
    ends, sent = time.monotonic() + 10, 0
    try:
        while time.monotonic() < ends and sent < 100_000_000:
            connection.sendall(piece)
            sent += len(piece)
            time.sleep(pause)
    except ConnectionError:
        return sent
    raise AssertionError("nobody ended it")


def test_a_header_without_end_is_cut_off(bounded: RunningServer) -> None:
    with dial(bounded) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        assert 0 < pushed(connection, b"a" * 65536, 0.0) < 10_000_000  # what the network holds between the two
    with httpx.Client(base_url=bounded.url) as client:
        answer = client.get("/api/health", headers={"X-Long": "a" * HEADERS})
        assert (answer.status_code, answer.json()["code"]) == (431, "headers-too-large")
        assert client.get("/api/health").status_code == 200


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /api/he",
        b"POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_come_is_given_up(bounded: RunningServer, bounds: Bounds, beginning: bytes) -> None:
    begun = time.monotonic()
    with dial(bounded) as connection:
        connection.sendall(beginning)
        answer = said(connection)
    assert 0.5 < time.monotonic() - begun < 8
    assert b"408" in answer
    assert b'"code":"too-slow"' in answer
    wait_for(lambda: not bounds.open and not bounds.held)


def test_a_drop_now_and_then_does_not_keep_a_connection(bounded: RunningServer) -> None:
    begun = time.monotonic()
    with dial(bounded) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        pushed(connection, b"X: y\r\n", 0.1)
    assert time.monotonic() - begun < 8


def test_half_sent_requests_lock_nobody_out(bounded: RunningServer, bounds: Bounds) -> None:
    """The attack: hundreds of them from one address; another one is heard all the time."""
    bounds.seconds = 60.0
    with ExitStack() as stack:
        held = [stack.enter_context(dial(bounded)) for _ in range(40)]
        for connection in held[: bounds.per_address]:
            connection.sendall(b"GET /api/he")
        assert b"too-many-connections" in said(held[-1])
        wait_for(lambda: bounds.held["127.0.0.1"] == bounds.per_address)
        bounds.proxy = "127.0.0.1"  # somebody elsewhere, as far as counting goes
        for _ in range(10):  # more than there is room for: the oldest half-sent ones make room
            with httpx.Client(base_url=bounded.url) as client:
                assert client.get("/api/health").status_code == 200
        more = [stack.enter_context(dial(bounded)) for _ in range(20)]
        wait_for(lambda: len(bounds.open) == bounds.total)
        with httpx.Client(base_url=bounded.url) as client:
            assert client.get("/api/health").status_code == 200
        assert len(more) == 20
    wait_for(lambda: not bounds.open and not bounds.held)


def test_people_who_play_are_not_bounded(bounded: RunningServer, bounds: Bounds) -> None:
    """Web sockets live longer than a request may take, and are counted apart."""
    table, token = new_table(bounded.url, "aoc", [ME, RANDOM], start=True)
    with Person(bounded.url, table, token) as ann:
        wait_for(lambda: not bounds.open)
        time.sleep(1.5)
        assert ann.answer({"type": "ask", "what": "warnings"}, "answer")


def test_neighbours_are_counted_together() -> None:
    assert neighbour("192.0.2.1") == "192.0.2.1"
    assert neighbour("::ffff:192.0.2.1") == "192.0.2.1"
    assert neighbour("2001:db8:1:2:3::4") == neighbour("2001:db8:1:2:ffff::1") != neighbour("2001:db8:1:3::1")
    assert neighbour("fe80::1%eth0") == neighbour("fe80::2%eth0")
    assert neighbour("unknown") == "unknown"


def test_tables_in_memory_are_bounded(tmp_path: Path) -> None:
    config = Config(database_url(str(tmp_path / "a.db")), bot_processes=0, rate=0, tables=3)
    with RunningServer(config) as server, ExitStack() as stack:
        made = [new_table(server.url, "aoc", [ME, RANDOM]) for _ in range(6)]
        house = server.app.state.house
        assert len(house.tables) <= 3
        for table, token in made[:3]:
            stack.enter_context(Person(server.url, table, token))
        assert get(server.url, f"/api/tables/{made[5][0]}", status=503)["code"] == "too-many-tables"
        assert get(server.url, f"/api/tables/{made[0][0]}")["table"]["id"] == made[0][0]


def test_no_game_with_bots_begins_while_they_are_busy(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, token = new_table(server.url, "aoc", [ME, RANDOM])
    monkeypatch.setattr(server.app.state.house.thinkers, "waiting", 100_000)
    assert post(server.url, f"/api/tables/{table}/start", token=token, status=503)["code"] == "bots-busy"
    body = {"game": "aoc", "options": {}, "seats": [ME, RANDOM]}
    assert post(server.url, "/api/tables", body, status=503)["code"] == "bots-busy"
    new_table(server.url, "aoc", [ME, {"kind": "me", "name": "Bob"}], start=True)
