"""Where every request comes in: it gets its id, HEAD is asked as GET, and it is logged."""

import logging
from time import perf_counter
from typing import Any

from litestar import Litestar
from litestar.types import Receive, Scope, Send

from saecula.server.logs import access, name_request, tell_request


class Entrance(Litestar):
    """The application, with HEAD wherever there is GET: the same headers, and no body."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        kind = str(scope["type"])
        if kind in ("http", "websocket"):
            name_request(scope["headers"])
        if kind != "http":
            await super().__call__(scope, receive, send)
            return
        method = str(scope.get("method"))
        is_head = method == "HEAD"
        asked: Any = {**scope, "method": "GET"} if is_head else scope
        begun, status = perf_counter(), 0

        async def send_on(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif is_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        try:
            await super().__call__(asked, receive, send_on)
        finally:
            if access.isEnabledFor(logging.INFO):
                client = scope.get("client")
                tell_request(client[0] if client else "-", method, scope["path"], status, perf_counter() - begun)
