"""What one connection, one address and all of them together may take, so that no proxy need stand in front.

uvicorn bounds neither the headers of a request that never ends nor the time until it is complete, nor how many
connections an address holds. Here each is bounded; whoever reaches a bound gets one sentence, and the connection ends.
"""

import asyncio
import ipaddress
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from saecula.server.faults import Fault

HEADERS: Final = 32 * 1024  # bytes until the headers of a request are complete
SECONDS: Final = 30.0  # until a request is complete, its body included
PER_ADDRESS: Final = 64  # connections at once, besides web sockets, which are counted apart
SPARE: Final = 64  # file handles that are left for the database, bots and notices


def neighbour(address: str) -> str:
    """Whom an address belongs to: in IPv6 everybody has a whole network of them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def is_own_machine(host: str) -> bool:
    """Does whatever is sent there stay on this machine?"""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def file_handles() -> int:
    """How many this process may hold; as many as the system lets it ask for."""
    if sys.platform == "win32":
        return 8192
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65536 if hard == resource.RLIM_INFINITY else min(hard, 65536)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


@dataclass
class Bounds:
    """The bounds of a server and what is taken of them; `proxy` speaks for many people, so it has none of its own."""

    proxy: str = ""
    headers: int = HEADERS
    seconds: float = SECONDS
    per_address: int = PER_ADDRESS
    total: int = 8192
    held: Counter[str] = field(default_factory=Counter)
    open: dict[Any, float] = field(default_factory=dict)  # connections and since when, the oldest first

    def protocol(self) -> Callable[..., asyncio.Protocol]:
        """For uvicorn: a class whose connections share these bounds."""
        return type("BoundedProtocol", (Bounded,), {"bounds": self})


class Bounded(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """One connection, until it becomes a web socket."""

    bounds: Bounds
    address: str | None = None  # under which it is counted
    begun = 0  # bytes of a request whose headers are not complete
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        bounds, client = self.bounds, self.client[0] if self.client else ""
        if len(bounds.open) >= bounds.total:
            self._drop_oldest()
        if len(bounds.open) >= bounds.total:
            self._refuse(Fault("too-many-connections", 503))
            return
        address = neighbour(client)
        if client != bounds.proxy and bounds.held[address] >= bounds.per_address:
            self._refuse(Fault("too-many-connections", 429))
            return
        self.address = address
        bounds.held[address] += 1
        bounds.open[self] = time.monotonic()
        self._arm()

    def _drop_oldest(self) -> None:
        """Whoever has waited longest without a complete request makes room."""
        for other in self.bounds.open:
            if other.is_incomplete():
                other._late()
                return

    def is_incomplete(self) -> bool:
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def data_received(self, data: bytes) -> None:
        if self.address is None:  # refused
            return
        before = self.cycle
        if before is None or not before.more_body:  # no body of a request that has begun
            self.begun += len(data)
        if before is None or before.response_complete:
            self._arm()
        super().data_received(data)
        if self.address is None:  # a web socket now
            return
        if self.cycle is not before:
            self.begun = 0
        elif self.begun > self.bounds.headers:
            self._refuse(Fault("headers-too-large", 431))
            return
        if not self.is_incomplete():
            self._disarm()

    def _arm(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.bounds.seconds, self._late)

    def _disarm(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _late(self) -> None:
        self.deadline = None
        if self.is_incomplete():
            self._refuse(Fault("too-slow", 408))

    def _refuse(self, fault: Fault) -> None:
        """One sentence, if no answer is under way, and the end; nothing waits for the other side to read it."""
        self._release()
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            body = msgspec.json.encode(fault.told("en"))
            line = f"HTTP/1.1 {fault.status} {HTTPStatus(fault.status).phrase}\r\n"
            head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
            self.transport.write((line + head).encode() + body)
        self.transport.close()
        self.loop.call_later(1.0, self.transport.abort)

    def _release(self) -> None:
        self._disarm()
        if self.address is not None:
            self.bounds.held[self.address] -= 1
            if self.bounds.held[self.address] <= 0:
                del self.bounds.held[self.address]
            self.bounds.open.pop(self, None)
            self.address = None

    def handle_websocket_upgrade(self, *args: Any) -> None:
        self._release()
        super().handle_websocket_upgrade(*args)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)
