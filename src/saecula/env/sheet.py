"""Rows of numbers that observations are written into, and who writes them.

Compiled code has no floats of 32 bits. Observations are whole numbers, so a sheet holds the bits of such floats, and
whoever has numpy reads them where they lie: `numpy.frombuffer(sheet.floats, dtype=numpy.float32)`. Most places of an
observation are zero: a row remembers where something stands, and is wiped by that.
"""

from struct import pack, unpack
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from saecula.core.errors import BrokenLaw
from saecula.core.state import State

LEAST: Final = -128  # numbers whose bits are ready
MOST: Final = 2048


def bits_of(number: int) -> int:
    """The bits of a float of 32 bits, as a whole number."""
    bits: int = unpack("=i", pack("=f", number))[0]
    return bits


BITS: Final = vec[i32]([i32(bits_of(number)) for number in range(LEAST, MOST)])


@final
class Sheet:
    """`floats` has `length` places for each row."""

    def __init__(self, rows: i64, length: i64) -> None:
        self.rows = rows
        self.length = length
        self.floats = vec[i32]([i32(0)] * (rows * length))
        self.written = vec[i32]([i32(0)] * (rows * length))  # for each row where something stands, counted in all
        self.end = vec[i64]([row * length for row in range(rows)])  # for each row where that ends, but for the last
        self.row: i64 = 0  # the one that was begun last
        self.base: i64 = 0
        self.top: i64 = 0  # where `written` ends in that row

    def begin(self, row: i64) -> None:
        """Wipe a row; what is put next belongs to it."""
        if row < 0 or row >= self.rows:
            raise BrokenLaw(f"the sheet has no row {row}")
        self.end[self.row] = self.top
        self.row = row
        self.base = row * self.length
        self.top = self.base
        floats, written = self.floats, self.written
        for place in range(self.base, self.end[row]):
            floats[i64(written[place])] = 0

    def put(self, place: i64, number: i64) -> None:
        """Once for each place and row."""
        if number == 0:
            return
        at = self.base + place
        self.written[self.top] = i32(at)
        self.top += 1
        if LEAST <= number < MOST:
            self.floats[at] = BITS[number - LEAST]
        else:
            self.floats[at] = i32(bits_of(number))

    def add(self, place: i64, number: i64) -> None:
        """For places that count: what stands there already is added to. Numbers stay small there."""
        at = self.base + place
        if self.floats[at] == 0:
            self.put(place, number)
            return
        old: i64 = 1
        while BITS[old - LEAST] != self.floats[at]:
            old += 1
        self.floats[at] = BITS[old + number - LEAST]

    def replace(self, place: i64, number: i64) -> None:
        """For places that may be put twice: the last number counts, which is not zero."""
        if self.floats[self.base + place] == 0:
            self.put(place, number)
        else:
            self.floats[self.base + place] = BITS[number - LEAST]


class Encoder:
    """What a seat may know of a position, as numbers. Every game has one for each form, `length` numbers long."""

    def __init__(self) -> None:
        self.length: i64 = 0

    def encode(self, s: State, seat: i64, sheet: Sheet) -> None:
        """Put what the seat may know into the row that was begun; zeros need not be put."""
        raise NotImplementedError
