"""Bytes of strangers: one sentence for each, and a log that nobody can fill."""

import logging
import socket

import httpx
import pytest

from saecula import present
from saecula.server import logs
from saecula.server.logs import Seldom
from tests.server.kit import ME, RANDOM, Person, RunningServer, new_table

DEEP = [b"[" * 30_000, b'{"a":' * 10_000, b'{"name": ' + b"[" * 30_000, b"[" * 20_000 + b"]" * 20_000]
ODD = [
    b"",
    b"\x00",
    b"\xff\xfe",
    b"{",
    b"null",
    b"1e999999",
    b'"\\ud800"',
    b'{"name": "\\ud800", "password": "long enough"}',
]


@pytest.mark.parametrize(
    "path", ["/api/login", "/api/tables", "/api/tables/list", "/api/records", "/api/tables/x/claim"]
)
def test_any_body_is_answered_with_one_sentence(url: str, path: str) -> None:
    with httpx.Client(base_url=url, timeout=30) as client:
        for body in [*DEEP, *ODD]:
            answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (body[:20], answer.text[:200])
            assert answer.json()["text"]


def test_any_message_of_a_page_is_answered_and_the_page_lives_on(url: str) -> None:
    table, token = new_table(url, "tta", [ME, RANDOM], start=True)
    with Person(url, table, token) as ann:
        ann.until(lambda state: state["decision"] is not None)
        assert ann.socket is not None
        for body in DEEP:
            ann.socket.send(body.decode())
            while (said := ann.receive())["type"] == "state":
                pass
            assert said["code"] == "bad-message"
        for text in ("stage 1", "attack plunder-i 3", "cancel 3", "offer peace-treaty 4 b", "take 99"):
            found = ann.answer({"type": "ask", "what": "preview", "text": text}, "answer")["value"]
            assert not found["legal"]
            assert found["refusal"]["law"]
            assert found["label"] == text


def test_whoever_leaves_before_the_answers_fills_no_log(url: str, caplog: pytest.LogCaptureFixture) -> None:
    """A page that asks a lot and is gone at once: nothing of it is a fault of ours."""
    table, token = new_table(url, "aoc", [ME, RANDOM], start=True)
    with caplog.at_level(logging.WARNING):
        for _ in range(10):
            with Person(url, table, token) as ann:
                assert ann.socket is not None
                for _ in range(50):
                    ann.send({"type": "ping"})
                ann.socket.socket.shutdown(socket.SHUT_RDWR)
        with Person(url, table, token) as ann:
            ann.send({"type": "ping"})
            ann.expect("pong")
    ours = [record for record in caplog.records if not record.name.startswith("websockets.client")]
    assert [record.getMessage() for record in ours] == []


def test_the_same_fault_fills_no_log(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*args: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(present, "whereabouts", broken)
    table, token = new_table(server.url, "aoc", [ME, RANDOM], start=True)
    with caplog.at_level(logging.ERROR), Person(server.url, table, token) as ann:
        for _ in range(20):
            assert ann.answer({"type": "ask", "what": "whereabouts"})["code"] == "internal"
    assert sum("failed" in record.getMessage() for record in caplog.records) == 1


def test_what_was_left_out_of_the_log_is_counted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    monkeypatch.setattr(logs.time, "monotonic", lambda: now)
    seldom = Seldom()
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            seldom.tell("redis", logging.WARNING, "redis is away")
        now += 61
        seldom.tell("redis", logging.WARNING, "redis is away")
        for kind in range(1000):
            seldom.tell(str(kind), logging.DEBUG, "kind %s", kind)
    told = [record.getMessage() for record in caplog.records if "redis" in record.getMessage()]
    assert told == ["redis is away", "redis is away (and 4 more since)"]
    assert len(seldom._told) <= logs.KINDS
