"""Random play at the engine's full speed: for benchmarks, soaks and searching bots."""

from typing import Final

from saecula.core.errors import BrokenLaw
from saecula.core.options import Options
from saecula.core.rng import Dice
from saecula.core.rules import Rules
from saecula.core.state import State

LIMIT: Final = 100_000  # commands; no game of ours comes near


def playout(rules: Rules, s: State, dice: Dice) -> int:
    """Play uniformly random legal commands until the game is over; returns how many. Changes `s`."""
    count = 0
    options = Options()
    while not s.over:
        rules.list_options(s, options)
        rules.apply(s, options.commands[dice.below(options.count)])
        rules.advance(s)
        count += 1
        if count > LIMIT:
            raise BrokenLaw("a random game does not end")
    return count
