"""card.sun-tzu.*, ruling.sun-tzu.*: when Sun Tzu leaves, he comes to lie under the current tactic."""

from mypy_extensions import i64

from saecula.core.arrays import vec, with_one, with_place
from saecula.core.event import emit
from saecula.tta.cards.catalog import TWIN
from saecula.tta.law.draw import draw_cards
from saecula.tta.piles import place_of
from saecula.tta.powers import EXTRA_DRAW, TACTIC_KEPT
from saecula.tta.state import Seat, State
from saecula.tta.terms import NOTHING, TACTIC_MASTERED, SeatNo


def master(s: State, i: SeatNo) -> None:
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
        s.tactics = with_place(s.tactics, place_of(s.tactics, old), twin)
        for other in s.seats:
            if other.tactic == old and not other.exclusive:
                other.tactic = twin
    emit(s, "card.sun-tzu.under-current", TACTIC_MASTERED, i, twin)


def draw_more(s: State, i: SeatNo) -> None:
    """card.sun-tzu.draw-2, card.sun-tzu.draw-plus-normal"""
    draw_cards(s, i, s.seats[i].powers[EXTRA_DRAW], "card.sun-tzu.draw-2")


def keeps_tactic(seat: Seat) -> bool:
    """card.sun-tzu.not-shared, card.sun-tzu.not-copyable: only common tactics are copied."""
    return seat.powers[TACTIC_KEPT] > 0


def keep_old_tactic(seat: Seat) -> None:
    """card.sun-tzu.old-tactic-stays: every other tactic is common before a new one is adopted."""
    if seat.exclusive:
        seat.old_tactics = with_one(seat.old_tactics, seat.tactic)


def leave_old_tactics(seat: Seat) -> vec[i64]:
    """card.sun-tzu.shared-after: what becomes common when nobody keeps it any more."""
    old = seat.old_tactics
    if len(old) > 0:
        seat.old_tactics = vec[i64]()
    return old
