"""What somebody stumbled over who had never seen Through the Ages, in a real browser."""

from playwright.sync_api import Page

from saecula.i18n import say
from saecula.lessons import lesson
from tests.browser.conftest import Opener
from tests.browser.kit import act, actions, enter, play_ahead, ply
from tests.server.kit import RunningServer, new_table

MOVED = "[data-hint], [data-big]"


def learn(page: Page, id: str) -> None:
    page.click("article:has([data-learn=tta]) summary")
    page.click(f"[data-lesson={id}]")
    page.wait_for_selector(f"[data-coach={id}]")
    page.wait_for_selector("button.act[data-action]:enabled")


def middle(server: RunningServer, rounds: int = 4) -> tuple[str, str]:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    table, token = new_table(server.url, "tta", seats, options={"seats": 2, "first": "1"}, seed="9", start=True)
    play_ahead(server.url, table, token, rounds, seed=2)
    return table, token


def test_what_an_action_would_do_covers_no_action_and_ends_with_the_position(
    person: Opener, server: RunningServer
) -> None:
    page = person()
    enter(page, *middle(server))
    first = page.locator("ol button.act[data-action]:visible").first
    text = first.get_attribute("data-action")
    first.hover()
    page.wait_for_selector(f'[data-hint="{text}"]')
    covered = page.evaluate(
        """() => {
            const hint = document.querySelector('[data-hint]').getBoundingClientRect();
            return [...document.querySelectorAll('button.act')].filter((one) => {
                const box = one.getBoundingClientRect();
                const beside = box.left >= hint.right || box.right <= hint.left;
                return box.width && !beside && box.top < hint.bottom && box.bottom > hint.top;
            }).length;
        }"""
    )
    assert covered == 0
    before = ply(page)
    wanted = next(text for text in actions(page) if text.split()[0] in ("take", "build", "populate"))
    chosen = page.locator(f'button.act[data-action="{wanted}"]').first
    chosen.evaluate("one => one.click()")  # the pointer rests where another action comes to lie
    page.wait_for_function(f"() => document.querySelector('[data-ply]').dataset.ply > {before}")
    page.wait_for_timeout(600)
    assert page.locator(MOVED).count() == 0


def test_a_card_under_a_resting_pointer_stays_small(person: Opener, server: RunningServer) -> None:
    page = person()
    table = middle(server)
    enter(page, *table)
    box = page.locator("[data-key='row:9']").bounding_box() or page.locator("[data-key^='row:']").last.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 60)
    page.wait_for_selector("[data-big]")
    page.reload()
    page.wait_for_selector("[data-ply]")
    page.wait_for_timeout(700)
    assert page.locator("[data-big]").count() == 0
    page.mouse.move(box["x"] + 44, box["y"] + 64)
    page.wait_for_selector("[data-big]")


def test_a_banner_tells_what_came_of_an_event(person: Opener) -> None:
    page = person()
    learn(page, "tta-politics")
    act(page, "prepare barbarians")
    page.wait_for_selector("[data-banner]")
    told = page.inner_text("[data-banner]")
    assert say("en", "card-development-of-trade-routes") in told
    assert "score 1 science" in told  # what its card says
    row, banner = (page.locator(place).first.bounding_box() for place in (".part.row", "[data-banner]"))
    assert row is not None
    assert banner is not None
    assert banner["y"] >= row["y"] + row["height"]  # it once lay over six cards of the row
    assert "science +1" in told
    assert say("en", "card-barbarians") not in told  # what was paid for it is no news


def test_lessons_answer_what_has_one_answer(person: Opener) -> None:
    page = person()
    learn(page, "tta-cards")
    act(page, "take 1")
    act(page, "end")
    page.wait_for_selector("[data-coach][data-step='2']")
    page.wait_for_selector("button.act[data-action^=take]:enabled")
    assert "pass" not in actions(page)


def test_the_last_lesson_ends_with_the_scores_and_leads_to_a_game(person: Opener) -> None:
    page = person()
    learn(page, "tta-end")
    government = page.evaluate(
        """() => {
            const all = (place) => [...document.querySelectorAll(`.court ${place}`)];
            const card = all('.card')[0].getBoundingClientRect();
            const line = all('.line')[0].getBoundingClientRect();
            const rows = (tokens) => new Set([...tokens.children].map((one) => one.offsetTop)).size;
            return [line.bottom <= card.bottom, all('.acts .tokens').map(rows), all('.acts .tk').length];
        }"""
    )
    assert government == [True, [1, 1], 13]  # Democracy has eight white and five red actions
    for wanted in ("prepare impact-of-architecture", "end", "discard plunder-iii"):
        act(page, wanted)
    assert len(lesson("tta-end").steps) == 3
    page.wait_for_selector("main.report h1")
    assert page.locator("main.report table:not(.final) tbody tr").count() == 2
    scored = page.eval_on_selector_all(
        "main.report .final tbody tr", "all => all.map((row) => row.innerText.split('\\t'))"
    )
    assert "Impact of Architecture" in [row[0] for row in scored]  # which event gave what to whom
    assert all(len(row) == 3 for row in scored)
    page.wait_for_selector("main.report .good")
    assert "commands" not in page.inner_text("main.report > .box > .good")
    with page.expect_download() as download:
        page.click("a[download]")
    assert "lesson-44" in download.value.path().read_text(encoding="utf-8")
    page.click("[data-first-game]")
    page.wait_for_selector("[data-coach=guide]")
    page.wait_for_selector("button.act[data-action^=take]:enabled")


def test_the_guide_stands_among_the_actions_and_stays_as_its_reader_left_it(person: Opener) -> None:
    page = person()
    page.click("[data-first=tta]")
    page.wait_for_selector("[data-coach=guide] .body")
    note, rival = (page.locator(place).first.bounding_box() for place in ("[data-coach=guide]", ".rival"))
    assert note is not None
    assert rival is not None
    assert note["x"] >= rival["x"] + rival["width"]  # unfolded, too
    page.wait_for_selector("button.act[data-action^=take]:enabled")
    act(page, next(text for text in actions(page) if text.startswith("take")))
    assert page.locator("[data-coach=guide] .body").count() == 1
    page.click("[data-coach=guide] [aria-expanded=true]")
    page.wait_for_selector("[data-coach=guide].folded")
    boxes = [page.locator(place).first.bounding_box() for place in ("[data-coach=guide]", "[data-suggest]", ".rival")]
    guide, suggest, rival = (box for box in boxes if box is not None)
    assert guide["y"] + guide["height"] <= suggest["y"]
    assert guide["x"] >= rival["x"] + rival["width"]


def test_a_suggestion_lies_in_the_window_and_closes_like_every_sheet(person: Opener, server: RunningServer) -> None:
    page = person()
    enter(page, *middle(server))
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(640, 20)):
        page.click("[data-suggest]")
        page.wait_for_selector("[data-obey]")
        box = page.locator("[data-suggested]").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 1280
        assert page.evaluate(
            "() => { const e = document.querySelector('[data-suggested]'); return e.scrollWidth <= e.clientWidth + 1; }"
        )
        close()
        page.wait_for_selector("[data-suggested]", state="detached")


def test_the_log_scrolls_in_its_place(person: Opener, server: RunningServer) -> None:
    page = person()
    enter(page, *middle(server, 6))
    page.keyboard.press("l")
    page.wait_for_selector("section.whole .turns li")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_leader_is_dragged_from_the_hand_to_the_mat(person: Opener) -> None:
    page = person()
    learn(page, "tta-leaders")
    card = page.locator("[data-key='hand:julius-caesar']").bounding_box()
    mat = page.locator(".court").bounding_box()
    assert card is not None
    assert mat is not None
    page.mouse.move(card["x"] + 40, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(mat["x"] + 200, mat["y"] + 50, steps=6)
    page.mouse.up()
    page.wait_for_selector(".court [data-card=julius-caesar]")
    page.wait_for_selector("[data-coach][data-step='1']")
