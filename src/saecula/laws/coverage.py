"""Which laws are shown by a test, and which are named in the code: read from the sources of a checkout."""

import ast
import re
from pathlib import Path

from saecula.core.errors import OptionError
from saecula.laws import catalogue


def checkout(option: str = "--coverage") -> Path:
    """The folder that holds `tests` and `src`: here, above, or where the package lies; an option asks for it."""
    places = [Path.cwd(), *Path.cwd().parents, *Path(__file__).resolve().parents]
    for place in places:
        if (place / "tests" / "kit").is_dir() and (place / "src" / "saecula").is_dir():
            return place
    raise OptionError(option, "needs-checkout")


def shown_by_tests(root: Path) -> dict[str, list[str]]:
    """Every id in an `@law(...)` decorator, with the tests that carry it."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for law in _laws_of(node):
                    found.setdefault(law, []).append(f"{path.relative_to(root)}::{node.name}")
    return found


def _laws_of(function: ast.FunctionDef) -> list[str]:
    laws: list[str] = []
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "law":
            laws.extend(str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant))
    return laws


def laws_in_code(root: Path, game: str) -> set[str]:
    """Ids of the catalogue that stand in the sources or card data of a game."""
    folder = root / "src" / "saecula" / game
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".toml")]
    source = "\n".join(texts)
    return {law for law in catalogue(game) if is_named(law, source)}


def is_named(law: str, source: str) -> bool:
    """Does the id stand there, and not only a longer one that contains it?"""
    text = re.escape(law)  # it comes first, because a search that begins with plain letters is quick
    return re.search(rf"{text}(?<![\w.-]{text})(?!-?\w|\.\w)", source) is not None


def coverage(game: str) -> dict[str, object]:
    """Counts and ids: `untested` must be empty; of `without_code`, those of `by_shape` say why in the catalogue."""
    root = checkout()
    laws = catalogue(game)
    tests = shown_by_tests(root)
    code = laws_in_code(root, game)
    return {
        "game": game,
        "total": len(laws),
        "tested": sum(1 for law in laws if law in tests),
        "in_code": len(code),
        "without_code": [law for law in laws if law not in code],
        "by_shape": [law for law in laws if laws[law].shape],
        "untested": [law for law in laws if law not in tests],
        "tests": {law: tests[law] for law in laws if law in tests},
    }
