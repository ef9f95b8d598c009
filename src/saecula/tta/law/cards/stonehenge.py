"""ruling.stonehenge.*: science for its stages."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import CARDS
from saecula.tta.law.points import change_science
from saecula.tta.state import State


def score_printed_cost(s: State, i: i64, cost: i64) -> None:
    """ruling.stonehenge.printed-cost: whatever was paid."""
    if CARDS[s.seats[i].wonder].stage_science:
        change_science(s, i, cost, "ruling.stonehenge.printed-cost")
