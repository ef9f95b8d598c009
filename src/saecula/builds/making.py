"""Makes a compiled build: sources -> C by mypyc -> libraries by the C compiler -> a folder, tried and then named.

Everything happens in a folder of its own beside the finished builds, from a copy of the sources, and only a build that
was tried gets its name, in one step: whenever the work breaks off, nothing half-made is ever found. One process at a
time makes builds; it sweeps away what broken-off ones left.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Any

from filelock import FileLock

from saecula.builds.choice import LOG, MANIFEST, NAME_LENGTH, available, made_folder
from saecula.builds.compiler import cores, flags, lack
from saecula.builds.profile import Profile
from saecula.builds.sources import PACKAGE, compiled_sources, fingerprint, module_of

Tell = Callable[[str, int, int], None]  # a stage, how much of it is done, of how much
KEPT = 8  # finished builds: those of other checkouts, versions and Pythons may be in use
GROUP = "saecula"  # mypyc makes one library of all modules, `saecula__mypyc`
TRIAL = (
    "import saecula; from saecula.builds.choice import build; print(build().kind); saecula.tta.Game(seats=2, seed=1)"
)


class CannotCompile(Exception):
    """Why there is no compiled build, in one sentence."""


def make(tell: Tell) -> Path:
    """The build of these sources in the user's cache, made if it is not there."""
    folder = made_folder()
    if folder is None:
        raise CannotCompile("there is no home folder to keep the build in; SAECULA_BUILDS can name another")
    with _one_at_a_time(folder):
        found = available()
        if found is not None:
            return found
        with _logged(folder / LOG), _workshop(folder) as place:
            made = build_into(place / "build", place, tell)
            target = folder / str(made["fingerprint"])[:NAME_LENGTH]
            shutil.rmtree(target, ignore_errors=True)  # one that does not fit its own name
            os.replace(place / "build", target)
        _forget_old(folder)
        return target


@contextmanager
def _one_at_a_time(folder: Path) -> Iterator[None]:
    """Also for processes that wait: they find the build of the first."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder / ".lock"):
            yield
    except PermissionError as error:
        raise CannotCompile(f"cannot write {folder} ({error.strerror}); SAECULA_BUILDS can name another") from None


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
        said = f"; what the compilers said is in {path}" if path.stat().st_size else ""
        raise CannotCompile(f"{error}{said}") from None
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
        shutil.rmtree(place, ignore_errors=True)


def build_into(target: Path, place: Path, tell: Tell, profiled: bool = False) -> dict[str, object]:
    """Make and try a build in `target`, with `place` for everything on the way; its manifest."""
    missing = lack()
    if missing:
        raise CannotCompile(missing)
    began = time.monotonic()
    package = _snapshot(place)
    sources = compiled_sources(package)
    tell("generate", 0, 1)
    extensions = _c_sources(place, package, sources)
    jobs = cores()
    libraries, modules = _libraries(place, extensions, [module_of(path, package) for path in sources])
    manifest = _manifest(package, modules)
    profile = Profile(place) if profiled else None
    if profile is not None:
        _compile(place, target, libraries, [*flags(jobs), *profile.recording()], jobs, tell)
        _write(target, manifest)
        tell("train", 0, 1)
        profile.train(target)
    _compile(place, target, libraries, [*flags(jobs), *(profile.using() if profile else [])], jobs, tell)
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


def _c_sources(place: Path, package: Path, sources: list[Path]) -> list[Any]:
    """Mypyc's extensions: first the library of all modules, then for each module the few lines that name it."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise CannotCompile("mypy is not installed") from None
    os.environ["MYPYPATH"] = str(package.parent)
    options = ["--strict", "--config-file=", f"--cache-dir={place / 'types'}"]
    os.chdir(place)  # mypyc writes some files where it stands
    try:
        return list(
            mypycify(
                [*(str(path) for path in sources), *options],
                opt_level="2",
                debug_level="0",
                multi_file=True,
                group_name=GROUP,
                target_dir=str(place / "c"),
            )
        )
    except SystemExit:  # how mypyc ends when it finds a fault in types; it was written to the log
        raise CannotCompile("mypyc found a fault in the sources") from None


def _libraries(place: Path, extensions: list[Any], modules: list[str]) -> tuple[list[Any], dict[str, str]]:
    """What is linked, and in which library each module is.

    Python finds a module in a library by the last part of its name, so a library can hold many modules whose last
    parts differ: three do for all, where mypyc itself would make one for every module.
    """
    from setuptools import Extension

    whole, shims = extensions[0], {_name(one): one.sources[0] for one in extensions[1:]}
    shelves: list[dict[str, str]] = []  # by library: last part of the name -> module
    for module in modules:
        last = module.rpartition(".")[2]
        shelf = next((shelf for shelf in shelves if last not in shelf), None)
        if shelf is None:
            shelf = {}
            shelves.append(shelf)
        shelf[last] = module
    libraries, places = [whole], {_name(whole): _name(whole)}
    for number, shelf in enumerate(shelves):
        name = f"{GROUP}_names_{number}"
        source = place / "c" / f"{name}.c"
        lines = [
            # every shim brings a second name for packages, which we do not need and which would clash
            f'#define PyInit___init__ unused_{number}_{k}\n#include "{Path(shims[module]).as_posix()}"\n'
            "#undef PyInit___init__\n"
            for k, module in enumerate(shelf.values())
        ]
        source.write_text("".join(lines), encoding="utf-8")
        libraries.append(Extension(name, [str(source)], extra_compile_args=whole.extra_compile_args))
        places.update(dict.fromkeys(shelf.values(), name))
    return libraries, places


def _name(extension: Any) -> str:
    return str(extension.name).removesuffix(".__init__")


def _compile(place: Path, target: Path, libraries: list[Any], more: list[str], jobs: int, tell: Tell) -> None:
    """Compile on all cores, then link; setuptools knows how on every system."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    total = len(libraries[0].sources)  # the names, which follow, take a moment only
    done: list[str] = []

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_one = self.compiler.compile

            def compiled(source: str, named: dict[str, Any]) -> list[str]:
                objects: list[str] = compile_one([source], **named)
                done.append(source)
                if len(done) <= total:
                    tell("compile", len(done), total)
                return objects

            def on_all_cores(sources: list[str], **named: Any) -> list[str]:
                largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
                pool = ThreadPoolExecutor(jobs)
                try:
                    made = list(pool.map(lambda source: compiled(source, named), largest_first))
                finally:
                    pool.shutdown(cancel_futures=True)  # somebody may have interrupted
                if len(sources) == total:
                    tell("link", 0, 1)
                return [one for objects in made for one in objects]

            self.compiler.compile = on_all_cores
            super().build_extensions()

        def get_export_symbols(self, ext: Any) -> list[str]:
            return []  # what Python calls says itself that it is exported

    libraries = [copy(library) for library in libraries]
    for library in libraries:
        library.extra_compile_args = [*library.extra_compile_args, *more]
        library.extra_link_args = library.extra_compile_args if sys.platform != "win32" else []
    shutil.rmtree(target, ignore_errors=True)
    command = Build(Distribution({"name": GROUP, "ext_modules": libraries}))
    command.build_lib, command.build_temp, command.force = str(target), str(place / "objects"), True
    command.ensure_finalized()
    try:
        command.run()
    except Exception as error:  # setuptools has many ways to say that a compiler failed
        print(error)
        raise CannotCompile("the C compiler failed") from None


def _manifest(package: Path, modules: dict[str, str]) -> dict[str, object]:
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.metadata import version

    return {
        "fingerprint": fingerprint(package),
        "mypy": version("mypy"),
        "modules": {module: f"{library}{EXTENSION_SUFFIXES[0]}" for module, library in modules.items()},
    }


def _write(target: Path, manifest: dict[str, object]) -> None:
    (target / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def _try(target: Path) -> None:
    """A fresh process must be able to use it."""
    environment = {**os.environ, "SAECULA_BUILD": str(target), "SAECULA_PURE": "0"}
    done = subprocess.run([sys.executable, "-c", TRIAL], env=environment, capture_output=True, text=True)
    if done.returncode != 0 or done.stdout.strip() != "compiled":
        print(done.stdout, done.stderr)
        raise CannotCompile("what was compiled does not run here")
