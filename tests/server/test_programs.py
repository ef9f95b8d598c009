"""Programs that the server's host seats: they play, nobody else can name a command, and a fault costs no game."""

import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saecula.core.errors import OptionError
from saecula.core.rng import Dice
from saecula.server.config import Config, database_url, named_programs
from tests.server.kit import ME, RANDOM, Person, RunningServer, get, new_table, post, wait_for
from tests.test_cli import bad

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"
BREAKS = """
import json, sys
sys.stdin.readline()
print('{"saecula-bot": 1}', flush=True)
for n in range(2):
    legal = json.loads(sys.stdin.readline())["legal"]
    print(json.dumps({"do": legal[0]}), flush=True)
sys.exit("I have lost my mind")
"""
SLEEPS = "import sys, time; sys.stdin.readline(); time.sleep(60)"
NOTES = """
import json, sys
print('{"saecula-bot": 1}', flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        print(json.dumps({"do": message["legal"][0]}), flush=True)
    elif "over" in message:
        open(sys.argv[1], "w").write(json.dumps(message["over"]["scores"]))
"""


def program(tmp_path: Path, text: str, *arguments: object) -> str:
    path = tmp_path / f"program-{len(list(tmp_path.iterdir()))}.py"
    path.write_text(text, encoding="utf-8")
    return " ".join([sys.executable, str(path), *map(str, arguments)])


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Any]:
    """Starts servers with the programs of a test."""
    running: list[RunningServer] = []

    def start(processes: int = 0, database: str = "a.db", **programs: str) -> str:
        stored = database_url(str(tmp_path / database))
        config = Config(stored, bot_processes=processes, rate=0, programs=programs, program_seconds=4.0)
        running.append(RunningServer(config).__enter__())
        return running[-1].url

    start.stop = lambda: running.pop().__exit__()  # type: ignore[attr-defined]
    yield start
    for one in running:
        one.__exit__()


def seat(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def play_to_the_end(url: str, table: str, token: str) -> dict[str, Any]:
    dice = Dice(1)
    with Person(url, table, token) as ann:
        while ann.state["table"]["status"] == "playing":
            if ann.decides():
                ann.play(dice)
            else:
                ann.receive()
        return ann.state


@pytest.mark.parametrize("processes", [0, 1])
def test_a_program_sits_at_a_table_like_a_level(house: Any, tmp_path: Path, processes: int) -> None:
    noted = tmp_path / "noted.json"
    url = house(processes, likes=f"{sys.executable} {EXAMPLE}", notes=program(tmp_path, NOTES, noted))
    offered = {bot["name"]: bot["games"] for bot in get(url, "/api/settings")["bots"]}
    assert offered["likes"] == ["aoc", "tta"]
    table, token = new_table(url, "aoc", [ME, seat("likes"), seat("notes")], start=True, seed="7")
    state = play_to_the_end(url, table, token)
    seats = state["table"]["seats"]
    assert [one["name"] for one in seats[1:]] == ["Likes 2", "Notes 3"]
    assert [one["substitute"] for one in seats] == [None, None, None]
    wait_for(lambda: noted.is_file() and noted.read_text())


def test_a_program_that_suggests_moves_hears_the_end_too(house: Any, tmp_path: Path) -> None:
    noted = tmp_path / "noted.json"
    url = house(notes=program(tmp_path, NOTES, noted))
    table, token = new_table(url, "aoc", [ME, RANDOM], start=True, seed="7", options={"first": "1"})
    with Person(url, table, token) as ann:
        ann.until(lambda state: state["decision"] is not None)
        suggested = post(url, f"/api/tables/{table}/suggest", {"level": "notes"}, token)
        assert suggested["preview"]["text"] in ann.legal
    play_to_the_end(url, table, token)
    wait_for(lambda: noted.is_file() and noted.read_text())


@pytest.mark.parametrize("text", [SLEEPS, "print('nonsense')"], ids=["sleeps", "nonsense"])
def test_a_level_plays_on_for_a_program_that_fails(
    house: Any, tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    url = house(weak=program(tmp_path, text))
    table, token = new_table(url, "aoc", [ME, seat("weak")], start=True, seed="7")
    with caplog.at_level(logging.ERROR, "saecula.server"):
        state = play_to_the_end(url, table, token)
    told = [record.getMessage() for record in caplog.records if "plays on" in record.getMessage()]
    assert len(told) == 1, told
    assert told[0].startswith(f"table {table}: the bot '")
    assert told[0].endswith("; 'medium' plays on for it")
    weak = state["table"]["seats"][1]
    assert (weak["name"], weak["bot"], weak["substitute"]) == ("Weak 2 (medium)", "weak", "medium")


def test_a_program_that_ends_is_started_anew_and_goes_on(
    house: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = house(weak=program(tmp_path, BREAKS))
    table, token = new_table(url, "aoc", [ME, seat("weak")], start=True, seed="7")
    with caplog.at_level(logging.ERROR, "saecula.server"):
        state = play_to_the_end(url, table, token)
    told = [record.getMessage() for record in caplog.records]
    assert told
    for sentence in told:
        assert "ended (exit code 1, it said: I have lost my mind), at question 3" in sentence
        assert sentence.endswith("; it was started anew")
    assert state["table"]["seats"][1]["substitute"] is None


def test_the_host_of_the_table_gives_the_seat_back_to_a_mended_program(house: Any, tmp_path: Path) -> None:
    command = program(tmp_path, "print('nonsense')")
    url = house(weak=command)
    table, token = new_table(url, "aoc", [ME, seat("weak"), seat("random")], start=True, seed="7")
    with Person(url, table, token) as ann:
        dice = Dice(1)
        while ann.state["table"]["seats"][1]["substitute"] is None:
            if ann.decides():
                ann.play(dice)
            else:
                ann.receive()
    Path(command.split()[1]).write_text(NOTES, encoding="utf-8")
    place = f"/api/tables/{table}/seats/1/substitute"
    assert post(url, place, {"bot": "easy"}, token, status=409)["code"] == "not-taken"
    assert post(url, place.replace("/1/", "/2/"), {"bot": None}, token, status=409)["code"] == "not-taken"
    back = post(url, place, {"bot": None}, token)["table"]["seats"][1]
    assert (back["name"], back["substitute"]) == ("Weak 2", None)
    assert play_to_the_end(url, table, token)["table"]["seats"][1]["substitute"] is None


def test_a_table_goes_on_where_the_server_starts_without_its_program(house: Any, tmp_path: Path) -> None:
    url = house(likes=f"{sys.executable} {EXAMPLE}")
    table, token = new_table(url, "aoc", [ME, seat("likes")], start=True, seed="7")
    house.stop()
    url = house()
    assert "likes" not in {bot["name"] for bot in get(url, "/api/settings")["bots"]}
    assert play_to_the_end(url, table, token)["table"]["seats"][1]["substitute"] == "medium"


def test_a_process_that_is_killed_takes_no_answer_along(house: Any, tmp_path: Path) -> None:
    """A program that ends itself and whoever speaks with it: the seat goes to a level, the server goes on."""
    text = "import os, signal, sys; sys.stdin.readline(); os.kill(os.getppid(), signal.SIGKILL)"
    url = house(1, bomb=program(tmp_path, text))
    table, token = new_table(url, "aoc", [ME, seat("bomb")], start=True, seed="7")
    assert play_to_the_end(url, table, token)["table"]["seats"][1]["substitute"] == "medium"


# --- nobody but the host names a command ----------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["cmd:touch /tmp/x", "cmd", "likes=touch", "../likes", "likes "])
def test_nobody_starts_a_command_at_a_server(house: Any, tmp_path: Path, name: str) -> None:
    url = house(likes=f"{sys.executable} {EXAMPLE}")
    body = {"game": "aoc", "options": {}, "seats": [ME, seat(name)]}
    assert post(url, "/api/tables", body, status=400)["code"] == "no-such-bot"
    table, token = new_table(url, "aoc", [ME, {"kind": "open"}])
    assert post(url, f"/api/tables/{table}/seats/1/bot", {"bot": name}, token, status=400)["code"] == "no-such-bot"


def test_a_server_without_the_flag_has_no_programs(url: str) -> None:
    assert {bot["name"] for bot in get(url, "/api/settings")["bots"]} == {
        "random", "greedy", "novice", "easy", "medium", "builder", "conqueror", "scholar", "hard", "expert"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("likes", "'likes' must be NAME=COMMAND"),
        ("likes=", "'likes=' must be NAME=COMMAND"),
        ("Likes=x", "'Likes' must be 1 to 32 small letters"),
        ("=x", "'' must be 1 to 32 small letters"),
        ("easy=x", "the name 'easy' is taken"),
        ("human=x", "the name 'human' is taken"),
    ],
)
def test_a_wrong_program_is_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=f"--program: {sentence}"):
        named_programs([text])


def test_programs_are_read_from_the_command_line() -> None:
    assert named_programs(["a=python x.py --k=v", "b-2 = ./b"]) == {"a": "python x.py --k=v", "b-2": "./b"}
    with pytest.raises(OptionError, match="the name 'a' is taken"):
        named_programs(["a=x", "a=y"])


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="asks for processes as Unix does")
@pytest.mark.parametrize("processes", [0, 1])
def test_programs_end_with_their_server(house: Any, tmp_path: Path, processes: int) -> None:
    """Even one that does not notice that its input has ended."""
    noted = tmp_path / "pid"
    text = NOTES.replace(
        "import json, sys", f"import json, os, sys, time\nopen({str(noted)!r}, 'w').write(str(os.getpid()))"
    )
    url = house(processes, notes=program(tmp_path, text + "time.sleep(600)\n", tmp_path / "over"))
    table, token = new_table(url, "aoc", [ME, seat("notes")], start=True, seed="7")
    with Person(url, table, token) as ann:
        while not noted.is_file() or not ann.decides():
            if ann.decides():
                ann.play(Dice(1))
            else:
                ann.receive()
    pid = int(noted.read_text())
    assert is_running(pid)
    house.stop()
    wait_for(lambda: not is_running(pid))


def test_the_command_says_what_is_wrong_with_a_program() -> None:
    assert bad("serve", "--program", "likes").startswith("saecula: --program: 'likes' must be NAME=COMMAND")
    assert "--timeout: must be" in bad("serve", "--program", "likes=x", "--timeout", "0")
