"""All rows of New Leaders and Wonders, each with its module; they are numbered after the base cards."""

from saecula.tta.cards import balanced, expansion_leaders, expansion_military, expansion_wonders, pointers, tactics
from saecula.tta.cards.card import Card
from saecula.tta.terms import BALANCED, LEADERS_WONDERS, NEW_MILITARY, TACTIC

MASTERED = "-mastered"  # ends the slug of a tactic with a leader under it


def mastered(row: Card) -> Card:
    """The tactic that a leader lies under: an army is worth one more, an outdated one too (ruling.sun-tzu)."""
    return Card(
        row.slug + MASTERED,
        row.name,
        row.age,
        TACTIC,
        (0, 0, 0),
        army=row.army,
        tactic=row.tactic + 1,
        outdated=row.outdated + 1 if row.outdated else 0,
        by_level=row.by_level,
        replaces=row.slug,
    )


def of_module(rows: list[Card], module: int) -> list[Card]:
    for row in rows:
        row.module = module
    return rows


TACTICS = [*tactics.ROWS, *[row for row in expansion_military.ROWS if row.kind == TACTIC]]
ROWS = [
    *of_module(balanced.ROWS, BALANCED),
    *of_module(expansion_military.ROWS, NEW_MILITARY),
    *of_module(expansion_leaders.ROWS, LEADERS_WONDERS),
    *of_module(expansion_wonders.ROWS, LEADERS_WONDERS),
    *of_module(pointers.ROWS, LEADERS_WONDERS),
    *of_module([mastered(row) for row in TACTICS], LEADERS_WONDERS),
]
