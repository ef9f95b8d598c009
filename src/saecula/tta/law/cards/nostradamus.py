"""card.nostradamus.*: Nostradamus sees what others prepare, and is stronger where the weak suffer."""

from mypy_extensions import i64

from saecula.core.arrays import with_place
from saecula.core.bits import bit
from saecula.core.event import emit, only
from saecula.tta.powers import SEE_PREPARED, STRENGTH_WHEN_WEAK
from saecula.tta.state import Seat, State
from saecula.tta.terms import CARD_SEEN, CardNo, SeatNo


def strength_when_weak(seat: Seat) -> i64:
    """card.nostradamus.aggression-plus-3, card.nostradamus.only-aggression-weakest: for a defence, and when an event
    seeks the weakest.

    card.nostradamus.not-boudica, card.nostradamus.not-strongest: no other comparison asks for it.
    card.nostradamus.both-roles, card.nostradamus.self-transfer: so one civilization may be both the strongest and the
    weakest, and take goods from itself.
    """
    return seat.powers[STRENGTH_WHEN_WEAK]


def show_prepared(s: State, i: SeatNo, card: CardNo) -> None:
    """card.nostradamus.look: others may see the event that seat `i` has just prepared.

    card.nostradamus.not-earlier, card.nostradamus.look-later: it is noted with the card, from now on and whoever leads
    them.
    card.nostradamus.until-shuffled: the note goes with the future events.
    """
    for j in range(s.seat_count):
        if j != i and s.seats[j].powers[SEE_PREPARED]:
            s.future_seen = with_place(s.future_seen, -1, s.future_seen[-1] | bit(j))
            emit(s, "card.nostradamus.look", CARD_SEEN, j, card, i, 0, only(j))
