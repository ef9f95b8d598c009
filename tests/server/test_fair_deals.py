"""Deals that nobody alone chooses: promises, shares, who could cheat, and records that tell it."""

import asyncio
import json
from secrets import token_hex
from typing import Any

import httpx
import pytest

from saecula import signing
from saecula.core import record
from saecula.core.chance import commitment
from saecula.core.errors import RecordError
from saecula.core.fair import deal_seed, share_commitment
from saecula.core.rng import Dice
from saecula.games import rules_of_record
from saecula.server import dealing
from saecula.server.config import Config, database_url
from tests.server.kit import ME, OPEN, RANDOM, Person, RunningServer, get, new_table, post


class Waiting:
    """A table of Ann (the host), Bob and a bot, everybody ready."""

    def __init__(self, url: str, **more: Any) -> None:
        self.url = url
        self.id, self.ann = new_table(url, "aoc", [ME, OPEN, RANDOM], **more)
        invite = get(url, f"/api/tables/{self.id}", self.ann)["table"]["invite"]
        self.bob = post(url, f"/api/tables/{self.id}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
        self.shares = {0: token_hex(32), 1: token_hex(32)}
        self.ready()

    def token(self, seat: int) -> str:
        return self.ann if seat == 0 else self.bob

    def ready(self) -> None:
        post(self.url, f"/api/tables/{self.id}/seats/1/ready", {"ready": True}, self.bob)

    def promise(self, seat: int, status: int = 200, **more: Any) -> Any:
        body = {"commitment": share_commitment(self.shares[seat]), **more}
        return post(self.url, f"/api/tables/{self.id}/seats/{seat}/promise", body, self.token(seat), status)

    def reveal(self, seat: int, status: int = 200, **more: Any) -> Any:
        body = {"share": self.shares[seat], **more}
        return post(self.url, f"/api/tables/{self.id}/seats/{seat}/reveal", body, self.token(seat), status)

    def start(self, status: int = 200) -> Any:
        return post(self.url, f"/api/tables/{self.id}/start", token=self.ann, status=status)

    def look(self) -> Any:
        return get(self.url, f"/api/tables/{self.id}")["table"]

    def play(self) -> str:
        """To the end, by resigning where that is possible; the record."""
        dice = Dice(3)
        with Person(self.url, self.id, self.ann) as ann, Person(self.url, self.id, self.bob) as bob:
            for _ in range(2000):
                if ann.state["table"]["status"] == "over":
                    break
                seat = ann.state["table"]["decision_seat"]
                person = {0: ann, 1: bob}.get(seat)
                if person is None:
                    ann.until(lambda state: state["table"]["decision_seat"] != 2 or state["table"]["status"] == "over")
                    continue
                person.until(
                    lambda state, seat=seat: (
                        state["table"]["decision_seat"] == seat or state["table"]["status"] == "over"
                    )
                )
                if not person.decides():
                    break
                done = person.play(dice)
                ann.until(lambda state, ply=done["ply"]: state["ply"] >= ply)
        return httpx.get(f"{self.url}/api/tables/{self.id}/record").text


@pytest.fixture(scope="module")
def played(url: str) -> tuple[Waiting, str, str]:
    """A fair game with its record, and the commitment of the server before anybody had promised anything."""
    table = Waiting(url)
    first = table.look()["fair"]["commitment"]
    table.promise(0)
    table.promise(1)
    opened = table.start()["table"]
    assert (opened["status"], opened["decision_seat"]) == ("waiting", None)
    assert opened["fair"]["ends_at"] is not None
    table.reveal(0)
    assert table.reveal(1)["table"]["status"] == "playing"
    return table, table.play(), first


def test_the_deal_is_made_of_everybodys_shares(played: tuple[Waiting, str, str]) -> None:
    table, text, first = played
    found = record.parse(text.split("\n"))
    record.verify(found, rules_of_record(found))
    server = found.shares["server"]  # type: ignore[index]
    assert commitment(server) == first  # published before anybody promised anything
    assert found.seed == deal_seed(server, table.shares)
    seen = table.look()["fair"]
    assert [(one["seat"], one["share"]) for one in seen["seats"]] == list(table.shares.items())
    assert (seen["server_seed"], seen["commitment"], seen["round"]) == (server, first, 1)


def test_the_record_is_signed_and_says_who_dealt_and_when(url: str, played: tuple[Waiting, str, str]) -> None:
    found = record.parse(played[1].split("\n"))
    keys = signing.keys_at(url)  # from the well-known address
    assert signing.check(found, keys) == found.key
    dealt = found.header["dealt"]
    assert isinstance(dealt, dict)
    assert dealt["table"] == played[0].id
    assert dealt["committed"] <= dealt["dealt"]
    said = get(url, f"/api/tables/{played[0].id}/verify")
    assert (said["signed"], said["shares"], said["people"]) == ("checked", 2, 2)
    assert any(str(found.key) in sentence for sentence in said["proves"])


def test_an_upload_says_whether_it_was_dealt_here(url: str, played: tuple[Waiting, str, str]) -> None:
    assert post(url, "/api/records", {"text": played[1]}, status=201)["verify"]["signed"] == "checked"
    lines = [json.loads(text) for text in played[1].splitlines()[:-1]]
    bare = "\n".join(record.text_lines(lines))
    invented = post(url, "/api/records", {"text": bare}, status=201)["verify"]
    assert (invented["verified"], invented["signed"]) == (True, "no")
    assert any("nobody signed it" in sentence for sentence in invented["leaves_open"])
    stranger = "\n".join(record.text_lines(lines, lambda total: signing.seal(signing.new_key()[0], total)))
    assert post(url, "/api/records", {"text": stranger}, status=201)["verify"]["signed"] == "unchecked"
    old = json.loads(played[1].splitlines()[-1])
    lines[0]["names"][0] = "Eve"
    forged = "\n".join(record.text_lines(lines, lambda total: {"key": old["key"], "signature": old["signature"]}))
    answer = post(url, "/api/records", {"text": forged}, status=201)["verify"]
    assert (answer["verified"], answer["proves"]) == (False, [])


def test_shares_and_seeds_are_secret_until_they_cannot_be_used(url: str, server: RunningServer) -> None:
    table = Waiting(url)
    table.promise(0)
    table.promise(1)
    table.start()
    shown = table.reveal(0)["table"]
    assert [one["revealed"] for one in shown["fair"]["seats"]] == [True, False]
    assert table.shares[0] not in json.dumps(shown)
    hidden = server.app.state.house.tables[table.id].row.seed
    assert hidden not in json.dumps(shown)
    dealt = table.reveal(1)["table"]
    row = server.app.state.house.tables[table.id].row
    assert row.seed == deal_seed(hidden, table.shares)
    for secret in (hidden, row.seed):
        assert secret not in json.dumps(dealt)


def test_who_sends_last_cannot_choose(url: str) -> None:
    """A seat that knew the server's seed, and everybody's shares, could still only reveal what it had promised."""
    table = Waiting(url)
    table.promise(0)
    table.promise(1)
    table.start()
    table.reveal(0)
    assert table.reveal(1, 400, share=token_hex(32))["code"] == "other-share"
    assert table.promise(1, 409, commitment=share_commitment("ab" * 32))["code"] == "dealing"
    assert table.look()["status"] == "waiting"


def test_nobody_comes_or_goes_while_shares_are_revealed(url: str) -> None:
    table = Waiting(url)
    table.promise(0)
    table.start()
    path = f"/api/tables/{table.id}"
    assert post(url, f"{path}/leave", {"seat": 1}, table.bob, 409)["code"] == "dealing"
    assert post(url, f"{path}/seats/1/revoke", {}, table.ann, 409)["code"] == "dealing"
    assert post(url, f"{path}/seats/1/ready", {"ready": False}, table.bob, 409)["code"] == "dealing"
    assert post(url, f"{path}/seats/2/bot", {"bot": "greedy"}, table.ann, 409)["code"] == "dealing"
    assert table.start(409)["code"] == "dealing"
    assert table.reveal(0)["table"]["status"] == "playing"


def test_nobody_speaks_for_another_seat_or_out_of_turn(url: str) -> None:
    table = Waiting(url)
    path = f"/api/tables/{table.id}/seats"
    body = {"commitment": share_commitment(table.shares[1])}
    assert post(url, f"{path}/1/promise", body, table.ann, 403)["code"] == "not-your-seat"
    assert post(url, f"{path}/2/promise", body, table.ann, 403)["code"] == "not-your-seat"
    assert table.reveal(0, 409)["code"] == "no-share"
    table.promise(0)
    assert table.reveal(0, 409)["code"] == "not-opening"
    assert table.promise(0, 400, commitment="short")["code"] == "bad-input"
    chosen = Waiting(url, seed="7")
    assert chosen.promise(0, 409)["code"] == "seed-is-chosen"
    assert chosen.start()["table"]["status"] == "playing"


def test_whoever_leaves_takes_the_promise_along(url: str) -> None:
    table = Waiting(url)
    table.promise(0)
    table.promise(1)
    post(url, f"/api/tables/{table.id}/leave", {"seat": 1}, table.bob)
    assert [one["seat"] for one in table.look()["fair"]["seats"]] == [0]


def test_a_seat_that_does_not_reveal_blocks_nobody(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "OPENING", 0.2)
    table = Waiting(url)
    table.promise(0)
    table.promise(1)
    before = table.look()["fair"]["commitment"]
    table.start()
    table.reveal(0)
    with Person(url, table.id, table.ann) as ann:
        ann.until(lambda state: state["table"]["fair"]["round"] == 2)
        fair = ann.state["table"]["fair"]
    assert (fair["failed"], fair["seats"], fair["ends_at"]) == (["Bob"], [], None)  # told to everybody
    assert fair["commitment"] != before
    seats = table.look()["seats"]
    assert [seat["ready"] for seat in seats] == [True, False, True]
    assert table.start(409)["code"] == "not-ready"
    table.ready()
    monkeypatch.setattr(dealing, "OPENING", 30.0)
    table.promise(0)
    table.start()
    assert table.reveal(0)["table"]["status"] == "playing"
    found = record.parse(table.play().split("\n"))
    promised = found.header["fair"]
    assert isinstance(promised, dict)
    assert promised["round"] == 2  # whoever reads the record sees that a deal was broken off
    record.verify(found, rules_of_record(found))


def test_programs_without_shares_are_dealt_to_as_before(url: str) -> None:
    table = Waiting(url)
    assert table.start()["table"]["status"] == "playing"
    found = record.parse(table.play().split("\n"))
    assert "fair" not in found.header
    said = get(url, f"/api/tables/{table.id}/verify")
    assert (said["verified"], said["signed"], said["shares"]) == (True, "checked", 0)
    assert any("one hand" in sentence for sentence in said["leaves_open"])


def test_a_server_that_changes_its_seed_after_the_shares_is_found_out(url: str, server: RunningServer) -> None:
    """The operator rewrites the stored seed when all shares are known: the record does not verify any more."""
    table = Waiting(url)
    table.promise(0)
    table.promise(1)
    table.start()
    table.reveal(0)
    live = server.app.state.house.tables[table.id]

    async def cheat() -> None:
        async with server.app.state.house.change(live) as change:
            live.row.seed = "another-seed-that-deals-better-cards"
            await dealing._write(change, live)

    assert server.loop is not None
    asyncio.run_coroutine_threadsafe(cheat(), server.loop).result(10)
    table.reveal(1)
    found = record.parse(table.play().split("\n"))
    with pytest.raises(RecordError, match="server's seed is not the one"):
        record.verify(found, rules_of_record(found))


def test_a_deal_that_was_opened_goes_on_after_a_restart(any_database: str) -> None:
    config = Config(database_url(any_database), bot_processes=0, rate=0)
    with RunningServer(config) as running:
        table = Waiting(running.url)
        table.promise(0)
        table.promise(1)
        table.start()
        table.reveal(0)
    with RunningServer(config) as running:
        table.url = running.url
        assert table.reveal(1)["table"]["status"] == "playing"
        found = record.parse(table.play().split("\n"))
        record.verify(found, rules_of_record(found))


def test_a_new_key_leaves_the_old_one_listed(any_database: str) -> None:
    config = Config(database_url(any_database), bot_processes=0, rate=0, public_url="http://127.0.0.1")
    with RunningServer(config) as running:
        first = get(running.url, signing.WELL_KNOWN)["keys"]
        old = Waiting(running.url)
        old.start()
        text = old.play()
    with RunningServer(config) as running:
        assert get(running.url, signing.WELL_KNOWN)["keys"] == first  # a key outlives the process
    renewing = Config(database_url(any_database), bot_processes=0, rate=0, new_key=True)
    with RunningServer(renewing) as running:
        both = get(running.url, signing.WELL_KNOWN)["keys"]
        assert [key["id"] for key in both][1] == first[0]["id"]
        assert [key["retired"] is None for key in both] == [True, False]
        assert signing.check(record.parse(text.split("\n")), signing.keys_at(running.url)) == first[0]["id"]
        again = Waiting(running.url)
        again.start()
        assert json.loads(again.play().splitlines()[-1])["key"] == both[0]["id"]


def test_the_private_key_is_never_told(url: str, server: RunningServer) -> None:
    async def secret() -> bytes:
        return (await server.app.state.house.seals.current()).private  # type: ignore[no-any-return]

    assert server.loop is not None
    private = asyncio.run_coroutine_threadsafe(secret(), server.loop).result(10)
    assert len(private) == 32
    said = httpx.get(url + signing.WELL_KNOWN)
    assert said.headers["content-type"].startswith("application/json")
    assert private.hex() not in said.text
    assert set(said.json()["keys"][0]) == {"id", "algorithm", "public", "created", "retired"}
