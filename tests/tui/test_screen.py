"""The whole screen: played by keys, without a terminal."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

pytest.importorskip("textual", reason="needs the extra 'screen'")

from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

import saecula
from saecula import aoc, tta
from saecula.bots import make_bot
from saecula.core.game import Game
from saecula.i18n import LANGUAGES, say
from saecula.tui.screen import KEYS, FullTable
from saecula.tui.sheets import CardSheet, ReadySheet, Sheet

Play = Callable[[FullTable, "Pilot[str]"], Awaitable[None]]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def on_screen(game: Game, doing: Play, language: str = "en", humans: int = 1, size: tuple[int, int] = (120, 40)) -> str:
    """Open the screen, do something with keys, and return what is printed when it has closed."""
    bots = {seat: make_bot("random", game.rules, seat) for seat in range(humans, game.state.seat_count)}
    app = FullTable(game, bots, language)

    async def main() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await doing(app, pilot)

    asyncio.run(main())
    return app.return_value or ""


async def settle(app: FullTable, pilot: "Pilot[str]") -> None:
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: FullTable, pilot: "Pilot[str]", *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


def shown(app: FullTable, name: str) -> str:
    """The text of a widget of the topmost sheet."""
    return str(app.screen.query_one(name, Static).visual)


@pytest.mark.parametrize(
    "game", [aoc.Game(seats=2, seed=3), tta.Game(seats=2, seed=3, resignation=False)], ids=["aoc", "tta"]
)
def test_several_decisions_are_made_by_keys(game: Game) -> None:
    game = game.copy()

    async def doing(app: FullTable, pilot: "Pilot[str]") -> None:
        before = len([move for move in game.log if move.seat == 0])
        await press(app, pilot, "enter")
        assert isinstance(app.screen, Sheet), "nothing is done before its numbers were shown"
        asked = game.ply
        await press(app, pilot, "escape")
        assert game.ply == asked
        for _ in range(6):
            await press(app, pilot, "down", "enter", "enter")
        assert len([move for move in game.log if move.seat == 0]) == before + 6
        options = app.query_one("#actions", OptionList)
        assert options.option_count == len(list(game.legal))
        assert len(app.query_one("#log", RichLog).lines) > 6

    on_screen(game, doing)
    game.check()


def test_the_large_card_shows_its_text_and_where_it_lies() -> None:
    game = tta.Game(seats=2, seed=3)

    async def doing(app: FullTable, pilot: "Pilot[str]") -> None:
        assert app.told is not None
        first = app.face.card_of(app.told, app.listed[0].about[0])
        assert first is not None
        await press(app, pilot, "c")
        assert isinstance(app.screen, CardSheet)
        assert app.library[first].name in shown(app, "#card-name")
        assert app.library[first].text[:20] in shown(app, "#card-text")
        assert "in the card row" in shown(app, "#card-text")
        await press(app, pilot, "right")
        assert app.library[first].name not in shown(app, "#card-name")
        await press(app, pilot, "escape")
        assert not isinstance(app.screen, CardSheet)

    on_screen(game, doing)


def test_warnings_forbidden_actions_boards_and_help_are_a_key_away() -> None:
    game = tta.Game(seats=2, seed=3)

    async def doing(app: FullTable, pilot: "Pilot[str]") -> None:
        await press(app, pilot, "w")
        assert "still have" in shown(app, "#texts")
        await press(app, pilot, "escape", "f")
        assert "turn.first.only-take-cards" in shown(app, "#texts")
        await press(app, pilot, "escape", "b")
        assert app.viewed == 1
        await press(app, pilot, "h")
        assert all(say("en", f"screen-keys-{ask}") in shown(app, "#texts") for ask in KEYS)

    on_screen(game, doing)


def test_a_command_is_taken_back() -> None:
    game = tta.Game(seats=2, seed=3)

    async def doing(app: FullTable, pilot: "Pilot[str]") -> None:
        before = game.digest()
        await press(app, pilot, "enter", "enter")
        assert game.digest() != before
        await press(app, pilot, "u")
        assert game.digest() == before

    on_screen(game, doing)


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
def test_an_unsaved_game_is_kept_when_somebody_leaves(folder: Path, key: str) -> None:
    game = aoc.Game(seats=2, seed=3)

    async def doing(app: FullTable, pilot: "Pilot[str]") -> None:
        await press(app, pilot, "enter", "enter")
        await pilot.press(key)
        await pilot.pause()

    assert "kept in aoc-unsaved.jsonl" in on_screen(game, doing)
    assert saecula.load("aoc-unsaved.jsonl").digest() == game.digest()


def test_an_untouched_game_leaves_nothing_and_a_saved_one_is_not_kept_twice(folder: Path) -> None:
    async def leave(app: FullTable, pilot: "Pilot[str]") -> None:
        await pilot.press("q")

    async def save(app: FullTable, pilot: "Pilot[str]") -> None:
        await press(app, pilot, "enter", "enter", "s")
        await pilot.press("q")

    assert on_screen(aoc.Game(seats=2, seed=3), leave) == ""
    assert list(folder.iterdir()) == []
    assert on_screen(aoc.Game(seats=2, seed=3), save) == ""
    assert len(list(folder.iterdir())) == 1


def test_nobody_sees_the_secrets_of_another_seat_before_saying_so() -> None:
    game = aoc.Game(seats=2, seed=3, modules=("draft",), first="1")

    async def doing(app: FullTable, pilot: "Pilot[str]") -> None:
        for seat in (0, 1):
            assert isinstance(app.screen, ReadySheet)
            assert app.last_human != seat
            await press(app, pilot, "enter", "enter", "enter")
        assert game.ply == 2

    on_screen(game, doing, humans=2)


@pytest.mark.parametrize("size", [(80, 24), (200, 60)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_speaks_the_language_and_fits(language: str, size: tuple[int, int]) -> None:
    game = tta.Game(seats=4, seed=3)

    async def doing(app: FullTable, pilot: "Pilot[str]") -> None:
        assert app.query_one("#part-row", Static).border_title == say(language, "part-row")
        keys = {binding.binding.description for binding in app.active_bindings.values() if binding.binding.show}
        assert keys == {say(language, f"screen-keys-{ask}") for ask in KEYS}
        assert app.query_one("#actions", OptionList).region.height > 4
        assert app.query_one("#left").region.width + app.query_one("#right").region.width <= size[0]

    on_screen(game, doing, language, size=size)


def test_a_whole_game_ends_with_its_result() -> None:
    game = aoc.Game(seats=2, seed=3)

    async def doing(app: FullTable, pilot: "Pilot[str]") -> None:
        for _ in range(300):
            if game.is_over():
                break
            await press(app, pilot, "enter", "enter")
        assert game.is_over()
        assert say("en", "result") in shown(app, "#question")

    on_screen(game, doing)
