"""What happened, and who may see it.

Events are written into the state's flat buffer, six ints each, and become objects only for readers; their causes lie
in a buffer of their own. Whoever may not see an event gets the same event with `a` blanked ("keeps a card"), so a
secret belongs into `a` and nowhere else, neither into the other numbers nor into the cause.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.core.bits import bit
from saecula.core.state import State

EVERYBODY: Final = -1
SPECTATOR: Final = -1  # a seat number like the others: it sees what everybody sees, and nothing more
HIDDEN: Final = -1
WIDTH: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Who knows what the numbers of events mean: the rules of a game. A reader holds nothing."""

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), ())

    def event_name(self, kind: int) -> str:
        """What happened, in the past tense: `war-declared`."""
        return f"event-{kind}"

    def event_values(self, event: "Event") -> dict[str, object]:
        """What an event tells beside its kind and its seat, by name; what is hidden is left out."""
        return {"a": event.a, "b": event.b, "c": event.c}

    def sentence(self, event: "Event", names: list[str], language: str) -> str:
        """A line of the log."""
        raise NotImplementedError


UNREAD: Final = Reader()  # of events that no game took out of its state


@final
class Event:
    """Past tense: `name` happened to `seat` by `cause`, a law; `values` are cards, seats and amounts by name.

    `kind`, `a`, `b` and `c` are the same as numbers; `seen_by` is a bit mask of seats that may read `a`. Sentences with
    the names of players: `Game.tell`.

    >>> game = saecula.tta.Game(seats=2, seed=7)
    >>> spent, taken = game.push("take 1")
    >>> taken.name, taken.seat, taken.values
    ('card-taken', 1, {'card': 'julius-caesar'})
    >>> spent
    Event('civil-spent', seat=1, number=1, cause='actions.spend')
    """

    def __init__(
        self, kind: i64, seat: i64, a: i64, b: i64, c: i64, seen_by: i64, cause: str = "", reader: Reader | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.seen_by = seen_by
        self.cause = cause
        self.reader = UNREAD if reader is None else reader

    @property
    def name(self) -> str:
        """What happened: `war-declared`."""
        return self.reader.event_name(self.kind)

    @property
    def values(self) -> dict[str, object]:
        """Cards by their ids, seats by their numbers, amounts; what the reader may not see is left out."""
        return self.reader.event_values(self)

    def key(self) -> tuple[int, int, int, int, int]:
        """The numbers of what happened, without who may see it."""
        return (self.kind, self.seat, self.a, self.b, self.c)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key() and self.seen_by == other.seen_by

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        numbers = (self.kind, self.seat, self.a, self.b, self.c, self.seen_by)
        return (Event, (*numbers, self.cause, self.reader))

    def __repr__(self) -> str:
        told = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Event({self.name!r}, seat={self.seat}{told}, cause={self.cause!r})"


def only(seat: i64) -> i64:
    """The mask for an event whose `a` only one seat may read."""
    return bit(seat)


def emit(
    s: State, cause: str, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, seen_by: i64 = EVERYBODY
) -> None:
    """Whoever makes something happen says by which law. Where nobody listens, it ends at once."""
    if not s.quiet:
        note(s, cause, kind, seat, a, b, c, seen_by)


def note(s: State, cause: str, kind: i64, seat: i64, a: i64, b: i64, c: i64, seen_by: i64) -> None:
    s.causes.append(cause)
    buffer = s.events
    buffer.append(kind)
    buffer.append(seat)
    buffer.append(a)
    buffer.append(b)
    buffer.append(c)
    buffer.append(seen_by)


def drain(s: State, reader: Reader | None = None) -> list[Event]:
    """Take the buffered events out of the state; who reads them by name brings the game's reader, its rules."""
    buffer = s.events
    events = []
    for k in range(len(s.causes)):
        i = k * WIDTH
        kind, seat, seen_by = buffer[i], buffer[i + 1], buffer[i + 5]
        events.append(Event(kind, seat, buffer[i + 2], buffer[i + 3], buffer[i + 4], seen_by, s.causes[k], reader))
    s.events = []
    s.causes = []
    return events


def redact(event: Event, seat: i64) -> Event:
    """The event as `seat` (or SPECTATOR) may see it."""
    if event.seen_by == EVERYBODY or (seat >= 0 and event.seen_by >> seat & 1):
        return event
    return Event(event.kind, event.seat, HIDDEN, event.b, event.c, event.seen_by, event.cause, event.reader)
