"""Turn notices: one JSON by webhook for every change of the decider, while that person has no page open.

Addresses come from strangers, so the server refuses to be sent into its own network: the host's name is resolved once,
every address must be public, and the connection goes to that very address. Nothing is followed, nothing is read.
"""

import asyncio
import ipaddress
import logging
import socket
import time
from typing import Final
from urllib.parse import urlsplit

import httpx
import msgspec

from saecula.i18n import say
from saecula.server.answers import Notice
from saecula.server.config import Config
from saecula.server.faults import Fault
from saecula.server.live import LiveTable
from saecula.server.rows import OVER, SeatRow

TIMEOUT: Final = 5.0
TRIES: Final = 3
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
UNICAST: Final = ipaddress.ip_network("2000::/3")  # everything of IPv6 that is given out to people
SPECIAL: Final = tuple(
    ipaddress.ip_network(text)
    for text in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "3fff::/20")  # protocols, examples
)
log = logging.getLogger("saecula.server")


def checked_url(url: str, mode: str) -> str:
    """An address that may be called; what its name resolves to is checked at the call."""
    parts = urlsplit(url)
    allowed = ("https", "http") if mode == "any" else ("https",)
    try:
        port = parts.port
    except ValueError:
        port = 0
    if (
        mode == "off"
        or not url.isprintable()
        or parts.scheme not in allowed
        or not parts.hostname
        or parts.username
        or port == 0
    ):
        raise Fault("webhook-refused", 400)
    return url


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.split("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in TRANSLATED:  # NAT64: the last four bytes are the address that is called
            found = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        else:
            found = found.ipv4_mapped or found.sixtofour or found
    if isinstance(found, ipaddress.IPv6Address) and found not in UNICAST:
        return False
    return found.is_global and not found.is_multicast and not any(found in network for network in SPECIAL)


async def resolved(host: str, port: int, mode: str) -> str:
    """One address of a host; refused unless all of them may be called."""
    loop = asyncio.get_running_loop()
    found = [str(item[4][0]) for item in await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or (mode != "any" and not all(is_public(address) for address in found)):
        raise Fault("webhook-refused", 400)
    return found[0]


class Notices:
    """Sends notices, beside everything else."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._client: httpx.AsyncClient | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def after(self, table: LiveTable) -> None:
        """After a change that asked somebody else, or ended the game: whoever is concerned and away is told."""
        row, asks = table.row, table.asks
        table.asks = False
        if not asks or self.config.webhooks == "off":
            return
        now = time.time()
        for seat in table.seats:
            concerned = row.status == OVER or (seat.seat == row.decider and seat.player is None)
            if seat.webhook and concerned and not table.is_online(seat, now):
                self._send(seat.webhook, self.message(table, seat))

    def message(self, table: LiveTable, seat: SeatRow) -> Notice:
        row = table.row
        decision = table.game.decision if table.game is not None else None
        said = "server-notice-over" if row.status == OVER else "server-notice-decision"
        return Notice(
            event="over" if row.status == OVER else "decision",
            table=row.id,
            game=row.game,
            name=row.name,
            seat=seat.seat,
            player=seat.name,
            decision=decision.kind if decision else None,
            ply=row.ply,
            text=say("en", said, player=seat.name, table=row.name),
            url=f"{self.config.public_url}/t/{row.id}",
        )

    def _send(self, url: str, message: Notice) -> None:
        task = asyncio.create_task(self._deliver(url, message))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _deliver(self, url: str, message: Notice) -> None:
        """A few tries; what cannot be delivered is dropped. The log names the host and nothing else of the address."""
        host = urlsplit(url).hostname or ""
        for attempt in range(TRIES):
            try:
                async with asyncio.timeout(4 * TIMEOUT):
                    await self._post(url, message)
                return
            except Fault:
                log.warning("webhook: %s is not a public address", host)
                return
            except (httpx.InvalidURL, ValueError):  # no name that can be looked up
                break
            except (httpx.HTTPError, OSError):
                await asyncio.sleep(2**attempt)
        log.warning("webhook: %s does not answer", host)

    async def _post(self, url: str, message: Notice) -> None:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        address = await resolved(host, port, self.config.webhooks)
        target = httpx.URL(url).copy_with(host=address, port=port)
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)
        headers = {"Host": parts.netloc, "User-Agent": "saecula", "Content-Type": "application/json"}
        content = msgspec.json.encode(message)
        request = self._client.build_request("POST", target, content=content, headers=headers)
        request.extensions["sni_hostname"] = host
        response = await self._client.send(request, stream=True)
        await response.aclose()
        if response.status_code >= 500:
            raise httpx.HTTPError(f"status {response.status_code}")

    async def close(self) -> None:
        for task in list(self._sending):
            task.cancel()
        if self._client is not None:
            await self._client.aclose()
