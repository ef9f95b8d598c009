"""A full disk, a database that is away, a law that stumbles: what was acknowledged stays, the rest is refused."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from saecula.server.config import Config, database_url
from saecula.server.house import House
from tests.server.kit import ME, Person, RunningServer, get, new_table, post, wait_for

BOB = {"kind": "me", "name": "Bob"}


def full_disk(*args: object, **more: object) -> Any:
    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


async def full_later(*args: object, **more: object) -> Any:
    full_disk()


def house_of(server: RunningServer) -> House:
    house = server.app.state.house
    assert isinstance(house, House)
    return house


def test_a_command_that_could_not_be_written_is_refused_and_was_never_shown(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, token = new_table(server.url, "aoc", [ME, BOB], start=True)
    with Person(server.url, table, token) as ann, Person(server.url, table, None) as eve:
        text = ann.legal[0]
        with monkeypatch.context() as broken:
            broken.setattr(house_of(server).db, "write", full_later)
            said = ann.answer({"type": "command", "ply": 0, "text": text, "id": "again"}, "error")
            assert said["code"] == "storage"
            assert post(server.url, f"/api/tables/{table}/seats/0/name", {"name": "Anna"}, token)
        ann.until(lambda state: state["table"]["seats"][0]["name"] == "Anna")
        assert ann.state["ply"] == 0
        done = ann.answer({"type": "command", "ply": 0, "text": text, "id": "again"}, "ack")
        assert (done["ply"], done["duplicate"]) == (1, False)
        eve.until(lambda state: state["ply"] == 1)
        assert {state["ply"] for state in map(_data, eve.received) if state["type"] == "state"} <= {0, 1}
    assert get(server.url, f"/api/tables/{table}/replay?ply=1")["plies"] == 1


def _data(text: str) -> dict[str, Any]:
    import json

    found: dict[str, Any] = json.loads(text)
    return found


def test_whoever_waited_behind_a_failed_command_builds_on_the_disk(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one was already waiting for the table when the first one failed."""
    table, token = new_table(server.url, "aoc", [ME, BOB], start=True)
    house = house_of(server)
    live = house.tables[table]
    real = house.db.write
    calls: list[int] = []

    async def slow_then_full(statements: Any) -> None:
        calls.append(1)
        if len(calls) > 1:
            await real(statements)
        else:
            await asyncio.sleep(0.5)
            full_disk()

    with Person(server.url, table, token) as ann, Person(server.url, table, token) as twin:
        first, second = ann.legal[0], ann.legal[1]
        with monkeypatch.context() as broken:
            broken.setattr(house.db, "write", slow_then_full)
            ann.send({"type": "command", "ply": 0, "text": first, "id": "first"})
            wait_for(lambda: live.lock.locked())
            done = twin.answer({"type": "command", "ply": 0, "text": second}, "ack")
        assert done["ply"] == 1
        twin.until(lambda state: state["ply"] == 1)
    assert [move.text for move in live.game.log] == [second] if live.game else False
    assert live.row.entries == 1


def test_requests_say_that_the_database_is_away_without_values_in_the_log(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, token = new_table(server.url, "aoc", [ME, BOB], seed="a secret seed")
    with monkeypatch.context() as broken, caplog.at_level(logging.WARNING):
        broken.setattr(house_of(server).db, "reading", full_disk)
        broken.setattr(house_of(server).db, "writing", full_disk)
        said = post(server.url, f"/api/tables/{table}/start", {}, token, status=503)
        assert said["code"] == "storage"
        made = {"game": "aoc", "options": {}, "seats": [ME, BOB], "seed": "another secret"}
        assert post(server.url, "/api/tables", made, status=503)["code"] == "storage"
    assert "Traceback" not in caplog.text
    assert "secret" not in caplog.text
    assert post(server.url, f"/api/tables/{table}/start", {}, token)["table"]["status"] == "playing"


def test_errors_of_the_database_hide_the_values(server: RunningServer) -> None:
    assert house_of(server).db.engine.sync_engine.hide_parameters
    batches = house_of(server).db._batches
    assert batches is not None
    assert batches.engine.hide_parameters


def test_one_table_that_cannot_be_woken_does_not_stop_the_clocks_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from saecula.server import play

    config = Config(database_url(str(tmp_path / "a.db")), bot_processes=0, rate=0)
    with RunningServer(config) as server:
        clock = {"move": 0, "reserve": 1}
        bad, _ = new_table(server.url, "aoc", [ME, BOB], start=True, clock=clock)
        real = play.wake

        async def stumbles(house: House, table: Any) -> None:
            if table.id == bad:
                raise AssertionError("a fault of ours")
            await real(house, table)

        monkeypatch.setattr(play, "wake", stumbles)
        good, token = new_table(server.url, "aoc", [ME, BOB], start=True, clock=clock)
        with Person(server.url, good, token) as ann:
            ann.until(lambda state: any(seat["substitute"] for seat in state["table"]["seats"]))


def test_a_law_that_stumbles_over_the_past_takes_the_last_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from saecula.core import record
    from saecula.server import revive

    config = Config(database_url(str(tmp_path / "a.db")), bot_processes=0, rate=0)
    with RunningServer(config) as server:
        table, token = new_table(server.url, "aoc", [ME, BOB], start=True)
        with Person(server.url, table, token) as ann:
            ann.command(ann.legal[0])
            board = ann.until(lambda state: state["ply"] == 1)["board"]

    def stumbles(*args: object) -> Any:
        raise IndexError("a new law and an old command")

    with monkeypatch.context() as broken:
        broken.setattr(record, "load", stumbles)
        with RunningServer(config) as server, Person(server.url, table, token, seat=ann.state["seat"]) as ann:
            assert (ann.state["ply"], ann.state["board"]) == (1, board)
            assert ann.state["table"]["broken"] is None
        broken.setattr(revive, "_from_snapshot", stumbles)
        with RunningServer(config) as server:
            assert get(server.url, f"/api/tables/{table}", token)["table"]["broken"] == "IndexError"
            said = post(server.url, f"/api/tables/{table}/seats/0/name", {"name": "Anna"}, token)
            assert said["table"]["broken"]
    with RunningServer(config) as server:  # a version that can read it again
        assert get(server.url, f"/api/tables/{table}", token)["table"]["broken"] is None
