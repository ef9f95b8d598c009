"""The server over a hundred thousand commands: its memory stays as it was."""

import asyncio
import itertools
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from saecula.core.rng import Dice
from saecula.server.app import create_app
from saecula.server.config import Config, database_url
from saecula.server.database import migrate
from saecula.server.house import House
from saecula.server.live import LiveTable
from saecula.server.load import used_by
from saecula.server.rows import KeyRow
from saecula.server.socket import Page

COMMANDS, TABLES, MARKS = 100_000, 20, 20
PID = [int(Path("/proc/self").resolve().name)] if Path("/proc/self").exists() else []


class Ear:
    """A socket that nobody is at the other end of; the last of what it was told."""

    def __init__(self) -> None:
        self.acks = 0

    async def send_data(self, data: bytes, mode: str, encoding: str) -> None:
        if b'"type":"error"' in data[:40]:
            raise AssertionError(data)
        self.acks += b'"type":"ack"' in data[:40]


class Played:
    """A table with a page for each of two people."""

    def __init__(self, house: House, table: LiveTable) -> None:
        self.house, self.table = house, table
        self.pages: list[Page] = []
        self.senders: list[asyncio.Task[None]] = []
        for seat in table.seats:
            page = Page(Ear(), house, table)  # type: ignore[arg-type]
            page.key = KeyRow(int(seat.key_id or 0), table.id, seat.seat == 0, None)
            page.changes = True
            table.listeners.add(page)
            self.pages.append(page)
            self.senders.append(asyncio.create_task(page._send_states()))

    async def command(self, dice: Dice) -> bool:
        """One random command; False when the game is over."""
        game = self.table.game
        assert game is not None
        if game.is_over():
            return False
        asked = game.decision
        assert asked is not None
        legal = game.rules.without_surrender(game.legal.commands())
        text = game.rules.text(game.state, legal[dice.below(len(legal))])
        message = {"type": "command", "id": f"{self.table.id} {game.ply}", "ply": game.ply, "text": text}
        ear: Any = self.pages[asked.seat].socket
        before = ear.acks
        await self.pages[asked.seat]._answer(msgspec.json.encode(message).decode())
        assert ear.acks == before + 1
        await asyncio.sleep(0)
        return True

    async def leave(self) -> None:
        for page, sender in zip(self.pages, self.senders, strict=True):
            self.table.listeners.discard(page)
            sender.cancel()
        await asyncio.gather(*self.senders, return_exceptions=True)


async def laid(http: httpx.AsyncClient, house: House) -> Played:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = (await http.post("/api/tables", json={"game": "tta", "options": {}, "seats": seats})).json()
    path, claim = f"/api/tables/{made['table']['id']}", {"seat": 1, "name": "Bob", "invite": made["table"]["invite"]}
    bob = {"Authorization": f"Bearer {(await http.post(f'{path}/claim', json=claim)).json()['token']}"}
    ann = {"Authorization": f"Bearer {made['token']}"}
    await http.post(f"{path}/seats/1/ready", json={"ready": True}, headers=bob)
    for seat, person in enumerate((ann, bob)):  # so that every command is one of ours
        await http.post(f"{path}/seats/{seat}/answers", json={"on": False}, headers=person)
    assert (await http.post(f"{path}/start", headers=ann)).is_success
    return Played(house, await house.table(made["table"]["id"]))


async def keep_playing(http: httpx.AsyncClient, house: House, counter: "itertools.count[int]", dice: Dice) -> None:
    while True:
        played = await laid(http, house)
        while await played.command(dice):
            if next(counter) >= COMMANDS:
                await played.leave()
                return
        await played.leave()


async def soak(config: Config) -> list[float]:
    """Megabytes of this process at equal parts of the way."""
    app, marks, counter = create_app(config), list[float](), itertools.count()
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as http,
    ):
        house: House = app.state.house
        work = asyncio.gather(*[keep_playing(http, house, counter, Dice(number)) for number in range(TABLES)])
        while not work.done():
            await asyncio.sleep(0.2)
            if house.counts["commands"] >= (len(marks) + 1) * COMMANDS / MARKS:
                marks.append((used_by(PID)[1] or 0.0) / 2**20)
                print(house.counts["commands"], round(marks[-1], 1), len(house.tables), file=sys.stderr, flush=True)
        await work
    return marks


@pytest.mark.slow
@pytest.mark.skipif(not PID, reason="the system does not say what a process holds")
def test_memory_stays_flat_over_many_commands(tmp_path: Path) -> None:
    """Both pages of every table are told each command; finished games leave the memory, new ones come."""
    config = Config(database_url(str(tmp_path / "soak.db")), bot_processes=0, rate=0, webhooks="off", tables=1000)
    migrate(config)
    marks = asyncio.run(soak(config))
    assert len(marks) >= MARKS - 1
    assert marks[-1] < 1.1 * marks[MARKS // 4]
