"""card.sun-tzu.*, ruling.sun-tzu.*: when Sun Tzu leaves, he comes to lie under the current tactic."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.cards.catalog import TWIN
from saecula.tta.state import State
from saecula.tta.terms import NOTHING, TACTIC_MASTERED


def master(s: State, i: i64) -> None:
    """card.sun-tzu.under-current, card.sun-tzu.no-tactic; card.sun-tzu.common-current: for everybody whose current
    tactic it is.

    card.sun-tzu.no-merge, card.sun-tzu.copyable, card.sun-tzu.plus-1, ruling.sun-tzu.bonus-scope: the tactic with him
    under it is a card of its own, by `TWIN`, and copied like others.
    card.sun-tzu.not-special-yet: nothing gives it before.
    """
    seat = s.seats[i]
    if seat.tactic == NOTHING or TWIN[seat.tactic] == NOTHING:
        return
    old, twin = seat.tactic, TWIN[seat.tactic]
    seat.tactic = twin
    if not seat.exclusive:
        s.tactics[s.tactics.index(old)] = twin
        for other in s.seats:
            if other.tactic == old and not other.exclusive:
                other.tactic = twin
    emit(s, "card.sun-tzu.under-current", TACTIC_MASTERED, i, twin)
