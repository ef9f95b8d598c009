"""A page that is told what differs holds what a page holds that is told everything."""

import json
from typing import Any

import pytest

from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.games import RULES
from saecula.present.shapes.common import Shape, Sign
from saecula.server.differences import applied, difference
from saecula.server.live import LiveTable
from saecula.server.messages import StateMessage
from saecula.server.pictures import state_data
from saecula.server.rows import OVER, PERSON, PLAYING, KeyRow, SeatRow
from saecula.server.seating import new_row
from saecula.server.socket import encode
from tests.server.kit import ME, OPEN, RANDOM, Data, Person, RunningServer, new_table, post, wait_for

TABLES: list[tuple[str, Data]] = [
    ("tta", {"seats": 2}),
    ("tta", {"seats": 4, "modules": ["balanced", "military", "leaders-wonders"], "mode": "open-mix"}),
    ("aoc", {"seats": 3}),
]


def plain(data: Any) -> Any:
    return json.loads(encode(data))


class Names(Shape):
    """Things that have names, and one that has none."""

    named: list[Sign]
    counted: list[list[int]]
    one: Sign | None


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ((["a", "b"], "x"), (["a", "b"], "x"), {}),
        ((["a", "b"], "x"), (["b", "a"], "x"), {"named": {"": [1, 0]}}),
        ((["a", "b"], "x"), (["b", "c"], None), {"named": {"": [1, ["c"]]}, "one": [None]}),
        ((["a"], "x"), ([], "y"), {"named": [[]], "one": {"icon": ["y"]}}),
        (([], None), (["a", "a"], "x"), {"named": [["a", "a"]], "one": ["x"]}),
    ],
)
def test_what_stays_is_told_by_its_place(old: Any, new: Any, change: Data) -> None:
    def made(names: list[str], one: str | None) -> Names:
        return Names([Sign(name, 1) for name in names], [[1]], Sign(one) if one else None)

    def shown(data: Any) -> Any:
        """Signs by their letters alone."""
        if isinstance(data, dict):
            return data["icon"] if "n" in data else {key: shown(value) for key, value in data.items()}
        return [shown(item) for item in data] if isinstance(data, list) else data

    found = plain(difference(made(*old), made(*new)))
    assert shown(found) == change
    assert applied(plain(made(*old)), found) == plain(made(*new))


def state_of(game: Game, seat: int, language: str) -> StateMessage:
    row = new_row(game.rules.name, game.options, "seed", "name", clock=None, spectators=True)
    row.status, row.ply, row.turn_seat = OVER if game.is_over() else PLAYING, game.ply, game.turn_seat
    row.decider = game.decision.seat if game.decision else None
    row.version = game.ply + 1
    seats = [SeatRow("id", k, PERSON, f"P{k}", key_id=k + 1) for k in range(game.state.seat_count)]
    key = KeyRow(seat + 1, "id", False, None) if seat >= 0 else None
    return state_data(LiveTable(row, seats, game, []), key, seat, language, max(0, game.ply - 2))


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_any_two_states_of_a_game_are_a_change_apart(name: str, options: Data) -> None:
    """Forwards, back, over several plies, to another language: the change always leads to the whole state."""
    game, dice = Game(RULES[name], options, "differences"), Dice(5)
    viewers = [0, 1, SPECTATOR]
    last = {seat: state_of(game, seat, "en") for seat in viewers}
    held = {seat: plain(last[seat]) for seat in viewers}
    whole = told = 0
    while not game.is_over() and game.ply < 400:
        for _ in range(1 + dice.below(3)):
            if not game.is_over():
                legal = game.rules.without_surrender(game.legal.commands())
                game.push(legal[dice.below(len(legal))])
        if dice.below(8) == 0 and not game.is_over():
            game.pop()
        for seat in viewers:
            new = state_of(game, seat, "ru" if dice.below(20) == 0 else "en")
            change = encode(difference(last[seat], new))
            held[seat] = applied(held[seat], json.loads(change))
            assert held[seat] == plain(new)
            whole, told = whole + len(encode(new)), told + len(change)
            last[seat] = new
    assert told < 0.6 * whole


def test_a_page_of_changes_shows_what_a_whole_one_shows(server: RunningServer) -> None:
    """The same seat on two devices, through undo, words, another language and a break."""
    url = server.url
    table, token = new_table(url, "tta", [ME, OPEN, RANDOM], seed="changes")
    with Person(url, table, token) as whole, Person(url, table, token, changes=True) as small:
        invite = small.state["table"]["invite"]
        bob = post(url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
        post(url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
        post(url, f"/api/tables/{table}/start", token=token)
        dice = Dice(3)
        with Person(url, table, bob, changes=True) as other:
            for turn in range(60):
                asked = wait_for(lambda: decider_of([small, other], whole))
                asked.play(dice)
                if turn % 7 == 3 and asked.state["undo"] and asked.decides():
                    asked.answer({"type": "undo", "ply": asked.state["ply"]})
                if turn in (20, 30):
                    for page in (whole, small):
                        page.send({"type": "lang", "lang": "it" if turn == 20 else "en"})
                if turn == 40:
                    small.close()
                    small.connect(seen_ply=small.state["ply"])
                    small.expect("state")
                level(whole, small)
    assert sum('"type":"changes"' in text for text in small.received) > 40
    assert sum('"type":"state"' in text for text in small.received) == 2


def decider_of(people: list[Person], whole: Person) -> Person | None:
    """Whoever is asked, once the page has heard of it; bots answer between."""
    for person in [*people, whole]:
        person.send({"type": "ping"})
        person.expect("pong")
    return next((person for person in people if person.decides()), None)


def level(whole: Person, small: Person) -> None:
    """Both pages stand at the same state, and show the same."""

    def same() -> bool:
        for person in (whole, small):
            person.send({"type": "ping"})
            person.expect("pong")
        return shown(whole.state) == shown(small.state)

    wait_for(same)
    assert [line for line in whole.log if line["ply"] > 0] == [line for line in small.log if line["ply"] > 0]


def shown(state: Data) -> Data:
    """All but what differs from one socket to the other: how much of the log came last, and what a break brought."""
    return {name: value for name, value in state.items() if name not in ("log", "since")}
