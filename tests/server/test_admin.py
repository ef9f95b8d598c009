"""`saecula admin`: what it lists, locks, deletes and exports; backups that fill either database; forms up and down."""

import gzip
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import MetaData, create_engine, inspect, select
from sqlalchemy.engine import make_url

from saecula.core.errors import SaeculaError
from saecula.core.rng import Dice
from saecula.server.backup import back_up, restore
from saecula.server.config import Config, database_url
from saecula.server.database import form_of, known_forms, migrate
from tests.server.kit import ME, Person, RunningServer, get, new_table, post, wait_for
from tests.server.postgres import Cluster

BOB = {"kind": "me", "name": "Bob"}
ANN = {"name": "Ann", "password": "correct horse"}


def config_of(database: str, **more: Any) -> Config:
    return Config(database_url(database), bot_processes=0, rate=0, **more)


def admin(database: str, *words: str, code: int = 0) -> str:
    """As people type it; what it prints, or its sentence if it refuses."""
    command = [sys.executable, "-c", "from saecula.cli import main; main()", "admin", *words, "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL)
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if code else done.stdout


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "saecula.db")


@pytest.fixture
def running(database: str) -> Iterator[RunningServer]:
    with RunningServer(config_of(database)) as server:
        yield server


def test_tables_and_people_are_listed_and_locked_beside_a_running_server(running: RunningServer, database: str) -> None:
    url = running.url
    with httpx.Client(base_url=url) as browser:
        assert browser.post("/api/accounts", json=ANN).status_code == 201
        table, token = new_table(url, "aoc", [ME, BOB], start=True)
        headers = {"Authorization": f"Bearer {token}"}
        assert browser.post(f"/api/tables/{table}/link", json={"account": "Ann"}, headers=headers).status_code == 200

        assert json.loads(admin(database, "status", "--json")) == {"waiting": 0, "playing": 1, "over": 0, "people": 1}
        listed = json.loads(admin(database, "tables", "--json"))
        assert [(row["id"], row["seats"], row["status"], row["locked"]) for row in listed] == [
            (table, ["Ann", "Bob"], "playing", False)
        ]
        assert table in admin(database, "tables", "--status", "playing", "--limit", "5")
        assert json.loads(admin(database, "people", "--json"))[0]["tables"] == 1
        known = json.loads(admin(database, "export", "person", "ann"))
        assert known["account"]["name"] == "Ann"
        assert {row["table_id"] for row in known["tables"]} == {table}

        with Person(url, table, token) as ann:
            admin(database, "lock", "table", table)
            ann.until(lambda state: state["table"]["broken"])
            refused = ann.answer({"type": "command", "ply": ann.state["ply"], "text": ann.legal[0]})
            assert refused["code"] == "table-locked"
            admin(database, "unlock", "table", table)
            ann.until(lambda state: not state["table"]["broken"])
            ann.play(Dice(1))

        admin(database, "lock", "person", "Ann")
        assert browser.get("/api/account").json()["name"] is None
        assert browser.post("/api/login", json=ANN).json()["code"] == "account-locked"
        admin(database, "unlock", "person", "Ann")
        assert browser.get("/api/account").json()["name"] == "Ann"
        new = admin(database, "reset-password", "Ann").strip()
        assert browser.get("/api/account").json()["name"] is None
        assert browser.post("/api/login", json=ANN).json()["code"] == "wrong-password"
        assert browser.post("/api/login", json={"name": "Ann", "password": new}).status_code == 200


def test_what_is_deleted_is_gone_for_a_running_server_too(running: RunningServer, database: str) -> None:
    url = running.url
    post(url, "/api/accounts", ANN, status=201)
    table, token = new_table(url, "aoc", [ME, BOB], start=True)
    other, _ = new_table(url, "aoc", [ME, BOB], start=True)
    with Person(url, table, token) as ann:
        assert "--yes" in admin(database, "delete", "table", table, code=2)
        admin(database, "delete", "table", table, "--yes")
        assert ann.expect("bye")["code"] == "deleted"
    assert httpx.get(f"{url}/api/tables/{table}").status_code == 404
    assert get(url, f"/api/tables/{other}")
    admin(database, "delete", "person", "Ann", "--yes")
    assert httpx.post(url + "/api/login", json=ANN).json()["code"] == "wrong-password"
    for words in (["lock", "table", table], ["delete", "person", "Ann", "--yes"], ["lock", "house", "x"],
                  ["export", "table", other], ["reset-password", "Zoe"], ["tables", "--status", "lost"]):  # fmt: skip
        assert admin(database, *words, code=2).startswith("saecula: ")


def test_a_mistyped_file_is_not_made(tmp_path: Path) -> None:
    assert "there is no file" in admin(str(tmp_path / "none.db"), "tables", code=2)
    assert list(tmp_path.iterdir()) == []


# --- backup and restore ---------------------------------------------------------------------------------------------
def contents(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything, read with SQLAlchemy's own eyes."""
    config = config_of(database)
    url = make_url(config.database)
    engine = create_engine(url.set(drivername="sqlite") if config.is_sqlite else url)
    found = MetaData()
    with engine.connect() as connection:
        found.reflect(connection)
        rows = {
            name: sorted(
                (tuple(bytes(cell) if isinstance(cell, memoryview) else repr(cell) for cell in row) for row in
                 connection.execute(select(*sorted(table.columns, key=lambda column: column.name)))), key=repr,
            )
            for name, table in found.tables.items()
        }  # fmt: skip
    engine.dispose()
    return rows


def play_a_little(url: str) -> tuple[str, str, dict[str, Any]]:
    post(url, "/api/accounts", {"name": "Anna Ёлкина", "password": "correct horse"}, status=201)
    table, token = new_table(url, "aoc", [ME, BOB], start=True, clock={"move": 60, "reserve": 600})
    new_table(url, "tta", [ME, BOB, {"kind": "open"}])
    dice = Dice(5)
    with Person(url, table, token) as both:
        for _ in range(6):
            seat = both.state["table"]["decision_seat"]
            both.send({"type": "look", "seat": seat})
            both.until(lambda state, seat=seat: state["seat"] == seat)
            both.play(dice)
        return table, token, both.state["board"]


@pytest.mark.parametrize("ways", [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_backup_of_one_database_fills_the_other(ways: tuple[str, str], cluster: Cluster, tmp_path: Path) -> None:
    places = {"sqlite": str(tmp_path / "one.db"), "postgresql": cluster.new_database()}
    here, there = (places[way] for way in ways)
    file = tmp_path / "backup.jsonl.gz"
    with RunningServer(config_of(here)) as server:
        table, token, _ = play_a_little(server.url)
        admin(here, "backup", str(file))  # while it runs
    before = contents(here)
    assert (file.stat().st_mode & 0o777) == 0o600
    admin(there, "restore", str(file))
    after = contents(there)
    for part in (before, after):
        part.pop("pulse")  # both servers left signs of life
    seen = before.pop("seats"), after.pop("seats")
    assert [len(rows) for rows in seen] == [5, 5]
    assert after == before
    assert "is not empty" in admin(there, "restore", str(file), code=2)
    with RunningServer(config_of(there)) as server:
        with Person(server.url, table, token, seat=0) as both:
            both.until(lambda state: state["ply"] == 6)
            seat = both.state["table"]["decision_seat"]
            both.send({"type": "look", "seat": seat})
            both.until(lambda state: state["seat"] == seat)
            both.play(Dice(6))
        new_table(server.url, "aoc", [ME, BOB])  # new ids come after the old ones
        post(server.url, "/api/accounts", ANN, status=201)


def test_a_backup_under_play_is_of_one_moment(running: RunningServer, database: str, tmp_path: Path) -> None:
    table, token = new_table(running.url, "aoc", [ME, BOB], start=True)
    stop, played = threading.Event(), []

    def play() -> None:
        dice = Dice(8)
        with Person(running.url, table, token) as both:
            while not stop.is_set() and both.state["table"]["status"] == "playing":
                seat = both.state["table"]["decision_seat"]
                both.send({"type": "look", "seat": seat})
                both.until(lambda state, seat=seat: state["seat"] == seat)
                played.append(both.play(dice)["ply"])

    player = threading.Thread(target=play)
    player.start()
    try:
        wait_for(lambda: len(played) > 3)
        for number in range(3):
            file = tmp_path / f"{number}.gz"
            back_up(config_of(database), file)
            lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
            rows = [line["row"] for line in lines if line.get("table") == "tables"]
            entries = [line for line in lines if line.get("table") == "entries"]
            assert rows[0]["entries"] == len(entries)
    finally:
        stop.set()
        player.join(60)


def test_a_damaged_backup_fills_nothing(database: str, tmp_path: Path) -> None:
    config = config_of(database)
    migrate(config)
    file = tmp_path / "b.gz"
    back_up(config, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    bad = {
        "cut off": lines[:-1],
        "changed": [lines[0], lines[1].replace(b"0.0", b"9.0"), *lines[2:]],
        "added": [*lines[:-1], lines[1], lines[-1]],
        "nothing": [],
        "other": [b'{"a": 1}\n'],
    }
    for what, damaged in bad.items():
        path = tmp_path / what
        path.write_bytes(gzip.compress(b"".join(damaged)))
        with pytest.raises(SaeculaError, match="no complete backup"):
            restore(config_of(str(tmp_path / "new.db")), path)
    (tmp_path / "plain").write_text("hello")
    assert "saecula: " in admin(str(tmp_path / "new.db"), "restore", str(tmp_path / "plain"), code=2)
    newer = b'{"saecula-backup": 1, "form": "9999"}\n'
    import hashlib

    end = json.dumps({"end": {}, "sha256": hashlib.sha256(newer).hexdigest()}).encode() + b"\n"
    (tmp_path / "newer").write_bytes(gzip.compress(newer + end))
    with pytest.raises(SaeculaError, match="newer version"):
        restore(config_of(str(tmp_path / "new.db")), tmp_path / "newer")
    assert not (tmp_path / "new.db").exists() or form_of(config_of(str(tmp_path / "new.db"))) is None


# --- stored forms ---------------------------------------------------------------------------------------------------
def test_stored_forms_go_back_and_forth_and_games_stay(any_database: str, tmp_path: Path) -> None:
    config = config_of(any_database)
    with RunningServer(config) as server:
        table, token, _ = play_a_little(server.url)
    kept = contents(any_database)["entries"]
    for form in known_forms()[1:]:
        migrate(config, form)
        assert form_of(config) == form
        assert contents(any_database)["entries"] == kept
    file = tmp_path / "old.gz"
    migrate(config, "0003")
    back_up(config, file)  # of an older form: restoring brings it forward
    fresh = str(tmp_path / "fresh.db")
    restore(config_of(fresh), file)
    assert form_of(config_of(fresh)) == known_forms()[0]
    migrate(config)
    for database in (any_database, fresh):
        with RunningServer(config_of(database)) as server, Person(server.url, table, token) as both:
            assert both.state["ply"] == 6


def test_the_command_goes_back_only_for_whoever_says_yes(database: str) -> None:
    migrate(config_of(database))
    newest = known_forms()[0]
    assert "--yes" in admin(database, "migrate", "--to", "0003", code=2)
    assert admin(database, "migrate", "--to", "0003", "--yes").strip() == "0003"
    assert "saecula admin migrate" in admin(database, "tables", code=2)
    assert admin(database, "migrate").strip() == newest
    assert "--to" in admin(database, "migrate", "--to", "77", code=2)


def test_what_newer_forms_add_can_be_left_out_by_an_older_server(database: str) -> None:
    """Two versions work side by side while one hands over to the other: the older one knows no new column."""
    config = config_of(database)
    migrate(config, "0004")
    engine = create_engine(f"sqlite:///{database}")
    old = {
        name: {column["name"] for column in inspect(engine).get_columns(name)}
        for name in inspect(engine).get_table_names()
    }
    migrate(config)
    now = inspect(create_engine(f"sqlite:///{database}"))
    for name, columns in old.items():
        for column in now.get_columns(name):
            added = column["name"] not in columns
            assert not added or column["nullable"] or column["default"] is not None, (name, column["name"])
        assert columns <= {column["name"] for column in now.get_columns(name)}, name
