"""The C compiler of this machine, and the flags that are good and cheap with it."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from saecula.core.errors import Problem

PROBE = "#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n"
SECONDS = 60


def cores() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def compiler_command() -> list[str]:
    """The command that extensions of this Python are compiled with; empty where it is not there."""
    if sys.platform == "win32":
        studio = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
        return ["cl"] if shutil.which("cl") or studio.is_file() else []
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    path = shutil.which(command[0]) or shutil.which("cc")
    return [path, *command[1:]] if path else []


def lack() -> Problem | None:
    """What is missing for compiling here."""
    command = compiler_command()
    if not command or not _has_developer_tools():
        return Problem("compile-no-compiler")
    if sys.platform != "win32" and not _compiles([]):
        return Problem("compile-no-headers", compiler=command[0])
    return None


def _has_developer_tools() -> bool:
    """A Mac without them has a `cc` that opens a window and asks."""
    if sys.platform != "darwin":
        return True
    return subprocess.run(["xcode-select", "-p"], capture_output=True).returncode == 0


def _compiles(flags: list[str]) -> bool:
    """Does a small shared library compile and link with these flags?"""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(PROBE)
        shared = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler_command(), *flags, "-fPIC", include, *shared, str(source), "-o", f"{folder}/probe.so"]
        try:
            return subprocess.run(command, capture_output=True, timeout=SECONDS).returncode == 0
        except (OSError, subprocess.TimeoutExpired):
            return False


def is_clang() -> bool:
    command = compiler_command()
    try:
        done = subprocess.run([*command, "--version"], capture_output=True, text=True, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return "clang" in done.stdout


def flags(jobs: int) -> list[str]:
    """For compiling and linking: every module is a file of its own, so that all cores have work, and the linker
    optimises over all of them. Measured with gcc 12: without the linker's part a decision takes 8 % more instructions;
    hidden names and -O3 (`libraries.py`) take 8 % off, and random play is an eighth quicker.
    """
    if sys.platform == "win32":
        return []  # what mypyc asks of Microsoft's compiler is right
    # nobody replaces our functions at run time or calls them from outside, so they may be put into their callers;
    # what Python calls says itself that it is seen
    usual = ["-w", "-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
    together = "-flto=thin" if is_clang() else f"-flto={jobs}"
    return [*usual, together] if _compiles([*usual, together]) else usual
