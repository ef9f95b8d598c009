"""What happened, and who may see it.

Events are written into the state's flat buffer, six ints each, and become objects only for readers; their causes lie
in a buffer of their own. Whoever may not see an event gets the same event with `a` blanked ("keeps a card"), so a
secret belongs into `a` and nowhere else, neither into the other numbers nor into the cause.
"""

from typing import Final, final

from mypy_extensions import i64

from saecula.core.bits import bit
from saecula.core.state import State

EVERYBODY: Final = -1
SPECTATOR: Final = -1  # a seat number like the others: it sees what everybody sees, and nothing more
HIDDEN: Final = -1
WIDTH: Final = 6


@final
class Event:
    """Past tense: `kind` happened to `seat` by `cause`, a law; `seen_by` is a bit mask of seats that may read `a`."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, seen_by: i64, cause: str = "") -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.seen_by = seen_by
        self.cause = cause

    def key(self) -> tuple[int, int, int, int, int]:
        return (self.kind, self.seat, self.a, self.b, self.c)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key() and self.seen_by == other.seen_by

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Event(kind={self.kind}, seat={self.seat}, a={self.a}, b={self.b}, c={self.c})"


def only(seat: i64) -> i64:
    """The mask for an event whose `a` only one seat may read."""
    return bit(seat)


def emit(
    s: State, cause: str, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, seen_by: i64 = EVERYBODY
) -> None:
    """Whoever makes something happen says by which law."""
    if s.quiet:
        return
    s.causes.append(cause)
    buffer = s.events
    buffer.append(kind)
    buffer.append(seat)
    buffer.append(a)
    buffer.append(b)
    buffer.append(c)
    buffer.append(seen_by)


def drain(s: State) -> list[Event]:
    """Take the buffered events out of the state."""
    buffer = s.events
    events = []
    for k in range(len(s.causes)):
        i = k * WIDTH
        kind, seat, seen_by = buffer[i], buffer[i + 1], buffer[i + 5]
        events.append(Event(kind, seat, buffer[i + 2], buffer[i + 3], buffer[i + 4], seen_by, s.causes[k]))
    s.events = []
    s.causes = []
    return events


def redact(event: Event, seat: i64) -> Event:
    """The event as `seat` (or SPECTATOR) may see it."""
    if event.seen_by == EVERYBODY or (seat >= 0 and event.seen_by >> seat & 1):
        return event
    return Event(event.kind, event.seat, HIDDEN, event.b, event.c, event.seen_by, event.cause)
