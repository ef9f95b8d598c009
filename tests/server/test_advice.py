"""Suggestions: a bot's choice from the asker's view alone, and who may ask for one."""

from saecula.bots import known_bots
from tests.server.kit import ME, OPEN, RANDOM, Person, RunningServer, get, new_table, post


def test_a_bot_says_what_it_would_do_and_what_that_changes(server: RunningServer) -> None:
    for game in ("tta", "aoc"):
        table, token = new_table(server.url, game, [ME, RANDOM], seed="7", options={"first": "1"}, start=True)
        with Person(server.url, table, token) as person:
            person.until(lambda state: state["decision"] is not None)
            for level in known_bots(game):
                found = post(server.url, f"/api/tables/{table}/suggest", {"level": level}, token)
                assert found["preview"]["text"] in person.legal
                assert (
                    found["ply"]
                    == person.state["ply"]
                    == get(server.url, f"/api/tables/{table}", token)["table"]["ply"]
                )
            assert found["preview"]["changes"] or found["preview"]["unknown"], found
            assert 1 <= len(found["reasons"]) <= 3
            judgement = found["judgement"]
            if game == "tta":  # what adds up to the chance: an even one, and its reasons
                assert 0 < judgement["chance"] < 100
                points = [reason["points"] for reason in judgement["reasons"]]
                assert judgement["chance"] == judgement["even"] + sum(points)
                assert judgement["even"] == 50
            else:
                assert judgement is None
            person.command(found["preview"]["text"])


def test_nobody_is_advised_against_people_unless_the_host_allows_it(server: RunningServer) -> None:
    table, token = new_table(server.url, "tta", [ME, OPEN], options={"first": "1"})
    invite = get(server.url, f"/api/tables/{table}", token)["table"]["invite"]
    claim = {"seat": 1, "name": "Bob", "invite": invite}
    bob = post(server.url, f"/api/tables/{table}/claim", claim)["token"]
    post(server.url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
    post(server.url, f"/api/tables/{table}/start", {}, token)
    suggest = f"/api/tables/{table}/suggest"
    assert post(server.url, suggest, {}, token, status=403)["code"] == "no-advice"
    assert post(server.url, suggest, {}, bob, status=403)["code"] == "not-your-decision"
    assert post(server.url, f"/api/tables/{table}/advice", {"allowed": True}, bob, status=403)["code"] == "not-host"
    assert post(server.url, f"/api/tables/{table}/advice", {"allowed": True}, token)["table"]["advice"] is True
    assert post(server.url, suggest, {"level": "easy"}, token)["level"] == "easy"
    assert get(server.url, f"/api/tables/{table}")["table"]["advice"] is False  # of somebody who only looks


def test_a_table_may_do_without_suggestions(server: RunningServer) -> None:
    table, token = new_table(server.url, "aoc", [ME, RANDOM], options={"first": "1"}, start=True, advice=False)
    assert post(server.url, f"/api/tables/{table}/suggest", {}, token, status=403)["code"] == "no-advice"
    assert post(server.url, f"/api/tables/{table}/suggest", {"level": "nobody"}, token, status=403)
    post(server.url, f"/api/tables/{table}/advice", {"allowed": None}, token)
    assert (
        post(server.url, f"/api/tables/{table}/suggest", {"level": "nobody"}, token, status=400)["code"]
        == "no-such-bot"
    )
