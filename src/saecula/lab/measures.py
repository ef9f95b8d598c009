"""What `saecula bench` measures: a function for each, in seconds of the processor.

The file is also a program, run by the Python of whichever build is measured, an older one among them. So it imports at
its top what every build has; a measure imports its own parts, and a build without them has no such figure.

    python -P measures.py FILE FUNCTION GAME PLAYERS AMOUNT
"""

import json
import random
import runpy
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from saecula.core.chance import Chance
from saecula.core.playout import playout
from saecula.core.rng import Dice
from saecula.core.rules import Rules
from saecula.core.state import State
from saecula.games import rules_of

Figures = dict[str, float]
HERE = Path(__file__).resolve()
BATCH = 64  # games side by side
SLICES = 4  # turns of the bare playout and the batch
COPIES = 100  # between two looks at the clock


@dataclass(frozen=True)
class Measure:
    """A function of a file that is told a game, players and seconds, and tells `per_second` among its figures."""

    name: str
    function: str
    unit: str  # what there are so many of per second
    players: tuple[int, ...] = ()  # the least and the most, if empty
    slow: bool = False  # not for the interpreted build, unless somebody asks for it
    file: Path = HERE


MEASURES = (
    Measure("random", "random_games", "decisions"),
    Measure("copy", "copies", "copies"),
    Measure("push", "pushes", "commands"),
    Measure("batch", "batch", "decisions"),
    Measure("hard", "hard_game", "games", (2,), slow=True),
)


# --- random play ----------------------------------------------------------------------------------------------------
def random_games(game: str, players: int, seconds: float) -> Figures:
    """Play bare games for a while."""
    rules, options = table(game, players)
    dice = Dice(1)
    games = decisions = 0
    began = process_time()
    while process_time() - began < seconds:
        decisions += bare_game(rules, options, str(games), dice)
        games += 1
    passed = process_time() - began
    return {
        "per_second": decisions / passed,
        "games_per_second": games / passed,
        "decisions": decisions,
        "seconds": passed,
    }


def counted_games(game: str, players: int, games: float) -> Figures:
    """Play so many bare games: for whoever counts instructions."""
    rules, options = table(game, players)
    dice = Dice(1)
    return {"decisions": sum(bare_game(rules, options, str(number), dice) for number in range(int(games)))}


def table(game: str, players: int) -> tuple[Rules, dict[str, object]]:
    rules = rules_of(game)
    return rules, to_the_end(rules.options({"seats": players}))


def to_the_end(options: dict[str, object]) -> dict[str, object]:
    """The same settings, but nobody may resign."""
    return {**options, "resignation": False} if "resignation" in options else options


def dealt(rules: Rules, options: dict[str, object], seed: str) -> State:
    s = rules.setup(options, Chance(seed))
    s.quiet = True
    return s


def bare_game(rules: Rules, options: dict[str, object], seed: str, dice: Dice) -> int:
    """One random game from its deal on, with nobody at the table; how many decisions it had."""
    return playout(rules, dealt(rules, options, seed), dice)


def random_commands(rules: Rules, s: State) -> list[int]:
    """A random game from here to its end; changes `s`."""
    dice = Dice(1)
    commands = []
    while not s.over:
        legal = rules.legal(s)
        commands.append(legal[dice.below(len(legal))])
        rules.apply(s, commands[-1])
        rules.advance(s)
    return commands


# --- states and games -----------------------------------------------------------------------------------------------
def copies(game: str, players: int, seconds: float) -> Figures:
    """Copy states from the middle of random games."""
    rules, options = table(game, players)
    states = [middle(rules, options, str(seed)) for seed in range(4)]
    count = 0
    began = process_time()
    while process_time() - began < seconds:
        for s in states:
            for _ in range(COPIES):
                s.copy()
        count += COPIES * len(states)
    passed = process_time() - began
    return {"per_second": count / passed, "microseconds": 1e6 * passed / count}


def middle(rules: Rules, options: dict[str, object], seed: str, share: float = 0.5) -> State:
    """A random game when so much of it is over."""
    commands = random_commands(rules, dealt(rules, options, seed))
    s = dealt(rules, options, seed)
    for cmd in commands[: int(share * len(commands))]:
        rules.apply(s, cmd)
        rules.advance(s)
    return s


def pushes(game: str, players: int, seconds: float) -> Figures:
    """Push the commands of random games into a `Game`, from its deal to its end."""
    from saecula.core.game import Game

    rules, options = table(game, players)
    commands = [random_commands(rules, dealt(rules, options, str(seed))) for seed in range(4)]
    count, passed = 0, 0.0
    while passed < seconds:
        for seed in range(len(commands)):
            played = Game(rules, options, seed)
            began = process_time()
            for cmd in commands[seed]:
                played.push(cmd)
            passed += process_time() - began
            count += len(commands[seed])
    return {"per_second": count / passed}


def batch(game: str, players: int, seconds: float) -> Figures:
    """Random play of many games side by side, driven by arrays from here, in turns with the bare playout."""
    from saecula.core.many import Batch

    rules, options = table(game, players)
    games = Batch(rules, options, list(range(BATCH)))
    for place in range(BATCH):  # as in a long run, they are not all at their beginning
        games.states[place] = middle(rules, options, str(place), place / BATCH)
    games.look()
    counts, dice = memoryview(games.counts), random.Random(1)
    bare, driven = [0.0, 0.0], [0.0, 0.0]  # decisions and seconds
    for _ in range(SLICES):
        figures = random_games(game, players, seconds / 2 / SLICES)
        bare = [bare[0] + figures["decisions"], bare[1] + figures["seconds"]]
        began = process_time()
        while process_time() - began < seconds / 2 / SLICES:
            draws = memoryview(dice.randbytes(2 * BATCH)).cast("H")
            driven[0] += games.step([draw * count >> 16 for draw, count in zip(draws, counts, strict=True)])
            if games.finished:
                games.deal_again([dice.random() for _ in range(games.finished)])
        driven[1] += process_time() - began
    rate, bare_rate = driven[0] / driven[1], bare[0] / bare[1]
    return {"per_second": rate, "bare_per_second": bare_rate, "of_bare": rate / bare_rate}


def hard_game(game: str, players: int, seconds: float) -> Figures:
    """The same game of bots every time, for they take their time; how long it takes is not up to whoever asks."""
    from saecula import bots

    rules, options = table(game, players)
    s = dealt(rules, options, "1")
    began = process_time()
    decisions = bots.play_out(rules, s, [bots.make("hard", rules, seat) for seat in range(players)])
    passed = process_time() - began
    return {"per_second": 1 / passed, "decisions": decisions}


# --- as a program ---------------------------------------------------------------------------------------------------
def nothing(game: str, players: int, seconds: float) -> Figures:
    """For whoever only asks which build answers."""
    return {}


def main(file: str, function: str, game: str, players: str, amount: str) -> None:
    from saecula import __version__
    from saecula.builds.choice import build

    told: dict[str, object] = {"build": build().kind, "version": __version__}
    try:
        measure: Callable[[str, int, float], Figures] = runpy.run_path(file)[function]
        told["figures"] = measure(game, int(players), float(amount))
    except (ImportError, AttributeError, TypeError) as error:  # a build that was made before there was such a thing
        told["missing"] = f"{type(error).__name__}: {error}"
    print(json.dumps(told))


if __name__ == "__main__":
    main(*sys.argv[1:])
