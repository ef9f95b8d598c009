"""The tool that breaks the law breaks what it says, and nothing else."""

import ast
from pathlib import Path

import pytest

from tests.mutate.breaks import Break, Reader
from tests.mutate.trial import code_of, module_of


def breaks_of(tmp_path: Path, source: str) -> dict[str, Break]:
    (tmp_path / "law.py").write_text(source)
    return {f"{one.before} -> {one.after}": one for one in Reader(tmp_path, Path("law.py")).breaks()}


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("return a < b", ["a < b -> a <= b"]),
        ("return a == b", ["a == b -> a != b"]),
        ("return a and b", ["a and b -> a or b"]),
        ("return not a", ["not a -> a"]),
        ("return a - b", ["a - b -> a + b"]),
        ("return True", ["True -> False"]),
        ("return f(a, b)", ["f(a, b) -> f(b, a)"]),
        ("return min(a, b)", ["min(a, b) -> max(a, b)"]),
        ("a.b = b", ["a.b = b -> pass"]),
        ("return a[3]", ["3 in a[3] -> 4", "3 in a[3] -> 2"]),
        ("f(s)", ["f(s) -> pass"]),
        ("emit(s, 'law', 3, a)", ["emit(s, 'law', 3, a) -> pass"]),
    ],
)
def test_what_is_broken(tmp_path: Path, line: str, changes: list[str]) -> None:
    assert list(breaks_of(tmp_path, f"def law(s, a, b):\n    {line}\n")) == changes


@pytest.mark.parametrize(
    "line",
    [
        '"""A text."""',
        "raise BrokenLaw(3)",
        "return Refusal('law', 'coins', 3, 2)",
        "count = a",
        "return 99",
        "return f(s, a)",
        "if notes is not None: notes.card(1, a)",
    ],
)
def test_what_is_left_alone(tmp_path: Path, line: str) -> None:
    assert breaks_of(tmp_path, f"def law(s, a, b, notes=3):\n    {line}\n") == {}


def test_boundaries_where_both_sides_say_the_same_are_left_alone(tmp_path: Path) -> None:
    found = breaks_of(tmp_path, "def law(a, b):\n    return a if a < b else b\n")
    assert [one.after for one in found.values()] == ["a if not a < b else b"]
    found = breaks_of(tmp_path, "def law(a, b):\n    if a <= 0:\n        return\n    a.b = b\n")
    assert not {"a <= 0 -> a < 0", "0 in a <= 0 -> -1"} & set(found)
    assert "0 in a <= 0 -> 1" in found


@pytest.mark.parametrize(
    ("line", "left", "there"),
    [
        ("if a > 0: return a\n    return 0", ["a > 0 -> a >= 0", "0 in a > 0 -> -1"], ["0 in a > 0 -> 1", "0 -> 1"]),
        ("if a < 8: return a\n    return 8", ["a < 8 -> a <= 8", "8 in a < 8 -> 9"], ["8 in a < 8 -> 7", "8 -> 9"]),
        ("return a if 0 < a else 0", ["0 < a -> 0 <= a", "0 in 0 < a -> -1"], ["0 in 0 < a -> 1"]),
        ("return a if a >= 3 else 3", ["a >= 3 -> a > 3", "3 in a >= 3 -> 4"], ["3 in a >= 3 -> 2"]),
    ],
)
def test_a_boundary_is_the_same_be_its_sign_or_its_number_changed(
    tmp_path: Path, line: str, left: list[str], there: list[str]
) -> None:
    found = set(breaks_of(tmp_path, f"def law(a, b):\n    {line}\n"))
    assert not set(left) & found
    assert set(there) <= found


def test_a_boundary_where_the_sides_differ_is_broken(tmp_path: Path) -> None:
    found = set(breaks_of(tmp_path, "def law(a, b):\n    if a > 0:\n        return b\n    return 0\n"))
    assert {"a > 0 -> a >= 0", "0 in a > 0 -> -1", "0 in a > 0 -> 1"} <= found


def test_names_at_the_top_are_left_alone_and_numbers_are_not(tmp_path: Path) -> None:
    found = breaks_of(tmp_path, "FIRST: Final = 0\nSECOND: Final = 1\nPRIZE: Final = 4\n")
    assert [(one.line, one.after, one.inside) for one in found.values()] == [(3, "5", ""), (3, "3", "")]


def test_a_broken_function_does_what_the_break_says(tmp_path: Path) -> None:
    found = breaks_of(tmp_path, "class Law:\n    def asks(self, a, b):\n        return a < b\n")
    one = found["a < b -> a <= b"]
    assert one.inside == "Law.asks"
    reader = Reader(tmp_path, Path("law.py"))
    places: dict[str, type] = {}
    exec(compile(reader.tree, "law.py", "exec"), places)
    law = places["Law"]
    assert law().asks(2, 2) is False
    law.asks.__code__ = code_of(reader.broken(one), Path("law.py"), one.inside)  # type: ignore[attr-defined]
    assert law().asks(2, 2) is True
    assert ast.unparse(reader.tree).count("<=") == 0, "the file itself is as it was"


def test_a_file_is_found_by_the_name_of_its_module() -> None:
    assert module_of(Path("src/saecula/tta/law/food.py")) == "saecula.tta.law.food"
    assert module_of(Path("src/saecula/tta/law/__init__.py")) == "saecula.tta.law"
