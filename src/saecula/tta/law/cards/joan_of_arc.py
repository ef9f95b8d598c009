"""stats.modified-by-text: Joan of Arc sees the next event before she takes a political action."""

from saecula.core.event import emit, only
from saecula.tta.powers import PEEK_AT_EVENT
from saecula.tta.state import State
from saecula.tta.terms import EVENT_PEEKED, SeatNo


def may_peek(s: State, i: SeatNo) -> bool:
    """Not twice at the same card."""
    seat = s.seats[i]
    return seat.powers[PEEK_AT_EVENT] > 0 and not seat.known_event and len(s.current_events) > 0


def peek(s: State, i: SeatNo) -> None:
    s.seats[i].known_event = True
    emit(s, "stats.modified-by-text", EVENT_PEEKED, i, s.current_events[-1], 0, 0, only(i))
