"""What can be chosen now, and what cannot: how that looks, what says why, and what happens when the table goes on."""

import json

import pytest
from playwright.sync_api import FloatRect, Locator, Page, WebSocketRoute

from saecula.i18n import say
from saecula.laws import law_text
from tests.browser.conftest import Opener
from tests.browser.kit import Data, act, actions, enter, ply
from tests.browser.positions import Position, table_asking
from tests.server.kit import ME, RANDOM, Person, RunningServer, new_table, wait_for


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def pointed_at(page: Page, thing: Locator) -> Locator:
    """The large card of a thing."""
    page.mouse.move(640, 560)
    thing.hover()
    page.wait_for_selector("[data-big]")
    return page.locator("[data-big]")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_row_rests_while_something_else_is_asked(person: Opener, server: RunningServer, language: str) -> None:
    table, token = table_asking(server.url, Position("tta", 2, 4), "politics", "6")
    page = person(lang=language)
    enter(page, table, token)
    cards = page.locator(".row [data-card]")
    assert cards.count() > 5
    assert page.locator(".row [data-card].dim").count() == cards.count()
    assert page.locator(".row .playable").count() == 0
    why = pointed_at(page, cards.nth(2)).locator("[data-why]").inner_text()
    assert why == say(language, "not-now-asked", question=say(language, "tta-ask-politics"))
    page.click("[data-action=pass]")
    page.wait_for_selector(".row .playable")
    assert page.locator(".row .dim").count() == 0


def test_the_large_card_says_why_a_card_is_locked(person: Opener, server: RunningServer) -> None:
    table, token = table_asking(server.url, Position("tta", 2, 8), "action", "6")
    page = person()
    enter(page, table, token)
    locked = page.locator(".row [data-card].locked").first
    key = locked.get_attribute("data-key")
    with Person(server.url, table, token) as ann:
        state = ann.until(lambda state: state["decision"] is not None)
    refusal = next(one["refusal"] for one in state["decision"]["actions"] if key in one["about"])
    told = pointed_at(page, locked).locator("[data-why]").inner_text()
    assert (refusal["lacks"] or refusal["law_text"]) in told
    assert law_text("tta", refusal["law"], "en") in told
    open_card = page.locator(".row .playable").first
    assert pointed_at(page, open_card).locator("[data-why]").count() == 0


def test_the_large_card_keeps_clear_of_the_bar_and_of_the_actions(person: Opener, server: RunningServer) -> None:
    table, token = table_asking(server.url, Position("tta", 2, 8), "action", "6")
    page = person()
    enter(page, table, token)
    cards = page.locator(".row [data-card]")
    for place in (0, cards.count() // 2, cards.count() - 1):
        big = pointed_at(page, cards.nth(place))
        page.wait_for_timeout(300)  # it lifts
        for taken in ("[data-panel]", "header.bar", f".row [data-card] >> nth={place}"):
            assert not overlap(box(big), box(page.locator(taken).first)), (place, taken)


def test_cards_of_the_hand_stay_within_the_window(person: Opener, server: RunningServer) -> None:
    table, token = table_asking(server.url, Position("tta", 2, 8), "action", "6")
    page = person()
    enter(page, table, token)
    bottoms = [box(one)["y"] + box(one)["height"] for one in page.locator("[data-hands] .held").all()]
    assert bottoms
    assert max(bottoms) <= 720 - 3


def test_actions_of_age_of_civilization_look_as_they_can_be_paid(person: Opener, server: RunningServer) -> None:
    table, token = table_asking(server.url, Position("aoc", 3, 3), "actions", "6")
    page = person()
    enter(page, table, token)
    with Person(server.url, table, token) as ann:
        asked: Data = ann.until(lambda state: state["decision"] is not None)["decision"]["actions"]
    forbidden = {one["about"][0]: one["refusal"] for one in asked if one["about"][0].startswith("action:")}
    for one in asked:
        if one["legal"]:
            forbidden.pop(one["about"][0], None)
    unpaid = {key: refusal["lacks"] for key, refusal in forbidden.items() if refusal["unit"] == "coins"}
    assert unpaid
    for key, lacks in unpaid.items():
        card = page.locator(f"[data-key='{key}']")
        assert "no" in (card.get_attribute("class") or "").split()
        assert lacks in (card.get_attribute("aria-label") or "")
        card.hover()
        page.locator(f"[data-big={key.replace(':', '-')}] [data-why]", has_text=lacks).wait_for()
        card.click()
        page.wait_for_selector(f"text={lacks}")
    assert page.locator(".act.playable.no").count() == 0
    end = next(one for one in asked if one["text"] == "end")
    assert end["label"] == say("en", "do-end-empty")  # beside a pass


def test_whoever_clicks_an_action_in_another_phase_hears_what_is_asked(person: Opener, server: RunningServer) -> None:
    table, token = table_asking(server.url, Position("aoc", 3, 3), "civilization", "6")
    page = person(lang="it")
    enter(page, table, token)
    page.click("[data-key='action:build']")
    page.wait_for_selector(f"text={say('it', 'not-now-asked', question=say('it', 'ask-civilization'))}")
    marked = page.locator(".civ [data-card]:has-text('°')").first
    assert say("it", "house-legend") in pointed_at(page, marked).inner_text()


def test_what_was_chosen_is_not_done_in_a_position_that_came_after(person: Opener, server: RunningServer) -> None:
    """Once the answer about a command came after the next position, and was done or asked about there."""
    table, token = table_asking(server.url, Position("tta", 2, 3), "action", "6")
    page = person()
    held: list[tuple[WebSocketRoute, str]] = []

    def through(route: WebSocketRoute) -> None:
        """The line runs through our hands, and answers are kept back."""
        line = route.connect_to_server()

        def hear(message: str | bytes) -> None:
            if json.loads(message)["type"] == "answer":
                held.append((route, str(message)))
            else:
                route.send(message)

        line.on_message(hear)

    page.route_web_socket("**/ws/**", through)
    enter(page, table, token)
    before, (first, second) = ply(page), [text for text in actions(page) if text.startswith("take")][:2]
    page.click(f'button.act[data-action="{first}"]')
    wait_for(lambda: page.wait_for_timeout(20) or held)
    with Person(server.url, table, token) as ann:
        ann.until(lambda state: state["decision"] is not None)
        ann.command(second)
    page.wait_for_selector(f"[data-ply='{before + 1}']")
    for route, message in held:
        route.send(message)
    page.wait_for_timeout(300)
    assert page.locator("[data-confirm]").count() == 0
    assert ply(page) == before + 1
    assert page.locator("[data-undo]:enabled").count() == 1


def test_whoever_plays_the_page_clicks_nothing_in_a_position_that_was_not_looked_at(
    person: Opener, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once an only answer was given between a look and a click, which then asked about the same action anew."""
    table, token = table_asking(server.url, Position("tta", 2, 3), "action", "6")
    page = person()
    enter(page, table, token)
    page.locator("details.danger").evaluate("more => more.open = true")
    before, found, click = ply(page), actions(page), page.click
    taken, destroyed = [next(text for text in found if text.startswith(kind)) for kind in ("take", "destroy")]

    def late(selector: str) -> None:
        monkeypatch.undo()
        with Person(server.url, table, token) as ann:
            ann.until(lambda state: state["decision"] is not None)
            ann.command(taken)
        page.wait_for_selector(f"[data-ply='{before + 1}']")
        click(selector)

    monkeypatch.setattr(page, "click", late)
    act(page, destroyed, before)
    page.wait_for_timeout(300)
    assert page.locator("[data-confirm]").count() == 0
    assert ply(page) == before + 1
    act(page, destroyed)  # what is looked at now is done, though it is asked once more
    assert ply(page) == before + 2


def test_a_menu_has_its_dangers_last_and_a_new_table_its_seed_under_more(person: Opener, server: RunningServer) -> None:
    table, token = new_table(server.url, "tta", [ME, RANDOM], seed="7", options={"first": "1"}, start=True)
    page = person()
    assert not page.locator("[data-seed]").is_visible()
    page.click("[data-options] summary")
    page.wait_for_selector("[data-seed]")
    enter(page, table, token)
    page.click(".menu > .btn")
    heads = page.locator(".menu .list h3").all_inner_texts()
    assert heads == [say("en", f"menu-{part}") for part in ("game", "calls", "table", "danger")]
    tops = {name: box(page.locator(f"[data-{name}]"))["y"] for name in ("answers", "chat", "leave", "delete")}
    assert sorted(tops, key=lambda name: tops[name]) == ["answers", "chat", "leave", "delete"]


@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_worded_buttons_below_the_actions_take_one_line_on_a_phone(
    person: Opener, server: RunningServer, language: str
) -> None:
    table, token = table_asking(server.url, Position("tta", 2, 8), "action", "6")
    page = person(width=360, height=740, lang=language)
    enter(page, table, token)
    page.click("[data-open-actions]")
    found = [box(one) for one in page.locator(".tools .btn").all()]
    assert len(found) == 2
    assert found[0]["y"] == found[1]["y"]
    assert all(44 <= one["height"] < 50 for one in found)
