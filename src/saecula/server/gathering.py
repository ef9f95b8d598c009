"""What a page is sent at one moment leaves in one write: an acknowledgement and the state after it, words, steps.

Every write wakes up whoever reads at the other end; that takes the system longer than it takes us to make the message.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol


class Gathered:
    """A transport that passes on what was written when everybody who is awake has had a turn."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append(data)

    def flush(self) -> None:
        data, self.waiting = b"".join(self.waiting), []
        if data and not self.inner.is_closing():  # else whoever read has left
            self.inner.write(data)

    def close(self) -> None:
        self.flush()
        self.inner.close()

    def __getattr__(self, name: str) -> Any:
        """Everything else is as it was."""
        return getattr(self.inner, name)


class GatheringProtocol(AutoWebSocketsProtocol):  # type: ignore[misc,valid-type]
    """A web socket that writes so."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(Gathered(transport))
