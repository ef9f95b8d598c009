"""The past of a game in little room: positions are found again by playing, events lie packed.

A whole position takes a dozen kilobytes and a command eight bytes, and the law carries a game on by itself, without a
die or a seed: the shuffles were made at the deal. So every `STRIDE`-th position is kept, and those between are played
again from the kept one before them. The last few are kept too, for they are taken back and asked for most.

Reading changes nothing but the one position that was found last, so that a thread may read while another one plays.
Copies share what they hold. Whoever gets a position must not change it.
"""

from array import array
from collections.abc import Iterable, Iterator
from struct import Struct
from typing import Any, Final, Self

from saecula.core.event import WIDTH, Event, Reader
from saecula.core.rules import Rules
from saecula.core.state import State

STRIDE: Final = 96
RECENT: Final = 4
NARROW: Final = "h"  # the numbers of a ply's events; WIDE where one of them needs it
WIDE: Final = "q"
ROWS: Final = {row.size: row for row in (Struct(NARROW * WIDTH), Struct(WIDE * WIDTH))}  # an event, by its bytes


class Positions:
    """The position before each command, the oldest first; to be read like a list."""

    def __init__(self, rules: Rules, stride: int = STRIDE) -> None:
        self.rules = rules
        self.stride = stride  # 1 keeps them all: for a game whose state is edited by hand
        self.commands = array("q")
        self.kept: list[State] = []  # every `stride`-th
        self.recent: dict[int, State] = {}  # of the others the last ones, by place
        self.found: tuple[int, State] | None = None  # the one that was last played again
        self.notes: dict[str, tuple[int, Any]] = {}  # what readers reckoned from all positions up to a place, to go on

    def __len__(self) -> int:
        return len(self.commands)

    def __getitem__(self, place: int) -> State:
        """Negative places count from the end, as with a list."""
        at = place + len(self) if place < 0 else place
        if not 0 <= at < len(self):
            raise IndexError("there is no such position")
        held = self._held(at)
        return self._played(at) if held is None else held

    def __iter__(self) -> Iterator[State]:
        """All of them, playing every command once."""
        for start, state in enumerate(self.kept):
            yield state
            for place in range(start * self.stride + 1, min((start + 1) * self.stride, len(self))):
                state = self._next(state, place - 1)
                yield state

    def append(self, state: State, command: int) -> None:
        """A command was given in this position."""
        place = len(self.commands)
        if place % self.stride:
            self.recent[place] = state
        else:
            self.kept.append(state)
        self.recent.pop(place - RECENT, None)
        self.commands.append(command)

    def cut(self, place: int) -> State:
        """Forget a position and all that came after it; what it was. Those just before it become the last ones."""
        if self._held(place) is None:
            for at in range(max(place - RECENT, place - place % self.stride + 1), place):
                self.recent[at] = self[at]
        state = self[place]
        for later in range(place, len(self)):
            self.recent.pop(later, None)
        del self.commands[place:], self.kept[-(-place // self.stride) :]
        self.found = None
        self.notes = {name: note for name, note in self.notes.items() if note[0] < place}
        return state

    def copy(self) -> Self:
        twin = type(self)(self.rules, self.stride)
        twin.commands, twin.kept, twin.recent = self.commands[:], self.kept[:], self.recent.copy()
        twin.notes = self.notes.copy()
        return twin

    __copy__ = copy

    def _held(self, place: int) -> State | None:
        return self.recent.get(place) if place % self.stride else self.kept[place // self.stride]

    def _played(self, place: int) -> State:
        """From the kept position before it, or from the one that was found last."""
        start, found = place - place % self.stride, self.found
        state = self.kept[place // self.stride]
        if found is not None and start < found[0] <= place:
            start, state = found
        for at in range(start, place):
            state = self._next(state, at)
        self.found = (place, state)
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

    def __init__(self, reader: Reader, plies: int = 0) -> None:
        """Of the first plies nothing is known."""
        self.reader = reader
        self.numbers = [b""] * plies
        self.causes: list[tuple[str, ...]] = [()] * plies

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, ply: int) -> list[Event]:
        """Negative plies count from the end, as with a list."""
        numbers, causes = self.numbers[ply], self.causes[ply]
        if not causes:
            return []
        rows = ROWS[len(numbers) // len(causes)].iter_unpack(numbers)
        return [
            Event(kind, seat, a, b, c, seen_by, cause, self.reader)
            for (kind, seat, a, b, c, seen_by), cause in zip(rows, causes, strict=True)
        ]

    def __iter__(self) -> Iterator[list[Event]]:
        return (self[ply] for ply in range(len(self)))

    def since(self, ply: int) -> Iterable[Event]:
        """All events from a ply on."""
        return (event for at in range(len(self))[ply:] for event in self[at])

    def append(self, s: State) -> None:
        """What lies in the buffer of a state that was carried on to its next question."""
        self.numbers.append(packed(s.events))
        self.causes.append(tuple(s.causes))

    def cut(self, ply: int) -> None:
        """Forget this ply and what came after it."""
        del self.numbers[ply:], self.causes[ply:]

    def copy(self) -> Self:
        twin = type(self)(self.reader)
        twin.numbers, twin.causes = self.numbers[:], self.causes[:]
        return twin

    __copy__ = copy


def packed(numbers: list[int]) -> bytes:
    try:
        return array(NARROW, numbers).tobytes()
    except OverflowError:
        return array(WIDE, numbers).tobytes()
