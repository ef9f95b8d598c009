"""Every public name tells what it is and shows how it is used, in both builds; the guide works as it stands."""

import doctest
import inspect
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import saecula
import saecula.core.game

ROOT = Path(__file__).parents[2]
MODULES_OF_PEOPLE = (saecula, saecula.tta, saecula.aoc, saecula.core.game)


def public() -> Iterator[tuple[str, object]]:
    """Modules, their public names, and the public methods and properties of our interpreted classes."""
    seen: set[int] = set()
    for module in MODULES_OF_PEOPLE:
        yield module.__name__, module
        for name in module.__all__:
            thing = getattr(module, name)
            if isinstance(thing, (str, int, ModuleType)) or id(thing) in seen:
                continue
            seen.add(id(thing))
            yield f"{module.__name__}.{name}", thing


def members(kind: type) -> Iterator[tuple[str, object]]:
    for name, member in vars(kind).items():
        if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property)):
            yield name, member


@pytest.mark.parametrize(("name", "thing"), list(public()), ids=lambda thing: thing if isinstance(thing, str) else "")
def test_every_public_name_tells_what_it_is(name: str, thing: object) -> None:
    told = inspect.getdoc(thing)
    assert told, name
    assert len(told) > 20, f"{name}: {told}"
    if isinstance(thing, type):
        for member, function in members(thing):
            assert inspect.getdoc(function), f"{name}.{member}"
    if thing is not saecula.tta.RULES and thing is not saecula.aoc.RULES:
        assert ">>>" in told, f"{name} shows no example"


@pytest.mark.parametrize(("name", "member"), list(members(saecula.core.game.Game)))
def test_everything_that_a_game_can_do_is_shown(name: str, member: object) -> None:
    assert ">>>" in (inspect.getdoc(member) or ""), name


def examples() -> list[doctest.DocTest]:
    found: list[doctest.DocTest] = []
    for name, thing in public():
        inside = members(thing) if isinstance(thing, type) else ()
        for full_name, one in [(name, thing), *((f"{name}.{member}", function) for member, function in inside)]:
            told = inspect.getdoc(one) or ""
            found.append(doctest.DocTestParser().get_doctest(told, {}, full_name, None, 0))
    return [test for test in found if test.examples]


@pytest.mark.parametrize("test", examples(), ids=lambda test: test.name)
def test_examples_of_public_names_work(test: doctest.DocTest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    test.globs.update(vars(saecula.core.game) | {"saecula": saecula})
    for game in (saecula.tta, saecula.aoc):
        if test.name.startswith(game.__name__):
            test.globs["Game"] = game.Game
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    runner.run(test, out=told.append)
    assert runner.failures == 0, "".join(told)


def test_the_guide_works_as_it_stands() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "doctest", "docs/library.md"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
