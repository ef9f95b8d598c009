"""Which laws the log can cite, read from the sources: texts that reach a parameter `law` or the cause of an event."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from saecula.laws import catalogue

SOURCES = Path(__file__).parents[2] / "src" / "saecula" / "tta" / "law"
Places = dict[str, int]  # functions that put a law into an event, and the place of that argument


def takers(trees: list[ast.Module]) -> Places:
    """Functions with a parameter `law` that make no refusal of it."""
    found: Places = {"emit": 1}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and not is_refusal(node.returns):
                names = [argument.arg for argument in node.args.args]
                if "law" in names:
                    found[node.name] = names.index("law")
    return found


def is_refusal(returns: ast.expr | None) -> bool:
    return returns is not None and "Refusal" in ast.unparse(returns)


def namers(trees: list[ast.Module]) -> dict[str, set[str]]:
    """Functions that say by which law something happens, and what they say."""
    found: dict[str, set[str]] = {}
    for tree in trees:
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.returns is not None and ast.unparse(node.returns) == "str":
                returned = [part.value for part in ast.walk(node) if isinstance(part, ast.Return) and part.value]
                found[node.name] = {text for value in returned for text in literals(value)}
    return found


def literals(node: ast.expr) -> Iterator[str]:
    """A text, or the texts of a choice between two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def laws_at_calls(trees: list[ast.Module]) -> set[str]:
    places, named = takers(trees), namers(trees)
    found: set[str] = set()
    for tree in trees:
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                found |= laws_in(function, places, named)
    return found


def laws_in(function: ast.FunctionDef, places: Places, named: dict[str, set[str]]) -> set[str]:
    """Of the calls in a function; a local name stands for every text that it was given."""
    local: dict[str, set[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            local.setdefault(node.targets[0].id, set()).update(literals(node.value))
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in places:
            place = places[node.func.id]
            for argument in [
                *node.args[place : place + 1],
                *[word.value for word in node.keywords if word.arg == "law"],
            ]:
                found |= set(literals(argument))
                for part in ast.walk(argument):
                    if isinstance(part, ast.Name):
                        found |= local.get(part.id, set()) | named.get(part.id, set())
    return found


@cache
def cited_by_the_log() -> frozenset[str]:
    files = sorted(SOURCES.rglob("*.py"))
    return frozenset(laws_at_calls([ast.parse(path.read_text(encoding="utf-8")) for path in files]))


def check_log(shown: list[str], causes: set[str]) -> None:
    """Every cause is a law, and a law under test that the log can cite is among them."""
    assert causes <= set(catalogue("tta")), f"no laws: {sorted(causes - set(catalogue('tta')))}"
    for law in shown:
        if law in cited_by_the_log():
            assert law in causes, f"the log of this scenario does not cite {law}, but {sorted(causes)}"
