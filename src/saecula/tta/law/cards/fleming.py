"""card.fleming.*: Fleming looks at the military cards of a rival."""

from saecula.core.errors import Refusal
from saecula.core.event import emit, only
from saecula.tta.law.known import see_hand
from saecula.tta.law.politics.attack import is_rival
from saecula.tta.state import Seat, State
from saecula.tta.terms import CARD_SEEN, HAND_SEEN, NOTHING, SeatNo


def stop_looking(seat: Seat) -> None:
    """card.fleming.reset: only whom he looked at in the last turn is remembered."""
    seat.looked_before = seat.looked
    seat.looked = NOTHING


def look_refusal(s: State, i: SeatNo, rival: SeatNo) -> Refusal | None:
    """One hand in a phase, and not the same one in two turns running.

    card.fleming.two-player: with one rival only that is every second turn.
    """
    seat = s.seats[i]
    if seat.looked != NOTHING or not is_rival(s, i, rival):
        return Refusal("card.fleming.without-political-action")
    return Refusal("card.fleming.not-same-twice") if rival == seat.looked_before else None


def look_at_hand(s: State, i: SeatNo, rival: SeatNo) -> None:
    """What was known of that hand before gives way to what is seen now."""
    s.seats[i].looked = rival
    emit(s, "card.fleming.without-political-action", HAND_SEEN, i, 0, rival)
    for card in s.seats[rival].cards:
        emit(s, "card.fleming.without-political-action", CARD_SEEN, i, card, rival, 0, only(i))
    see_hand(s, i, rival)
