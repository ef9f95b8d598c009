"""Two and three people in real browsers: a whole game, an age, a reconnect; nobody is told what is hidden."""

import json

from playwright.sync_api import Page, WebSocketRoute

from saecula.present import cards
from tests.browser.conftest import Opener
from tests.browser.kit import Data, Frames, act, actions, at, create, play, ply, sight, sit, start
from tests.server.kit import Patience


def test_two_people_play_a_whole_game_of_age_of_civilization(person: Opener) -> None:
    ann = person()
    table = create(ann, "aoc", ["me", "open"], "Ann")
    invitation = ann.input_value("[data-invite]")
    assert "#invite=" in invitation
    bob = person(lang="ru")
    frames = Frames(bob)
    sit(bob, invitation, 1, "Bob")
    start(ann)

    answers = play([ann, bob], lambda: bool(ann.locator("main.report").count()))
    assert answers > 20
    bob.wait_for_selector("main.report table")
    assert bob.locator("svg[role=img]").count() >= 5  # graphs
    ann.wait_for_selector("main.report .good")  # the record verifies, which is asked for when the report stands
    assert "Ann" in bob.inner_text("main.report table")
    assert len(frames.states()) > 20

    with ann.expect_download() as download:
        ann.click("a[download]")
    record = download.value.path().read_text(encoding="utf-8")
    assert json.loads(record.splitlines()[0])["game"] == "aoc"

    ann.goto(f"{table}/5")
    ann.wait_for_selector("[data-step]")
    assert ann.inner_text("[data-step]").startswith("5 /")
    ann.keyboard.press("ArrowRight")
    ann.wait_for_url("**/6")

    cy = person(path="/")
    cy.set_input_files(
        "input[type=file]", files=[{"name": "x.jsonl", "mimeType": "text/plain", "buffer": record.encode()}]
    )
    cy.wait_for_url("**/t/*/0")
    cy.wait_for_selector("[data-step]")


def test_three_people_play_through_the_ages_to_the_end_of_an_age(person: Opener) -> None:
    ann, bob, cy = person(), person(lang="it"), person(width=360, height=740)
    frames = [Frames(ann), Frames(bob)]
    routes: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        """The third person's line runs through our hands, so that it can be cut."""
        route.connect_to_server()
        routes.append(route)

    cy.route_web_socket("**/ws/**", through)
    create(ann, "tta", ["me", "open", "open"], "Ann", seed="21")
    invitation = ann.input_value("[data-invite]")
    sit(bob, invitation, 1, "Bob")
    sit(cy, invitation, 2, "Cy")
    ann.reload()  # her token is kept on this device
    start(ann)
    cy.wait_for_selector("[data-ply]")
    cy.click("[data-open-actions]")

    pages = [ann, bob, cy]

    def past(first: int, age: str) -> bool:
        return int(ann.get_attribute("[data-round]", "data-round") or 0) >= first and age in (
            ann.get_attribute("[data-age]", "data-age") or ""
        )

    play(pages, lambda: past(3, "I"), seed=5)
    before = len(routes)
    routes[-1].close(code=1001, reason="cut")
    cy.wait_for_selector(".lost")
    cy.wait_for_selector(".lost", state="detached")
    assert len(routes) == before + 1
    play(pages, lambda: past(5, "II"), seed=6)
    ply = max(int(page.get_attribute("[data-ply]", "data-ply") or 0) for page in pages)
    for page in pages:
        page.wait_for_selector(f'[data-ply="{ply}"]', state="attached")

    assert hidden_cards_told(frames[0].states(), frames[1].states(), 1) == []
    assert hidden_cards_told(frames[1].states(), frames[0].states(), 0) == []


def slugs(thing: object) -> set[str]:
    """Every text in a piece of data."""
    if isinstance(thing, dict):
        return set().union(*(slugs(value) for value in thing.values()))
    if isinstance(thing, list):
        return set().union(set(), *(slugs(value) for value in thing))
    return {thing} if isinstance(thing, str) else set()


def public(board: Data) -> set[str]:
    """What lies open for everybody, as the owner of the hand sees it."""
    seats = [{**seat, "cards": None} for seat in board["seats"]]
    return slugs({**board, "seats": seats, "events": board["events"]["past"]})


def hidden_cards_told(own: list[Data], others: list[Data], owner: int) -> list[str]:
    """Cards that seat `owner` held when the other was told of them, though they were not open."""
    names = {card.id: card.name for card in cards("tta", "en")}
    by_ply = {state["ply"]: state["board"] for state in others if state["board"]}
    told, ever_held, ever_open, spoken = [], set[str](), set[str](), ""
    compared = 0
    for state in own:
        board = state["board"]
        spoken += json.dumps(state["log"], ensure_ascii=False)
        if not board or state["ply"] not in by_ply:
            continue
        theirs = by_ply[state["ply"]]
        held = set(theirs["seats"][owner]["cards"])
        mine = set(board["seats"][state["seat"]]["cards"]) | set(board["events"]["mine"]) | {board["events"]["next"]}
        compared += bool(held)
        words = slugs({"board": board, "decision": state["decision"]})
        told += [card for card in held - public(theirs) - mine if card in words]
        assert board["seats"][owner]["cards"] is None
        ever_held |= held
        ever_open |= public(theirs) | mine
    assert compared > 20
    open_names = {names.get(card) for card in ever_open}
    secret = {names[card] for card in ever_held - ever_open} - open_names
    told += [name for name in secret if name in spoken]
    return told


def test_two_people_at_one_device_hand_it_over(person: Opener) -> None:
    ann = person()
    frames = Frames(ann)
    create(ann, "tta", ["me", "hot"], "Ann", seed="3")
    ann.wait_for_selector("[data-handover], [data-ply]")
    turns, patience = 0, Patience()
    while turns < 6:
        patience.wait((turns, at(ann)), lambda: sight(ann))
        if ann.locator("[data-handover]").count():
            seats = [seat for seat in frames.states()[-1]["board"]["seats"] if seat["cards"] is not None]
            assert [seat["seat"] for seat in seats] == [frames.states()[-1]["seat"]]
            ann.click("[data-handover]")
            ann.wait_for_selector("[data-ply]")
            turns += 1
        elif found := actions(ann):
            act_or_pass(ann, "end" if "end" in found else "pass" if "pass" in found else found[0])
        else:
            ann.wait_for_timeout(20)
    assert {state["seat"] for state in frames.states()} == {0, 1}


def act_or_pass(page: Page, text: str) -> None:
    """The page may show the hand-over screen instead of the board after it."""
    before = ply(page)
    page.click(f'button.act[data-action="{text}"]')
    done = f"[data-handover], [data-ply]:not([data-ply='{before}'])"
    page.wait_for_selector(f"[data-confirm], {done}")
    if page.locator("[data-confirm]").count():
        page.click("[data-confirm]")
    page.wait_for_selector(done)


def test_commands_are_taken_back_and_given_again(person: Opener) -> None:
    ann = person()
    create(ann, "tta", ["me", "bot:random"], "Ann", seed="5")
    ann.wait_for_selector("button.act[data-action]")
    first = next(text for text in actions(ann) if text.startswith("take"))
    hand = "[data-hand=civil] [data-card], [data-key=wonder]"
    had = ann.locator(hand).count()
    act(ann, first)
    assert ann.locator(hand).count() == had + 1
    ann.keyboard.press("u")
    ann.wait_for_function(f"() => document.querySelectorAll('{hand}').length === {had}")
    ann.keyboard.press("r")
    ann.wait_for_function(f"() => document.querySelectorAll('{hand}').length === {had + 1}")


def test_numbers_of_a_replay_can_be_asked_about(person: Opener) -> None:
    ann = person()
    table = create(ann, "tta", ["me", "bot:random"], seed="5")
    ann.wait_for_selector("button.act[data-action]")
    act(ann, next(text for text in actions(ann) if text.startswith("take")))
    ann.goto(f"{table}/1")
    ann.wait_for_selector("[data-step]")
    ann.locator(".mat .num").nth(2).click()
    ann.wait_for_selector(".pop tfoot .amount")
    ann.select_option(".controls select", "0")
    ann.wait_for_selector("[data-hand=military]")
