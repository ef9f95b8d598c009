"""How commands reach the disk, and states the pages: in the driver's own words, and in one write per moment."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from saecula.core.rng import Dice
from saecula.server import rows, schema
from saecula.server.config import Config, database_url
from saecula.server.database import Database, migrate
from saecula.server.gathering import Gathered
from saecula.server.seating import new_row
from tests.server.kit import ME, OPEN, Person, new_table, post, wait_for
from tests.server.postgres import Cluster

ENTRY = rows.EntryRow(1, "command", 0, 1, "take 1", False, 2.5, "client")


def run(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: a browser of another test may have a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def statements_of(table: str) -> list[Any]:
    """What a command writes, and a statement that has its values in it."""
    row = new_row("tta", {"seats": 2}, "seed", "name", clock={"move": 1, "reserve": 2}, spectators=True)
    row.left, row.chat, row.since, row.invite = [1.5, 2.0], True, 1.25, "invite"
    ours = schema.tables
    return [
        (rows.INSERT_ENTRY, {"table_id": table, **rows.values_of(ENTRY)}),
        (rows.WRITE_SNAPSHOT, {"this_table": table, "ply": 3, "law": 2, "state": b"\x00state"}),
        (rows.WRITE_ROW, {"this_table": table, **{name: getattr(row, name) for name in rows.CHANGING}}),
        (update(ours).where(ours.c.id.in_([table])).values(resumed_from=b"was", fair={"a": [1]}), None),
    ]


async def stored(db: Database, table: str) -> list[dict[str, Any]]:
    found = []
    async with db.reading() as connection:
        for kind, key in ((schema.tables, "id"), (schema.entries, "table_id"), (schema.snapshots, "table_id")):
            query = select(kind).where(kind.c[key] == table)
            found.append({**(await connection.execute(query)).mappings().one(), key: "", "commitment": ""})
            found[-1].pop("created_at", None)
    return found


def test_the_quick_way_writes_what_the_usual_one_writes(any_database: str) -> None:
    config = Config(database_url(any_database))
    migrate(config)

    async def both() -> None:
        db = Database(config)
        for name in ("quick", "usual"):
            row = new_row("tta", {"seats": 2}, "seed", "name", clock=None, spectators=True)
            row.id = name
            async with db.writing() as connection:
                await rows.insert_table(connection, row, [], None)
                await rows.insert_snapshot(connection, name, 2, b"deal")
        await db.write(statements_of("quick"))
        async with db.writing() as connection:
            for statement, values in statements_of("usual"):
                await connection.execute(statement, values)
        assert await stored(db, "quick") == await stored(db, "usual")

        half = [(rows.WRITE_SNAPSHOT, {"this_table": "quick", "ply": 9, "law": 2, "state": b""})]
        with pytest.raises(IntegrityError):  # the same entry twice
            await db.write([*half, (rows.INSERT_ENTRY, {"table_id": "quick", **rows.values_of(ENTRY)})])
        with pytest.raises(OperationalError):
            await db.write([*half, text("UPDATE nothing SET here = 1")])
        assert await stored(db, "quick") == await stored(db, "usual")  # all of a transaction, or nothing
        await db.close()

    run(both())


class Wire:
    """A transport that counts."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def test_what_is_sent_at_one_moment_is_one_write() -> None:
    wire = Wire()

    async def send() -> None:
        gathered = Gathered(wire)
        gathered.write(b"ack ")
        gathered.write(b"state")
        assert wire.written == []
        await asyncio.sleep(0)
        assert wire.written == [b"ack state"]
        assert not gathered.is_closing()
        gathered.write(b"bye")
        gathered.close()
        await asyncio.sleep(0)
        gathered.write(b"too late")
        await asyncio.sleep(0)
        assert wire.written == [b"ack state", b"bye"]  # before it closes, and nothing to whoever has left
        assert wire.closed

    run(send())


def test_pages_hold_the_whole_log_whatever_is_taken_back(url: str) -> None:
    """Only new lines are sent: a page that was there from the beginning has what one has that comes at the end."""
    table, ann_token = new_table(url, "tta", [ME, OPEN], start=False)
    invite = {"seat": 1, "name": "Bob", "invite": new_invite(url, table, ann_token)}
    bob_token = post(url, f"/api/tables/{table}/claim", invite)["token"]
    with Person(url, table, ann_token) as ann, Person(url, table, bob_token, changes=True) as bob:
        post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob_token)
        post(url, f"/api/tables/{table}/start", {}, ann_token)
        dice, taken = Dice(3), 0
        for turn in range(40):
            asked = wait_for(lambda: next((one for one in (ann, bob) if level_and_asked(one)), None))
            asked.play(dice)
            for _ in range(turn % 3):
                if level_and_asked(asked) and asked.state["undo"]:
                    asked.answer({"type": "undo", "ply": asked.state["ply"]}, "ack")
                    taken += 1
        assert taken > 5
        for person, token in ((ann, ann_token), (bob, bob_token)):
            with Person(url, table, token) as late:
                wait_for(lambda person=person, late=late: level_with(person, late))
                assert person.log == late.log
                assert person.log[0]["ply"] == 0  # the deal


def new_invite(url: str, table: str, token: str) -> str:
    return str(post(url, f"/api/tables/{table}/invite", {}, token)["table"]["invite"])


def level_and_asked(person: Person) -> bool:
    """Once the page has heard what there is to hear."""
    person.send({"type": "ping"})
    person.expect("pong")
    return person.state["table"]["status"] == "playing" and person.decides()


def level_with(person: Person, late: Person) -> bool:
    for one in (person, late):
        one.send({"type": "ping"})
        one.expect("pong")
    return bool(person.state["version"] == late.state["version"])


def test_news_travel_over_one_connection_and_survive_its_end(cluster: Cluster) -> None:
    import psycopg

    from saecula.server.postgres_news import PostgresNews

    address = cluster.new_database()

    def talkers(then: str = "pid") -> list[Any]:
        """The connections that have told something last."""
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        query = f"SELECT {then} FROM pg_stat_activity WHERE query LIKE '%pg_notify(%' AND {others}"
        with psycopg.connect(address) as connection:
            return [found[0] for found in connection.execute(query.encode()).fetchall()]

    async def tell() -> None:
        news = PostgresNews(address)
        await news.on_startup()
        await news.subscribe(["tables"])
        heard = news.stream_events()
        first: list[Any] = []
        for number in range(20):
            await news.publish(b"%d" % number, ["tables"])
            assert await anext(heard) == ("tables", b"%d" % number)
            first = first or talkers()
            assert talkers() == first
        assert len(first) == 1
        talkers("pg_terminate_backend(pid)")
        await news.publish(b"again", ["tables"])
        assert await anext(heard) == ("tables", b"again")
        assert talkers() != first
        await news.on_shutdown()

    run(tell())
