"""The release, built once for all tests of this folder."""

import subprocess
from pathlib import Path

import pytest

from tests.release.kit import SECONDS, clean_environment, copy_of_the_project, new_environment, uv


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone of the present sources."""
    return copy_of_the_project(tmp_path_factory.mktemp("clone"))


@pytest.fixture(scope="session")
def dist(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist, and the pure wheel that was built from it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [uv(), "build", "--quiet", "--out-dir", str(folder)]
    subprocess.run(command, cwd=project, env=clean_environment(), check=True, timeout=SECONDS)
    return folder


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    return next(dist.glob("*-none-any.whl"))


@pytest.fixture(scope="session")
def light(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel without any extra."""
    return new_environment(tmp_path_factory.mktemp("light"), str(wheel))


@pytest.fixture(scope="session")
def table(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with the browser table."""
    return new_environment(tmp_path_factory.mktemp("table"), f"{wheel}[table]")
