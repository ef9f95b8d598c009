"""Playing over web sockets: commands, idempotency, undo and redo, hot-seat, substitutes, clocks, reconnects."""

import time

import pytest
from websockets.exceptions import ConnectionClosed

from saecula.core.rng import Dice
from tests.server.kit import ME, OPEN, RANDOM, Person, get, new_table, post, wait_for

BOB = {"kind": "me", "name": "Bob"}


def test_a_person_plays_a_whole_game_against_bots(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, RANDOM, RANDOM], start=True)
    dice = Dice(3)
    with Person(url, table, token) as ann:
        while ann.state["table"]["status"] == "playing":
            if ann.decides():
                ann.play(dice)
            else:
                ann.receive()
        assert ann.state["decision"] is None
        assert ann.state["table"]["seed_revealed"]
        plies = [line["ply"] for line in ann.log]
        assert plies == sorted(plies)
    assert get(url, f"/api/tables/{table}/verify")["verified"] is True
    assert get(url, f"/api/tables/{table}/report")


def test_the_same_command_is_done_once(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, BOB], start=True)
    with Person(url, table, token) as ann:
        text = ann.legal[0]
        first = ann.command(text, id="same")
        again = ann.answer({"type": "command", "ply": 0, "text": text, "id": "same"}, "ack")
        assert (first["duplicate"], again["duplicate"]) == (False, True)
        assert first["ply"] == again["ply"] == 1
        unnamed = {"type": "command", "ply": 0, "text": text, "id": None}
        ann.send(unnamed)
        assert ann.expect("ack")["duplicate"] is True
        other = ann.answer({"type": "command", "ply": 0, "text": "skip"}, "error")
        assert other["code"] == "stale"
    assert get(url, f"/api/tables/{table}")["table"]["ply"] == 1


def test_a_command_that_was_taken_back_is_not_done_again_by_a_late_repetition(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, BOB], start=True, seed="undo")
    with Person(url, table, token) as ann:
        given = to_an_undoable_command(ann)
        before = ann.state["ply"]
        ann.answer({"type": "undo", "ply": before}, "ack")
        ann.until(lambda state: state["ply"] == before - 1)
        repeated = ann.answer({"type": "command", "ply": before - 1, **given}, "ack")
        assert repeated["duplicate"] is True
        assert get(url, f"/api/tables/{table}")["table"]["ply"] == before - 1


def to_an_undoable_command(ann: Person) -> dict[str, str]:
    """Play on until a command can be taken back; that command with its id."""
    dice = Dice(5)
    for number in range(60):
        if ann.state["table"]["decision_seat"] != ann.state["seat"]:
            ann.send({"type": "look", "seat": ann.state["table"]["decision_seat"]})
            ann.until(lambda state: state["seat"] == state["table"]["decision_seat"])
        text = ann.legal[dice.below(len(ann.legal))]
        done = ann.command(text, id=f"n{number}")
        ann.until(lambda state, ply=done["ply"]: state["ply"] >= ply)
        if ann.state["undo"]:
            return {"id": f"n{number}", "text": text}
    raise AssertionError("nothing could be taken back")


def test_undo_and_redo_step_by_step(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, BOB], start=True, seed="undo")
    with Person(url, table, token) as ann:
        given = to_an_undoable_command(ann)
        ply, text, lines = ann.state["ply"], ann.state["undo_text"], ann.log[:]
        board = ann.state["board"]
        ann.answer({"type": "undo", "ply": ply}, "ack")
        ann.until(lambda state: state["redo"])
        titles = {action["text"]: action["title"] for action in ann.state["decision"]["actions"]}
        assert ann.state["redo_text"] == text == titles[given["text"]]
        assert ann.state["ply"] == ply - 1
        assert all(line["ply"] < ply for line in ann.log)
        ann.answer({"type": "redo", "ply": ply - 1}, "ack")
        ann.until(lambda state: state["ply"] == ply)
        assert ann.state["board"] == board
        assert ann.log == lines
        assert ann.answer({"type": "redo", "ply": ply}, "error")["code"] == "redo-refused"
        assert ann.answer({"type": "undo", "ply": ply - 1}, "error")["code"] == "stale"


def test_nobody_takes_back_what_revealed_something_or_passed_the_turn(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, BOB], start=True, seed="7")
    with Person(url, table, token) as ann:
        dice = Dice(2)
        first = ann.state["seat"]
        while ann.state["table"]["decision_seat"] == first:
            ann.play(dice)
        ann.send({"type": "look", "seat": 1 - first})
        ann.until(lambda state: state["seat"] == 1 - first)
        assert ann.state["undo"] is False
        refused = ann.answer({"type": "undo", "ply": ann.state["ply"]}, "error")
        assert refused["code"] == "undo-refused"


def test_only_the_decider_acts_and_the_law_is_named(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, OPEN])
    invite = get(url, f"/api/tables/{table}", token)["table"]["invite"]
    bob_token = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    with (
        Person(url, table, token) as ann,
        Person(url, table, bob_token, lang="ru") as bob,
        Person(url, table, None) as eve,
    ):
        assert ann.state["board"] is None
        bob.send({"type": "ready"})
        ann.until(lambda state: state["table"]["seats"][1]["ready"])
        post(url, f"/api/tables/{table}/start", token=token)
        for person in (ann, bob, eve):
            person.until(lambda state: state["table"]["status"] == "playing")
        decider, other = (ann, bob) if ann.decides() else (bob, ann)
        text = decider.legal[0]
        assert not other.decides()
        assert other.answer({"type": "command", "ply": 0, "text": text}, "error")["code"] == "not-your-decision"
        assert eve.answer({"type": "command", "ply": 0, "text": text}, "error")["code"] == "not-your-seat"
        illegal = decider.answer({"type": "command", "ply": 0, "text": "skip"}, "error")
        assert (illegal["code"], illegal["law"]) == ("illegal", "turn.first.must-rise")
        assert decider.answer({"type": "command", "ply": 0, "text": "dance"}, "error")["code"] == "not-understood"
        asked = decider.answer({"type": "ask", "what": "why", "text": "skip"}, "answer")["value"]
        assert asked["legal"] is False
        assert decider.answer({"type": "ask", "what": "preview", "text": text}, "answer")["value"]["legal"]
        for what in ("warnings", "digest", "actions", "whereabouts"):
            decider.answer({"type": "ask", "what": what}, "answer")
        assert (
            eve.answer({"type": "ask", "what": "explain", "number": "power", "seat": 0}, "answer")["value"]["seat"] == 0
        )
        assert eve.answer({"type": "ask", "what": "preview", "text": text}, "error")["code"] == "not-your-decision"
        decider.command(text)
        eve.until(lambda state: state["ply"] == 1)
        assert eve.state["table"]["watching"] == 1


def test_hot_seat_shows_a_hand_only_after_it_was_asked_for(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, BOB], options={"modules": ["draft"]}, start=True)
    with Person(url, table, token) as both:
        first = both.state["seat"]
        assert both.state["table"]["decision_seat"] == first
        both.command(both.legal[0])
        both.until(lambda state: state["ply"] == 1)
        assert both.state["table"]["decision_seat"] == 1 - first
        assert both.state["seat"] == first
        assert both.state["decision"] is None
        both.send({"type": "look", "seat": 1 - first})
        both.until(lambda state: state["seat"] == 1 - first)
        assert both.decides()


def test_a_substitute_takes_over_and_gives_back(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, BOB], seed="4", start=True)
    seat = f"/api/tables/{table}/seats/0/substitute"
    assert post(url, seat, {"bot": "random"}, token)["table"]["seats"][0]["substitute"] == "random"
    with Person(url, table, token, seat=1) as bob:
        dice = Dice(4)
        for _ in range(6):
            bob.until(lambda state: state["table"]["decision_seat"] == 1 or state["table"]["status"] == "over")
            bob.play(dice)
        assert any(line["seat"] == 0 for line in bob.log)
        back = post(url, seat, {"bot": None}, token)["table"]["seats"][0]
        assert back["substitute"] is None
        bob.until(lambda state: state["table"]["seats"][0]["substitute"] is None)
        while bob.state["table"]["decision_seat"] == 1:
            bob.play(dice)
        time.sleep(0.2)
        assert get(url, f"/api/tables/{table}")["table"]["decision_seat"] == 0


def test_the_host_substitutes_only_for_somebody_who_is_away(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, OPEN])
    invite = get(url, f"/api/tables/{table}", token)["table"]["invite"]
    bob_token = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
    post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob_token)
    post(url, f"/api/tables/{table}/start", token=token)
    seat = f"/api/tables/{table}/seats/1/substitute"
    with Person(url, table, bob_token):
        assert post(url, seat, {"bot": "random"}, token, status=409)["code"] == "not-absent"
    wait_for(lambda: not get(url, f"/api/tables/{table}")["table"]["seats"][1]["online"])
    assert post(url, seat, {"bot": "random"}, token)["table"]["seats"][1]["substitute"] == "random"


def test_a_clock_that_runs_out_brings_a_substitute(url: str) -> None:
    clock = {"move": 0, "reserve": 1}
    table, token = new_table(url, "aoc", [ME, BOB], start=True, clock=clock)
    with Person(url, table, token) as ann:
        assert ann.state["table"]["clock"]["left"] == [1.0, 1.0]
        ann.until(lambda state: state["ply"] > 0)
        assert any(seat["substitute"] for seat in ann.state["table"]["seats"])
        ann.until(lambda state: all(seat["substitute"] for seat in state["table"]["seats"]))


def test_a_page_that_comes_back_gets_what_it_missed(url: str) -> None:
    table, token = new_table(url, "tta", [ME, BOB], start=True, seed="3")
    dice = Dice(8)
    with Person(url, table, token) as ann, Person(url, table, token) as eve:
        for seat in (0, 1):
            post(url, f"/api/tables/{table}/seats/{seat}/answers", {"on": False}, token)
        for _ in range(5):
            follow(ann)
            ann.play(dice)
        eve.until(lambda state: state["ply"] == 5)
        eve.close()
        for _ in range(12):
            follow(ann)
            ann.play(dice)
        seen, seat = eve.state["ply"], eve.state["seat"]
        eve.connect(seen_ply=seen, seat=seat)
        eve.expect("state")
        assert eve.state["ply"] == 17
        assert eve.state["since"] is not None
        ann.send({"type": "look", "seat": seat})
        ann.until(lambda state: state["seat"] == seat)
        assert eve.log == ann.log
        assert eve.state["board"] == ann.state["board"]


def follow(person: Person) -> None:
    """Hot-seat: look from the seat that decides."""
    seat = person.state["table"]["decision_seat"]
    if seat != person.state["seat"]:
        person.send({"type": "look", "seat": seat})
        person.until(lambda state: state["seat"] == seat)


def test_the_log_speaks_the_language_of_its_reader(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, BOB], start=True)
    with Person(url, table, token) as ann:
        ann.command(ann.legal[0])
        ann.until(lambda state: state["ply"] == 1)
        english = [line["text"] for line in ann.log]
        ann.send({"type": "lang", "lang": "ru"})
        ann.expect("state")
        assert len(ann.log) == len(english)
        assert [line["text"] for line in ann.log] != english


def test_a_dead_token_is_sent_away(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, RANDOM])
    with Person(url, table, token) as ann:
        code = post(url, f"/api/tables/{table}/move", token=token)["code"]
        post(url, f"/api/tables/{table}/arrive", {"code": code})
        assert ann.expect("bye")["code"] == "revoked"
        with pytest.raises(ConnectionClosed):
            ann.receive()
    again = Person(url, table, token)
    assert again.receive()["code"] == "unknown-token"
    again.close()


@pytest.mark.parametrize(
    "message",
    ['{"type":"command"}', "[]", "no json", '{"type":"dance"}', '{"type":"ping","more":1}', '{"type":"hello"}'],
)
def test_what_is_no_message_is_answered_and_the_page_lives_on(url: str, message: str) -> None:
    table, token = new_table(url, "aoc", [ME, RANDOM])
    with Person(url, table, token) as ann:
        assert ann.socket is not None
        ann.socket.send(message)
        while (answer := ann.receive())["type"] == "state":
            pass
        assert (answer["type"], answer["code"]) == ("error", "bad-message")
        ann.send({"type": "ping"})
        assert ann.expect("pong")["now"] > 0


def test_whoever_says_no_hello_is_sent_away(url: str) -> None:
    table, token = new_table(url, "aoc", [ME, RANDOM])
    rude = Person(url, table, token, type="ping")
    assert rude.receive()["code"] == "bad-message"
    rude.close()
    lost = Person(url, "nowhere", None)
    assert lost.receive()["code"] == "no-such-table"
    lost.close()
