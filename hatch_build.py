"""Puts a compiled build of the engine into a wheel, if SAECULA_COMPILE asks for it; an install needs no compiler.

SAECULA_COMPILE=1 compiles, =profiled compiles twice, the second time by what games need (for releases).
Without it the wheel is pure, and the same wheel runs everywhere; `saecula compile` compiles on the spot.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledBuild(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def wanted(self) -> str:
        mode = os.environ.get("SAECULA_COMPILE", "0")
        if mode not in ("0", "1", "profiled"):
            raise ValueError(f"SAECULA_COMPILE: must be 0, 1 or profiled, not '{mode}'")
        return "" if mode == "0" else mode

    def dependencies(self) -> list[str]:
        return ["mypy==2.4.1", "setuptools>=75", "filelock>=3.16"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = self.wanted()
        if not wanted or version == "editable":
            return
        self.folder = tempfile.TemporaryDirectory()  # gone when the wheel is made
        target = Path(self.folder.name) / "build"
        command = [sys.executable, "-m", "saecula.builds", "--into", str(target)]
        if wanted == "profiled":
            command.append("--profiled")
        source = str(Path(self.root) / "src")
        subprocess.run(command, env={**os.environ, "PYTHONPATH": source, "SAECULA_PURE": "1"}, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in target.iterdir():
            build_data["force_include"][str(path)] = f"saecula/_compiled/{path.name}"
