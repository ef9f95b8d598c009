"""Answers that are the same for everybody, compressed once: doing it anew takes longer than everything else about them.

Their handlers say `opt=PACKED`, so that Litestar does not compress them as well.
"""

import gzip
from functools import lru_cache
from typing import Any, Final

from litestar import Response

from saecula.server.api.common import Asked

OPTION: Final = "packed"
PACKED: Final = {OPTION: True}
LEAST: Final = 1024  # bytes below which it is not worth it
LEVEL: Final = 6


@lru_cache(maxsize=256)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, LEVEL, mtime=0)


def answer(request: Asked, content: bytes, media_type: str, headers: dict[str, str]) -> Response[Any]:
    """Content that stays, in the form that the browser takes."""
    if len(content) < LEAST:
        return Response(content, media_type=media_type, headers=headers)
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(content, media_type=media_type, headers=headers)
    return Response(_packed(content), media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})
