"""Runs the server until somebody ends it."""

import socket
import sys
from time import monotonic
from types import FrameType
from typing import Final

import uvicorn

from saecula.server.app import create_app
from saecula.server.bounds import SPARE, Bounds, file_handles
from saecula.server.config import BODY_LIMIT, Config

ECHO: Final = 2.0  # seconds


class Server(uvicorn.Server):
    """One Ctrl-C may arrive twice, from the terminal and from the program that started us (uv does that).

    A second one within a moment is the same; a later one means that somebody does not want to wait.
    """

    asked_at = 0.0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        now = monotonic()
        if not self.should_exit or now - self.asked_at > ECHO:
            self.asked_at = now
            super().handle_exit(sig, frame)


def run(config: Config, listening: socket.socket, proxy: str, verbose: bool) -> None:
    total = max(SPARE, file_handles() - SPARE)
    settings = uvicorn.Config(
        create_app(config),
        http=Bounds(proxy, total=total).protocol() if config.rate else "auto",  # type: ignore[arg-type]
        loop="asyncio:SelectorEventLoop" if sys.platform == "win32" and not config.is_sqlite else "auto",  # for psycopg
        log_level="info" if verbose else "warning",
        access_log=verbose,
        ws_max_size=BODY_LIMIT,
        ws_per_message_deflate=False,  # states are sent often: compressing them costs more than the network does
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    Server(settings).run(sockets=[listening])
