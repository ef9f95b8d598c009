"""Many games side by side are the same games as one by one; whatever drives them by numbers is checked."""

from array import array
from typing import Any

import pytest
from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.chance import Chance
from saecula.core.data import digest
from saecula.core.errors import SaeculaError
from saecula.core.many import NOBODY, ROOM, Batch, step_many
from saecula.core.options import Options
from saecula.core.rng import Dice
from saecula.core.rules import Rules
from saecula.core.state import State
from saecula.games import rules_of
from saecula.problems import told

TABLES: list[tuple[str, dict[str, object]]] = [
    ("aoc", {"seats": 2}),
    ("aoc", {"seats": 3, "modules": ["innovation", "changing-world", "draft"]}),
    ("aoc", {"seats": 4}),
    ("tta", {"seats": 2, "resignation": False}),
    ("tta", {"seats": 3, "modules": ["balanced", "leaders-wonders"], "mode": "open-mix", "resignation": False}),
    ("tta", {"seats": 4, "resignation": False}),
]
SEEDS = ["a", "b", "c"]


def dealt(rules: Rules, options: dict[str, object], seed: str) -> State:
    s = rules.setup(rules.options(options), Chance(seed))
    s.quiet = True
    return s


def alone(rules: Rules, options: dict[str, object], seed: str, dice: Dice) -> State:
    """One game by one, with the same draws as a game of a batch that has dice of its own."""
    s = dealt(rules, options, seed)
    while not s.over:
        legal = rules.legal(s)
        rules.apply(s, legal[dice.below(len(legal))])
        rules.advance(s)
    return s


def picks_of(batch: Batch, dice: list[Dice]) -> list[int]:
    return [dice[place].below(count) if count else 77 for place, count in enumerate(batch.counts)]


def new_batch(game: str = "aoc", seeds: list[str] | None = None) -> Batch:
    options: dict[str, object] = {"seats": 2} if game == "aoc" else {"seats": 2, "resignation": False}
    return Batch(rules_of(game), options, SEEDS if seeds is None else seeds)


# --- the same games ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "options"), TABLES, ids=lambda value: str(value))
def test_a_batch_plays_the_games_that_are_played_one_by_one(game: str, options: dict[str, object]) -> None:
    rules = rules_of(game)
    batch = Batch(rules, options, SEEDS)
    dice = [Dice(place) for place in range(len(SEEDS))]
    while 0 in batch.over:
        going = list(batch.over).count(0)
        assert batch.step(array("q", picks_of(batch, dice))) == going
    for place, seed in enumerate(SEEDS):
        assert digest(batch.states[place]) == digest(alone(rules, options, seed, Dice(place)))


@pytest.mark.parametrize("game", ["aoc", "tta"])
def test_stepping_many_by_commands_is_stepping_each(game: str) -> None:
    batch = new_batch(game)
    rules, states = batch.rules, batch.states
    twins = [s.copy() for s in states]
    for n in range(12):
        commands = [rules.legal(s)[n % len(rules.legal(s))] for s in states]
        assert step_many(rules, states, commands) == 3
        for s, cmd in zip(twins, commands, strict=True):
            rules.apply(s, cmd)
            rules.advance(s)
        assert [digest(s) for s in states] == [digest(s) for s in twins]


@pytest.mark.parametrize("game", ["aoc", "tta"])
def test_the_arrays_say_what_the_rules_say(game: str) -> None:
    batch = new_batch(game)
    dice = [Dice(place) for place in range(3)]
    for _ in range(60):
        for place, s in enumerate(batch.states):
            first = place * batch.width
            offered = list(batch.commands())[first : first + batch.counts[place]]
            assert offered == batch.rules.legal(s)
            assert batch.seats[place] == (NOBODY if s.over else s.stack[-1].seat)
            assert batch.over[place] == s.over
        assert batch.finished == sum(s.over for s in batch.states)
        batch.step(picks_of(batch, dice))


def test_finished_games_stay_as_they_are() -> None:
    batch = new_batch()
    dice = [Dice(place) for place in range(3)]
    while 1 not in batch.over:
        batch.step(picks_of(batch, dice))
    place = list(batch.over).index(1)
    ended, before = batch.states[place], digest(batch.states[place])
    while 0 in batch.over:
        batch.step(picks_of(batch, dice))
    assert batch.states[place] is ended
    assert digest(ended) == before
    assert (batch.counts[place], batch.seats[place]) == (0, NOBODY)
    assert batch.step([-5, 0, 10**9]) == 0
    assert step_many(batch.rules, batch.states, [0, 0, 0]) == 0


def test_finished_games_are_dealt_anew_as_long_as_there_are_seeds() -> None:
    batch = new_batch()
    assert batch.deal_again(["d"]) == []
    dice = [Dice(place) for place in range(3)]
    while 0 in batch.over:
        batch.step(picks_of(batch, dice))
    assert batch.deal_again(["d", 5]) == [0, 1]
    assert list(batch.over) == [0, 0, 1]
    assert batch.finished == 1
    assert digest(batch.states[0]) == digest(dealt(batch.rules, {"seats": 2}, "d"))
    assert digest(batch.states[1]) == digest(dealt(batch.rules, {"seats": 2}, "5"))
    assert list(batch.commands())[: batch.counts[0]] == batch.rules.legal(batch.states[0])
    assert batch.deal_again(["e", "f"]) == [2]
    assert batch.finished == 0


# --- arrays -----------------------------------------------------------------------------------------------------------
def test_the_arrays_are_read_without_copying_and_filled_in_place() -> None:
    batch = new_batch()
    counts = memoryview(batch.counts)
    seen = counts.tolist()
    assert (counts.format, counts.itemsize) == ("q", 8)
    while counts.tolist() == seen:
        batch.step([0, 0, 0])
    assert counts.tolist() == list(batch.counts)


HOLDERS: dict[str, Any] = {
    "list": list,
    "array": lambda numbers: array("q", numbers),
    "short array": lambda numbers: array("i", numbers),
    "vec": lambda numbers: vec[i64](numbers),
    "bytes": bytes,
}


@pytest.mark.parametrize("holder", HOLDERS)
def test_picks_come_from_whatever_holds_whole_numbers(holder: str) -> None:
    batch, twin = new_batch(), new_batch()
    assert batch.step(HOLDERS[holder]([1, 2, 3])) == 3
    twin.step([1, 2, 3])
    assert [digest(s) for s in batch.states] == [digest(s) for s in twin.states]


def test_numpy_drives_a_batch() -> None:
    numpy = pytest.importorskip("numpy")
    batch = new_batch("tta")
    counts, over = numpy.frombuffer(batch.counts, dtype=numpy.int64), numpy.frombuffer(batch.over, dtype=numpy.int64)
    draws = numpy.random.default_rng(1)
    steps = 0
    while not over.all():
        batch.step(draws.integers(0, numpy.maximum(counts, 1)))
        steps += 1
    assert steps > 100
    assert all(s.over for s in batch.states)
    table = numpy.frombuffer(batch.commands(), dtype=numpy.int64).reshape(3, batch.width)
    assert table.shape == (3, batch.width)


class Wide(Rules):
    """A question with more options than there are places."""

    def options(self, given: dict[str, object]) -> dict[str, object]:
        return given

    def setup(self, options: dict[str, object], chance: Chance) -> State:
        s = rules_of("aoc").setup(rules_of("aoc").options({"seats": 2}), chance)
        s.turn = 3
        return s

    def list_options(self, s: State, options: Options) -> None:
        options.count = 0
        for n in range(s.turn):
            options.append(n)

    def apply(self, s: State, cmd: int) -> None:
        s.turn = cmd * 100

    def advance(self, s: State) -> None:
        return None


def test_a_long_list_of_options_widens_the_table_and_keeps_the_others() -> None:
    batch = Batch(Wide(), {}, ["a", "b", "c"])
    assert batch.width == ROOM
    first = batch.commands()
    assert list(first)[:3] == [0, 1, 2]
    batch.step([1, 2, 1])
    rows = [list(batch.commands())[n * batch.width : n * batch.width + batch.counts[n]] for n in range(3)]
    assert rows == [list(range(100)), list(range(200)), list(range(100))]


# --- what is refused --------------------------------------------------------------------------------------------------
WRONG = [
    ([0, 0], "there are 3 games, so as many numbers are needed, not 2"),
    ([0, 0, 0, 0], "there are 3 games, so as many numbers are needed, not 4"),
    (array("q"), "there are 3 games, so as many numbers are needed, not 0"),
    ([0, 0, 5], "game 2 has 5 options, counted from 0, and none of them is 5"),
    ([0, -1, 0], "game 1 has 5 options, counted from 0, and none of them is -1"),
    ([0, 0, 2**80], "numbers for games must be a list or an array of whole numbers"),
    ([0, 0, "1"], "numbers for games must be a list or an array of whole numbers"),
    (array("d", [0, 0, 0]), "numbers for games must be a list or an array of whole numbers"),
    (None, "numbers for games must be a list or an array of whole numbers"),
    (7, "numbers for games must be a list or an array of whole numbers"),
]


@pytest.mark.parametrize(("picks", "sentence"), WRONG, ids=[str(n) for n in range(len(WRONG))])
def test_a_wrong_number_is_refused_before_any_game_changes(picks: Any, sentence: str) -> None:
    batch = new_batch()
    before = [digest(s) for s in batch.states]
    with pytest.raises(SaeculaError) as caught:
        batch.step(picks)
    assert str(caught.value) == sentence
    assert told(caught.value, "ru") != told(caught.value, "it") != sentence
    assert [digest(s) for s in batch.states] == before
    assert batch.step([0, 0, 0]) == 3


def test_commands_must_be_as_many_as_the_games() -> None:
    batch = new_batch()
    before = [digest(s) for s in batch.states]
    with pytest.raises(SaeculaError, match="there are 3 games, so as many numbers are needed, not 1"):
        step_many(batch.rules, batch.states, [batch.commands()[0]])
    assert [digest(s) for s in batch.states] == before


def test_an_empty_batch_does_nothing() -> None:
    batch = new_batch(seeds=[])
    assert batch.step([]) == 0
    assert batch.deal_again(["a"]) == []
