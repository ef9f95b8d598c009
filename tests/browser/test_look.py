"""How the table looks, on real positions of both games: letters are large enough, nothing is cut, covered or too pale.

docs/design.md says what is held to here. Three positions of each game are looked at every time, all ten with -m slow.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import FLAGS, Opener, is_fault
from tests.browser.kit import enter
from tests.browser.positions import POSITIONS, Position, table_at
from tests.kit.programs import need
from tests.server.kit import RunningServer

HERE = Path(__file__).parent
CONTRAST = (HERE / "contrast.js").read_text(encoding="utf-8")
LOOK = (HERE / "look.js").read_text(encoding="utf-8")
LANGUAGES = ("en", "ru", "it")
SMALL = [(390, 844, "ru"), (360, 740, "it"), (820, 1180, "ru"), (1024, 768, "it")]
FEW = {"tta": (0, 4, 9), "aoc": (0, 5, 9)}  # a beginning, a middle, and the fullest end
EVERY = [pytest.param(False, id="three"), pytest.param(True, id="ten", marks=pytest.mark.slow)]
Tables = Callable[[Position], tuple[str, str]]


def looked_at(game: str, every: bool) -> list[Position]:
    return POSITIONS[game] if every else [POSITIONS[game][i] for i in FEW[game]]


@pytest.fixture(scope="module")
def tables(server: RunningServer) -> Tables:
    """Tables at positions, each made when it is first asked for."""
    return cache(lambda position: table_at(server.url, position))


def at(page: Page, table: tuple[str, str]) -> None:
    enter(page, *table)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_timeout(250)  # names settle into their places


def faults(page: Page, *kinds: str, grown: float = 1) -> list[str]:
    found = page.evaluate(f"({LOOK})({grown})")
    return [f"{kind}: {one}" for kind in kinds for one in found[kind]]


def pale(page: Page) -> list[str]:
    """What is too weak in either theme."""
    found = []
    for theme in ("light", "dark"):
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        found += [f"{theme}: {one}" for one in page.evaluate(CONTRAST)]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", POSITIONS)
@pytest.mark.parametrize("every", EVERY)
def test_positions_on_a_small_laptop(person: Opener, tables: Tables, every: bool, game: str, lang: str) -> None:
    page = person(lang=lang, path="/account")
    found = {}
    for position in looked_at(game, every):
        at(page, tables(position))
        found[str(position)] = faults(page, "tiny", "body", "cut", "covered", "scroll") + pale(page)
    assert {name: list_ for name, list_ in found.items() if list_} == {}


@pytest.mark.parametrize("game", POSITIONS)
@pytest.mark.parametrize("every", EVERY)
def test_a_large_screen_is_filled_by_growing(person: Opener, tables: Tables, every: bool, game: str) -> None:
    page = person(1920, 1080, lang="ru", path="/account")
    for position in looked_at(game, every):
        at(page, tables(position))
        assert faults(page, "tiny", "body", "cut", "covered", "scroll", grown=1.5) == [], position
        assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 15


@pytest.mark.parametrize("game", POSITIONS)
@pytest.mark.parametrize(("width", "height", "lang"), SMALL)
@pytest.mark.parametrize("every", EVERY)
def test_phones_and_tablets_never_scroll_sideways(
    person: Opener, tables: Tables, every: bool, game: str, width: int, height: int, lang: str
) -> None:
    page = person(width, height, lang=lang, path="/account")
    for position in looked_at(game, every):
        at(page, tables(position))
        tabs = page.locator("nav.tabbar button:visible")
        for i in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(i).click()
                page.wait_for_timeout(150)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (position, i)
            assert faults(page, "tiny", "cut") == [], (position, i)


def test_letters_of_twice_the_size_leave_the_table_usable(
    browser: Browser, server: RunningServer, tables: Tables
) -> None:
    """Whoever sets the browser's letters to 200 % gets the small screen's layout: the panel is a sheet."""
    position = POSITIONS["tta"][4]
    errors: list[str] = []
    flags = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    larger = browser.browser_type.launch(executable_path=need("chromium"), args=flags)
    page = larger.new_context(viewport={"width": 1280, "height": 720}, base_url=server.url).new_page()
    page.on("console", lambda message: errors.append(message.text) if is_fault(message) else None)
    page.goto("/account")
    at(page, tables(position))
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 20
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    assert not page.locator(".part.side").is_visible()
    assert page.locator(".thumb .finish").is_visible()
    page.click("[data-open-actions]")
    page.locator(".part.side details summary").first.wait_for(state="visible")
    for tab in ("board", "hand", "events", "row"):
        page.click(f"[data-tab={tab}]")
        assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    larger.close()
    assert errors == []


def test_a_rivals_board_says_whose_it_is_and_gives_way(person: Opener, tables: Tables) -> None:
    page = person(path="/account")
    at(page, tables(POSITIONS["tta"][4]))
    page.locator(".rival .who").first.click()
    assert "Bartolomeo" in page.inner_text(".mat header")
    assert page.locator("[data-hand=military] [data-card]").count() == 0
    page.click("[data-home]")
    assert "Ann" in page.inner_text(".mat header")
    page.locator(".rival .who").last.click()
    page.wait_for_selector("[data-home]")
    page.keyboard.press("u")  # something is asked anew
    page.wait_for_selector("[data-home]", state="detached")


def test_sound_is_off_until_it_is_switched_on(person: Opener, tables: Tables) -> None:
    page = person(path="/account")
    at(page, tables(POSITIONS["tta"][0]))
    switch = page.locator("[data-sound]")
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    assert switch.get_attribute("aria-pressed") == "true"
    page.reload()
    page.wait_for_selector("[data-sound][aria-pressed=true]")


def test_a_taken_card_flies_unless_motion_is_unwanted(browser: Browser, server: RunningServer, tables: Tables) -> None:
    watch = """() => {
      window.flown = 0;
      new MutationObserver((list) => list.forEach((one) => one.addedNodes.forEach((node) => {
        if (node.matches?.(".card[inert]")) window.flown += 1;
      }))).observe(document.body, { childList: true });
    }"""
    for motion in ("no-preference", "reduce"):
        context = browser.new_context(
            viewport={"width": 1280, "height": 720}, base_url=server.url, reduced_motion=motion
        )
        page = context.new_page()
        page.goto("/account")
        at(page, table_at(server.url, Position("tta", 2, 0)))
        page.evaluate(watch)
        before = page.get_attribute("[data-ply]", "data-ply")
        page.locator("button.act[data-action^='take']").first.click()
        if page.locator("[data-confirm]").count():
            page.click("[data-confirm]")
        page.wait_for_function("ply => document.querySelector('[data-ply]').dataset.ply !== ply", arg=before)
        page.wait_for_timeout(200)
        assert page.evaluate("window.flown") == (1 if motion == "no-preference" else 0)
        page.wait_for_timeout(700)
        assert page.locator("body > .card").count() == 0
        context.close()
