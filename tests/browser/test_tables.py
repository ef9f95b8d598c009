"""Tables and seats in the browser: bots, spectators, another device, substitutes, rematch, accounts."""

from urllib.parse import quote

import httpx
import pytest

from tests.browser.conftest import HOST, Opener
from tests.browser.kit import act, actions, create, play, sit, start
from tests.browser.test_games import hidden_cards_told
from tests.server.kit import RunningServer


def test_bots_are_put_on_seats_and_taken_off_again(person: Opener) -> None:
    ann = person()
    create(ann, "tta", ["me", "open", "open"])
    ann.wait_for_selector("[data-start]:disabled")
    for _ in range(2):
        ann.locator("select.bot").first.select_option("random")
        ann.wait_for_timeout(200)
    ann.wait_for_selector("[data-start]:enabled")
    ann.get_by_role("button", name="Remove the bot").first.click()
    ann.wait_for_selector("[data-start]:disabled")
    ann.locator("select.bot").first.select_option("random")
    start(ann)


def test_a_table_is_played_in_the_local_network_without_https(person: Opener) -> None:
    ann = person(host=HOST)
    assert not ann.evaluate("isSecureContext")
    create(ann, "tta", ["me", "open"], seed="2")
    ann.get_by_role("button", name="Copy").click()
    ann.wait_for_selector("text=Copied")
    bob = person(host=HOST)
    sit(bob, ann.input_value("[data-invite]"), 1, "Bob")
    start(ann)
    ann.wait_for_selector("button.act[data-action]")
    act(ann, actions(ann)[0])


def test_settings_appear_when_they_are_possible(person: Opener) -> None:
    page = person()
    page.wait_for_selector("[data-create]:enabled")
    page.click("[data-options] summary")
    page.wait_for_selector("[data-option=modules]")
    assert page.locator("[data-option=mode]").count() == 0
    page.locator("[data-option=modules] input").nth(2).check()
    assert page.locator("[data-option=draft]").count() == 0
    page.select_option("[data-option=mode] select", "open-mix")
    page.locator("[data-option=draft] input").check()
    page.locator("[data-option=modules] input").nth(2).uncheck()  # what was chosen with it is not asked for any more
    create(page, "tta", ["me", "bot:random"])
    page.wait_for_selector("button.act[data-action]")


def test_the_boards_of_an_open_mix_can_be_read(person: Opener) -> None:
    page = person()
    page.wait_for_selector("[data-create]:enabled")
    page.click("[data-options] summary")
    page.locator("[data-option=modules] input").nth(2).check()
    page.select_option("[data-option=mode] select", "open-mix")
    create(page, "tta", ["me", "bot:random"], seed="5")
    page.wait_for_selector("button.act[data-action]")
    page.click("[data-boards]")
    assert page.locator("[role=dialog] li").count() == int(page.inner_text("[data-boards]"))
    assert "Age III" in page.inner_text("[role=dialog]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog]", state="detached")


def test_nobody_leaves_by_a_slip_of_the_hand(person: Opener) -> None:
    ann = person()
    create(ann, "tta", ["me", "bot:random"], seed="6")
    ann.wait_for_selector("button.act[data-action]")
    ann.get_by_role("button", name="Menu").click()
    ann.click("[data-leave]")
    ann.wait_for_selector("[data-leave]:has-text('Press again')")
    ann.click("[data-leave]")
    ann.wait_for_url("**/")


def test_a_spectator_sees_the_table_and_no_hand(person: Opener) -> None:
    ann = person()
    table = create(ann, "tta", ["me", "bot:random"], seed="6")
    ann.wait_for_selector("[data-ply]")
    eve = person(lang="it", path=table.removeprefix(ann.evaluate("location.origin")))
    eve.wait_for_selector("[data-ply]")
    assert actions(eve) == []
    assert eve.locator("[data-hand=military] [data-card]").count() == 0
    eve.wait_for_selector(".wait")


def test_a_seat_moves_to_another_device(person: Opener) -> None:
    ann = person()
    create(ann, "tta", ["me", "bot:random"], seed="6")
    ann.wait_for_selector("button.act[data-action]")
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Take my seat to another device").click()
    ann.wait_for_function("() => [...document.querySelectorAll('input')].some(one => one.value.includes('#move='))")
    link = ann.eval_on_selector_all("input", "all => all.map(one => one.value).find(text => text.includes('#move='))")
    phone = person(width=360, height=740)
    phone.goto(link)
    phone.wait_for_selector("button.act[data-action]", state="attached")
    assert "#" not in phone.url
    ann.wait_for_selector(".banner")  # the old device is told, and can do nothing any more


def test_a_bot_plays_on_for_somebody_and_gives_the_seat_back(person: Opener) -> None:
    ann = person()
    create(ann, "aoc", ["me", "open"])
    bob = person()
    sit(bob, ann.input_value("[data-invite]"), 1, "Bob")
    start(ann)
    bob.wait_for_selector("[data-ply]")
    bob.get_by_role("button", name="Menu").click()
    bob.get_by_role("button", name="Let a bot play for Bob").click()
    bob.click("[data-bot-sure]")
    bob.get_by_role("button", name="Menu").click()
    bob.get_by_role("button", name="Take the seat of Bob back from the bot").click()
    bob.wait_for_selector("text=Let a bot play for Bob")


def test_a_rematch_brings_the_same_people_together(person: Opener) -> None:
    ann = person()
    first = create(ann, "aoc", ["me", "bot:random"], seed="2")
    ann.wait_for_selector("[data-ply]")
    play([ann], lambda: bool(ann.locator("main.report table").count()), eager=4)
    ann.set_viewport_size({"width": 360, "height": 740})
    assert ann.evaluate("document.documentElement.scrollWidth") <= 360
    ann.get_by_role("button", name="Rematch").click()
    ann.wait_for_function(f"() => location.href !== '{first}'")
    ann.wait_for_selector("[data-ply], [data-start]")


def test_a_replay_is_read_on_a_phone(person: Opener) -> None:
    page = person(width=360, height=740, lang="ru")
    address = create(page, "tta", ["me", "bot:random"], seed="2")
    page.wait_for_selector("[data-ply]")
    page.goto(f"{address}/0")
    page.wait_for_selector("[data-step]")
    page.click("[data-key='row:1']")
    page.wait_for_selector("article.about")
    page.click("[data-tab=board]")
    page.wait_for_selector("article.about", state="detached")
    page.wait_for_selector("[data-key=bank], [data-key='bank:0']")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_an_account_finds_its_tables_anywhere(person: Opener) -> None:
    ann = person(path="/account")
    ann.fill("input[autocomplete=username]", "ann-of-the-test")
    ann.fill("input[type=password]", "a long password")
    ann.get_by_role("button", name="Register").click()
    ann.wait_for_selector("h1:has-text('ann-of-the-test')")
    ann.goto("/")
    create(ann, "aoc", ["me", "open"])
    ann.click("[data-keep=yes]")
    ann.wait_for_selector("[data-keep]", state="detached")
    other = person(path="/account")
    other.fill("input[autocomplete=username]", "ann-of-the-test")
    other.fill("input[type=password]", "a wrong password")
    other.get_by_role("button", name="Log in").click()
    other.wait_for_selector("p.bad")
    other.fill("input[type=password]", "a long password")
    other.get_by_role("button", name="Log in").click()
    other.wait_for_selector("h1:has-text('ann-of-the-test')")
    other.goto("/")
    other.locator("li a").first.click()
    other.wait_for_selector("[data-ready='0']")


def test_a_form_of_a_foreign_page_logs_nobody_in_and_takes_no_seat(person: Opener, server: RunningServer) -> None:
    mallory = {"name": "mallory-of-the-test", "password": "a long password"}
    httpx.post(f"{server.url}/api/accounts", json=mallory)
    bob = person()
    create(bob, "aoc", ["me", "open"])
    table = bob.url
    form = (
        f"<form method=post enctype=text/plain action={server.url}/api/login>"
        """<input name='{"name": "mallory-of-the-test", "password": "a long password", "x":"' value='"}'></form>"""
        "<script>document.forms[0].submit()</script>"
    )
    with bob.expect_response("**/api/login") as answer:
        bob.goto("data:text/html," + quote(form))
    assert answer.value.status == 403
    bob.goto(table)
    bob.wait_for_selector("[data-ready='0']")
    assert bob.evaluate("fetch('/api/account').then((answer) => answer.json())") == {"name": None}


@pytest.mark.parametrize("place", ["board", "decision", "log"])
def test_the_test_for_hidden_cards_finds_them(place: str) -> None:
    def state(seat: int) -> dict[str, object]:
        seats = [{"cards": ["raid-i"] if seat == 0 else None}, {"cards": ["phalanx"] if seat == 1 else None}]
        events = {"past": [], "mine": [], "next": None}
        board = {"seats": seats, "events": events, "row": ["iron"]}
        return {"seat": seat, "ply": 1, "board": board, "decision": None, "log": {"lines": []}}

    mine, theirs = [state(0) for _ in range(25)], [state(1)]
    assert hidden_cards_told(mine, theirs, 1) == []
    leaks = {"board": ["phalanx"], "decision": {"text": "phalanx"}, "log": {"lines": ["Bob draws Phalanx"]}}
    if place == "board":
        mine[3]["board"]["leak"] = leaks[place]  # type: ignore[index]
    else:
        mine[3][place] = leaks[place]
    assert hidden_cards_told(mine, theirs, 1) != []
