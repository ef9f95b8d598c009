"""ruling.stonehenge.*: science for its stages."""

from saecula.tta.cards.catalog import CARDS
from saecula.tta.law.points import change_science
from saecula.tta.state import State
from saecula.tta.terms import Amount, SeatNo


def score_printed_cost(s: State, i: SeatNo, cost: Amount) -> None:
    """ruling.stonehenge.printed-cost: whatever was paid."""
    if CARDS[s.seats[i].wonder].stage_science:
        change_science(s, i, cost, "ruling.stonehenge.printed-cost")
