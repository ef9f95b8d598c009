"""Commands as numbers that never change: what a learner's action means, today and with cards to come.

A list of texts names every command that any position can list; its line is its number. Rivals are told relative to the
seat that acts (`@1` sits next), so that equal situations have equal numbers. Lines are only ever added at the end.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saecula.core.command import A_SHIFT, B_SHIFT, C_SHIFT, KIND_MASK, PART_MASK, a_of, b_of, c_of, command, kind_of
from saecula.core.errors import SaeculaError
from saecula.core.options import Options

KINDS: Final = KIND_MASK + 1
NONE: Final = -1  # no number, or no command
OTHER_WORD: Final = 0  # the kind under which a second word for a command is kept; no game has a command 0


@final
class Parts:
    """How the commands of a game are made: which part of each kind is a seat (0 none, 1 first, 2 second).

    A game may have two words for one command, by the open question: `choose` and `pick` of Through the Ages. Where
    `question` asks, the command of `kind` has the second word, and a number of its own.
    """

    def __init__(self, seat_part: list[int], kind: i64 = NONE, question: i64 = NONE) -> None:
        self.seat_part = vec[i64](seat_part + [0] * (KINDS - len(seat_part)))
        self.kind = kind
        self.question = question


@final
class Numbering:
    """Number <-> command, for a seat at a table of so many.

    `name` is the list with its version, `texts` are its lines. `packed` holds for each line the command with relative
    seats, or -1 where the cards in force have no such command any more.
    """

    def __init__(self, name: str, texts: list[str], packed: list[int], parts: Parts) -> None:
        self.name = name
        self.texts = texts
        self.size: i64 = len(texts)
        self.parts = parts
        self.packed = vec[i64](packed)
        # per kind: the smallest values of its parts, how many there are, and where its cells begin
        self.low_a = vec[i64]([0] * KINDS)
        self.low_b = vec[i64]([0] * KINDS)
        self.low_c = vec[i64]([0] * KINDS)
        self.wide_a = vec[i64]([0] * KINDS)
        self.wide_b = vec[i64]([0] * KINDS)
        self.wide_c = vec[i64]([0] * KINDS)
        self.begin = vec[i64]([0] * KINDS)
        self.cells = vec[i64]([0])
        self._measure(packed)
        self._fill()

    def _measure(self, packed: list[int]) -> None:
        total: i64 = 0
        for kind in range(KINDS):
            own = [cmd for cmd in packed if cmd >= 0 and kind_of(cmd) == kind]
            if own:
                self.low_a[kind], self.wide_a[kind] = span([a_of(cmd) for cmd in own])
                self.low_b[kind], self.wide_b[kind] = span([b_of(cmd) for cmd in own])
                self.low_c[kind], self.wide_c[kind] = span([c_of(cmd) for cmd in own])
                self.begin[kind] = total
                total += self.wide_a[kind] * self.wide_b[kind] * self.wide_c[kind]
        self.cells = vec[i64]([NONE] * total)

    def _fill(self) -> None:
        for number in range(self.size):
            cmd = self.packed[number]
            if cmd >= 0:
                cell = self._cell(kind_of(cmd), a_of(cmd), b_of(cmd), c_of(cmd))
                if self.cells[cell] != NONE:
                    raise SaeculaError("action-twice", text=self.texts[number], name=self.name)
                self.cells[cell] = number

    def _cell(self, kind: i64, a: i64, b: i64, c: i64) -> i64:
        a -= self.low_a[kind]
        b -= self.low_b[kind]
        c -= self.low_c[kind]
        if a < 0 or b < 0 or c < 0 or a >= self.wide_a[kind] or b >= self.wide_b[kind] or c >= self.wide_c[kind]:
            return NONE
        return self.begin[kind] + (a * self.wide_b[kind] + b) * self.wide_c[kind] + c

    def number(self, cmd: i64, seat: i64, seats: i64, question: i64) -> i64:
        """The number of a command that the question of that kind lists for a seat; -1 if it has none."""
        kind = cmd & KIND_MASK
        a = cmd >> A_SHIFT & PART_MASK
        b = cmd >> B_SHIFT & PART_MASK
        part = self.parts.seat_part[kind]
        if part == 1:
            a = a - seat if a >= seat else a - seat + seats
        elif part == 2:
            b = b - seat if b >= seat else b - seat + seats
        if kind == self.parts.kind and question == self.parts.question:
            kind = OTHER_WORD
        cell = self._cell(kind, a, b, cmd >> C_SHIFT & PART_MASK)
        return NONE if cell < 0 else self.cells[cell]

    def command(self, number: i64, seat: i64, seats: i64) -> i64:
        """The command behind a number for a seat; -1 if there is none, as with a rival who is not at the table."""
        if number < 0 or number >= self.size or self.packed[number] < 0:
            return NONE
        cmd = self.packed[number]
        kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
        if kind == OTHER_WORD:
            kind = self.parts.kind
        part = self.parts.seat_part[kind]
        if (part == 1 and a >= seats) or (part == 2 and b >= seats):
            return NONE
        if part == 1:
            a = (a + seat) % seats
        elif part == 2:
            b = (b + seat) % seats
        return command(kind, a, b, c_of(cmd))

    def find(self, options: Options, number: i64, seat: i64, seats: i64, question: i64) -> i64:
        """The place among the options of the command with that number; -1 if it is not listed."""
        for place in range(options.count):
            if self.number(options.commands[place], seat, seats, question) == number:
                return place
        return NONE

    def numbers(self, options: Options, seat: i64, seats: i64, question: i64) -> list[int]:
        """The numbers of all options, in their order; raises SaeculaError where one has none."""
        found: list[int] = []
        for place in range(options.count):
            number = self.number(options.commands[place], seat, seats, question)
            if number < 0:
                raise SaeculaError("action-without-number", command=options.commands[place], name=self.name)
            found.append(number)
        return found


def span(values: list[int]) -> tuple[i64, i64]:
    """The least of them, and how many numbers there are from it to the greatest."""
    low: i64 = min(values)
    high: i64 = max(values)
    return low, high - low + 1
