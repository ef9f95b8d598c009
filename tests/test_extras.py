"""What is installed with what: the project's file and the program agree."""

import re
import tomllib
from pathlib import Path

import pytest

from saecula import extras
from saecula.cli.app import app
from saecula.extras import COMMANDS, EXTRAS, is_installed

ROOT = Path(__file__).resolve().parents[1]
WHOLE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT, UV = WHOLE["project"], WHOLE["tool"]["uv"]
WANTED: dict[str, list[str]] = PROJECT["optional-dependencies"]
COPYLEFT = "chess"


def names(wanted: list[str]) -> set[str]:
    """Packages without versions, or `saecula[...]`."""
    return {re.split(r"[><=;~! ]", one)[0] for one in wanted}


def test_the_library_needs_two_small_packages() -> None:
    assert names(PROJECT["dependencies"]) == {"mypy-extensions", "librt"}


def test_every_extra_is_known_to_the_program_and_the_reverse() -> None:
    assert set(EXTRAS) == set(WANTED) - {"all", "dev"}
    assert set(COMMANDS.values()) <= set(EXTRAS)
    known = {command.name for command in [*app.registered_commands, *app.registered_groups]}
    assert set(COMMANDS) <= known
    for extra in EXTRAS:
        assert is_installed(extra), extra


def test_all_names_every_extra() -> None:
    inside = WANTED["all"][0].removeprefix("saecula[").removesuffix("]").split(",")
    assert set(inside) | {"terminal"} == set(EXTRAS)


def test_the_readme_and_the_changelog_name_every_extra() -> None:
    for name in ("README.md", "CHANGELOG.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        told = re.search(r"verything else is an extra: (.*?`all`)", text, re.DOTALL)
        assert told is not None
        assert set(re.findall(r"`([a-z]+)`", told[1])) == set(EXTRAS) | {"all"}, name


def test_no_version_is_pinned_twice() -> None:
    pinned = [one.partition("==")[0] for one in UV["constraint-dependencies"]]
    assert sorted(pinned) == sorted(set(pinned))


def test_who_needs_an_extra_that_is_missing_names_it_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "is_installed", lambda extra: extra in ("terminal", "table"))
    monkeypatch.setattr(extras, "is_clone", lambda: False)
    with pytest.raises(
        extras.MissingExtra, match=r"--redis needs the extra 'redis'.*pip install \"saecula\[table,redis\]\""
    ):
        extras.need("redis", "--redis")
    monkeypatch.setattr(extras, "is_clone", lambda: True)
    with pytest.raises(extras.MissingExtra, match=r"tune needs the extra 'lab'.*: uv run --extra lab saecula"):
        extras.need("lab", "tune")


def test_a_licence_that_spreads_is_asked_for_by_nobody_but_the_yardstick() -> None:
    assert [extra for extra, wanted in WANTED.items() if COPYLEFT in names(wanted)] == ["bench"]
