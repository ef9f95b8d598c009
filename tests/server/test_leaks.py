"""Nothing hidden leaves the server: neither in a whole conversation, nor by differences of what is drawn."""

import json
import re
from typing import Any

import pytest

from saecula import present
from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.games import RULES
from saecula.server.live import LiveTable
from saecula.server.pictures import state_data
from saecula.server.rows import PERSON, PLAYING, KeyRow, SeatRow
from saecula.server.seating import new_row
from saecula.server.socket import encode
from saecula.tta import words
from saecula.tta.cards.catalog import CARDS
from saecula.tta.state import State as TtaState
from saecula.tta.view import view_of
from tests.kit.games import new_game
from tests.server.kit import ME, RANDOM, Person, RunningServer, new_table

EXPANSION = {"seats": 3, "modules": ["balanced", "military", "leaders-wonders"], "mode": "open-mix"}


def numbers_in(data: Any) -> set[int]:
    """Every number anywhere in plain data."""
    if isinstance(data, dict):
        return set().union(*[numbers_in(item) for item in data.values()], set())
    if isinstance(data, list):
        return set().union(*[numbers_in(item) for item in data], set())
    return {data} if type(data) is int else set()


def secrets_by_ply(game: Game, seat: int) -> list[set[int]]:
    """Cards in the hands of others that a seat cannot have heard of by then: rather too few than too many."""
    found, heard = [], set()
    for state in [*game.history, game.state]:
        assert isinstance(state, TtaState)
        heard |= numbers_in(view_of(state, seat).to_data())
        hands = [player.cards for k, player in enumerate(state.seats) if k != seat]
        named = {words.name(card, "en") for card in heard if card < len(CARDS)}
        found.append(
            {card for hand in hands for card in hand if card not in heard and words.name(card, "en") not in named}
        )
    return found


@pytest.mark.parametrize("changes", [False, True])
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_a_whole_conversation_names_no_hidden_card(server: RunningServer, seat: int, changes: bool) -> None:
    table, token = new_table(server.url, "tta", [ME, RANDOM, RANDOM], start=True, seed="leak-5")
    dice = Dice(11)
    hello = {"changes": changes}
    with Person(server.url, table, token, **hello) as ann, Person(server.url, table, None, **hello) as eve:
        reader = ann if seat == 0 else eve
        while ann.state["table"]["status"] == "playing" and ann.state["ply"] < 220:
            if ann.decides():
                ann.play(dice)
            else:
                ann.receive()
        eve.until(lambda state: state["ply"] >= ann.state["ply"])
    game = server.app.state.house.tables[table].game
    secrets = secrets_by_ply(game, seat)
    ply = parts = 0
    for text in reader.received:
        message = json.loads(text)
        hidden, lines = secrets[0], []
        if message["type"] == "state":
            ply, lines = message["ply"], message["log"]["lines"]
            hidden = secrets[ply]
        elif message["type"] == "changes":
            ply, lines = message["changes"].get("ply", [ply])[0], message["changes"]["log"][0]["lines"]
            hidden, parts = secrets[ply], parts + 1
        ids = set(re.findall(r'"([^"]+)"', text))
        assert not ids & {CARDS[card].slug for card in hidden}
        story = " ".join(line["text"] for line in lines)
        assert [words.name(card, "en") for card in hidden if words.name(card, "en") in story] == []
    assert len(set().union(*secrets)) > 15
    assert (parts > 20) == changes


def drawn(game: Game, seat: int) -> bytes:
    """The whole state that the server would send."""
    row = new_row(game.rules.name, game.options, "seed", "name", clock=None, spectators=True)
    row.id, row.invite, row.created_at = "id", "invite", 0.0
    assert row.fair is not None
    row.fair["at"] = 0.0
    row.status, row.ply, row.turn_seat = PLAYING, game.ply, game.turn_seat
    row.decider = game.decision.seat if game.decision else None
    seats = [SeatRow("id", k, PERSON, f"P{k}", key_id=k + 1) for k in range(game.state.seat_count)]
    key = KeyRow(seat + 1, "id", False, None) if seat >= 0 else None
    return encode(state_data(LiveTable(row, seats, game, []), key, seat, "en", 0))


def answered(game: Game, seat: int) -> list[Any]:
    """What the server would answer to every question of a page: with its own numbers, previews and refusals."""
    scene = present.scene(game, seat)
    found: list[Any] = [
        present.whereabouts(scene, "en"),
        present.digest_since(game, seat, max(0, game.ply - 30), "en"),
        present.warnings(scene, "en"),
    ]
    if game.decision is None or game.decision.seat != seat:
        return found
    asked = present.decision(scene, "en")
    assert asked is not None
    actions = asked.actions
    for action in [*[each for each in actions if each.legal][:3], *[each for each in actions if not each.legal]]:
        refusal = game.why(action.text)
        found.append(refusal and (refusal.law, refusal.unit, refusal.need, refusal.have))
        if action.legal:
            found.append(present.preview(scene, action.text, "en"))
    return found


@pytest.mark.parametrize(
    ("name", "options"),
    [("tta", {"seats": 3}), ("tta", EXPANSION), ("aoc", {"seats": 3, "modules": ["draft"]}), ("aoc", {"seats": 2})],
)
def test_what_is_sent_does_not_depend_on_what_is_hidden(name: str, options: dict[str, object]) -> None:
    different, dice = 0, Dice(6)
    game = new_game(RULES[name], options, 5)
    while not game.is_over():
        legal = game.rules.without_surrender(game.legal.commands())
        game.push(legal[dice.below(len(legal))])
        if game.ply % (20 if name == "tta" else 4) or game.is_over():
            continue
        for seat in (SPECTATOR, *range(game.state.seat_count)):
            twin = game.copy()
            twin.state = game.rules.imagine(game.view(seat), game.ply + 1)
            different += twin.digest() != game.digest()
            assert drawn(game, seat) == drawn(twin, seat), f"seat {seat} at ply {game.ply}"
            assert answered(game, seat) == answered(twin, seat), f"seat {seat} at ply {game.ply}"
    assert different > 5, different
