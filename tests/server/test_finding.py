"""Open tables for strangers, my tables on every device, and deleting what is mine."""

import time
from typing import Any

import httpx
import pytest

from saecula.core.rng import Dice
from saecula.server.config import Config, database_url
from saecula.server.finding import FORGOTTEN, GRACE
from saecula.server.live import ABSENCE, PATIENCE
from tests.server.kit import ME, OPEN, RANDOM, Person, RunningServer, get, new_table, post, wait_for
from tests.server.test_people import browser, link
from tests.server.test_tables import play_out


def listed(url: str, query: str = "") -> list[dict[str, Any]]:
    found = get(url, f"/api/lobby{query}")["tables"]
    assert isinstance(found, list)
    return found


def ids(url: str, query: str = "") -> list[str]:
    return [table["id"] for table in listed(url, query)]


# --- open tables ----------------------------------------------------------------------------------------------------
def test_a_table_is_found_when_its_host_says_so(url: str) -> None:
    clock = {"move": 60, "reserve": 900, "refill": False}
    table, host = new_table(url, "aoc", [ME, OPEN, RANDOM], clock=clock)
    assert table not in ids(url)
    path = f"/api/tables/{table}/listed"
    assert post(url, path, {"listed": True}, status=401)["code"] == "unknown-token"
    post(url, path, {"listed": True, "level": "beginner"}, host)
    (found,) = [one for one in listed(url) if one["id"] == table]
    assert (found["game"], found["status"], found["level"], found["clock"]) == ("aoc", "waiting", "beginner", clock)
    assert [(seat["kind"], seat["name"]) for seat in found["seats"]][:2] == [("person", "Ann"), ("open", "")]
    assert found["options"]["seats"] == 3
    assert post(url, path, {"listed": False}, host)["table"]["listed"] is False
    assert table not in ids(url)


def test_strangers_join_and_choose_by_game_and_players(url: str) -> None:
    table, _ = new_table(url, "tta", [ME, OPEN, OPEN], listed=True)
    assert table in ids(url, "?game=tta&players=3")
    assert table not in ids(url, "?game=aoc")
    assert table not in ids(url, "?players=2")
    assert ids(url, "?game=nothing") == []
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob"})
    assert bob["table"]["seats"][1]["mine"]
    post(url, f"/api/tables/{table}/claim", {"seat": 2, "name": "Cid"})
    assert table not in ids(url)  # nothing to join any more, and nothing to watch yet


def test_a_game_that_nobody_knows_has_no_tables(any_database: str) -> None:
    with RunningServer(Config(database_url(any_database), bot_processes=0, rate=0)) as running:
        for game in ("\0", "chess", "\N{SNOWMAN}" * 40):
            assert httpx.get(f"{running.url}/api/lobby", params={"game": game}).json() == {"tables": []}


def test_the_list_tells_no_secret(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN], listed=True)
    mine = get(url, f"/api/tables/{table}", host)["table"]
    text = httpx.get(f"{url}/api/lobby").text
    assert table in text
    assert mine["invite"] not in text
    assert host not in text


def test_being_listed_opens_no_seat_with_a_hand(url: str) -> None:
    """Whoever finds a running game watches; a seat that was left needs the invitation."""
    table, host = new_table(url, "aoc", [ME, {"kind": "me", "name": "Bob"}], listed=True, start=True)
    assert table in ids(url)
    post(url, f"/api/tables/{table}/leave", {"seat": 1}, host)
    refused = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Eve"}, status=403)
    assert refused["code"] == "wrong-invite"


def test_a_table_for_its_players_only_is_joined_but_not_watched(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN], listed=True, spectators=False)
    assert table in ids(url)
    assert get(url, f"/api/tables/{table}")["table"]["status"] == "waiting"
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob"})["token"]
    post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
    post(url, f"/api/tables/{table}/start", token=host)
    assert table not in ids(url)
    assert get(url, f"/api/tables/{table}", status=404)["code"] == "no-such-table"


def test_a_table_that_everybody_forgot_waits_for_nobody(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, host = new_table(server.url, "aoc", [ME, OPEN], listed=True)
    assert table in ids(server.url)
    now = time.time()
    with monkeypatch.context() as later:
        later.setattr("saecula.server.finding.time", lambda: now + GRACE + 60)
        assert table not in ids(server.url)  # nobody ever opened its page
    with Person(server.url, table, host):
        pass
    monkeypatch.setattr("saecula.server.finding.time", lambda: now + GRACE + 60)
    wait_for(lambda: table in ids(server.url))
    monkeypatch.setattr("saecula.server.finding.time", lambda: now + FORGOTTEN + 60)
    assert table not in ids(server.url)


def test_a_flood_of_tables_hides_nobody_who_is_there(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN], listed=True)
    with Person(url, table, host):
        flood = {new_table(url, "aoc", [ME, OPEN], listed=True)[0] for _ in range(5)}
        there = {one["id"]: any(seat["online"] for seat in one["seats"]) for one in listed(url)}
        assert there[table]
        assert not any(there[one] for one in flood)
        assert all(list(there).index(table) < list(there).index(one) for one in flood)


# --- my tables ------------------------------------------------------------------------------------------------------
def test_my_tables_tell_whose_turn_it_is_and_since_when(url: str) -> None:
    before = time.time() - 1
    table, host = new_table(url, "aoc", [ME, {"kind": "me", "name": "Bob"}], start=True)
    (mine,) = post(url, "/api/tables/list", {"tokens": {table: host}})["tables"]
    assert mine["my_turn"]
    assert mine["seats"][mine["decision_seat"]]["name"] in ("Ann", "Bob")
    assert before < mine["decision_since"] <= time.time()
    waiting, token = new_table(url, "aoc", [ME, OPEN])
    (other,) = post(url, "/api/tables/list", {"tokens": {waiting: token}})["tables"]
    assert other["decision_since"] is None


# --- deleting -------------------------------------------------------------------------------------------------------
def test_a_host_deletes_a_table_and_whoever_looks_is_told(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN])
    invite = get(url, f"/api/tables/{table}", host)["table"]["invite"]
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    path = f"/api/tables/{table}/delete"
    assert post(url, path, token=bob, status=403)["code"] == "not-host"
    with Person(url, table, bob) as page:
        assert post(url, path, token=host) == {"deleted": True}
        assert page.expect("bye")["code"] == "deleted"
    assert get(url, f"/api/tables/{table}", status=404)["code"] == "no-such-table"
    assert post(url, path, token=host, status=404)["code"] == "no-such-table"
    assert post(url, "/api/tables/list", {"tokens": {table: bob}})["tables"] == []


def test_a_host_who_loses_cannot_delete_the_game(server: RunningServer) -> None:
    url = server.url
    table, host = new_table(url, "aoc", [ME, OPEN])
    invite = get(url, f"/api/tables/{table}", host)["table"]["invite"]
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
    post(url, f"/api/tables/{table}/start", token=host)
    assert post(url, f"/api/tables/{table}/delete", token=host, status=409)["code"] == "others-play"
    server.app.state.house.tables[table].seats[1].seen_at = time.time() - PATIENCE - ABSENCE - 60
    post(url, f"/api/tables/{table}/delete", token=host)


def test_a_bot_that_thinks_at_a_deleted_table_harms_nobody(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, {"kind": "bot", "bot": "greedy"}], start=True)
    post(url, f"/api/tables/{table}/delete", token=host)
    assert get(url, "/api/health") == {"ok": True}
    assert get(url, f"/api/tables/{table}", status=404)["code"] == "no-such-table"


def test_an_account_goes_with_everything_that_belongs_to_it(server: RunningServer) -> None:
    url, name = server.url, "Quetzalcoatlus"
    me = {"kind": "me", "name": name}
    with browser(url) as here, browser(url) as other:
        here.post("/api/accounts", json={"name": name, "password": "long enough"})
        tables: dict[str, tuple[str, str]] = {}
        for what, seats, start in (
            ("alone", [me, RANDOM], True), ("waiting", [me, OPEN], False), ("finished", [me, RANDOM], True),
        ):  # fmt: skip
            tables[what] = new_table(url, "aoc", seats, start=start)
        play_out(url, *tables["finished"])
        for what in ("shared", "over"):  # with Bob
            table, host = new_table(url, "aoc", [me, OPEN])
            invite = get(url, f"/api/tables/{table}", host)["table"]["invite"]
            bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
            post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
            post(url, f"/api/tables/{table}/start", token=host)
            tables[what] = (table, host)
            if what == "over":
                play_both(url, table, host, bob)
        for table, token in tables.values():
            assert link(here, table, token, name).status_code == 200
        wrong = here.post("/api/account/delete", json={"password": "not the one"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
        assert here.get("/api/account").json() == {"name": name}
        assert other.post("/api/account/delete", json={"password": "long enough"}).status_code == 401
        assert here.post("/api/account/delete", json={"password": "long enough"}).json() == {"deleted": True}
        assert here.get("/api/account").json() == {"name": None}
        gone = other.post("/api/login", json={"name": name, "password": "long enough"})
        assert gone.json()["code"] == "wrong-password"
    for what in ("alone", "waiting", "finished"):
        assert get(url, f"/api/tables/{tables[what][0]}", status=404)["code"] == "no-such-table"
    shared = get(url, f"/api/tables/{tables['shared'][0]}")["table"]
    assert shared["status"] == "playing"
    assert (shared["seats"][0]["kind"], shared["seats"][0]["name"]) == ("open", "Player 1")
    assert shared["seats"][0]["substitute"]
    over = httpx.get(f"{url}/api/tables/{tables['over'][0]}/record").text
    assert name not in over
    assert "Bob" in over
    assert get(url, f"/api/tables/{tables['over'][0]}/verify")["verified"]
    for table, token in tables.values():
        assert get(url, f"/api/tables/{table}", token, status=None)["code"] in ("unknown-token", "no-such-table")


def play_both(url: str, table: str, host: str, bob: str) -> None:
    dice = Dice(4)
    with Person(url, table, host) as one, Person(url, table, bob) as two:
        while one.state["table"]["status"] != "over":
            person = one if one.state["table"]["decision_seat"] == 0 else two
            person.until(lambda state, ply=one.state["ply"]: state["ply"] >= ply)
            ply = person.play(dice)["ply"]
            one.until(lambda state, ply=ply: state["ply"] >= ply)


def test_the_host_of_a_running_game_leaves_it_to_the_others(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN])
    invite = get(url, f"/api/tables/{table}", host)["table"]["invite"]
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
    post(url, f"/api/tables/{table}/start", token=host)
    with browser(url) as here:
        here.post("/api/accounts", json={"name": "Hostess", "password": "long enough"})
        link(here, table, host, "Hostess")
        here.post("/api/account/delete", json={"password": "long enough"})
    assert get(url, f"/api/tables/{table}", bob)["table"]["host"] is True


def test_whoever_holds_all_tokens_of_a_table_takes_it_along_even_if_it_is_locked(server: RunningServer) -> None:
    """Two tokens of one person are no other person, and a lock keeps nobody from going."""
    url = server.url
    table, host = new_table(url, "aoc", [ME, OPEN])
    locked, token = new_table(url, "aoc", [ME, RANDOM], start=True)
    invite = get(url, f"/api/tables/{table}", host)["table"]["invite"]
    second = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Twice", "invite": invite})["token"]
    post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, second)
    post(url, f"/api/tables/{table}/start", token=host)
    with browser(url) as here:
        here.post("/api/accounts", json={"name": "Twice", "password": "long enough"})
        for where, key in ((table, host), (table, second), (locked, token)):
            assert link(here, where, key, "Twice").status_code == 200
        server.app.state.house.tables[locked].row.locked = True
        assert here.post("/api/account/delete", json={"password": "long enough"}).json() == {"deleted": True}
    for where in (table, locked):
        assert get(url, f"/api/tables/{where}", status=404)["code"] == "no-such-table"
