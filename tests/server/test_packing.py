"""What is the same for everybody is compressed once, and what it unpacks to is what others get plain."""

import gzip

import httpx
import pytest

from saecula.server import packing
from tests.server.kit import RunningServer

PATHS = ["/", "/assets/app.js", "/assets/index.css", "/api/messages/ru", "/api/cards/tta?lang=it"]


@pytest.mark.parametrize("path", PATHS)
def test_an_answer_is_packed_once_and_the_same_unpacked(server: RunningServer, path: str) -> None:
    plain = httpx.get(server.url + path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    httpx.get(server.url + path)
    before = packing._packed.cache_info()
    with httpx.stream("GET", server.url + path, headers={"Accept-Encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    after = packing._packed.cache_info()
    assert after.misses == before.misses
    if len(plain.content) < packing.LEAST:
        assert sent == plain.content
        return
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(sent) < len(plain.content) / 2
    assert gzip.decompress(sent) == plain.content
    assert after.hits == before.hits + 1


def test_other_answers_are_packed_as_before(server: RunningServer) -> None:
    answer = httpx.get(f"{server.url}/api/laws/tta", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert len(answer.json()) > 700
