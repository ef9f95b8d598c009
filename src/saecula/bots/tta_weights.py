"""The numbers by which bots judge positions of Through the Ages: names, values in force, reading and writing files.

`tta_numbers.json` holds, by level and players, what differs from the numbers of `hard`: those of `expert` were found by
`saecula tune` and the like, those of the three characters were set to give them a temper (docs/bots.md). Tables with
modules of the expansion may have numbers of their own ("2 modules"). A list holds several sets (`tta_tempers.py`): the
level's own one, then the others. Its list of numbers has one set after the other.
"""

import json
from math import isfinite
from pathlib import Path
from typing import Any

from saecula.bots.tta_tables import WEIGHTS
from saecula.core.errors import OptionError, said_by_system

NAMES: list[str] = [name for name, _, _ in WEIGHTS]
PLAIN: list[float] = [plain for _, plain, _ in WEIGHTS]  # what the lower levels judge by
DEFAULT: list[float] = [found for _, _, found in WEIGHTS]
OTHERS = "others"  # in a file: further sets, tempers that the level may take for a turn
MODULES = "modules"  # in the name of a table, after its players
EXPERT = "expert"
CHARACTERS = ("builder", "conqueror", "scholar")
BY_PLAYERS: dict[str, dict[str, list[dict[str, float]]]] = json.loads(
    Path(__file__).with_name("tta_numbers.json").read_text(encoding="utf-8")
)


def weights_of(level: str, players: int = 2, modules: bool = False) -> list[float]:
    """What a level judges by at a table of so many, with modules of the expansion or without."""
    if level in BY_PLAYERS:
        own = BY_PLAYERS[level]
        sets = own.get(str(players), own["2"])
        if modules:
            sets = own.get(f"{players} {MODULES}", sets)
        return [number for numbers in sets for number in _filled(numbers, DEFAULT)]
    return DEFAULT if level == "hard" else PLAIN


def _filled(numbers: dict[str, float], standard: list[float]) -> list[float]:
    return [numbers.get(name, usual) for name, usual in zip(NAMES, standard)]


def sets_of(weights: list[float]) -> list[list[float]]:
    """The sets of numbers, one at least; raises OptionError where the last one is not complete."""
    count = len(NAMES)
    if not weights or len(weights) % count:
        raise OptionError("weights", "weights-count", wanted=count, found=len(weights))
    return [weights[first : first + count] for first in range(0, len(weights), count)]


def data_of(weights: list[float]) -> dict[str, Any]:
    """Numbers by name, as a file holds them."""
    first, *others = [dict(zip(NAMES, numbers)) for numbers in sets_of(weights)]
    return {**first, OTHERS: others} if others else dict(first)


def load(path: str, level: str = "hard") -> list[float]:
    """Weights from a file of `save`, what it leaves out as the level has it; raises OptionError with one sentence.

    A file without other sets has one only, unless it is empty: then it is the level itself.
    """
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError("weights", "weights-not-read", path=path, reason=said_by_system(error)) from error
    except ValueError as error:
        raise OptionError("weights", "weights-not-json", path=path) from error
    if not isinstance(found, dict):
        raise OptionError("weights", "weights-object", path=path)
    usual = weights_of(level)
    if not found:
        return usual
    others = found.pop(OTHERS, [])
    if not isinstance(others, list) or not all(isinstance(numbers, dict) for numbers in others):
        raise OptionError("weights", "weights-object", path=path)
    for numbers in (found, *others):
        _check(numbers, path)
    return [float(x) for numbers in (found, *others) for x in _filled(numbers, sets_of(usual)[0])]


def _check(numbers: dict[str, Any], path: str) -> None:
    for name, value in numbers.items():
        if name not in NAMES:
            raise OptionError("weights", "weight-unknown", name=name, path=path)
        if type(value) not in (int, float) or not isfinite(value):
            raise OptionError("weights", "weight-number", name=name, path=path)


def save(path: str, weights: list[float]) -> None:
    """One object, a name and a number per line, and a list of other sets, where there are any."""
    text = json.dumps(data_of(weights), indent=1)
    Path(path).write_text(text + "\n", encoding="utf-8")
