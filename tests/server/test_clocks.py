"""Clocks run only for the decider, only while a server runs, and nobody can wind them up."""

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from saecula.core.game import Game
from saecula.games import RULES
from saecula.server import clocks
from saecula.server.config import Config, database_url
from saecula.server.rows import PERSON, PLAYING, SeatRow
from saecula.server.seating import new_row
from saecula.server.thinkers import Thinkers
from tests.server.kit import ME, Person, RunningServer, get, new_table, post, wait_for

BOB = {"kind": "me", "name": "Bob"}
RANDOM = {"kind": "bot", "bot": "random"}
HOUR = 3600.0


def change_by_hand(config: Config, *statements: str) -> None:
    """With the database's own means, while no server runs."""
    url = make_url(config.database)
    engine = create_engine(url.set(drivername="sqlite") if config.is_sqlite else url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def test_no_clock_runs_while_no_server_runs_and_bots_go_on(any_database: str) -> None:
    config = Config(database_url(any_database), bot_processes=0, rate=0)
    with RunningServer(config) as server:
        timed, token = new_table(server.url, "aoc", [ME, BOB], start=True, clock={"move": 30, "reserve": 0})
        bots, host = new_table(server.url, "aoc", [ME, RANDOM], start=True)
    change_by_hand(
        config,
        f"UPDATE pulse SET at = at - {HOUR}",
        f"UPDATE tables SET since = (SELECT at FROM pulse) - 10, wakes_at = wakes_at - {HOUR} WHERE id = '{timed}'",
        f"UPDATE tables SET wakes_at = {time.time() + 9999} WHERE id = '{bots}' AND decider = 1",
    )
    with RunningServer(config) as server:
        time.sleep(1.5)
        table = get(server.url, f"/api/tables/{timed}", token)["table"]
        assert [seat["substitute"] for seat in table["seats"]] == [None, None]
        assert 10 <= time.time() - table["clock"]["since"] < 25  # the ten seconds before the break still count
        wait_for(lambda: get(server.url, f"/api/tables/{bots}", host)["table"]["decision_seat"] == 0)


def test_clocks_stand_while_the_database_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from saecula.server import house

    config = Config(database_url(str(tmp_path / "a.db")), bot_processes=0, rate=0)
    with RunningServer(config) as server:
        table, token = new_table(server.url, "aoc", [ME, BOB], start=True, clock={"move": 600, "reserve": 0})
        with Person(server.url, table, token) as ann:
            monkeypatch.setattr(house, "PULSE", 0.0)
            before = ann.state["table"]["clock"]["since"]
            change_by_hand(config, f"UPDATE pulse SET at = at - {HOUR}")  # as if nothing could be written since
            ann.until(lambda state: state["table"]["clock"]["since"] != before)
            assert abs(time.time() - ann.state["table"]["clock"]["since"]) < 25


def test_neither_a_new_name_nor_a_webhook_winds_the_clock_up(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, BOB], start=True, clock={"move": 60, "reserve": 60})
    shown = get(url, f"/api/tables/{table}", token)["table"]
    seat = f"/api/tables/{table}/seats/{shown['decision_seat']}"
    time.sleep(0.1)
    assert post(url, seat + "/name", {"name": "Zoe"}, token)["table"]["clock"]["since"] == shown["clock"]["since"]
    hooked = post(url, seat + "/webhook", {"url": "https://example.org/"}, token)["table"]
    assert hooked["clock"]["since"] == shown["clock"]["since"]


def a_timed_game() -> tuple[Any, list[SeatRow], Game]:
    game = Game(RULES["tta"], {"seats": 2}, 1)
    row = new_row("tta", {"seats": 2}, "1", "x", clock={"move": 60, "reserve": 100, "refill": False}, spectators=True)
    row.status = PLAYING
    seats = [SeatRow(row.id, seat, PERSON, "x", key_id=seat) for seat in (0, 1)]
    clocks.fill(row, 2)
    return row, seats, game


def test_going_back_and_forth_gives_no_free_seconds_twice() -> None:
    """As `play._write` does it, at times of our own: 50 seconds at every step, forward and back in turn."""
    row, seats, game = a_timed_game()
    thought: dict[int, float] = {}
    now = 1000.0
    clocks.ask(row, seats, game, now, thought)
    seat = row.decider
    assert seat is not None
    for step in range(6):
        now, ply = now + 50, game.ply
        text_ = next(text for text in game.legal if text.startswith("take")) if step % 2 == 0 else ""
        game.push(text_) if text_ else game.pop()
        thought[ply] = now - (row.since or now)
        clocks.charge(row, seats, now)
        clocks.ask(row, seats, game, now, thought)
        assert row.decider == seat
    # two plies with 60 free seconds each, 300 seconds of thought: 180 are beyond, more than the reserve
    assert row.left is not None
    assert row.left[seat] == 0.0
    assert row.left[1 - seat] == 100.0


def test_quick_bots_do_not_wait_for_slow_ones() -> None:
    thinkers = Thinkers(0)
    assert thinkers.pool("hard") is not thinkers.pool("easy")
    assert thinkers.pool("random") is thinkers.pool("medium")
    kept, broken = thinkers.pool("easy"), thinkers.pool("hard")
    thinkers._forget(broken)
    again = thinkers.pool("hard")
    thinkers._forget(broken)  # a second one who had waited for the same processes
    assert thinkers.pool("hard") is again
    assert thinkers.pool("easy") is kept
    thinkers.close()


def test_whoever_takes_a_command_back_has_thought_before(url: str) -> None:
    table, token = new_table(url, "tta", [ME, BOB], start=True, clock={"move": 60, "reserve": 60})
    with Person(url, table, token) as ann:
        time.sleep(0.5)
        ann.command(next(text for text in ann.legal if text.startswith("take")))
        ann.until(lambda state: state["ply"] == 1)
        ann.answer({"type": "undo", "ply": 1}, "ack")
        ann.until(lambda state: state["ply"] == 0)
        assert ann.state["table"]["clock"]["now"] - ann.state["table"]["clock"]["since"] >= 0.5
