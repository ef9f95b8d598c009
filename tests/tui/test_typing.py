"""What people type at the terminal table: nothing crashes it, everything is answered in the reader's language."""

import random

import pytest

from saecula import aoc
from saecula.i18n import LANGUAGES, say
from tests.tui.table import play

ODD = [
    "²", "٣", "1" * 5000, "0", "-1", "1.5", "99", "00001", "why ²", "why " + "9" * 400, "why 0", "rise", "rise \x00",
    "use", "use ²", "buy", "learn x y", "explain", "explain ²", "explain price research", "law", "law [bold]", "law ²",
    "card", "card [/]", "card \x1b[31m", "save \x00", "save /", "save /nowhere/at/all", "undo", "undo", "log", "?",
    "show me", "help me", "[red]", "\ud800", "é" * 300, "wonder petra plain plain", "RISE", "  ", "\t", "Why 1",
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_odd_lines_are_answered_and_change_nothing(language: str) -> None:
    played = play(ODD, language=language)
    assert played.game.ply == 0 or played.game.log[-1].seat != 0
    assert len(played.pages) == len(ODD) + 2  # the game went on asking until the input ended


def test_any_mixture_of_lines_leaves_the_table_standing(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(str(tmp_path))
    dice = random.Random(5)
    words = [*ODD, "pass", "end", "skip", "done", *(str(n) for n in range(1, 30))]
    for seed in range(12):
        game = aoc.Game(seats=2, seed=seed, modules=("innovation", "draft", "changing-world"))
        lines = [dice.choice(words) for _ in range(120)]
        play(lines, game, humans=2, language=dice.choice(LANGUAGES))
        game.check()


def test_a_number_that_is_not_in_the_list_is_named_as_typed() -> None:
    assert "There is no choice 0099." in play(["0099"]).text
    assert "There is no choice " + "7" * 40 + "." in play(["7" * 5000]).text


def test_a_word_that_needs_another_asks_for_it() -> None:
    shown = play(["law", "card", "why", "explain"]).text
    for example in ("law wonder", "card Rome", "why 1", "explain Victory points"):
        assert f"for example: {example}" in shown
    assert "setup.players" not in shown


def test_the_first_word_may_be_written_in_capitals() -> None:
    assert "Nothing forbids it." in play(["Why 1"]).text
    assert play(["QUIT"]).table.leaving


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_told_in_the_reader_s_language(language: str) -> None:
    shown = play(["dance", "ri", "undo", "explain dance", "save /"], language=language).text
    assert say(language, "not-understood", text="dance", help=say(language, "word-help")) in shown
    assert say(language, "ambiguous", text="ri", candidates="rise")[:12] in shown
    assert say(language, "undo-refused") in shown
    assert say(language, "not-explained", what="dance", able="").split(":")[0] in shown
    assert say(language, "save-failed", path="/") in shown


def test_what_was_typed_in_vain_is_counted() -> None:
    assert play(["dance", "99", "skip", "why skip", "law nonsense", "log"]).table.faults == 3
