"""What the law asks for, read from its sources: kinds of effect, of counting, of conditions, and fields of rows."""

import ast
from functools import cache
from pathlib import Path

import saecula.aoc
from saecula.aoc import terms

AOC = Path(saecula.aoc.__file__).parent
LAW = AOC / "law"
ASKERS = {"has", "has_for"}  # functions that ask for a kind of effect by name


@cache
def sources() -> list[str]:
    """The law, and the numbers it computes with."""
    return [path.read_text(encoding="utf-8") for path in (*sorted(LAW.rglob("*.py")), AOC / "ratings.py")]


def names_in(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


@cache
def asked_names(source: str) -> set[str]:
    """Names that are compared with something, asked for by `has`, or handled by a class that does something."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            found |= names_in(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKERS:
            found |= {name for argument in node.args for name in names_in(argument)}
        elif isinstance(node, ast.ClassDef) and is_op(node) and does_something(node):
            found.add(op_of(node))
    return found


def is_op(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Op" for base in node.bases)


def does_something(node: ast.ClassDef) -> bool:
    methods = [part.name for part in node.body if isinstance(part, ast.FunctionDef)]
    return any(name != "__init__" for name in methods)


def op_of(node: ast.ClassDef) -> str:
    """The name of the kind of effect that a class hands to `super().__init__`."""
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.func.attr == "__init__":
            first = part.args[0]
            assert isinstance(first, ast.Name), f"{node.name} has no named kind of effect"
            return first.id
    raise AssertionError(f"{node.name} has no kind of effect")


def op_classes() -> dict[int, str]:
    """The source of the class of every kind of effect that has one."""
    found: dict[int, str] = {}
    for source in sources():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef) and is_op(node):
                found[getattr(terms, op_of(node))] = ast.unparse(node)
    return found


def fields_read(source: str) -> set[str]:
    """Attributes that are read anywhere in a source."""
    return {
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    }
