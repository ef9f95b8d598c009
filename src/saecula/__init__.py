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

from saecula.builds.choice import choose as _choose_build

_choose_build()

from saecula import aoc, tta  # noqa: E402
from saecula.games import load  # noqa: E402

__version__ = "0.1.0"
__all__ = ["__version__", "aoc", "load", "tta"]
