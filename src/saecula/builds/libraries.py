"""From sources to libraries: C by mypyc, then the C compiler on all cores.

Python finds a module in a library by the last part of its name, so a library can hold many modules whose last parts
differ: three name them all, where mypyc itself would make one library for every module.
"""

import os
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from pathlib import Path
from typing import Any

from saecula.core.errors import SaeculaError

SELDOM = Path(__file__).with_name("seldom.h")
GROUP = "saecula"  # mypyc makes one library of all modules, `saecula__mypyc` (choice.LIBRARY)
Tell = Callable[[str, int, int], None]  # a stage, how much of it is done, of how much


class CannotCompile(SaeculaError):
    """Why there is no compiled build, by a problem."""


def c_sources(place: Path, package: Path, sources: list[Path]) -> list[Any]:
    """Mypyc's extensions: first the library of all modules, then for each module the few lines that name it."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise CannotCompile("compile-no-mypy") from None
    os.environ["MYPYPATH"] = str(package.parent)
    # modules that are only imported are somebody else's to check: their extras may be missing here
    options = ["--strict", "--config-file=", "--follow-imports=silent", f"--cache-dir={place / 'types'}"]
    os.chdir(place)  # mypyc writes some files where it stands
    try:
        return list(
            mypycify(
                [*(str(path) for path in sources), *options],
                opt_level="3",
                debug_level="0",
                multi_file=True,
                group_name=GROUP,
                target_dir=str(place / "c"),
            )
        )
    except SystemExit:  # how mypyc ends when it finds a fault in types; it was written to the log
        raise CannotCompile("compile-fault") from None


def libraries_of(place: Path, extensions: list[Any], modules: list[str]) -> tuple[list[Any], dict[str, str]]:
    """What is linked, and in which library each module is."""
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
        same = {"extra_compile_args": whole.extra_compile_args, "include_dirs": whole.include_dirs}
        libraries.append(Extension(name, [str(source)], **same))
        places.update(dict.fromkeys(shelf.values(), name))
    return libraries, places


def _name(extension: Any) -> str:
    return str(extension.name).removesuffix(".__init__")


def compile_libraries(place: Path, target: Path, libraries: list[Any], more: list[str], jobs: int, tell: Tell) -> None:
    """Compile on all cores, then link; setuptools knows how on every system."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    total = len(libraries[0].sources)  # the names, which follow, take a moment only
    done: list[str] = []

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            if sys.platform == "win32":
                self.compiler.initialize()  # else every thread would
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

    if sys.platform != "win32":
        more = [*more, "-include", str(SELDOM)]
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
        raise CannotCompile("compile-c") from None
