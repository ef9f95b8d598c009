"""The doors of the server: every handler in a module of `api/` is one, without being listed anywhere.

What a handler must say is checked before the server starts: of which declared types its body and its answer are, and,
if as many requests per minute as elsewhere are too many for it, its stricter limit (`opt={"limit": "guarded"}`).
"""

import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Any, Final, get_args, get_origin, get_type_hints

from litestar import MediaType, Response
from litestar.exceptions import ImproperlyConfiguredException
from litestar.handlers import HTTPRouteHandler

from saecula.present.shapes.common import Shape
from saecula.server import api
from saecula.server.wire import Strict

LIMITS: Final = ("rate", "guarded", "making")  # of everything; of log-ins and uploads; of new tables


def handlers_of(module: ModuleType) -> list[HTTPRouteHandler]:
    """What a module defines, not what it imports."""
    found = [value for value in vars(module).values() if isinstance(value, HTTPRouteHandler)]
    return [handler for handler in found if handler.fn.__module__ == module.__name__]


def doors() -> dict[str, list[HTTPRouteHandler]]:
    """All handlers of `api/` by the limit that holds for them."""
    found: dict[str, list[HTTPRouteHandler]] = {limit: [] for limit in LIMITS}
    for item in pkgutil.iter_modules(api.__path__, f"{api.__name__}."):
        for handler in handlers_of(import_module(item.name)):
            limit = handler.opt.get("limit", "rate")
            if limit not in LIMITS:
                raise _unfit(handler, f"has the limit {limit!r}, known are {', '.join(LIMITS)}")
            if handler.include_in_schema is not False:
                answer_of(handler)
            body_of(handler)
            found[limit].append(handler)
    return found


def answer_of(handler: HTTPRouteHandler) -> Any:
    """The declared type of an answer: a Shape, a list of them, or bytes for a file of another media type."""
    kind = get_type_hints(handler.fn).get("return")
    if get_origin(kind) is Response:
        kind = get_args(kind)[0]
    if kind is bytes and is_file(handler):
        return kind
    one = get_args(kind)[0] if get_origin(kind) is list else kind
    if not (isinstance(one, type) and issubclass(one, Shape) and one is not Shape):
        raise _unfit(handler, f"answers {kind}, which is no type of server/answers.py or present/shapes")
    return kind


def body_of(handler: HTTPRouteHandler) -> Any:
    """The type of a request's body; None where there is none."""
    kind = get_type_hints(handler.fn).get("data")
    if kind is not None and not (isinstance(kind, type) and issubclass(kind, Strict)):
        raise _unfit(handler, f"takes {kind}, which is no type of server/wire.py")
    return kind


def is_file(handler: HTTPRouteHandler) -> bool:
    return handler.media_type not in (None, "", MediaType.JSON)


def _unfit(handler: HTTPRouteHandler, problem: str) -> ImproperlyConfiguredException:
    return ImproperlyConfiguredException(f"{handler.fn.__module__}.{handler.fn.__name__} {problem}")
