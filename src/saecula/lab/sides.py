"""The builds that `saecula bench` sets side by side: interpreted and compiled, ours and another one's.

Each measure of a build runs in a process of its own. Another build is a wheel, which is installed into a throwaway
environment, or a checkout, which runs with its own environment, or else with ours and its own sources first.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from saecula.core.errors import OptionError, SaeculaError
from saecula.lab.measures import HERE, Measure

INTERPRETED, COMPILED = "interpreted", "compiled"
BUILDS = (INTERPRETED, COMPILED)
OTHER = "other "  # before the name of the other one's builds
SECONDS = 600  # that an installation may take


@dataclass(frozen=True)
class Python:
    """A Python that has a saecula; `sources` come first on its path."""

    program: str
    sources: str = ""


OURS = Python(sys.executable)


@dataclass(frozen=True)
class Side:
    """One build, in the Python that has it."""

    build: str
    python: Python = OURS

    @property
    def name(self) -> str:
        return self.build if self.python == OURS else OTHER + self.build

    def run(self, measure: Measure, game: str, players: int, amount: float, *before: str) -> dict[str, Any]:
        """What the measure's program told: `figures`, or what is `missing`. `before` is a program that runs it."""
        words = [str(measure.file), measure.function, game, str(players), str(amount)]
        command = [*before, self.python.program, "-P", str(HERE), *words]
        done = subprocess.run(command, env=self._environment(), capture_output=True, text=True)
        if done.returncode != 0:
            raise SaeculaError("measure-failed", measure=measure.name, build=self.name, said=last_line(done.stderr))
        told: dict[str, Any] = json.loads(done.stdout)
        told["errors"] = done.stderr
        return self._checked(measure, told)

    def _checked(self, measure: Measure, told: dict[str, Any]) -> dict[str, Any]:
        """Ours lacks nothing; the other one's is told as it is."""
        ours = self.python == OURS
        if ours and "missing" in told:
            raise SaeculaError("measure-failed", measure=measure.name, build=self.name, said=told["missing"])
        if told["build"] != self.build:
            if ours:
                raise OptionError("bench", "other-build", build=told["build"])
            return {"missing": f"not {self.build}"}
        return told

    def _environment(self) -> dict[str, str]:
        environment = {**os.environ, "SAECULA_PURE": "1" if self.build == INTERPRETED else "0", "PYTHONHASHSEED": "0"}
        if self.python != OURS:
            for name in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "SAECULA_BUILD"):
                environment.pop(name, None)
        if self.python.sources:
            environment["PYTHONPATH"] = self.python.sources
        return environment


def last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "?"


# --- another one's ----------------------------------------------------------------------------------------------------
@contextmanager
def python_of(path: str) -> Iterator[Python]:
    """The Python of a wheel or a checkout, as long as it is needed."""
    place = Path(path)
    if place.suffix == ".whl" and place.is_file():
        with TemporaryDirectory(prefix="saecula-bench-") as folder:
            yield installed(place.resolve(), Path(folder))
    elif (place / "src" / "saecula" / "__init__.py").is_file():
        own = program_in(place.absolute() / ".venv")
        yield Python(str(own) if own.is_file() else sys.executable, str(place.resolve() / "src"))
    else:
        raise OptionError("--against", "no-build-there", path=path)


def program_in(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def installed(wheel: Path, folder: Path) -> Python:
    """The wheel in a new environment, by uv where there is one, else by pip."""
    uv = os.environ.get("UV") or shutil.which("uv")
    program = str(program_in(folder))
    if uv:
        asked("--against", [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(folder)])
        asked("--against", [uv, "pip", "install", "--quiet", "--python", program, str(wheel)])
    else:
        asked("--against", [sys.executable, "-m", "venv", str(folder)])
        asked("--against", [program, "-m", "pip", "install", "--quiet", str(wheel)])
    return Python(program)


def asked(option: str, command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise OptionError(option, "wheel-not-installed", said=f"{SECONDS} s") from None
    if done.returncode != 0:
        raise OptionError(option, "wheel-not-installed", said=last_line(done.stderr))
