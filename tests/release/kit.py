"""Clean places to install into, and servers that are asked until they answer."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path

from tests.kit.programs import missing

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 300
# what a stranger's shell has none of
OURS = ("SAECULA_", "PYTHON", "VIRTUAL_ENV", "UV_PROJECT", "UV_RUN", "PYTEST_", "COV_", "CONDA_")


def uv() -> str:
    """The uv that runs this, or any other."""
    found = os.environ.get("UV") or shutil.which("uv")
    return found or missing("uv: pip install uv")


def clean_environment(**more: str) -> dict[str, str]:
    """A stranger's environment; only the build of the engine, which is named by its sources, is shared with us."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    builds = {name: os.environ[name] for name in ("SAECULA_BUILDS",) if name in os.environ}
    return {**kept, **builds, "UV_PYTHON_DOWNLOADS": "never", **more}


def bin_of(environment: Path) -> Path:
    return environment / ("Scripts" if sys.platform == "win32" else "bin")


def new_environment(folder: Path, *wanted: str, seed: bool = False) -> Path:
    """An environment with nothing in it but what is wanted."""
    command = [uv(), "venv", "--quiet", "--python", sys.executable, str(folder), *(["--seed"] if seed else [])]
    subprocess.run(command, check=True, env=clean_environment())
    if wanted:
        install(folder, *wanted)
    return folder


def install(environment: Path, *wanted: str, **more: str) -> None:
    command = [uv(), "pip", "install", "--quiet", "--python", str(bin_of(environment) / "python"), *wanted]
    done = subprocess.run(command, capture_output=True, text=True, env=clean_environment(**more), timeout=SECONDS)
    if done.returncode != 0 and "error sending request" in done.stderr:
        missing("a network, or a cache of packages")
    assert done.returncode == 0, done.stderr


def run(environment: Path, *words: str, code: int = 0, **more: str) -> subprocess.CompletedProcess[str]:
    """A program of an environment, from a folder that is not ours."""
    program = str(bin_of(environment) / words[0])
    done = subprocess.run(
        [program, *words[1:]],
        cwd=environment,
        env=clean_environment(**more),
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done


def copy_of_the_project(target: Path) -> Path:
    """What a clone of the present sources would have."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True
    )
    if listed.returncode != 0:
        missing("a clone: git lists what belongs to the project")
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def served(command: str, folder: Path, environment: Mapping[str, str]) -> str:
    """Start a server by a line of a shell, ask for the page and the cards, end it as Ctrl-C does; what it printed."""
    with (folder / "served.log").open("w+") as output:
        process = subprocess.Popen(
            ["bash", "-c", command], cwd=folder, env=dict(environment), stdin=subprocess.DEVNULL, stdout=output,
            stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        try:
            address = _address(process, folder / "served.log")
            assert b"<script" in asked(address)
            assert b"Moses" in asked(f"{address}/api/cards/tta")
        finally:
            os.killpg(process.pid, signal.SIGINT)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                raise
        output.seek(0)
        return output.read()


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    """What it prints first, when the server listens."""
    for _ in range(10 * SECONDS):
        found = re.search(r"Saecula: http://\S+?:(\d+)", log.read_text())
        if found:
            return f"http://127.0.0.1:{found[1]}"
        assert process.poll() is None, log.read_text()
        time.sleep(0.1)
    raise AssertionError(f"no address: {log.read_text()}")


def asked(address: str) -> bytes:
    """A busy machine may take its time."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                content: bytes = answer.read()
                return content
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")
