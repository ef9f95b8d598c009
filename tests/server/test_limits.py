"""Rate limits, and an interface that no input brings down."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import response_schema_conformance

from saecula import present
from saecula.server import app
from saecula.server.app import GUARDED_RATE, MAKING_RATE
from saecula.server.config import Config, database_url
from tests.server.kit import ME, RANDOM, Person, RunningServer, get, new_table, post, wait_for


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    config = Config(database_url(str(tmp_path / "a.db")), bot_processes=0, rate=25)
    with RunningServer(config) as server, httpx.Client(base_url=server.url) as client:
        table, token = new_table(server.url, "aoc", [ME, RANDOM])
        flood = Person(server.url, table, token)
        for _ in range(300):
            flood.send({"type": "ping"})
        while (said := flood.receive())["type"] != "bye":
            assert said["type"] in ("state", "pong")
        assert said["code"] == "too-often"
        flood.close()
        answers = [client.get("/api/health").status_code for _ in range(30)]
        assert answers == [200] * 25 + [429] * 5
        assert client.get("/api/health?lang=it").json()["code"] == "too-often"
        wrong = {"name": "Nobody", "password": "x" * 300}
        guesses = [client.post("/api/login", json=wrong).status_code for _ in range(GUARDED_RATE + 2)]
        assert guesses == [400] * GUARDED_RATE + [429] * 2


def test_new_tables_and_open_pages_are_limited_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SOCKETS", 2)
    config = Config(database_url(str(tmp_path / "a.db")), bot_processes=0, rate=1000)
    with RunningServer(config) as server:
        table, token = new_table(server.url, "aoc", [ME, RANDOM])
        with Person(server.url, table, token), Person(server.url, table, None):
            third = Person(server.url, table, None)
            assert third.receive()["code"] == "too-often"
            third.close()
        house = server.app.state.house
        wait_for(lambda: not house.sockets)
        Person(server.url, table, None).close()
        body = {"game": "aoc", "options": {}, "seats": [ME, RANDOM]}
        with httpx.Client(base_url=server.url) as client:
            made = [client.post("/api/tables", json=body).status_code for _ in range(MAKING_RATE)]
        assert made == [201] * (MAKING_RATE - 1) + [429]


def test_a_page_that_asks_without_end_leaves_time_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that takes long is paid for by waiting."""

    def slow(*args: object) -> dict[str, Any]:
        time.sleep(0.1)
        return {}

    monkeypatch.setattr(present, "whereabouts", slow)
    config = Config(database_url(str(tmp_path / "a.db")), bot_processes=0, rate=1000)
    with RunningServer(config) as server:
        table, token = new_table(server.url, "aoc", [ME, RANDOM], start=True)
        with Person(server.url, table, token) as ann:
            begun = time.monotonic()
            for _ in range(3):
                ann.answer({"type": "ask", "what": "whereabouts"}, "answer")
            assert time.monotonic() - begun > 0.85  # three answers and the waits between them


def test_no_input_brings_the_server_down(any_database: str) -> None:
    """Every operation with generated input, at tables that exist and a token that fits: answers are as declared."""
    with RunningServer(Config(database_url(any_database), bot_processes=0, rate=0)) as server:
        assert tries(server) > 150


def tries(server: RunningServer) -> int:
    """How many requests were made without a fault of ours."""
    table, token = new_table(server.url, "aoc", [ME, RANDOM], start=True)
    waiting, other = new_table(server.url, "tta", [ME, {"kind": "open"}])
    schema = schemathesis.openapi.from_url(server.url + "/api/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        strategy = operation.as_strategy()

        @settings(
            max_examples=8, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
        )
        @given(case=strategy)
        def try_it(case: Any) -> None:
            nonlocal tried
            tried += 1
            if tried % 3 and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table if tried % 2 else waiting
            key = token if tried % 2 else other
            response = case.call(headers={"Authorization": f"Bearer {key}"})
            assert response.status_code < 500, response.text
            case.validate_response(response, checks=[response_schema_conformance])

        try_it()
    return tried


def test_a_seat_with_a_very_long_number_is_only_no_seat(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, RANDOM], start=True)
    number = 10**40
    asked = get(url, f"/api/tables/{table}/replay?seat={number}", status=404)
    told = post(url, f"/api/tables/{table}/seats/{number}/ready", {"ready": True}, token, status=404)
    assert asked["code"] == told["code"] == "no-such-seat"
