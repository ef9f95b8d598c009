"""Rate limits, and an interface that no input brings down."""

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from saecula.server.app import GUARDED_RATE
from saecula.server.config import Config, database_url
from tests.server.kit import ME, RANDOM, Person, RunningServer, new_table


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
        assert answers == [200] * 24 + [429] * 6
        assert client.get("/api/health?lang=it").json()["code"] == "too-often"
        wrong = {"name": "Nobody", "password": "x" * 300}
        guesses = [client.post("/api/login", json=wrong).status_code for _ in range(GUARDED_RATE + 2)]
        assert guesses == [400] * GUARDED_RATE + [429] * 2


@pytest.fixture(scope="module")
def document(server: RunningServer) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(server.url + "/api/openapi.json").json()
    return found


def test_every_door_is_in_the_document(document: dict[str, Any]) -> None:
    assert len(document["paths"]) > 30
    assert document["info"]["title"] == "Saecula"


def test_no_input_brings_the_server_down(any_database: str) -> None:
    """Every operation with generated input, at tables that exist and with a token that fits."""
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

        try_it()
    return tried
