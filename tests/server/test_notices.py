"""Turn notices by webhook, and where they may not go."""

import asyncio
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from saecula.core.rng import Dice
from saecula.server.faults import Fault
from saecula.server.notices import checked_url, is_public, resolved
from tests.server.kit import ME, OPEN, Person, get, new_table, post, wait_for


class Mailbox:
    """A web server that keeps what it is sent."""

    def __init__(self) -> None:
        self.received: list[dict[str, Any]] = []
        mailbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                mailbox.received.append(json.loads(self.rfile.read(length)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *args: object) -> None:
                return

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    thread = threading.Thread(target=found.server.serve_forever, daemon=True)
    thread.start()
    yield found
    found.server.shutdown()
    found.server.server_close()


def test_whoever_is_away_is_told_once_when_it_is_their_decision(url: str, mailbox: Mailbox) -> None:
    table, token = new_table(url, "aoc", [ME, OPEN], name="Sunday")
    invite = get(url, f"/api/tables/{table}", token)["table"]["invite"]
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
    hooked = post(url, f"/api/tables/{table}/seats/1/webhook", {"url": mailbox.url}, bob)["table"]
    assert hooked["seats"][1]["webhook"] is True
    assert mailbox.url not in json.dumps(hooked)
    with Person(url, table, bob):
        wait_for(lambda: get(url, f"/api/tables/{table}")["table"]["seats"][1]["online"])
    wait_for(lambda: not get(url, f"/api/tables/{table}")["table"]["seats"][1]["online"])
    post(url, f"/api/tables/{table}/start", token=token)
    with Person(url, table, token) as ann:
        dice = Dice(1)
        while ann.state["table"]["decision_seat"] == 0:
            ann.play(dice)
        notice = wait_for(lambda: mailbox.received)[0]
        assert {key: notice[key] for key in ("event", "table", "seat", "player", "name", "game")} == {
            "event": "decision", "table": table, "seat": 1, "player": "Bob", "name": "Sunday", "game": "aoc",
        }  # fmt: skip
        assert notice["decision"]
        assert notice["ply"] == ann.state["ply"]
        assert notice["url"].endswith(f"/t/{table}")
        post(url, f"/api/tables/{table}/seats/0/name", {"name": "Anna"}, token)
        ann.until(lambda state: state["table"]["seats"][0]["name"] == "Anna")
    assert len(mailbox.received) == 1


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "::1", "fe80::1", "fc00::1",
     "::ffff:127.0.0.1", "100.64.0.1", "224.0.0.1"],
)  # fmt: skip
def test_addresses_of_ones_own_network_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111"])
def test_addresses_of_the_world_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url", ["http://example.org/", "https://user:pass@example.org/", "file:///etc/passwd", "https://", "nonsense",
            "https://example.org:0/", "https://example.org:99999/"],
)  # fmt: skip
def test_addresses_that_may_not_be_called_are_refused(url: str) -> None:
    with pytest.raises(Fault):
        checked_url(url, "public")


def test_a_name_that_leads_home_is_refused_when_it_is_called() -> None:
    with ThreadPoolExecutor() as pool:  # a loop of another test may run in this thread
        with pytest.raises(Fault):
            pool.submit(asyncio.run, resolved("localhost", 443, "public")).result()
        assert pool.submit(asyncio.run, resolved("localhost", 443, "any")).result()


@pytest.mark.parametrize("address", ["64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::"])
def test_addresses_that_are_translated_home_are_not_public(address: str) -> None:
    assert not is_public(address)
