"""Compiled or interpreted: which build is taken, and that making one leaves nothing wrong behind."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from filelock import FileLock

from saecula.builds import choice
from saecula.builds.sources import INTERPRETED, PACKAGE, compiled_sources, fingerprint
from tests.kit.engine import compiled_engine
from tests.kit.programs import need
from tests.test_cli import bad, data, good

SHOWN = "from saecula.builds.choice import build; print(build().kind, '|', build().reason)"


def used(**environment: str) -> str:
    env = {**os.environ, "SAECULA_PURE": "0", **environment}
    return subprocess.run([sys.executable, "-c", SHOWN], env=env, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the package that may be edited."""
    package = tmp_path / "sources" / "saecula"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "web", "_compiled"))
    return package


# --- choosing ---------------------------------------------------------------------------------------------------------
def test_what_is_interpreted_exists_and_no_compiled_package_holds_any_of_it() -> None:
    assert {name for name in INTERPRETED if not (PACKAGE / name).is_file()} == set()
    compiled = {path.relative_to(PACKAGE) for path in compiled_sources()}
    packages = {path.parent for path in compiled if path.name == "__init__.py"}
    assert packages
    for name in INTERPRETED:
        assert not packages & set(Path(name).parents), name


def test_an_edited_source_is_never_shadowed(sources: Path) -> None:
    compiled_engine()
    path = str(sources.parent)
    assert used(PYTHONPATH=path).startswith("compiled |")
    edited = sources / "core" / "rng.py"
    before = edited.read_bytes()
    edited.write_bytes(before + b"\n# another\n")
    assert used(PYTHONPATH=path).startswith("interpreted | nothing is compiled from these sources yet")
    edited.write_bytes(before)
    assert used(PYTHONPATH=path).startswith("compiled |")


def test_a_source_that_is_added_or_lost_changes_the_fingerprint(sources: Path) -> None:
    first = fingerprint(sources)
    assert first == fingerprint()
    (sources / "core" / "more.py").write_text("")
    assert fingerprint(sources) != first
    (sources / "core" / "more.py").unlink()
    (sources / "core" / "bits.py").unlink()
    assert fingerprint(sources) != first


def test_the_build_of_a_wheel_comes_first_and_is_compared_too(sources: Path, tmp_path: Path) -> None:
    shutil.copytree(compiled_engine(), sources / "_compiled")
    place = {"PYTHONPATH": str(sources.parent), "SAECULA_BUILDS": str(tmp_path / "none")}
    assert "part of the wheel" in used(**place)
    manifest = sources / "_compiled" / choice.MANIFEST
    told = json.loads(manifest.read_text())
    manifest.write_text(json.dumps({**told, "fingerprint": "another"}))
    assert "the build that came with the wheel is not of these sources" in used(**place)
    for broken in ("", "[]", "{"):
        manifest.write_text(broken)
        assert used(**place).startswith("interpreted |")


def test_a_damaged_build_is_left_alone(tmp_path: Path) -> None:
    build = compiled_engine()
    copy = tmp_path / build.name
    shutil.copytree(build, copy)
    assert used(SAECULA_BUILDS=str(tmp_path)).startswith("compiled |")
    library = next(copy.glob("saecula__mypyc*"))
    whole = library.read_bytes()
    library.write_bytes(b"\0" * len(whole))
    assert "cannot be loaded" in used(SAECULA_BUILDS=str(tmp_path))
    library.write_bytes(whole[:-1])
    assert used(SAECULA_BUILDS=str(tmp_path)).startswith("interpreted | nothing is compiled")
    library.unlink()
    assert used(SAECULA_BUILDS=str(tmp_path)).startswith("interpreted | nothing is compiled")


def test_a_home_that_may_not_be_read_spoils_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*arguments: object, **named: object) -> os.stat_result:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setenv("SAECULA_BUILDS", str(tmp_path / "locked"))
    monkeypatch.setattr(os, "stat", locked)
    assert choice.available() is None


def test_people_can_ask_for_the_interpreted_build() -> None:
    compiled_engine()
    assert used(SAECULA_PURE="1") == "interpreted | SAECULA_PURE=1\n"


def test_somebody_without_a_home_plays_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.delenv("SAECULA_BUILDS", raising=False)
    assert choice.made_folder() is None


# --- making -----------------------------------------------------------------------------------------------------------
# is deaf to the first signal, like a compiler that begins when the others have just been told to end
DEAF = """#!/bin/sh
case "$*" in *native*) ;; *) exec {real} "$@";; esac
trap 'trap - TERM' TERM
touch {begun}
while true; do sleep 0.1; done
"""


def making(folder: Path, **environment: str) -> "subprocess.Popen[str]":
    """A process that compiles for a place where nothing is yet, as the server starts it, but in no less of a hurry."""
    need("compiler")
    command = [sys.executable, "-m", "saecula.builds", "--attached"]
    env = {**os.environ, "SAECULA_BUILDS": str(folder), "SAECULA_PURE": "0", **environment}
    return subprocess.Popen(
        command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    )


def wait_for(process: "subprocess.Popen[str]", stage: str) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(stage):
            return
    raise AssertionError(f"it ended before {stage}")


def interrupted(process: "subprocess.Popen[str]", folder: Path) -> None:
    """Whoever started it ends, and nothing is left."""
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(60) == 130
    assert [path.name for path in folder.iterdir()] == [".lock"]


def test_a_compilation_that_is_interrupted_leaves_nothing(tmp_path: Path) -> None:
    process = making(tmp_path)
    wait_for(process, "generate")
    interrupted(process, tmp_path)


def test_what_a_killed_compilation_left_is_swept_away_and_never_used(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    process = making(tmp_path)
    wait_for(process, "generate")
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    left = list(tmp_path.glob("making-*"))
    assert left
    assert used(SAECULA_BUILDS=str(tmp_path)).startswith("interpreted |")
    deaf, begun = tmp_path_factory.mktemp("deaf") / "compiler", tmp_path_factory.mktemp("begun") / "one"
    deaf.write_text(DEAF.format(real=need("compiler"), begun=begun))
    deaf.chmod(0o755)
    again = making(tmp_path, CC=str(deaf))
    wait_for(again, "generate")
    assert not any(path.exists() for path in left)
    while not begun.exists():  # until C compilers are at work
        assert again.poll() is None
        time.sleep(0.1)
    interrupted(again, tmp_path)


def test_a_second_process_waits_and_finds_the_build_of_the_first(tmp_path: Path) -> None:
    build = compiled_engine()
    with FileLock(tmp_path / ".lock"):
        process = making(tmp_path)
        wait_for(process, "wait")
        shutil.copytree(build, tmp_path / build.name)
    wait_for(process, f"done {tmp_path / build.name}")
    assert process.wait(60) == 0


def test_the_command_says_that_nothing_needs_to_be_done() -> None:
    folder = compiled_engine()
    assert str(folder) in good("compile", "--lang", "en")
    assert data("compile")["made"] is False
    assert good("compile", "--lang", "ru").startswith("Движок уже скомпилирован")


def test_a_plain_build_will_not_do_for_whoever_wants_a_profiled_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = compiled_engine()
    folder = tmp_path / made.name
    shutil.copytree(made, folder)
    monkeypatch.setenv("SAECULA_BUILDS", str(tmp_path))
    manifest = json.loads((folder / choice.MANIFEST).read_text())
    for profiled in (False, True):
        (folder / choice.MANIFEST).write_text(json.dumps({**manifest, "profiled": profiled}))
        assert choice.ready(False) == folder
        assert choice.ready(True) == (folder if profiled else None)
    assert data("compile", "--profiled") == {"folder": str(folder), "made": False, "seconds": 0.0}


def test_without_a_compiler_the_command_says_so_in_one_sentence(tmp_path: Path) -> None:
    nothing = {"SAECULA_BUILDS": str(tmp_path), "PATH": "", "CC": "no-such-compiler", "SAECULA_PURE": "0"}
    said = bad("compile", "--lang", "en", **nothing)
    assert said == "saecula: The engine cannot be compiled: there is no C compiler\n"
    assert "there is no C compiler; with a C compiler and Python's headers" in good("doctor", **nothing)
    said = bad("compile", "--lang", "ru", **nothing)
    assert said == "saecula: Движок не удаётся скомпилировать: нет компилятора C\n"


@pytest.mark.parametrize(("language", "words"), [("", "cannot write"), ("it", "impossibile scrivere")])
def test_the_process_that_compiles_fails_in_the_language_of_whoever_started_it(
    tmp_path: Path, language: str, words: str
) -> None:
    (tmp_path / "file").write_text("")
    command = [sys.executable, "-m", "saecula.builds", *(["--lang", language] if language else [])]
    env = {**os.environ, "SAECULA_PURE": "0", "SAECULA_BUILDS": str(tmp_path / "file" / "folder")}
    done = subprocess.run(command, env=env, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 1
    assert done.stderr.startswith(f"{words} {tmp_path / 'file' / 'folder'} (")
    assert done.stderr.count("\n") == 1


def test_a_compiler_that_fails_is_told_with_what_it_said(tmp_path: Path) -> None:
    broken = tmp_path / "broken-compiler"
    real = need("compiler")
    broken.write_text(f'#!/bin/sh\ncase "$*" in *native*) echo "no room for C here"; exit 1;; esac\nexec {real} "$@"\n')
    broken.chmod(0o755)
    place = {"SAECULA_BUILDS": str(tmp_path / "builds"), "CC": str(broken), "SAECULA_PURE": "0"}
    said = bad("compile", "--lang", "en", **place)
    log = tmp_path / "builds" / choice.LOG
    assert f"the C compiler failed; what the compilers said is in {log}" in said
    assert [line.startswith("saecula: ") for line in said.splitlines()] == [False, True]  # the first tells a stage
    assert "no room for C here" in log.read_text()
    assert str(log) in good("doctor", **place)
    assert [path for path in (tmp_path / "builds").iterdir() if path.is_dir()] == []
