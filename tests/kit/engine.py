"""The compiled build of the present sources, made once for a run of tests."""

import os
import subprocess
import sys
from pathlib import Path

from saecula.builds.choice import available
from tests.kit.programs import get, missing, need


def make_engine() -> None:
    """Before any test: whoever runs the whole suite has it run compiled, where there is a compiler."""
    if os.environ.get("SAECULA_PURE") == "1" or available() is not None or get("compiler") is None:
        return
    print("compiling the engine, once", flush=True)
    subprocess.run([sys.executable, "-m", "saecula.builds"], stdout=subprocess.DEVNULL)


def compiled_engine() -> Path:
    """For a test that needs it: the folder of the build."""
    need("compiler")
    return available() or missing("a compiled engine: saecula compile says why there is none")
