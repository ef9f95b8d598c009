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
        mode = os.environ.get("SAECULA_COMPILE") or "0"
        if mode not in ("0", "1", "profiled"):
            raise ValueError(f"SAECULA_COMPILE: must be 0, 1 or profiled, not '{mode}'")
        return "" if mode == "0" else mode

    def dependencies(self) -> list[str]:
        """What the extra `compile` names; we ourselves are here already."""
        if not self.wanted():
            return []
        return [one for one in self.metadata.core.optional_dependencies["compile"] if not one.startswith("saecula")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = self.wanted()
        if not wanted or version == "editable":
            return
        folder = self.profiled() if wanted == "profiled" else self.compiled()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in folder.iterdir():
            build_data["force_include"][str(path)] = f"saecula/_compiled/{path.name}"

    def compiled(self) -> Path:
        """The build of these sources in the user's cache; made if it is not there."""
        return Path(self.made().splitlines()[-1].removeprefix("done "))

    def profiled(self) -> Path:
        self.folder = tempfile.TemporaryDirectory()  # gone when the wheel is made
        folder = Path(self.folder.name) / "build"
        self.made("--profiled", str(folder))
        return folder

    def made(self, *options: str) -> str:
        """Run the process that compiles; what it told."""
        environment = {**os.environ, "PYTHONPATH": str(Path(self.root) / "src"), "SAECULA_PURE": "1"}
        command = [sys.executable, "-m", "saecula.builds", *options]
        return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
