"""The notebook of the tour runs from top to bottom as it stands, in a folder of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
TOUR: dict[str, Any] = json.loads((ROOT / "examples" / "tour.ipynb").read_text(encoding="utf-8"))


def code() -> list[str]:
    return ["".join(cell["source"]) for cell in TOUR["cells"] if cell["cell_type"] == "code"]


def test_the_tour_runs_as_it_stands(tmp_path: Path) -> None:
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    env = {**os.environ, "MPLBACKEND": "Agg", "PYTHONUTF8": "1", "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-"],
        input="\n\n".join(code()),
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert "60 records verified" in done.stdout
    assert "tour-data: 60 games, 120 seats" in done.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tour-data", "tour-records", "tour.png"]
    assert (tmp_path / "tour.png").read_bytes().startswith(b"\x89PNG")


def test_the_tour_shows_what_it_promises_and_keeps_no_output() -> None:
    told = [cell["source"][0].strip() for cell in TOUR["cells"] if cell["cell_type"] == "markdown"]
    assert told == ["# A tour of Saecula", "## A game", "## A position", "## A search", "## A data set", "## A plot"]
    assert all(not cell["outputs"] for cell in TOUR["cells"] if cell["cell_type"] == "code")
