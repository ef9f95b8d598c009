"""Every command of the README, run as it stands there in a clone by somebody who has Python, pip and pipx."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from saecula.cli.app import app
from tests.release.kit import ROOT, SECONDS, bin_of, clean_environment, copy_of_the_project, new_environment, served, uv

TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)
LINES = [line.split("  #")[0].rstrip() for block in BLOCKS for line in block.splitlines()]
TYPED = "1\n1\nquit\nquit\n"  # at the terminal table: two actions, then leave


def test_the_readme_is_read() -> None:
    assert "pip install uv && uv run saecula serve" in LINES
    assert "uv run --extra dev pytest" in LINES
    assert len(LINES) > 20


@pytest.fixture(scope="session")
def shell(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a person with Python, pip and pipx, for whom our release is to be had."""
    tools = new_environment(tmp_path_factory.mktemp("tools"), "pip", "pipx", "uv", seed=True)
    home = tmp_path_factory.mktemp("pipx")
    return clean_environment(
        PATH=f"{bin_of(tools)}{os.pathsep}{os.environ['PATH']}",
        PIPX_HOME=str(home),
        PIPX_DEFAULT_PYTHON=sys.executable,
        PIP_FIND_LINKS=str(dist),
        UV_FIND_LINKS=str(dist),
        UV_CACHE_DIR=cache(),
        SAECULA_PORT="0",
        SAECULA_DATABASE=str(home / "saecula.db"),
        PYTEST_ADDOPTS="-n 0 -p no:cacheprovider tests/core/test_rng.py",  # not the whole suite within the suite
        SAECULA_TEST_INSTALL="0",
    )


def cache() -> str:
    """Packages that were downloaded already are not downloaded again."""
    return subprocess.run([uv(), "cache", "dir"], capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize("line", [line for line in LINES if "saecula serve" in line])
def test_a_server_of_the_readme_answers(line: str, shell: dict[str, str], tmp_path: Path) -> None:
    told = served(line, copy_of_the_project(tmp_path / "clone"), shell)
    assert "Traceback" not in told


@pytest.mark.parametrize("line", [line for line in LINES if "saecula serve" not in line])
def test_a_command_of_the_readme_works(line: str, shell: dict[str, str], project: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", line], cwd=project, env=shell, input=TYPED, capture_output=True, text=True, timeout=SECONDS
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_every_command_is_named_and_every_name_is_one() -> None:
    listed = set(re.findall(r"^\| (.*) \|.*\|$", TEXT, re.MULTILINE))
    named = {name for cell in listed for name in re.findall(r"`saecula ([a-z-]+)`", cell)}
    assert named == {command.name for command in [*app.registered_commands, *app.registered_groups]}
