"""The sdist and the wheels: complete, light, and at work in a clean environment."""

import json
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from saecula import __version__
from saecula.extras import COMMANDS, EXTRAS
from saecula.lab.measures import MEASURES
from saecula.lab.sides import Side, python_of
from tests.kit.engine import compiled_engine
from tests.release.kit import SECONDS, bin_of, clean_environment, install, new_environment, run, served, uv

GAME = """
import sys, saecula
from saecula import bots
game = saecula.tta.Game(seats=2, seed=7)
assert game.why("take 13").law == "action.take.space-cost"
players = [bots.make("easy", game.rules, 1), bots.make("random", game.rules, 2)]
while not game.is_over():
    seat = game.decision.seat
    legal = game.rules.without_surrender(game.legal.commands())
    game.push(players[seat].choose(game.view(seat), legal))
game.save("game.jsonl")
assert saecula.load("game.jsonl").digest() == game.digest()
print("scores", *game.outcome().scores)
"""
WEB = ["typer", "rich", "fluent", "litestar", "uvicorn", "sqlalchemy", "chess", "numpy", "matplotlib", "mypy"]
IMPORT = "import sys, saecula; print([name for name in %r if name in sys.modules])"


def data_files(project: Path) -> set[str]:
    """Every file of the package."""
    package = project / "src"
    found = [path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(package).as_posix() for path in found}


# --- contents ---------------------------------------------------------------------------------------------------------
def test_the_wheel_holds_every_file_of_the_package(project: Path, wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = data_files(project)
    assert wanted <= names
    assert {name for name in names if ".dist-info/" not in name} == wanted
    for name in ("saecula/py.typed", "saecula/web/index.html", "saecula/i18n/ru/app.ftl", "saecula/laws/tta.csv"):
        assert name in names


def test_the_sdist_holds_the_sources_and_what_builds_them(project: Path, dist: Path) -> None:
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in data_files(project)} <= names
    assert {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "tests/conftest.py"} <= names
    assert not any(name.endswith((".so", ".db")) for name in names)


def test_the_metadata_names_version_licence_extras_and_addresses(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    text = archive.read(next(name for name in archive.namelist() if name.endswith("/METADATA"))).decode()
    assert f"\nVersion: {__version__}\n" in text
    assert "\nLicense-Expression: MIT\n" in text
    assert "\nProject-URL: Changelog, " in text
    for extra in (*EXTRAS, "all"):
        assert f"\nProvides-Extra: {extra}\n" in text


# --- the light library ------------------------------------------------------------------------------------------------
def test_the_library_brings_two_small_packages_and_nothing_of_the_web(light: Path) -> None:
    packages = next(light.rglob("site-packages"))
    brought = {path.name.partition("-")[0] for path in packages.glob("*.dist-info")}
    assert brought == {"saecula", "librt", "mypy_extensions"}
    size = sum(path.stat().st_size for path in packages.rglob("*") if "saecula" not in path.parts)
    assert size < 10_000_000


def test_the_import_takes_no_extra_even_where_they_are_installed(light: Path, table: Path) -> None:
    for place in (light, table):
        assert run(place, "python", "-c", IMPORT % WEB).stdout.strip() == "[]"


def test_the_library_plays_saves_and_loads_a_game(light: Path) -> None:
    assert run(light, "python", "-c", GAME).stdout.startswith("scores ")


def test_the_doctor_works_without_any_extra(light: Path) -> None:
    told = run(light, "saecula", "doctor").stdout
    assert "extras: none" in told
    assert 'pip install "saecula[table]"' in told
    assert json.loads(run(light, "python", "-m", "saecula", "doctor", "--json").stdout)["extras"]["table"] is False
    assert run(light, "saecula", "--version").stdout.strip() == __version__


@pytest.mark.parametrize("command", ["", "play", "simulate", "verify", *COMMANDS])
def test_a_command_that_lacks_its_extra_says_the_line_that_installs_it(light: Path, command: str) -> None:
    extra = COMMANDS.get(command, "terminal")
    said = run(light, "saecula", *command.split(), code=2).stderr
    wanted = f'"saecula[{extra}]"'
    assert said.startswith(f"saecula: {command or 'the command line'} needs the extra '{extra}'")
    assert f"uv tool install {wanted}, pip install {wanted} or pipx install --force {wanted}" in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["tournament", "tta"], "lab"),
        (["tune", "tta"], "lab"),
        (["almanac", "tta"], "lab"),
        (["bench"], "bench"),
        (["compile"], "compile"),
        (["simulate", "aoc", "--cluster", "tcp://127.0.0.1:1"], "cluster"),
        (["serve", "--database", "postgresql://x@127.0.0.1/x"], "postgresql"),
        (["serve", "--redis", "redis://127.0.0.1:1"], "redis"),
    ],
)
def test_with_the_table_other_extras_are_named_beside_it(table: Path, words: list[str], extra: str) -> None:
    said = run(table, "saecula", *words, code=2).stderr
    assert f"needs the extra '{extra}'" in said
    assert f"[table,{extra}]" in said
    assert len(said.splitlines()) == 1


# --- at work ----------------------------------------------------------------------------------------------------------
def test_the_wheel_serves_the_page(table: Path, tmp_path: Path) -> None:
    told = served(f"{bin_of(table) / 'saecula'} serve --no-compile", tmp_path, clean_environment(SAECULA_PORT="0"))
    assert (tmp_path / "saecula.db").is_file()
    assert "Traceback" not in told


def test_the_wheel_plays_in_the_terminal_and_simulates(table: Path) -> None:
    assert "random" in run(table, "saecula", "simulate", "aoc", "--games", "4", "--jobs", "2").stdout
    assert "Moses" in run(table, "saecula", "cards", "tta", "moses", "--lang", "en").stdout


def test_the_sdist_installs_where_there_is_no_compiler(dist: Path, tmp_path: Path) -> None:
    place = new_environment(tmp_path / "environment")
    nothing = {"CC": "no-such-compiler", "PATH": str(bin_of(place)), "SAECULA_BUILDS": str(tmp_path / "nowhere")}
    install(place, f"{next(dist.glob('*.tar.gz'))}[terminal]", CC="no-such-compiler")
    told = run(place, "saecula", "doctor", **nothing).stdout
    assert "build: interpreted" in told
    assert "C compiler: none" in told
    assert run(place, "python", "-c", GAME, **nothing).stdout.startswith("scores ")


def test_a_compiled_wheel_brings_its_build(project: Path, tmp_path: Path) -> None:
    compiled_engine()
    environment = clean_environment(SAECULA_COMPILE="1")
    command = [uv(), "build", "--quiet", "--wheel", "--out-dir", str(tmp_path)]
    subprocess.run(command, cwd=project, env=environment, check=True, timeout=SECONDS)
    made = next(tmp_path.glob("*.whl"))
    assert "-cp3" in made.name
    place = new_environment(tmp_path / "environment", str(made))
    nowhere = {"SAECULA_BUILDS": str(tmp_path / "nowhere")}
    told = run(place, "saecula", "doctor", **nowhere).stdout
    assert "build: compiled" in told
    assert "part of the wheel" in told
    scores = run(place, "python", "-c", GAME, **nowhere).stdout
    assert scores == run(place, "python", "-c", GAME, SAECULA_PURE="1").stdout
    source = next(place.rglob("site-packages")) / "saecula" / "core" / "rng.py"
    source.write_text(source.read_text() + "\n# edited\n")
    told = run(place, "saecula", "doctor", **nowhere).stdout
    assert "build: interpreted (the build that came with the wheel is not of these sources" in told


def test_uvx_runs_a_command_with_its_extra(wheel: Path, tmp_path: Path) -> None:
    command = [uv(), "tool", "run", "--from", f"{wheel}[terminal]", "saecula", "doctor"]
    done = subprocess.run(command, cwd=tmp_path, env=clean_environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "extras: terminal" in done.stdout


def test_a_release_has_its_notes(project: Path) -> None:
    """What the workflow puts beside a release: the chapter of its version."""
    notes = [sys.executable, str(project / ".github" / "notes.py")]
    done = subprocess.run([*notes, f"v{__version__}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Through the Ages" in done.stdout
    assert "## " not in done.stdout
    other = subprocess.run([*notes, "v99.0.0"], capture_output=True, text=True)
    assert other.returncode == 1
    assert "v99.0.0 is not the version of the sources" in other.stderr


# --- measured beside others -------------------------------------------------------------------------------------------
def test_a_wheel_is_installed_and_measured_and_nothing_of_it_stays(wheel: Path) -> None:
    with python_of(str(wheel)) as other:
        told = Side("interpreted", other).run(MEASURES[0], "aoc", 2, 0.05)
        assert Path(other.program).is_file()
    assert told["version"] == __version__
    assert told["figures"]["per_second"] > 0
    assert not Path(other.program).exists()
