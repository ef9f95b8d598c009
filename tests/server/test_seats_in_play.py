"""Seats in a running game: nobody is put off theirs to be looked at, and nobody wins time by changing players."""

import asyncio
import time
from typing import Any

import pytest

from saecula.server.live import ABSENCE, PATIENCE
from tests.server.kit import ME, OPEN, Person, RunningServer, get, new_table, post


def two(url: str, **more: Any) -> tuple[str, str, str, str]:
    """A running game of two: table, tokens of host and guest, invitation."""
    table, host = new_table(url, "tta", [ME, OPEN], **more)
    invite = get(url, f"/api/tables/{table}", host)["table"]["invite"]
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
    post(url, f"/api/tables/{table}/start", token=host)
    return table, host, bob, invite


def away_for(server: RunningServer, table: str, seat: int, seconds: float) -> None:
    server.app.state.house.tables[table].seats[seat].seen_at = time.time() - PATIENCE - seconds


def test_the_host_cannot_look_from_an_opponents_seat(server: RunningServer) -> None:
    """The attack: revoke, then claim."""
    url = server.url
    table, host, bob, invite = two(url)
    revoke = f"/api/tables/{table}/seats/1/revoke"
    with Person(url, table, bob):
        assert post(url, revoke, token=host, status=409)["code"] == "not-absent"
    away_for(server, table, 1, ABSENCE - 60)
    assert post(url, revoke, token=host, status=409)["code"] == "not-long-absent"
    assert get(url, f"/api/tables/{table}", bob)["table"]["seats"][1]["mine"]
    away_for(server, table, 1, ABSENCE + 60)
    seat = post(url, revoke, token=host)["table"]["seats"][1]
    assert (seat["kind"], seat["before"]) == ("open", "Bob")
    claim = {"seat": 1, "name": "Ann too", "invite": invite}
    assert post(url, f"/api/tables/{table}/claim", claim, host, status=403)["code"] == "sits-elsewhere"
    with Person(url, table, None) as watcher:  # everybody is told
        post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Cid", "invite": invite})
        seen = watcher.until(lambda state: state["table"]["seats"][1]["kind"] == "person")["table"]["seats"][1]
    assert (seen["name"], seen["before"]) == ("Cid", "Bob")


def test_whoever_closes_the_page_is_away_but_not_long_gone(server: RunningServer) -> None:
    url = server.url
    table, host, bob, _ = two(url)
    with Person(url, table, bob) as there, Person(url, table, host) as ann:
        there.close()
        ann.until(lambda state: not state["table"]["seats"][1]["online"])
    revoke = f"/api/tables/{table}/seats/1/revoke"
    assert post(url, revoke, token=host, status=409)["code"] == "not-long-absent"


def test_the_free_time_of_a_slow_game_is_no_absence(server: RunningServer) -> None:
    clock = {"move": 86400, "reserve": 0, "refill": False}
    table, host, _, _ = two(server.url, clock=clock)
    away_for(server, table, 1, 80000)
    revoke = f"/api/tables/{table}/seats/1/revoke"
    assert post(server.url, revoke, token=host, status=409)["code"] == "not-long-absent"
    away_for(server, table, 1, 90000)
    post(server.url, revoke, token=host)


def test_a_substitute_and_back_winds_no_clock_up(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: let a bot take over, and come back before it has answered."""

    async def slow(*args: object) -> int:
        await asyncio.sleep(60)
        return 0

    house = server.app.state.house
    monkeypatch.setattr(house.thinkers, "choose", slow)
    table, host, bob, _ = two(server.url, clock={"move": 60, "reserve": 100, "refill": False})
    row = house.tables[table].row
    token, seat = (host, 0) if row.decider == 0 else (bob, 1)
    for thought, free, reserve in ((50, 50, 100), (30, 60, 80), (20, 60, 60)):
        row.since -= thought  # so many seconds pass
        for bot in ("random", None, "random", None):
            post(server.url, f"/api/tables/{table}/seats/{seat}/substitute", {"bot": bot}, token)
        assert time.time() - row.since == pytest.approx(free, abs=2)
        assert row.left[seat] == pytest.approx(reserve, abs=2)
    house.tables[table].bots.cancel()
