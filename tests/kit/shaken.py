"""A plugin of pytest under which every house value of both games is another one: `pytest -p tests.kit.shaken`.

Whatever passes under it pins none of them (tests/test_house_values.py). Of Through the Ages every number of
`tta/cards/house.py` is one more, before any row reads it. Of Age of Civilization every house population is another,
every house number of an effect one more, legacies and wonders move on to the next card, symbols are exchanged.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType

HOUSE = "saecula.tta.cards.house"
PURE = "SAECULA_PURE"


class Shaking(SourceFileLoader):
    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        for row in module.VALUES:
            row[2][:] = [number + 1 for number in row[2]]


class Finder(MetaPathFinder):
    """Finds the one module that must be shaken before others read it."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != HOUSE:
            return None
        spec = PathFinder.find_spec(name, path)
        assert spec is not None
        assert spec.origin is not None
        spec.loader = Shaking(name, spec.origin)
        return spec


def shake() -> None:
    """When pytest reads the plugin, before any test or conftest imports a row."""
    assert os.environ.get(PURE), f"{PURE}=1: compiled rows cannot be shaken"
    assert HOUSE not in sys.modules
    sys.meta_path.insert(0, Finder())
    from saecula.aoc.cards import catalog
    from tests.kit.shaken_cards import shaken_cards

    shipped = catalog.shipped
    catalog.shipped = lambda: shaken_cards(shipped())
    catalog.load()


shake()
