"""Pictures of the main screens for docs/screenshots: `PYTHONPATH=src:. python tests/browser/screenshots.py`.

They are looked at with a critical eye whenever the page changes.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from saecula.server.config import Config, database_url
from tests.browser.conftest import chromium
from tests.browser.kit import enter
from tests.browser.positions import Position, commands_until_asked, table_after, table_asking
from tests.server.kit import RunningServer

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
FIRST, LARGE, SMALL = (1600, 900), (1280, 720), (390, 844)  # the first is the one that people see before all others
MIDDLE = Position("tta", 3, 12)  # Age II: full hands, a wonder half built, leaders at work
DECIDED = Position("aoc", 4, 4, ("innovation",))
WHOLE = Position("tta", 2, 1)


def opened(browser: Browser, url: str, size: tuple[int, int], lang: str, theme: str = "light") -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale={"en": "en-US", "ru": "ru-RU", "it": "it-IT"}[lang],
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        base_url=url,
    )
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("[data-create]:enabled")
    return page


def shoot(page: Page, name: str) -> None:
    named = "[...document.querySelectorAll('[data-card] .name')].every((name) => name.textContent)"
    page.wait_for_function(f"() => document.fonts.status === 'loaded' && {named}")
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"{name}.jpg", quality=82)  # as a PNG the grain of the wood takes five times the room
    print(name)


def tta_screens(browser: Browser, server: RunningServer) -> None:
    table, token = table_asking(server.url, MIDDLE, "action", "6")
    first = opened(browser, server.url, FIRST, "en", "dark")
    enter(first, table, token)
    shoot(first, "tta-table")
    page = opened(browser, server.url, LARGE, "en", "dark")
    enter(page, table, token)
    page.locator(".row [data-card]").nth(2).hover()
    shoot(page, "tta-card")
    page.locator("button.act[data-action]").first.hover()
    shoot(page, "tta-preview")
    page.locator(".rival .who").first.click()
    shoot(page, "tta-rival")
    page.click("[data-home]")
    page.keyboard.press("e")
    page.wait_for_selector("[data-confirm]")
    shoot(page, "tta-end-of-turn")
    light = opened(browser, server.url, LARGE, "ru")
    enter(light, table, token)
    light.locator(".mat .num").nth(1).click()  # culture a turn
    light.wait_for_selector(".pop tfoot")
    shoot(light, "tta-light-breakdown")
    tablet = opened(browser, server.url, (820, 1180), "en", "dark")
    enter(tablet, table, token)
    shoot(tablet, "tablet-tta")
    phone = opened(browser, server.url, SMALL, "it")
    enter(phone, table, token)
    shoot(phone, "phone-tta-row")
    phone.click("[data-tab=board]")
    shoot(phone, "phone-tta-board")
    phone.click("[data-open-actions]")
    shoot(phone, "phone-tta-actions")


def aoc_screens(browser: Browser, server: RunningServer) -> None:
    table, token = table_asking(server.url, DECIDED, "actions", "5")
    page = opened(browser, server.url, LARGE, "en")
    enter(page, table, token)
    shoot(page, "aoc-table")
    phone = opened(browser, server.url, SMALL, "ru", "dark")
    enter(phone, table, token)
    shoot(phone, "phone-aoc")


def other_screens(browser: Browser, server: RunningServer) -> None:
    page = opened(browser, server.url, LARGE, "en")
    shoot(page, "lobby")
    over, _ = table_after(server.url, WHOLE, "12", commands_until_asked(WHOLE, "", "12"))
    page.goto(f"/t/{over}")
    page.wait_for_selector("main.report table")
    shoot(page, "report")
    page.goto(f"/t/{over}/60")
    page.wait_for_selector("[data-step]")
    shoot(page, "replay")
    for name, path in (("cards", "/cards/tta"), ("rules", "/laws/tta?q=uprising")):
        page.goto(path)
        page.wait_for_selector("main h3, main h2")
        shoot(page, name)
    phone = opened(browser, server.url, SMALL, "en")
    shoot(phone, "phone-lobby")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, chromium() as browser:
        database = database_url(str(Path(folder) / "saecula.db"))
        with RunningServer(Config(database, bot_processes=0, rate=0)) as server:
            tta_screens(browser, server)
            aoc_screens(browser, server)
            other_screens(browser, server)


if __name__ == "__main__":
    main()
