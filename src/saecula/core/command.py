"""What a seat does, packed into one int: the law lists hundreds of commands without making an object for any.

The first part is a kind of the game's own vocabulary, the other three are small numbers whose meaning the kind
decides (a card, a target, a flag). Text for people and records is made at the edge, by the game's notation.
"""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec

A_SHIFT: Final = 8
B_SHIFT: Final = 24
C_SHIFT: Final = 40
KIND_MASK: Final = 0xFF
PART_MASK: Final = 0xFFFF


def command(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack a command; the parts must be 0..65535."""
    return kind | a << A_SHIFT | b << B_SHIFT | c << C_SHIFT


def ready(kind: i64, count: i64) -> vec[i64]:
    """The commands of a kind for a = 0..count-1, packed once: for those that are listed most often."""
    return vec[i64]([command(kind, a) for a in range(count)])


def kind_of(cmd: i64) -> i64:
    return cmd & KIND_MASK


def a_of(cmd: i64) -> i64:
    return cmd >> A_SHIFT & PART_MASK


def b_of(cmd: i64) -> i64:
    return cmd >> B_SHIFT & PART_MASK


def c_of(cmd: i64) -> i64:
    return cmd >> C_SHIFT & PART_MASK
