"""Tables of New Leaders and Wonders for scenario tests: every leader and wonder, base and new, may be in play."""

from typing import Any

from tests.tta.scenario import Table, table


def new_table(seats: int = 2, **options: Any) -> Table:
    """As `table`, with new leaders and wonders mixed among the base ones."""
    return table(seats, modules=["leaders-wonders"], mode="secret-mix", **options)


def explained(t: Table, what: str, i: int = 0) -> int:
    """The sum of the addends with which a number is explained, without what only makes the sum right."""
    return sum(addend.amount for addend in t.game.explain(what, i) if addend.source != "limit")
