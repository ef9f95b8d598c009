"""Tables and seats over HTTP: making, claiming, moving, revoking, starting, playing again."""

import asyncio

import httpx
import pytest
from sqlalchemy import select

from saecula.core.rng import Dice
from saecula.server import schema
from tests.server.kit import ME, OPEN, RANDOM, Person, RunningServer, get, new_table, post


def table_of(url: str, table: str, token: str = "") -> dict[str, object]:
    found = get(url, f"/api/tables/{table}", token)["table"]
    assert isinstance(found, dict)
    return found


def test_a_table_waits_until_everybody_is_ready(url: str) -> None:
    table, host = new_table(url, "tta", [ME, OPEN])
    seen = get(url, f"/api/tables/{table}", host)["table"]
    assert (seen["status"], seen["host"], seen["decision_seat"]) == ("waiting", True, None)
    assert post(url, f"/api/tables/{table}/start", token=host, status=409)["code"] == "not-ready"
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": seen["invite"]})["token"]
    assert post(url, f"/api/tables/{table}/start", token=host, status=409)["code"] == "not-ready"
    assert post(url, f"/api/tables/{table}/start", token=bob, status=403)["code"] == "not-host"
    post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
    started = post(url, f"/api/tables/{table}/start", token=host)["table"]
    assert started["status"] == "playing"
    assert started["decision_seat"] in (0, 1)
    assert post(url, f"/api/tables/{table}/start", token=host, status=409)["code"] == "not-waiting"


def test_strangers_see_neither_invite_nor_seed(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN], seed="a chosen seed")
    stranger = table_of(url, table)
    assert (stranger["invite"], stranger["seed_revealed"], stranger["host"]) == (None, None, False)
    assert stranger["seed_chosen"] is True
    assert "a chosen seed" not in str(stranger)
    assert table_of(url, table, host)["invite"]


def test_a_seat_is_claimed_with_the_invitation_only(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN, OPEN])
    invite = str(table_of(url, table, host)["invite"])
    claim = f"/api/tables/{table}/claim"
    assert post(url, claim, {"seat": 1, "name": "Bob", "invite": "wrong"}, status=403)["code"] == "wrong-invite"
    assert post(url, claim, {"seat": 0, "name": "Bob", "invite": invite}, status=409)["code"] == "seat-taken"
    assert post(url, claim, {"seat": 3, "name": "Bob", "invite": invite}, status=404)["code"] == "no-such-seat"
    bob = post(url, claim, {"seat": 1, "name": " Bob\n the  second ", "invite": invite})
    assert bob["table"]["seats"][1]["name"] == "Bob the second"
    renewed = post(url, f"/api/tables/{table}/invite", token=host)["table"]["invite"]
    assert renewed != invite
    assert post(url, claim, {"seat": 2, "name": "Eve", "invite": invite}, status=403)["code"] == "wrong-invite"


def test_one_token_may_hold_several_seats(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, {"kind": "me", "name": "Bob"}, OPEN])
    assert [seat["mine"] for seat in get(url, f"/api/tables/{table}", host)["table"]["seats"]] == [True, True, False]
    again = post(url, f"/api/tables/{table}/claim", {"seat": 2, "name": "Cid"}, host)
    assert again["token"] == host
    assert [seat["mine"] for seat in again["table"]["seats"]] == [True, True, True]


def test_bots_are_put_on_open_seats_and_removed(url: str) -> None:
    table, host = new_table(url, "tta", [ME, OPEN, OPEN])
    seat = f"/api/tables/{table}/seats/1/bot"
    assert post(url, seat, {"bot": "greedy"}, host)["table"]["seats"][1]["bot"] == "greedy"
    assert post(url, seat, {"bot": None}, host)["table"]["seats"][1]["kind"] == "open"
    assert post(url, seat, {"bot": "nobody"}, host, status=400)["code"] == "no-such-bot"
    assert post(url, f"/api/tables/{table}/seats/0/bot", {"bot": "random"}, host, status=409)["code"] == "seat-taken"


def test_a_seat_moves_to_another_device_once(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, RANDOM])
    code = post(url, f"/api/tables/{table}/move", token=host)["code"]
    moved = post(url, f"/api/tables/{table}/arrive", {"code": code})
    assert moved["table"]["seats"][0]["mine"]
    assert moved["table"]["host"]
    assert post(url, f"/api/tables/{table}/arrive", {"code": code}, status=403)["code"] == "unknown-code"
    assert get(url, f"/api/tables/{table}", host, status=401)["code"] == "unknown-token"
    other, _ = new_table(url, "aoc", [ME, RANDOM])
    second = post(url, f"/api/tables/{table}/move", token=moved["token"])["code"]
    assert post(url, f"/api/tables/{other}/arrive", {"code": second}, status=403)["code"] == "unknown-code"


def test_the_host_revokes_a_seat(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN])
    invite = table_of(url, table, host)["invite"]
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    assert post(url, f"/api/tables/{table}/seats/0/revoke", token=bob, status=403)["code"] == "not-host"
    revoked = post(url, f"/api/tables/{table}/seats/1/revoke", token=host)["table"]
    assert revoked["seats"][1]["kind"] == "open"
    assert get(url, f"/api/tables/{table}", bob, status=401)["code"] == "unknown-token"


def test_who_leaves_a_running_game_is_substituted_and_can_be_followed(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN])
    invite = table_of(url, table, host)["invite"]
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
    post(url, f"/api/tables/{table}/start", token=host)
    left = post(url, f"/api/tables/{table}/leave", {"seat": 1}, bob)["table"]["seats"][1]
    assert left["kind"] == "open"
    assert left["substitute"]
    cid = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Cid", "invite": invite})
    assert cid["table"]["seats"][1]["substitute"] is None


def test_my_tables_are_listed_by_their_tokens(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, RANDOM])
    other, _ = new_table(url, "aoc", [ME, RANDOM])
    found = post(url, "/api/tables/list", {"tokens": {table: host, other: "wrong", "nowhere": "x"}})["tables"]
    assert [item["id"] for item in found] == [table]
    assert found[0]["my_turn"] is False


def test_a_table_for_players_only_shows_nothing_to_others(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, RANDOM], spectators=False)
    assert get(url, f"/api/tables/{table}", status=404)["code"] == "no-such-table"
    assert get(url, f"/api/tables/{table}", host)["table"]["id"] == table


def test_whoever_is_invited_to_a_table_for_players_only_sees_its_seats_until_it_begins(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN, RANDOM], spectators=False)
    invite = table_of(url, table, host)["invite"]
    for wrong in ("", "guess", invite[:-1]):
        stranger = Person(url, table, None, invite=wrong)
        assert stranger.receive()["code"] == "no-such-table"
        stranger.close()
    with Person(url, table, None, invite=invite) as guest, Person(url, table, None, invite=invite) as late:
        assert [seat["kind"] for seat in guest.state["table"]["seats"]] == ["person", "open", "bot"]
        bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
        post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
        post(url, f"/api/tables/{table}/start", {}, host)
        assert late.expect("bye")["code"]
    outside = Person(url, table, None, invite=invite)
    assert outside.receive()["code"] == "no-such-table"
    outside.close()


def test_who_left_a_table_for_players_only_sees_it_no_more(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN], spectators=False)
    invite = table_of(url, table, host)["invite"]
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    with Person(url, table, bob) as there:
        post(url, f"/api/tables/{table}/leave", {"seat": 1}, bob)
        assert there.expect("bye")["code"] == "revoked"
    assert get(url, f"/api/tables/{table}", bob, status=403)["code"] == "no-spectators"
    again = Person(url, table, bob)
    assert again.receive()["code"] == "no-spectators"
    again.close()


def test_a_table_that_cannot_start_is_not_made(server: RunningServer) -> None:
    async def count() -> int:
        async with server.app.state.house.db.reading() as connection:
            return len(list(await connection.execute(select(schema.tables.c.id))))

    def tables() -> int:
        assert server.loop is not None
        return asyncio.run_coroutine_threadsafe(count(), server.loop).result(10)

    before = tables()
    body = {"game": "tta", "options": {}, "seats": [ME, OPEN], "start": True}
    assert post(server.url, "/api/tables", body, status=409)["code"] == "not-ready"
    assert tables() == before


def test_a_rematch_keeps_people_and_tokens_and_passes_the_seats_on(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, RANDOM], start=True)
    assert post(url, f"/api/tables/{table}/rematch", token=host, status=409)["code"] == "not-over"
    play_out(url, table, host)
    again = post(url, f"/api/tables/{table}/rematch", token=host)["table"]
    assert again["id"] != table
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    assert again["seats"][1]["mine"]
    assert post(url, f"/api/tables/{table}/rematch", token=host)["table"]["id"] == again["id"]
    assert get(url, f"/api/tables/{table}")["table"]["rematch"] == again["id"]
    assert again["status"] == "playing"  # against bots nobody has to be waited for


def test_a_rematch_waits_for_other_people(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN])
    invite = get(url, f"/api/tables/{table}", host)["table"]["invite"]
    bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
    post(url, f"/api/tables/{table}/start", token=host)
    for seat, token in ((0, host), (1, bob)):
        post(url, f"/api/tables/{table}/seats/{seat}/substitute", {"bot": "random"}, token)
    with Person(url, table, host) as ann:
        ann.until(lambda state: state["table"]["status"] == "over")
    again = post(url, f"/api/tables/{table}/rematch", token=host)["table"]
    assert again["status"] == "waiting"
    assert [seat["ready"] for seat in again["seats"]] == [False, True]


def play_out(url: str, table: str, token: str) -> None:
    dice = Dice(1)
    with Person(url, table, token) as ann:
        while ann.state["table"]["status"] == "playing":
            if ann.decides():
                ann.play(dice)
            else:
                ann.receive()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "options": {}, "seats": [ME]}, "bad-input"),
        ({"game": "tta", "options": {}, "seats": [ME]}, "bad-input"),
        ({"game": "tta", "options": {"seats": 3}, "seats": [ME, OPEN]}, "bad-input"),
        ({"game": "tta", "options": {"what": 1}, "seats": [ME, OPEN]}, "bad-input"),
        ({"game": "tta", "options": {}, "seats": [ME, {"kind": "bot", "bot": "x"}]}, "no-such-bot"),
        ({"game": "tta", "options": {}, "seats": [ME, OPEN], "more": 1}, "bad-input"),
        ({"game": "tta", "options": {}, "seats": [ME, OPEN], "clock": {"move": -1, "reserve": 0}}, "bad-input"),
        ({"game": "tta", "options": {}, "seats": [{"kind": "me", "name": "\u0007"}, OPEN]}, "no-name"),
        ({"game": "tta", "options": {}, "seats": [ME, OPEN], "seed": "a\nb"}, "bad-input"),
    ],
)
def test_bad_tables_are_refused_in_one_sentence(url: str, body: dict[str, object], code: str) -> None:
    answer = httpx.post(url + "/api/tables?lang=it", json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert "\n" not in answer.json()["text"]


def test_what_is_not_there_is_said(url: str) -> None:
    assert get(url, "/api/tables/nowhere", status=404)["code"] == "no-such-table"
    assert get(url, "/api/nothing", status=404)["code"] == "no-such-page"
    said = httpx.get(url + "/api/tables/nowhere", headers={"Accept-Language": "ru-RU,en"}).json()
    assert said["text"] == "Такого стола нет."


def test_too_much_is_refused(url: str) -> None:
    answer = httpx.post(url + "/api/tables", json={"game": "x" * 100_000})
    assert answer.status_code == 413


def test_every_answer_carries_the_security_headers(url: str) -> None:
    for path in ("/", "/api/settings", "/api/nothing", "/api/tables/nowhere"):
        headers = httpx.get(url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].split("style-src-attr")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
