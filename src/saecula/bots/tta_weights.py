"""The numbers by which bots judge positions of Through the Ages: names, values in force, reading and writing files."""

import json
from math import isfinite
from pathlib import Path

from saecula.bots.tta_tables import WEIGHTS
from saecula.core.errors import OptionError, said_by_system

NAMES: list[str] = [name for name, _, _ in WEIGHTS]
PLAIN: list[float] = [plain for _, plain, _ in WEIGHTS]  # what the lower levels judge by
DEFAULT: list[float] = [found for _, _, found in WEIGHTS]


def weights_of(level: str) -> list[float]:
    """What a level judges by."""
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
