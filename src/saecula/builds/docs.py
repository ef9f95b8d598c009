"""Docstrings of compiled classes: mypyc leaves them out, and `help` shall show them in both builds."""

import re
import sys
from inspect import cleandoc

from saecula.builds.choice import build
from saecula.builds.sources import PACKAGE

# what people meet as compiled classes; Game and its neighbours are not compiled
MODULES = ("core.errors", "core.event", "core.rules", "core.state", "aoc.rules", "aoc.state", "tta.rules", "tta.state")
DOCSTRING = re.compile(r'^class (\w+)[^\n]*:\n    """(.*?)"""', re.MULTILINE | re.DOTALL)


def document() -> None:
    """Give compiled classes the docstrings of their sources, which lie beside them."""
    if build().folder is None:
        return
    for name in MODULES:
        text = PACKAGE.joinpath(*name.split(".")).with_suffix(".py").read_text(encoding="utf-8")
        module = sys.modules[f"saecula.{name}"]
        for kind, docstring in DOCSTRING.findall(text):
            getattr(module, kind).__doc__ = cleandoc(docstring)
