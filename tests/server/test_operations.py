"""For whoever runs a server: is it ready, what does it count and log, how it hands over, what it forgets."""

import asyncio
import json
import logging
import signal
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from saecula.core.rng import Dice
from saecula.server import schema, upkeep
from saecula.server.app import create_app
from saecula.server.config import Config, database_url
from saecula.server.logs import Json, Plain, name_request, request_id, without_secrets
from saecula.server.meters import may_look
from tests.server.kit import ME, OPEN, RANDOM, Person, RunningServer, get, new_table, post, wait_for
from tests.server.postgres import Cluster
from tests.server.test_crash import server_process

BOB = {"kind": "me", "name": "Bob"}
TOKEN = "a-token-of-some-length"


def in_loop(server: RunningServer, work: Any) -> Any:
    assert server.loop is not None
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(30)


# --- ready, HEAD, ids -----------------------------------------------------------------------------------------------
def test_a_server_without_its_database_is_there_but_not_ready(cluster: Cluster) -> None:
    config = Config(database_url(cluster.new_database()), bot_processes=0, rate=0)
    with RunningServer(config) as server:
        assert get(server.url, "/api/ready") == {"ok": True}
        in_loop(server, server.app.state.house.db.engine.dispose())
        server.app.state.house.db.engine.sync_engine.pool._creator = _nobody_there  # type: ignore[attr-defined]
        answer = httpx.get(server.url + "/api/ready", timeout=20)
        assert answer.status_code == 503
        assert answer.json()["code"] == "storage"
        assert answer.headers["retry-after"]
        assert httpx.get(server.url + "/api/health").status_code == 200


def _nobody_there(*args: object) -> None:
    import psycopg

    raise psycopg.OperationalError("connection refused")


def test_head_is_answered_wherever_get_is_with_the_same_headers_and_no_body(server: RunningServer) -> None:
    table, _ = new_table(server.url, "aoc", [ME, RANDOM], start=True)
    paths = ["/", "/api/health", "/api/ready", "/api/settings", "/api/cards/aoc", f"/api/tables/{table}", f"/t/{table}"]
    with httpx.Client(base_url=server.url, headers={"Accept-Encoding": "identity"}) as client:
        for path in paths:
            full, bare = client.get(path), client.head(path)
            assert bare.status_code == full.status_code == 200, path
            assert bare.content == b""
            assert bare.headers["content-type"] == full.headers["content-type"]
            if table not in path:  # there a clock may have moved on
                assert bare.headers["content-length"] == full.headers["content-length"]
        assert client.head("/api/tables/nothing").status_code == 404
        assert client.head("/api/login").status_code == 405
    gets = {route.path for route in server.app.routes if "GET" in getattr(route, "methods", ())}
    assert len(gets) > 15


def test_every_answer_has_an_id_and_one_that_a_proxy_gave_is_kept(url: str) -> None:
    first, second = (httpx.get(url + "/api/health").headers["x-request-id"] for _ in range(2))
    assert first != second
    assert (
        httpx.get(url + "/api/health", headers={"X-Request-ID": "proxy-0815"}).headers["x-request-id"] == "proxy-0815"
    )
    odd = httpx.get(url + "/api/health", headers={"X-Request-ID": 'x"} forged'}).headers["x-request-id"]
    assert "forged" not in odd
    assert httpx.post(url + "/api/login", content=b"x").headers["x-request-id"]


# --- the log --------------------------------------------------------------------------------------------------------
def record(message: str, *values: object, error: bool = False) -> logging.LogRecord:
    try:
        raise RuntimeError("Bearer abcdef")
    except RuntimeError:
        trace = sys.exc_info() if error else None
    return logging.LogRecord("saecula.server", logging.ERROR, __file__, 1, message, values, trace)


def test_a_line_of_the_log_has_time_and_request_and_no_secret() -> None:
    name_request([(b"X-Request-Id", b"abcdef0123")])
    secret = "GET https://ann:pass@host/x?token=abc Authorization: Bearer s3cr3t saecula-session=zzz; ok"
    try:
        data = json.loads(Json().format(record("it was %s", secret, error=True)))
        plain = Plain().format(record("it was %s", secret, error=True))
    finally:
        request_id.set("")
    assert data["request"] == "abcdef0123"
    assert data["level"] == "error"
    assert data["time"].endswith("Z")
    assert "RuntimeError" in data["trace"]
    assert "[abcdef0123]" in plain
    for text in (json.dumps(data), plain):
        for hidden in ("pass@", "=abc", "s3cr3t", "zzz", "Bearer abcdef"):
            assert hidden not in text
        assert "ok" in text
    assert without_secrets("table abc: the database cannot be used") == "table abc: the database cannot be used"


def test_a_server_writes_a_log_for_programs(tmp_path: Path) -> None:
    with open(tmp_path / "log", "w+") as log:
        with server_process(str(tmp_path / "s.db"), "--log", "json", "--verbose", stderr=log) as (url, _):
            table, token = new_table(url, "aoc", [ME, RANDOM], start=True)
            headers = {"X-Request-ID": "my-request-1", "Authorization": f"Bearer {token}"}
            httpx.get(f"{url}/api/tables/{table}?secret=hidden", headers=headers)
            wait_for(lambda: "my-request-1" in (tmp_path / "log").read_text())  # it is written once the answer is sent
        lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    mine = [line for line in lines if line.get("request") == "my-request-1"]
    assert [(line["method"], line["path"], line["status"]) for line in mine] == [("GET", f"/api/tables/{table}", 200)]
    assert mine[0]["ms"] > 0
    text = (tmp_path / "log").read_text()
    assert token not in text
    assert "hidden" not in text


# --- figures --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_of_a_played_evening_holds_no_secret(tmp_path: Path, form: str) -> None:
    """Every request is logged; no token, password, session, code, invitation or seed of it all is there."""
    log, database = tmp_path / "log", tmp_path / "a.db"
    with log.open("w") as errors:
        options = ["--no-compile", "--verbose", "--log", form]
        with server_process(str(database), *options, stderr=errors) as (url, _), httpx.Client(base_url=url) as ann:
            ann.timeout = httpx.Timeout(60)
            ann.post("/api/accounts", json={"name": "Ann", "password": "a secret of Ann"}).raise_for_status()
            table, token = new_table(url, "aoc", [ME, OPEN])
            invite = get(url, f"/api/tables/{table}", token)["table"]["invite"]
            claim = {"seat": 1, "name": "Bob", "invite": invite}
            bob = post(url, f"/api/tables/{table}/claim", claim)["token"]
            code = post(url, f"/api/tables/{table}/move", token=bob)["code"]
            get(url, f"/api/tables/{table}?token={token}&password=hidden-by-question-mark", token)
            post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
            post(url, f"/api/tables/{table}/start", token=token)
            post(url, "/api/login", {"name": "Ann", "password": "a wrong secret"}, status=None)
            post(url, f"/api/tables/{table}/arrive", {"code": "wrong-code-of-somebody"}, status=None)
            with Person(url, table, token) as person:
                person.answer({"type": "command", "ply": 0, "text": "nonsense"})
            session = next(iter(ann.cookies.jar)).value
    with closing(sqlite3.connect(database)) as stored:
        seeds = [str(row[0]) for row in stored.execute("SELECT seed FROM tables")]
    told = log.read_text()
    assert f"/api/tables/{table}/start" in told
    assert len(seeds) == 1
    typed = ("a secret of Ann", "a wrong secret", "wrong-code", "hidden-by")
    for secret in (token, bob, invite, code, session, *seeds, *typed):
        assert secret
        assert str(secret) not in told


def test_figures_are_for_whoever_has_the_token_and_name_nobody(tmp_path: Path) -> None:
    config = Config(database_url(str(tmp_path / "s.db")), bot_processes=0, rate=0, metrics=TOKEN)
    with RunningServer(config) as server:
        table, token = new_table(server.url, "aoc", [{"kind": "me", "name": "Zoe"}, BOB], start=True)
        with Person(server.url, table, token) as person:
            person.play(Dice(1))
            assert httpx.get(server.url + "/metrics").status_code == 404
            assert httpx.get(server.url + "/metrics", headers={"Authorization": "Bearer no"}).status_code == 404
            answer = httpx.get(server.url + "/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    text = answer.text
    figures = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}
    assert figures["saecula_pages"] == 1
    assert figures["saecula_tables_in_memory"] == 1
    assert figures["saecula_commands_total"] >= 1
    assert any(name.startswith("saecula_requests_total") and "/api/tables" in name for name in figures)
    for hidden in (table, token, "Zoe", "Bob"):
        assert hidden not in text


def test_without_being_asked_for_there_are_no_figures(url: str) -> None:
    assert httpx.get(url + "/metrics").status_code == 404


def test_local_figures_are_not_handed_out_by_a_proxy_on_the_same_machine() -> None:
    config = Config("sqlite+aiosqlite:///x", metrics="local")
    assert may_look(config, {}, "127.0.0.1")
    assert may_look(config, {}, "::1")
    assert not may_look(config, {"x-forwarded-for": "1.2.3.4"}, "127.0.0.1")
    assert not may_look(config, {}, "192.168.1.5")
    assert not may_look(config, {}, "")
    assert "/metrics" not in {route.path for route in create_app(Config("sqlite+aiosqlite:///x")).routes}


# --- what is forgotten ----------------------------------------------------------------------------------------------
def test_finished_and_abandoned_tables_are_forgotten_when_somebody_wants_it_so(tmp_path: Path) -> None:
    config = Config(database_url(str(tmp_path / "s.db")), bot_processes=0, rate=0, finished_days=30, abandoned_days=10)
    with RunningServer(config) as server:
        house = server.app.state.house
        ids = [new_table(server.url, "aoc", [ME, OPEN])[0] for _ in range(6)]
        days = [("over", 31), ("over", 29), ("playing", 11), ("playing", 9), ("waiting", 11), ("waiting", 9)]

        async def later() -> None:
            for table_id, (status, age) in zip(ids, days, strict=True):
                then = time.time() - age * 86400
                ours = schema.tables
                values = {"status": status, "created_at": then - 5e6 if status != "waiting" else then}
                values["since"] = then if status != "waiting" else None
                await house.db.write([update(ours).where(ours.c.id == table_id).values(**values)])
            house.tables.clear()
            house.forgot_at = 0.0
            await upkeep.forget_outlived(house)

        in_loop(server, later())
        left = [httpx.get(f"{server.url}/api/tables/{table_id}").status_code for table_id in ids]
        assert left == [404, 200, 404, 200, 404, 200]


# --- handing over ---------------------------------------------------------------------------------------------------
def test_a_server_that_is_ended_hands_over_to_another(cluster: Cluster) -> None:
    database = cluster.new_database()
    other = RunningServer(Config(database_url(database), bot_processes=0, rate=0))
    with other, server_process(database, "--drain", "2") as (url, process):
        table, token = new_table(url, "aoc", [ME, BOB], start=True)
        botted, bot_token = new_table(url, "tta", [ME, {"kind": "bot", "bot": "medium"}], start=True)
        dice = Dice(3)
        with Person(url, table, token) as ann, Person(url, botted, bot_token) as other_page:
            ann.play(dice)
            wait_for(lambda: other_page.until(lambda state: state["decision"] is not None))
            process.send_signal(signal.SIGTERM)
            wait_for(lambda: httpx.get(url + "/api/ready").status_code == 503)
            refused = httpx.post(url + "/api/tables", json={"game": "aoc", "options": {}, "seats": [ME, BOB]})
            assert refused.status_code == 503
            assert refused.json()["code"] == "draining"
            assert get(url, f"/api/tables/{table}")["table"]["id"] == table  # what is there is still shown
            done = ann.play(dice)  # and played
            other_page.play(dice)
            bye = ann.expect("bye")
            assert bye["code"] == "draining"
            with pytest.raises(ConnectionClosed) as closed:
                ann.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert process.wait(20) == 0
        with Person(other.url, table, token) as ann:
            assert ann.state["ply"] == done["ply"]
            ann.play(dice)
        with Person(other.url, botted, bot_token) as page:
            while not page.decides():
                page.receive()
            page.play(dice)


def test_a_socket_that_comes_while_a_server_hands_over_is_sent_back(tmp_path: Path) -> None:
    config = Config(database_url(str(tmp_path / "s.db")), bot_processes=0, rate=0)
    with RunningServer(config) as server:
        table, token = new_table(server.url, "aoc", [ME, BOB], start=True)
        server.app.state.house.draining = True
        person = Person(server.url, table, token)
        assert person.expect("bye")["code"] == "draining"
        person.close()
        answer = httpx.post(server.url + "/api/records", json={"text": "x"})
        assert (answer.status_code, answer.json()["code"]) == (503, "draining")
        post(server.url, f"/api/tables/{table}/move", token=token)  # whoever is here is still served
