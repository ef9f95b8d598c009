"""What lies in deploy/ fits the program: its options, its extras, its addresses; systemd checks its own files."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import typer.main

from saecula.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])


def options_of(*names: str) -> set[str]:
    """Every option of a command, as people type it."""
    command = typer.main.get_command(app)
    for name in names:
        command = command.commands[name]  # type: ignore[attr-defined]
    return {word for parameter in command.params for word in [*parameter.opts, *parameter.secondary_opts]}


def environment_of(*names: str) -> set[str]:
    command = typer.main.get_command(app)
    for name in names:
        command = command.commands[name]  # type: ignore[attr-defined]
    return {str(parameter.envvar) for parameter in command.params if getattr(parameter, "envvar", None)}


def assert_fits(words: list[str]) -> None:
    """A command line of ours, as far as its options go."""
    names = [words[0]] if words[0] != "admin" else words[:2]
    for word in words[len(names) :]:
        if word.startswith("--"):
            assert word.partition("=")[0] in options_of(*names), word


def test_the_container_starts_what_there_is() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    command = re.search(r"^CMD (\[.*\])$", text, re.MULTILINE)
    assert command is not None
    assert_fits([str(word) for word in json.loads(command[1])])
    named = re.search(r"\[([a-z,]+)\]\"", text)
    assert named is not None
    assert set(named[1].split(",")) <= set(EXTRAS)
    for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        for path in line.split():
            assert (ROOT / path).exists(), path
            kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
            assert f"!{path}" in kept, path
    assert "/api/ready" in text
    assert "USER saecula" in text


def test_compose_names_services_options_and_variables_that_exist() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    words = re.findall(r"^    - (serve|--\S+)$", text, re.MULTILINE)
    assert words[0] == "serve"
    assert_fits(words)
    variables = set(re.findall(r"^    (SAECULA_[A-Z]+):", text, re.MULTILINE))
    assert variables == {"SAECULA_DATABASE", "SAECULA_REDIS", "SAECULA_METRICS", "SAECULA_MAIL"}
    assert variables <= environment_of("serve")
    asked = set(re.findall(r"\$\{([A-Z_]+)", text))
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    assert asked == set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    services = set(re.findall(r"^  (\w+):$", text.split("services:")[1].split("\nvolumes:")[0], re.MULTILINE))
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert set(re.findall(r"(\w+):8000", caddy)) <= services
    assert "health_uri /api/ready" in caddy
    assert "respond /metrics 404" in caddy
    for path in re.findall(r"- (\./\w+):", text):
        assert (DEPLOY / path).exists(), path


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_start_what_there_is(path: Path) -> None:
    unit = configparser.RawConfigParser(strict=False, delimiters="=", comment_prefixes="#")
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(path)
    if path.suffix == ".timer":
        assert path.with_suffix(".service") in UNITS
        return
    words = shlex.split(unit["Service"]["ExecStart"].replace("%%", "%"))
    if words[0] == "/bin/sh":
        words = shlex.split(words[2].removeprefix("exec "))
    assert words[0] == "/opt/saecula/bin/saecula"
    assert_fits(words[1:])
    named = re.findall(r"SAECULA_[A-Z]+", path.read_text(encoding="utf-8"))
    assert set(named) <= environment_of("serve")


def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not here: install systemd")
    for path in UNITS:  # there is no /opt/saecula here
        text = path.read_text(encoding="utf-8").replace("/opt/saecula/bin/saecula", "/bin/true")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    names = [str(tmp_path / path.name) for path in UNITS]
    done = subprocess.run([program, "verify", "--man=no", *names], capture_output=True, text=True, timeout=60)
    told = [line for line in done.stderr.splitlines() if any(path.name in line for path in UNITS)]
    assert (done.returncode, told) == (0, [])


def test_the_guide_names_options_that_exist() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    known = options_of("serve") | options_of("bench-table") | options_of("verify")
    for name in ("backup", "restore", "migrate", "purge", "delete", "tables", "people", "status"):
        known |= options_of("admin", name)
    others = {"--build", "--no-deps", "--now", "--extra", "--help", "--fast"}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text)) - known - others == set()
    named = {
        word for cell in re.findall(r"^\| (`.*?`) \|", text, re.MULTILINE) for word in re.findall(r"`([a-z-]+)", cell)
    }
    admin = typer.main.get_command(app).commands["admin"].commands  # type: ignore[attr-defined]
    assert set(admin) <= named | {"saecula"}
