"""The fullest mat and hands: every technology tells its name, its yield and its workers, and nothing leaves its box."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tests.browser.crowded import CIVIL, MILITARY, TECHS, crowd
from tests.browser.kit import act, actions, enter
from tests.browser.positions import Position, table_asking
from tests.browser.test_look import faults
from tests.server.kit import RunningServer

Late = dict[str, tuple[str, str]]

# what a tile of the mat shows: is its name to be read, does it tell yield and workers, and does all lie inside?
TILES = """() => [...document.querySelectorAll('.mat .col > .tile')].map(tile => {
    const frame = tile.getBoundingClientRect();
    const area = tile.closest('.cols').getBoundingClientRect();
    const inside = (box, around) => box.left >= around.left - 1 && box.right <= around.right + 1
        && box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
    const parts = [...tile.querySelectorAll('.name, .per, .tk, .goods b')].filter(one => one.checkVisibility());
    const letters = one => { const range = document.createRange(); range.selectNodeContents(one); return range; };
    const boxes = parts.map(one => (one.matches('.tk') ? one : letters(one)).getBoundingClientRect());
    const piled = tile.querySelector('.tk.pile.yellow');
    const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
    const apart = (a, b) => before(a, b) || before(b, a);
    const foot = parts.map((one, i) => [one, boxes[i]]).filter(([one]) => !one.matches('.name'));
    return {
        card: tile.querySelector('.card').dataset.card,
        named: parts.some(one => one.matches('.name')),
        yields: tile.querySelector('.per')?.checkVisibility() ?? false,
        workers: piled ? Number(piled.textContent) : tile.querySelectorAll('.tk.yellow:not(.hole)').length,
        inside: inside(frame, area) && boxes.every(box => inside(box, frame)),
        apart: foot.every(([one, a], i) => foot.slice(i + 1).every(([other, b]) => one.contains(other) || apart(a, b))),
    };
})"""

# of the banks, the chips at court and the cards in hand: what lies outside its box
OUTSIDE = """() => ['.bank|.tk, .label, b', '.court|.medal, .note', '.held|.card, .name, .gift'].flatMap(pair => {
    const [around, inside] = pair.split('|');
    return [...document.querySelectorAll(around)].flatMap(box => {
        const frame = box.getBoundingClientRect();
        return [...box.querySelectorAll(inside)].filter(one => one.checkVisibility()).filter(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left < frame.left - 2 || right > frame.right + 2 || top < frame.top - 2 || bottom > frame.bottom + 2;
        }).map(one => `${around}: ${one.className} ${one.textContent}`);
    });
})"""


def opened(person: Opener, late: Late, lang: str = "en", **numbers: int) -> Page:
    page = person(lang=lang, path="/account")
    crowd(page, **numbers)
    enter(page, *late["tta"])
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_timeout(400)  # names settle into their places
    return page


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_every_technology_of_a_full_mat_tells_all_of_itself(person: Opener, late: Late, lang: str) -> None:
    page = opened(person, late, lang)
    told: list[dict[str, Any]] = page.evaluate(TILES)
    assert {one["card"]: one["workers"] for one in told} == {card: workers for card, workers, _, _ in TECHS}
    assert [one for one in told if not (one["named"] and one["yields"] and one["inside"] and one["apart"])] == []
    assert page.evaluate(OUTSIDE) == []
    assert faults(page, "tiny", "body", "cut", "covered", "scroll") == []


@pytest.mark.parametrize("blue", [4, 16, 17, 25])
def test_tokens_beyond_the_printed_spaces_are_a_number(person: Opener, late: Late, blue: int) -> None:
    page = opened(person, late, blue=blue)
    bank = page.locator("[data-key=blue]")
    assert bank.locator(".tk.blue:not(.hole)").count() == min(blue, 16)
    assert bank.locator("b").all_inner_texts() == ([f"+{blue - 16}"] if blue > 16 else [])
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize(("yellow", "price", "eats"), [(16, 1, 0), (15, 1, 0), (12, 2, 1), (0, None, 4)])
def test_the_price_and_what_is_eaten_now_are_marked_where_they_stand(
    person: Opener, late: Late, yellow: int, price: int | None, eats: int
) -> None:
    page = opened(person, late, yellow=yellow)
    marked = page.locator("[data-section] .counts").evaluate_all(
        """all => all.map(one => [
            Number(one.closest('[data-section]').dataset.section), one.matches('.m-food') ? 'price' : 'eats'])"""
    )
    assert marked == sorted([*([[price, "price"]] if price is not None else []), [eats, "eats"]])


def test_fourteen_cards_in_hand_have_their_names_and_apart_places(person: Opener, late: Late) -> None:
    page = opened(person, late)
    held = page.locator("[data-hands] .held")
    assert held.count() == len(CIVIL) + len(MILITARY)
    boxes = [one.bounding_box() for one in held.all()]
    assert all(box and box["width"] >= 100 and box["height"] >= 44 for box in boxes)
    assert page.locator("[data-hands] .held .name:visible").count() == held.count()
    covered = page.evaluate(
        """() => [...document.querySelectorAll('[data-hands] .held')].filter(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return [[left + 6, top + 6], [right - 6, bottom - 6], [right - 6, top + 6]].some(
                ([x, y]) => !one.contains(document.elementFromPoint(x, y)));
        }).length"""
    )
    assert covered == 0


def test_a_face_that_says_only_a_part_says_so(person: Opener) -> None:
    page = person(path="/cards/tta?size=small")
    page.wait_for_function("() => document.querySelectorAll('.card.card').length > 300")

    def face(card: str) -> str:
        return str(page.text_content(f"[data-card={card}] .fx"))

    assert face("occupy").endswith("…")
    assert "…" not in face("napoleon-bonaparte")
    assert "…" not in face("iron")


def test_the_list_shows_the_same_of_a_card_as_the_table_and_begins_at_the_top(
    person: Opener, server: RunningServer
) -> None:
    table = table_asking(server.url, Position("tta", 2, 8), "action", "6")
    page = person(path="/account")
    enter(page, *table)
    page.wait_for_selector("button.act .face")
    faces = page.evaluate(
        """() => [...document.querySelectorAll('button.act[data-action]')].flatMap(act => {
            const card = act.querySelector('[data-card]')?.dataset.card;
            const listed = act.querySelector('.face');
            const face = document.querySelector(`.slot [data-card="${card}"] .fx, .held [data-card="${card}"] .fx`);
            return listed && face ? [[listed.textContent, face.textContent]] : [];
        })"""
    )
    assert faces
    assert [pair for pair in faces if pair[0] != pair[1]] == []
    body = page.locator("section.panel .body")
    scrolled = "one => (one.scrollTop = 60, one.scrollTop)"
    assert body.evaluate(scrolled) == 60
    other = person(path="/account")
    enter(other, *table)  # somebody comes: the same list
    page.wait_for_timeout(500)
    assert body.evaluate("one => one.scrollTop") == 60
    act(page, actions(page)[0])
    page.wait_for_timeout(300)
    assert body.evaluate("one => one.scrollTop") == 0
