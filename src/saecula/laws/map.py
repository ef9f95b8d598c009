"""The map of the laws: which line enforces a law, and whether it stands in the file that the law's id names.

Pure reading of a checkout's sources. A citation is an id as a whole word in a docstring, a comment or a string. The
first words of a file's docstring are its head: the ids that it may cite (`politics.war.*, turn.war.*: declaring ...`).
"""

import ast
import re
import tokenize
from io import StringIO
from pathlib import Path
from typing import Final, NamedTuple

from saecula.laws import Law, catalogue
from saecula.laws.coverage import checkout, shown_by_tests

ID: Final = re.compile(r"(?<![\w.-])[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+")
PATTERN: Final = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9-]+)*(\.\*)?")
ENOUGH: Final = 0.9  # of the cited laws stand at home, or the map is not true
SUFFIXES: Final = (".py", ".toml")


class Citation(NamedTuple):
    """Where an id stands: `file` is relative to the folder of the game, `function` empty outside of functions."""

    law: str
    file: str
    line: int
    function: str


class Measure(NamedTuple):
    """How true the map of a game is; `elsewhere` has the citations of every law that is not cited at home."""

    game: str
    cited: int
    at_home: int
    elsewhere: dict[str, list[Citation]]

    @property
    def share(self) -> float:
        return self.at_home / self.cited if self.cited else 1.0

    @property
    def is_true(self) -> bool:
        return self.share >= ENOUGH


def folder_of(root: Path, game: str) -> Path:
    return root / "src" / "saecula" / game


# --- citations ----------------------------------------------------------------------------------------------------
def citations(game: str, root: Path) -> list[Citation]:
    """Every citation of a law of the game in its sources and card data, file by file."""
    folder = folder_of(root, game)
    laws = catalogue(game)
    found: list[Citation] = []
    for path in sorted(folder.rglob("*")):
        if path.suffix in SUFFIXES:
            found += _in_file(path, path.relative_to(folder).as_posix(), laws)
    return found


def _in_file(path: Path, name: str, laws: dict[str, Law]) -> list[Citation]:
    text = path.read_text(encoding="utf-8")
    python = path.suffix == ".py"
    functions = _functions(text) if python else []
    found: list[Citation] = []
    for number, line in _prose(text) if python else enumerate(text.splitlines(), 1):
        for cited in ids_in(line):
            if cited in laws:
                found.append(Citation(cited, name, number, _function_at(functions, number)))
    return found


def _prose(source: str) -> list[tuple[int, str]]:
    """Texts and comments line by line: in code `effect.coins` is a field, in a text it is a law."""
    lines: list[tuple[int, str]] = []
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT):
            lines += enumerate(token.string.splitlines(), token.start[0])
    return lines


def ids_in(text: str) -> list[str]:
    """Whatever looks like an id; a full stop or a hyphen after it is not a part of it."""
    return [match.group().rstrip("-") for match in ID.finditer(text)]


def _functions(source: str) -> list[tuple[int, int, str]]:
    """First line, last line and name of every function and class, outer ones first."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)]
    return [(node.lineno, node.end_lineno or node.lineno, node.name) for node in nodes]


def _function_at(functions: list[tuple[int, int, str]], line: int) -> str:
    """The innermost one."""
    return next((name for first, last, name in reversed(functions) if first <= line <= last), "")


# --- homes --------------------------------------------------------------------------------------------------------
def homes(law: str, folder: Path) -> list[str]:
    """The files that an id names and that exist, the likeliest first.

    A law of one card stands in the card's file or on its row; a ruling may be about a chapter or about a card.
    """
    parts = law.replace("-", "_").split(".")
    if parts[0] == "ruling":
        subject = parts[1:]
        named = [_chapter(subject, folder), f"law/cards/{subject[0]}.py"]
        named += [path.relative_to(folder).as_posix() for path in sorted(folder.glob(f"law/*/{subject[0]}.py"))]
    elif parts[0] == "card":
        named = [f"law/cards/{parts[1]}.py", "cards/cards.toml"]
    elif parts[0] == "cards":
        named = ["law/cards/__init__.py"]
    elif parts[0] == "expansion":
        named = [f"law/expansion/{parts[1]}.py"]
    else:
        named = [_chapter(parts, folder)]
        named += [f"law/cards/{parts[1]}.py"] if len(parts) > 1 else []
    return [name for name in dict.fromkeys(named) if name and (folder / name).is_file()]


def _chapter(parts: list[str], folder: Path) -> str:
    """The file of a chapter: the finest one that exists."""
    first, second = parts[0], parts[1] if len(parts) > 1 else ""
    names = [f"law/{first}/{second}.py", f"law/{first}/phase.py", f"law/{first}/__init__.py", f"law/{first}.py"]
    if first == "ratings":
        names.append(f"ratings/{second}.py")
    names += [f"ratings/{first}.py", f"{first}.py"]
    return next((name for name in names if (folder / name).is_file()), "")


# --- the measure --------------------------------------------------------------------------------------------------
def measure(game: str, root: Path | None = None) -> Measure:
    """How many of the cited laws are cited in the file that their id names."""
    root = root or checkout("--map")
    folder = folder_of(root, game)
    by_law: dict[str, list[Citation]] = {}
    for citation in citations(game, root):
        by_law.setdefault(citation.law, []).append(citation)
    elsewhere = {
        law: found for law, found in by_law.items() if not {one.file for one in found} & set(homes(law, folder))
    }
    return Measure(game, len(by_law), len(by_law) - len(elsewhere), elsewhere)


# --- heads --------------------------------------------------------------------------------------------------------
def declared(source: str) -> list[str]:
    """What the head of a file declares: ids and `prefix.*`, before the first colon of the module's docstring."""
    head, colon, _ = (ast.get_docstring(ast.parse(source)) or "").partition(": ")
    patterns = [pattern.strip() for pattern in head.replace("\n", " ").split(",")]
    return patterns if colon and all(PATTERN.fullmatch(pattern) for pattern in patterns) else []


def covers(pattern: str, law: str) -> bool:
    return law.startswith(pattern[:-1]) if pattern.endswith(".*") else law == pattern


def undeclared(game: str, root: Path | None = None) -> list[tuple[str, int, str]]:
    """Citations that the head of their file does not declare: file, line and id."""
    root = root or checkout("--map")
    heads: dict[str, list[str]] = {}
    found: list[tuple[str, int, str]] = []
    for citation in citations(game, root):
        if not citation.file.endswith(".py"):
            continue
        if citation.file not in heads:
            source = (folder_of(root, game) / citation.file).read_text(encoding="utf-8")
            heads[citation.file] = declared(source)
        if not any(covers(pattern, citation.law) for pattern in heads[citation.file]):
            found.append((citation.file, citation.line, citation.law))
    return found


def unused(game: str, root: Path | None = None) -> list[tuple[str, str]]:
    """Patterns of heads that their files cite nothing of: file and pattern."""
    root = root or checkout("--map")
    folder = folder_of(root, game)
    cited: dict[str, set[str]] = {}
    for citation in citations(game, root):
        cited.setdefault(citation.file, set()).add(citation.law)
    found: list[tuple[str, str]] = []
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        for pattern in declared(path.read_text(encoding="utf-8")):
            if "." in pattern and not any(covers(pattern, law) for law in cited.get(name, set())):
                found.append((name, pattern))
    return found


# --- one law ------------------------------------------------------------------------------------------------------
def enforced_at(law: Law, root: Path) -> list[Citation]:
    """The lines that name a law: those of its home first, and in a file those of functions before the head."""
    found = [citation for citation in citations(law.game, root) if citation.law == law.id]
    own = homes(law.id, folder_of(root, law.game))
    return sorted(found, key=lambda one: (one.file not in own, one.file, one.function == "", one.line))


def shown_in(law: Law, root: Path) -> list[str]:
    return shown_by_tests(root).get(law.id, [])
