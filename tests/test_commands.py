"""`saecula commands` and docs/commands.md tell what the games declare."""

import json
from pathlib import Path

import pytest

from saecula.aoc.terms import ACTION_IDS, ACTIONS
from saecula.cli.commands import commands, commands_page, typed
from saecula.games import TITLES
from saecula.i18n import LANGUAGES
from saecula.tta.commands import COMMANDS
from tests.kit.games import finished_game

DOCS = Path(__file__).parents[1] / "docs" / "commands.md"


def test_the_docs_are_those_of_the_declarations() -> None:
    assert DOCS.read_text(encoding="utf-8") == commands_page()


def test_every_declared_command_is_listed() -> None:
    listed = {verb.word for verb in TITLES["tta"].speech.verbs("en")}
    assert listed == {entry.word for entry in COMMANDS} | {"pick"}
    listed = {verb.word for verb in TITLES["aoc"].speech.verbs("en")}
    assert set(ACTION_IDS[:ACTIONS]) <= listed
    assert "act" not in listed, "nobody types it"


@pytest.mark.parametrize("game", ["aoc", "tta"])
def test_whatever_is_said_in_a_game_is_listed_with_its_parts(game: str) -> None:
    verbs = {verb.word: verb.parts for verb in TITLES[game].speech.verbs("en")}
    played = finished_game(TITLES[game].rules, {"seats": 2}, 5)
    for move in played.log:
        word, *parts = move.text.split()
        most = len(verbs[word]) + (word == "use")  # a card with several effects numbers them
        assert len([part for part in verbs[word] if not part.startswith("[")]) <= len(parts) <= most, move.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_the_list_is_told_in_every_language(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    commands(game, language)
    text = capsys.readouterr().out
    verbs = TITLES[game].speech.verbs(language)
    for verb in verbs:
        assert typed(verb) in text
        assert verb.text in text
    commands(game, language, json=True)
    assert json.loads(capsys.readouterr().out) == [verb._asdict() for verb in verbs]
    if language != "en":
        english = [verb.text for verb in TITLES[game].speech.verbs("en")]
        assert not set(english) & {verb.text for verb in verbs}
