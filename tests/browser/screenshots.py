"""Pictures of the main screens for docs/screenshots: `PYTHONPATH=src:. python tests/browser/screenshots.py`.

They are looked at with a critical eye whenever the page changes.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from saecula.server.config import Config, database_url
from tests.browser.conftest import chromium
from tests.browser.kit import enter, play_ahead
from tests.server.kit import Person, RunningServer, new_table, post

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LARGE, SMALL = (1280, 720), (360, 740)
LEVEL = "medium"


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
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(name)


def played(server: RunningServer, game: str, seats: int, rounds: int, seed: str) -> tuple[str, str]:
    """A game that bots of a fair level brought to a round; then Ann takes her seat back."""
    people = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": LEVEL}] * (seats - 1)]
    table, token = new_table(server.url, game, people, options={"seats": seats}, seed=seed, start=True)
    post(server.url, f"/api/tables/{table}/seats/0/substitute", {"bot": LEVEL}, token)
    with Person(server.url, table, token) as person:
        person.until(lambda state: state["board"]["round"] >= rounds)
    post(server.url, f"/api/tables/{table}/seats/0/substitute", {"bot": None}, token)
    play_ahead(server.url, table, token, rounds, seed=8)
    return table, token


def finished(server: RunningServer) -> str:
    """A whole game of Through the Ages; Ann lets a bot play on for her."""
    table, token = played(server, "tta", 2, 3, "12")
    post(server.url, f"/api/tables/{table}/seats/0/substitute", {"bot": LEVEL}, token)
    with Person(server.url, table, token) as person:
        person.until(lambda state: state["table"]["status"] == "over")
    return table


def tta_screens(browser: Browser, server: RunningServer) -> None:
    table, token = played(server, "tta", 3, 9, "5")
    page = opened(browser, server.url, LARGE, "en")
    enter(page, table, token)
    shoot(page, "tta-table")
    page.locator("[data-key].playable").first.click()
    page.locator("button.act[data-action]").first.click()
    page.wait_for_selector("[data-confirm]")
    shoot(page, "tta-preview")
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    page.wait_for_selector("[data-confirm]")
    shoot(page, "tta-end-of-turn")
    dark = opened(browser, server.url, LARGE, "ru", "dark")
    enter(dark, table, token)
    dark.locator(".players .num").nth(3).click()
    dark.wait_for_selector(".pop tfoot")
    shoot(dark, "tta-dark-breakdown")
    phone = opened(browser, server.url, SMALL, "it")
    enter(phone, table, token)
    shoot(phone, "phone-tta-row")
    phone.locator("nav.tabbar button").nth(1).click()
    shoot(phone, "phone-tta-board")
    phone.locator("nav.tabbar button").nth(3).click()
    shoot(phone, "phone-tta-actions")


def aoc_screens(browser: Browser, server: RunningServer) -> None:
    table, token = played(server, "aoc", 4, 4, "5")
    page = opened(browser, server.url, LARGE, "en")
    enter(page, table, token)
    shoot(page, "aoc-table")
    phone = opened(browser, server.url, SMALL, "ru", "dark")
    enter(phone, table, token)
    shoot(phone, "phone-aoc")


def other_screens(browser: Browser, server: RunningServer) -> None:
    page = opened(browser, server.url, LARGE, "en")
    shoot(page, "lobby")
    over = finished(server)
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
