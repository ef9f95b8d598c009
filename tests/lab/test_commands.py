"""The commands of the laboratory: tables, objects, files, and one sentence for what is wrong."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saecula.bots import tta_weights
from saecula.i18n import LANGUAGES
from tests.test_cli import CODE, bad, data, good

EXAMPLE = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'line_bot.py'}"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files are written to the current folder."""
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(Path(path).resolve()) for path in paths if path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    "command", ["simulate", "tournament", "tune", "exploit", "train", "judge", "almanac", "bot", "export"]
)
def test_every_command_has_help_with_an_example(command: str) -> None:
    assert "Example: saecula" in good(command, "--help")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["tournament", "chess"], "GAME: 'chess' is unknown"),
        (["tournament", "aoc", "--bots", "deep"], "--bots: 'deep' is unknown"),
        (["tournament", "aoc", "--bots", ","], "--bots: names no bot"),
        (["tournament", "aoc", "--players", "1"], "--players: must be 2 to 4"),
        (["tournament", "aoc", "--games", "0"], "--games: must be 1 to"),
        (["tournament", "aoc", "--timeout", "0"], "--timeout: must be 0.01 to 3600"),
        (["tournament", "aoc", "--jobs", "-1"], "--jobs: must be at least 0"),
        (["tournament", "aoc", "--options", "modules"], "--options: 'modules' must be NAME=VALUE"),
        (["tournament", "aoc", "--options", "magic=1"], "--options: 'magic' is no setting of aoc"),
        (["tournament", "aoc", "--options", "modules=magic"], "--options: modules: must be one of"),
        (["tournament", "aoc", "--options", "aztecs_optional=perhaps"], "--options: aztecs_optional: must be true"),
        (["tournament", "aoc", "--report", "no/such/folder/x.html"], "--report: cannot write"),
        (["tournament", "aoc", "--save", "no/such/folder/x.jsonl"], "--save: cannot use"),
        (["tournament", "aoc", "--cluster", "nonsense://x"], "--cluster: no Dask scheduler answers"),
        (["tournament", "aoc", "--bots", "cmd:no-such-program,random"], "the bot 'no-such-program' cannot be started"),
        (["simulate", "aoc", "--bots", "cmd:no-such-program"], "the bot 'no-such-program' cannot be started"),
        (["simulate", "aoc", "--options", "seats"], "--options: 'seats' must be NAME=VALUE"),
        (["almanac", "aoc", "--players", "2,9"], "--players: must be numbers from 2 to 4"),
        (["almanac", "aoc", "--out", "/dev/null/x"], "--out: cannot make the folder"),
        (["almanac", "aoc", "--bots", "cmd:"], "--bots: no command stands after 'cmd:'"),
        (["tune", "tta", "--bot", "deep"], "--bot: 'deep' is unknown"),
        (["tune", "tta", "--bot", "random"], "weights: 'random' has none"),
        (["tune", "tta", "--start", "nothing.json"], "--start: 'nothing.json' cannot be read"),
        (["tune", "tta", "--population", "2"], "--population: must be 4 to"),
        (["exploit", "tta", "--against", "random"], "--against: 'random' is unknown"),
        (["exploit", "tta", "--minutes", "-1"], "--minutes: must be 0 to"),
        (["exploit", "aoc", "--against", "hard"], "GAME: the bots of 'aoc' have no weights"),
        (["train", "aoc"], "GAME: nobody has learned who will win in aoc"),
        (["train", "tta", "--players", "2,5"], "--players: must be numbers from 2 to 4 separated by commas, not '2,5'"),
        (["train", "tta", "--out", "no/such/folder/x.json"], "--out: cannot write"),
        (["tune", "tta", "--out", "no/such/folder/x.json"], "--out: cannot write"),
        (["bot", "deep"], "'deep' is unknown"),
        (["bot", "cmd:python"], "must be a bot of ours"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: list[str], sentence: str) -> None:
    said = bad(*arguments, typed='{"saecula-bot": 1, "game": "aoc", "seat": 0, "seed": 1}\n')
    assert sentence in said
    assert said.startswith("saecula: ")
    assert len(said.strip().splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_prints_tables_and_writes_a_page(tmp_path: Path, language: str) -> None:
    page = tmp_path / "report.html"
    arguments = ["--bots", "greedy,random", "--games", "6", "--seed", "1", "--jobs", "1", "--lang", language]
    shown = good("tournament", "aoc", *arguments, "--report", str(page))
    assert "greedy" in shown
    assert {"en": "Win rate", "ru": "Доля побед", "it": "Quota di vittorie"}[language] in shown
    assert "<svg" in page.read_text(encoding="utf-8")


def test_a_tournament_is_an_object_for_programs_and_the_same_however_it_is_played(tmp_path: Path) -> None:
    arguments = ["tournament", "tta", "--bots", "greedy,random", "--games", "4", "--seed", "1"]
    one = data(*arguments, "--jobs", "1", "--save", str(tmp_path / "games.jsonl"))
    two = data(*arguments, "--jobs", "2")
    again = data(*arguments, "--save", str(tmp_path / "games.jsonl"))
    assert again["games_per_second"] is None  # nothing was left to play
    for result in (one, two, again):
        assert result["humans"]["score"] == 159.5
        assert result["options"]["resignation"] is False
        for bot in result["bots"].values():
            assert bot["decisions"] > 50
            for timed in ("milliseconds", "core_milliseconds", "slowest_milliseconds", "slowest_core_milliseconds"):
                bot.pop(timed)
        for timed in ("seconds", "games_per_second", "games_per_core_second"):
            result.pop(timed)
    assert one == two == again


def test_one_bot_against_three_others_and_a_program_among_them() -> None:
    result = data(
        "tournament", "aoc", "--players", "4", "--bots", f"{EXAMPLE},random,random,random",
        "--games", "8", "--seed", "2", "--jobs", "2", "--options", "modules=innovation,changing-world",
    )  # fmt: skip
    assert result["par"] == 0.25
    assert result["options"]["modules"] == ["innovation", "changing-world"]
    assert (result["bots"][EXAMPLE]["seats"], result["bots"]["random"]["seats"]) == (8, 24)


def test_simulations_take_settings_and_programs() -> None:
    result = data(
        "simulate", "aoc", "--players", "2", "--games", "4", "--bots", f"{EXAMPLE},random", "--seed", "1",
        "--jobs", "1", "--options", "modules=draft", "--options", "deck=documented",
    )  # fmt: skip
    assert result["finished"] == 4
    assert set(result["bots"]) == {EXAMPLE, "random"}


def test_the_almanac_writes_a_page_for_every_number_of_players(tmp_path: Path) -> None:
    arguments = ["almanac", "tta", "--games", "2", "--bots", "random", "--players", "2,3", "--seed", "1", "--jobs", "1"]
    result = data(*arguments, "--out", "pages")
    assert [row["players"] for row in result] == [2, 3]
    assert sorted(path.name for path in (tmp_path / "pages").iterdir()) == ["tta-2.html", "tta-3.html"]
    assert 'href="tta-3.html"' in (tmp_path / "pages" / "tta-2.html").read_text(encoding="utf-8")
    shown = good(*arguments, "--out", "pages", "--lang", "it")
    assert "Scritto: pages/tta-2.html" in shown


def test_tuning_is_continued_and_writes_weights(tmp_path: Path) -> None:
    arguments = ["tune", "tta", "--bot", "easy", "--pool", "random", "--population", "4", "--deals", "1", "--jobs", "1"]
    first = data(*arguments, "--generations", "1")
    log = json.loads((tmp_path / "tune.json").read_text())
    assert log["start"] == tta_weights.weights_of("easy")  # the search begins where the bot stands
    second = data(*arguments, "--generations", "2")
    assert (first["generations"], second["generations"]) == (1, 2)
    assert second["worths"][:1] == first["worths"]
    assert json.loads((tmp_path / "weights.json").read_text()) == second["weights"]
    said = bad(*arguments, "--generations", "2", "--seed", "9")
    assert said.startswith("saecula: --state: tune.json is the log of another run")


def test_a_best_response_is_searched_measured_and_written(tmp_path: Path) -> None:
    arguments = ["exploit", "tta", "--against", "medium", "--minutes", "0", "--games", "2", "--jobs", "1"]
    result = data(*arguments, "--out", "response.json")
    assert result["start"] == "itself"
    assert result["games"] == 2
    assert 0 <= result["share"]["value"] <= 1
    assert set(json.loads((tmp_path / "response.json").read_text())) == set(tta_weights.NAMES)
    assert "of 2 fresh games" in good(*arguments)


def test_what_is_learned_is_written_and_judges_a_record(tmp_path: Path) -> None:
    arguments = ["train", "tta", "--players", "2", "--bots", "easy,novice", "--games", "8", "--jobs", "1"]
    learned = data(*arguments, "--out", "model.json")
    assert learned["2"]["games"] == 8
    assert (tmp_path / "model.json").stat().st_size < 1_000_000
    good("simulate", "tta", "--games", "1", "--bots", "easy", "--seed", "1", "--jobs", "1", "--records", "records")
    chances = data("judge", "records", "--at", "60")
    assert sum(one["share"] for one in chances) == pytest.approx(1.0, abs=0.001)
    for language in LANGUAGES:
        assert "%" in good("judge", "records", "--at", "60", "--lang", language)
    assert bad("judge", "records") == "saecula: --at: the game is over\n"


def test_a_model_is_measured_on_games_that_it_has_not_seen(tmp_path: Path) -> None:
    arguments = ["train", "tta", "--players", "2", "--bots", "easy,novice", "--games", "8", "--jobs", "1"]
    learned = data(*arguments, "--seed", "1")
    measured, again, shipped = (
        data(*arguments, "--seed", "2", "--out", "unwritten.json", "--check", model)["2"]
        for model in ("model.json", "model.json", "shipped")
    )
    assert not (tmp_path / "unwritten.json").exists()
    assert measured == again
    assert set(measured) == set(learned["2"]) - {"heat", "curve"}
    assert measured["positions"] == shipped["positions"] == sum(tenth["positions"] for tenth in measured["tenths"]) / 2
    assert all(0 <= area <= 1 for area in measured["auc"].values())
    assert measured["auc"] != shipped["auc"]
    assert bad(*arguments, "--check", "nothing.json").startswith("saecula: --check: cannot read nothing.json")
    assert bad(*arguments[:3], "3", *arguments[4:], "--check", "model.json") == (
        "saecula: --check: nobody has learned who will win among 3\n"
    )
    assert "area under the curve by age" in good(*arguments, "--check", "shipped")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_tournament_says_so_and_keeps_its_games(folder: Path, jobs: str) -> None:
    command = [sys.executable, "-c", CODE, "tournament", "aoc", "--bots", "random", "--games", "1000000", "--seed", "1"]
    kept = folder / "games.jsonl"
    running = subprocess.Popen(
        [*command, "--jobs", jobs, "--save", str(kept)],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a group of its own, interrupted as a terminal does it
    )
    for _ in range(600):
        if kept.exists() and len(kept.read_text().splitlines()) > 5:
            break
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert (running.returncode, said) == (130, "saecula: interrupted\n")
    played = [json.loads(line)["number"] for line in kept.read_text().splitlines()[1:]]
    assert played == list(range(len(played)))
    assert len(played) >= 5
