"""Docstrings of compiled classes: mypyc leaves them out, and `help` shall show them in both builds."""

import re
import sys
from inspect import cleandoc

from saecula.builds.choice import build
from saecula.builds.sources import FOLDERS, PACKAGE

# what people meet as compiled classes; Game and its neighbours are not compiled
FACES = ("errors", "event", "rules", "state")
DOCSTRING = re.compile(r'^class (\w+)[^\n]*:\n    """(.*?)"""', re.MULTILINE | re.DOTALL)


def document() -> None:
    """Give compiled classes the docstrings of their sources, which lie beside them."""
    if build().folder is None:
        return
    for path in [PACKAGE / folder / f"{name}.py" for folder in FOLDERS for name in FACES]:
        module = sys.modules.get(f"saecula.{path.parent.name}.{path.stem}")
        if module is None:
            continue
        text = path.read_text(encoding="utf-8")
        for kind, docstring in DOCSTRING.findall(text):
            getattr(module, kind).__doc__ = cleandoc(docstring)
