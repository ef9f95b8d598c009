"""What a seat does, packed into one int: the law lists hundreds of commands without making an object for any.

The first part is a kind of the game's own vocabulary, the other three are small numbers whose meaning the kind
decides (a card, a target, a flag). Text for people and records is made at the edge, by the game's notation.
"""

from typing import Final

A_SHIFT: Final = 8
B_SHIFT: Final = 24
C_SHIFT: Final = 40
KIND_MASK: Final = 0xFF
PART_MASK: Final = 0xFFFF


def command(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Pack a command; the parts must be 0..65535."""
    return kind | a << A_SHIFT | b << B_SHIFT | c << C_SHIFT


def kind_of(cmd: int) -> int:
    return cmd & KIND_MASK


def a_of(cmd: int) -> int:
    return cmd >> A_SHIFT & PART_MASK


def b_of(cmd: int) -> int:
    return cmd >> B_SHIFT & PART_MASK


def c_of(cmd: int) -> int:
    return cmd >> C_SHIFT & PART_MASK
