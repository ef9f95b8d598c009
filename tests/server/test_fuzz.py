"""Very many odd requests and messages: no answer of 500 or more, no traceback, no socket that hangs; figures printed.

pytest -m slow -n0 -s tests/server/test_fuzz.py        SAECULA_REQUESTS=1000 SAECULA_MESSAGES=1000 for fewer
"""

import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from msgspec import inspect
from msgspec.inspect import Type
from websockets.exceptions import ConnectionClosed

from saecula.core.rng import Dice
from saecula.server.app import create_app
from saecula.server.config import Config
from saecula.server.document import operations
from saecula.server.doors import body_of
from saecula.server.wire import Message
from tests.server.kit import ME, RANDOM, Person, get, new_table
from tests.server.test_crash import server_process

REQUESTS = int(os.environ.get("SAECULA_REQUESTS", "100000"))
MESSAGES = int(os.environ.get("SAECULA_MESSAGES", "20000"))
BOB = {"kind": "me", "name": "Bob"}
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 3, 4, 2**31, 2**63, -(2**70), 1e308, "", " ", "a", "\x00", "\u202e",
    "ё" * 70, "x" * 600,
    "'; DROP TABLE tables; --", "../../etc/passwd", "{{7*7}}", "\ud800", [], {}, [[]], {"a": {"a": {}}}, ["x"] * 50,
    "en", "tta", "aoc", "build alchemy", "take 1", "pass", "https://example.org/", "Bob", "strength",
]  # fmt: skip
FIELDS = [
    *("game", "options", "seats", "seed", "clock", "name", "spectators", "start", "tokens", "seat", "invite", "ready"),
    *("bot", "url", "code", "password", "account", "old", "new", "text", "kind", "address", "subscription", "lang"),
    *("every", "everywhere", "type", "ply", "id", "what", "number", "since", "token", "seen_ply", "visible"),
]
NAMES = ["Ann", "Bob", "Аnn", "tta", "aoc", "seats", "modules", "random", "medium", "en", "strength", "culture", "vp"]
COMMANDS = [
    *("take 1", "take 13", "pass", "build alchemy", "stage 1", "attack plunder-i 3", "cancel 3", "bid 1000", "resign"),
    *("civilization egypt", "skip", "a b c d e f g h", "take -1", "build", "elect moses 1 2 3", "1", "-", "take 1 1"),
]
MESSAGE = inspect.type_info(Message)
TYPES = ["hello", "look", "lang", "command", "undo", "redo", "ready", "ask", "ping", "visible", "nonsense"]
WHATS = ["preview", "why", "explain", "warnings", "digest", "actions", "whereabouts", "nothing"]
MEDIA = [*["application/json"] * 5, "text/plain", "", "application/json; charset=x"]


class Fuzz:
    """Odd things, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def one(self, things: Any) -> Any:
        return things[self.dice.below(len(things))]

    def value(self, depth: int = 0) -> Any:
        kind = self.dice.below(12)
        if kind < 9 or depth > 2:
            return self.one(ODD)
        if kind == 9:
            return self.dice.below(10_000) - 5_000
        if kind == 10:
            return [self.value(depth + 1) for _ in range(self.dice.below(4))]
        return self.object(depth + 1)

    def object(self, depth: int = 0) -> dict[str, Any]:
        return {self.one(FIELDS): self.value(depth) for _ in range(self.dice.below(6))}

    def fitting(self, kind: Type) -> Any:
        """Something that a type allows, as odd as that may be; now and then something that it does not."""
        if self.dice.below(30) == 0:
            return self.value()
        if isinstance(kind, inspect.UnionType):
            return self.fitting(self.one(kind.types))
        if isinstance(kind, inspect.LiteralType):
            return self.one(kind.values)
        if isinstance(kind, inspect.BoolType):
            return self.dice.below(2) == 1
        if isinstance(kind, inspect.IntType):
            least, most = kind.ge or 0, kind.le or 2**53
            return self.one([least, most, least + self.dice.below(5), self.dice.below(300)])
        if isinstance(kind, inspect.StrType):
            return self.text(kind)
        if isinstance(kind, inspect.ListType):
            return [self.fitting(kind.item_type) for _ in range(self.dice.below(5))]
        if isinstance(kind, inspect.DictType):
            return {self.one(NAMES): self.fitting(kind.value_type) for _ in range(self.dice.below(4))}
        if isinstance(kind, inspect.StructType):
            tag = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
            wanted = [field for field in kind.fields if field.required or self.dice.below(3)]
            return tag | {field.encode_name: self.fitting(field.type) for field in wanted}
        return None

    def text(self, kind: inspect.StrType) -> str:
        if kind.pattern and "0-9a-f" in kind.pattern:
            return "".join(self.one("0123456789abcdef") for _ in range(64))
        if kind.pattern:
            return f"{self.one(['a', 'ё', '+', '%'])}@{self.one(['example.org', '127.0.0.1', 'x'])}"
        texts = [text for text in (*ODD, *NAMES, *COMMANDS) if isinstance(text, str)]
        found = str(self.one(texts))
        return found[: kind.max_length].ljust(kind.min_length or 0, "x")

    def body(self, kind: Type | None) -> bytes:
        way = self.dice.below(20)
        if way == 0:
            return bytes(self.dice.below(256) for _ in range(self.dice.below(200)))
        if way == 1:
            return b"[" * (1 + self.dice.below(30_000))
        text = json.dumps(self.object() if kind is None or way < 6 else self.fitting(kind))
        return text[: self.dice.below(len(text) + 1)].encode() if way == 2 else text.encode()

    def message(self) -> str:
        way = self.dice.below(25)
        if way == 0:
            return "".join(chr(32 + self.dice.below(900)) for _ in range(self.dice.below(100)))
        if way == 1:
            return '{"a":' * (1 + self.dice.below(3000))
        if way > 5:
            return json.dumps(self.fitting(MESSAGE))
        said = {"type": self.one(TYPES), "id": self.dice.below(10**6), **self.object()}
        if said["type"] == "ask":
            said |= {"what": self.one(WHATS)}
        return json.dumps(said)


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server as people start it; at the end its log, where every fault of ours has a trace, must be empty of them."""
    log = tmp_path / "log"
    with log.open("w") as errors, server_process(str(tmp_path / "a.db"), "--no-compile", stderr=errors) as (address, _):
        yield address
        get(address, "/api/ready")
    told = log.read_text()
    assert "Traceback" not in told, told[:3000]


Place = tuple[str, str, Type | None]  # path, method, body


def places() -> list[Place]:
    """Every door, with the type of the body that it takes."""
    found = []
    for path, method, handler in operations(create_app(Config("sqlite+aiosqlite://"))):
        body = body_of(handler)
        found.append((path, method, None if body is None else inspect.type_info(body)))
    return found


def request_of(fuzz: Fuzz, doors: list[Place], ids: list[str], token: str) -> tuple[str, str, Any, Any]:
    """An odd request: method, path, body, headers."""
    path, method, wanted = fuzz.one(doors)
    path = path.replace("{table_id}", fuzz.one(ids)).replace("{game}", fuzz.one(["tta", "aoc", "x"]))
    for name in ("{seat}", "{caller}"):
        path = path.replace(name, str(fuzz.one([0, 1, 2, -1, 99, 2**70, "x"])))
    path = path.replace("{lang}", fuzz.one(["en", "xx"]))
    if fuzz.dice.below(3) == 0:
        path += f"?{fuzz.one(FIELDS)}={fuzz.one(['0', '-1', 'x', '%ff', '9' * 30])}"
        path += f"&ply={fuzz.one(['0', '1', 'x', '-3'])}"
    headers = {"Content-Type": fuzz.one(MEDIA)}
    if fuzz.dice.below(2):
        headers["Authorization"] = f"Bearer {fuzz.one([token, 'x', 'é'.encode().hex(), 'y' * 300])}"
    body = fuzz.body(wanted) if method == "POST" else None
    return fuzz.one([method] * 9 + ["HEAD", "PUT"]), quote(path, safe="/?&=%"), body, headers


@pytest.mark.slow
def test_very_many_odd_requests_are_answered(url: str) -> None:
    fuzz, statuses, slowest = Fuzz(1), Counter[int](), (0.0, "")
    table, token = new_table(url, "tta", [ME, BOB], start=True)
    other, _ = new_table(url, "aoc", [ME, RANDOM], start=True)
    doors = places()
    ids = [table, other, "nothing", "%00", "a" * 25, "..%2f..", "é"]
    begun = time.monotonic()
    line = HTTPConnection(str(urlsplit(url).hostname), urlsplit(url).port, timeout=60)
    for _ in range(REQUESTS):
        method, path, body, headers = request_of(fuzz, doors, ids, token)
        asked = time.monotonic()
        line.request(method, path, body, headers)
        answer = line.getresponse()
        told = answer.read()
        slowest = max(slowest, (time.monotonic() - asked, f"{method} {path}"))
        statuses[answer.status] += 1
        assert answer.status < 500 or answer.status == 503, (method, path, body, told[:300])
        if answer.status >= 400 and method != "HEAD":
            assert json.loads(told)["text"], (method, path)
    line.close()
    took = time.monotonic() - begun
    print(f"\n{REQUESTS} requests in {took:.0f} s, slowest {slowest[0]:.2f} s ({slowest[1]})")
    print(f"statuses {dict(sorted(statuses.items()))}")
    assert statuses[200] > REQUESTS // 50  # not everything was refused at the door


@pytest.mark.slow
def test_very_many_odd_messages_leave_no_socket_hanging(url: str) -> None:
    fuzz, kinds, sockets = Fuzz(2), Counter[str](), 0
    sent, begun = 0, time.monotonic()
    while sent < MESSAGES:
        table, token = new_table(url, fuzz.one(["tta", "aoc"]), [ME, BOB], start=True)
        sockets += 1
        with Person(url, table, token) as person:
            sent += odd_talk(fuzz, person, kinds)
        with Person(url, table, token) as person:  # the table has taken no harm
            assert person.state["table"]["status"] == "playing"
    print(f"\n{sent} messages on {sockets} sockets in {time.monotonic() - begun:.0f} s: {dict(kinds)}")
    assert kinds["answer"] > 0
    assert kinds["ack"] > 0


def odd_talk(fuzz: Fuzz, person: Person, kinds: Counter[str]) -> int:
    """Odd messages with sensible ones between, until the server has enough; how many. Whoever stays is answered."""
    assert person.socket is not None
    sent = 0
    try:
        while sent < 200:
            sent += 1
            person.socket.send(fuzz.message())
            if fuzz.dice.below(10) == 0:
                sent += 1
                text = fuzz.one(person.legal) if person.decides() else "pass"
                person.send({"type": "command", "ply": person.state["ply"], "text": text, "id": str(sent)})
        person.send({"type": "ask", "id": "the end", "what": "whereabouts"})
    except ConnectionClosed:
        kinds["closed"] += 1
    with suppress(ConnectionClosed):
        while (said := person.receive(60)).get("id") != "the end":
            kinds[str(said["type"])] += 1
            assert said.get("code") != "internal", said
    return sent
