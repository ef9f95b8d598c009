"""Arrays of whole numbers: machine words where the engine is compiled, plain lists where it is not.

Whoever shares arrays never changes one in place: `copied`, `with_one` and the like make another. `append` and `remove`
work inside an array, so they are given one that nobody else holds. `pop` looks at one number less and leaves the array
as it is: drawing from a deck copies nothing. Whether a number is there is asked with `in`, whether there is any by the
length.
"""

from types import FunctionType
from typing import Final

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64, u8

from saecula.core import list_arrays

__all__ = [
    "NO_NUMBERS",
    "append",
    "arranged",
    "copied",
    "copied_small",
    "empty",
    "pop",
    "remove",
    "same",
    "vec",
    "with_all",
    "with_one",
    "with_place",
    "without_one",
]


def empty(room: i64) -> vec[i64]:
    """Nothing yet, with room for so many."""
    return vec[i64](capacity=room)


def copied(array: vec[i64]) -> vec[i64]:
    """An array of one's own; quicker than a slice, which copies number by number."""
    return extend(vec[i64](capacity=len(array)), array)


def copied_small(array: vec[u8]) -> vec[u8]:
    """The same of small numbers, a byte each: for arrays that are long and often copied."""
    return extend(vec[u8](capacity=len(array)), array)


def with_one(array: vec[i64], number: i64) -> vec[i64]:
    """The array with a number more at its end."""
    return append(extend(vec[i64](capacity=len(array) + 1), array), number)


def with_all(array: vec[i64], numbers: vec[i64]) -> vec[i64]:
    """The array with all of these at its end."""
    return extend(extend(vec[i64](capacity=len(array) + len(numbers)), array), numbers)


def without_one(array: vec[i64], number: i64) -> vec[i64]:
    """The array without the first of these numbers; there must be one."""
    return remove(copied(array), number)


def with_place(array: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The array with another number at one place."""
    changed = copied(array)
    changed[place] = number
    return changed


def arranged(array: vec[i64], order: vec[i64]) -> vec[i64]:
    """The numbers in another order: their places."""
    moved = copied(order)
    for place in range(len(order)):
        moved[place] = array[order[place]]
    return moved


def same(array: vec[i64], other: vec[i64]) -> bool:
    """Have both the same numbers in the same order?"""
    if len(array) != len(other):
        return False
    for place in range(len(array)):
        if array[place] != other[place]:
            return False
    return True


NO_NUMBERS: Final = vec[i64]()  # an array without numbers, for everybody

if isinstance(copied, FunctionType):  # nothing is compiled
    globals().update({name: getattr(list_arrays, name) for name in __all__})
