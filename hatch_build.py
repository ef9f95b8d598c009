"""Compiles the hot path with mypyc at install, where a C compiler is there.

SAECULA_MYPYC=auto (the default) compiles if it can and installs interpreted if it cannot; 1 insists; 0 does not try.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Everything in these folders is compiled, but for the modules that read files, make texts or check data.
FOLDERS = ["core", "aoc", "tta", "bots"]
INTERPRETED = [
    "core/__init__.py",
    "aoc/__init__.py",
    "aoc/words.py",
    "aoc/view.py",
    "aoc/cards/__init__.py",
    "aoc/cards/catalog.py",
    "aoc/cards/check.py",
    "aoc/cards/effects.py",
    "tta/__init__.py",
    "tta/view.py",
    "tta/words.py",
    *[f"tta/cards/{name}.py" for name in ("__init__", "actions", "attacks", "events", "governments", "leaders")],
    *[f"bots/{name}.py" for name in ("__init__", "greedy", "values", "levels")],
    *[f"bots/{name}.py" for name in ("aoc_bot", "tta_bot", "tta_weights")],
    *[f"tta/cards/{name}.py" for name in ("pacts", "specials", "tactics", "technologies", "territories", "wonders")],
    *[f"tta/cards/{name}.py" for name in ("balanced", "house", "leaders_new", "military_new", "new", "pointers")],
    "tta/cards/wonders_new.py",
]


def compiler() -> str:
    """The C compiler that an extension would be built with, or an empty text."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = shlex.split(command)[0]
    path = shutil.which(program)
    if not path:
        return ""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "try.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = sysconfig.get_path("include")
        tried = subprocess.run(
            [path, f"-I{include}", "-c", str(source), "-o", str(source.with_suffix(".o"))], capture_output=True
        )
        return path if tried.returncode == 0 else ""


class MypycHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def wanted(self) -> str:
        mode = os.environ.get("SAECULA_MYPYC", "auto")
        if mode not in ("auto", "0", "1"):
            raise ValueError(f"SAECULA_MYPYC: must be auto, 0 or 1, not '{mode}'")
        if self.target_name != "wheel" or mode == "0":
            return "no"
        if mode == "auto" and not compiler():
            return "no"
        return "must" if mode == "1" else "try"

    def dependencies(self) -> list[str]:
        return ["mypy==2.4.1", "setuptools>=75"] if self.wanted() != "no" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        package = Path(self.root) / "src" / "saecula"
        self.clean_up(package)
        wanted = self.wanted()
        if wanted == "no":
            return
        try:
            built = self.compile(package)
        except Exception as error:  # whatever a compiler may do, an interpreted install is better than none
            if wanted == "must":
                raise
            self.app.display_warning(f"mypyc: {error}; installing interpreted")
            self.clean_up(package)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version == "editable":
            return  # what was built lies beside the sources, where an editable install looks
        for path in built:
            inside = path.relative_to(Path(self.root) / "src")
            build_data["force_include"][str(path)] = str(inside)

    def sources(self, package: Path) -> list[Path]:
        found = [path for folder in FOLDERS for path in sorted((package / folder).rglob("*.py"))]
        return [path for path in found if str(path.relative_to(package)) not in INTERPRETED]

    def clean_up(self, package: Path) -> None:
        for path in [*package.rglob("*.so"), *package.rglob("*.pyd"), *package.parent.glob("*__mypyc*")]:
            path.unlink()
        (package / "_compiled.json").unlink(missing_ok=True)

    def compile(self, package: Path) -> list[Path]:
        """Run mypyc in a process of its own, in a folder of its own; return what it made, put beside the sources."""
        sources = self.sources(package)
        with tempfile.TemporaryDirectory() as folder:
            script = (
                "from setuptools import setup\n"
                "from mypyc.build import mypycify\n"
                f"modules = mypycify({[str(path) for path in sources]!r} + ['--strict'], opt_level='3')\n"
                "setup(name='saecula', packages=[], ext_modules=modules, "
                f"script_args=['build_ext', '--build-lib', {folder!r}, '--build-temp', {folder!r} + '/temp'])\n"
            )
            # nobody replaces our functions at run time, so the compiler may put small ones into their callers
            flags = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()
            environment = {**os.environ, "MYPYPATH": str(package.parent), "CFLAGS": flags}
            done = subprocess.run(
                [sys.executable, "-c", script], cwd=folder, env=environment, capture_output=True, text=True
            )
            if done.returncode != 0:
                raise RuntimeError((done.stdout + done.stderr).strip()[-2000:])
            built = []
            for path in sorted(Path(folder).rglob("*")):
                if path.suffix in (".so", ".pyd"):
                    inside = path.relative_to(folder)
                    target = package.parent / inside
                    shutil.copy2(path, target)
                    built.append(target)
        manifest = package / "_compiled.json"
        hashes = {str(path.relative_to(package)): sha256(path.read_bytes()).hexdigest() for path in sources}
        manifest.write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")
        return [*built, manifest]
