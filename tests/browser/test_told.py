"""What the page tells, in a real browser: since when, in which order, once, and where it hides nothing."""

from typing import Any

import pytest
from playwright.sync_api import Page

from saecula.i18n import LANGUAGES, say
from saecula.lessons import lessons
from tests.browser.conftest import Opener
from tests.browser.kit import act, enter
from tests.browser.positions import Position, table_asking
from tests.server.kit import RunningServer, new_table

Box = dict[str, float]


def box(page: Page, place: str) -> Box:
    found: Any = page.locator(place).first.bounding_box()
    assert found is not None, place
    return dict(found)


def meet(one: Box, other: Box) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def learn(page: Page, lesson: str) -> None:
    page.click("article:has([data-learn=tta]) summary")
    page.click(f"[data-lesson={lesson}]")
    page.wait_for_selector(f"[data-coach={lesson}]")
    page.wait_for_selector("button.act[data-coached]:enabled")


def against_bot(server: RunningServer, first: str) -> tuple[str, str]:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    options = {"seats": 2, "first": first, "resignation": False}
    return new_table(server.url, "tta", seats, options=options, seed="4", start=True)


def test_a_turn_of_a_bot_is_told_since_mine_and_the_log_runs_one_way(person: Opener, server: RunningServer) -> None:
    """Once the digest said that nothing had happened, and the newest turn stood on top of older ones."""
    page = person()
    page.evaluate("localStorage.setItem('saecula.pace', '0')")
    enter(page, *against_bot(server, "1"))
    act(page, "take 1")
    act(page, "end")
    page.wait_for_selector("[data-round='2']")
    page.click(f"button[aria-label='{say('en', 'since-last')}']")
    page.wait_for_selector("[data-digest-turn='1'] li")
    assert page.locator("[data-digest-turn='0']").count() == 0
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.wait_for_selector("section.whole .heading")
    headings = page.eval_on_selector_all("section.whole .heading h4", "all => all.map(one => one.innerText.trim())")
    assert headings == ["Round 1 begins.", "Round 2 begins.", "Age I begins."]
    turns = page.eval_on_selector_all(
        "section.whole article:not(.heading)", "all => all.map(one => [one.dataset.turn, one.innerText])"
    )
    assert [seat for seat, _ in turns][:2] == ["0", "1"]  # what was answered for me in the third may follow
    assert all("produces science +1, food +2, resources +2." in text for _, text in turns[:2])


def test_a_new_age_is_one_moment_that_the_game_waits_for(person: Opener, server: RunningServer) -> None:
    """A banner said the same, and the bot played on in the dark."""
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('saecula.pace', '0.6')")
    enter(page, *against_bot(server, "2"))
    page.wait_for_selector("button.act[data-action='take 1']")
    act(page, "take 1")
    page.evaluate(
        "() => { window.dark = []; window.moments = 0; let ply = ''; new MutationObserver((changes) => {"
        " const now = document.querySelector('[data-ply]')?.dataset.ply;"
        " const moment = document.querySelector('[data-moment]');"
        " if (moment && !window.shown) window.moments += 1; window.shown = Boolean(moment);"
        " if (moment && document.querySelector('[data-banner]')) window.dark.push('banner');"
        " if (now !== ply && moment && moment === window.last) window.dark.push(now);"
        " ply = now; window.last = moment; })"
        ".observe(document.body, {subtree: true, attributes: true, childList: true}); }"
    )
    act(page, "end")
    page.wait_for_selector("[data-moment]")
    page.wait_for_selector("[data-moment]", state="detached")
    page.wait_for_selector("[data-round='2'] ~ *")
    assert page.evaluate("window.moments") == 1
    assert page.evaluate("window.dark") == []


@pytest.mark.parametrize("lesson", list(lessons("tta"))[1:5])
def test_a_lesson_begins_with_nothing_to_take_back(person: Opener, lesson: str) -> None:
    page = person()
    learn(page, lesson)
    assert page.locator("[data-undo]:disabled").count() == 1


def test_a_click_on_the_bank_keeps_what_is_wanted_away_from_the_end(person: Opener) -> None:
    page = person()
    learn(page, "tta-workers")
    page.click("[data-key=bank]")
    page.wait_for_selector(".panel dl, .panel table, .panel dt")
    wanted, end = box(page, ".panel .body [data-action=populate]"), box(page, "button.finish")
    assert wanted["y"] + wanted["height"] <= end["y"]
    assert (
        page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('[data-action]')?.dataset.action",
            [wanted["x"] + wanted["width"] / 2, wanted["y"] + wanted["height"] / 2],
        )
        == "populate"
    )
    assert not meet(box(page, "[data-coach]"), box(page, ".rival"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_out_of_turn_says_whose_turn_it_is_and_what_answers_cost(
    person: Opener, server: RunningServer, language: str
) -> None:
    page = person(lang=language)
    table, token = table_asking(server.url, Position("tta", 2, 3), "event-action", "7")
    enter(page, table, token)
    page.wait_for_selector("[data-question=event-action]")
    asked = say(language, "caption-asked", who="Bartolomeo")
    assert asked in page.inner_text(".caption")
    assert say(language, "asked-in-turn", who="Bartolomeo") in page.inner_text("[data-question] header")
    grow = page.inner_text("[data-question] [data-action=populate]")
    assert say(language, "deal-costs") in grow
    assert say(language, "deal-brings") in grow
    assert page.locator("[data-question] .ans.main").count() == 0  # nobody is led to leave it


@pytest.mark.parametrize("language", LANGUAGES)
def test_laws_are_called_by_their_chapters(person: Opener, language: str) -> None:
    page = person(lang=language)
    learn(page, "tta-workers")
    page.locator(".panel details:not(.danger) summary").last.click()
    laws = page.eval_on_selector_all(".panel .law", "all => all.map(one => [one.innerText.trim(), one.title])")
    assert laws
    for name, id in laws:
        assert id.count(".") >= 1
        assert id not in name
        assert len(name) > 2
