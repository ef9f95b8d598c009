"""Programs in `saecula play`: they play, and when one fails somebody plays on for it."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from saecula import aoc
from saecula.lab.stand_in import StandIn
from tests.test_cli import bad, good

EXAMPLE = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'line_bot.py'}"
WEAK = """
import json, sys
sys.stdin.readline()
print('{"saecula-bot": 1}', flush=True)
print(json.dumps({"do": json.loads(sys.stdin.readline())["legal"][0]}), flush=True)
sys.exit(4)
"""


@pytest.fixture
def weak(tmp_path: Path) -> str:
    path = tmp_path / "weak.py"
    path.write_text(WEAK, encoding="utf-8")
    return f"{sys.executable} {path}"


def test_a_program_sits_at_the_terminal() -> None:
    shown = good("play", "aoc", "--seed", "4", "--bot", EXAMPLE, typed="1\n" * 200)
    assert "Program 2" in shown
    assert "Result" in shown
    assert "plays on" not in shown


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "; the level “medium” plays on for it."),
        ("ru", "; за него дальше играет уровень «средний»."),
        ("it", "; al suo posto continua il livello «medio»."),
    ],
)
def test_a_level_plays_on_for_a_program_that_fails(weak: str, language: str, sentence: str) -> None:
    shown = good("play", "aoc", "--seed", "4", "--bot", f"cmd:{weak}", "--lang", language, typed="1\n" * 200)
    flat = " ".join(shown.split())
    assert flat.count(sentence) == 1
    assert weak.split()[0] in flat


def test_a_saved_game_holds_no_command_line_and_asks_for_it_again(tmp_path: Path, weak: str) -> None:
    path = tmp_path / "half.jsonl"
    good("play", "aoc", "--seed", "8", "--bot", f"cmd:{weak}", typed=f"1\n1\nsave {path}\nquit\n")
    text = path.read_text(encoding="utf-8")
    assert json.loads(text.splitlines()[0])["seats"] == ["human", "cmd"]
    assert "weak.py" not in text
    assert "--bot: a program played in this game: name it again" in bad("play", "aoc", "--load", str(path))
    assert "Result" in good("play", "aoc", "--load", str(path), "--bot", EXAMPLE, typed="1\n" * 200)
    assert "Result" in good("play", "aoc", "--load", str(path), "--bot", "random", typed="1\n" * 200)


def test_a_record_cannot_start_a_command(tmp_path: Path) -> None:
    """Somebody else's file names a program: it is not started."""
    path, mark = tmp_path / "evil.jsonl", tmp_path / "mark"
    game = aoc.Game(seats=2, seed=8)
    game.kinds = ["human", f"cmd:touch {mark}"]
    game.save(path)
    assert "is unknown" in bad("play", "aoc", "--load", str(path))
    assert not mark.exists()


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [("cmd:", "--bot: no command stands after 'cmd:'"), ("cmd:no-such-program", "cannot be started")],
)
def test_a_program_that_cannot_be_started_is_one_sentence_before_the_game(bot: str, sentence: str) -> None:
    assert sentence in bad("play", "aoc", "--bot", bot)


def test_the_whole_screen_tells_it_too(weak: str) -> None:
    pytest.importorskip("textual", reason="needs the extra 'screen'")
    from textual.widgets import RichLog

    from saecula.tui.screen import FullTable

    game = aoc.Game(seats=2, seed=3)
    bot = StandIn(weak, game.rules, game.options, 1, 1)
    app = FullTable(game, {1: bot}, "en")

    async def main() -> str:
        async with app.run_test(size=(160, 40)) as pilot:
            for _ in range(40):
                await app.workers.wait_for_complete()
                await pilot.pause()
                log = "\n".join(line.text for line in app.query_one("#log", RichLog).lines)
                if "plays on for it" in log:
                    return log
                await pilot.press("enter", "enter")
            return ""

    assert "ended (exit code 4)" in " ".join(asyncio.run(main()).split())
    bot.close()
