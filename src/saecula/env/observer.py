"""Observations for people and programs: vectors of float32 with a name for every place."""

from typing import NamedTuple, TypeAlias

import numpy as np  # type: ignore[import-not-found, unused-ignore] # who compiles the engine needs no numpy
from numpy.typing import NDArray  # type: ignore[import-not-found, unused-ignore]

from saecula.core.errors import BrokenLaw, OptionError, SaeculaError
from saecula.core.state import State
from saecula.env.sheet import ROWS, Encoder, Sheet

Vector: TypeAlias = NDArray[np.float32]


class Place(NamedTuple):
    """What stands at one place of an observation.

    `group` is the part of the table ("row", "board", "hand", "question", ...), `seat` whose it is, relative to the seat
    that looks ("@0" itself, "@1" the next one clockwise, "" nobody's), `card` the card's id ("" if it is about none),
    `meaning` says what is counted. Values lie between `low` and `high`; where no rule sets a limit, `high` is inf, and
    numbers beyond -128 or 2047, which no game comes near, are told as these. Divided by `scale`, they are about one.
    """

    group: str
    seat: str
    card: str
    meaning: str
    low: float
    high: float
    scale: float

    @property
    def name(self) -> str:
        """The parts that are there, with colons between them: `board:@1:iron:workers`."""
        return ":".join(part for part in (self.group, self.seat, self.card, self.meaning) if part)


INF = float("inf")


def flag(group: str, seat: str, card: str, meaning: str) -> Place:
    """A place that is 1 or 0."""
    return Place(group, seat, card, meaning, 0, 1, 1)


def count(group: str, seat: str, card: str, meaning: str, high: float, scale: float = 0) -> Place:
    """A place that counts up from zero; where it is not said otherwise, it is scaled by its highest value."""
    return Place(group, seat, card, meaning, 0, high, scale or high)


class Observer:
    """Observations of one game in one form; `name` says which, with the version: `tta-v0/compact`."""

    def __init__(self, name: str, encoder: Encoder, places: list[Place]) -> None:
        if len(places) != encoder.length:
            raise BrokenLaw(f"{name}: {len(places)} places are described, {encoder.length} are written")
        self.name = name
        self.encoder = encoder
        self.length: int = encoder.length
        self.places = places
        self.scales: Vector = np.array([place.scale for place in places], dtype=np.float32)
        self._sheet = Sheet(1, self.length)
        self._floats = floats_of(self._sheet)[0]

    def observe(self, s: State, seat: int, out: Vector | None = None) -> Vector:
        """What the seat may know of a position, written into `out` if one is given: float32, `length` long.

        The state may be over; nobody is asked then.
        """
        if out is None:
            out = np.empty(self.length, dtype=np.float32)
        elif out.shape != (self.length,) or out.dtype != np.float32:
            raise SaeculaError("array-shape", field="out", wanted=f"float32 ({self.length},)", found=shape_of(out))
        if not 0 <= seat < s.seat_count:
            raise OptionError("seat", "no-seat-here", seat=seat, seats=s.seat_count)
        self._sheet.begin(0)
        self.encoder.encode(s, seat, self._sheet)
        np.copyto(out, self._floats)
        return out

    def describe(self) -> list[Place]:
        """What stands at every place, in their order."""
        return list(self.places)

    def decode(self, vector: Vector) -> dict[str, float]:
        """An observation for people: whatever is not zero, by the names of the places."""
        if vector.shape != (self.length,):
            raise SaeculaError("array-shape", field="vector", wanted=f"({self.length},)", found=shape_of(vector))
        return {self.places[place].name: float(vector[place]) for place in np.flatnonzero(vector)}


def floats_of(sheet: Sheet) -> NDArray[np.float32]:
    """The rows of a sheet where they lie: float32 (rows, length)."""
    found = np.frombuffer(memoryview(sheet.cells), dtype=np.float32)[ROWS : ROWS + sheet.rows * sheet.length]
    return found.reshape(sheet.rows, sheet.length)


def shape_of(array: NDArray[np.generic]) -> str:
    """An array's kind of numbers and its shape, for errors."""
    return f"{array.dtype} {array.shape}"
