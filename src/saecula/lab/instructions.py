"""Instructions per decision of random play, counted by valgrind: the same on a busy machine as on a quiet one.

Two runs with few and with more games are counted, and the difference is told: the start of the program is not in it.
"""

import re
import shutil

from saecula.core.errors import OptionError
from saecula.lab.measures import Measure
from saecula.lab.sides import Side

COUNTED = Measure("instructions", "counted_games", "decisions")
FEW, MORE = 2, 12  # games
COUNTER = ("--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
TOLD = re.compile(r"I\s+refs:\s+([\d,]+)")


def counter() -> str:
    """The program that counts; whoever has none is told so."""
    found = shutil.which("valgrind")
    if found is None:
        raise OptionError("--instructions", "no-valgrind")
    return found


def instructions(side: Side, game: str, players: int) -> float | None:
    """How many a decision takes, the deal among them; None for a build that does not have the measure."""
    counts = [counted(side, game, players, games) for games in (FEW, MORE)]
    if None in counts:
        return None
    (few, first), (more, last) = [count for count in counts if count is not None]
    return round((more - few) / (last - first), 1)


def counted(side: Side, game: str, players: int, games: int) -> tuple[int, float] | None:
    """Instructions and decisions of so many games."""
    told = side.run(COUNTED, game, players, games, counter(), *COUNTER)
    if "missing" in told:
        return None
    found = TOLD.search(told["errors"])
    if found is None:
        raise OptionError("--instructions", "valgrind-silent")
    return int(found[1].replace(",", "")), told["figures"]["decisions"]
