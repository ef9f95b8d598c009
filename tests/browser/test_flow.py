"""How it plays in a real browser: clicks of a turn, one place for what is asked, following the others, coming back."""

import time
from itertools import pairwise

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.conftest import Opener
from tests.browser.kit import act, actions, create, enter, play_ahead, ply, sit, start
from tests.server.kit import RunningServer, new_table


def table_of(server: RunningServer, bots: int = 1, **more: object) -> tuple[str, str]:
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * bots]
    values = {"options": {"seats": bots + 1, "first": "1"}, "seed": "4", "start": True, **more}
    return new_table(server.url, "tta", seats, **values)


class Clicks:
    """Counts what a hand does: a click on the page, once per wait for the table."""

    def __init__(self, page: Page) -> None:
        self.page, self.count = page, 0

    def do(self, selector: str) -> None:
        before = ply(self.page)
        self.page.click(selector)
        self.count += 1
        self.page.wait_for_function(
            f"() => (document.querySelector('[data-ply]')?.dataset.ply ?? 1e9) > {before}"
            " || document.querySelector('[data-confirm]')"
        )


def test_a_turn_of_four_actions_costs_six_clicks_at_most(person: Opener, server: RunningServer) -> None:
    table, token = table_of(server, seed="9")
    play_ahead(server.url, table, token, 3, seed=2)
    page = person()
    enter(page, table, token)
    clicks = Clicks(page)
    done = 0
    page.wait_for_selector("button.act[data-action]")
    if page.locator("button.finish[data-action=pass]").count():
        clicks.do("button.finish[data-action=pass]")
    while done < 4:
        found = [text for text in actions(page) if text.split()[0] in ("populate", "build", "take", "develop", "stage")]
        clicks.do(f'button.act[data-action="{found[0]}"]')
        assert page.locator("[data-confirm]").count() == 0, found[0]
        done += 1
    assert done == 4
    clicks.do("button.finish")
    if page.locator("[data-confirm]").count():
        clicks.do("[data-confirm]")
    assert clicks.count <= 6


def test_choosing_does_it_and_undo_takes_it_back(person: Opener, server: RunningServer) -> None:
    table, token = table_of(server)
    page = person()
    enter(page, table, token)
    page.wait_for_selector("button.act[data-action='take 1']")
    page.hover("button.act[data-action='take 1']")
    page.wait_for_selector("[data-hint='take 1']")
    before = ply(page)
    page.click("button.act[data-action='take 1']")
    page.wait_for_selector(f"[data-ply='{before + 1}']")
    page.keyboard.press("u")
    page.wait_for_selector(f"[data-ply='{before}']")
    page.click("[data-key='row:1']")  # the thing itself does the one thing that can be done with it
    page.wait_for_selector(f"[data-ply='{before + 1}']")


def test_dangers_are_apart_and_resigning_says_what_it_means(person: Opener, server: RunningServer) -> None:
    table, token = table_of(server, options={"seats": 2, "first": "1"}, seed="9")
    play_ahead(server.url, table, token, 3, seed=2)
    page = person()
    enter(page, table, token)
    page.wait_for_selector("button.act[data-action]")
    assert page.locator("ol button.act[data-group=resign], ol button.act[data-action=resign]").count() == 0
    assert not page.locator("button.act[data-group=destroy]").first.is_visible()
    first = page.locator("ol button.act[data-action]").first.get_attribute("data-group")
    assert first not in ("destroy", "resign")


def test_sheets_close_by_escape_and_by_a_click_outside(person: Opener, server: RunningServer) -> None:
    table, token = table_of(server)
    page = person()
    enter(page, table, token)
    menu = page.get_by_role("button", name="Menu")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(400, 400)):
        menu.click()
        page.wait_for_selector(".menu .list")
        close()
        page.wait_for_selector(".menu .list", state="detached")
    page.wait_for_selector("[data-open-forecast]")
    page.focus("[data-open-forecast]")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(5, 400)):
        page.keyboard.press("f")
        page.wait_for_selector("[role=dialog]")
        held = set()
        for key in [*["Tab"] * 6, *["Shift+Tab"] * 8]:  # more than there is to reach: round and round
            page.keyboard.press(key)
            held.add(page.evaluate("Boolean(document.activeElement.closest('[role=dialog]'))"))
        assert held == {True}
        close()
        page.wait_for_selector("[role=dialog]", state="detached")
        assert page.evaluate("document.activeElement.matches('[data-open-forecast]')")  # back where it began


def test_others_are_shown_ply_by_ply_and_can_be_skipped(person: Opener, server: RunningServer) -> None:
    """Once nine plies were drawn within 240 ms."""
    table, token = table_of(server, bots=2)
    page = person()
    page.evaluate("localStorage.setItem('saecula.pace', '0.6')")
    enter(page, table, token)
    page.wait_for_selector("button.finish")
    page.evaluate(
        "() => { window.plies = []; new MutationObserver(() => {"
        " const ply = document.querySelector('[data-ply]')?.dataset.ply;"
        " if (ply && ply !== window.plies.at(-1)?.[0]) window.plies.push([ply, performance.now()]); })"
        ".observe(document.body, {subtree: true, attributes: true, attributeFilter: ['data-ply']}); }"
    )
    page.click("button.finish")
    if page.locator("[data-confirm]").count() or page.wait_for_selector("[data-confirm], [data-skip]"):
        if page.locator("[data-confirm]").count():
            page.click("[data-confirm]")
    page.wait_for_selector("[data-skip]")
    page.wait_for_function("() => window.plies.length >= 4")
    page.keyboard.press("p")
    page.wait_for_selector("[data-pause][aria-pressed=true]")
    seen = page.evaluate("window.plies")
    numbers = [int(one) for one, _ in seen]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))  # none was left out
    gaps = [later[1] - earlier[1] for earlier, later in pairwise(seen[1:])]
    assert all(gap > 400 for gap in gaps), gaps
    stopped = ply(page)
    page.wait_for_timeout(900)
    assert ply(page) == stopped
    page.click("[data-skip]")
    page.wait_for_selector("button.act[data-action]", timeout=20_000)


def test_who_comes_back_on_another_device_reads_what_happened(person: Opener, server: RunningServer) -> None:
    table, token = table_of(server, seed="9")
    page = person()
    enter(page, table, token)
    page.wait_for_selector("button.act[data-action]")
    seen = ply(page)
    page.wait_for_timeout(4500)  # a sign of life tells what is before the eyes
    page.goto("/")
    play_ahead(server.url, table, token, 4, seed=3)
    phone = person(width=390, height=844)
    enter(phone, table, token)
    phone.wait_for_selector(f"[data-digest='{seen}']")
    assert phone.locator("[data-digest-turn='1']").count() > 0
    link = phone.get_attribute("[data-before-ply]", "href")
    assert link == f"/t/{table}/{seen}"
    phone.click("[data-close-digest]")
    phone.wait_for_selector("[data-digest]", state="detached")


def test_a_dead_connection_is_noticed_within_ten_seconds(person: Opener, server: RunningServer) -> None:
    """Nothing comes, and nobody closes the line."""
    table, token = table_of(server)
    page = person()
    routes: list[WebSocketRoute] = []
    mute: list[bool] = []

    def through(route: WebSocketRoute) -> None:
        far = route.connect_to_server()
        route.on_message(lambda message: None if mute else far.send(message))
        far.on_message(lambda message: None if mute else route.send(message))
        routes.append(route)

    page.route_web_socket("**/ws/**", through)
    enter(page, table, token)
    page.wait_for_selector("button.act[data-action]")
    mute.append(True)
    begun = time.monotonic()
    page.wait_for_selector(".lost", timeout=11_000)
    assert time.monotonic() - begun < 10
    mute.clear()
    page.wait_for_selector(".lost", state="detached")


def test_a_bot_for_me_asks_first_and_stops_by_a_button_in_sight(person: Opener, server: RunningServer) -> None:
    table, token = table_of(server)
    page = person()
    enter(page, table, token)
    page.wait_for_selector("button.act[data-action]")
    before = ply(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for Ann").click()
    page.wait_for_selector("[data-bot-sure]")
    assert ply(page) == before
    page.click("[data-bot-sure]")
    page.wait_for_selector("[data-stop-bot='0']")
    page.click("[data-stop-bot='0']")
    page.wait_for_selector("[data-stop-bot]", state="detached")


def test_words_translate_themselves(person: Opener) -> None:
    ann, bob = person(), person(lang="ru")
    create(ann, "tta", ["me", "open"], "Ann")
    invitation = ann.input_value("[data-invite]")
    sit(bob, invitation, 1, "Bob")
    start(ann)
    bob.wait_for_selector("[data-ply]")
    for page in (ann, bob):
        page.locator(".tabs [role=tab]").nth(2).click()
    ann.click("[data-phrase=well-played]")
    bob.wait_for_selector("[data-said=well-played]:has-text('Отличный ход!')")
    ann.wait_for_selector("[data-said=well-played]:has-text('Well played!')")
    ann.get_by_role("button", name="Menu").click()
    ann.click("[data-chat]")
    bob.wait_for_selector(".chat", state="detached")


def test_who_is_offline_has_a_dot(person: Opener) -> None:
    ann, bob = person(), person()
    create(ann, "tta", ["me", "open"], "Ann")
    sit(bob, ann.input_value("[data-invite]"), 1, "Bob")
    start(ann)
    bob.wait_for_selector("[data-ply]")
    waiting = ann if ann.locator(".wait").count() else bob
    other = bob if waiting is ann else ann
    other.wait_for_selector("button.act[data-action]")
    other.goto("about:blank")
    waiting.wait_for_selector("[data-away]")
    waiting.wait_for_selector("[data-off]")


def test_the_tab_calls_whoever_is_asked(person: Opener, server: RunningServer) -> None:
    table, token = table_of(server)
    page = person()
    enter(page, table, token)
    page.wait_for_selector("button.act[data-action]")
    page.wait_for_function("() => document.title.startsWith('▶')")
    page.wait_for_selector("link[rel=icon][data-badge=on]", state="attached")


def test_the_whole_turn_by_keys(person: Opener, server: RunningServer) -> None:
    table, token = table_of(server, seed="9")
    play_ahead(server.url, table, token, 3, seed=2)
    page = person()
    enter(page, table, token)
    page.wait_for_selector("button.act[data-action]")
    before = ply(page)
    page.keyboard.press("g")
    page.wait_for_selector(".groups [aria-pressed=true][data-group]")
    page.keyboard.press("1")
    page.wait_for_function(f"() => Number(document.querySelector('[data-ply]').dataset.ply) > {before}")
    page.keyboard.press("u")
    page.wait_for_selector(f"[data-ply='{before}']")
    page.keyboard.press("e")
    page.wait_for_selector("[data-confirm]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-confirm]", state="detached")
    act(page, actions(page)[0])


def test_a_card_is_dragged_from_the_row_to_the_hand(person: Opener, server: RunningServer) -> None:
    table, token = table_of(server)
    page = person()
    enter(page, table, token)
    page.wait_for_selector("button.act[data-action='take 1']")
    before = ply(page)
    card, hand = page.locator("[data-key='row:0']").bounding_box(), page.locator("[data-hands]").bounding_box()
    assert card
    assert hand
    page.mouse.move(card["x"] + 20, card["y"] + 90)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] + 200, steps=4)
    page.mouse.move(hand["x"] + 100, hand["y"] + hand["height"] / 2, steps=4)
    page.mouse.up()
    page.wait_for_selector(f"[data-ply='{before + 1}']")
    page.mouse.move(card["x"] + 200, card["y"] + 90)
    page.mouse.down()
    page.mouse.move(card["x"] + 250, card["y"] + 100, steps=4)
    page.mouse.up()  # dropped where it belongs to nobody: nothing happens
    page.wait_for_timeout(300)
    assert ply(page) == before + 1


def test_a_card_is_dragged_from_the_hand_to_the_mat(person: Opener) -> None:
    page = person()
    page.click("article:has([data-learn=tta]) summary")
    page.click("[data-lesson=tta-science]")
    page.wait_for_selector("button.act[data-action='develop irrigation']")
    card = page.locator("[data-hands] [data-card=irrigation]").bounding_box()
    mat = page.locator(".mat").bounding_box()
    assert card
    assert mat
    page.mouse.move(card["x"] + 40, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(mat["x"] + 300, mat["y"] + mat["height"] / 2, steps=5)
    page.mouse.up()
    page.wait_for_selector("[data-coach][data-step='1']")  # it was developed
