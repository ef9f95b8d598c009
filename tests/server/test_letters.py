"""New passwords by letter: nobody learns anything, nobody gets in, and whoever owns the account does."""

import asyncio
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from saecula.server import letters
from saecula.server.config import Config, database_url
from saecula.server.faults import Fault
from tests.server.kit import RunningServer, post, wait_for
from tests.server.test_people import browser

PASSWORD = {"name": "Anna", "password": "first secret"}


class Office:
    """A server whose letters are collected."""

    def __init__(self, running: RunningServer) -> None:
        self.running, self.url = running, running.url
        self.sent: list[tuple[str, str, str]] = []
        running.app.state.house.post = self.post

    async def post(self, to: str, subject: str, text: str) -> None:
        self.sent.append((to, subject, text))

    def secret(self, what: str, count: int = 1) -> str:
        """Of the last letter, when so many were sent."""
        wait_for(lambda: len(self.sent) >= count)
        found = re.search(rf"https://games\.example\.org/account#{what}=([\w-]+)", self.sent[-1][2])
        assert found, self.sent
        return found[1]


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    stored = database_url(str(tmp_path / "saecula.db"))
    config = Config(stored, bot_processes=0, rate=0, public_url="https://games.example.org")
    with RunningServer(config) as running:
        yield Office(running)


def with_address(office: Office, address: str = "anna@example.org") -> None:
    with browser(office.url) as here:
        here.post("/api/accounts", json=PASSWORD)
        asked = here.post("/api/account/mail/set", json={"password": PASSWORD["password"], "mail": address})
        assert asked.json() == {"mail": None, "possible": True}  # not before it is confirmed
        assert here.post("/api/account/confirm", json={"secret": office.secret("confirm")}).status_code == 200
        assert here.get("/api/account/mail").json() == {"mail": address, "possible": True}
    office.sent.clear()


def test_a_letter_sets_a_new_password_once_and_ends_all_sessions(office: Office) -> None:
    with_address(office)
    with browser(office.url) as thief, browser(office.url) as anna:
        assert thief.post("/api/login", json=PASSWORD).status_code == 200
        anna.post("/api/account/forgot", json={"name": "anna"}, headers={"Accept-Language": "ru"})
        secret = office.secret("reset")
        assert office.sent[0][0] == "anna@example.org"
        assert "новый пароль" in office.sent[0][1]
        new = {"secret": secret, "password": "second secret"}
        assert anna.post("/api/account/reset", json=new).status_code == 200
        assert thief.get("/api/account").json() == {"name": None}
        again = anna.post("/api/account/reset", json={**new, "password": "third secret"})
        assert (again.status_code, again.json()["code"]) == (403, "unknown-letter")
        assert anna.post("/api/login", json=PASSWORD).status_code == 403
        assert anna.post("/api/login", json={**PASSWORD, "password": "second secret"}).status_code == 200


def test_nobody_learns_who_has_an_account_or_an_address(office: Office) -> None:
    with_address(office)
    with browser(office.url) as here:
        here.post("/api/accounts", json={"name": "Bert", "password": "without address"})
        here.post("/api/logout")
        answers = [here.post("/api/account/forgot", json={"name": name}) for name in ("Anna", "Bert", "Nobody")]
        assert len({(answer.status_code, answer.text) for answer in answers}) == 1
    office.secret("reset")
    assert [to for to, _, _ in office.sent] == ["anna@example.org"]


def test_a_letter_does_only_what_it_was_sent_for(office: Office) -> None:
    """The link that confirms an address, which somebody else may have typed, sets no password."""
    with browser(office.url) as here:
        here.post("/api/accounts", json=PASSWORD)
        here.post("/api/account/mail/set", json={"password": PASSWORD["password"], "mail": "eve@example.org"})
        confirming = office.secret("confirm")
        refused = here.post("/api/account/reset", json={"secret": confirming, "password": "hers from now on"})
        assert refused.json()["code"] == "unknown-letter"
        here.post("/api/account/forgot", json={"name": "Anna"})
        assert len(office.sent) == 1  # nothing goes to an address that nobody confirmed


def test_a_stolen_session_does_not_change_the_address(office: Office) -> None:
    with_address(office)
    with browser(office.url) as thief:
        thief.post("/api/login", json=PASSWORD)
        taken = thief.post("/api/account/mail/set", json={"password": "a guess of it", "mail": "eve@example.org"})
        assert (taken.status_code, taken.json()["code"]) == (403, "wrong-password")
        odd = thief.post("/api/account/mail/set", json={"password": PASSWORD["password"], "mail": "a@b\r\nBcc: c@d"})
        assert odd.status_code == 400
        assert office.sent == []
        forgotten = thief.post("/api/account/mail/set", json={"password": PASSWORD["password"], "mail": None})
        assert forgotten.json() == {"mail": None, "possible": True}


def test_nobody_is_flooded_with_letters(office: Office) -> None:
    with_address(office)
    with browser(office.url) as here:
        for _ in range(10):
            assert here.post("/api/account/forgot", json={"name": "Anna"}).status_code == 200
        codes = []
        for number in range(6):  # one address, many accounts
            here.post("/api/accounts", json={"name": f"Flood {number}", "password": "long enough"})
            body = {"password": "long enough", "mail": "victim@example.org"}
            codes.append(here.post("/api/account/mail/set", json=body).status_code)
    wait_for(lambda: len(office.sent) >= 2 * letters.PER_HOUR)
    assert [to for to, _, _ in office.sent].count("anna@example.org") == letters.PER_HOUR
    assert codes == [200] * letters.PER_HOUR + [429] * 3


def test_an_old_letter_is_void(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    with_address(office)
    monkeypatch.setattr(letters, "LASTS", -1.0)
    post(office.url, "/api/account/forgot", {"name": "Anna"})
    body = {"secret": office.secret("reset"), "password": "second secret"}
    assert post(office.url, "/api/account/reset", body, status=403)["code"] == "unknown-letter"


def test_a_letter_is_void_when_the_password_was_changed(office: Office) -> None:
    with_address(office)
    with browser(office.url) as anna:
        anna.post("/api/account/forgot", json={"name": "Anna"})
        secret = office.secret("reset")
        anna.post("/api/login", json=PASSWORD)
        anna.post("/api/account/password", json={"old": PASSWORD["password"], "new": "second secret"})
        late = anna.post("/api/account/reset", json={"secret": secret, "password": "third secret"})
        assert late.json()["code"] == "unknown-letter"


def test_a_letter_opens_no_account_that_is_locked(office: Office) -> None:
    """The letter was sent before; when the account is open again it works."""
    with_address(office)
    post(office.url, "/api/account/forgot", {"name": "Anna"})
    secret = {"secret": office.secret("reset"), "password": "second secret"}
    lock(office, True)
    assert post(office.url, "/api/account/reset", secret, status=403)["code"] == "account-locked"
    assert post(office.url, "/api/login", PASSWORD, status=403)["code"] == "account-locked"
    post(office.url, "/api/account/forgot", {"name": "Anna"})  # nor is one sent
    lock(office, False)
    post(office.url, "/api/login", PASSWORD)
    post(office.url, "/api/account/reset", secret)
    post(office.url, "/api/login", {**PASSWORD, "password": "second secret"})
    assert len(office.sent) == 1


def lock(office: Office, locked: bool) -> None:
    """As `saecula admin lock person` does."""
    with sqlite3.connect(office.running.config.database.removeprefix("sqlite+aiosqlite:///")) as plain:
        plain.execute("UPDATE accounts SET locked = ? WHERE folded = 'anna'", (locked,))
    plain.close()


def test_a_letter_that_cannot_be_sent_is_one_line_of_the_log(office: Office, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(to: str, subject: str, text: str) -> None:
        raise OSError("SMTPConnectError")

    with_address(office)
    office.running.app.state.house.post = broken
    with caplog.at_level(logging.WARNING):
        post(office.url, "/api/account/forgot", {"name": "Anna"})
        wait_for(lambda: "SMTPConnectError" in caplog.text)
    assert "Traceback" not in caplog.text
    assert "anna@example.org" not in caplog.text


def test_without_mail_whoever_runs_the_server_makes_the_link(office: Office) -> None:
    house = office.running.app.state.house
    house.post = None
    with browser(office.url) as here:
        here.post("/api/accounts", json=PASSWORD)
        assert here.get("/api/account/mail").json() == {"mail": None, "possible": False}
        assert here.post("/api/account/forgot", json={"name": "Anna"}).json()["code"] == "no-mail"
    assert office.running.loop is not None
    made = asyncio.run_coroutine_threadsafe(letters.reset_secret(house.db, "ANNA"), office.running.loop).result(10)
    post(office.url, "/api/account/reset", {"secret": made, "password": "second secret"})
    post(office.url, "/api/login", {"name": "Anna", "password": "second secret"})
    unknown = asyncio.run_coroutine_threadsafe(letters.reset_secret(house.db, "Nobody"), office.running.loop)
    with pytest.raises(Fault, match="no-such-account"):
        unknown.result(10)
    path = office.running.config.database.removeprefix("sqlite+aiosqlite:///")
    assert made.encode() not in Path(path).read_bytes()
