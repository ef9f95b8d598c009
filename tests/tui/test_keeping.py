"""No game is lost at the terminal, and no file is overwritten unasked."""

from pathlib import Path

import pytest

import saecula
from saecula.core import record
from saecula.core.errors import RecordError
from tests.tui.table import play


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_first_quit_warns_and_the_second_leaves(folder: Path) -> None:
    played = play(["1", "quit", "quit", "log"])
    assert "Type 'save FILE' first" in played.text
    assert "not saved" in played.pages[-1]
    assert list(folder.iterdir()) == []


def test_another_word_between_takes_the_warning_back() -> None:
    played = play(["1", "quit", "log", "quit", "quit"])
    assert played.text.count("Type 'save FILE' first") == 2


def test_a_saved_or_untouched_game_is_left_at_once() -> None:
    assert "not saved" not in play(["quit"]).text
    played = play(["1", "save mine.jsonl", "quit"])
    assert "Type 'save FILE' first" not in played.text
    assert "not saved" not in played.text


@pytest.mark.parametrize("interrupt", [False, True])
def test_a_game_that_breaks_off_is_kept(folder: Path, interrupt: bool) -> None:
    Path("aoc-unsaved.jsonl").write_text("somebody else's")
    played = play(["1"], interrupt=interrupt)
    assert "kept in aoc-unsaved-2.jsonl" in played.text
    assert saecula.load("aoc-unsaved-2.jsonl").ply == played.game.ply
    assert Path("aoc-unsaved.jsonl").read_text() == "somebody else's"


def test_nothing_is_kept_of_a_game_that_nobody_played_or_that_was_given_up(folder: Path) -> None:
    play([])
    play(["1", "quit"])
    play(["1", "save mine.jsonl"])
    assert [path.name for path in folder.iterdir()] == ["mine.jsonl"]


def test_save_without_a_name_spares_the_files_of_others() -> None:
    Path("aoc.jsonl").write_text("somebody else's")
    assert "aoc.jsonl exists already" in play(["1", "save", "quit", "quit"]).text
    assert Path("aoc.jsonl").read_text() == "somebody else's"


def test_save_without_a_name_repeats_the_last_save() -> None:
    played = play(["save mine.jsonl", "1", "save", "quit"])
    assert played.text.count("Saved: mine.jsonl") == 2
    assert saecula.load("mine.jsonl").ply == played.game.ply
    assert not Path("aoc.jsonl").exists()


def test_a_record_remembers_who_plays() -> None:
    game = saecula.aoc.Game(seats=3, seed=1)
    assert game.kinds == ["human", "human", "human"]
    game.kinds = ["human", "greedy", "random"]
    game.save("mine.jsonl")
    assert saecula.load("mine.jsonl").kinds == ["human", "greedy", "random"]
    assert game.copy().kinds == game.kinds


@pytest.mark.parametrize("kinds", [["human"], ["human", 7], ["human", "a\tb"], "human"])
def test_a_record_with_other_seats_is_refused(kinds: object) -> None:
    lines = record.lines_of(saecula.aoc.Game(seats=2, seed=1))
    lines[0]["seats"] = kinds
    Path("mine.jsonl").write_text("\n".join(record.text_lines(lines)))
    with pytest.raises(RecordError, match="seats: must be"):
        saecula.load("mine.jsonl")
