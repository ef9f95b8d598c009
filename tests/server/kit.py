"""A server for tests, and people who talk to it as browsers do."""

import asyncio
import json
import re
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import cache
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from saecula.core.rng import Dice
from saecula.server.answers import Problem
from saecula.server.app import create_app
from saecula.server.bounds import Bounds
from saecula.server.config import BODY_LIMIT, Config
from saecula.server.database import migrate
from saecula.server.differences import applied
from saecula.server.document import operations
from saecula.server.doors import answer_of, is_file
from saecula.server.gathering import GatheringProtocol
from saecula.server.messages import heard

Data = dict[str, Any]
PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class RunningServer:
    """uvicorn in a thread."""

    def __init__(self, config: Config, bounds: Bounds | None = None) -> None:
        migrate(config)
        self.config = config
        self.app = create_app(config)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        settings = uvicorn.Config(
            self.app,
            port=self.port,
            log_level="warning",
            ws=GatheringProtocol,
            ws_max_size=BODY_LIMIT,
            timeout_graceful_shutdown=1,
            http=bounds.protocol() if bounds is not None else "auto",  # type: ignore[arg-type]
        )
        self.server = uvicorn.Server(settings)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        self.loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve())

    def __enter__(self) -> Self:
        self.thread.start()
        wait_for(lambda: self.server.started)
        return self

    def __exit__(self, *error: object) -> None:
        self.server.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive()


def wait_for(check: Any, patience: float = PATIENCE) -> Any:
    """Ask until the answer is not empty."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = check()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("waited in vain")


class Patience:
    """For whoever waits in a loop: what stays the same for too long is a failure that says what was seen."""

    def __init__(self, seconds: float = PATIENCE) -> None:
        self.seconds = seconds
        self.seen: object = self  # like nothing that can be seen
        self.end = 0.0

    def wait(self, seen: object, tell: Callable[[], str]) -> None:
        """Once in each round of the loop."""
        now = time.monotonic()
        if seen != self.seen:
            self.seen, self.end = seen, now + self.seconds
        if now >= self.end:
            raise AssertionError(f"nothing new for {self.seconds:g} s: {tell()}")


@cache
def declared() -> list[tuple[str, re.Pattern[str], Any]]:
    """Every method and path with the type of its answer."""
    app = create_app(Config("sqlite+aiosqlite://"))
    return [
        (method, re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))), answer_of(handler))
        for path, method, handler in operations(app)
        if not is_file(handler)
    ]


def as_declared(method: str, path: str, answer: httpx.Response) -> Data:
    """What was answered; a field too many, too few or of another kind than the document says is an error."""
    plain = path.partition("?")[0]
    kinds = [kind for known, pattern, kind in declared() if known == method and pattern.fullmatch(plain)]
    if answer.is_success:
        assert len(kinds) == 1, f"{method} {path}: {kinds}"
    msgspec.json.decode(answer.content, type=kinds[0] if answer.is_success else Problem)
    found: Data = answer.json()
    return found


def post(url: str, path: str, body: Any = None, token: str = "", status: int | None = 200) -> Data:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = httpx.post(url + path, json={} if body is None else body, headers=headers, timeout=PATIENCE)
    assert status is None or answer.status_code == status, f"{path}: {answer.status_code} {answer.text[:500]}"
    return as_declared("POST", path, answer)


def get(url: str, path: str, token: str = "", status: int | None = 200) -> Data:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = httpx.get(url + path, headers=headers, timeout=PATIENCE)
    assert status is None or answer.status_code == status, f"{path}: {answer.status_code} {answer.text[:500]}"
    return as_declared("GET", path, answer)


def new_table(url: str, game: str, seats: list[Data], **more: Any) -> tuple[str, str]:
    """A table's id and its host's token."""
    body = {"game": game, "options": {}, "seats": seats, **more}
    made = post(url, "/api/tables", body, status=201)
    return made["table"]["id"], made["token"]


ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}


class Person:
    """A page at a table: remembers the last state and everything that it received."""

    def __init__(self, url: str, table: str, token: str | None, **hello: Any) -> None:
        self.url, self.table, self.token = url, table, token
        self.received: list[str] = []
        self.state: Data = {}
        self.states = 0  # how many this socket brought
        self.log: list[Data] = []
        self.hello = {"type": "hello", "token": token, "lang": "en", **hello}
        self.count = 0
        self.socket: ClientConnection | None = None
        self.open = ExitStack()
        self.connect()

    def connect(self, **more: Any) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{self.table}"
        self.socket = self.open.enter_context(connect(address, max_size=2**24))
        self.states = 0
        with suppress(ConnectionClosed):  # whom the server does not know, it may send away before the greeting
            self.send({**self.hello, **more})

    def close(self) -> None:
        self.open.close()

    def __enter__(self) -> Self:
        self.expect("state")
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def send(self, message: Data) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Data:
        assert self.socket is not None
        try:
            text = self.socket.recv(timeout)
        except TimeoutError:
            raise TimeoutError(f"nothing was said for {timeout:g} s: {self.told()}") from None
        assert isinstance(text, str)
        self.received.append(text)
        heard(text)  # whatever is not as it is declared is an error
        message: Data = json.loads(text)
        if message["type"] == "state":
            self._show(message)
        elif message["type"] == "changes":
            assert message["after"] == self.states
            self._show(applied(self.state, message["changes"]))
            heard(json.dumps(self.state))
        return message

    def _show(self, state: Data) -> None:
        self.state = state
        self.states += 1
        first = state["log"]["from"]
        self.log = [line for line in self.log if line["ply"] < first] + state["log"]["lines"]

    def expect(self, kind: str) -> Data:
        """The next message of a kind; those between are read."""
        patience = Patience()
        while True:
            patience.wait(self.state.get("ply"), self.told)
            message = self.receive()
            if message["type"] == kind:
                return message
            assert message["type"] != "error", message

    def answer(self, message: Data, *kinds: str) -> Data:
        """Send, and read on to the answer of that id."""
        self.count += 1
        sent = {"id": f"t{self.count}", **message}
        self.send(sent)
        patience = Patience()
        while True:
            patience.wait(self.state.get("ply"), self.told)
            got = self.receive()
            if got.get("id") == sent["id"]:
                assert not kinds or got["type"] in kinds, got
                return got

    def until(self, check: Any) -> Data:
        """Read on until a state fits."""
        patience = Patience()
        while not self.state or not check(self.state):
            patience.wait(self.state.get("ply"), self.told)
            self.receive()
        return self.state

    def told(self) -> str:
        """The last that was heard, for whoever waited in vain."""
        decision = self.state.get("decision")
        asked = f"{decision['kind']} {self.legal}" if decision else "nothing"
        last = [text[:200] for text in self.received[-3:]]
        return f"table {self.table} at ply {self.state.get('ply')}, asked {asked}, last messages {last}"

    @property
    def legal(self) -> list[str]:
        return [action["text"] for action in self.state["decision"]["actions"] if action["legal"]]

    def decides(self) -> bool:
        return self.state["decision"] is not None

    def command(self, text: str, **more: Any) -> Data:
        message = {"type": "command", "ply": self.state["ply"], "text": text, **more}
        return self.answer(message, "ack")

    def play(self, dice: Dice, resign: bool = False) -> Data:
        """A random legal command, and the state after it."""
        texts = [text for text in self.legal if resign or text != "resign"]
        done = self.command(texts[dice.below(len(texts))])
        self.until(lambda state: state["ply"] >= done["ply"])
        return done
