"""Nobody waits for ever: what is not done in time is answered as if the database were away.

Work that is given up may not even notice soon: a driver that waits for a frozen database goes on waiting when it is
cancelled. So it is left alone, and its answer, should there ever be one, is not sent.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from saecula.server.faults import Fault
from saecula.server.logs import seldom

SECONDS: Final = 15.0  # for a request, or a message of a page
_left: set[asyncio.Task[Any]] = set()  # work that was given up and has not ended yet


async def in_time(work: Coroutine[Any, Any, Any], seconds: float | None = None) -> Any:
    """What some work gives; raises a fault when it takes too long."""
    task = asyncio.create_task(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=SECONDS if seconds is None else seconds)
    except asyncio.CancelledError:
        _give_up(task)
        raise
    if done:
        return task.result()
    _give_up(task)
    seldom.away("slow", "the database does not answer in time")
    raise Fault("storage", 503)


def _give_up(task: asyncio.Task[Any]) -> None:
    task.cancel()
    _left.add(task)
    task.add_done_callback(_ended)


def _ended(task: asyncio.Task[Any]) -> None:
    _left.discard(task)
    if not task.cancelled():
        task.exception()  # somebody was told already


class Deadline(ASGIMiddleware):
    """Around every door; a web socket lives long, and sees to each of its messages."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        late = False

        async def send_in_time(message: Message) -> None:
            if not late:
                await send(message)

        try:
            await in_time(next_app(scope, receive, send_in_time))  # type: ignore[arg-type]
        finally:
            late = True
