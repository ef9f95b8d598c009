"""What a program that searches may ask: commands tried in imagined worlds, never in the real one."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula.core.errors import OptionError
from saecula.core.game import Game
from saecula.games import rules_of
from saecula.lab.line_bot import BotFault, LineBot
from saecula.lab.line_tries import tried
from saecula.lab.play import play
from saecula.laws import catalogue
from tests.lab.test_line_bot import GREETS, match, script

LOOKS_AHEAD = """
import json, sys

def say(message):
    print(json.dumps(message), flush=True)
    return json.loads(sys.stdin.readline())

hello = json.loads(sys.stdin.readline())
assert "try" in hello["can"], hello
assert any(verb["word"] == "pass" or verb["word"] == "take" for verb in hello["verbs"])
message = say({"saecula-bot": 1})
while "ask" in message:
    best, chosen = None, None
    for command in message["legal"]:
        ends = [say({"try": [command], "world": world, "then": "random"})["over"]["scores"] for world in range(2)]
        ahead = sum(scores[hello["seat"]] - max(scores) for scores in ends)
        if best is None or ahead > best:
            best, chosen = ahead, command
    message = say({"do": chosen})
"""


def asked(game: Game, **fields: Any) -> dict[str, Any]:
    assert game.decision is not None
    return tried(game.rules, game.view(game.decision.seat), {"world": 3, **fields})


@pytest.mark.parametrize("name", ["aoc", "tta"])
def test_a_trial_tells_the_position_behind_its_commands(name: str) -> None:
    game = Game(rules_of(name), {"seats": 2}, 7)
    assert game.decision is not None
    seat, before = game.decision.seat, game.digest()
    told = asked(game, **{"try": []})
    assert told == {"tried": 0, "seat": seat, "ask": game.decision.kind, "legal": told["legal"]}
    assert [text for text in game.legal if text != "resign"] == told["legal"]
    first = told["legal"][0]
    told = asked(game, **{"try": [first], "view": seat})
    assert told["tried"] == 1
    assert told["view"]["seat"] == seat
    json.dumps(told, default=list)
    ended = asked(game, **{"try": [first], "then": "random"})
    assert len(ended["over"]["scores"]) == 2
    assert ended == asked(game, **{"try": [first], "then": "random"})
    assert game.digest() == before


def test_a_trial_stops_before_a_command_that_is_refused_and_names_the_law() -> None:
    game = saecula.aoc.Game(seats=2, seed=7)
    told = asked(game, **{"try": ["rise rome", "rise olmec"]})
    assert told["tried"] == 1
    assert told["refused"]["command"] == "rise olmec"
    assert told["refused"]["law"] in catalogue("aoc")
    assert told["legal"]
    assert "law" not in asked(game, **{"try": ["dance"], "then": "random"})["refused"]


def test_worlds_come_from_the_view_alone() -> None:
    """Two games that differ in what the seat cannot see have the same worlds, and worlds differ by their number."""
    game = saecula.aoc.Game(seats=2, seed=7)
    assert game.decision is not None
    seat = game.decision.seat
    view = game.view(seat)
    other = game.rules.view(game.rules.imagine(view, 99), seat)
    ask = {"try": ["rise rome"], "then": "random"}
    ends = [tried(game.rules, seen, {**ask, "world": 4}) for seen in (view, other)]
    assert ends[0] == ends[1]
    assert len({str(tried(game.rules, view, {**ask, "world": world})) for world in range(8)}) > 1


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"try": "take 1"}, "try: must be a list of names"),
        ({"try": [1]}, "try: must be a list of names"),
        ({"try": [], "world": -1}, "world: must be 0 to 4294967295"),
        ({"try": [], "world": None}, "world: must be"),
        ({"try": [], "world": True}, "world: must be"),
        ({"try": [], "view": 2}, "view: must be 0 to 1"),
        ({"try": [], "then": "deep"}, "then: must be one of random"),
        ({"try": [], "cheat": 1}, "cheat: "),
    ],
)
def test_a_wrong_trial_names_the_field(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        asked(saecula.aoc.Game(seats=2, seed=7), **fields)


def test_a_program_searches_by_the_protocol_alone(tmp_path: Path) -> None:
    played = play(match("aoc", script(tmp_path, LOOKS_AHEAD), "random"))
    assert played.scores[0] > played.scores[1]


def test_a_program_that_tries_nonsense_is_told_so(tmp_path: Path) -> None:
    bad = script(tmp_path, GREETS + "print('{\"try\": 1}', flush=True); sys.stdin.readline()")
    with pytest.raises(BotFault, match=r"a try that cannot be made \(try: must be a list of names\), at question 1"):
        play(match("aoc", bad, "random"))


def test_trying_takes_the_time_of_the_answer(tmp_path: Path) -> None:
    text = GREETS + '\nwhile True:\n    print(\'{"try": [], "world": 1}\', flush=True)\n    sys.stdin.readline()\n'
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    game = saecula.aoc.Game(seats=2, seed=7)
    bot = LineBot(f"{sys.executable} {path}", game.rules, game.options, 1, 1, 2.0)
    with pytest.raises(BotFault, match="gave no answer within 2 seconds, at question 1"):
        bot.choose(game.view(1), game.legal.commands())
    bot.close()
