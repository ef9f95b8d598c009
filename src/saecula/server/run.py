"""Runs the server until somebody ends it."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar
from uvicorn.server import HANDLED_SIGNALS

from saecula.server import upkeep
from saecula.server.app import create_app
from saecula.server.bounds import SPARE, Bounds, file_handles
from saecula.server.config import BODY_LIMIT, Config
from saecula.server.gathering import GatheringProtocol
from saecula.server.logs import set_up

ECHO: Final = 2.0  # seconds


class Server(uvicorn.Server):
    """One Ctrl-C may arrive twice, from the terminal and from the program that started us (uv does that).

    A second one within a moment is the same; a later one means that somebody does not want to wait, a third one that
    something hangs. A server that shares its database hands over first (`upkeep.drain`).

    The signals are ours from before the address is printed until the process has ended: uvicorn would give them back
    while its loop still closes, and a second Ctrl-C, late on a busy machine, would then break into whatever runs.
    """

    asked_at = 0.0
    asked_by = 0  # the signal
    draining: asyncio.Task[None] | None = None

    def __init__(self, settings: uvicorn.Config, app: Litestar, patient: bool) -> None:
        super().__init__(settings)
        self.app = app
        self.patient = patient

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def take_signals(self) -> None:
        for number in HANDLED_SIGNALS:
            signal.signal(number, self.handle_exit)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        now = monotonic()
        if self.asked_at and now - self.asked_at <= ECHO:
            return
        if self.force_exit:
            _end_by(sig)
        self.force_exit = bool(self.asked_at)
        self.should_exit = self.force_exit or not self.patient
        self.asked_at, self.asked_by = now, sig

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever does not want to wait for pages still has the house closed, so that nothing is broken off."""
        await super().shutdown(sockets)
        if self.force_exit:
            await self.lifespan.shutdown()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if self.asked_at and not self.should_exit and self.draining is None:
            self.draining = asyncio.create_task(upkeep.drain(self.app.state.house))
        if self.draining is not None and self.draining.done():
            self.should_exit = True
        return await super().on_tick(counter)


def _end_by(number: int) -> None:
    """Die as whoever sent the signal expects."""
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


def run(
    config: Config,
    listening: socket.socket,
    proxy: str,
    verbose: bool,
    log_form: str = "text",
    announce: Callable[[], None] = lambda: None,
) -> None:
    """`announce` is called when the server can be ended properly, before it answers."""
    set_up(log_form, verbose)
    total = max(SPARE, file_handles() - SPARE)
    app = create_app(config)
    settings = uvicorn.Config(
        app,
        http=Bounds(proxy, total=total).protocol() if config.rate else "auto",  # type: ignore[arg-type]
        loop="asyncio:SelectorEventLoop" if sys.platform == "win32" and not config.is_sqlite else "auto",  # for psycopg
        ws=GatheringProtocol,
        log_config=None,  # ours, set up above
        access_log=False,
        ws_max_size=BODY_LIMIT,
        ws_per_message_deflate=False,  # states are sent often: compressing them costs more than the network does
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = Server(settings, app, patient=not config.is_sqlite or config.drain_seconds > 0)
    server.take_signals()
    announce()
    server.run(sockets=[listening])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # what still comes is the same one
    if server.asked_by == signal.SIGINT:
        raise KeyboardInterrupt  # whoever was asked to end otherwise has done it, and nothing failed
