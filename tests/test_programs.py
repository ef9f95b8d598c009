"""What a test hears that needs a program which is not there, and that a way to get it is tried once per run."""

import sys
from pathlib import Path

import pytest

from tests.kit import programs


@pytest.fixture
def tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ways to a program that nobody has, as they were tried."""
    ways: list[str] = []

    def fails() -> None:
        ways.append("fails")
        raise OSError("no network")

    def finds_nothing() -> None:
        ways.append("finds nothing")

    program = programs.Program(
        "a loom: weave one", lambda: iter([None, tmp_path / "bin" / "loom"]), (fails, finds_nothing)
    )
    monkeypatch.setitem(programs.PROGRAMS, "loom", program)
    monkeypatch.setattr(programs, "shared", lambda: tmp_path)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("SAECULA_TEST_INSTALL", raising=False)
    programs.get.cache_clear()
    return ways


def test_a_test_is_skipped_with_one_line_and_the_ways_are_tried_once(tried: list[str]) -> None:
    for _ in range(2):
        with pytest.raises(pytest.skip.Exception, match=r"^needs a loom: weave one$"):
            programs.need("loom")
        programs.get.cache_clear()  # as another process of the run, which knows only what was noted
    assert tried == ["fails", "finds nothing"]


def test_it_fails_in_ci(tried: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match=r"^needs a loom: weave one$"):
        programs.need("loom")


def test_nothing_is_installed_against_the_owners_will(tried: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAECULA_TEST_INSTALL", "0")
    assert programs.get("loom") is None
    assert tried == []


def test_a_file_that_does_not_run_is_no_program(tried: list[str], tmp_path: Path) -> None:
    loom = tmp_path / "bin" / "loom"
    loom.parent.mkdir()
    loom.write_text("#!/no/such/program\n")
    loom.chmod(0o755)
    assert programs.get("loom") is None


def test_a_program_that_runs_is_found(tried: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(programs.PROGRAMS, "loom", programs.Program("Python", lambda: iter([sys.executable]), ()))
    assert programs.need("loom") == Path(sys.executable)
