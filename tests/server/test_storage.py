"""What is stored survives restarts, changed laws and changed cards; migrations give what the code expects."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.engine import make_url

from saecula.core.errors import OptionError, SaeculaError
from saecula.core.rng import Dice
from saecula.server.config import Config, database_url, shown_url
from saecula.server.database import migrate
from saecula.server.schema import metadata
from tests.server.kit import ME, Person, RunningServer, get, new_table

BOB = {"kind": "me", "name": "Bob"}


def config_of(path: Path | str, **more: Any) -> Config:
    return Config(database_url(str(path)), bot_processes=0, rate=0, **more)


def test_migrations_lead_to_what_the_code_expects(any_database: str) -> None:
    config = config_of(any_database)
    migrate(config)
    migrate(config)  # a second start changes nothing
    url = make_url(config.database)
    engine = create_engine(url.set(drivername="sqlite") if config.is_sqlite else url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.parametrize("text", ["", "mysql://x/y", "postgresql+asyncpg://x/y", "://"])
def test_what_is_no_database_of_ours_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="--database"):
        database_url(text)


def test_a_database_that_cannot_be_reached_is_named_without_its_password() -> None:
    with pytest.raises(SaeculaError) as caught:
        migrate(Config(database_url("postgresql://ann:secret@127.0.0.1:1/none")))
    assert "--database: cannot open" in str(caught.value)
    assert "secret" not in str(caught.value)
    assert "secret" not in shown_url("postgresql://ann:secret@host/none")
    with pytest.raises(SaeculaError, match="cannot open"):
        migrate(config_of("/nowhere/at/all.db"))


def play_some(url: str, table: str, token: str, commands: int) -> dict[str, Any]:
    """Hot-seat play; the state after it."""
    dice = Dice(commands)
    with Person(url, table, token) as both:
        for _ in range(commands):
            seat = both.state["table"]["decision_seat"]
            both.send({"type": "look", "seat": seat})
            both.until(lambda state, seat=seat: state["seat"] == seat)
            both.play(dice)
        return both.state


def test_a_table_goes_on_after_a_restart_with_its_undo(tmp_path: Path) -> None:
    config = config_of(tmp_path / "a.db")
    with RunningServer(config) as server:
        table, token = new_table(server.url, "aoc", [ME, BOB], start=True, seed="undo")
        before = play_some(server.url, table, token, 12)
        with Person(server.url, table, token, seat=before["seat"]) as ann:
            while not ann.state["undo"]:
                before = play_some(server.url, table, token, 1)
                ann.send({"type": "look", "seat": before["table"]["decision_seat"]})
                ann.until(
                    lambda state, at=before: state["ply"] == at["ply"] and state["seat"] == at["table"]["decision_seat"]
                )
            ann.answer({"type": "undo", "ply": ann.state["ply"]}, "ack")
            ann.until(lambda state: state["redo"])
            left = ann.state
    with RunningServer(config) as server, Person(server.url, table, token, seat=left["seat"]) as ann:
        for field in ("ply", "board", "decision", "undo", "redo", "redo_text"):
            assert ann.state[field] == left[field], field
        ann.answer({"type": "redo", "ply": ann.state["ply"]}, "ack")


def test_a_running_game_survives_a_law_that_forbids_its_past(tmp_path: Path) -> None:
    """An old command that no law of today knows: the game goes on from its snapshot."""
    config = config_of(tmp_path / "a.db")
    with RunningServer(config) as server:
        table, token = new_table(server.url, "aoc", [ME, BOB], start=True, seed="law")
        before = play_some(server.url, table, token, 9)
    with sqlite3.connect(tmp_path / "a.db") as plain:
        plain.execute("UPDATE entries SET text = 'annex atlantis' WHERE seq = 4")
    for _ in range(2):  # the second restart reads what the first one wrote
        with RunningServer(config) as server:
            with Person(server.url, table, token, seat=before["seat"]) as ann:
                assert ann.state["ply"] == before["ply"]
                assert ann.state["board"] == before["board"]
                assert ann.state["table"]["broken"] is None
            before = play_some(server.url, table, token, 3)
    with sqlite3.connect(tmp_path / "a.db") as plain:
        resumed = plain.execute("SELECT resumed_at, resumed_from IS NOT NULL FROM tables").fetchone()
    assert resumed == (9, 1)


def test_a_table_that_cannot_be_read_is_locked_and_the_others_go_on(tmp_path: Path) -> None:
    config = config_of(tmp_path / "a.db")
    with RunningServer(config) as server:
        broken, token = new_table(server.url, "aoc", [ME, BOB], start=True)
        sound, other = new_table(server.url, "aoc", [ME, BOB], start=True)
        play_some(server.url, broken, token, 3)
    with sqlite3.connect(tmp_path / "a.db") as plain:
        plain.execute("UPDATE entries SET text = 'dance' WHERE table_id = ?", (broken,))
        plain.execute("DELETE FROM snapshots WHERE table_id = ?", (broken,))
    with RunningServer(config) as server:
        locked = get(server.url, f"/api/tables/{broken}", token)["table"]
        assert "snapshot" in locked["broken"]
        with Person(server.url, broken, token) as ann:
            said = ann.answer({"type": "command", "ply": 3, "text": "skip"}, "error")
            assert said["code"] == "broken"
        play_some(server.url, sound, other, 2)
