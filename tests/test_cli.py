"""The command line, called as a person or a script calls it: output, exit codes, one sentence for bad input."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from saecula.cli.app import app
from saecula.cli.usage import in_language
from saecula.i18n import say

GOOD_CARDS = '[civilizations.rome]\npopulation = 2\nlegacy = [{ op = "military", value = 2 }]\n'


CODE = "from saecula.cli import main; main()"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that break off are kept in the current folder."""
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(Path(path).resolve()) for path in paths if path))
    monkeypatch.chdir(tmp_path)


def saecula(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "120", "PYTHONUTF8": "1", "LANG": "C.UTF-8", **environment}
    command = [sys.executable, "-c", CODE, *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=env, encoding="utf-8")


def good(*arguments: str, typed: str = "", **environment: str) -> str:
    done = saecula(*arguments, typed=typed, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def data(*arguments: str) -> Any:
    return json.loads(good(*arguments, "--json"))


def bad(*arguments: str, typed: str = "", code: int = 2, **environment: str) -> str:
    done = saecula(*arguments, typed=typed, **environment)
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished game."""
    path = tmp_path / "game.jsonl"
    import saecula as library

    game = library.aoc.Game(seats=2, seed=11)
    while not game.is_over():
        game.push(next(iter(game.legal)))
    game.save(str(path))
    return path


# --- starting ---------------------------------------------------------------------------------------------------------
def test_no_command_waits_for_what_others_need() -> None:
    """Libraries of learners, servers and charts are read by the commands that use them."""
    heavy = ("numpy", "gymnasium", "litestar", "sqlalchemy", "matplotlib", "pyarrow", "distributed", "textual", "chess")
    code = f"import sys, saecula.cli.app; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# --- playing ----------------------------------------------------------------------------------------------------------
def test_a_whole_game_is_played_at_the_terminal() -> None:
    shown = good("play", "aoc", "--seed", "4", typed="1\n" * 200)
    assert "Round 6 of 6" in shown
    assert "Result" in shown
    assert "wins." in shown or "Shared victory" in shown


@pytest.mark.parametrize(("language", "word"), [("ru", "Раунд 6 из 6"), ("it", "Round 6 di 6")])
def test_the_terminal_speaks_other_languages(language: str, word: str) -> None:
    shown = good("play", "aoc", "--seed", "4", "--lang", language, typed="1\n" * 200)
    assert word in shown
    latin = set(re.findall(r"[A-Za-z][A-Za-z'-]+", re.sub(r"\[[a-z0-9.-]+\]", "", shown)))
    assert language != "ru" or latin == set(), "bots have names in every language too"


def test_the_solo_game_and_a_challenge_end_with_goals() -> None:
    assert "You reached" in good("play", "aoc", "--players", "1", "--seed", "1", typed="1\n" * 80)
    assert "You reached" in good(
        "play", "aoc", "--players", "1", "--challenge", "caravans", "--seed", "1", typed="1\n" * 80
    )


def test_why_law_card_explain_undo_log_and_help_answer() -> None:
    typed = "why skip\nlaw civ.limit\nlaw nonsense words\ncard rome\ncard nothing\n1\nexplain power\n"
    typed += "explain price culture\nhunt\nundo\nwhy 1\nlog\nshow\nhelp\n99\nblah\nquit\nquit\n"
    shown = saecula("play", "aoc", "--seed", "3", "--humans", "2", typed=typed).stdout
    assert "must raise a civilization" in shown
    assert "at most three civilizations" in shown
    assert "No law matches 'nonsense words'" in shown
    assert "No card is called 'nothing'" in shown
    assert "Power of Player" in shown
    assert "action.culture.cost" in shown
    assert "There is no choice 99." in shown
    assert "'blah' is no command" in shown
    assert "What you can type" in shown


def test_a_draft_at_one_keyboard_hands_the_screen_over_and_shows_only_the_own_pack() -> None:
    shown = good("play", "aoc", "--humans", "2", "--modules", "draft", "--seed", "3", typed="\nhand\n1\n\n1\n")
    assert "Cards passed to you" in shown
    assert "Pass the keyboard to" in shown


def test_a_game_is_saved_and_continued(tmp_path: Path) -> None:
    path = tmp_path / "half.jsonl"
    good("play", "aoc", "--seed", "8", typed=f"1\n1\nsave {path}\nquit\n")
    assert "Result" in good("play", "aoc", "--load", str(path), typed="1\n" * 200)


def test_a_continued_game_knows_its_bots(tmp_path: Path) -> None:
    path = tmp_path / "half.jsonl"
    good("play", "aoc", "--players", "3", "--humans", "2", "--bot", "random", "--seed", "8", typed=f"1\nsave {path}\n")
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert header["seats"] == ["human", "human", "random"]
    shown = good("play", "aoc", "--load", str(path), typed="1\n" * 300)
    assert "(Player 2)>" in shown
    assert "(Random 3 (bot))>" not in shown
    assert "Result" in shown
    shown = good("play", "aoc", "--load", str(path), "--humans", "3", typed="1\n" * 300)
    assert "(Random 3 (bot))>" in shown


@pytest.mark.parametrize(
    "option",
    [
        ["--players", "2"], ["--names", "A"], ["--modules", "draft"], ["--deck", "full"], ["--challenge", "caravans"],
        ["--first-player", "clockwise"], ["--aztecs-optional"], ["--seed", "8"],
    ],
)  # fmt: skip
def test_a_continued_game_has_its_own_settings(finished: Path, option: list[str]) -> None:
    assert f"{option[0]}: cannot be given with --load" in bad("play", "aoc", "--load", str(finished), *option)


def test_input_that_ends_leaves_the_table_quietly() -> None:
    assert "not saved" not in good("play", "aoc", "--seed", "1", typed="")


def test_a_script_that_types_in_vain_hears_of_it() -> None:
    for typed in ("dance\n", "skip\n", "99\n", "²\n", "1" * 5000 + "\n"):
        assert "saecula: 1 typed command was refused" in bad("play", "aoc", "--seed", "3", "--humans", "2", typed=typed)
    good("play", "aoc", "--seed", "3", "--humans", "2", typed="why skip\nlaw zzz\n1\n")


def test_a_person_at_a_terminal_who_errs_leaves_without_a_fault() -> None:
    pty = pytest.importorskip("pty", reason="needs a terminal as Unix has them")
    master, slave = pty.openpty()
    os.write(master, b"dance\nquit\n")
    done = subprocess.run([sys.executable, "-c", CODE, "play", "aoc"], stdin=slave, capture_output=True)
    os.close(master)
    os.close(slave)
    assert done.returncode == 0


def test_bytes_that_are_no_text_are_no_command() -> None:
    command = [sys.executable, "-c", CODE, "play", "aoc", "--seed", "3", "--humans", "2", "--lang", "en"]
    done = subprocess.run(
        command, input=b"\xff\xfe\nquit\n", capture_output=True, env={**os.environ, "PYTHONUTF8": "0"}
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "saecula: GAME: 'chess' is unknown"),
        (["play", "aoc", "--players", "5"], "saecula: --players: must be 1 to 4"),
        (["play", "aoc", "--players", "1", "--modules", "draft"], "solo.modules"),
        (["play", "aoc", "--modules", "magic"], "saecula: --modules: must be one of"),
        (["play", "aoc", "--challenge", "caravans"], "saecula: --challenge: is a solo game"),
        (["play", "aoc", "--lang", "xx"], "--lang: must be one of"),
        (["play", "aoc", "--humans", "0"], "--humans: must be at least 1"),
        (["play", "aoc", "--humans", "3"], "--humans: there are 2 seats only"),
        (["play", "aoc", "--bot", "deep"], "saecula: --bot: 'deep' is unknown"),
        (["play", "aoc", "--load", "nothing.jsonl"], "file: cannot read nothing.jsonl"),
        (["play", "aoc", "--cards", "nothing.toml"], "saecula: --cards: cannot read nothing.toml"),
        (["simulate", "aoc", "--games", "0"], "--games: must be 1 to"),
        (["simulate", "aoc", "--games", "99999999999"], "--games: must be 1 to"),
        (["simulate", "aoc", "--bots", "deep"], "--bots: 'deep' is unknown"),
        (["play", "aoc", "--first-player", "up"], "--first-player: must be one of"),
        (["cards", "aoc", "--check", "nothing.toml"], "--check: cannot read nothing.toml"),
        (["replay", "nothing.jsonl", "--at", "-5"], "--at: must be at least 0"),
        (["bench", "aoc", "--seconds", "nan"], "--seconds: must be 0.1 to 3600"),
        (["bench", "aoc", "--seconds", "inf"], "--seconds: must be 0.1 to 3600"),
        (["bench", "aoc", "--seconds", "0"], "--seconds: must be 0.1 to 3600"),
        (["bench", "aoc", "--seconds", "-1"], "--seconds: must be 0.1 to 3600"),
        (["play", "aoc", "--nonsense"], "--nonsense"),
        (["play"], "GAME"),
        (["play", "aoc", "more"], "more"),
        (["play", "aoc", "--players", "x"], "--players"),
        (["play", "aoc", "--players"], "--players"),
        (["dance"], "dance"),
        (["simulate", "aoc", "--bots", ","], "--bots: names no bot"),
        (["simulate", "aoc", "--deck", "tarot"], "saecula: --deck: must be one of"),
        (["replay", "nothing.jsonl"], "file: cannot read nothing.jsonl"),
        (["laws", "aoc", "zzz", "zzz"], "no law matches 'zzz zzz'"),
        (["cards", "aoc", "atlantis"], "no card is called 'atlantis'"),
        (["bench", "chess"], "GAME: 'chess' is unknown"),
        (["bench", "aoc", "--measure", "luck"], "--measure: 'luck' is unknown, known are random, copy, push, batch,"),
        (["bench", "aoc", "--build", "steam"], "--build: 'steam' is unknown, known are interpreted, compiled"),
        (["bench", "aoc", "--against", "nowhere.whl"], "--against: nowhere.whl is neither a wheel nor a checkout"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: list[str], sentence: str) -> None:
    said = bad(*arguments)
    assert sentence in said
    assert said.startswith("saecula: ")
    assert len(said.strip().splitlines()) == 1


def test_without_a_command_the_help_is_printed() -> None:
    done = saecula()
    assert (done.returncode, done.stderr) == (2, "")
    assert "simulate" in done.stdout


# --- surroundings -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", [None, "nonsense = [", "[civilizations.rome]\npopulation = 9\n"])
def test_bad_corrections_in_the_environment_are_one_sentence(tmp_path: Path, text: str | None) -> None:
    mine = tmp_path / "mine.toml"
    if text is not None:
        mine.write_text(text)
    for command in (["play", "aoc"], ["simulate", "aoc"], ["cards", "aoc"], ["doctor"], ["bench"]):
        said = bad(*command, SAECULA_AOC_CARDS=str(mine))
        assert said.startswith("saecula: SAECULA_AOC_CARDS: ")
        assert len(said.strip().splitlines()) == 1
    assert "Example" in good("play", "--help", SAECULA_AOC_CARDS=str(mine))
    (tmp_path / "good.toml").write_text(GOOD_CARDS)
    good("cards", "aoc", "rome", "--cards", str(tmp_path / "good.toml"), SAECULA_AOC_CARDS=str(mine))


def test_the_library_can_be_imported_beside_bad_corrections_but_deals_no_game() -> None:
    code = "import saecula; print('imported'); saecula.aoc.Game()"
    env = {**os.environ, "SAECULA_AOC_CARDS": "nothing.toml"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env)
    assert done.stdout == "imported\n"
    assert "OptionError: SAECULA_AOC_CARDS: cards: cannot read nothing.toml" in done.stderr


def test_letters_that_the_output_cannot_write_are_replaced() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    for arguments in (["cards", "aoc", "rome", "--lang", "ru"], ["play", "aoc", "--lang", "ru"]):
        done = subprocess.run([sys.executable, "-c", CODE, *arguments], input=b"", capture_output=True, env=env)
        assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("arguments", [["laws", "aoc"], ["doctor"], ["play", "aoc"], ["cards", "aoc", "--json"]])
def test_a_full_disk_is_told_in_one_sentence(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-c", CODE, *arguments], stdout=full, stderr=-1, input=b"")
    assert done.returncode == 1
    assert done.stderr.decode() == "saecula: cannot write the output (No space left on device)\n"


def test_a_reader_who_goes_away_hears_nothing() -> None:
    done = subprocess.run(
        f"{sys.executable} -c '{CODE}' laws aoc | head -n 1", shell=True, capture_output=True, text=True
    )
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


# --- records ----------------------------------------------------------------------------------------------------------
def test_verify_and_replay_a_record(finished: Path) -> None:
    assert "verified" in good("verify", str(finished))
    report = data("verify", str(finished))
    assert report["verified"]
    assert report["finished"]
    assert data("replay", str(finished))["over"]
    early = data("replay", str(finished), "--at", "3")
    assert early["ply"] == 3
    assert not early["over"]
    assert "rise" in good("replay", str(finished), "--at", "1")


def test_a_truncated_and_an_edited_record_are_named(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    short = tmp_path / "short.jsonl"
    short.write_text(text[: len(text) // 2], encoding="utf-8")
    assert "breaks off" in bad("verify", str(short))
    edited = tmp_path / "edited.jsonl"
    edited.write_text(text.replace('"seat":0', '"seat":1', 1), encoding="utf-8")
    assert "sum: the record was changed" in bad("verify", str(edited))
    assert "saecula: --at: must be 0 to" in bad("replay", str(finished), "--at", "9999")


# --- the rest ---------------------------------------------------------------------------------------------------------
def test_simulate_prints_a_table_and_an_object() -> None:
    shown = good("simulate", "aoc", "--games", "10", "--bots", "greedy,random", "--seed", "1", "--jobs", "2")
    assert "greedy" in shown
    result = data(
        "simulate", "aoc", "--players", "4", "--games", "24", "--bots", "random", "--seed", "1", "--jobs", "1"
    )
    assert (result["games"], result["finished"]) == (24, 24)
    assert result["decisions"] > 24 * 20
    assert result["rounds"] == {"min": 6, "median": 6, "max": 6}
    assert result["bots"]["random"]["seats"] == 96
    assert result["bots"]["random"]["win_rate"] == 0.25
    assert set(result["bots"]["random"]) >= {"wins", "win_rate", "mean_score"}
    again = data("simulate", "aoc", "--players", "4", "--games", "24", "--bots", "random", "--seed", "1", "--jobs", "2")
    assert result["times_bare"] > 0
    assert again.keys() == result.keys()
    for timed in ("seconds", "games_per_second", "games_per_core_second", "bare_games_per_second", "times_bare"):
        again.pop(timed)
        result.pop(timed)
    assert again == result


def test_laws_are_listed_searched_and_counted() -> None:
    assert "civ.limit" in good("laws", "aoc", "three", "civilizations")
    assert "цивилизаций" in good("laws", "aoc", "civ.limit", "--lang", "ru")
    report = data("laws", "aoc", "--coverage")
    assert report["total"] == report["tested"]
    assert report["untested"] == []
    assert data("laws", "aoc", "civ.limit")[0]["id"] == "civ.limit"


def test_cards_show_their_house_values() -> None:
    assert "°" in good("cards", "aoc", "rome")
    cards = data("cards", "aoc")
    rome = next(card for card in cards if card["id"] == "rome")
    assert "population" in rome["house"]
    assert rome["primary"][0]["source"] == "rulebook"
    harappa = next(card for card in cards if card["id"] == "harappa")
    assert "legacy" not in harappa["house"]
    assert "civilizations.rome.population" in good("cards", "aoc", "--house")
    assert "Рим" in good("cards", "aoc", "rome", "--lang", "ru")


def test_cards_tell_programs_how_much_is_known() -> None:
    cards = {(card["kind"], card["id"]): card for card in data("cards", "aoc")}
    rome, harappa = cards["civilizations", "rome"], cards["civilizations", "harappa"]
    assert rome["documentation"] == "named in the rulebook, effects in the rulebook"
    assert cards["civilizations", "germania"]["documentation"] == "named in the rulebook, effects unknown"
    assert cards["civilizations", "khmer"]["documentation"] == "house card"
    assert (rome["legacy_known_in_sources"], harappa["legacy_known_in_sources"]) == (False, True)
    assert not rome["primary_complete_in_sources"]
    assert cards["technologies", "writing"]["number_of_effects"] == "one"
    assert cards["technologies", "sailing"]["number_of_effects"] == "more than one"
    assert "other player" in cards["actions", "trade"]["extra"]
    assert cards["actions", "farm"]["extra"] is None
    kingdom = cards["achievements", "kingdom-of-technology"]
    assert (kingdom["techs"], kingdom["techs_min"]) == (9, 9)
    assert cards["achievements", "primitive-kingdom"]["techs"] == 0
    assert "techs" not in cards["achievements", "incredible-might"]


def test_an_owner_corrects_a_card_without_touching_code(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(GOOD_CARDS)
    assert "all corrections fit" in good("cards", "aoc", "--check", str(mine))
    rome = json.loads(good("cards", "aoc", "rome", "--cards", str(mine), "--json"))[0]
    assert rome["population"] == 2
    assert rome["sources"]["population"] == "owner"
    assert "population" not in rome["house"]
    assert "2" in good("cards", "aoc", "rome", SAECULA_AOC_CARDS=str(mine))
    mine.write_text("[civilizations.rome]\npopulation = 9\n")
    assert "civilizations.rome.population: must be 1 to 4" in bad("cards", "aoc", "--check", str(mine))


def test_doctor_says_what_is_running() -> None:
    report = data("doctor")
    assert report["build"] in ("compiled", "interpreted")
    assert report["database"].startswith("SQLite")
    assert report["extras"]["terminal"]
    assert report["games"]["aoc"]["laws"] > 200
    assert "build:" in good("doctor")
    assert data("doctor")["version"] == good("--version").strip()


def test_bench_measures_both_builds_and_the_yardstick_in_one_run() -> None:
    result = data("bench", "aoc", "--seconds", "0.3", "--measure", "random")
    compiled = data("doctor")["build"] == "compiled"
    assert result["builds"] == (["interpreted", "compiled"] if compiled else ["interpreted"])
    assert result["python_chess"] > 0
    assert [(row["measure"], row["players"]) for row in result["rows"]] == [("random", 2), ("random", 4)]
    for row in result["rows"]:
        slow = row["figures"]["interpreted"]
        assert slow["to_python_chess"] == pytest.approx(slow["per_second"] / result["python_chess"], rel=0.01)
        assert not compiled or row["figures"]["compiled"]["per_second"] > slow["per_second"]


def test_every_command_has_help_with_an_example() -> None:
    for command in ("play", "simulate", "replay", "verify", "laws", "cards", "bench", "compile", "doctor"):
        assert "Example: saecula" in good(command, "--help")


# --- Through the Ages -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "word"), [("en", "Age IV"), ("ru", "эпоха IV"), ("it", "Era IV")])
def test_a_whole_game_of_the_large_game_is_played_by_keyboard(language: str, word: str) -> None:
    shown = good("play", "tta", "--seed", "4", "--bot", "random", "--lang", language, typed="1\n" * 900)
    assert word in shown
    assert "production" in shown or "произв" in shown or "produzione" in shown


def test_the_large_game_explains_refusals_and_numbers() -> None:
    typed = "why populate\nexplain strength\ncard moses\nlaw action.take.hand-limit\nend\nquit\nquit\n"
    shown = good("play", "tta", "--seed", "4", "--humans", "2", "--players", "2", typed=typed)
    assert "turn.first.only-take-cards" in shown
    assert "Strength of Player" in shown
    assert "population costs 1 food less" in shown
    assert "action.take.hand-limit" in shown


def test_the_large_game_is_simulated_listed_and_counted() -> None:
    result = data("simulate", "tta", "--players", "3", "--games", "4", "--bots", "random", "--seed", "1", "--jobs", "1")
    assert result["finished"] == 4
    assert 8 <= result["rounds"]["min"] <= result["rounds"]["max"] <= 30
    cards = data("cards", "tta")
    assert len(cards) == 236 + 16 + 17 + 24 + 16
    cards = [card for card in cards if card["module"] == "base"]
    assert len(cards) == 236
    civil = {players: sum(c["copies"][players] for c in cards if c["deck"] == "civil") for players in ("2", "3", "4")}
    assert civil == {"2": 20 + 3 * 44, "3": 20 + 3 * 50, "4": 20 + 3 * 53}
    assert data("cards", "tta", "iron")[0]["science_cost"] == 5
    assert data("laws", "tta", "--coverage")["untested"] == []
    assert "--players: must be 2 to 4" in bad("play", "tta", "--players", "1")
    assert "--modules: 'draft' is no module, known are balanced" in bad("play", "tta", "--modules", "draft")


# --- modules of Through the Ages ----------------------------------------------------------------------------------
TTA = ("simulate", "tta", "--games", "1", "--jobs", "1", "--seed", "1")


def test_modules_modes_and_variants_are_simulated() -> None:
    modules = ("--modules", "balanced,military,leaders-wonders", "--mode", "open-mix")
    found = data(*TTA, *modules, "--options", "draft=true", "--options", "hidden-future=true")
    assert found["games"] == 1
    assert data(*TTA, "--options", "modules=military")["games"] == 1


def test_a_table_of_an_open_mix_shows_its_boards() -> None:
    modules = ("--modules", "leaders-wonders", "--mode", "open-mix", "--seed", "1", "--lang", "en")
    shown = good("play", "tta", *modules, typed="events\nquit\n")
    assert shown.count("Boards, Age ") == 3
    assert (
        good("play", "tta", *modules, "--options", "hidden_future=true", typed="events\nquit\n").count("Boards, Age ")
        == 1
    )
    drafted = good("play", "tta", *modules, "--options", "draft=true", typed="1\nquit\n")
    assert drafted.count("Pick a card for this game") == 2


def test_bad_modules_modes_and_variants_are_named() -> None:
    assert bad(*TTA, "--mode", "open-mix") == "saecula: --mode: needs a module of the expansion\n"
    assert "--modules: 'innovation' is no module" in bad(*TTA, "--modules", "innovation")
    assert "draft: belongs to the mode" in bad(*TTA, "--modules", "leaders-wonders", "--options", "draft=true")
    assert "'drift' is no setting of tta" in bad("play", "tta", "--options", "drift=true")


MISUSED = [  # one line for every sentence of `usage.py`, and for what it tells of a value
    ("play --nope", "usage-no-option", {"word": "--nope"}),
    ("plya", "usage-no-command", {"word": "plya"}),
    ("play tta more and", "usage-extra", {"word": "more and"}),
    ("serve --port", "usage-needs-value", {"word": "--port"}),
    ("play --plain=3", "usage-takes-no-value", {"word": "--plain"}),
    ("replay", "usage-missing", {"word": "FILE"}),
]
VALUES = [("serve --port x", "usage-no-integer"), ("bench --seconds x", "usage-no-number")]


@pytest.mark.parametrize("language", ["en", "ru", "it"])
@pytest.mark.parametrize(("line", "message", "values"), MISUSED)
def test_a_line_that_cannot_be_read_is_refused_in_the_reader_s_language(
    line: str, message: str, values: dict[str, str], language: str
) -> None:
    assert misused(line, language) == say(language, message, **values)


@pytest.mark.parametrize("language", ["en", "ru", "it"])
@pytest.mark.parametrize(("line", "message"), VALUES)
def test_so_is_a_value(line: str, message: str, language: str) -> None:
    told = say(language, "usage-invalid", word=line.split()[1], reason=say(language, message))
    assert misused(line, language) == told


def misused(line: str, language: str) -> str:
    """What people are told of a command line."""
    try:
        app(line.split(), prog_name="saecula", standalone_mode=False)
    except Exception as error:
        return in_language(error.format_message(), language)  # type: ignore[attr-defined]
    raise AssertionError("nothing is wrong with it")


def test_a_script_reads_the_sentence_in_the_language_of_the_line() -> None:
    assert bad("play", "--nope", "--lang", "ru") == "saecula: параметра --nope нет\n"


@pytest.mark.parametrize(
    ("said", "told"),
    [  # versions of the package that reads command lines differ
        ("No such option: --nope Did you mean --one?", "параметра --nope нет"),
        ("No such option: --nope (Possible options: --one, --two)", "параметра --nope нет"),
        ("No such command 'plya'. Did you mean 'play'?", "команды plya нет"),
        ("Missing command.", "какая команда? Их перечисляет `saecula --help`"),
        ("Got unexpected extra argument (more)", "лишнее в строке: more"),
        ("Got unexpected extra argument(s) (more)", "лишнее в строке: more"),
        ("Invalid value for '--x': 'y' is not a valid float.", "--x: должно быть числом"),
        ("Invalid value for '--x' (env var: 'X'): 'y' is not a valid integer.", "--x: должно быть целым числом"),
        ("Something new.", "Something new."),
    ],
)
def test_sentences_are_known_however_they_are_said(said: str, told: str) -> None:
    assert in_language(said, "ru") == told
