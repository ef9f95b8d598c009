"""The OpenAPI document: Litestar lists the paths, the shapes of bodies, answers and messages come from their types.

OpenAPI has no place for a web socket: its messages are components like all others; `x-socket` says which way they go.
"""

from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from saecula.present.boards import Board
from saecula.server.answers import Notice, Problem
from saecula.server.doors import answer_of, body_of, is_file
from saecula.server.messages import MESSAGES
from saecula.server.wire import Message

Data = dict[str, Any]
REF: Final = "#/components/schemas/{name}"
SOCKET: Final = "/ws/tables/{table_id}"
CLOSES: Final = {
    "4400": "a bad message, or no hello",
    "4401": "an unknown or revoked token",
    "4404": "no such table",
    "4429": "too many messages or pages",
    "1012": "the server stops: come back",
    "1013": "the database is away: come back",
}


REFUSED: Final = {
    "400": "Bad input, and which",
    "401": "No token or session, or one that opens nothing",
    "403": "Not yours to do, or sent by a page of another address",
    "404": "Nothing there",
    "408": "The request did not arrive in time",
    "409": "Not now, stale, or forbidden by a law",
    "413": "Too large",
    "415": "The body is not called application/json",
    "421": "The server is not called so",
    "429": "Too often",
    "431": "Headers too large",
    "503": "The database is away, or a bound is reached: come back",
    "default": "Refused, and why",
}


class OneDocument(JsonRenderPlugin):
    """Litestar's own address shows the same document, not its idea of our errors."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(described(request.app))


def described(app: Litestar) -> Data:
    """The whole interface of a server."""
    document: Data = app.openapi_schema.to_schema()
    found = {(path, method.lower()): handler for path, method, handler in operations(app)}
    kinds = {place: answer_of(handler) for place, handler in found.items() if not is_file(handler)}
    bodies = [body for handler in found.values() if (body := body_of(handler)) is not None]
    schemas, components = shapes([*kinds.values(), *bodies, Problem, Notice])
    answers = dict(zip(kinds, schemas, strict=False))
    for (path, method), handler in found.items():
        _describe(document["paths"][path][method], handler, answers.get((path, method), {"type": "string"}))
    document["components"]["schemas"] = components
    document["webhooks"] = {"notice": {"post": _webhook()}}
    document["x-socket"] = {
        SOCKET: {
            "summary": "One page at a table: hello first, then states come out, commands and questions go in",
            "receives": _ref("ClientMessage"),
            "sends": _ref("ServerMessage"),
            "closes": CLOSES,
        }
    }
    return document


def operations(app: Litestar) -> list[tuple[str, str, HTTPRouteHandler]]:
    """Every path, method and handler that programs may use."""
    return [
        (route.path_format, method, handler)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.resolve_include_in_schema() and not route.path.startswith("/api/schema")
        for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"})
    ]


def shapes(kinds: list[Any]) -> tuple[list[Data], Data]:
    """The schema of each type, and the components that they refer to, those of the web socket included."""
    found, components = msgspec.json.schema_components([*kinds, Message, Board, *MESSAGES], ref_template=REF)
    schemas = list(found)
    client, board, *server = schemas[len(kinds) :]
    unions = {"ClientMessage": client, "ServerMessage": {"anyOf": server}, "Board": board}
    return schemas[: len(kinds)], dict(sorted({**components, **unions}.items()))


def _ref(name: str) -> Data:
    return {"$ref": REF.format(name=name)}


def _content(schema: Data, media_type: str = "application/json") -> Data:
    return {media_type: {"schema": schema}}


def _describe(operation: Data, handler: HTTPRouteHandler, schema: Data) -> None:
    """The answer as it is declared; whatever is refused has one shape."""
    good = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
    for answer in good.values():
        media_type = str(handler.media_type) if is_file(handler) else "application/json"
        answer["content"] = _content(schema, media_type)
    refused = {status: {"description": said, "content": _content(_ref("Problem"))} for status, said in REFUSED.items()}
    operation["responses"] = {**good, **refused}


def _webhook() -> Data:
    return {
        "summary": "Posted to the address of a person who is away",
        "requestBody": {"required": True, "content": _content(_ref("Notice"))},
        "responses": {"2XX": {"description": "Nothing of the answer is read"}},
    }
