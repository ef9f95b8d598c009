"""Saecula: the open table for civilization board games.

>>> import saecula
>>> game = saecula.aoc.Game(seats=2, seed=7)
>>> game.decision.kind
'civilization'
>>> "skip" in game.legal
False
>>> game.why("skip").law
'turn.first.must-rise'

`docs/library.md` shows the rest: views, copies, bots, records, events, explanations.
"""

from saecula.builds.choice import choose as _choose_build

_choose_build()

from saecula import aoc, tta  # noqa: E402
from saecula.builds.docs import document as _document  # noqa: E402
from saecula.core.errors import IllegalCommand, InvalidCommand, OptionError, SaeculaError  # noqa: E402
from saecula.core.game import SPECTATOR  # noqa: E402
from saecula.games import load, verify  # noqa: E402

_document()

__version__ = "0.1.0"
__all__ = [
    "SPECTATOR",
    "IllegalCommand",
    "InvalidCommand",
    "OptionError",
    "SaeculaError",
    "__version__",
    "aoc",
    "load",
    "tta",
    "verify",
]
