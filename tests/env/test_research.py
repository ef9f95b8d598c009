"""The guide for researchers works as it stands."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="needs the extra 'openspiel'")
pytest.importorskip("pettingzoo", reason="needs the extra 'env'")

ROOT = Path(__file__).parents[2]


def test_the_guide_works_as_it_stands() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "doctest", "docs/research.md"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
