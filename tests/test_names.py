"""Bots, people without a name and tables are called by a name in the reader's language."""

import pytest

import saecula
from saecula import present
from saecula.bots import known_bots
from saecula.core.errors import RecordError
from saecula.core.game import HUMAN
from saecula.i18n import LANGUAGES, has
from saecula.names import bot_name, player_name, shown_name, shown_names, terminal_name
from saecula.server.faults import BrokenFault, in_all_languages, read_stored
from saecula.server.pictures import table_name
from saecula.server.rows import TableRow
from saecula.server.seating import new_row


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    assert [bot for bot in known_bots() if not has(language, f"bot-{bot}")] == []


def test_a_bot_is_called_in_the_readers_language_whoever_named_it() -> None:
    for written in LANGUAGES:
        assert shown_name(bot_name("easy", 1, written), "easy", 1, "ru") == "Лёгкий 2"
        assert shown_name(terminal_name("hard", 2, written), "hard", 2, "it") == "Difficile 3 (bot)"
        assert shown_name(player_name(0, written), HUMAN, 0, "ru") == "Игрок 1"
    assert bot_name("easy", 1) == "Easy 2"


def test_names_that_people_chose_stay() -> None:
    assert shown_name("Anna", HUMAN, 0, "ru") == "Anna"
    assert shown_name("Easy 2", HUMAN, 1, "ru") == "Easy 2", "a person may be called so"
    assert shown_name("Easy 2", "hard", 1, "ru") == "Easy 2"


def test_the_board_and_the_log_use_them() -> None:
    game = saecula.aoc.Game(seats=2, seed=7)
    game.names, game.kinds = ["Anna", "Easy 2"], [HUMAN, "easy"]
    game.push("rise rome")
    while not any("Easy 2" in line.text for line in present.log(game, 0, 0, "en")):
        game.push(game.legal.commands()[0])
    assert shown_names(game, "it") == ["Anna", "Facile 2"]
    board = present.board(present.scene(game, 0), "ru")
    assert [seat.name for seat in board.seats] == ["Anna", "Лёгкий 2"]  # type: ignore[attr-defined]
    said = " ".join(line.text for line in present.log(game, 0, 0, "ru"))
    assert "Лёгкий 2" in said
    assert "Easy" not in said
    assert [seat.name for seat in present.report(game, "it").seats] == ["Anna", "Facile 2"]


def row(name: str) -> TableRow:
    return new_row("tta", {"seats": 2}, None, name, clock=None, spectators=True)


def test_a_table_that_nobody_named_is_called_by_its_game() -> None:
    assert table_name(row("tta 0"), "ru") == "Сквозь века 0"
    assert table_name(row("Friday"), "ru") == "Friday"
    assert table_name(row("Player 1"), "it") == player_name(0, "it")


def test_why_a_table_is_locked_is_told_in_the_readers_language() -> None:
    kept = in_all_languages(RecordError("snapshot", "is-missing"))
    assert [read_stored(kept, language) for language in ("en", "ru")] == [
        "snapshot: is missing",
        "snapshot: отсутствует",
    ]
    assert read_stored("ValueError", "ru") == "ValueError"
    assert "snapshot: manca" in BrokenFault(kept).text("it")
