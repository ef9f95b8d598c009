"""Being called: by mail, web push, webhook, Discord and ntfy, through real servers on this machine."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from saecula.core.errors import OptionError
from saecula.core.rng import Dice
from saecula.server import callers, calling, house, mail
from saecula.server.config import Config, database_url
from saecula.server.faults import Fault
from tests.server.kit import ME, OPEN, Person, RunningServer, get, new_table, post, wait_for

HOUR = 3600.0


# --- real servers ---------------------------------------------------------------------------------------------------
class Letters:
    """A mail server that keeps what it is handed."""

    def __init__(self) -> None:
        self.received: list[tuple[str, Any]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        self.received.extend((to, letter) for to in envelope.rcpt_tos)
        return "250 OK"

    def texts(self, to: str) -> list[str]:
        return [letter.get_content() for person, letter in self.received if person == to]


@dataclass
class Hook:
    """A web server that keeps what it is posted; `status` is what it answers."""

    received: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    status: int = 201
    url: str = ""

    def bodies(self, path: str) -> list[bytes]:
        return [body for where, _, body in self.received if where == path]


@pytest.fixture
def letters() -> Iterator[tuple[Letters, str]]:
    kept = Letters()
    controller = Controller(kept, hostname="127.0.0.1", port=0)
    controller.port = _free()
    controller.start()
    yield kept, f"smtp://127.0.0.1:{controller.port}"
    controller.stop()


def _free() -> int:
    from tests.server.kit import free_port

    return free_port()


@pytest.fixture
def hook() -> Iterator[Hook]:
    found = Hook()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.received.append((self.path, dict(self.headers.items()), body))
            self.send_response(found.status)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.url = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield found
    server.shutdown()
    server.server_close()


@pytest.fixture
def running(tmp_path: Path, letters: tuple[Letters, str]) -> Iterator[RunningServer]:
    config = Config(
        database_url(str(tmp_path / "s.db")),
        public_url="http://games.test",
        bot_processes=0,
        rate=0,
        webhooks="any",
        mail=letters[1],
        mail_from="Saecula <games@example.org>",
        push="mailto:host@example.org",
    )
    with RunningServer(config) as server:
        yield server


class Browser:
    """The receiving half of web push, by the letter of RFC 8291."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = bytes(range(16))

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": _text(self.public), "auth": _text(self.auth)}

    def read(self, body: bytes) -> dict[str, str]:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert size >= len(sealed)
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self.public + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\x02")
        found: dict[str, str] = json.loads(opened[:-1])
        return found


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def signed_by(header: str) -> tuple[str, dict[str, Any]]:
    """The public key of whoever signed a push, and the claims, which must fit the signature."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    head, claims, signature = parts["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(parts["k"]))
    raw = _bytes(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return parts["k"], json.loads(_bytes(claims))


# --- a game of two --------------------------------------------------------------------------------------------------
def table_of_two(url: str, game: str = "aoc", **more: Any) -> tuple[str, str, str]:
    """A table that can start; the tokens of Ann and Bob, who has left."""
    table, ann = new_table(url, game, [ME, OPEN], name="Sunday", **more)
    invite = get(url, f"/api/tables/{table}", ann)["table"]["invite"]
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
    with Person(url, table, bob):
        pass
    wait_for(lambda: not get(url, f"/api/tables/{table}")["table"]["seats"][1]["online"])
    return table, ann, bob


def is_online(url: str, table: str, seat: int) -> bool:
    return bool(get(url, f"/api/tables/{table}")["table"]["seats"][seat]["online"])


def call_by(url: str, table: str, token: str, kind: str, status: int = 200, **more: Any) -> dict[str, Any]:
    return post(url, f"/api/tables/{table}/notices/add", {"kind": kind, **more}, token, status)


def play_until_other(person: Person, dice: Dice) -> None:
    """Everything that is this person's to decide."""
    seat = person.state["seat"]
    while person.state["table"]["decision_seat"] == seat and person.state["table"]["status"] == "playing":
        person.play(dice)


def test_mail_is_sent_only_to_an_address_that_was_proved(running: RunningServer, letters: tuple[Letters, str]) -> None:
    url, kept = running.url, letters[0]
    table, ann, bob = table_of_two(url)
    shown = call_by(url, table, bob, "mail", address="bob@example.org", lang="it")
    assert [(one["shown"], one["confirmed"]) for one in shown["callers"]] == [("bob@example.org", False)]
    wait_for(lambda: kept.received)
    proof = kept.texts("bob@example.org")[0]
    assert "Il tuo codice" in proof
    post(url, f"/api/tables/{table}/start", token=ann)
    dice = Dice(1)
    with Person(url, table, ann) as page:
        play_until_other(page, dice)
        time.sleep(0.5)
        assert len(kept.received) == 1  # nobody is called before the address is proved
    caller = shown["callers"][0]["id"]
    post(url, f"/api/tables/{table}/notices/{caller}/try", {}, bob, 404)
    post(url, f"/api/tables/{table}/notices/confirm", {"code": "abcdefgh"}, bob, 403)
    code = proof.split("Il tuo codice è ")[1][:8]
    post(url, f"/api/tables/{table}/notices/confirm", {"code": code}, ann, 403)  # it is Bob's
    assert post(url, f"/api/tables/{table}/notices/confirm", {"code": code}, bob)["callers"][0]["confirmed"]
    assert post(url, f"/api/tables/{table}/notices/{caller}/try", {}, bob)["taken"]
    to, letter = kept.received[-1]
    assert to == "bob@example.org"
    assert letter["From"] == "Saecula <games@example.org>"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert "Bob" in letter["Subject"]
    assert f"http://games.test/t/{table}" in letter.get_content()
    assert post(url, f"/api/tables/{table}/notices/{caller}/remove", {}, bob)["callers"] == []
    for unknown in (caller, 10**25, -(10**25)):
        post(url, f"/api/tables/{table}/notices/{unknown}/remove", {}, bob, 404)
        post(url, f"/api/tables/{table}/notices/{unknown}/try", {}, bob, 404)


def test_an_address_is_confirmed_and_a_password_set_by_letters_that_a_mail_server_took(
    running: RunningServer, letters: tuple[Letters, str]
) -> None:
    url, kept = running.url, letters[0]
    anna = {"name": "Anna", "password": "first secret"}

    def secret(what: str, number: int) -> str:
        wait_for(lambda: len(kept.received) == number)
        to, letter = kept.received[-1]
        assert to == letter["To"] == "anna@example.org"
        assert letter["From"] == "Saecula <games@example.org>"
        assert letter["Auto-Submitted"] == "auto-generated"
        links = [line for line in letter.get_content().splitlines() if line.startswith("http")]
        assert [link.partition("=")[0] for link in links] == [f"http://games.test/account#{what}"]
        return str(links[0].partition("=")[2])

    with httpx.Client(base_url=url) as here:
        assert here.post("/api/accounts", json=anna).status_code == 201
        asked = here.post("/api/account/mail/set", json={"password": "first secret", "mail": "anna@example.org"})
        assert asked.json() == {"mail": None, "possible": True}
        assert here.post("/api/account/confirm", json={"secret": secret("confirm", 1)}).status_code == 200
        assert here.get("/api/account/mail").json()["mail"] == "anna@example.org"
    post(url, "/api/account/forgot", {"name": "anna"})
    post(url, "/api/account/reset", {"secret": secret("reset", 2), "password": "second secret"})
    assert post(url, "/api/login", anna, status=403)["code"] == "wrong-password"
    post(url, "/api/login", {"name": "Anna", "password": "second secret"})


def test_every_way_reaches_whoever_is_away_and_only_then(running: RunningServer, hook: Hook) -> None:
    url = running.url
    table, ann, bob = table_of_two(url)
    browser = Browser(hook.url + "/push")
    offered = get(url, f"/api/tables/{table}/notices", bob)
    assert offered["kinds"] == ["mail", "push", "webhook", "discord", "ntfy"]
    call_by(url, table, bob, "push", subscription=browser.subscription(), lang="ru", every=True)
    call_by(url, table, bob, "webhook", address=hook.url + "/hook", lang="it", every=True)
    call_by(url, table, bob, "discord", address=hook.url + "/discord", lang="en", every=True)
    listed = call_by(url, table, bob, "ntfy", address=hook.url + "/topic", lang="en", every=True)["callers"]
    assert "/hook" not in json.dumps(listed)  # the rest of an address is a secret
    assert get(url, f"/api/tables/{table}/notices", ann)["callers"] == []
    with Person(url, table, bob) as looking:  # while Bob looks nobody calls
        post(url, f"/api/tables/{table}/start", token=ann)
        dice = Dice(1)
        with Person(url, table, ann) as page:
            play_until_other(page, dice)
            looking.until(lambda state: state["table"]["decision_seat"] == 1)
            time.sleep(0.3)
            assert hook.received == []
            play_until_other(looking, dice)
            looking.send({"type": "visible", "visible": False})  # behind another window
            assert looking.answer({"type": "ask", "what": "warnings"}, "answer")
            page.until(lambda state: state["table"]["decision_seat"] == 0 and state["decision"] is not None)
            play_until_other(page, dice)
            wait_for(lambda: len(hook.received) == 4)
    link = f"http://games.test/t/{table}"
    _, headers, body = next(one for one in hook.received if one[0] == "/push")
    shown = browser.read(body)
    assert (shown["url"], shown["tag"]) == (link, table)
    assert "Bob" in shown["text"]
    assert "решени" in shown["text"]
    assert headers["Content-Encoding"] == "aes128gcm"
    key, claims = signed_by(headers["Authorization"])
    assert key == offered["push"]
    assert claims["aud"] == hook.url
    assert claims["sub"] == "mailto:host@example.org"
    assert time.time() < claims["exp"] <= time.time() + 86400
    notice = json.loads(hook.bodies("/hook")[0])
    assert (notice["event"], notice["seat"], notice["url"]) == ("decision", 1, link)
    assert "Sunday" in notice["text"]
    discord = json.loads(hook.bodies("/discord")[0])
    assert discord["content"].endswith(link)
    assert discord["allowed_mentions"] == {"parse": []}
    _, headers, body = next(one for one in hook.received if one[0] == "/topic")
    assert headers["Click"] == link
    assert "it is your decision" in body.decode()


def test_a_subscription_that_a_browser_ended_is_forgotten(running: RunningServer, hook: Hook) -> None:
    url = running.url
    table, _, bob = table_of_two(url)
    added = call_by(url, table, bob, "push", subscription=Browser(hook.url + "/push").subscription())
    hook.status = 410
    assert post(url, f"/api/tables/{table}/notices/{added['callers'][0]['id']}/try", {}, bob)["taken"] is False
    assert get(url, f"/api/tables/{table}/notices", bob)["callers"] == []


def test_what_cannot_be_called_is_refused(running: RunningServer) -> None:
    url = running.url
    table, _, bob = table_of_two(url)
    good = Browser("https://push.example.org/x").subscription()
    for kind, more, code in [
        ("mail", {"address": "bob"}, "mail-refused"),
        ("mail", {"address": "bob@example.org\r\nBcc: eve@example.org"}, "mail-refused"),
        ("mail", {"address": "a@b.org, eve@example.org"}, "mail-refused"),
        ("push", {}, "push-refused"),
        ("push", {"subscription": {**good, "p256dh": "AAAA"}}, "push-refused"),
        ("push", {"subscription": {**good, "auth": "AAAA"}}, "push-refused"),
        ("webhook", {"address": "ftp://example.org"}, "webhook-refused"),
        ("ntfy", {"address": "https://ntfy.sh/a/b"}, "ntfy-refused"),
    ]:
        assert call_by(url, table, bob, kind, 400, **more)["code"] == code
    assert (
        call_by(url, table, bob, "ntfy", 403, address="https://ntfy.sh/a", everywhere=True)["code"] == "not-logged-in"
    )
    for number in range(callers.MOST):
        call_by(url, table, bob, "ntfy", address=f"https://ntfy.sh/a{number}")
    assert call_by(url, table, bob, "ntfy", 409, address="https://ntfy.sh/more")["code"] == "too-many-notices"
    with pytest.raises(Fault, match="discord"):
        callers.checked(Config("sqlite://"), "discord", "https://example.org/api/webhooks/1", None)
    assert callers.kinds(Config("sqlite://", webhooks="off")) == []


@pytest.mark.parametrize("url", ["", "http://host", "smtp://", "smtp://host:99999", "smtp://host/path"])
def test_what_is_no_mail_server_is_refused(url: str) -> None:
    with pytest.raises(OptionError, match="--mail"):
        mail.post_of(url)


def test_a_password_travels_through_tls_only() -> None:
    far, near = mail.post_of("smtp://ann:s%40x@mail.example.org"), mail.post_of("smtp://127.0.0.1:2525")
    assert (far.port, far.password, far.upgraded, far.at_once) == (587, "s@x", True, False)
    assert near.upgraded is None
    assert mail.post_of("smtps://mail.example.org").at_once


# --- three days -----------------------------------------------------------------------------------------------------
class Days:
    """Time as a test wants it; the rest of the machine goes on as ever."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.ahead)
        monkeypatch.setattr(house, "BREAK", 1e12)  # the server was there all the time
        monkeypatch.setattr(calling, "SWEEP", 0.5)

    def pass_by(self, hours: float) -> None:
        self.ahead += hours * HOUR


def test_an_asynchronous_game_of_three_days_calls_each_in_turn(
    running: RunningServer, letters: tuple[Letters, str], hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann has mail in English, Bob web push in Russian; both come by now and then and close their pages."""
    days, url, kept = Days(monkeypatch), running.url, letters[0]
    table, ann, bob = table_of_two(url, "tta", clock={"move": 86400, "reserve": 259200})
    browser = Browser(hook.url + "/push")
    call_by(url, table, bob, "push", subscription=browser.subscription(), lang="ru")
    call_by(url, table, ann, "mail", address="ann@example.org", lang="en")
    code = wait_for(lambda: kept.texts("ann@example.org"))[0].split("Your code is ")[1][:8]
    post(url, f"/api/tables/{table}/notices/confirm", {"code": code}, ann)
    post(url, f"/api/tables/{table}/start", token=ann)
    kept.received.clear()
    hook.received.clear()
    dice, expected = Dice(11), {"ann": 0, "bob": 0}
    seats = {"ann": ann, "bob": bob}
    last_call = {"ann": -1e9, "bob": -1e9}
    visits = 0

    def calls() -> dict[str, int]:
        return {"ann": len(kept.received), "bob": len(hook.received)}

    def decider() -> str | None:
        found = get(url, f"/api/tables/{table}", ann)["table"]
        return None if found["status"] != "playing" else ("ann", "bob")[found["decision_seat"]]

    end = time.time() + 72 * HOUR
    gaps = [0.2, 0.3, 6.0, 0.1, 14.0, 0.4, 0.4, 0.4, 9.0]  # hours between visits: bursts and nights
    first = decider()
    if first == "bob":  # the start asked him
        expected["bob"], last_call["bob"] = 1, time.time()
    elif first == "ann":
        expected["ann"], last_call["ann"] = 1, time.time()
    wait_for(lambda: calls() == expected)
    while time.time() < end and (who := decider()) is not None:
        with Person(url, table, seats[who]) as page:
            page.until(lambda state: state["decision"] is not None)
            play_until_other(page, dice)
        wait_for(
            lambda who=who: not get(url, f"/api/tables/{table}")["table"]["seats"][list(seats).index(who)]["online"]
        )
        visits += 1
        now, other = time.time(), "bob" if who == "ann" else "ann"
        if now - last_call[other] >= HOUR:
            expected[other] += 1
            last_call[other] = now
        else:  # within the hour: told when it is over, if nobody has come by
            due = last_call[other] + HOUR
            gap = gaps[visits % len(gaps)] * HOUR
            time.sleep(0.2)
            assert calls() == expected, "too soon"
            if now + gap > due:
                days.ahead += due - now + 1
                expected[other] += 1
                last_call[other] = time.time()
        wait_for(lambda: calls() == expected)
        days.pass_by(gaps[visits % len(gaps)])
    assert time.time() >= end
    assert visits > 12
    time.sleep(1.5)
    assert calls() == expected
    assert min(expected.values()) > 2
    link = f"http://games.test/t/{table}"
    for to, letter in kept.received:
        assert to == "ann@example.org"
        assert link in letter.get_content()
        assert "Ann" in letter.get_content()
    for _, _, body in hook.received:
        shown = browser.read(body)
        assert shown["url"] == link
        assert "Bob" in shown["text"]
        assert any(letter in shown["text"] for letter in "абвгдежзиклмн")
