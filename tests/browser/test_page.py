"""The page itself: explains, warns, speaks three languages, fits its screens, needs no mouse, can be read."""

import json
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tests.browser.kit import actions, create, enter, play
from tests.server.kit import RunningServer

CONTRAST = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")


Late = dict[str, tuple[str, str]]


def late_game(person: Opener, late: Late, game: str, width: int = 1280, height: int = 720, lang: str = "en") -> Page:
    """A page at a table in the middle of a game."""
    page = person(width=width, height=height, lang=lang, path="/account")
    enter(page, *late[game])
    page.wait_for_selector("button.act[data-action]", state="attached")
    return page


def test_a_forbidden_action_shows_its_law_and_what_is_missing(person: Opener, late: Late) -> None:
    page = late_game(person, late, "tta")
    page.locator("details summary").last.click()
    refused = page.locator("li.forbidden").first
    assert refused.locator(".why").inner_text()
    refused.locator(".law").click()
    page.wait_for_selector(".pop p + p")
    assert "page" in page.inner_text(".pop")


def test_every_number_opens_its_breakdown(person: Opener, late: Late) -> None:
    page = late_game(person, late, "tta")
    page.locator("[data-key=bank]").click()
    page.wait_for_selector("article .num")
    numbers = page.locator(".num:visible")
    assert page.locator(".rival .num, .mat .num").count() >= 36
    for i in range(numbers.count()):
        numbers.nth(i).click()
        page.wait_for_selector(".pop tfoot")
        assert "source-" not in page.inner_text(".pop")
        page.keyboard.press("Escape")
    page.locator("[data-key=blue]").click()
    page.wait_for_function("() => document.querySelector('article h3')?.innerText === 'Blue bank'")
    page.locator(".mat .num").nth(1).click()
    page.wait_for_selector(".pop tfoot")
    total = int(page.inner_text(".pop tfoot .amount"))
    addends = [int(text) for text in page.locator(".pop tbody .amount").all_inner_texts()]
    assert sum(addends) == total
    page.keyboard.press("Escape")
    page.wait_for_selector(".pop", state="detached")


def test_a_number_of_the_other_game_opens_too(person: Opener, late: Late) -> None:
    page = late_game(person, late, "aoc")
    for i in range(page.locator(".num").count()):
        page.locator(".num").nth(i).click()
        page.wait_for_selector(".pop tfoot")
        assert "source-" not in page.inner_text(".pop")
        page.keyboard.press("Escape")


def test_a_turn_ends_only_after_its_warnings(person: Opener) -> None:
    page = person()
    create(page, "tta", ["me", "bot:random"], seed="1")
    page.wait_for_selector("button.act[data-action]")
    page.keyboard.press("e")
    page.wait_for_selector(".warn")
    assert "still have" in page.inner_text(".warn")
    assert "Food" in page.inner_text("article table")
    before = page.get_attribute("[data-ply]", "data-ply")
    page.keyboard.press("Escape")
    page.wait_for_selector(".warn", state="detached")
    assert page.get_attribute("[data-ply]", "data-ply") == before


def test_a_game_can_be_played_without_a_mouse(person: Opener) -> None:
    page = person()
    create(page, "tta", ["me", "bot:random"], seed="2")
    page.wait_for_selector("button.act[data-action]")
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.dataset.key") == "row:0"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.key") == "row:1"
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('[data-ply]').dataset.ply > 0")
    page.keyboard.press("?")
    page.wait_for_selector("[role=dialog] [role=tab]")
    page.keyboard.press("Escape")
    warned = []
    for _ in range(4):
        page.wait_for_selector(".finish:enabled, .interrupt button.act:enabled")
        while page.locator(".interrupt").count():  # an event that the bot revealed asks everybody
            at = page.get_attribute("[data-ply]", "data-ply")
            page.locator(".interrupt button.act:enabled").first.focus()
            page.keyboard.press("Enter")
            page.wait_for_function(f"() => document.querySelector('[data-ply]').dataset.ply > {at}")
            page.wait_for_selector(".finish:enabled, .interrupt button.act:enabled")
        at = page.get_attribute("[data-ply]", "data-ply")
        warned.append("unused" in page.inner_text(".finish"))
        page.keyboard.press("e")
        if warned[-1]:  # a turn with nothing to mind ends at once
            page.wait_for_selector("[data-confirm]:focus")
            page.keyboard.press("Enter")
        page.wait_for_function(f"() => document.querySelector('[data-ply]').dataset.ply > {at}")
    assert set(warned) == {False, True}


def test_the_language_changes_everything_at_once(person: Opener, late: Late) -> None:
    page = late_game(person, late, "tta")
    page.keyboard.press("l")
    english = page.inner_text("ol")
    page.select_option("header select", "ru")
    page.wait_for_function("() => document.querySelector('.where').innerText.includes('Раунд')")
    page.wait_for_function("text => !document.querySelector('ol').innerText.includes(text)", arg=english[:40])
    assert page.evaluate("document.documentElement.lang") == "ru"
    page.keyboard.press("l")
    page.wait_for_function("() => /[а-я]/.test(document.querySelector('button.act').innerText)")


@pytest.mark.parametrize("game", ["tta", "aoc"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_table_fits_a_small_laptop_without_scrolling(person: Opener, late: Late, game: str, lang: str) -> None:
    page = late_game(person, late, game, lang=lang)
    assert page.evaluate("document.documentElement.scrollHeight") <= 720
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    parts = ".mat, .rival" if game == "tta" else ".players, .markets"
    for hidden in page.eval_on_selector_all(parts, "all => all.map(one => one.scrollHeight - one.clientHeight)"):
        assert hidden <= 1


@pytest.mark.parametrize("game", ["tta", "aoc"])
@pytest.mark.parametrize("lang", ["ru", "it"])
def test_a_phone_never_scrolls_sideways(person: Opener, late: Late, game: str, lang: str) -> None:
    page = late_game(person, late, game, 360, 740, lang)
    for i in range(page.locator("nav.tabbar button").count()):
        page.locator("nav.tabbar button").nth(i).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        small = page.eval_on_selector_all(
            "nav.tabbar button, .finish, button.act",
            "all => all.filter(one => one.offsetHeight && one.offsetHeight < 44).length",
        )
        assert small == 0
    for path in ("/", f"/cards/{game}", f"/laws/{game}", "/account"):
        page.goto(path)
        page.wait_for_selector("main")
        page.wait_for_timeout(300)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["tta", "aoc"])
def test_every_text_stands_out_from_its_ground(person: Opener, late: Late, game: str, theme: str) -> None:
    page = late_game(person, late, game)
    page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    page.eval_on_selector_all("details", "all => all.forEach(one => (one.open = true))")
    weak = page.evaluate(CONTRAST)
    assert weak == []
    for path in ("/", f"/cards/{game}", f"/laws/{game}?q=end"):
        page.goto(path)
        page.wait_for_selector("main h2, main h3")
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        assert page.evaluate(CONTRAST) == [], path


def test_everything_that_can_be_pressed_has_a_name(person: Opener, late: Late) -> None:
    page = late_game(person, late, "tta")
    named = "one.innerText || one.ariaLabel || one.labels?.length"
    nameless = f"all => all.filter(one => one.checkVisibility() && !({named})).length"
    assert page.eval_on_selector_all("button, a, select, input", nameless) == 0


def test_the_card_browser_finds_cards_and_where_they_are(person: Opener, late: Late) -> None:
    page = late_game(person, late, "tta")
    card = page.get_attribute("[data-key='row:12']", "data-card") or ""
    name = page.inner_text("[data-key='row:12'] .name")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/cards/tta?table={table}")
    page.fill("input[type=search]", name)
    assert card
    page.wait_for_selector(f"[data-found='{card}'] .place:has-text('in the card row')")
    page.fill("input[type=search]", "no such card anywhere")
    page.wait_for_function("() => document.querySelectorAll('main li').length === 0")


def test_decisions_out_of_turn_can_be_folded_away(person: Opener) -> None:
    page = person()
    create(page, "tta", ["me", "bot:random", "bot:random"], seed="9")
    page.wait_for_selector("[data-ply]")
    play([page], lambda: bool(page.locator(".interrupt").count()), seed=3)
    assert actions(page)
    page.click(".interrupt header button")
    page.wait_for_selector(".pill")
    page.click(".pill")
    page.wait_for_selector(".interrupt")


def test_the_page_needs_nothing_from_elsewhere_and_comes_quickly(person: Opener, server: RunningServer) -> None:
    page = person(path="/account")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_selector("[data-create]:enabled")
    took = page.evaluate("performance.now()")
    assert took < 2000
    assert all(url.startswith(server.url) for url in asked), asked
    policy = httpx.get(server.url).headers["content-security-policy"]
    assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
    assert json.loads(httpx.get(f"{server.url}/api/messages/it").text)["lang"] == "it"
