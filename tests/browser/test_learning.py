"""How one learns it, in a real browser: lessons in every language, the guide, help, suggestions, the lobby."""

import pytest
from playwright.sync_api import Page

from saecula.i18n import LANGUAGES, say
from saecula.lessons import lesson, lessons
from tests.browser.conftest import Opener
from tests.browser.kit import act, ply

FIRST = {game: next(iter(lessons(game))) for game in ("tta", "aoc")}


def coached(page: Page, attribute: str) -> list[str]:
    """What the note points at."""
    found: list[str] = page.eval_on_selector_all(
        f"[data-coached][{attribute}]", f"all => all.map(one => one.getAttribute('{attribute}'))"
    )
    return found


def step(page: Page) -> int:
    return int(page.get_attribute("[data-coach]", "data-step") or 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIRST)
def test_the_first_lesson_is_played_by_clicks(person: Opener, game: str, language: str) -> None:
    page = person(lang=language)
    page.click(f"[data-learn={game}]")
    page.wait_for_selector(f"[data-coach={FIRST[game]}]")
    told = lesson(FIRST[game])
    for n in range(len(told.steps)):
        page.wait_for_selector(f"[data-coach][data-step='{n}']")
        page.wait_for_selector("button.act[data-action]:enabled")
        assert say(language, f"lesson-{told.id}-{n + 1}") in page.inner_text("[data-coach]")
        while step(page) == n:  # a question that leads there may come before
            page.wait_for_selector("button.act[data-coached]:enabled")
            act(page, coached(page, "data-action")[0])
            page.wait_for_timeout(500)
    page.wait_for_selector("[data-next-lesson]")
    page.click("[data-next-lesson]")
    following = list(lessons(game))[1]
    page.wait_for_selector(f"[data-coach={following}]")
    page.goto("/")
    page.wait_for_selector(f"[data-learn={game}]")
    assert say(language, f"lesson-{following}") in page.inner_text(f"[data-learn={game}]")


def test_another_move_is_answered_in_the_note(person: Opener) -> None:
    page = person(lang="ru")
    page.click("[data-learn=tta]")
    page.wait_for_selector("button.act[data-action=end]")
    before = ply(page)
    page.click("button.act[data-action=end]")
    page.wait_for_selector("[data-other]")  # at once: nobody is asked whether a move is meant that is then refused
    assert say("ru", "lesson-tta-cards-other") in page.inner_text("[data-other]")
    assert ply(page) == before


def test_a_lesson_is_found_again_where_it_was_left(person: Opener) -> None:
    page = person()
    page.click("article:has([data-learn=tta]) summary")
    page.click("[data-lesson=tta-science]")
    page.wait_for_selector("[data-coach=tta-science]")
    act(page, "develop irrigation")
    page.wait_for_selector("[data-coach][data-step='1']")
    page.goto("/")
    page.click("[data-table]")
    page.wait_for_selector("[data-coach=tta-science][data-step='1']")


def test_a_first_game_has_a_guide_that_can_be_sent_away(person: Opener) -> None:
    page = person()
    page.click("[data-first=aoc]")
    page.wait_for_selector("[data-coach=guide]")
    page.click("[data-guide-off]")
    page.wait_for_selector("[data-coach]", state="detached")
    page.reload()
    page.wait_for_selector("[data-ply]")
    assert page.locator("[data-coach]").count() == 0
    page.keyboard.press("?")
    page.check("[data-guide]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-coach=guide]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_where_i_am_the_symbols_the_rules_and_the_keys(person: Opener, lang: str) -> None:
    page = person(lang=lang)
    page.click("[data-first=tta]")
    page.wait_for_selector("button.act[data-action]:enabled")
    page.keyboard.press("?")
    assert say(lang, "guide-tta-action") in page.inner_text("[role=tabpanel]")
    for tab, text in (("symbols", "legend-culture"), ("rules", "rules-tta-end-text"), ("keys", "key-help")):
        page.click(f"[data-help={tab}]")
        assert say(lang, text) in page.inner_text("[role=tabpanel]")
    page.click("[data-help=rules]")
    page.click("[role=tabpanel] a >> nth=0")
    page.wait_for_url("**/laws/tta?q=*")
    page.wait_for_selector("dt code")


def test_a_suggested_move_has_a_reason_and_can_be_done(person: Opener) -> None:
    page = person()
    page.click("[data-first=tta]")
    page.click("[data-suggest]")
    page.wait_for_selector("[data-obey]")
    assert page.get_attribute("[data-suggested]", "data-suggested")
    before = ply(page)
    page.click("[data-obey]")
    page.wait_for_function(f"() => document.querySelector('[data-ply]').dataset.ply > {before}")


def test_the_lobby_starts_a_game_by_one_click_and_names_people_at_one_device(person: Opener) -> None:
    page = person()
    page.click("[data-quick]")
    page.wait_for_selector("[data-ply]")
    page.goto("/")
    page.wait_for_selector("[data-table]")
    assert "round 1" in page.inner_text("[data-table]")
    page.select_option("[data-seat='1']", "hot")
    page.fill("[data-hot='1']", "Berta")
    page.fill("input[autocomplete=nickname]", "Ann")
    page.click("[data-create]")
    page.wait_for_selector("[data-ply]")
    assert "Berta" in page.inner_text("body")


def tab_to(page: Page, selector: str) -> None:
    """By the Tab key alone, as far as it takes."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no way to {selector}")


def test_the_lobby_is_used_by_keys_alone(person: Opener) -> None:
    page = person()
    page.wait_for_selector("[data-create]:enabled")
    tab_to(page, "[data-learn=tta]")  # the first thing offered to whoever comes for the first time
    tab_to(page, "[data-game=aoc]")
    page.keyboard.press("Enter")
    tab_to(page, "input[autocomplete=nickname]")
    page.keyboard.type("Ann")
    tab_to(page, "[data-count]")
    page.keyboard.press("ArrowDown")
    tab_to(page, "[data-create]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ply]")
    assert page.locator(".rival, .players [data-seat], .players article").count() >= 1
    assert "Ann" in page.inner_text("main")
