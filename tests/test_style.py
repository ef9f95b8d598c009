"""Lint, types, and what we promise never to put into the repository."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run(*command: str) -> None:
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_ruff_finds_nothing() -> None:
    run("ruff", "check", ".")
    run("ruff", "format", "--check", ".")


def test_mypy_strict_finds_nothing() -> None:
    run("mypy")


def test_readme_examples_work() -> None:
    run("doctest", "README.md")


def test_files_stay_short() -> None:
    long = [
        path.name for path in (ROOT / "src").rglob("*.py") if len(path.read_text(encoding="utf-8").splitlines()) > 500
    ]
    assert long == []


def test_nothing_is_left_unfinished() -> None:
    marks = re.compile(r"\b(TODO|FIXME|XXX)\b")
    sources = [path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.py")]
    found = [path.name for path in sources if path != Path(__file__) and marks.search(path.read_text(encoding="utf-8"))]
    assert found == []
