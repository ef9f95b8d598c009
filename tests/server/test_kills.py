"""A thousand kills under load: whatever was acknowledged is on the disk, in order, once; figures are printed.

pytest -m slow -n0 -s tests/server/test_kills.py        SAECULA_KILLS=50 for fewer
"""

import os
import time
from collections import Counter
from contextlib import closing
from typing import Any, NamedTuple

import pytest

from saecula.core.rng import Dice
from tests.server.kit import ME, Person, new_table, wait_for
from tests.server.nursery import Nursery
from tests.server.test_crash import BOB, Player, server_process

KILLS = int(os.environ.get("SAECULA_KILLS", "1000"))
TABLES = 3
PATIENT = 300.0  # seconds: such a run goes on beside other work
GAMES = ("tta", "aoc")


class Entry(NamedTuple):
    seq: int
    kind: str
    ply: int
    text: str
    auto: bool  # given by the table itself, where there is one answer only


def read(database: str, query: str) -> list[Any]:
    """With the database's own means, not with ours."""
    if database.startswith("postgresql"):
        import psycopg

        with psycopg.connect(database) as connection:
            return connection.execute(query.encode()).fetchall()
    import sqlite3

    with closing(sqlite3.connect(database)) as plain:
        return plain.execute(query).fetchall()


def entries_of(database: str, table: str) -> list[Entry]:
    """Everything that is stored of a table's story, by its numbers."""
    columns = ", ".join(Entry._fields)
    rows = read(database, f"SELECT {columns} FROM entries WHERE table_id = '{table}' ORDER BY seq")
    return [Entry(*row) for row in rows]


@pytest.mark.slow
def test_a_thousand_kills_lose_nothing(any_database: str) -> None:
    dice, begun = Dice(KILLS), time.monotonic()
    tables: list[tuple[str, str]] = []
    known: dict[str, dict[int, str]] = {}  # by table, what was acknowledged
    count: Counter[str] = Counter()
    with Nursery(any_database) as nursery:
        for kill in range(KILLS):
            nursery.start()
            while len(tables) < TABLES:
                table, token = new_table(nursery.url, GAMES[len(known) % 2], [ME, BOB], start=True)
                tables.append((table, token))
                known[table] = {}
            players = [Player(nursery.url, table, token, kill * TABLES + k) for k, (table, token) in enumerate(tables)]
            play_until_killed(nursery, players, dice)
            given = [len(player.acknowledged) for player in players]
            count["acknowledged"] += sum(given)
            count["idle"] += sum(given) == 0
            for player in players:
                stored = compare(any_database, player, known[player.table], kill)
                known[player.table] |= player.acknowledged
                count["unheard"] += sum(not one.auto for one in stored if one.ply not in known[player.table])
                known[player.table] |= {one.ply: one.text for one in stored}
            playing = [pair for pair in tables if plays_on(any_database, pair[0])]
            count["over"] += len(tables) - len(playing)
            tables = playing
            if (kill + 1) % 100 == 0:
                tell(any_database, kill + 1, count, nursery.seconds, time.monotonic() - begun)
    if tables:
        with server_process(any_database, "--no-compile") as (url, _), Person(url, *tables[0]) as person:
            assert person.state["ply"] > max(known[tables[0][0]], default=-1)
    tell(any_database, KILLS, count, nursery.seconds, time.monotonic() - begun)
    assert count["idle"] <= KILLS // 10


def tell(database: str, kills: int, count: Counter[str], seconds: float, took: float) -> None:
    kind = database.partition(":")[0] if "://" in database else "sqlite"
    print(
        f"\n{kind}: {kills} kills, {count['acknowledged']} acknowledged commands, 0 lost, 0 doubled; "
        f"{count['unheard']} on the disk of which nobody had been told yet, {count['over']} games over, "
        f"{count['idle']} kills with nothing under way, {took:.0f} s, "
        f"{seconds / kills:.2f} s of processor time per server",
        flush=True,
    )


def play_until_killed(nursery: Nursery, players: list[Player], dice: Dice) -> None:
    """The server dies at any moment after some commands."""
    for player in players:
        player.start()
    enough = 1 + dice.below(8)
    wait_for(
        lambda: (
            sum(len(player.acknowledged) for player in players) >= enough
            or not any(player.is_alive() for player in players)
        ),
        PATIENT,
    )
    time.sleep(dice.below(30) / 1000)
    nursery.kill()
    for player in players:
        player.join(PATIENT)
        assert not player.is_alive()
        assert player.failure is None, player.failure


def compare(database: str, player: Player, before: dict[int, str], kill: int) -> list[Entry]:
    """What was on the disk before is still there, and so is what was acknowledged since; no number twice or left out.

    The commands that are there.
    """
    entries, known = entries_of(database, player.table), before | player.acknowledged
    stored = {one.ply: one.text for one in entries if one.kind == "command"}
    lost = {ply: text for ply, text in known.items() if stored.get(ply) != text}
    assert lost == {}, f"kill {kill}, table {player.table}: {lost}"
    numbers = [one.seq for one in entries]
    assert numbers == list(range(1, len(numbers) + 1)), f"kill {kill}, table {player.table}: a gap or a double"
    return [one for one in entries if one.kind == "command"]


def plays_on(database: str, table: str) -> bool:
    return read(database, f"SELECT status FROM tables WHERE id = '{table}'") == [("playing",)]
