"""The numbers by which bots judge positions of Through the Ages: names, values in force, reading and writing files.

`tta_numbers.json` holds, by level and players, what differs from the numbers of `hard`: those of `expert` were found by
`saecula tune` and the like, those of the three characters were set to give them a temper (docs/bots.md).
"""

import json
from math import isfinite
from pathlib import Path

from saecula.bots.tta_tables import WEIGHTS
from saecula.core.errors import OptionError, said_by_system

NAMES: list[str] = [name for name, _, _ in WEIGHTS]
PLAIN: list[float] = [plain for _, plain, _ in WEIGHTS]  # what the lower levels judge by
DEFAULT: list[float] = [found for _, _, found in WEIGHTS]
EXPERT = "expert"
CHARACTERS = ("builder", "conqueror", "scholar")
BY_PLAYERS: dict[str, dict[str, dict[str, float]]] = json.loads(
    Path(__file__).with_name("tta_numbers.json").read_text(encoding="utf-8")
)


def weights_of(level: str, players: int = 2) -> list[float]:
    """What a level judges by at a table of so many."""
    if level in BY_PLAYERS:
        own = BY_PLAYERS[level]
        numbers = own.get(str(players), own["2"])
        return [numbers.get(name, standard) for name, standard in zip(NAMES, DEFAULT)]
    return DEFAULT if level == "hard" else PLAIN


def load(path: str, level: str = "hard") -> list[float]:
    """Weights from a file of `save`, what it leaves out as the level has it; raises OptionError with one sentence."""
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError("weights", "weights-not-read", path=path, reason=said_by_system(error)) from error
    except ValueError as error:
        raise OptionError("weights", "weights-not-json", path=path) from error
    if not isinstance(found, dict):
        raise OptionError("weights", "weights-object", path=path)
    for name in found:
        if name not in NAMES:
            raise OptionError("weights", "weight-unknown", name=name, path=path)
    values = [found.get(name, standard) for name, standard in zip(NAMES, weights_of(level))]
    for name, value in zip(NAMES, values):
        if type(value) not in (int, float) or not isfinite(value):
            raise OptionError("weights", "weight-number", name=name, path=path)
    return [float(value) for value in values]


def save(path: str, weights: list[float]) -> None:
    """One object, a name and a number per line."""
    if len(weights) != len(NAMES):
        raise OptionError("weights", "weights-count", wanted=len(NAMES), found=len(weights))
    text = json.dumps(dict(zip(NAMES, weights)), indent=1)
    Path(path).write_text(text + "\n", encoding="utf-8")
