"""Compiled or interpreted? The hot path runs in both builds from one source.

An install with a C compiler puts compiled twins of some modules beside their sources, with a list of the sources'
hashes. Python prefers a compiled twin; that is wrong when the source was edited since, and unwanted when
SAECULA_PURE=1 asks for the interpreted build. In both cases the sources are put first.
"""

import json
import os
import sys
from hashlib import sha256
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent
MANIFEST = PACKAGE / "_compiled.json"
_chosen = ["interpreted", ""]


def manifest() -> dict[str, str]:
    """Compiled modules with the hash of the source they were made from."""
    if not MANIFEST.exists():
        return {}
    modules: dict[str, str] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return modules


def is_stale(modules: dict[str, str]) -> bool:
    for name, digest in modules.items():
        source = PACKAGE / name
        if not source.exists() or sha256(source.read_bytes()).hexdigest() != digest:
            return True
    return False


def choose_build() -> None:
    """Runs once, before any module that may be compiled is imported."""
    modules = manifest()
    if not modules:
        _chosen[:] = ["interpreted", "no compiled modules were installed"]
    elif os.environ.get("SAECULA_PURE") == "1":
        _chosen[:] = ["interpreted", "SAECULA_PURE=1"]
        _prefer_sources()
    elif is_stale(modules):
        _chosen[:] = ["interpreted", "the sources changed since they were compiled; install again to compile"]
        _prefer_sources()
    else:
        _chosen[:] = ["compiled", f"{len(modules)} modules by mypyc"]


def _prefer_sources() -> None:
    def hook(path: str) -> FileFinder:
        if not Path(path).is_relative_to(PACKAGE):
            raise ImportError("not ours")
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, hook)
    for path in [entry for entry in sys.path_importer_cache if Path(entry).is_relative_to(PACKAGE)]:
        del sys.path_importer_cache[path]


def build() -> tuple[str, str]:
    """("compiled" or "interpreted", why)."""
    return _chosen[0], _chosen[1]
