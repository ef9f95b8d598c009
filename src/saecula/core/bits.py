"""Bit masks.

A literal 1 that is shifted by a variable is shifted in 32 bits where the source is compiled, so masks come from here.
"""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec

PLACES: Final = 62


def powers_of_two() -> list[int]:
    masks = [1]
    while len(masks) < PLACES:
        masks.append(2 * masks[-1])
    return masks


MASKS: Final = vec[i64](powers_of_two())


def bit(place: i64) -> i64:
    """The mask of one place."""
    return MASKS[place]


def count_bits(mask: i64) -> i64:
    """How many places a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
