"""What the code of the engine and its games promises and no linter checks: short functions, nothing left unused."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2] / "src" / "saecula"
FOLDERS = ("core", "aoc", "tta", "laws")
LONGEST = 40  # lines of a function
FIELD_LISTS = {"__init__", "copy", "to_data"}  # one line for every field of a state or a card
MEMBERS = {"EXPLOIT", "FISH", "BLANK"}  # of enumerations, where the others are used by name
FOR_OTHERS = {"step_many"}  # what programs call that use the library (docs/library.md)


def trees(*folders: str) -> dict[Path, ast.Module]:
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def test_functions_stay_short() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path, tree in trees(*FOLDERS).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= LONGEST
        if node.name not in FIELD_LISTS
    ]
    assert long == []


def defined(tree: ast.Module) -> set[str]:
    """Functions, methods, constants and attributes that a module defines."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return {name for name in names if not name.startswith("__")}


def read(tree: ast.Module) -> set[str]:
    """Names and attributes that a module reads."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    return names | {node.attr for node in attributes if isinstance(node.ctx, ast.Load)}


def test_nothing_is_left_unused() -> None:
    used = {name for tree in trees(".").values() for name in read(tree)} | MEMBERS | FOR_OTHERS
    found = {path.name: sorted(defined(tree) - used) for path, tree in trees(*FOLDERS).items()}
    assert {name: unused for name, unused in found.items() if unused} == {}
