"""Copies and pickles: a game that was copied, or sent through a pool of processes, goes its own way."""

import copy
import gc
import inspect
import json
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any

import pytest

import saecula
from saecula.core import record
from saecula.core.errors import AmbiguousCommand, IllegalCommand, OptionError, RecordError, SaeculaError, StaleCommand
from saecula.core.event import EVERYBODY, Event, only
from saecula.core.game import Game
from saecula.core.pickling import fields_of
from saecula.core.rng import Dice
from saecula.core.state import State as CoreState
from saecula.tta.cards.plan import Plan
from tests.kit.games import finish
from tests.library.games import TABLES, new_table, table_at


def by_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": by_pickle,
    "Game.copy": lambda game: game.copy(),
}
every_table = pytest.mark.parametrize("name", TABLES)
every_way = pytest.mark.parametrize("way", WAYS)


def told(game: Game) -> list[str]:
    """Everything that a game would write down, and its last position."""
    return [*record.text_lines(record.lines_of(game)), json.dumps(game.state.to_data())]


@every_table
def test_a_position_that_was_copied_and_dropped_leaves_nothing_behind(name: str) -> None:
    s = table_at(name, 25).state
    s.copy()
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(300):
        s.copy()
    gc.collect()
    assert (
        len(gc.get_objects()) < before + 250
    )  # one thing that stays of each copy would be 300; servers live here, too


@every_table
@every_way
def test_a_copy_is_equal_and_goes_its_own_way(name: str, way: str) -> None:
    game = table_at(name, 25)
    game.names[0] = "Ann"
    before, events, states = told(game), game.events(0), [state.to_data() for state in game.history]
    twin = WAYS[way](game)
    assert type(twin) is type(game)
    assert twin.rules is game.rules
    assert told(twin) == before
    assert twin.events(0) == events
    assert [event.cause for event in twin.events(0)] == [event.cause for event in events]
    finish(twin, 3)
    twin.names[0] = "Bob"
    twin.options["seats"] = 9
    twin.happened[0].clear()
    assert told(game) == before
    assert game.events(0) == events
    while game.ply > 0:
        game.pop()
    assert [state.to_data() for state in reversed(list(unwound(table_at(name, 25))))] == states


def unwound(game: Game) -> Iterator[Any]:
    while game.ply > 0:
        game.pop()
        yield game.state


@every_table
@every_way
def test_a_copy_can_be_taken_back_to_the_deal_and_its_record_verifies(name: str, way: str, tmp_path: Any) -> None:
    twin = WAYS[way](table_at(name, 12))
    finish(twin, 1)
    twin.save(tmp_path / "game.jsonl")
    assert saecula.verify(tmp_path / "game.jsonl").digest() == twin.digest()
    while twin.ply > 0:
        twin.pop()
    assert twin.digest() == new_table(name).digest()


def test_a_copy_deals_nothing() -> None:
    class Undealt(saecula.aoc.Game):
        """A class of somebody's own, with something of its own."""

        def __init__(self, note: str) -> None:
            super().__init__(seats=2, seed=7)
            self.note = [note]

    game = Undealt("mine")
    dealt: list[int] = []
    for way in ("copy.copy", "copy.deepcopy", "Game.copy"):
        twin = WAYS[way](game)
        assert type(twin) is Undealt
        assert twin.note == ["mine"]
        assert (twin.note is game.note) == (way != "copy.deepcopy")
        dealt.append(twin.ply)
    assert dealt == [0, 0, 0]


def test_a_deep_copy_shares_no_state_of_the_past() -> None:
    game = table_at("aoc", 5)
    mine, shared, own = (held(one) for one in (game, game.copy(), copy.deepcopy(game)))
    assert len(mine) == len(shared) == len(own) > 1
    assert all(a is b for a, b in zip(mine, shared, strict=True))
    assert not any(a is b for a, b in zip(mine, own, strict=True))


def held(game: Game) -> list[Any]:
    """The states of the past that are not played again."""
    return [*game.history.kept, *game.history.recent.values()]


# --- everything that a game holds -----------------------------------------------------------------------------------
def reachable(thing: object, seen: set[int]) -> Iterator[object]:
    """Every object of ours that a game holds."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, dict):
        inside = list(thing.values())
    elif isinstance(thing, (list, tuple)):
        inside = list(thing)
    elif type(thing).__module__.startswith("saecula."):
        yield thing
        inside = list(fields_of(thing).values())
    else:
        return
    for one in inside:
        yield from reachable(one, seen)


def classes_of(module: str) -> set[type]:
    found = import_module(module)
    return {kind for _, kind in inspect.getmembers(found, inspect.isclass) if kind.__module__ == module}


def fields(thing: object) -> Any:
    """The fields of an object of ours and of what it holds; the buffer of the moment is not part of a copy."""
    if isinstance(thing, (list, tuple)):
        return [fields(one) for one in thing]
    if isinstance(thing, dict):
        return {key: fields(value) for key, value in thing.items()}
    if type(thing).__module__.startswith("saecula."):
        found = fields_of(thing) | {name: getattr(thing, name) for name in getattr(thing, "__slots__", ())}
        return type(thing), {name: fields(value) for name, value in found.items() if name not in ("events", "causes")}
    return thing


@pytest.mark.parametrize(
    ("name", "modules"), [("tta-open-mix", ["saecula.tta.state"]), ("aoc-modules", ["saecula.aoc.state"])]
)
def test_every_class_of_a_state_is_carried_with_every_field(name: str, modules: list[str]) -> None:
    game = table_at(name, 60)
    events = [event for ply in game.happened for event in ply]
    kept = list({id(thing): thing for thing in reachable([game, events], set())}.values())
    kinds = {type(thing) for thing in kept}
    wanted = {kind for module in modules for kind in classes_of(module)}
    assert wanted - kinds == set(), "a class of the state that no game holds"
    assert {"Frame", "Event", "Move", "State", "Seat"} <= {kind.__name__ for kind in kinds}
    for kind in kinds - {type(game), type(game.rules)}:
        one = next(thing for thing in reversed(kept) if type(thing) is kind)
        for way in ("copy.copy", "copy.deepcopy", "pickle"):
            twin = WAYS[way](one)
            assert twin is not one or kind is Plan, "a plan never changes, so there is one of it"
            assert fields(twin) == fields(one), f"{kind.__name__} by {way}"
            for field, value in fields_of(one).items():
                if isinstance(value, list) and value and hasattr(value[0], "to_data"):
                    assert getattr(twin, field) is not getattr(one, field), (
                        f"{kind.__name__}.{field} is shared by {way}"
                    )


@every_table
def test_a_position_stays_as_it_was_while_its_copy_is_played_on(name: str) -> None:
    """Copies share lists of cards, so nobody may change one in place."""
    rules, s = table_at(name, 0).rules, table_at(name, 0).state
    dice = Dice(5)
    before: list[tuple[CoreState, dict[str, object]]] = []
    while not s.over:
        before = [*before[-3:], (s, s.to_data())]
        s = s.copy()
        legal = rules.without_surrender(rules.legal(s))
        rules.apply(s, legal[dice.below(len(legal))])
        rules.advance(s)
        for old, data in before:
            assert old.to_data() == data


@every_table
def test_what_a_game_gives_can_be_carried(name: str) -> None:
    game = table_at(name, 30)
    while game.decision is None:
        game.pop()
    given = [game.decision, game.log[-1], game.view(0), game.view(-1), game.legal, *game.events(0), *game.happened[-1]]
    for thing in given:
        for way in ("copy.copy", "copy.deepcopy", "pickle"):
            assert repr(WAYS[way](thing)) == repr(thing)
    assert by_pickle(game.view(0)).to_data() == game.view(0).to_data()
    assert by_pickle(game.legal).commands() == game.legal.commands()
    ended = finish(game, 1).outcome()
    assert ended is not None
    assert by_pickle(ended).to_data() == ended.to_data()


def test_events_keep_what_they_say() -> None:
    event = Event(3, 1, 17, 5, 6, only(1), "some.law", saecula.aoc.RULES)
    for way in ("copy.copy", "copy.deepcopy", "pickle"):
        twin = WAYS[way](event)
        assert (twin, twin.cause, twin.seen_by, twin.reader) == (event, "some.law", only(1), saecula.aoc.RULES)
    assert by_pickle(Event(3, 1, 17, 5, 6, EVERYBODY)).name == "event-3"


def errors() -> Iterator[SaeculaError]:
    game = saecula.aoc.Game(seats=2, seed=7)
    for text in ("skip", "r", "dance"):
        try:
            game.push(text)
        except SaeculaError as error:
            yield error
    yield StaleCommand(3, 4)
    yield OptionError("seats", "must be 2")
    yield RecordError("n", "must be 4", 7)


def test_errors_come_whole_from_another_process() -> None:
    found = list(errors())
    assert {type(error) for error in found} >= {IllegalCommand, AmbiguousCommand, StaleCommand, RecordError}
    for error in found:
        twin = by_pickle(error)
        assert type(twin) is type(error)
        assert str(twin) == str(error)
        assert repr(fields_of(twin)) == repr(fields_of(error))


# --- a pool of processes --------------------------------------------------------------------------------------------
def play_on(game: Game, seed: int) -> Game:
    return finish(game, seed)


def refused(game: Game) -> None:
    game.push("skip")


@pytest.mark.parametrize("start", ["spawn"])
def test_a_pool_of_processes_plays_on_and_sends_back(start: str) -> None:
    games = [table_at(name, 20) for name in TABLES]
    digests = [game.digest() for game in games]
    with ProcessPoolExecutor(1, mp_context=get_context(start)) as pool:
        ended = list(pool.map(play_on, games, range(len(games))))
        with pytest.raises(IllegalCommand) as caught:
            pool.submit(refused, saecula.aoc.Game(seats=2, seed=7)).result()
    assert caught.value.law == "turn.first.must-rise"
    assert [game.digest() for game in games] == digests
    for seed, (game, end) in enumerate(zip(games, ended, strict=True)):
        assert end.is_over()
        assert told(end) == told(finish(game, seed))
