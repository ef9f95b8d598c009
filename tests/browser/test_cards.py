"""Cards on the page: faces that fit, the large card, and the table of Age of Civilization in its fullest form."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tests.browser.kit import enter
from tests.server.kit import RunningServer, new_table

Late = dict[str, tuple[str, str]]
# what sticks out of its card: name, signs, plates
CUT = """() => [...document.querySelectorAll('.card.card')].flatMap(card => {
    const frame = card.getBoundingClientRect();
    const out = card.scrollHeight > card.clientHeight + 1 ? [[card.dataset.card, 'too high']] : [];
    for (const part of card.querySelectorAll('.name, .gift, .plates, .stages')) {
        const range = document.createRange();
        range.selectNodeContents(part);
        const box = range.getBoundingClientRect();
        if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1)
            out.push([card.dataset.card, part.className]);
    }
    return out;
})"""
HIDDEN = """() => [...document.querySelectorAll('.techno, .rival .medal, .markets .card, .line .act')].filter(thing => {
    const box = thing.getBoundingClientRect();
    return !box.width || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
}).map(thing => thing.getAttribute('aria-label'))"""


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_no_small_face_is_cut(person: Opener, lang: str) -> None:
    page = person(lang=lang, path="/cards/tta?size=small")
    page.wait_for_function("() => document.querySelectorAll('.card.card').length > 300")
    page.evaluate("document.querySelectorAll('main li').forEach(one => (one.style.contentVisibility = 'visible'))")
    page.evaluate("document.fonts.ready")
    assert page.evaluate(CUT) == []


def shown(page: Page) -> Any:
    return page.evaluate("document.querySelector('[data-big]')?.dataset.big ?? null")


def test_the_large_card_opens_by_pointing_and_by_focus_and_closes_by_escape(person: Opener, late: Late) -> None:
    page = person()
    enter(page, *late["tta"])
    card = page.locator("[data-key='row:12']")
    name = card.get_attribute("data-card")
    card.hover()
    page.wait_for_selector("[data-big]")
    assert shown(page) == name
    box, frame = page.locator("[data-big]").bounding_box(), card.bounding_box()
    assert box
    assert frame
    assert box["x"] + box["width"] <= frame["x"] or box["x"] >= frame["x"] + frame["width"], "it covers its card"
    assert box["width"] == pytest.approx(260, abs=1)
    page.wait_for_selector("[data-big] .place")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-big]", state="detached")
    page.mouse.move(1, 1)
    page.keyboard.press("Tab")
    card.focus()
    page.wait_for_selector("[data-big]")
    assert shown(page) == name


def test_a_long_press_reads_a_card_and_does_nothing_else(person: Opener, late: Late) -> None:
    page = person(width=360, height=740)
    enter(page, *late["tta"])
    card = page.locator("[data-key='row:3']")
    page.evaluate(
        """() => document.querySelector("[data-key='row:3']").dispatchEvent(
            new PointerEvent('pointerdown', {bubbles: true, pointerType: 'touch'}))"""
    )
    page.wait_for_selector("[data-big]")
    card.dispatch_event("click")
    assert card.get_attribute("aria-pressed") == "false"
    page.click(".veil", position={"x": 5, "y": 5})
    page.wait_for_selector("[data-big]", state="detached")


def test_the_card_page_changes_its_language_whole(person: Opener, late: Late) -> None:
    page = person()
    table, token = late["tta"]
    enter(page, table, token)
    page.goto(f"/cards/tta?table={table}")
    page.wait_for_selector(".place")
    page.select_option("header select", "ru")
    page.wait_for_function("() => document.documentElement.lang === 'ru'")  # messages and cards come apart
    page.wait_for_function("() => /[а-я]/.test(document.querySelector('main .place')?.innerText)")
    latin = "all => all.map(one => one.innerText).filter(text => /[A-Za-z]{4}/.test(text.replace(/Ann|Random/g, '')))"
    assert page.eval_on_selector_all("main label, main .place, main .kicker", latin) == []


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_four_players_with_a_draft_see_everything(
    person: Opener, server: RunningServer, lang: str, size: tuple[int, int]
) -> None:
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 3]
    options = {"seats": 4, "modules": ["draft", "innovation", "changing-world"]}
    table, token = new_table(server.url, "aoc", seats, options=options, seed="9", start=True)
    page = person(lang=lang, width=size[0], height=size[1])
    enter(page, table, token)
    page.wait_for_selector(".techno")
    page.wait_for_selector(".markets .civ")
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    mine = {"en": "Your hand", "ru": "Ваша рука"}[lang]
    assert page.locator(".rival", has_text=mine).count() == 0


def test_a_solo_player_sees_the_goals(person: Opener, server: RunningServer) -> None:
    alone = [{"kind": "me", "name": "Ann"}]
    table, token = new_table(server.url, "aoc", alone, options={"seats": 1}, seed="9", start=True)
    page = person()
    enter(page, table, token)
    page.wait_for_selector("[data-goal]")
    assert page.locator("[data-goal=open]").count() == 8
