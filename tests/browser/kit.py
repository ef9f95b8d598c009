"""What people do with the page: make tables, sit down, click actions, confirm."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, TimeoutError, WebSocket

from saecula.core.rng import Dice
from saecula.server.differences import applied
from tests.server.kit import Patience, Person

Data = dict[str, Any]
DULL = ("destroy", "disband", "resign", "concede")
BUSY = ("develop", "build", "stage", "elect", "populate", "upgrade", "play", "tactic", "revolt", "take")

# a page that shows no table has left the position too
IS_LATE = "before => (document.querySelector('[data-ply]')?.dataset.ply ?? 1e9) > before"
# whatever lies between our looks and the click itself, only the page can tell where the click came
GUARD = f"""before => {{
    window.stopLate = (event) => ({IS_LATE})(before) && event.stopImmediatePropagation();
    addEventListener("click", window.stopLate, true);
    return ({IS_LATE})(before);
}}"""
SIGHT = """() => {
    const text = (selector) => document.querySelector(selector)?.innerText.replaceAll(/\\s+/g, " ").slice(0, 300);
    return {
        ply: document.querySelector("[data-ply]")?.dataset.ply,
        actions: [...document.querySelectorAll("button.act[data-action]:enabled")].map((one) => one.dataset.action),
        disabled: document.querySelectorAll("button.act[data-action]:disabled").length,
        confirm: text("[data-confirm]"),
        question: text(".interrupt, .pill"),
        link: text(".lost"),
        problem: text(".banner, .problem"),
        panel: text("section.panel") ?? text("main"),
    };
}"""


class Frames:
    """Everything that a page was told over its web socket."""

    def __init__(self, page: Page) -> None:
        self.received: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def states(self) -> list[Data]:
        """All states, whole, however they were told."""
        found: list[Data] = []
        for message in [json.loads(text) for text in self.received]:
            if message["type"] == "state":
                found.append(message)
            elif message["type"] == "changes":
                found.append(applied(found[-1], message["changes"]))
        return found


def create(page: Page, game: str, seats: list[str], name: str = "Ann", seed: str = "7") -> str:
    """A table by the form of the first page; returns its address. Seats: me, open, hot or bot:LEVEL."""
    page.wait_for_selector(f"[data-game={game}]")
    page.click(f"[data-game={game}]")
    page.select_option("[data-count]", str(len(seats)))
    page.fill("input[autocomplete=nickname]", name)
    page.locator("[data-options]").evaluate("more => more.open = true")
    page.fill("[data-seed]", seed)
    for i, kind in enumerate(seats):
        page.select_option(f"[data-seat='{i}']", kind)
    page.click("[data-create]")
    page.wait_for_url("**/t/*")
    return page.url


def sit(page: Page, invitation: str, seat: int, name: str) -> None:
    page.goto(invitation)
    page.wait_for_selector(f"[data-sit='{seat}']")
    page.fill("input[autocomplete=nickname]", name)
    page.click(f"[data-sit='{seat}']")
    page.click(f"[data-ready='{seat}'][aria-pressed=false]")
    page.wait_for_selector(f"[data-ready='{seat}'][aria-pressed=true]")


def start(page: Page) -> None:
    """Whoever makes a table is ready from the beginning."""
    page.wait_for_selector("[data-ready='0'][aria-pressed=true]")
    page.click("[data-start]:enabled")
    page.wait_for_selector("[data-ply]")


def actions(page: Page) -> list[str]:
    """What can be clicked now."""
    found: list[str] = page.eval_on_selector_all(
        "button.act[data-action]:enabled", "all => all.map(one => one.dataset.action)"
    )
    return found


def ply(page: Page) -> int:
    return int(page.get_attribute("[data-ply]", "data-ply") or 0)


def at(page: Page) -> int | None:
    """The ply that a page shows, if it shows a table."""
    found: str | None = page.evaluate("() => document.querySelector('[data-ply]')?.dataset.ply ?? null")
    return int(found) if found is not None else None


def sight(page: Page) -> str:
    """What is before the eyes, for whoever waited in vain."""
    return json.dumps({key: value for key, value in page.evaluate(SIGHT).items() if value})


def open_actions(page: Page, wanted: str = "button.act[data-action]") -> None:
    """On a phone the actions lie under the board until their tab is pressed."""
    tab = page.locator("[data-open-actions]")
    if tab.is_visible() and not page.locator(f"{wanted}:visible").count():
        tab.click()


def act(page: Page, text: str, before: int | None = None) -> None:
    """Choose an action and see it done; what cannot be taken back is asked once more.

    Whoever read the action a moment ago says at which ply: the server may have answered for want of a choice since.
    """
    before = ply(page) if before is None else before
    wanted = f'button.act[data-action="{text}"]'
    done = f"() => ({IS_LATE})({before})"
    open_actions(page, wanted)
    try:
        page.wait_for_function(
            f"() => [...document.querySelectorAll('{wanted}')].some(one => one.checkVisibility()) || ({done})()"
        )
        click_at(page, f"{wanted}:visible", before)
        page.wait_for_function(f"() => document.querySelector('[data-confirm]:enabled') || ({done})()")
        if page.locator("[data-confirm]:enabled").count():
            click_at(page, "[data-confirm]", before)
        page.wait_for_function(done)
    except TimeoutError as error:
        raise AssertionError(f"'{text}' of ply {before} was not done: {sight(page)}") from error


def click_at(page: Page, selector: str, before: int) -> None:
    """A click in the position that was looked at, and in no later one.

    The table may go on between a look and a click, and offer the same action again. A click there would be a second
    answer, whose question takes the place of the list after somebody has read it.
    """
    late = page.evaluate(GUARD, before)
    try:
        if not late:
            page.click(selector)
    except TimeoutError:
        if not page.evaluate(IS_LATE, before):
            raise
    finally:
        page.evaluate("() => removeEventListener('click', window.stopLate, true)")


def chosen(found: list[str], dice: Dice, eager: bool) -> str:
    """Something sensible enough to bring a game forward."""
    lively = [text for text in found if text.split()[0] in BUSY]
    calm = [text for text in found if text.split()[0] not in DULL] or found
    wanted = lively if eager and lively else calm
    return wanted[dice.below(len(wanted))]


def preferred(legal: list[str], dice: Dice) -> str:
    return chosen([text for text in legal if text != "resign"], dice, dice.below(4) < 3)


def play_ahead(url: str, table: str, token: str, rounds: int, seed: int) -> None:
    """The same over the socket alone, as quickly as the server answers, up to the own action phase of a round."""
    dice = Dice(seed)
    with Person(url, table, token) as person:
        while True:
            state = person.until(lambda state: state["decision"] is not None)
            board, kind = state["board"], state["decision"]["kind"]
            if board["round"] >= rounds and kind in ("action", "actions", "civilization"):
                return
            done = person.command(preferred(person.legal, dice))
            person.until(lambda state, done=done: state["ply"] >= done["ply"])


def enter(page: Page, table: str, token: str) -> None:
    """Come to a table as somebody who sat down at this device before."""
    page.evaluate(
        "([id, token]) => localStorage.setItem('saecula.tokens', JSON.stringify({[id]: token}))", [table, token]
    )
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-ply]")


def play(pages: list[Page], over: Callable[[], bool], seed: int = 1, most: int = 900, eager: int = 3) -> int:
    """Whoever is asked answers, until it is over; returns how many answers were given."""
    dice = Dice(seed)
    patience = Patience()
    for done in range(most):
        while not over():
            asked = next((page for page in pages if actions(page)), None)
            if asked is not None:
                break
            patience.wait([at(page) for page in pages], lambda: " | ".join(map(sight, pages)))
            pages[0].wait_for_timeout(20)
        else:
            return done
        before, found = ply(asked), actions(asked)
        if found:
            act(asked, chosen(found, dice, dice.below(4) < eager), before)
    raise AssertionError(f"not over after {most} answers")
