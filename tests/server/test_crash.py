"""Nothing is lost: the server is killed under load, and every acknowledged command is there."""

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from saecula.core.rng import Dice
from saecula.server.config import Config, database_url
from tests.kit.programs import need
from tests.server.kit import ME, Person, RunningServer, free_port, get, new_table, post, wait_for
from tests.server.postgres import Cluster

BOB = {"kind": "me", "name": "Bob"}
RANDOM = {"kind": "bot", "bot": "random"}
TABLES, COMMANDS = 4, 50
PROGRAM = "from saecula.cli import main; main()"


@contextmanager
def server_process(
    database: str, *options: str, stderr: Any = None, program: str = PROGRAM
) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """`saecula serve` as people start it; killed at the end."""
    port = free_port()
    command = [sys.executable, "-c", program, "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", database, "--rate", "0", "--bots", "1", *options],
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
    )
    url = f"http://127.0.0.1:{port}"
    try:
        assert process.stdout is not None
        assert url in process.stdout.readline()
        wait_for(lambda: answers(url))
        yield url, process
    finally:
        process.kill()
        process.wait()


def answers(url: str) -> bool:
    try:
        return httpx.get(url + "/api/health", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


class Player(threading.Thread):
    """Plays as fast as it can and writes down what was acknowledged."""

    def __init__(self, url: str, table: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.url, self.table, self.token = url, table, token
        self.dice = Dice(seed)
        self.acknowledged: dict[int, str] = {}
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            with Person(self.url, self.table, self.token) as person:
                while person.state["table"]["status"] == "playing":
                    self.act(person)
        except (WebSocketException, OSError, TimeoutError, EOFError):
            return
        except BaseException as error:
            self.failure = error

    def act(self, person: Person) -> None:
        seat = person.state["table"]["decision_seat"]
        if not person.state["table"]["seats"][seat]["mine"]:
            person.receive()
        elif seat != person.state["seat"]:
            person.send({"type": "look", "seat": seat})
            person.until(lambda state: state["seat"] == seat)
        elif person.decides():
            texts = [text for text in person.legal if text != "resign"]
            text, ply = texts[self.dice.below(len(texts))], person.state["ply"]
            done = person.command(text)
            self.acknowledged[ply] = text
            person.until(lambda state: state["ply"] >= done["ply"])
        else:
            person.receive()


def replayed(url: str, table: str, ply: int, token: str) -> Any:
    return get(url, f"/api/tables/{table}/replay?ply={ply}", token)


def test_kill_nine_under_load_loses_nothing_that_was_acknowledged(any_database: str) -> None:
    with server_process(any_database) as (url, process):
        games = [("tta", [ME, BOB]), ("aoc", [ME, BOB, RANDOM]), ("tta", [ME, BOB, RANDOM]), ("aoc", [ME, BOB])]
        tables = [new_table(url, game, seats, start=True) for game, seats in games[:TABLES]]
        players = [Player(url, table, token, seed) for seed, (table, token) in enumerate(tables)]
        for player in players:
            player.start()
        wait_for(lambda: sum(len(player.acknowledged) for player in players) > COMMANDS)
        process.kill()
        for player in players:
            player.join(30)
            assert player.failure is None, player.failure
    with server_process(any_database) as (url, _):
        for player, (table, token) in zip(players, tables, strict=True):
            with Person(url, table, token) as person:
                last = max(player.acknowledged, default=-1)
                assert person.state["ply"] > last
                given = commands_of(any_database, table)
                assert {ply: given[ply] for ply in player.acknowledged} == player.acknowledged
                replayed(url, table, last + 1, token)
                before = person.state["ply"]
                again = Player(url, table, token, 9)
                wait_until_moved(person, again, before)


def wait_until_moved(person: Person, player: Player, ply: int) -> None:
    """The table continues."""
    while person.state["table"]["status"] == "playing" and person.state["ply"] <= ply:
        player.act(person)


def commands_of(database: str, table: str) -> dict[int, str]:
    """Read with the database's own means, not with ours."""
    query = f"SELECT ply, text FROM entries WHERE table_id = '{table}' AND kind = 'command' ORDER BY seq"
    if database.startswith("postgresql"):
        import psycopg

        with psycopg.connect(database) as connection:
            return {int(row[0]): str(row[1]) for row in connection.execute(query.encode())}
    import sqlite3

    with sqlite3.connect(database) as plain:
        return {int(row[0]): str(row[1]) for row in plain.execute(query)}


@contextmanager
def redis_server() -> Iterator[str]:
    """A throwaway Redis that keeps nothing."""
    port = free_port()
    command = [need("redis"), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(lambda: listens(port))
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize("news", ["postgresql", "redis"])
def test_two_servers_share_a_table(cluster: Cluster, news: str) -> None:
    """One within this process, one as people start it; their news go through PostgreSQL or Redis."""
    database = cluster.new_database()
    with redis_server() if news == "redis" else nullcontext("") as redis:
        here = RunningServer(Config(database_url(database), bot_processes=0, rate=0, redis=redis))
        with here, server_process(database, *(["--redis", redis] if redis else [])) as (there, _):
            share_a_table(here.url, there)


def share_a_table(here: str, there: str) -> None:
    table, token = new_table(here, "aoc", [ME, {"kind": "open"}])
    invite = get(there, f"/api/tables/{table}", token)["table"]["invite"]
    bob_token = post(there, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    with Person(here, table, token) as ann, Person(there, table, bob_token) as bob:
        for seat, (url, key) in enumerate([(here, token), (there, bob_token)]):  # each command is counted
            post(url, f"/api/tables/{table}/seats/{seat}/answers", {"on": False}, key)
        bob.send({"type": "ready"})
        ann.until(lambda state: state["table"]["seats"][1]["ready"])
        post(here, f"/api/tables/{table}/start", token=token)
        dice = Dice(4)
        for person in (ann, bob):
            person.until(lambda state: state["table"]["status"] == "playing")
        for _ in range(25):
            decider, other = (ann, bob) if ann.decides() else (bob, ann)
            done = decider.play(dice)
            other.until(lambda state, ply=done["ply"]: state["ply"] >= ply)
        assert ann.state["ply"] == bob.state["ply"] == 25
        assert ann.log == bob.log


def test_of_two_servers_one_wins_the_same_decision(cluster: Cluster) -> None:
    database = cluster.new_database()
    config = Config(database_url(database), bot_processes=0, rate=0)
    with RunningServer(config) as one, RunningServer(config) as two:
        table, token = new_table(one.url, "aoc", [ME, BOB], start=True)
        with Person(one.url, table, token) as ann, Person(two.url, table, token) as twin:
            for round in range(8):
                seat = ann.state["table"]["decision_seat"]
                for person in (ann, twin):
                    person.send({"type": "look", "seat": seat})
                    person.until(lambda state, seat=seat, ply=round: state["seat"] == seat and state["ply"] == ply)
                texts = ann.legal
                for person, text in ((ann, texts[0]), (twin, texts[-1])):
                    person.send({"type": "command", "ply": round, "text": text, "id": f"{round}{text}{person.url}"})
                ends = [answer_of(person) for person in (ann, twin)]
                assert "ack" in ends
                for person in (ann, twin):
                    person.until(lambda state, ply=round: state["ply"] > ply)
                assert ann.state["ply"] == twin.state["ply"] == round + 1


def answer_of(person: Person) -> str:
    while (message := person.receive())["type"] not in ("ack", "error"):
        pass
    assert message["type"] == "ack" or message["code"] in ("stale", "not-your-decision"), message
    return str(message["type"])
