"""How it plays at the server: only answers, what a seat has seen, every ply on the way, words at the table."""

import json
import time

from saecula.core.rng import Dice
from tests.server.kit import ME, OPEN, RANDOM, Person, get, new_table, post

HOT = {"kind": "me", "name": "Bob"}
BUSY = {"options": {"seats": 2}, "seed": "3", "start": True}


def to_the_turn(person: Person, round: int, dice: Dice) -> None:
    """Random play of whoever is asked at this device, up to the action phase of a round."""
    while True:
        state = person.state
        asked = state["table"]["decision_seat"]
        if state["decision"] is None and asked is not None and asked in state["you"]["seats"]:
            person.send({"type": "look", "seat": asked})
            person.until(lambda state, asked=asked: state["seat"] == asked)
        elif state["decision"] is None:
            person.receive()
        elif state["board"]["round"] >= round and state["decision"]["kind"] == "action":
            return
        else:
            person.play(dice)


def test_an_empty_politics_phase_asks_nobody(url: str) -> None:
    """A hand without military cards leaves nothing to decide in politics."""
    table, token = new_table(url, "tta", [ME, HOT], **BUSY)
    with Person(url, table, token) as ann:
        to_the_turn(ann, 2, Dice(1))
        passed = [line for line in ann.log if line["auto"]]
        assert passed, "nothing was answered alone"
        assert {line["seat"] for line in passed} <= {0, 1}
        assert all(line["law"].startswith("politics") for line in passed)


def test_whoever_wants_to_answer_everything_is_asked(url: str) -> None:
    table, token = new_table(url, "tta", [ME, HOT], **BUSY)
    for seat in (0, 1):
        found = post(url, f"/api/tables/{table}/seats/{seat}/answers", {"on": False}, token)
        assert found["table"]["seats"][seat]["answers"] is False
    with Person(url, table, token) as ann:
        to_the_turn(ann, 2, Dice(1))
        assert not [line for line in ann.log if line["auto"]]


def test_a_step_back_skips_what_was_answered_alone(url: str) -> None:
    """Taking an only answer back would give it again: the step goes to the last thing that somebody chose."""
    table, token = new_table(url, "tta", [ME, HOT], **BUSY)
    with Person(url, table, token) as ann:
        to_the_turn(ann, 2, Dice(1))
        assert ann.log[-1]["auto"] or any(line["auto"] for line in ann.log if line["ply"] == ann.state["ply"] - 1)
        assert ann.state["undo"] is False
        before = ann.state["ply"]
        done = ann.command(next(text for text in ann.legal if text.startswith("take")))
        ann.until(lambda state: state["ply"] >= done["ply"])
        assert ann.state["undo"] is True
        ann.answer({"type": "undo", "ply": ann.state["ply"]}, "ack")
        ann.until(lambda state: state["ply"] == before)
        assert ann.state["redo"] is True


def test_who_comes_back_on_another_device_is_told_what_happened(url: str) -> None:
    """The server remembers the last ply that a seat has seen."""
    table, token = new_table(url, "tta", [ME, RANDOM], options={"seats": 2}, seed="3", start=True)
    dice = Dice(4)
    with Person(url, table, token) as ann:
        ann.until(lambda state: state["decision"] is not None)
        assert ann.state["since"] is None
        ann.send({"type": "ping", "seen": ann.state["ply"]})
        ann.expect("pong")
        seen = ann.state["ply"]
    with Person(url, table, token) as away:  # a page that nobody looks at
        to_the_turn(away, away.state["board"]["round"] + 2, dice)
        ply = away.state["ply"]
    with Person(url, table, token) as back:
        since = back.state["since"]
        assert since is not None
        assert (since["since"], since["until"]) == (seen, ply)
        assert any(turn["seat"] != back.state["seat"] for turn in since["turns"])
        assert all(seen <= turn["first"] < turn["last"] <= ply for turn in since["turns"])
        back.send({"type": "ping", "seen": ply})
        back.expect("pong")
    with Person(url, table, token) as again:
        assert again.state["since"] is None


def test_a_page_that_wants_every_ply_gets_it(url: str) -> None:
    """Bots answer within milliseconds, and states between are skipped; steps tell them in order."""
    seats = [ME, RANDOM, RANDOM]
    table, token = new_table(url, "tta", seats, options={"seats": 3}, seed="5", start=True)
    dice = Dice(2)
    with Person(url, table, token, steps=True) as ann:
        for _ in range(25):
            if ann.decides():
                done = ann.command(ann.legal[dice.below(len(ann.legal))] if "end" not in ann.legal else "end")
                ann.until(lambda state, done=done: state["ply"] >= done["ply"])
            else:
                ann.receive()
        told = [message for text in ann.received if (message := json.loads(text))["type"] in ("state", "step")]
        seat = ann.state["seat"]
    plies = [told[0]["ply"]]
    for message in told:
        if message["ply"] > plies[-1]:
            plies.append(message["ply"])
            if message["type"] == "step":
                assert message["seat"] == seat
                assert all(line["ply"] == message["ply"] for line in message["lines"])
                cards = [seat["cards"] for seat in message["board"]["seats"]]
                assert [hand is not None for hand in cards] == [True, False, False]
    assert len(plies) > 20
    assert plies == list(range(plies[0], plies[-1] + 1))


def test_people_at_a_table_speak_and_others_do_not(url: str) -> None:
    table, token = new_table(url, "tta", [ME, OPEN])
    with Person(url, table, token) as ann, Person(url, table, None) as eve:
        ann.send({"type": "say", "phrase": "good-luck"})
        assert eve.expect("said")["phrase"] == "good-luck"
        ann.send({"type": "say", "text": "  How   are you? "})
        assert eve.expect("said")["text"] == "How are you?"
        eve.send({"type": "say", "phrase": "hello"})
        while (message := eve.receive())["type"] != "error":
            assert message["type"] == "state"
        post(url, f"/api/tables/{table}/chat", {"on": False}, token)
        ann.until(lambda state: state["table"]["chat"] is False)
        assert ann.answer({"type": "say", "phrase": "bye"}, "error")["code"] == "no-chat"
    with Person(url, table, token) as late:
        assert late.state["table"]["chat"] is False
    assert get(url, f"/api/tables/{table}", token)["table"]["chat"] is False


def test_a_bot_that_plays_for_somebody_who_looks_on_can_be_followed_and_stopped(url: str) -> None:
    """Once it had finished a game of two after 17 seconds, at one click."""
    table, token = new_table(url, "tta", [ME, RANDOM], options={"seats": 2}, seed="3", start=True)
    with Person(url, table, token) as ann:
        begun = ann.until(lambda state: state["decision"] is not None)["ply"]
        at = time.monotonic()
        post(url, f"/api/tables/{table}/seats/0/substitute", {"bot": "random"}, token)
        ann.until(lambda state: state["ply"] > begun)
        assert time.monotonic() - at > 0.6
        post(url, f"/api/tables/{table}/seats/0/substitute", {"bot": None}, token)
        ann.until(lambda state: state["table"]["seats"][0]["substitute"] is None and state["decision"] is not None)
