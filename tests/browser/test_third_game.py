"""A game that the server knows and the page cannot draw: it says so, and the game is played by its list of actions."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saecula import games
from saecula.server.config import Config, database_url
from tests.browser.conftest import Opener
from tests.browser.kit import act, create
from tests.kit.matches.title import MatchesTitle
from tests.server.kit import RunningServer

UNKNOWN = "This page does not know a game “matches”."


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    title = MatchesTitle()
    games.add(title)
    with RunningServer(Config(database_url(str(tmp_path / "saecula.db")), bot_processes=0, rate=0)) as running:
        yield running
    games.remove(title.name)


def test_a_game_without_a_board_is_told_of_and_played(person: Opener) -> None:
    page = person()
    address = create(page, "matches", ["me", "hot"], "Ann")
    page.wait_for_selector("button.act[data-action]")
    assert page.inner_text("main [role=alert]") == UNKNOWN
    act(page, "take 3")
    page.goto(f"{address}/1")
    page.wait_for_selector("[data-step]")
    assert page.inner_text("main [role=alert]") == UNKNOWN


def test_its_laws_are_read(person: Opener) -> None:
    page = person(path="/laws/matches")
    page.wait_for_selector("main dd")
    assert "The last match ends the game" in page.inner_text("main")


@pytest.mark.parametrize("place", ["laws", "cards"])
def test_a_game_that_nobody_knows_is_told_of_in_one_sentence(person: Opener, place: str) -> None:
    page = person(path=f"/{place}/draughts")
    assert page.wait_for_selector("[role=alert]").inner_text() == UNKNOWN.replace("matches", "draughts")
    page.click(f"a[href='/{place}/{next(iter(games.TITLES))}']")
    page.wait_for_selector("[role=alert]", state="detached")
