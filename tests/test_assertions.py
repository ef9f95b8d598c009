"""Every test asserts something, and after what it does."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ALWAYS = {"raises", "fail", "warns", "promise"}  # of pytest; and promises, which are tests of another file
NEVER = {"do", "push", "check"}  # that the invariants hold is true of every scenario, and shows none


def called(node: ast.AST) -> set[str]:
    calls = [part.func for part in ast.walk(node) if isinstance(part, ast.Call)]
    return {func.attr if isinstance(func, ast.Attribute) else func.id for func in calls if named(func)}


def named(func: ast.expr) -> bool:
    return isinstance(func, ast.Attribute | ast.Name)


def asserts(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Assert) for part in ast.walk(node)) or any(
        isinstance(part, ast.Raise) and "AssertionError" in ast.unparse(part) for part in ast.walk(node)
    )


def asserting(trees: list[ast.Module]) -> set[str]:
    """Names of functions that assert something themselves or through others."""
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, FUNCTIONS)]
    found = ALWAYS | {node.name for node in functions if asserts(node)} - NEVER
    while True:
        more = {node.name for node in functions if called(node) & found} - NEVER
        if more <= found:
            return found
        found |= more


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def silent_tests(tree: ast.Module, known: set[str]) -> list[str]:
    tests = [node for node in ast.walk(tree) if isinstance(node, FUNCTIONS) and node.name.startswith("test_")]
    return [node.name for node in tests if not asserts(node) and not called(node) & known]


def test_every_test_asserts_something() -> None:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HERE.rglob("*.py"))}
    known = asserting(list(trees.values()))
    found = [f"{path.relative_to(HERE)}: {name}" for path, tree in trees.items() for name in silent_tests(tree, known)]
    assert found == []


@pytest.mark.parametrize("body", ["t.do('end')", "helper()", "t.game.check()", "pass"])
def test_a_test_without_an_assertion_is_found(body: str) -> None:
    tree = ast.parse(f"def helper(): return 1\ndef test_it(t):\n    {body}\n")
    assert silent_tests(tree, asserting([tree])) == ["test_it"]


@pytest.mark.parametrize("body", ["assert t", "helper()", "with pytest.raises(E): t.do('end')"])
def test_an_assertion_is_found_wherever_it_stands(body: str) -> None:
    tree = ast.parse(f"def inner(): assert 1\ndef helper(): inner()\ndef test_it(t):\n    {body}\n")
    assert silent_tests(tree, asserting([tree])) == []
