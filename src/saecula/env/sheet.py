"""Rows of numbers that observations are written into, and who writes them.

Compiled code has no floats of 32 bits. Observations are whole numbers, so a sheet holds the bits of such floats, and
whoever has numpy reads them where they lie. Most places of an observation are zero: a row remembers where something
stands, and is wiped by that.
"""

from struct import pack, unpack
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from saecula.core.errors import BrokenLaw
from saecula.core.state import State

LEAST: Final = -128  # numbers from here ...
MOST: Final = 2048  # ... to below this can be told


def bits_of(number: int) -> int:
    """The bits of a float of 32 bits, as a whole number."""
    bits: int = unpack("=i", pack("=f", number))[0]
    return bits


BITS: Final = [bits_of(number) for number in range(LEAST, MOST)]
ROWS: Final = MOST - LEAST  # where the rows begin


@final
class Sheet:
    """`length` places for each row. All numbers lie in one array, since getting at an array costs more than reading it.

    `cells` begins with the bits of the numbers from LEAST on; the rows follow (`numpy.frombuffer(sheet.cells,
    dtype=numpy.float32)[ROWS : ROWS + rows * length]`), then for each row the cells where something stands.
    """

    def __init__(self, rows: i64, length: i64) -> None:
        self.rows = rows
        self.length = length
        self.cells = vec[i32]([i32(bits) for bits in BITS] + [i32(0)] * (2 * rows * length))
        self.notes: i64 = ROWS + rows * length  # where the lists of cells begin
        self.end = vec[i64]([self.notes + row * length for row in range(rows)])  # of each list; of `row` it is `top`
        self.row: i64 = 0  # the one that was begun last
        self.base: i64 = ROWS
        self.top: i64 = self.notes

    def begin(self, row: i64) -> None:
        """Wipe a row; what is put next belongs to it."""
        if row < 0 or row >= self.rows:
            raise BrokenLaw(f"the sheet has no row {row}")
        self.end[self.row] = self.top
        self.row = row
        self.base = ROWS + row * self.length
        self.top = self.notes + row * self.length
        cells = self.cells
        for place in range(self.top, self.end[row]):
            cells[i64(cells[place])] = 0

    def put(self, place: i64, number: i64) -> None:
        """Once for each place and row; numbers beyond the greatest are told as that."""
        if number == 0:
            return
        at, top, bits = self.base + place, self.top, clipped(number) - LEAST
        cells = self.cells
        cells[at] = cells[bits]
        cells[top] = i32(at)
        self.top = top + 1

    def add(self, place: i64, number: i64) -> None:
        """For places that count: what stands there already is added to. Numbers stay small there."""
        at = self.base + place
        cells = self.cells
        if cells[at] == 0:
            self.put(place, number)
            return
        old: i64 = 1
        while cells[old - LEAST] != cells[at]:
            old += 1
        cells[at] = cells[clipped(old + number) - LEAST]

    def replace(self, place: i64, number: i64) -> None:
        """For places that may be put twice: the last number counts, which is not zero."""
        at = self.base + place
        cells = self.cells
        if cells[at] == 0:
            self.put(place, number)
        else:
            cells[at] = cells[clipped(number) - LEAST]

    def put_three(self, place: i64, first: i64, second: i64, third: i64) -> None:
        """Three places in a row at once; the first number is not zero."""
        at, top = self.base + place, self.top
        cells = self.cells
        cells[at] = cells[clipped(first) - LEAST]
        cells[at + 1] = cells[clipped(second) - LEAST]
        cells[at + 2] = cells[clipped(third) - LEAST]
        cells[top] = i32(at)
        cells[top + 1] = i32(at + 1)
        cells[top + 2] = i32(at + 2)
        self.top = top + 3


def clipped(number: i64) -> i64:
    return LEAST if number < LEAST else MOST - 1 if number >= MOST else number


class Encoder:
    """What a seat may know of a position, as numbers. Every game has one for each form, `length` numbers long."""

    def __init__(self) -> None:
        self.length: i64 = 0

    def encode(self, s: State, seat: i64, sheet: Sheet) -> None:
        """Put what the seat may know into the row that was begun; zeros need not be put."""
        raise NotImplementedError
