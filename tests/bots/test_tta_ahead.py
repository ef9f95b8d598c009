"""Lines are played on in several worlds: by others as well, or only those that are not far behind."""

import pickle
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from saecula.bots import make
from saecula.bots.tta_bot import LEVELS, TtaBot
from saecula.bots.tta_mind import Mind
from saecula.bots.tta_price import set_prices
from saecula.bots.tta_rollout import Ahead
from saecula.bots.tta_spread import Spread
from saecula.bots.tta_tables import Weights
from saecula.bots.tta_think import DROP, TRUST, Level, best_start, worlds_wanted
from saecula.bots.tta_weights import DEFAULT
from saecula.tta import RULES
from saecula.tta import terms as t
from saecula.tta.state import State
from tests.bots.test_tta_thrift import positions


class Post(Executor):
    """A worker elsewhere: whatever it gets and gives goes through a pickle."""

    def __init__(self) -> None:
        self.tasks = 0

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        self.tasks += 1
        future: Future[Any] = Future()
        there, given = pickle.loads(pickle.dumps((function, arguments)))
        future.set_result(pickle.loads(pickle.dumps(there(*given))))
        return future


class Script(Ahead):
    """Values from a table, by world and start; notes what was asked for."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.rows = rows
        self.asked: list[list[list[int]]] = []

    def values(self, worlds: list[State], mind: Mind, starts: list[list[int]], political: bool) -> list[list[float]]:
        done = len(self.asked)
        self.asked += [starts for _ in worlds]
        return [[row[start[0]] for start in starts] for row in self.rows[done : done + len(worlds)]]


def late_positions(kind: int, count: int) -> list[State]:
    """Of the last rounds, where lines are played on."""
    found: list[State] = []
    for s in positions("tta 2", kind, 1):
        if worlds_wanted(s, LEVELS["hard"]) > 1 and len(RULES.without_surrender(RULES.legal(s))) > 1:
            found.append(s.copy())
    assert len(found) >= count
    return found[:count]


def choice(s: State, ahead: Ahead) -> int:
    bot = make("hard", RULES, 5)
    assert isinstance(bot, TtaBot)
    bot.ahead = ahead
    return bot.choose(RULES.view(s, s.stack[-1].seat), RULES.without_surrender(RULES.legal(s)))


@pytest.mark.parametrize("kind", [t.ASK_POLITICS, t.ASK_ACTIONS])
def test_whoever_plays_in_the_worlds_the_choice_is_the_same(kind: int) -> None:
    post = Post()
    for s in late_positions(kind, 2):
        assert choice(s, Spread(post)) == choice(s, Ahead())
    assert post.tasks >= 8


@pytest.mark.slow
def test_processes_play_in_the_worlds() -> None:
    with ProcessPoolExecutor(2, get_context("spawn")) as executor:
        for s in late_positions(t.ASK_ACTIONS, 3):
            assert choice(s, Spread(executor)) == choice(s, Ahead())


def start_of(level: Level, ahead: Ahead, looks: list[float]) -> int:
    s = late_positions(t.ASK_ACTIONS, 1)[0]
    mind = Mind(s, s.stack[-1].seat, Weights(DEFAULT))
    set_prices(mind, s)
    return best_start([s, s, s, s], mind, level, ahead, [[0], [1], [2]], looks, False)


def test_a_patient_level_plays_every_line_in_every_world() -> None:
    rows = [[9.0, 0.0, 1.0], [0.0, 0.0, 1.0], [0.0, 0.0, 1.0], [0.0, 30.0, 1.0]]
    ahead = Script(rows)
    assert start_of(Level(width=1, lines=3), ahead, [0.0, 0.0, 0.0]) == 1
    assert [len(starts) for starts in ahead.asked] == [3, 3, 3, 3]
    assert start_of(Level(width=1, lines=3), Script(rows), [2 * 10.0 / TRUST, 0.0, 0.0]) == 0


def test_an_impatient_level_drops_lines_that_are_far_behind() -> None:
    rows = [[9.0, 9.0 - DROP, 8.5 - DROP], [0.0, 0.0, 0.0], [0.0, 1.0, 99.0], [0.0, DROP, 99.0]]
    ahead = Script(rows)
    assert start_of(Level(width=1, lines=3, patience=1), ahead, [0.0, 0.0, 0.0]) == 1
    assert ahead.asked == [[[0], [1], [2]], [[0], [1]], [[0], [1]], [[0], [1]]]


def test_the_levels_are_patient() -> None:
    assert [level.patience for level in LEVELS.values()] == [0] * len(LEVELS)
