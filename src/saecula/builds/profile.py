"""Profile-guided optimisation, for wheels and whoever asks for it: compile to record, play, compile again with what
was learned.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from saecula.builds.compiler import is_clang


class Profile:
    """The recorded profile of a build, and the flags of both passes. Microsoft's compiler gets none."""

    def __init__(self, place: Path) -> None:
        self.folder = place / "profile"
        self.merged = place / "saecula.profdata"
        self.clang = sys.platform != "win32" and is_clang()

    def recording(self) -> list[str]:
        if sys.platform == "win32":
            return []
        return [f"-fprofile-generate={self.folder}", *([] if self.clang else ["-fprofile-update=single"])]

    def train(self, build: Path) -> None:
        """Play with the recording build."""
        environment = {**os.environ, "SAECULA_BUILD": str(build), "SAECULA_PURE": "0"}
        subprocess.run([sys.executable, "-m", "saecula.builds.training"], env=environment, check=True)
        if self.clang:
            tool = ["xcrun", "llvm-profdata"] if sys.platform == "darwin" else [_tool("llvm-profdata")]
            raw = [str(path) for path in self.folder.rglob("*.profraw")]
            subprocess.run([*tool, "merge", "-o", str(self.merged), *raw], check=True)

    def using(self) -> list[str]:
        if sys.platform == "win32":
            return []
        if self.clang:
            return [f"-fprofile-use={self.merged}"]
        # what training never reached is compiled as usual, not for size
        return [f"-fprofile-use={self.folder}", "-fprofile-partial-training"]


def _tool(name: str) -> str:
    """The plain name, or the newest with a version behind it, as Debian names them."""
    found = shutil.which(name)
    if found:
        return found
    places = [Path(part) for part in os.environ.get("PATH", "").split(os.pathsep)]
    versions = sorted(path for place in places for path in place.glob(f"{name}-*"))
    return str(versions[-1]) if versions else name
