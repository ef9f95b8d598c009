"""Which laws the log can cite, read from the sources: literals where something is emitted, and rows of cards."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from saecula.aoc.cards import catalog
from saecula.aoc.cards.effects import MOMENT_OPS, PLAIN_OPS
from saecula.aoc.law.action import GAIN_LAWS
from saecula.aoc.law.world import TOKEN_LAWS
from tests.aoc.asked import LAW, op_classes

TAKE_A_LAW = {  # functions whose second argument is the law
    "emit", "gain_coins", "lose_coins", "gain_vp", "gain_workers", "lose_worker", "opponents_lose_coins",
    "others_gain_coins", "act_through_card", "reveal_civ",
}  # fmt: skip


def literals(node: ast.expr) -> Iterator[str]:
    """A text, or the texts of a choice between two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def laws_at_calls(source: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TAKE_A_LAW:
            found.update(literals(node.args[1]))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "law":
            found.update(literals(node.value))
    return found


def laws_of_rows() -> set[str]:
    """Laws on rows of the rulebook whose kind of effect passes its law on."""
    passing = {name for name, source in op_classes().items() if ".cause(" in source}
    found = set()
    for cards in catalog.shipped().values():
        for card in cards:
            for field in ("primary", "legacy", "effects"):
                found |= {row["law"] for row in card.get(field, []) if row.get("law") and kind(row) in passing}
    return found


def kind(row: dict[str, object]) -> int:
    op = str(row["op"])
    if op in PLAIN_OPS:
        return PLAIN_OPS[op]
    return next(code for (word, field), (code, _) in MOMENT_OPS.items() if word == op and field in row)


@cache
def cited_by_the_log() -> frozenset[str]:
    found: set[str] = set()
    for path in sorted(Path(LAW).rglob("*.py")):
        found |= laws_at_calls(path.read_text(encoding="utf-8"))
    return frozenset(found | set(GAIN_LAWS) | set(TOKEN_LAWS) | laws_of_rows())
