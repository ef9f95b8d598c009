"""Arrays set by name: every one of them, and none that stays in memory for ever."""

import gc
import pickle
from pathlib import Path

import pytest
from mypy_extensions import i64, u8

from saecula import present
from saecula.core.arrays import vec
from saecula.core.by_name import set_array
from saecula.core.game import Game
from saecula.core.pickling import fields_of
from saecula.games import rules_of
from saecula.tta import by_name
from saecula.tta.state import COUNTS, PILES, Seat, State

STATM = Path("/proc/self/statm")
TIMES = 1500


def arrays_of(thing: object) -> list[str]:
    """Fields that hold an array of numbers; where nothing is compiled, arrays are lists, as are others."""
    kinds = type(vec[i64]([1])), type(vec[u8]([1]))
    named = {*PILES, *COUNTS, "powers", "lines", "revealed"}
    return [
        name
        for name in fields_of(thing)
        if isinstance(getattr(thing, name), kinds) and (list not in kinds or name in named)
    ]


@pytest.mark.parametrize("kind", [State, Seat])
def test_every_array_can_be_set_by_its_name(kind: type) -> None:
    names = arrays_of(kind())
    assert len(names) > 9
    for name in names:
        thing = kind()
        assert by_name.set_array(thing, name, [3, 1, 4]), name
        assert list(getattr(thing, name)) == [3, 1, 4]
    assert not by_name.set_array(kind(), "nothing", [1])
    assert not by_name.set_array(object(), "cards", [1])


def test_what_is_set_by_name_and_is_no_array_of_a_game_is_set_as_ever() -> None:
    class Thing:
        numbers = vec[i64]([])

    thing = Thing()
    set_array(thing, "numbers", [1, 2])
    assert list(thing.numbers) == [1, 2]


@pytest.mark.skipif(not STATM.exists(), reason="only Linux tells the memory of a process so")
def test_positions_that_were_imagined_or_restored_do_not_stay_in_memory() -> None:
    game = Game(rules_of("tta"), {"seats": 2}, "memory")
    data, sent = game.state.to_data(), pickle.dumps(game.state)
    ways = {
        "imagined": lambda: present.scene(game, 0),
        "restored": lambda: game.rules.state_from_data(data),
        "unpickled": lambda: pickle.loads(sent),
    }
    for name, way in ways.items():
        for _ in range(300):
            way()
        gc.collect()
        before = int(STATM.read_text().split()[1]) * 4096
        for _ in range(TIMES):
            way()
        gc.collect()
        grown = (int(STATM.read_text().split()[1]) * 4096 - before) / TIMES
        assert grown < 500, f"{name}: {grown:.0f} bytes each time"
