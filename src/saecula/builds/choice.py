"""Compiled or interpreted? Chosen once, when saecula is imported, before any module that may be compiled."""

import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from saecula.builds.sources import PACKAGE, fingerprint

MANIFEST = "manifest.json"
LOG = "compile.log"  # beside the builds, while one is made and where that failed
NAME_LENGTH = 20  # of a build's folder: the beginning of its fingerprint
LIBRARY = "saecula__mypyc"  # all modules; the others give their names
SHIPPED = PACKAGE / "_compiled"  # the build that a compiled wheel carries


class Build:
    """What is in use: `kind` is "compiled" or "interpreted", `reason` says why, `folder` where a compiled one lies."""

    def __init__(self, kind: str, reason: str, folder: Path | None = None) -> None:
        self.kind = kind
        self.reason = reason
        self.folder = folder


_in_use = Build("interpreted", "nothing was chosen yet")


def build() -> Build:
    return _in_use


def choose() -> None:
    """Take a compiled build of exactly these sources into use where there is one."""
    global _in_use
    _in_use = _chosen()
    if _in_use.folder is None:
        return
    finder = CompiledModules(_in_use.folder)
    sys.meta_path.insert(0, finder)
    try:
        import_module(LIBRARY)
    except ImportError as error:  # damaged, or made for other libraries of this machine
        sys.meta_path.remove(finder)
        _in_use = Build("interpreted", f"the build in {_in_use.folder} cannot be loaded ({error})")


def _chosen() -> Build:
    if os.environ.get("SAECULA_PURE") == "1":
        return Build("interpreted", "SAECULA_PURE=1")
    folder = available()
    if folder is not None:
        return Build("compiled", _origin(folder), folder)
    if (SHIPPED / MANIFEST).is_file():
        return Build("interpreted", "the build that came with the wheel is not of these sources, or not whole")
    return Build("interpreted", "nothing is compiled from these sources yet")


def available() -> Path | None:
    """The build of exactly these sources, if there is one; SAECULA_BUILD names one folder and no other."""
    named, made = os.environ.get("SAECULA_BUILD"), made_folder()
    places = [Path(named)] if named else [SHIPPED, *([made] if made else [])]
    if not any(os.path.isdir(place) for place in places):  # False, too, where we may not look
        return None  # spares the reading of all sources
    own = fingerprint()
    for place in places:
        folder = place / own[:NAME_LENGTH] if place == made else place
        if manifest_of(folder).get("fingerprint") == own and _is_whole(folder) and _is_ours(folder):
            return folder
    return None


def ready(profiled: bool) -> Path | None:
    """The same, where a build must be profiled if somebody wants it so."""
    found = available()
    return found if found is not None and (not profiled or manifest_of(found).get("profiled") is True) else None


def made_folder() -> Path | None:
    """Where builds are made: SAECULA_BUILDS, else the user's cache; None for somebody without a home."""
    named = os.environ.get("SAECULA_BUILDS")
    if named:
        return Path(named).absolute()
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "win32":
        cache = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        cache = home / "Library" / "Caches"
    else:
        cache = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return cache / "saecula" / "builds"


def manifest_of(folder: Path) -> dict[str, object]:
    """What a build says about itself; nothing where there is none that can be read."""
    try:
        found = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _is_whole(folder: Path) -> bool:
    """Are all libraries there, as large as they were made?"""
    sizes = manifest_of(folder).get("sizes")
    if not isinstance(sizes, dict):
        return False
    try:
        return all((folder / name).stat().st_size == size for name, size in sizes.items())
    except OSError:
        return False


def _is_ours(folder: Path) -> bool:
    """Made by somebody whose code we run anyway."""
    if sys.platform == "win32":
        return True
    return folder.stat().st_uid in (0, os.geteuid(), PACKAGE.stat().st_uid)


def _origin(folder: Path) -> str:
    found = manifest_of(folder)
    modules = found.get("modules")
    count = sum(module.startswith(f"{PACKAGE.name}.") for module in modules) if isinstance(modules, dict) else 0
    place = "part of the wheel" if folder == SHIPPED else f"in {folder}"
    return f"{count} modules by mypyc {found.get('mypy')}, {place}"


class CompiledModules:
    """A finder of `sys.meta_path`: the modules of a build, wherever their sources lie."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        modules = manifest_of(folder)["modules"]
        assert isinstance(modules, dict)
        self.modules: dict[str, str] = modules  # module -> library

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        library = self.modules.get(fullname)
        if library is None:
            return None
        location = str(self.folder / library)
        source = PACKAGE.parent.joinpath(*fullname.split("."))
        inside = [str(source)] if source.is_dir() else None
        loader = CompiledLoader(fullname, location, inside)
        return spec_from_file_location(fullname, location, loader=loader, submodule_search_locations=inside)


class CompiledLoader(ExtensionFileLoader):
    """Loads one module of several in a library; a package's path is the folder of its sources."""

    def __init__(self, name: str, path: str, inside: list[str] | None) -> None:
        super().__init__(name, path)
        self.inside = inside

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__file__ = self.path  # mypyc guesses one that is not there
        if self.inside is not None:
            module.__path__ = self.inside
