"""Programs as bots: the example plays, our own bots play the same behind the protocol, and faults are one sentence."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saecula.core.errors import OptionError
from saecula.games import rules_of
from saecula.lab.entrants import Entrant, entrant, entrants
from saecula.lab.executor import LabError, workers
from saecula.lab.line_bot import BotFault
from saecula.lab.line_server import LineFault, answers
from saecula.lab.play import Match, Played, play

ROOT = Path(__file__).parents[2]
EXAMPLE = f"cmd:{sys.executable} {ROOT / 'examples' / 'line_bot.py'}"
PYTHON = f"cmd:{sys.executable} "
GREETS = "import sys; sys.stdin.readline(); print('{\"saecula-bot\": 1}', flush=True); "


def match(game: str, *bots: str, seats: int = 2, timeout: float = 20.0) -> Match:
    table = tuple(entrant(bot, game, timeout) for bot in bots)
    return Match(game, rules_of(game).options({"seats": seats}), table, "lines", "1", "1")


def script(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"{PYTHON}{path}"


def outcome(one: Played) -> tuple[list[int], list[int], int]:
    return one.scores, one.ranks, one.decisions


@pytest.mark.parametrize("game", ["aoc", "tta"])
def test_the_example_plays_whole_games_by_the_protocol_alone(game: str) -> None:
    source = (ROOT / "examples" / "line_bot.py").read_text(encoding="utf-8")
    assert "saecula import" not in source
    assert len(source.splitlines()) <= 40
    one = play(match(game, EXAMPLE, "random", EXAMPLE, seats=3))
    assert len(one.ranks) == 3
    assert one.seats[0] == EXAMPLE
    assert outcome(play(match(game, EXAMPLE, "random", EXAMPLE, seats=3))) == outcome(one)


@pytest.mark.parametrize("game", ["aoc", "tta"])
def test_our_bots_play_the_same_behind_the_protocol(game: str) -> None:
    served = f'{PYTHON}-c "from saecula.cli import main; main()" bot greedy'
    assert outcome(play(match(game, served, "random"))) == outcome(play(match(game, "greedy", "random")))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import sys; sys.exit(3)", r"ended \(exit code 3\), at the greeting"),
        ("raise ValueError('no idea')", r"ended \(exit code 1, it said: ValueError: no idea\), at the greeting"),
        ("print('hello')", "wrote 'hello', which is no JSON object, at the greeting"),
        ("print('{}')", "did not greet with .*, at the greeting"),
        (GREETS + "sys.stdin.readline()", r"ended \(exit code 0\), at question 1 \(civilization\)"),
        (GREETS + "print('[1]')", r"wrote '\[1\]', which is no JSON object, at question 1"),
        (GREETS + "print('{\"move\": 1}')", 'answered without "do", at question 1'),
        (GREETS + 'print(\'{"do": "dance"}\')', "answered 'dance', which was not among the legal commands"),
    ],
)
def test_a_wrong_program_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BotFault, match=sentence) as found:
        play(match("aoc", script(tmp_path, text), "random"))
    assert "\n" not in str(found.value)
    assert str(tmp_path) in str(found.value)


def test_a_program_that_does_not_answer_in_time_is_ended(tmp_path: Path) -> None:
    began = time.perf_counter()
    slow = script(tmp_path, GREETS + "import time; time.sleep(60)")
    with pytest.raises(BotFault, match=r"gave no answer within 0\.5 seconds, at question 1"):
        play(match("aoc", slow, "random", timeout=0.5))
    assert time.perf_counter() - began < 20


def test_a_program_that_cannot_be_started_is_one_sentence() -> None:
    with pytest.raises(BotFault, match="the bot 'no-such-program' cannot be started"):
        play(match("aoc", "cmd:no-such-program", "random"))
    with pytest.raises(BotFault, match="cannot be started"):
        play(match("aoc", "cmd:python 'unclosed", "random"))


def test_a_fault_in_another_process_comes_back_as_its_sentence() -> None:
    with workers(2) as crew, pytest.raises(LabError, match="the bot 'no-such-program' cannot be started"):
        list(crew.run(play, [(match("aoc", "cmd:no-such-program", "random"),)]))


def test_a_program_that_lingers_after_the_game_is_ended(tmp_path: Path) -> None:
    example = (ROOT / "examples" / "line_bot.py").read_text(encoding="utf-8")
    lingers = script(tmp_path, example + "\nimport time\ntime.sleep(60)\n")
    began = time.perf_counter()
    assert play(match("aoc", lingers, "random")).ranks
    assert time.perf_counter() - began < 20


# --- who plays --------------------------------------------------------------------------------------------------------
def test_entrants_are_read_from_texts() -> None:
    assert entrants("random, cmd:python x.py", "aoc", 5) == [
        Entrant("random", "random"),
        Entrant("cmd:python x.py", "", None, "python x.py", 5),
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("", "names no bot"), ("deep", "'deep' is unknown"), ("cmd: ", "no command stands after 'cmd:'")],
)
def test_unknown_entrants_are_named(text: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        entrants(text, "aoc")


# --- the other end ----------------------------------------------------------------------------------------------------
GREETING = json.dumps({"saecula-bot": 1, "game": "aoc", "seat": 0, "seed": 1, "options": {}})


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["nonsense"], "'nonsense' is no JSON object"),
        (["{}"], "neither greeting, question nor end"),
        (['{"saecula-bot": 7}'], "the protocol is 7"),
        (['{"saecula-bot": 1, "game": "chess"}'], "'chess' is unknown"),
        (['{"saecula-bot": 1, "game": "aoc", "seat": 0}'], "seed: must be a whole number"),
        (['{"ask": "x"}'], "before the greeting"),
        ([GREETING, '{"ask": "x", "legal": []}'], "legal: must be a list of commands"),
        ([GREETING, '{"ask": "x", "legal": ["dance"]}'], "legal: 'dance' is no command"),
        ([GREETING, '{"ask": "x", "legal": ["pass"]}'], "view: is no view of 'aoc'"),
    ],
)
def test_wrong_lines_are_one_sentence(lines: list[str], sentence: str) -> None:
    with pytest.raises((LineFault, OptionError), match=sentence):
        list(answers("random", lines))


def test_the_command_ends_with_a_sentence_too() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from saecula.cli import main; main()", "bot", "greedy"],
        input="nonsense\n", capture_output=True, text=True,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "saecula: 'nonsense' is no JSON object\n"
