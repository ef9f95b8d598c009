"""Who may ask: what a foreign page makes a visitor's browser send is refused before anything of it is read.

Three questions, in one place for every door and the web socket:

- Is the server called by a name that it has? A page whose own name was pointed at this server afterwards ("rebinding")
  would be of its origin otherwise. Names that nobody can register are always ours: addresses, names without a dot, and
  those kept for local networks. Others are told by `--public` and `--name`.
- Does an unsafe request, or a web socket, come from a page of ours? Browsers say so in `Sec-Fetch-Site` and `Origin`,
  which no page can change. Programs say neither, and have no visitor's cookies to abuse.
- Is a body JSON, and called so? No form of a foreign page can send that.
"""

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from saecula.server.bounds import HEADERS
from saecula.server.config import Config
from saecula.server.faults import Fault

SAFE: Final = ("GET", "HEAD", "OPTIONS")
OURS: Final = ("same-origin", "none")  # of Sec-Fetch-Site; none: typed by a person
LOCAL: Final = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".test")  # no registry sells them
PORTS: Final = {"http": 80, "https": 443}
FOREIGN: Final = 4403

Place = tuple[str, str, int | None]  # scheme, name, port


def place_of(text: str) -> Place | None:
    """The parts of an origin, or of a host without a scheme; None if it is none."""
    try:
        parts = urlsplit(text if "://" in text else f"//{text}")
        name, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        return None
    if not name or parts.path or parts.query or parts.username is not None:
        return None
    return parts.scheme, name, PORTS.get(parts.scheme) if port is None else port


def is_local(name: str) -> bool:
    """Could no stranger own this name?"""
    try:
        ipaddress.ip_address(name.partition("%")[0])
        return True
    except ValueError:
        return "." not in name or name.endswith(LOCAL)


class Origins:
    """The names of a server, and what they allow."""

    def __init__(self, config: Config) -> None:
        self.public = place_of(config.public_url) if config.public_url else None
        public = {self.public[1]} if self.public is not None else set()
        self.others = {name.lower().rstrip(".") for name in config.names}
        self.names = public | self.others
        self.secure = config.secure_cookies

    def knows_host(self, host: str) -> bool:
        place = place_of(host)
        return place is not None and (place[1] in self.names or is_local(place[1]))

    def is_ours(self, origin: str, host: str) -> bool:
        """Is a page of this origin one that this server has sent?"""
        page, called = place_of(origin), place_of(host)
        if page is None or page[0] not in PORTS:
            return False
        if page == self.public:
            return True
        if page[1] in self.names and self.secure and page[0] != "https":  # anybody on the way could have written it
            return False
        if called is not None and page[1:] == (called[1], called[2] or PORTS[page[0]]):
            return True
        return page[1] in self.others and page[2] == PORTS[page[0]]  # whatever a proxy has made of the host


class OnlyOurPages(ASGIMiddleware):
    """Before every door."""

    def __init__(self, config: Config) -> None:
        self.origins = Origins(config)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        fault = self.refused(scope)
        if fault is None:
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            raise fault
        else:  # before it is accepted, which browsers are told as 403
            await send({"type": "websocket.close", "code": FOREIGN, "reason": fault.code})

    def refused(self, scope: Scope) -> Fault | None:
        said: dict[bytes, list[str]] = {}
        for name, value in scope["headers"]:
            said.setdefault(name.lower(), []).append(value.decode("latin-1").strip())
        if sum(len(name) + len(value) for name, value in scope["headers"]) > HEADERS:
            return Fault("headers-too-large", 431)
        hosts = said.get(b"host", [])
        for host in hosts:
            if not self.origins.knows_host(host):
                return Fault("unknown-host", 421, host=host[:100])
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return None
        sites, origins = said.get(b"sec-fetch-site", []), said.get(b"origin", [])
        foreign = not all(site in OURS for site in sites)
        if not sites:
            foreign = not all(self.origins.is_ours(origin, hosts[0] if hosts else "") for origin in origins)
        if foreign:
            return Fault("foreign-page", 403)
        return None if scope["type"] != ScopeType.HTTP or _is_json(said) else Fault("not-json", 415)


def _is_json(said: dict[bytes, list[str]]) -> bool:
    """A request without a body needs no type."""
    kinds = said.get(b"content-type", [])
    empty = said.get(b"content-length", ["0"]) == ["0"] and b"transfer-encoding" not in said
    return all(kind.partition(";")[0].strip().lower() == "application/json" for kind in kinds) and bool(kinds or empty)
