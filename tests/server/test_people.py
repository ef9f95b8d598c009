"""Accounts, sessions, and seats that belong to them."""

import httpx

from tests.server.kit import ME, RANDOM, RunningServer, get, new_table, post


def browser(url: str) -> httpx.Client:
    return httpx.Client(base_url=url, timeout=30)


def link(page: httpx.Client, table: str, token: str, account: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"}
    return page.post(f"/api/tables/{table}/link", json={"account": account}, headers=headers)


def test_an_account_brings_its_seats_to_any_device(url: str) -> None:
    credentials = {"name": "Anna Maria", "password": "correct horse"}
    with browser(url) as first, browser(url) as second:
        assert first.post("/api/accounts", json=credentials).status_code == 201
        made = first.post("/api/tables", json={"game": "aoc", "options": {}, "seats": [ME, RANDOM]}).json()
        assert first.post("/api/tables/list", json={"tokens": {}}).json()["tables"] == []  # nobody was asked yet
        link(first, made["table"]["id"], made["token"], "Anna Maria")
        assert first.post("/api/accounts", json={**credentials, "name": "ANNA maria"}).json()["code"] == "name-taken"
        assert second.get("/api/account").json() == {"name": None}
        table = made["table"]["id"]
        assert second.post(f"/api/tables/{table}/enter").json()["code"] == "not-logged-in"
        assert second.post("/api/login", json=credentials).json() == {"name": "Anna Maria"}
        assert [item["id"] for item in second.post("/api/tables/list", json={"tokens": {}}).json()["tables"]] == [table]
        entered = second.post(f"/api/tables/{table}/enter").json()
        assert entered["table"]["seats"][0]["mine"]
        assert get(url, f"/api/tables/{table}", made["token"], status=401)["code"] == "unknown-token"


def test_passwords_are_checked_and_changed(url: str) -> None:
    credentials = {"name": "Bertha", "password": "first secret"}
    with browser(url) as here, browser(url) as there:
        cookie = here.post("/api/accounts", json=credentials).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        wrong = there.post("/api/login", json={**credentials, "password": "second secret"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
        unknown = there.post("/api/login", json={"name": "Nobody", "password": "second secret"})
        assert unknown.json() == wrong.json()
        there.post("/api/login", json=credentials)
        changed = here.post("/api/account/password", json={"old": "first secret", "new": "second secret"})
        assert changed.status_code == 200
        assert there.get("/api/account").json() == {"name": None}
        assert here.get("/api/account").json() == {"name": "Bertha"}
        here.post("/api/logout")
        assert here.get("/api/account").json() == {"name": None}
        assert here.post("/api/login", json={**credentials, "password": "second secret"}).status_code == 200
        assert here.post("/api/accounts", json={"name": "Carl", "password": "short"}).status_code == 400


def test_a_token_is_linked_to_an_account_later(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, RANDOM])
    with browser(url) as here:
        here.post("/api/accounts", json={"name": "Dora", "password": "long enough"})
        assert here.post(f"/api/tables/{table}/enter").json()["code"] == "nothing-here"
        other = link(here, table, token, "Doris")
        assert (other.status_code, other.json()["code"]) == (409, "other-account")
        assert here.post(f"/api/tables/{table}/enter").json()["code"] == "nothing-here"
        assert link(here, table, token, "Dora").status_code == 200
        assert here.post(f"/api/tables/{table}/enter").json()["table"]["host"]


def test_secrets_are_stored_as_hashes_only(server: RunningServer) -> None:
    password, url = "a very secret password", server.url
    with browser(url) as here:
        here.post("/api/accounts", json={"name": "Emil", "password": password})
        session = here.cookies["saecula-session"]
    _, token = new_table(url, "aoc", [ME, RANDOM])
    code = post(url, f"/api/tables/{_}/move", token=token)["code"]
    path = server.config.database.removeprefix("sqlite+aiosqlite:///")
    stored = b""
    for ending in ("", "-wal"):
        with open(path + ending, "rb") as file:
            stored += file.read()
    assert b"Emil" in stored
    for secret in (password, session, token, code):
        assert secret.encode() not in stored


def test_a_name_that_grows_when_it_is_folded_fits(url: str) -> None:
    with browser(url) as here:
        made = here.post("/api/accounts", json={"name": "\u0390" * 60, "password": "long enough"})
        assert made.status_code == 201
        assert here.get("/api/account").json() == {"name": "\u0390" * 60}


def test_a_table_with_two_tokens_of_an_account_is_listed_once(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, {"kind": "open"}])
    invite = get(url, f"/api/tables/{table}", host)["table"]["invite"]
    with browser(url) as here:
        here.post("/api/accounts", json={"name": "Fritz", "password": "long enough"})
        claim = {"seat": 1, "name": "Fritz", "invite": invite}
        claimed = here.post(f"/api/tables/{table}/claim", json=claim)
        link(here, table, claimed.json()["token"], "Fritz")
        listed = here.post("/api/tables/list", json={"tokens": {table: host}}).json()["tables"]
        assert [(item["id"], item["host"]) for item in listed] == [(table, True)]
        link(here, table, host, "Fritz")
        assert len(here.post("/api/tables/list", json={"tokens": {}}).json()["tables"]) == 1
