"""The built page, read into memory once: only what lies in the package can be asked for."""

import mimetypes
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from saecula.server.api.common import Asked
from saecula.server.packing import PACKED, answer

MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Saecula</title>
<body><h1>Saecula</h1><p>The server runs, but the page was not built into this package.
The interface for programs is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>"""


@cache
def built() -> dict[str, tuple[bytes, str, str]]:
    """By path: content, media type, tag."""
    found: dict[str, tuple[bytes, str, str]] = {}
    root = files("saecula") / "web"
    if root.is_dir():
        _collect(root, "", found)
    return found


def _collect(folder: Traversable, prefix: str, found: dict[str, tuple[bytes, str, str]]) -> None:
    for item in folder.iterdir():
        path = f"{prefix}{item.name}"
        if item.is_dir():
            _collect(item, f"{path}/", found)
        elif not item.name.endswith(".py"):
            content = item.read_bytes()
            kind = mimetypes.guess_type(item.name)[0] or "application/octet-stream"
            found[path] = (content, kind, f'"{sha256(content).hexdigest()[:16]}"')


def _file(request: Asked, path: str) -> Response[bytes]:
    content, kind, tag = built()[path]
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return answer(request, content, kind, headers)


@get(
    ["/", "/t/{rest:path}", "/cards/{rest:path}", "/laws/{rest:path}", "/account", "/new"],
    include_in_schema=False,
    opt=PACKED,
)
async def index(request: Asked) -> Response[bytes]:
    """Every address of the page is the same file; what it shows, it decides itself."""
    if "index.html" not in built():
        return Response(MISSING, media_type="text/html")
    return _file(request, "index.html")


@get(["/assets/{name:path}"], include_in_schema=False, opt=PACKED)
async def asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
    path = f"assets/{str(name).lstrip('/')}"
    if path not in built():
        raise NotFoundException
    return _file(request, path)


@get(
    ["/favicon.ico", "/favicon.svg", "/robots.txt", "/manifest.webmanifest", "/sw.js"],
    include_in_schema=False,
    opt=PACKED,
)
async def loose(request: Asked) -> Response[bytes]:
    path = request.url.path.lstrip("/")
    if path not in built():
        raise NotFoundException
    return _file(request, path)
