"""Rows of numbers that observations are written into, and who writes them.

Most places of an observation are zero, so a row remembers where something stands, and is wiped by that. Compiled code
has no floats of 32 bits: the numbers are whole, and become floats by one conversion for all rows (`numpy.copyto`).
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64

from saecula.core.errors import BrokenLaw
from saecula.core.state import State


@final
class Sheet:
    """`numbers` has `length` places for each row; `memoryview(sheet.numbers)` reads them without copying."""

    def __init__(self, rows: i64, length: i64) -> None:
        self.rows = rows
        self.length = length
        self.numbers = vec[i32]([i32(0)] * (rows * length))
        self.written = vec[i32]([i32(0)] * (rows * length))  # for each row the places that are not zero
        self.count = vec[i64]([0] * rows)  # how many these are
        self.row: i64 = 0
        self.base: i64 = 0

    def begin(self, row: i64) -> None:
        """Wipe a row; what is put next belongs to it."""
        if row < 0 or row >= self.rows:
            raise BrokenLaw(f"the sheet has no row {row}")
        self.row = row
        self.base = row * self.length
        for place in range(self.base, self.base + self.count[row]):
            self.numbers[self.base + i64(self.written[place])] = 0
        self.count[row] = 0

    def put(self, place: i64, number: i64) -> None:
        """Once for each place."""
        if number != 0:
            count = self.count[self.row]
            self.numbers[self.base + place] = i32(number)
            self.written[self.base + count] = i32(place)
            self.count[self.row] = count + 1


class Encoder:
    """What a seat may know of a position, as numbers. Every game has one for each form, `length` numbers long."""

    def __init__(self, length: i64) -> None:
        self.length = length

    def encode(self, s: State, seat: i64, sheet: Sheet) -> None:
        """Put what the seat may know into the row that was begun; zeros need not be put."""
        raise NotImplementedError
