"""Makes a compiled build: a folder of libraries with a manifest, tried and then named.

Everything happens in a folder of its own beside the finished builds, from a copy of the sources, and only a build that
was tried gets its name, in one step: whenever the work breaks off, nothing half-made is ever found. One process at a
time makes builds; it sweeps away what broken-off ones left.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

from filelock import FileLock, Timeout

from saecula.builds.choice import LOG, MANIFEST, NAME_LENGTH, made_folder, manifest_of, ready
from saecula.builds.compiler import compiler_command, cores, flags, lack
from saecula.builds.libraries import CannotCompile, Tell, c_sources, compile_libraries, libraries_of
from saecula.builds.profile import Profile
from saecula.builds.sources import PACKAGE, compiled_sources, fingerprint, module_of
from saecula.core.errors import said_by_system

KEPT = 8  # finished builds: those of other checkouts, versions and Pythons may be in use
TRIAL = (
    "from saecula.builds.choice import build; from saecula.core.game import Game; from saecula.games import RULES; "
    "print(build().kind); [Game(rules, {}, 1) for rules in RULES.values()]"
)


def make(tell: Tell, profiled: bool = False) -> Path:
    """The build of these sources in the user's cache, made if it is not there; a profiled one takes the plain one's
    place.
    """
    folder = made_folder()
    if folder is None:
        raise CannotCompile("compile-no-home")
    with _one_at_a_time(folder, tell):
        found = ready(profiled)
        if found is not None:
            return found
        with _logged(folder / LOG), _workshop(folder) as place:
            made = build_into(place / "build", place, tell, profiled)
            target = folder / str(made["fingerprint"])[:NAME_LENGTH]
            _remove(target)  # one that is damaged
            os.replace(place / "build", target)
        _forget_old(folder)
        return target


@contextmanager
def _one_at_a_time(folder: Path, tell: Tell) -> Iterator[None]:
    """Also for processes that wait: they find the build of the first."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder / ".lock")
        try:
            lock.acquire(timeout=0)
        except Timeout:
            tell("wait", 0, 1)
            lock.acquire()
        try:
            yield
        finally:
            lock.release()
    except OSError as error:
        raise CannotCompile("compile-cannot-write", path=folder, reason=said_by_system(error)) from None


@contextmanager
def _workshop(folder: Path) -> Iterator[Path]:
    for left in folder.glob("making-*"):
        shutil.rmtree(left, ignore_errors=True)
    place = folder / f"making-{os.getpid()}"
    place.mkdir()
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)


@contextmanager
def _logged(path: Path) -> Iterator[None]:
    """What compilers print goes to a file, which stays where they failed: `saecula doctor` tells of it."""
    try:
        with _output_to(path):
            yield
    except CannotCompile as error:
        if path.stat().st_size == 0:
            path.unlink()
            raise
        raise CannotCompile("compile-log", reason=error.problem, path=path) from None
    except KeyboardInterrupt:
        path.unlink()
        raise
    path.unlink()


@contextmanager
def _output_to(path: Path) -> Iterator[None]:
    """Everything that is printed here, and by the programs that we start."""
    before = os.dup(1), os.dup(2)
    with path.open("w", encoding="utf-8") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for number, kept in enumerate(before, 1):
            os.dup2(kept, number)
            os.close(kept)


def _forget_old(folder: Path) -> None:
    builds = [place for place in folder.iterdir() if (place / MANIFEST).is_file()]
    for place in sorted(builds, key=lambda place: place.stat().st_mtime, reverse=True)[KEPT:]:
        _remove(place)


def _remove(build: Path) -> None:
    """Its manifest first: what is left of it, if that breaks off, is no build."""
    (build / MANIFEST).unlink(missing_ok=True)
    shutil.rmtree(build, ignore_errors=True)


def build_into(target: Path, place: Path, tell: Tell, profiled: bool = False) -> dict[str, object]:
    """Make and try a build in `target`, with `place` for everything on the way; its manifest."""
    missing = lack()
    if missing is not None:
        raise CannotCompile(missing.id, **missing.values)
    if sys.platform != "win32":
        os.environ["CC"] = shlex.join(compiler_command())  # what we have tried, and no other
    began = time.monotonic()
    package = _snapshot(place)
    sources = compiled_sources(package)
    tell("generate", 0, 1)
    extensions = c_sources(place, package, sources)
    jobs = cores()
    usual = flags(jobs)
    libraries, modules = libraries_of(place, extensions, [module_of(path, package) for path in sources])
    manifest = {**_manifest(package, modules), "profiled": profiled}
    profile = Profile(place) if profiled else None
    if profile is not None and profile.recording():
        compile_libraries(place, target, libraries, [*usual, *profile.recording()], jobs, tell)
        _write(target, manifest)
        tell("train", 0, 1)
        profile.train(target)
    compile_libraries(place, target, libraries, [*usual, *(profile.using() if profile else [])], jobs, tell)
    manifest["seconds"] = round(time.monotonic() - began, 1)
    _write(target, manifest)
    tell("try", 0, 1)
    _try(target)
    return manifest


def _snapshot(place: Path) -> Path:
    """A copy of the sources: whoever edits them meanwhile edits another version. Types need all of them."""
    package = place / "src" / PACKAGE.name
    shutil.copytree(PACKAGE, package, ignore=_not_python)
    return package


def _not_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not (name.endswith((".py", ".typed")) or Path(folder, name).is_dir())]


def _manifest(package: Path, modules: dict[str, str]) -> dict[str, object]:
    return {
        "fingerprint": fingerprint(package),
        "mypy": version("mypy"),
        "modules": {module: f"{library}{EXTENSION_SUFFIXES[0]}" for module, library in modules.items()},
    }


def _write(target: Path, manifest: dict[str, object]) -> None:
    sizes = {path.name: path.stat().st_size for path in sorted(target.iterdir()) if path.name != MANIFEST}
    text = json.dumps({**manifest, "sizes": sizes}, indent=1) + "\n"
    (target / MANIFEST).write_text(text, encoding="utf-8")


def _try(target: Path) -> None:
    """A fresh process must be able to use it."""
    environment = {**os.environ, "SAECULA_BUILD": str(target), "SAECULA_PURE": "0"}
    done = subprocess.run([sys.executable, "-c", TRIAL], env=environment, capture_output=True, text=True)
    if done.returncode != 0 or done.stdout.strip() != "compiled":
        if manifest_of(target).get("fingerprint") != fingerprint():
            raise CannotCompile("compile-edited")
        print(done.stdout, done.stderr)
        raise CannotCompile("compile-does-not-run")
