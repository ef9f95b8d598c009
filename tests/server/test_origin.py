"""Foreign pages: what they make a visitor's browser send is refused, and programs are not hindered."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from saecula.server.config import Config, database_url
from saecula.server.origin import Origins
from tests.server.kit import ME, RANDOM, RunningServer, new_table

LOGIN = {"name": "Mallory", "password": "known to Mallory"}


@pytest.fixture(scope="module")
def page(url: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=url, timeout=30) as client:
        assert client.post("/api/accounts", json=LOGIN).status_code in (
            201,
            409,
        )  # she may be there from an earlier test
        client.cookies.clear()
        yield client
        client.cookies.clear()


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/json"]
)
def test_a_form_of_a_foreign_page_logs_nobody_in(page: httpx.Client, kind: str) -> None:
    """The attack: a form of the kind text/plain whose field's name and value make up JSON."""
    body = b'{"name": "Mallory", "password": "known to Mallory"}'
    answer = page.post("/api/login", content=body, headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    assert "set-cookie" not in answer.headers
    assert page.post("/api/login", content=body).json()["code"] == "not-json"  # without any type, too
    empty = page.post("/api/logout", headers={"Content-Type": kind})
    assert empty.json()["code"] == "not-json"


@pytest.mark.parametrize(
    "said",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://[::1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": "https://other.example.org"},
    ],
)
def test_an_unsafe_request_of_a_foreign_page_is_refused(page: httpx.Client, said: dict[str, str]) -> None:
    answer = page.post("/api/login", json=LOGIN, headers=said)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
    assert "set-cookie" not in answer.headers
    assert page.get("/api/account", headers=said).status_code == 200  # looking is free, and browsers keep it to us


def test_pages_of_ours_and_programs_are_heard(page: httpx.Client, url: str) -> None:
    port = httpx.URL(url).port
    for said in (
        {},
        {"Origin": url},
        {"Sec-Fetch-Site": "same-origin", "Origin": "http://localhost:5173"},  # a page under work behind vite
        {"Sec-Fetch-Site": "none"},
        {"Host": f"[::1]:{port}", "Origin": f"http://[::1]:{port}"},
        {"Host": f"Pooh.local:{port}", "Origin": f"http://pooh.local:{port}"},
        {"Content-Type": "application/json; charset=utf-8"},
    ):
        assert page.post("/api/login", json=LOGIN, headers=said).status_code == 200, said


def test_a_name_that_is_not_ours_is_told_so(page: httpx.Client) -> None:
    """A page whose name points at this server now ("rebinding") would be of its origin."""
    said = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000", "Sec-Fetch-Site": "same-origin"}
    for answer in (page.get("/api/account", headers=said), page.post("/api/login", json=LOGIN, headers=said)):
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
        assert "--name evil.example" in answer.json()["text"]


def test_a_web_socket_of_a_foreign_page_is_refused(url: str) -> None:
    table, _ = new_table(url, "aoc", [ME, RANDOM])
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
    for said in ({"Sec-Fetch-Site": "cross-site"}, {"Host": "evil.example"}):
        with pytest.raises(InvalidStatus, match="403"), connect(address, additional_headers=said):
            pass
    with pytest.raises(InvalidStatus, match="403"), connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
        pass
    with connect(address, origin=url) as socket:  # type: ignore[arg-type]
        socket.send('{"type": "hello"}')
        assert '"state"' in str(socket.recv(10))


def test_a_server_behind_a_proxy_knows_its_names(tmp_path: Path) -> None:
    config = Config(
        "sqlite+aiosqlite://",
        public_url="https://games.example.org",
        names=("Club.example.org",),
        secure_cookies=True,
    )
    origins = Origins(config)
    assert all(map(origins.knows_host, ["games.example.org", "GAMES.example.org.", "club.example.org:443", "10.0.0.1"]))
    assert not any(map(origins.knows_host, ["example.org", "games.example.org.evil.example", "", "a b.c:x", "@a.b"]))
    backend = "127.0.0.1:8000"  # as some proxies call us
    for host in ("games.example.org", backend):
        assert origins.is_ours("https://games.example.org", host)
        assert origins.is_ours("https://club.example.org", host)
        assert not origins.is_ours("http://games.example.org", host)
        assert not origins.is_ours("https://games.example.org:8443", host)
        assert not origins.is_ours("http://club.example.org", host)
        assert not origins.is_ours("https://example.org", host)
    assert origins.is_ours("http://127.0.0.1:8000", backend)
    plain = Origins(Config("sqlite+aiosqlite://", public_url="http://192.168.1.5:8000"))
    assert plain.is_ours("http://192.168.1.5:8000", "192.168.1.5:8000")
    assert not plain.is_ours("http://192.168.1.5:9000", "192.168.1.5:8000")  # another program on the same machine


def test_a_public_server_works_behind_its_proxy(tmp_path: Path) -> None:
    config = Config(
        database_url(str(tmp_path / "a.db")), bot_processes=0, rate=0, public_url="https://games.example.org"
    )
    with RunningServer(config) as server, httpx.Client(base_url=server.url) as client:
        said = {"Host": "games.example.org", "Origin": "https://games.example.org"}
        assert client.post("/api/accounts", json=LOGIN, headers=said).status_code == 201
