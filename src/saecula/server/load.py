"""A load of many tables on one server: how long until the last page shows a command, and is anything lost?"""

import asyncio
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from saecula import present
from saecula.core.errors import SaeculaError
from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.games import RULES, rules_of

START_SECONDS: Final = 60.0
Data = dict[str, Any]


@dataclass
class Load:
    """What a run is made of; `think` is the mean pause before a command, in seconds."""

    tables: int
    seats: int
    seconds: float
    think: float
    game: str
    database: str = ""


@dataclass
class Told:
    """What a run has measured."""

    delays: list[float] = field(default_factory=list)  # from the command to the last page's update
    acknowledged: list[float] = field(default_factory=list)
    commands: dict[str, int] = field(default_factory=dict)  # by table
    first_states: list[float] = field(default_factory=list)
    bytes_received: int = 0


class Client:
    """One page: keeps the newest ply that it was shown, and when."""

    def __init__(self, socket: ClientConnection, told: Told) -> None:
        self.socket = socket
        self.told = told
        self.state: Data = {}
        self.shown: dict[int, float] = {}
        self.news = asyncio.Event()
        self.acks: asyncio.Queue[Data] = asyncio.Queue()
        self.reading: asyncio.Task[None] | None = None

    async def read(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            self.told.bytes_received += len(text)
            message: Data = msgspec.json.decode(text)
            if message["type"] == "state":
                for ply in range(self.state.get("ply", -1) + 1, message["ply"] + 1):
                    self.shown[ply] = now
                self.state = message
                self.news.set()
            elif message["type"] in ("ack", "error"):
                await self.acks.put(message)

    async def until(self, ply: int) -> float:
        while ply not in self.shown:
            self.news.clear()
            await self.news.wait()
        return self.shown[ply]


async def _seat_people(http: httpx.AsyncClient, load: Load, number: int) -> tuple[str, list[str]]:
    """A table with a person on every seat, started."""
    seats = [{"kind": "me", "name": "Host"}, *[{"kind": "open"}] * (load.seats - 1)]
    body = {"game": load.game, "options": {}, "seats": seats, "seed": f"load {number}"}
    made = (await http.post("/api/tables", json=body)).json()
    table, tokens = made["table"]["id"], [made["token"]]
    for seat in range(1, load.seats):
        claim = {"seat": seat, "name": f"P{seat}", "invite": made["table"]["invite"]}
        token = (await http.post(f"/api/tables/{table}/claim", json=claim)).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        await http.post(f"/api/tables/{table}/seats/{seat}/ready", json={"ready": True}, headers=headers)
        tokens.append(token)
    await http.post(f"/api/tables/{table}/start", headers={"Authorization": f"Bearer {tokens[0]}"})
    return table, tokens


async def _sit_down(url: str, table: str, tokens: list[str], told: Told) -> list[Client]:
    """All pages of a table, each with its first state."""
    clients = []
    for token in tokens:
        begun = time.perf_counter()
        socket = await connect(f"{url.replace('http', 'ws', 1)}/ws/tables/{table}", max_size=2**24)
        await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        client = Client(socket, told)
        client.reading = asyncio.create_task(client.read())
        clients.append(client)
        await client.until(0)
        told.first_states.append(time.perf_counter() - begun)
    return clients


async def _play_table(table: str, people: list[Client], load: Load, told: Told, seed: int) -> None:
    """The deciding page gives a random command after some thought."""
    dice, end = Dice(seed), time.perf_counter() + load.seconds
    ply = 0
    while time.perf_counter() < end and people[0].state["table"]["status"] == "playing":
        await asyncio.sleep(load.think * (0.5 + dice.below(1000) / 1000))
        done = await _one_command(people, dice, ply, told)
        if done is None:
            break
        ply = done
        told.commands[table] = ply


async def _one_command(people: list[Client], dice: Dice, ply: int, told: Told) -> int | None:
    decider = people[people[0].state["table"]["decision_seat"]]
    await decider.until(ply)
    texts = [action["text"] for action in decider.state["decision"]["actions"] if action["legal"]]
    texts = [text for text in texts if text != "resign"] or texts
    message = {"type": "command", "id": ply, "ply": ply, "text": texts[dice.below(len(texts))]}
    begun = time.perf_counter()
    await decider.socket.send(msgspec.json.encode(message).decode())
    answer = await decider.acks.get()
    if answer["type"] != "ack":
        raise SaeculaError("server-refused", text=answer["text"])
    told.acknowledged.append(time.perf_counter() - begun)
    shown = [await client.until(ply + 1) for client in people]
    told.delays.append(max(shown) - begun)
    return None if decider.state["table"]["status"] == "over" else ply + 1


async def _run(url: str, load: Load) -> tuple[Told, int]:
    """Play, then ask the server what it holds: how many acknowledged commands it has lost."""
    told = Told()
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        made = [await _seat_people(http, load, number) for number in range(load.tables)]
        seated = [await _sit_down(url, table, tokens, told) for table, tokens in made]
        work = [_play_table(made[k][0], people, load, told, k) for k, people in enumerate(seated)]
        await asyncio.gather(*work)
        for client in [client for people in seated for client in people]:
            await client.socket.close()
        lost = 0
        for table, commands in told.commands.items():
            lost += max(0, commands - int((await http.get(f"/api/tables/{table}")).json()["table"]["ply"]))
    return told, lost


def start_server(database: str) -> tuple["subprocess.Popen[str]", str]:
    """A server of its own; its address is what it prints."""
    command = [sys.executable, "-c", "from saecula.cli import main; main()", "serve", "--port", "0"]
    options = ["--database", database, "--rate", "0", "--webhooks", "off"]
    process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    if "http" not in line:
        process.kill()
        raise SaeculaError("server-not-started")
    url = line.split()[1]
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        try:
            httpx.get(url + "/api/health", timeout=5)
            return process, url
        except httpx.HTTPError:
            time.sleep(0.05)
    process.kill()
    raise SaeculaError("server-silent")


def worst_actions(name: str, seats: int, seeds: int) -> float:
    """Seconds for the action list of the worst position of the last third of a game, over some random games."""
    rules, worst = rules_of(name), 0.0
    for seed in range(seeds):
        game, dice = Game(rules, {"seats": seats}, seed), Dice(seed)
        while not game.is_over():
            legal = rules.without_surrender(game.legal.commands())
            game.push(legal[dice.below(len(legal))])
        for _ in range(game.ply // 3):
            game.pop()
            decision = game.decision
            assert decision is not None
            present.decision(present.scene(game, decision.seat), "en")  # a server has said most of its sentences before
            begun = time.perf_counter()
            present.decision(present.scene(game, decision.seat), "en")
            worst = max(worst, time.perf_counter() - begun)
    return worst


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def first_screen(url: str) -> float:
    """Seconds until a new page has everything that it draws first: the page, its files, words and settings."""
    begun = time.perf_counter()
    with httpx.Client(base_url=url, timeout=60) as http:
        page = http.get("/").text
        for part in page.split('"'):
            if part.startswith("/assets/"):
                http.get(part)
        for path in ("/api/settings", "/api/messages/en", *(f"/api/cards/{game}" for game in RULES)):
            http.get(path)
    return time.perf_counter() - begun


def measure(load: Load) -> Data:
    """Start a server, load it, and report in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(load.database or str(Path(folder) / "load.db"))
        try:
            screen = first_screen(url)
            told, lost = asyncio.run(_run(url, load))
        finally:
            process.kill()
            process.wait()
    milliseconds = {
        f"p{int(100 * part)}_ms": round(1000 * quantile(told.delays, part), 1) for part in (0.5, 0.95, 0.99)
    }
    return {
        "game": load.game,
        "tables": load.tables,
        "clients": load.tables * load.seats,
        "commands": len(told.delays),
        "commands_per_second": round(len(told.delays) / load.seconds, 1),
        **milliseconds,
        "max_ms": round(1000 * max(told.delays, default=0.0), 1),
        "ack_p95_ms": round(1000 * quantile(told.acknowledged, 0.95), 1),
        "lost": lost,
        "kilobytes_per_update": round(told.bytes_received / max(1, load.seats * len(told.delays)) / 1024, 1),
        "first_screen_ms": round(1000 * (screen + quantile(told.first_states, 0.5)), 1),
        "worst_action_list_ms": round(1000 * worst_actions(load.game, load.seats, 3), 1),
    }
