"""What strangers need, in the browser: a deal that nobody chose, open tables, votes, and an end to what is mine."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import saecula
from saecula.core.game import Game
from saecula.core.record import lines_of, text_lines
from saecula.core.rng import Dice
from saecula.i18n import say
from saecula.server import letters as office
from saecula.server.config import Config, database_url
from tests.browser.conftest import HOST, Opener
from tests.browser.kit import create, sit, start
from tests.server.kit import RunningServer, wait_for
from tests.server.test_calling import Letters, letters
from tests.server.test_finding import play_both

__all__ = ["letters"]


def random_game() -> Game:
    """Somebody played it alone, and may write any names into it."""
    game, dice = saecula.aoc.Game(seats=2, seed="invented"), Dice(1)
    while not game.is_over():
        texts = list(game.legal)
        game.push(texts[dice.below(len(texts))])
    return game


def id_of(page: Page) -> str:
    return page.url.partition("/t/")[2].partition("#")[0]


def token(page: Page) -> str:
    found: dict[str, str] = json.loads(page.evaluate("localStorage.getItem('saecula.tokens')"))
    return found[id_of(page)]


def two(person: Opener, **more: Any) -> tuple[Page, Page]:
    """Ann's table with Bob, before the start; nobody chose the seed."""
    ann = person(**more)
    create(ann, "aoc", ["me", "open"], seed="")
    ann.wait_for_selector("[data-fair=waiting]")
    bob = person(**more)
    sit(bob, ann.input_value("[data-invite]"), 1, "Bob")
    ann.wait_for_selector("text=2 people add to the deal")
    return ann, bob


@pytest.mark.parametrize("host", ["127.0.0.1", HOST])
def test_pages_add_to_the_deal_by_themselves_and_compare_it_afterwards(
    person: Opener, server: RunningServer, host: str
) -> None:
    """Also in the local network, where browsers have no hash functions for pages."""
    ann, bob = two(person, host=host)
    start(ann)
    bob.wait_for_selector("[data-ply]")
    ann.get_by_role("button", name="Menu").click()
    ann.wait_for_selector("[data-part=ours]")
    row = server.app.state.house.tables[id_of(ann)].row
    assert sorted(row.fair["shares"]) == ["0", "1"]
    play_both(server.url, id_of(ann), token(ann), token(bob))
    for page in (ann, bob):
        page.wait_for_selector("[data-ours=ours]")
        page.wait_for_selector("[data-signed=checked]")
    ann.click("section.proof summary")
    ann.wait_for_selector("text=It does not prove")
    kept = json.loads(ann.evaluate("localStorage.getItem('saecula.shares')"))
    kept[-1]["share"] = "ab" * 32  # as if the server had dealt from something else than what was sent
    ann.evaluate("text => localStorage.setItem('saecula.shares', text)", json.dumps(kept))
    ann.reload()
    ann.wait_for_selector("[data-ours=wrong]")


def test_a_page_whose_part_was_left_out_says_so(person: Opener, server: RunningServer) -> None:
    """The server could drop what a page sends, and deal with the shares of its friends alone."""
    ann, bob = two(person)
    live = server.app.state.house.tables[id_of(ann)]
    live.row.fair["promised"].pop("1")
    bob.route("**/promise", lambda route: route.fulfill(json={}))
    ann.click("[data-start]:enabled")
    bob.wait_for_selector("[data-ply]")
    bob.get_by_role("button", name="Menu").click()
    bob.wait_for_selector("[data-part=left-out]")


def test_a_share_that_did_not_arrive_is_sent_again(person: Opener) -> None:
    """Nobody else need do anything for that."""
    ann = person()
    create(ann, "aoc", ["me", "open"], seed="")
    ann.wait_for_selector("text=One person adds to the deal")
    bob = person()
    bob.route("**/promise", lambda route: route.fulfill(status=503, json={"text": "not now"}), times=1)
    sit(bob, ann.input_value("[data-invite]"), 1, "Bob")
    bob.wait_for_selector("text=not now")
    ann.wait_for_selector("text=2 people add to the deal")
    bob.wait_for_selector("text=not now", state="detached")


def test_an_uploaded_record_says_that_somebody_brought_it(person: Opener, server: RunningServer) -> None:
    page = person()
    game = random_game()
    text = "\n".join(text_lines(lines_of(game)))
    answer = page.request.post("/api/records", data={"text": text})
    assert answer.ok
    page.goto(f"/t/{answer.json()['table']['id']}/0")
    page.wait_for_selector("[data-signed=no] .bad")


def test_strangers_find_a_table_and_sit_down(person: Opener) -> None:
    ann = person()
    create(ann, "aoc", ["me", "open"], seed="", name="Listed Ann")
    ann.get_by_role("button", name="Menu").click()
    ann.check("[data-listed]")
    ann.select_option("[data-level]", "beginner")
    bob = person(width=390, height=844)  # a phone
    row = bob.locator(f"[data-open='{id_of(ann)}']")
    row.wait_for()
    bob.select_option("[data-filter=level]", "expert")
    assert row.count() == 0
    bob.select_option("[data-filter=level]", "beginner")
    bob.select_option("[data-filter=pace]", "none")
    row.get_by_role("link").focus()
    bob.keyboard.press("Enter")
    bob.wait_for_selector("[data-sit='1']")
    bob.fill("input[autocomplete=nickname]", "Bob")
    bob.click("[data-sit='1']")
    bob.click("[data-ready='1']")
    start(ann)
    ann.goto("/")
    ann.wait_for_selector("[data-turn]")  # whose turn it is, and since when
    assert "to play" in (ann.text_content("[data-turn]") or "")


def test_a_table_votes_and_everybody_is_told(person: Opener) -> None:
    ann = person()
    create(ann, "aoc", ["me", "open", "open"], seed="")
    invitation = ann.input_value("[data-invite]")
    bob, cid = person(), person()
    sit(bob, invitation, 1, "Bob")
    sit(cid, invitation, 2, "Cid")
    start(ann)
    cid.wait_for_selector("[data-ply]")
    bob.wait_for_selector("[data-ply]")
    ann.get_by_role("button", name="Menu").click()
    ann.click("[data-ask-vote='2']")
    ann.click("[data-ask-vote='2']")  # twice, to be sure
    cid.wait_for_selector("[data-vote=open]")
    assert cid.locator("[data-agree]").count() == 0
    bob.click("[data-agree=yes]")
    ann.wait_for_selector("[data-vote=passed]")
    ann.wait_for_selector("[data-before='2']")
    cid.wait_for_selector("[role=alert]:has-text('have agreed to take your seat')")
    cid.wait_for_selector("[data-vote]", state="detached")  # nothing is open any more, and nothing is Cid's to decide
    assert cid.locator("button.act[data-action]:enabled").count() == 0
    cid.get_by_role("button", name="Menu").click()
    assert cid.locator("[data-leave]").count() == 0


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1280, 720)])
def test_the_whole_menu_can_be_reached(person: Opener, width: int, height: int, lang: str) -> None:
    """It is longer than a screen: then it is scrolled, and nothing of it lies beyond the edge."""
    page = person(width=width, height=height, lang=lang)
    create(page, "aoc", ["me", "open", "open"], seed="")
    page.locator(".menu > button").click()
    page.check("[data-listed]")
    page.wait_for_selector("[data-level]")
    top, bottom, last, across = page.evaluate(
        """() => {
            const list = document.querySelector('.menu .list');
            list.lastElementChild.scrollIntoView();
            const box = list.getBoundingClientRect(), last = list.lastElementChild.getBoundingClientRect();
            return [box.top, box.bottom, last.bottom, list.scrollWidth > list.clientWidth];
        }"""
    )
    assert top >= 0
    assert max(bottom, last) <= height
    assert not across
    small = page.eval_on_selector_all(
        ".menu .list button",
        "all => all.filter(one => one.getBoundingClientRect().height < 24).map(one => one.innerText)",
    )
    assert small == []


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {wanted}")


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1280, 720), ("ru", 390, 844), ("it", 390, 844)])
def test_notices_by_mail_are_asked_for_with_keys_alone(
    person: Opener, tmp_path: Path, letters: tuple[Letters, str], lang: str, width: int, height: int
) -> None:
    config = Config(
        database_url(str(tmp_path / "a.db")), bot_processes=0, rate=0, mail=letters[1], mail_from="a@b.example"
    )
    with RunningServer(config) as server:
        page = person(path=server.url, lang=lang, width=width, height=height)
        create(page, "aoc", ["me", "open"], seed="")
        tab_to(page, ".menu > button")
        page.keyboard.press("Enter")
        tab_to(page, "[data-notices]")
        page.keyboard.press("Enter")
        page.wait_for_selector("[role=dialog] select")
        tab_to(page, "[role=dialog] input[type=email]")
        page.keyboard.type("ann@example.org")
        page.keyboard.press("Enter")
        page.wait_for_selector("[autocomplete=one-time-code]")
        before = say(lang, "server-notice-confirm", code="@", server="").partition("@")[0]
        proof = wait_for(lambda: letters[0].texts("ann@example.org"))[0]
        code = proof.partition(before)[2][:8]
        tab_to(page, "[autocomplete=one-time-code]")
        page.keyboard.type(code)
        page.keyboard.press("Enter")
        page.wait_for_selector("[autocomplete=one-time-code]", state="detached")
        tab_to(page, "[role=dialog] li button")
        page.keyboard.press("Enter")
        wait_for(lambda: len(letters[0].texts("ann@example.org")) == 2)
        page.wait_for_selector("[role=dialog] [role=status]")
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement.matches('[data-notices]')")
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement.matches('.menu > button')")
        assert page.locator(".menu .list").count() == 0


def test_a_host_deletes_a_table(person: Opener) -> None:
    ann = person()
    create(ann, "aoc", ["me", "open"])
    address = ann.url
    ann.get_by_role("button", name="Menu").click()
    ann.click("[data-delete]")
    ann.click("[data-delete]")
    ann.wait_for_selector("[data-create]")
    ann.goto(address)
    ann.wait_for_selector("text=There is no such table")


def test_a_new_password_by_link_and_the_end_of_an_account(person: Opener, server: RunningServer) -> None:
    page = person(path="/account")
    page.fill("input[autocomplete=username]", "Gertrude")
    page.fill("form input[type=password]", "first secret")
    page.locator("form button").nth(1).click()
    page.wait_for_selector("h1:has-text('Gertrude')")
    assert server.loop is not None
    db = server.app.state.house.db
    secret = asyncio.run_coroutine_threadsafe(office.reset_secret(db, "Gertrude"), server.loop).result(10)
    other = person(path=f"/account#reset={secret}")
    other.fill("[data-new-password]", "second secret")
    other.click("[data-reset]")
    other.wait_for_selector(".affairs .good")
    assert secret not in other.url
    page.reload()
    page.wait_for_selector("input[autocomplete=username]")  # the session has ended
    page.fill("form input[autocomplete=username]", "Gertrude")
    page.fill("form input[type=password]", "second secret")
    page.locator("form button").nth(0).click()
    page.wait_for_selector("h1:has-text('Gertrude')")
    page.fill("[data-own-password]", "second secret")
    page.click("[data-delete-account]")
    page.click("[data-delete-account]")
    page.wait_for_selector("[data-create]")
    page.goto("/account")
    page.wait_for_selector("form input[autocomplete=username]")
