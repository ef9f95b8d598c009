"""A table in one hand: the bar of the thumb, questions on sheets, one line on top, on phones and portrait tablets."""

from functools import cache

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Opener
from tests.browser.kit import enter, ply
from tests.browser.positions import Position, commands_until_asked, table_after, table_asking
from tests.browser.test_look import faults
from tests.server.kit import RunningServer

TWO = Position("tta", 2, 3)
SIZES = [(390, 844), (360, 740), (820, 1180)]


@cache
def asking(url: str, position: Position, kind: str, seed: str) -> tuple[str, str]:
    return table_asking(url, position, kind, seed)


def seated(page: Page, table: tuple[str, str]) -> None:
    enter(page, *table)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_selector(".thumb")


def wait_past(page: Page, before: int) -> None:
    page.wait_for_function(f"() => Number(document.querySelector('[data-ply]').dataset.ply) > {before}")


def test_the_likeliest_action_lies_under_the_thumb(person: Opener, server: RunningServer) -> None:
    page = person(390, 844, path="/account")
    seated(page, table_asking(server.url, TWO, "action", "5"))
    box = page.locator("[data-likeliest]").bounding_box()
    assert box is not None
    assert box["y"] > 844 * 0.66
    assert box["height"] >= 44
    before, text = ply(page), page.get_attribute("[data-likeliest]", "data-action")
    page.tap("[data-likeliest]")
    wait_past(page, before)
    page.tap(".thumb .side-button")  # takes it back
    page.wait_for_function(f"() => Number(document.querySelector('[data-ply]').dataset.ply) === {before}")
    page.wait_for_selector(f'[data-likeliest][data-action="{text}"]')


def test_the_other_game_has_a_likeliest_action_too(person: Opener, server: RunningServer) -> None:
    page = person(390, 844, lang="ru", path="/account")
    seated(page, asking(server.url, Position("aoc", 2, 2), "actions", "5"))
    before = ply(page)
    page.wait_for_selector("[data-likeliest] use")  # with the emblem of its space
    assert faults(page, "tiny", "cut") == []
    page.tap("[data-likeliest]")
    done = f"Number(document.querySelector('[data-ply]').dataset.ply) > {before}"
    page.wait_for_function(f"() => document.querySelector('[data-confirm]') || {done}")


def test_a_chosen_card_is_taken_by_the_golden_button(person: Opener, server: RunningServer) -> None:
    page = person(360, 740, lang="ru", path="/account")
    seated(page, table_asking(server.url, TWO, "action", "5"))
    page.locator(".row .card.playable").first.click()
    page.keyboard.press("Escape")
    place = page.get_attribute(".row .card.playable", "data-key")
    page.evaluate("key => document.querySelector(`[data-key='${key}']`).click()", place)
    golden = page.locator(".thumb .finish")
    chosen = golden.get_attribute("data-action") or ""
    assert chosen.startswith("take")
    assert page.locator(f'.part.side [data-action="{chosen}"]').count() == 0  # one button for it is enough
    before = ply(page)
    golden.click()
    done = f"Number(document.querySelector('[data-ply]').dataset.ply) > {before}"
    page.wait_for_function(f"() => document.querySelector('[data-confirm]') || {done}")
    if page.locator("[data-confirm]").count():
        page.click("[data-confirm]")
    wait_past(page, before)


def test_the_end_of_a_turn_is_confirmed_by_the_thumb_and_by_keys(person: Opener, server: RunningServer) -> None:
    page = person(390, 844, path="/account")
    seated(page, table_asking(server.url, TWO, "action", "5"))
    page.keyboard.press("e")
    page.wait_for_selector(".thumb [data-confirm]:focus")
    assert page.locator("[data-confirm]").count() == 1
    assert page.locator(".part.side .warn").first.is_visible()
    page.click(".thumb [data-back]")
    page.wait_for_selector("[data-confirm]", state="detached")
    assert page.locator(".thumb .finish[data-action=end]").count() == 1


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_questions_of_the_own_turn_are_laid_out_too(
    person: Opener, server: RunningServer, width: int, height: int
) -> None:
    """With no panel beside the table, nobody may have to look for what is asked."""
    page = person(width, height, lang="ru", path="/account")
    seated(page, asking(server.url, TWO, "discard", "2"))
    page.wait_for_selector("[data-question=discard]")
    assert page.locator("[data-question] button.act[data-action]").first.is_visible()
    assert faults(page, "tiny", "body", "cut") == []
    page.click("[data-question] .fold")
    page.wait_for_selector("[data-question]", state="detached")
    page.click("[data-asks]")  # the bar opens it again
    page.wait_for_selector("[data-question=discard]")


@pytest.mark.parametrize(("kind", "seed"), [("aggression-defence", "5"), ("event-action", "0"), ("colony-bid", "1")])
def test_a_question_has_room_for_its_words(person: Opener, server: RunningServer, kind: str, seed: str) -> None:
    page = person(360, 740, lang="ru", path="/account")
    seated(page, asking(server.url, Position("tta", 2, 2), kind, seed))
    page.wait_for_selector(f"[data-question={kind}]")
    assert faults(page, "tiny", "body", "cut") == []
    told = page.locator("[data-question] header p").first.bounding_box()
    assert told is not None
    assert told["width"] > 300  # the whole width, not what a button leaves of it
    bar = page.locator(".thumb").bounding_box()
    sheet = page.locator("[data-question]").bounding_box()
    assert bar is not None
    assert sheet is not None
    assert sheet["y"] >= 0
    assert sheet["y"] + sheet["height"] <= bar["y"] + 1


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize(("width", "height"), [*SIZES, (768, 1024)])
def test_the_bar_of_a_table_is_one_line_and_its_tools_fold_away(
    person: Opener, server: RunningServer, width: int, height: int, lang: str
) -> None:
    """In the last round it says most."""
    page = person(width, height, lang=lang, path="/account")
    seated(page, asking(server.url, Position("tta", 2, 19), "action", "0"))
    box = page.locator("header.bar").bounding_box()
    assert box is not None
    assert box["height"] <= 46
    boxes = page.eval_on_selector_all(
        "header.bar .middle > *, [data-tools]",
        """all => all.map(one => one.getBoundingClientRect()).filter(box => box.width)
          .map(box => [box.left, box.right]).sort((one, other) => one[0] - other[0])""",
    )
    assert all(boxes[i][1] <= boxes[i + 1][0] + 0.5 for i in range(len(boxes) - 1)), boxes
    assert boxes[-1][1] <= width
    page.click("[data-tools]")
    assert page.locator("[data-sound]").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("[data-sound]").is_visible()


def test_nothing_opens_because_it_slid_under_a_finger(browser: Browser, server: RunningServer) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, base_url=server.url
    )
    page = context.new_page()
    page.goto("/account")
    seated(page, table_asking(server.url, TWO, "action", "5"))
    page.locator(".row [data-card]").first.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    page.wait_for_timeout(600)
    assert page.locator("[data-big]").count() == 0
    context.close()


def test_a_long_press_of_a_real_finger_opens_a_card_that_stays(browser: Browser, server: RunningServer) -> None:
    """A lifted finger leaves the page, as a mouse does that goes away: the card may not go with it."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, base_url=server.url
    )
    page = context.new_page()
    page.goto("/account")
    seated(page, table_asking(server.url, TWO, "action", "5"))
    box = page.locator(".row [data-card]").nth(1).bounding_box()
    assert box is not None
    finger = {"x": box["x"] + 40, "y": box["y"] + 40}
    hand = context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.wait_for_selector("[data-big]")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert page.locator("[data-big]").count() == 1
    assert page.locator(".play.sheeted").count() == 0  # it was for reading
    page.touchscreen.tap(20, 20)
    page.wait_for_selector("[data-big]", state="detached")
    context.close()


def test_a_phone_shows_the_scores_of_all_without_sliding(person: Opener, server: RunningServer) -> None:
    position = Position("aoc", 4, 1)
    table, _ = table_after(server.url, position, "3", commands_until_asked(position, "", "3"))
    page = person(360, 740, lang="ru", path=f"/t/{table}")
    page.wait_for_selector("main.report table")
    wide = page.eval_on_selector(".report .wide", "box => [box.scrollWidth, box.clientWidth]")
    assert wide[0] <= wide[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults(page, "tiny", "cut") == []


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize("kind", ["draft", "wonder"])
def test_a_draft_of_four_is_whole_on_a_small_laptop(
    person: Opener, server: RunningServer, kind: str, lang: str
) -> None:
    page = person(lang=lang, path="/account")
    enter(page, *asking(server.url, Position("aoc", 4, 1, ("draft",)), kind, "2"))
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_timeout(250)
    assert faults(page, "tiny", "body", "cut", "covered", "scroll") == []


def test_on_a_phone_what_is_chosen_from_lies_first(person: Opener, server: RunningServer) -> None:
    """Age of Civilization: my measures stay in sight, and cards lie above the actions while one of them is chosen."""
    page = person(390, 844, path="/account")
    seated(page, asking(server.url, Position("aoc", 4, 2, ("draft",)), "civilization", "2"))
    assert page.locator(".part.mine").is_visible()
    card = page.locator(".markets [data-card]").first.bounding_box()
    action = page.locator(".line [data-key]").first.bounding_box()
    assert card is not None
    assert action is not None
    assert card["y"] < action["y"]
