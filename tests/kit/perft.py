"""Counts of command sequences from a position: the cheapest way to notice that legality has changed anywhere."""

from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.core.rules import Rules
from saecula.core.state import State
from tests.kit.games import FROZEN_STREAM


def perft(rules: Rules, s: State, depth: int) -> int:
    """How many sequences of `depth` legal commands lead on from here; a finished game counts once."""
    if depth == 0 or s.over:
        return 1
    commands = rules.legal(s)
    if depth == 1:
        return len(commands)
    total = 0
    for command in commands:
        after = s.copy()
        after.quiet = True
        rules.apply(after, command)
        rules.advance(after)
        total += perft(rules, after, depth - 1)
    return total


def position_after(rules: Rules, options: dict[str, object], seed: int, plies: int) -> State:
    """The position after so many random commands."""
    game = Game(rules, options, seed, None, FROZEN_STREAM)
    dice = Dice(seed)
    while game.ply < plies and not game.is_over():
        commands = game.legal.commands()
        game.push(commands[dice.below(len(commands))])
    return game.state
