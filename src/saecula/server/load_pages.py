"""The pages of a load: each holds the newest state that it was sent, and when each ply was shown."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saecula.server.differences import applied

Data = dict[str, Any]
PING: Final = 3.0  # seconds between two signs of life, as the table in a browser gives them
encode = msgspec.json.encode


class Page:
    """One page at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Data = {}
        self.shown: dict[int, float] = {}  # by ply
        self.bytes_received = 0
        self.news = asyncio.Event()
        self.answers: asyncio.Queue[Data] = asyncio.Queue()
        self.work = [asyncio.create_task(self._read()), asyncio.create_task(self._ping())]
        self.work[0].add_done_callback(lambda _: self.news.set())

    async def _read(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            self.bytes_received += len(text)
            message: Data = msgspec.json.decode(text)
            if message["type"] == "state":
                self._show(message, now)
            elif message["type"] == "changes":
                self._show(applied(self.state, message["changes"]), now)
            elif message["type"] in ("ack", "error"):
                await self.answers.put(message)

    def _show(self, state: Data, now: float) -> None:
        for ply in range(self.state.get("ply", -1) + 1, state["ply"] + 1):
            self.shown[ply] = now
        self.state = state
        self.news.set()

    async def _ping(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING)
                await self.send({"type": "ping"})

    async def send(self, message: Data) -> None:
        await self.socket.send(encode(message).decode())

    async def until(self, ply: int) -> float:
        """When this ply was shown."""
        while ply not in self.shown:
            await self._changed()
        return self.shown[ply]

    async def until_version(self, version: int) -> None:
        while self.state.get("version", -1) < version:
            await self._changed()

    async def _changed(self) -> None:
        self.news.clear()
        await self.news.wait()
        if self.work[0].done():
            self.work[0].result()
            raise ConnectionError("a page was closed")

    async def close(self) -> None:
        for task in self.work:
            task.cancel()
        await self.socket.close()


async def open_page(url: str, table: str, token: str, changes: bool) -> Page:
    """A page with its first state; later ones come as `changes`, if the server can tell them so."""
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
    socket = await connect(address, max_size=2**24, compression=None)
    page = Page(socket)
    await page.send({"type": "hello", "token": token, **({"changes": True} if changes else {})})
    await page.until(0)
    return page
