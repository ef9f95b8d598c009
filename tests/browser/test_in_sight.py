"""What is needed stays in sight, in a real browser: what is told covers nothing and gives way.

What scrolls says so, and what cannot be done says why.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from saecula.core.record import lines_of, text_lines
from saecula.games import RULES
from saecula.i18n import LANGUAGES, say
from saecula.present.library import cards
from tests.browser.conftest import Opener
from tests.browser.kit import act, enter
from tests.browser.positions import Position, table_asking
from tests.browser.test_told import against_bot, box, learn, meet
from tests.browser.test_trust import random_game
from tests.server.kit import RunningServer

Tables = dict[str, tuple[str, str]]
SYLLABLES = Path(__file__).parents[2] / "frontend" / "src" / "lib" / "syllables.mjs"
SPOT = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.outerHTML ?? ''"


def prepared(page: Page) -> None:
    """An event comes, and a banner tells of it."""
    page.click("article:has([data-learn=tta]) summary")
    page.click("[data-lesson=tta-politics]")
    page.wait_for_selector("button.act[data-coached]:enabled", state="attached")
    act(page, "prepare barbarians")
    page.wait_for_selector("[data-banner]")


def test_a_banner_lies_over_nothing_and_goes_when_its_reader_acts(person: Opener) -> None:
    page = person()
    prepared(page)
    banner = box(page, "[data-banner]")
    for part in (
        ".part.row",
        ".part.hand",
        ".part.board",
        ".part.rivals",
        ".events",
        "[data-coach]",
        "section.panel",
        ".tools",
    ):
        assert not meet(banner, box(page, part)), part
    end, first = box(page, "button.finish"), box(page, ".panel ol button.act")
    assert end["y"] + end["height"] <= 720
    assert first["y"] + first["height"] <= end["y"]  # what can be done is still there
    act(page, "take 2")
    assert page.locator("[data-banner]").count() == 0


def test_a_question_lies_beside_the_place_of_banners(person: Opener, server: RunningServer) -> None:
    page = person()
    enter(page, *table_asking(server.url, Position("tta", 2, 3), "event-action", "7"))
    page.wait_for_selector("[data-question]")
    assert not meet(box(page, "[data-question]"), box(page, "[data-panel]"))


def test_on_a_phone_a_banner_stands_on_the_bar_and_any_press_puts_it_away(person: Opener) -> None:
    page = person(390, 844)
    prepared(page)
    banner = box(page, "[data-banner]")
    assert not meet(banner, box(page, ".part.mine"))
    assert not meet(banner, box(page, ".part.side"))
    assert banner["y"] + banner["height"] <= box(page, ".thumb .line")["y"]
    page.click("[data-tab=board]")
    assert page.locator("[data-banner]").count() == 0


def test_a_moment_gives_way_to_the_first_press(person: Opener, server: RunningServer) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    enter(page, *against_bot(server, "2"))
    page.wait_for_selector("button.act[data-action='take 1']")
    act(page, "take 1")
    act(page, "end")
    page.wait_for_selector("[data-moment]")
    page.mouse.click(5, 400)
    page.wait_for_selector("[data-moment]", state="detached", timeout=1000)  # by itself it lasts longer


def test_on_a_phone_the_table_is_seen_after_a_turn_and_says_whose_it_is(person: Opener, server: RunningServer) -> None:
    page = person(390, 844)
    page.evaluate("localStorage.setItem('saecula.pace', '0')")
    enter(page, *against_bot(server, "1"))
    page.click("[data-open-actions]")
    page.click(".part.side [data-action='take 1']")
    page.wait_for_selector("[data-ply='1']")
    assert page.locator(".play.sheeted").count() == 1  # whoever works through the list goes on
    act(page, "end")
    page.wait_for_selector("[data-round='2']")
    page.wait_for_selector("[data-whose]")
    assert page.locator(".play.sheeted").count() == 0
    assert say("en", "caption-yours") in page.inner_text("[data-whose]")
    assert page.locator(".part.row").is_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tab_of_events_tells_what_is_known_of_them(person: Opener, language: str) -> None:
    page = person(390, 844, lang=language)
    prepared(page)
    page.click("[data-tab=events]")
    told = page.inner_text("[data-area=events]")
    assert say(language, "events-current-hint") in told
    assert f"{say(language, 'pile-now')}: 3" in told
    assert f"{say(language, 'pile-future')}: 1" in told
    mine = page.inner_text("[data-events=mine]")
    assert say(language, "card-barbarians") in mine
    assert len(mine) > len(say(language, "card-barbarians")) + 20  # and what it does
    assert say(language, "card-development-of-trade-routes") in page.inner_text("[data-events=last]")
    page.click("[data-open-forecast]")
    page.wait_for_selector("[data-forecast] [data-event=barbarians]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_to_what_happened_and_what_may_come_have_words(person: Opener, late: Tables, language: str) -> None:
    page = person(lang=language, path="/account")
    enter(page, *late["tta"])
    for word in ("since-short", "forecast-short"):
        button = page.get_by_text(say(language, word), exact=True)
        assert button.is_visible(), word
        assert button.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), word


def test_the_end_of_a_turn_is_confirmed_in_sight_and_what_scrolls_fades(person: Opener, late: Tables) -> None:
    page = person(1280, 640, path="/account")
    enter(page, *late["tta"])
    page.keyboard.press("e")
    page.wait_for_selector("[data-confirm]")
    sure = box(page, "[data-confirm]")
    assert sure["y"] + sure["height"] <= 640
    assert "data-confirm" in page.evaluate(SPOT, [sure["x"] + 20, sure["y"] + sure["height"] / 2])
    told = page.locator(".panel .told")
    assert told.evaluate("one => one.scrollHeight > one.clientHeight + 1")
    page.wait_for_selector(".panel .told[data-below]")
    told.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    page.wait_for_selector(".panel .told[data-above]:not([data-below])")


def test_actions_rest_while_something_else_is_asked_and_say_so(person: Opener, server: RunningServer) -> None:
    """Age of Civilization: in the civilization phase every action looked as if it could be taken."""
    page = person(path="/account")
    enter(page, *table_asking(server.url, Position("aoc", 2, 2), "civilization", "5"))
    shown = page.locator(".line [data-key^='action:']")
    assert shown.count() == 11
    assert page.locator(".line [data-key^='action:'][data-rests]").count() == 11
    assert page.locator(".civ [data-rests]").count() == 0  # these are asked for
    question = page.inner_text(".panel h2")
    page.hover("[data-key='action:culture']")
    why = page.wait_for_selector("[data-big=action-culture] [data-why]")
    assert why is not None
    assert question in why.inner_text()
    assert len(page.inner_text("[data-big=action-culture] .txt")) > 20  # what its laws say


def test_a_refused_action_has_a_large_card_with_its_reason(person: Opener, server: RunningServer) -> None:
    page = person(path="/account")
    enter(page, *table_asking(server.url, Position("aoc", 2, 2), "actions", "5"))
    assert page.locator(".line [data-rests]").count() == 0
    refused = page.locator(".line .act.no").first
    refused.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")  # by the keys, as whoever has no mouse comes there
    page.wait_for_selector("[data-big^=action-] [data-why]")
    page.locator(".line .act.playable").first.hover()
    page.wait_for_selector("[data-big^=action-]:not(:has([data-why]))")


def test_a_digest_has_one_way_before_and_one_after(person: Opener, late: Tables) -> None:
    page = person(path="/account")
    enter(page, *late["tta"])
    page.click(f"button[aria-label='{say('en', 'since-last')}']")
    page.wait_for_selector("[data-digest-turn]")
    assert page.locator("[data-digest-turn]").count() == 2
    assert page.locator("[data-digest] a").count() == 2


def test_what_rivals_gain_covers_none_of_their_numbers(person: Opener) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    learn(page, "tta-politics")
    page.evaluate(
        "() => { window.seen = []; new MutationObserver((changes) => changes.forEach((one) =>"
        " one.addedNodes.forEach((node) => node.matches?.('.gain') &&"
        " window.seen.push(Boolean(node.closest('.rival'))))))"
        ".observe(document.body, {subtree: true, childList: true}); }"
    )
    act(page, "prepare barbarians")
    page.wait_for_selector(".rival .up")  # the number says it itself
    assert page.evaluate("window.seen.length") > 0
    assert not page.evaluate("window.seen.some(Boolean)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_is_left_alone_where_a_name_is_parted(browser: Browser, language: str) -> None:
    """The very function of the page, on the names of all cards: it once made А-лександрийская of a library."""
    page = browser.new_page()
    page.add_script_tag(content=SYLLABLES.read_text(encoding="utf-8").replace("export ", ""))
    names = [card.name for game in RULES for card in cards(game, language)]
    found = page.evaluate("names => names.map(parted)", names)
    page.close()
    assert [name.replace("\u00ad", "") for name in found] == names
    parts = [word.split("\u00ad") for name in found for word in re.findall(r"[^\W\d_\u00ad][\w\u00ad]*", name)]
    assert sum(len(word) > 1 for word in parts) > 10
    assert [word for word in parts if len(word) > 1 and min(len(word[0]), len(word[-1])) < 2] == []


def test_nothing_rests_in_a_replay(person: Opener, late: Tables) -> None:
    table, token = late["tta"]
    page = person(path="/account")
    enter(page, table, token)
    page.goto(f"/t/{table}/9")
    page.wait_for_selector(".controls select")
    page.select_option(".controls select", "0")
    for ply in (9, 10, 11, 12):  # some of them are decided by others
        page.wait_for_function(f"() => document.querySelector('[data-step]').textContent.startsWith('{ply} ')")
        page.wait_for_selector(".part.mine", state="attached")
        page.wait_for_timeout(200)
        assert page.locator(".row [data-card]").count() > 5
        assert page.locator(".row .dim, .row .locked").count() == 0
        page.click("[data-forward]")


def test_the_guide_gives_way_to_what_is_confirmed(person: Opener, late: Tables) -> None:
    page = person(path="/account")
    enter(page, *late["tta"])
    page.keyboard.press("?")
    page.check("[data-guide]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-coach=guide] .body")
    page.keyboard.press("e")
    page.wait_for_selector("[data-confirm]")
    assert page.locator("[data-coach=guide] .body").count() == 0
    assert box(page, ".panel .told")["height"] > 150
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-coach=guide] .body")
    page.click("[data-suggest]")
    page.wait_for_selector("[data-chance]")
    covered = """() => [...document.querySelectorAll('.suggest .box p, .suggest .box li')].filter(one => {
        const at = one.getBoundingClientRect();
        return !document.elementFromPoint(at.left + 9, at.top + 9)?.closest('.suggest .box');
    }).length"""
    assert page.locator(".suggest .box p").count() > 1
    assert page.evaluate(covered) == 0


def test_on_a_phone_the_way_back_to_the_report_covers_no_tab(person: Opener) -> None:
    page = person(390, 844)
    answer = page.request.post("/api/records", data={"text": "\n".join(text_lines(lines_of(random_game())))})
    page.goto(f"/t/{answer.json()['table']['id']}")
    page.get_by_role("button", name="Look at the board").click()
    back = box(page, "button.back")
    for part in (".thumb", "[data-tab]:last-child"):
        assert not meet(back, box(page, part)), part


@pytest.mark.parametrize("lesson", ["tta-aggression", "tta-war"])
def test_beside_the_note_of_a_lesson_answers_are_in_sight(person: Opener, lesson: str) -> None:
    page = person()
    learn(page, lesson)
    asked = 0
    while True:
        page.wait_for_selector("button.act[data-coached]:enabled, [data-next-lesson]", state="attached")
        if page.locator("[data-next-lesson]").count():
            break
        wanted = page.locator("button.act[data-coached]").first
        text = wanted.get_attribute("data-action") or ""
        if page.locator("section.panel > .body ol button.act").count() and not page.locator(".interrupt").count():
            first, body = box(page, "section.panel > .body ol button.act"), box(page, "section.panel > .body")
            assert first["y"] + min(first["height"], 30) <= body["y"] + body["height"], text
            asked += not page.locator(".finish").count()
        act(page, text)
        page.wait_for_timeout(300)
    assert asked  # something with answers of its own came
