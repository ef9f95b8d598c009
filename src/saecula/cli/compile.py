"""saecula compile"""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from saecula.builds.choice import ready
from saecula.builds.compiler import lack
from saecula.cli.common import Json, Language, print_json
from saecula.core.errors import SaeculaError
from saecula.i18n import chosen_language, say
from saecula.problems import sentence

# how far along the work is when a stage begins and ends, in hundredths of the usual time
STAGES = {"wait": (0, 0), "generate": (0, 8), "compile": (8, 48), "link": (48, 97), "train": (97, 97), "try": (97, 100)}
Profiled = Annotated[
    bool, typer.Option("--profiled", help="Compile twice, the second time by what games need: a tenth faster again.")
]


def compile_engine(profiled: Profiled = False, lang: Language = "", json: Json = False) -> None:
    """Compile the engine with the C compiler of this machine; it runs about twenty times as fast then.

    The build is kept in the user's cache and used wherever its sources are unchanged. It can be interrupted. A profiled
    one takes more than twice as long to make; wheels carry such a build.

    Example: saecula compile
    """
    language = chosen_language(lang or None)
    there, began = ready(profiled), monotonic()
    folder = there or _made(language, profiled)
    seconds = round(monotonic() - began, 1)
    if json:
        print_json({"folder": str(folder), "made": there is None, "seconds": seconds})
        return
    message = "compile-done" if there is None else "compile-there"
    text = say(language, message, seconds=f"{seconds:.0f}", folder=str(folder))
    Console().print(text, markup=False, highlight=False, soft_wrap=True)


def _made(language: str, profiled: bool) -> Path:
    """Let a process make the build, and show how far it is."""
    missing = lack()
    if missing is not None:
        raise SaeculaError(say(language, "compile-cannot", reason=sentence(missing, language)))
    command = [sys.executable, "-m", "saecula.builds", "--attached", "--lang", language]
    command += ["--profiled"] if profiled else []
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        folder = _shown(process.stdout, language)
        fault = process.stderr.read().strip()
    if process.returncode != 0:
        raise SaeculaError(say(language, "compile-cannot", reason=fault))
    return Path(folder)


def _shown(told: Iterable[str], language: str) -> str:
    """Draw the stages as they are told; at last the folder of the build."""
    console = Console(stderr=True)
    bar = BarColumn(complete_style="default")
    with Progress(
        TextColumn("{task.description}"), bar, TimeElapsedColumn(), console=console, transient=True,
        disable=not console.is_terminal,
    ) as progress:  # fmt: skip
        task = progress.add_task("", total=100)
        before = ""
        for line in told:
            stage, _, rest = line.strip().partition(" ")
            if stage == "done":
                return rest
            done, total = (int(number) for number in rest.split())
            first, last = STAGES[stage]
            text = say(language, f"compile-{stage}")
            progress.update(task, description=text, completed=first + (last - first) * done / total)
            if stage != before and not console.is_terminal:
                console.print(text)
            before = stage
    return ""
