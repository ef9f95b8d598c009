"""The past of a game in little room: positions are found again by playing, events lie in one array of numbers.

A whole position takes about ten kilobytes and a command one number, and the law carries a game on by itself: so only
every `STRIDE`-th position is kept, and those between are played again from the one before them. The last ones are kept
too, for they are asked for most. Whoever gets a position must not change it.
"""

from array import array
from collections.abc import Iterable, Iterator
from typing import Final, Self

from saecula.core.event import WIDTH, Event, Reader
from saecula.core.rules import Rules
from saecula.core.state import State

STRIDE: Final = 32
RECENT: Final = 2


class Positions:
    """The position before each command, the oldest first."""

    def __init__(self, rules: Rules, stride: int = STRIDE) -> None:
        self.rules = rules
        self.stride = stride  # 1 keeps them all: for a game whose state is edited by hand
        self.commands: list[int] = []
        self.kept: dict[int, State] = {}

    def __len__(self) -> int:
        return len(self.commands)

    def __getitem__(self, place: int) -> State:
        """Negative places count from the end, as with a list."""
        at = place + len(self) if place < 0 else place
        if not 0 <= at < len(self):
            raise IndexError("there is no such position")
        found = self.kept.get(at)
        return self._played(at) if found is None else found

    def __iter__(self) -> Iterator[State]:
        """All of them, each an object of its own, playing every command once."""
        state: State | None = None
        for place in range(len(self)):
            found = self.kept.get(place)
            if found is None:
                assert state is not None
                found = self._next(state, place - 1)
            yield found
            state = found

    def append(self, state: State, command: int) -> None:
        """A command was given in this position."""
        self.kept[len(self)] = state
        self.commands.append(command)
        self._drop(len(self) - 1 - RECENT)

    def pop(self) -> State:
        """Forget the last command; the position in which it was given."""
        return self.cut(len(self) - 1)

    def cut(self, place: int) -> State:
        """Forget a position and all that came after it; what it was."""
        found = self[place]
        for later in range(place, len(self)):
            self.kept.pop(later, None)
        del self.commands[place:]
        return found

    def copy(self) -> Self:
        """The positions are shared, for nobody changes them."""
        twin = type(self)(self.rules, self.stride)
        twin.commands = self.commands[:]
        twin.kept = self.kept.copy()
        return twin

    __copy__ = copy

    def _drop(self, place: int) -> None:
        if place % self.stride:
            self.kept.pop(place, None)

    def _played(self, place: int) -> State:
        start = max(kept for kept in self.kept if kept < place)
        state = self.kept[start]
        for at in range(start, place):
            state = self._next(state, at)
        return state

    def _next(self, before: State, place: int) -> State:
        after = before.copy()
        after.quiet = True  # what happened is known
        self.rules.apply(after, self.commands[place])
        self.rules.advance(after)
        after.quiet = before.quiet
        return after


class Happened:
    """What every command brought about, the deal first: lists of events that are made when somebody reads them."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.numbers = array("q")
        self.causes: list[str] = []
        self.ends: list[int] = []  # by ply, how many events there were then

    def __len__(self) -> int:
        return len(self.ends)

    def __getitem__(self, ply: int) -> list[Event]:
        at = ply + len(self) if ply < 0 else ply
        if not 0 <= at < len(self):
            raise IndexError("there was no such ply")
        return [self._event(k) for k in range(self._start(at), self.ends[at])]

    def __iter__(self) -> Iterator[list[Event]]:
        return (self[ply] for ply in range(len(self)))

    def since(self, ply: int) -> Iterable[Event]:
        """All events from a ply on."""
        return (self._event(k) for k in range(self._start(min(ply, len(self))), len(self.causes)))

    def append(self, events: list[Event]) -> None:
        for event in events:
            self.numbers.extend((event.kind, event.seat, event.a, event.b, event.c, event.seen_by))
            self.causes.append(event.cause)
        self.ends.append(len(self.causes))

    def pop(self) -> None:
        self.cut(len(self) - 1)

    def cut(self, ply: int) -> None:
        """Forget this ply and what came after it."""
        start = self._start(ply)
        del self.numbers[start * WIDTH :], self.causes[start:], self.ends[ply:]

    def copy(self) -> Self:
        twin = type(self)(self.reader)
        twin.numbers, twin.causes, twin.ends = self.numbers[:], self.causes[:], self.ends[:]
        return twin

    __copy__ = copy

    def _start(self, ply: int) -> int:
        return self.ends[ply - 1] if ply > 0 else 0

    def _event(self, k: int) -> Event:
        kind, seat, a, b, c, seen_by = self.numbers[k * WIDTH : (k + 1) * WIDTH]
        return Event(kind, seat, a, b, c, seen_by, self.causes[k], self.reader)
