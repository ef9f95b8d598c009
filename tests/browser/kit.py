"""What people do with the page: make tables, sit down, click actions, confirm."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, TimeoutError, WebSocket

from saecula.core.rng import Dice
from saecula.server.differences import applied
from tests.server.kit import Person

Data = dict[str, Any]
DULL = ("destroy", "disband", "resign", "concede")
BUSY = ("develop", "build", "stage", "elect", "populate", "upgrade", "play", "tactic", "revolt", "take")


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
    done = f"() => (document.querySelector('[data-ply]')?.dataset.ply ?? 1e9) > {before}"
    open_actions(page, wanted)
    page.wait_for_function(
        f"() => [...document.querySelectorAll('{wanted}')].some(one => one.checkVisibility()) || ({done})()"
    )
    if page.evaluate(done):
        return
    try:
        page.click(f"{wanted}:visible")
    except TimeoutError:
        if page.evaluate(done):  # the table went on between looking and clicking
            return
        raise
    page.wait_for_function(f"() => document.querySelector('[data-confirm]:enabled') || ({done})()")
    if page.locator("[data-confirm]:enabled").count():
        page.click("[data-confirm]")
    page.wait_for_function(done)


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
    missed = False
    for done in range(most):
        while True:
            if over():
                return done
            asked = next((page for page in pages if actions(page)), None)
            if asked is not None:
                break
            pages[0].wait_for_timeout(20)
        before, found = ply(asked), actions(asked)
        if not found:
            continue
        text = chosen(found, dice, dice.below(4) < eager)
        try:
            act(asked, text, before)
        except TimeoutError:
            if missed or text in actions(asked):
                raise
            missed = True  # offered when the list was read and no more: look again as people do, but only once
    raise AssertionError(f"not over after {most} answers")
