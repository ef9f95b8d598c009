"""Puts the server together."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router, WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.plugins import InitPlugin
from litestar.types import ControllerRouterHandler, Message, Scope

from saecula import __version__
from saecula.core.errors import SaeculaError
from saecula.i18n import LANGUAGES, bundle
from saecula.server import meters, packing, page
from saecula.server.answers import Problem
from saecula.server.api.common import Asked, language_of
from saecula.server.bounds import neighbour
from saecula.server.config import BODY_LIMIT, Config
from saecula.server.counts import counts_of
from saecula.server.database import AWAY, reason_of
from saecula.server.deadline import Deadline
from saecula.server.document import OneDocument
from saecula.server.doors import doors, handlers_of
from saecula.server.entrance import Entrance
from saecula.server.faults import Fault, fault_of
from saecula.server.house import CHANNEL, House
from saecula.server.logs import request_id, seldom
from saecula.server.messages import ByeMessage
from saecula.server.news import backend
from saecula.server.origin import OnlyOurPages
from saecula.server.socket import COME_BACK, HELLO_SECONDS, LEFT, NO_TABLE, TOO_OFTEN, Page

GUARDED_RATE = 30  # log-ins and uploads per minute and address: somebody may be guessing
MAKING_RATE = 60  # new tables: they are kept for ever, and their bots think
SOCKETS = 100  # pages open at once from one address
TRY_AGAIN = 1013
CODES = {401: "unknown-token", 404: "no-such-page", 405: "no-such-page", 413: "too-large", 429: "too-often"}


def security_headers() -> dict[str, str]:
    policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'",
        "form-action 'self'", "frame-ancestors 'none'",
    ]  # fmt: skip
    return {
        "Content-Security-Policy": "; ".join(policy),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
        "X-Frame-Options": "DENY",
    }


def _adds_headers(config: Config) -> Callable[[Message, Scope], Awaitable[None]]:
    """To every answer, refusals included; who is reached by https once is reached by nothing else for a year."""
    always = security_headers()
    if config.secure_cookies:
        always["Strict-Transport-Security"] = "max-age=31536000"
    more = [(name.lower().encode(), value.encode()) for name, value in always.items()]

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *more, (b"x-request-id", request_id.get().encode())]
            if not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers

    return add


# --- errors ---------------------------------------------------------------------------------------------------------
def _told(request: Asked, fault: Fault, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    data = fault.told(language_of(request))
    return Response(data, status_code=fault.status, media_type="application/json", headers=headers)


def _refused(request: Asked, error: SaeculaError) -> Response[Problem]:
    fault = fault_of(error)
    return _told(request, fault, {"Retry-After": "5"} if fault.status == 503 else None)


def _http(request: Asked, error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses, in our form; a body that does not fit names its field."""
    if error.status_code in CODES:
        fault = Fault(CODES[error.status_code], error.status_code)
    elif error.status_code >= 500:
        fault = Fault("internal", error.status_code)
    else:
        extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
        field, problem = str(extra.get("key", "")), str(extra.get("message", error.detail))
        fault = Fault("bad-input", error.status_code, problem=f"{field}: {problem}"[:400] if field else problem[:400])
        fault.field = field
    return _told(request, fault, error.headers)


def _away(request: Asked, error: Exception) -> Response[Problem]:
    """The disk is full, or the database is not there: nothing was done."""
    reason = reason_of(error)
    seldom.away(reason, "%s %s: the database cannot be used: %s", request.method, request.url.path, reason)
    return _told(request, Fault("storage", 503), {"Retry-After": "5"})


def _failed(request: Asked, error: Exception) -> Response[Problem]:
    """A fault of ours: logged with its trace, told without it."""
    seldom.fault(error, "%s %s failed", request.method, request.url.path)
    return _told(request, Fault("internal", 500))


class Body(Request[Any, Any, Any]):
    """A request whose body may be anything: what is nested too deep to be read is no JSON for us."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise Fault("too-deep", 400) from None


# --- parts ----------------------------------------------------------------------------------------------------------
@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    await socket.accept()
    house: House = socket.app.state.house
    address = neighbour(socket.client.host) if socket.client else ""
    if house.config.rate and house.sockets[address] >= SOCKETS:
        await _send_away(socket, TOO_OFTEN, Fault("too-often", 429))
        return
    if house.draining:
        await _send_away(socket, COME_BACK, Fault("draining", 503))
        return
    house.sockets[address] += 1
    try:
        await Page(socket, house, await house.table(table_id)).run()
    except SaeculaError as error:
        with suppress(*LEFT):  # as at a table that the asker may not see
            async with asyncio.timeout(HELLO_SECONDS):
                await socket.receive_data("text")
        await _send_away(socket, NO_TABLE, fault_of(error))
    except AWAY as error:
        reason = reason_of(error)
        seldom.away(reason, "table %s: the database cannot be used: %s", table_id[:24], reason)
        await _send_away(socket, TRY_AGAIN, Fault("storage", 503))
    finally:
        house.sockets[address] -= 1
        house.sockets += Counter()  # forget those without any


async def _send_away(socket: WebSocket[Any, Any, Any], close_code: int, fault: Fault) -> None:
    with suppress(*LEFT):
        bye = ByeMessage(code=fault.code, text=fault.text("en"))
        await socket.send_data(msgspec.json.encode(bye), "text", "utf-8")
        await socket.close(close_code, fault.code)


def _asker(request: Asked) -> str:
    """Under which name requests are counted."""
    return neighbour(request.client.host) if request.client else ""


def _routes(config: Config) -> list[ControllerRouterHandler]:
    """The doors, each with the limit of its kind; the page; the web socket."""
    rates = {"rate": config.rate, "guarded": GUARDED_RATE, "making": MAKING_RATE}
    routers: list[ControllerRouterHandler] = []
    for limit, handlers in doors().items():
        counted = RateLimitConfig(("minute", rates[limit]), store=limit, identifier_for_request=_asker)
        limits = [counted.middleware] if config.rate else []
        more = handlers_of(page) if limit == "rate" else []
        if limit == "rate" and config.metrics:
            more = [*more, *handlers_of(meters)]
        routers.append(Router("/", route_handlers=[*handlers, *more], middleware=limits))
    return [*routers, table_socket]


class HousePlugin(InitPlugin):
    """Opens the house when the channels are open, and closes it before they close."""

    def __init__(self, config: Config, channels: ChannelsPlugin) -> None:
        self.config = config
        self.channels = channels

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self.lifespan)
        return app_config

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        app.state.house = House(self.config, self.channels)
        for language in LANGUAGES:
            await asyncio.to_thread(bundle, language)  # read now, so that the first person need not wait
        async with app.state.house.open_for():
            yield


def create_app(config: Config) -> Litestar:
    """The server for a database that `migrate` has prepared."""
    channels = ChannelsPlugin(backend(config), channels=[CHANNEL])

    return Entrance(
        route_handlers=_routes(config),
        plugins=[channels, HousePlugin(config, channels)],
        middleware=[*([meters.counting()] if config.metrics else []), OnlyOurPages(config), Deadline()],
        stores=counts_of(config),
        request_class=Body,
        request_max_body_size=BODY_LIMIT,
        before_send=[_adds_headers(config)],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=5, exclude_opt_key=packing.OPTION
        ),
        exception_handlers={
            SaeculaError: _refused,
            HTTPException: _http,
            Exception: _failed,
            **dict.fromkeys(AWAY, _away),
        },
        openapi_config=OpenAPIConfig(
            title="Saecula", version=__version__, path="/api/schema", render_plugins=[OneDocument()]
        ),
        logging_config=LoggingConfig(log_exceptions="never", configure_root_logger=False),
    )
