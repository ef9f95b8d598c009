"""The past of a game takes little room, and is what it was."""

import copy
import gc
import pickle
import tracemalloc
from random import Random
from typing import Any

import pytest

import saecula
from saecula.core.errors import UndoRefused
from saecula.core.event import SPECTATOR, Event, emit
from saecula.core.game import Game
from saecula.core.past import RECENT, STRIDE, Happened, packed
from saecula.present.asking import picture_of
from saecula.present.breakdown import counted
from saecula.present.report import series
from tests.kit.games import finish
from tests.library.games import TABLES, new_table, table_at

every_table = pytest.mark.parametrize("name", TABLES)


def event_data(event: Event) -> tuple[object, ...]:
    return (*event.key(), event.seen_by, event.cause, event.name)


def views(game: Game, s: Any) -> list[Any]:
    return [game.rules.view(s, seat).to_data() for seat in (*range(s.seat_count), SPECTATOR)]  # type: ignore[attr-defined]


class Witness:
    """Plays a game and writes down, as plain data, every position and what happened."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.random = Random(seed)
        self.commands: list[int] = []
        self.states = [game.state.to_data()]
        self.happened = [[event_data(event) for event in game.happened[0]]]

    def push(self, cmd: int | None = None) -> None:
        cmd = self.random.choice(self.game.legal.commands()) if cmd is None else cmd
        events = self.game.push(cmd)
        self.commands.append(cmd)
        self.states.append(self.game.state.to_data())
        self.happened.append([event_data(event) for event in events])

    def rewind(self, ply: int) -> None:
        self.game.rewind(ply)
        del self.commands[ply:], self.states[ply + 1 :], self.happened[ply + 1 :]

    def to_the_end(self) -> "Witness":
        while not self.game.is_over():
            self.push()
        return self

    def copy(self) -> "Witness":
        twin = copy.copy(self)
        twin.game = self.game.copy()
        twin.commands, twin.states, twin.happened = self.commands[:], self.states[:], self.happened[:]
        return twin

    def check(self) -> None:
        game = self.game
        assert game.ply == len(game.history) == len(game.log) == len(self.commands)
        assert [state.to_data() for state in game.history] == self.states[:-1]
        assert game.state.to_data() == self.states[-1]
        assert [[event_data(event) for event in events] for events in game.happened] == self.happened


@every_table
def test_every_past_position_is_what_it_was(name: str) -> None:
    witness = Witness(new_table(name), 3).to_the_end()
    witness.check()
    history, places = witness.game.history, list(range(witness.game.ply))
    assert witness.game.ply > STRIDE or name.startswith("aoc")
    for order in (places, places[: -STRIDE - 9 : -1], witness.random.sample(places, min(60, len(places)))):
        for place in order:
            state = history[place]
            assert state.to_data() == witness.states[place]
            assert (state.quiet, state.events, state.causes) == (False, [], [])
    assert history[-1].to_data() == witness.states[-2]
    for place in (len(places), -len(places) - 1):
        with pytest.raises(IndexError):
            history[place]


@every_table
def test_everybody_sees_of_the_past_what_was_seen_then(name: str) -> None:
    game, dice, seen = new_table(name), Random(6), {}
    while not game.is_over():
        if dice.randrange(9) == 0:
            seen[game.ply] = views(game, game.state)
        game.push(dice.choice(game.legal.commands()))
    assert len(seen) > 1
    assert {ply: views(game, game.history[ply]) for ply in seen} == seen


@every_table
def test_a_game_can_be_taken_back_to_the_deal_and_played_again(name: str) -> None:
    witness = Witness(new_table(name), 4).to_the_end()
    game, commands, states, texts = (
        witness.game,
        witness.commands[:],
        witness.states[:],
        [m.text for m in witness.game.log],
    )
    for ply in range(len(commands) - 1, -1, -1):
        assert game.pop() == texts[ply]
        assert game.state.to_data() == states[ply]
    assert (len(game.history), len(game.happened), game.log) == (0, 1, [])
    again = Witness(game, 0)
    for cmd in commands:
        again.push(cmd)
    assert again.states == states
    assert again.happened == witness.happened
    again.check()


@every_table
@pytest.mark.parametrize("stride", [1, 2, 5, 7, STRIDE])
def test_whatever_way_a_game_took_its_past_is_what_it_was(name: str, stride: int) -> None:
    witness = Witness(new_table(name), stride)
    witness.game.history.stride = stride
    dice, left = Random(stride), witness.copy()
    for _ in range(60):
        for _ in range(dice.randrange(2 * RECENT + 4)):
            if not witness.game.is_over():
                witness.push()
        deed = dice.randrange(6)
        if deed == 0:
            left, witness = witness, witness.copy()
        elif deed == 1:
            left, witness = witness, left
        elif deed == 2:
            witness.rewind(dice.randrange(witness.game.ply + 1))
        elif deed == 3:
            witness.rewind(max(witness.game.ply - dice.randrange(10), 0))
        elif witness.game.ply:
            place = dice.randrange(witness.game.ply)
            assert witness.game.history[place].to_data() == witness.states[place]
    witness.check()
    left.check()
    assert type(witness.game) is type(pickle.loads(pickle.dumps(witness.game)))
    witness.game = pickle.loads(pickle.dumps(witness.game))
    witness.check()


def test_the_last_command_is_taken_back_without_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table_at("tta", 2 * STRIDE + 10)
    monkeypatch.setattr(type(game.history), "_next", None)
    for ply in range(2 * STRIDE + 9, 2 * STRIDE + 9 - RECENT, -1):
        game.pop()
        assert game.ply == ply
    with pytest.raises(TypeError):
        game.pop()


def test_one_walk_plays_every_command_once_and_the_next_place_is_one_command_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    history = finish(new_table("tta"), 1).history
    played: list[int] = []
    step = type(history)._next

    def counting(self: Any, before: Any, place: int) -> Any:
        played.append(place)
        return step(self, before, place)

    monkeypatch.setattr(type(history), "_next", counting)
    assert len(list(history)) == len(history)
    assert played == [place for place in range(len(history) - 1) if (place + 1) % STRIDE]
    played.clear()
    assert all(history[place] for place in range(len(history)))
    assert len(played) <= len(history)
    played.clear()
    history.cut(3 * STRIDE + STRIDE // 2)
    assert len(played) <= STRIDE // 2
    played.clear()
    for place in range(3 * STRIDE + STRIDE // 2 - 1, 3 * STRIDE, -1):
        history.cut(place)
    assert len(played) < STRIDE * STRIDE // RECENT // 4  # one search in RECENT, of half a stride each


def test_a_game_goes_back_no_further_than_its_past() -> None:
    game = table_at("aoc", 6)
    for ply in (-1, 7):
        with pytest.raises(UndoRefused, match="must be 0 to 6"):
            game.rewind(ply)
    other = new_table("aoc")
    other.resume(game.state.to_data(), game.log)
    assert (len(other.history), len(other.happened), list(other.happened)) == (0, 7, [[]] * 7)
    with pytest.raises(UndoRefused, match="must be 6 to 6"):
        other.rewind(5)
    finish(other, 1)
    ply = other.ply
    other.rewind(7)
    assert (other.ply, len(other.history), len(other.happened)) == (7, 1, 8)
    assert ply > 7
    other.rewind(6)
    assert other.digest() == game.digest()
    other.rewind(6)
    assert other.ply == 6


def test_events_are_packed_as_narrow_as_they_can_be() -> None:
    numbers = [3, 1, -1, 32767, -32768, -1]
    assert len(packed(numbers)) == 12
    assert len(packed([*numbers[:-1], 32768])) == 48
    s = new_table("aoc").state
    happened = Happened(saecula.aoc.RULES)
    for large in (1, 1 << 15, -(1 << 63), (1 << 63) - 1):
        emit(s, "some.law", 2, 1, 5)
        emit(s, "other.law", 3, 0, large, -large - 1, 7, 2)
        happened.append(s)
        s.events, s.causes = [], []
        first, second = happened[-1]
        assert event_data(first)[:-1] == (2, 1, 5, 0, 0, -1, "some.law")
        assert event_data(second)[:-1] == (3, 0, large, -large - 1, 7, 2, "other.law")
    happened.append(s)
    assert happened[4] == []
    assert len(list(happened.since(1))) == 6
    assert len(list(happened.since(-2))) == 2
    assert list(happened.since(9)) == []
    with pytest.raises(IndexError):
        happened[5]


# --- room -------------------------------------------------------------------------------------------------------------
def room_of(make: Any) -> int:
    """How many bytes are held by what is made: the least of three, because servers of other tests may be at work."""
    rooms = []
    for _ in range(3):
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        made = make()
        gc.collect()
        rooms.append(tracemalloc.get_traced_memory()[0] - before)
        tracemalloc.stop()
        assert made is not None
    return min(rooms)


@pytest.mark.parametrize(
    ("kind", "modules", "most"),
    [
        (saecula.tta.Game, [], 500_000),
        (saecula.tta.Game, ["military", "leaders-wonders"], 500_000),
        (saecula.aoc.Game, [], 75_000),
    ],
)
def test_a_finished_game_of_four_takes_little_room(kind: Any, modules: list[str], most: int) -> None:
    finish(kind(seats=4, seed=1, modules=modules), 1)  # what is made once, and cached, is nobody's room
    options = {"resignation": False} if kind is saecula.tta.Game else {}
    room = room_of(lambda: finish(kind(seats=4, seed=7, modules=modules, **options), 7))
    assert room < most
    game = finish(kind(seats=4, seed=7, modules=modules, **options), 7)
    assert game.ply > (500 if kind is saecula.tta.Game else 60)
    whole = room_of(lambda: list(game.history))
    assert room * 6 < whole or kind is saecula.aoc.Game
    assert room_of(lambda: [game.copy() for _ in range(10)]) < 6 * room, "copies share their past"


# --- what is reckoned from the past -----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["tta", "aoc-modules"])
def test_stocks_are_reckoned_on_wherever_a_game_goes(name: str) -> None:
    witness, dice = Witness(new_table(name), 2), Random(1)
    for _ in range(25):
        for _ in range(dice.randrange(12)):
            if not witness.game.is_over():
                witness.push()
        if dice.randrange(3) == 0:
            witness = witness.copy()
            witness.rewind(dice.randrange(witness.game.ply + 1))
        fresh = new_table(name)
        for cmd in witness.commands:
            fresh.push(cmd)
        assert stocks(witness.game) == stocks(fresh)
        assert series(witness.game, "en") == series(fresh, "en")


def stocks(game: Game) -> list[str]:
    names = picture_of(game).stocks
    assert names
    return [repr(counted(game, game.state, what, i)) for what in names for i in range(game.state.seat_count)]
