"""A real server and real browsers for the tests of the page."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from saecula.server.config import Config, database_url
from tests.browser.kit import play_ahead
from tests.kit.programs import need
from tests.server.kit import RunningServer, new_table

HOST = "table.test"  # this machine under a name of its own: not a secure context, as in a local network
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]


@contextmanager
def chromium() -> Iterator[Browser]:
    path = need("chromium")
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(need("node"))
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    path = tmp_path_factory.mktemp("browser") / "saecula.db"
    with RunningServer(Config(database_url(str(path)), bot_processes=0, rate=0)) as running:
        yield running


@pytest.fixture(scope="session")
def late(server: RunningServer) -> dict[str, tuple[str, str]]:
    """By game, a table in the middle of a game for pages that only look at it: its id and the token of a seat."""
    found = {}
    for game, rounds, bots, more in (("tta", 6, 2, {}), ("aoc", 4, 3, {"modules": ["innovation"]})):
        seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * bots]
        table, token = new_table(server.url, game, seats, options={"seats": bots + 1, **more}, seed="9", start=True)
        play_ahead(server.url, table, token, rounds, seed=2)
        found[game] = (table, token)
    return found


def is_fault(message: ConsoleMessage) -> bool:
    """A refused request is an answer that the page shows; without https a browser says that it ignores a header."""
    return message.type == "error" and not message.text.startswith(("Failed to load", "The Cross-Origin-Opener-Policy"))


Opener = Callable[..., Page]


@pytest.fixture
def person(browser: Browser, server: RunningServer) -> Iterator[Opener]:
    """Opens a page of a new person at the server; a fault in any page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def opened(
        width: int = 1280,
        height: int = 720,
        lang: str = "en",
        theme: str = "light",
        path: str = "/",
        host: str = "127.0.0.1",
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-US", "ru": "ru-RU", "it": "it-IT"}[lang],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=width < 700,
            base_url=server.url.replace("127.0.0.1", host),
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if is_fault(message) else None)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
