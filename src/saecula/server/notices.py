"""Posts to addresses that people gave.

Addresses come from strangers, so the server refuses to be sent into its own network: the host's name is resolved once,
every address must be public, and the connection goes to that very address. Nothing is followed, nothing is read.
"""

import asyncio
import ipaddress
import logging
import socket
from typing import Final
from urllib.parse import urlsplit

import httpx

from saecula.server.config import Config
from saecula.server.faults import Fault

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


class Post:
    """Posts to addresses of strangers: one try goes to the very address that was checked, and nothing is read."""

    def __init__(self, config: Config) -> None:
        self.mode = config.webhooks
        self._client: httpx.AsyncClient | None = None

    async def post(self, url: str, content: bytes, headers: dict[str, str], mode: str = "") -> int:
        """The status that was answered."""
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        address = await resolved(host, port, mode or self.mode)
        target = httpx.URL(url).copy_with(host=address, port=port)
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)
        told = {"Host": parts.netloc, "User-Agent": "saecula", **headers}
        request = self._client.build_request("POST", target, content=content, headers=told)
        request.extensions["sni_hostname"] = host
        response = await self._client.send(request, stream=True)
        await response.aclose()
        if response.status_code >= 500 or response.status_code == 429:
            raise httpx.HTTPError(f"status {response.status_code}")
        return response.status_code

    async def steadily(self, url: str, content: bytes, headers: dict[str, str], mode: str = "") -> int | None:
        """A few tries; what cannot be delivered is dropped. The log names the host and nothing else of the address."""
        host = urlsplit(url).hostname or ""
        for attempt in range(TRIES):
            try:
                async with asyncio.timeout(4 * TIMEOUT):
                    return await self.post(url, content, headers, mode)
            except Fault:
                log.warning("webhook: %s is not a public address", host)
                return None
            except (httpx.InvalidURL, ValueError):  # no name that can be looked up
                break
            except (httpx.HTTPError, OSError):
                await asyncio.sleep(2**attempt)
        log.warning("webhook: %s does not answer", host)
        return None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
