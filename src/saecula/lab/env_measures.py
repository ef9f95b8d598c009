"""What `saecula bench env` measures: batches for learners, what searches pay for, and other libraries' games.

Run by `measures.py`. A yardstick whose library is not installed tells which extras bring it.
"""

from collections.abc import Callable
from time import process_time
from typing import Any

from saecula.core.rules import Rules
from saecula.core.state import State
from saecula.lab.measures import Figures, bare_game, middle, table

SIDE_BY_SIDE = 64  # games of a batch
WARM = 300  # steps before anything is measured: games are at all stages then
CHESS_PLIES = 340
POSITIONS = 8


def timed(seconds: float, work: Callable[[], int]) -> Figures:
    """Work for a while; it says how much it did."""
    count = 0
    began = process_time()
    while process_time() - began < seconds:
        count += work()
    passed = process_time() - began
    return {"per_second": count / passed, "microseconds": 1e6 * passed / count}


# --- games ------------------------------------------------------------------------------------------------------------
def bare(game: str, players: int, seconds: float) -> Figures:
    """The engine alone: random games from deal to end, nobody looks."""
    from saecula.core.rng import Dice

    rules, options = table(game, players)
    dice, seeds = Dice(1), iter(range(1_000_000_000))
    return timed(seconds, lambda: bare_game(rules, options, str(next(seeds)), dice))


def batch(game: str, players: int, seconds: float, form: str) -> Figures:
    import numpy as np

    from saecula.env.batch import Batch

    settings: dict[str, Any] = {name: value for name, value in table(game, players)[1].items() if name != "seats"}
    games = Batch(game, SIDE_BY_SIDE, seats=players, seed=1, form=form, **settings)
    rng = np.random.default_rng(1)

    def step() -> int:
        games.step(games.sample(rng))
        return SIDE_BY_SIDE

    for _ in range(WARM):
        step()
    return timed(seconds, step)


def compact_batch(game: str, players: int, seconds: float) -> Figures:
    """A batch with compact observations and masks, random legal actions chosen with numpy."""
    return batch(game, players, seconds, "compact")


def raw_batch(game: str, players: int, seconds: float) -> Figures:
    return batch(game, players, seconds, "raw")


def pettingzoo_chess(game: str, players: int, seconds: float) -> Figures:
    """PettingZoo's chess: observation with mask, a random legal action."""
    try:
        import numpy as np
        from pettingzoo.classic import chess_v6
    except ImportError:
        return {"missing": 1}
    env, rng = chess_v6.env(), np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(rng.integers(1 << 30)))
        count = 0
        for _ in env.agent_iter(CHESS_PLIES):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                return count
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            count += 1
        return count

    return timed(seconds, play)


def openspiel_backgammon(game: str, players: int, seconds: float) -> Figures:
    """OpenSpiel's backgammon: observation tensor and mask, a random legal action; throws of dice are not counted."""
    try:
        import numpy as np
        import pyspiel
    except ImportError:
        return {"missing": 1}
    rng, backgammon = np.random.default_rng(1), pyspiel.load_game("backgammon")

    def play() -> int:
        state, count = backgammon.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
                continue
            state.observation_tensor(state.current_player())
            legal = np.flatnonzero(state.legal_actions_mask())
            state.apply_action(int(rng.choice(legal)))
            count += 1
        return count

    return timed(seconds, play)


# --- what a search pays for -------------------------------------------------------------------------------------------
def positions(game: str, players: int) -> tuple[Rules, list[State]]:
    """The rules, and positions from the middle of random games."""
    rules, options = table(game, players)
    return rules, [middle(rules, options, str(seed), 0.25 + 0.5 * seed / POSITIONS) for seed in range(POSITIONS)]


def clone(game: str, players: int, seconds: float) -> Figures:
    """State.copy."""
    _, states = positions(game, players)
    return timed(seconds, lambda: len([s.copy() for s in states]))


def legal(game: str, players: int, seconds: float) -> Figures:
    """Rules.legal: the list of commands."""
    rules, states = positions(game, players)
    return timed(seconds, lambda: len([rules.legal(s) for s in states]))


def numbers(game: str, players: int, seconds: float) -> Figures:
    """Spaces.legal: the list of numbers."""
    from saecula.env import spaces

    _, states = positions(game, players)
    numbered = spaces(game)
    return timed(seconds, lambda: len([numbered.legal(s) for s in states]))


def view(game: str, players: int, seconds: float) -> Figures:
    """Rules.view: what the asked seat may know."""
    rules, states = positions(game, players)
    return timed(seconds, lambda: len([rules.view(s, s.stack[-1].seat) for s in states]))


def imagine(game: str, players: int, seconds: float) -> Figures:
    """Rules.imagine: one of the states behind a view."""
    rules, states = positions(game, players)
    views = [rules.view(s, s.stack[-1].seat) for s in states]
    return timed(seconds, lambda: len([rules.imagine(seen, 1) for seen in views]))


def observe(game: str, players: int, seconds: float) -> Figures:
    """Observer.observe, compact, into an array."""
    import numpy as np

    from saecula.env import spaces

    _, states = positions(game, players)
    observer = spaces(game).observer()
    out: Any = np.empty(observer.length, dtype=np.float32)
    return timed(seconds, lambda: len([observer.observe(s, s.stack[-1].seat, out) for s in states]))


def undo(game: str, players: int, seconds: float) -> Figures:
    """Game.push and Game.pop of one command."""
    from saecula.core.game import Game

    rules, options = table(game, players)
    played = Game(rules, options, 1)
    for _ in range(40):
        played.push(played.legal.commands()[0])
    cmd = played.legal.commands()[0]

    def there_and_back() -> int:
        played.push(cmd)
        played.pop()
        return 1

    return timed(seconds, there_and_back)


def playout(game: str, players: int, seconds: float) -> Figures:
    """A random playout to the end of the game, from the middle of one."""
    from saecula.core.playout import playout as play_on
    from saecula.core.rng import Dice

    rules, states = positions(game, players)
    dice = Dice(1)

    def play() -> int:
        for s in states:
            play_on(rules, s.copy(), dice)
        return len(states)

    return timed(seconds, play)
