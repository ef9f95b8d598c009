"""card.kidnapping.*: a card taken from a rival's civil hand, and what playing it in the same turn scores."""

from mypy_extensions import i64

from saecula.tta.law.points import change_culture
from saecula.tta.state import State
from saecula.tta.terms import BY_AGGRESSION, NOTHING


def played(s: State, i: i64, card: i64) -> None:
    """A leader elected, a technology developed or an action card played."""
    seat = s.seats[i]
    if seat.more.kidnapped == card and card != NOTHING:
        seat.more.kidnapped = NOTHING
        change_culture(s, i, seat.more.ransom, BY_AGGRESSION)
