"""The compiled build of the present sources, made once for a run of tests."""

import os
import subprocess
import sys
from pathlib import Path

from saecula.builds.choice import available
from tests.kit.programs import get, need


def make_engine() -> None:
    """Before the whole suite: it runs compiled where there is a compiler, and takes a third of the time."""
    if os.environ.get("SAECULA_PURE") != "1" and available() is None and get("compiler") is not None:
        print("compiling the engine, once for these sources", flush=True)
        _make()


def compiled_engine() -> Path:
    """For a test that needs it: the folder of the build."""
    need("compiler")
    if available() is None:
        _make()
    folder = available()
    assert folder is not None, "the engine does not compile: saecula compile says why"
    return folder


def _make() -> None:
    """Processes that come later wait for the first one."""
    subprocess.run([sys.executable, "-m", "saecula.builds"], stdout=subprocess.DEVNULL)
