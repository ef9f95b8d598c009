"""The server compiles the engine in the background, and its bots take it into use."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from filelock import FileLock

from tests.kit.engine import compiled_engine
from tests.kit.programs import need
from tests.server.kit import ME, new_table

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at the processes of Linux")


def serving(folder: Path) -> "tuple[subprocess.Popen[str], str]":
    """A server for which nothing is compiled yet; its address."""
    code = "from saecula.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--bots", "1", "--no-open"]
    env = {**os.environ, "SAECULA_BUILDS": str(folder), "SAECULA_PURE": "0"}
    process = subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[1]


def children(parent: int) -> list[int]:
    """All processes below one."""
    own = Path(f"/proc/{parent}/task/{parent}/children")
    found = [int(word) for word in own.read_text().split()] if own.exists() else []
    return [*found, *(below for child in found for below in children(child))]


def thinks_compiled(server: int) -> bool:
    """Does a process below the server run compiled code?"""
    for child in children(server):
        try:
            if "saecula__mypyc" in Path(f"/proc/{child}/maps").read_text():
                return True
        except OSError:
            continue  # it has ended
    return False


def test_bots_use_the_engine_as_soon_as_it_is_compiled(tmp_path: Path) -> None:
    build = compiled_engine()
    with FileLock(tmp_path / ".lock"):  # the compilation waits for us
        process, url = serving(tmp_path)
        assert process.stdout is not None
        try:
            assert "compiling the engine in the background" in process.stdout.readline()
            shutil.copytree(build, tmp_path / build.name)  # made by somebody else, so that nobody need wait here
        except BaseException:
            process.kill()
            raise
    try:
        assert "the engine is compiled" in process.stdout.readline()
        bot = {"kind": "bot", "bot": "medium"}
        new_table(url, "tta", [ME, bot, bot], options={"seats": 3}, seed="4", start=True)
        for _ in range(600):
            if thinks_compiled(process.pid):
                break
            time.sleep(0.1)
        assert thinks_compiled(process.pid)
    finally:
        process.terminate()
        process.wait(30)


def test_a_server_that_ends_takes_its_compilation_along(tmp_path: Path) -> None:
    need("compiler")
    process, _ = serving(tmp_path)
    assert process.stdout is not None
    assert "compiling" in process.stdout.readline()
    for _ in range(2400):  # it leaves the machine to whoever else works on it
        if list(tmp_path.glob("making-*/c")):
            break
        time.sleep(0.1)
    assert list(tmp_path.glob("making-*/c"))
    workers = children(process.pid)
    assert workers
    process.kill()  # no chance to clean up
    process.wait()
    for _ in range(2400):
        if not any(Path(f"/proc/{worker}").exists() for worker in workers):
            break
        time.sleep(0.1)
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
    assert list(tmp_path.glob("making-*")) == []
