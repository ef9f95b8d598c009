"""Compiles the engine while the server is at work, where a C compiler is there; nobody waits for it."""

import asyncio
import logging
import os
import subprocess
import sys
from time import monotonic
from typing import Final

from saecula.builds.choice import build
from saecula.builds.compiler import lack
from saecula.extras import is_installed
from saecula.server.thinkers import Thinkers

log = logging.getLogger("saecula.server")
FIRST: Final = 3.0  # seconds: the first page comes first
COMMAND: Final = [sys.executable, "-m", "saecula.builds", "--attached", "--idle"]


async def compile_engine(thinkers: Thinkers) -> None:
    """Make a compiled build at low priority, tell it in a line, and let the bots think with it from then on."""
    if build().kind == "compiled" or os.environ.get("SAECULA_PURE") == "1" or not is_installed("compile"):
        return
    if await asyncio.to_thread(lack):
        return  # `saecula doctor` says what is missing
    await asyncio.sleep(FIRST)
    began = monotonic()
    print("Saecula: compiling the engine in the background, once; bots will think faster", flush=True)
    fault = await _run()
    if fault:
        log.error("the engine cannot be compiled, bots go on as they are: %s", fault)
        return
    thinkers.renew()
    seconds = round(monotonic() - began)
    print(f"Saecula: the engine is compiled ({seconds} s); bots use it from now on", flush=True)


async def _run() -> str:
    """The process that compiles; what went wrong, or an empty text. It ends with us, however we end."""
    if sys.platform == "win32":
        idle = subprocess.IDLE_PRIORITY_CLASS
    else:
        idle = 0  # it lowers its priority itself
    process = subprocess.Popen(  # waited for in a thread: not every loop of Windows can
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=sys.platform != "win32",  # Ctrl-C is for us, and its compilers are its own to end
        creationflags=idle,
    )
    assert process.stdin is not None
    assert process.stderr is not None
    try:
        said = await asyncio.to_thread(process.stderr.read)
        return said.decode(errors="replace").strip() if process.wait() else ""
    finally:
        process.stdin.close()  # it notices, and ends
