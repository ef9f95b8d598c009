"""Saecula: the open table for civilization board games.

>>> import saecula
>>> game = saecula.aoc.Game(seats=2, seed=7)
>>> game.decision.kind
'civilization'
>>> "skip" in game.legal
False
>>> game.why("skip").law
'turn.first.must-rise'
"""

from saecula.builds import choice

choice.choose()

from saecula import aoc, tta  # noqa: E402
from saecula.games import load  # noqa: E402

__version__ = "0.1.0"
__all__ = ["__version__", "aoc", "load", "tta"]
