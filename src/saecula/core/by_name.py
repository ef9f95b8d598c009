"""Arrays of objects, set by the names of their fields.

`setattr` of an array on a compiled object, and any call of a compiled function with an array from outside, keep a
reference for ever (mypyc 2.4 takes one too many), so that every restored position would stay in memory. A game with
arrays in its objects brings a setter that is compiled as a whole.
"""

from collections.abc import Callable

from mypy_extensions import i64

from saecula.core.arrays import vec

SETTERS: list[Callable[[object, str, list[int]], bool]] = []


def set_array(target: object, name: str, numbers: list[int]) -> None:
    for setter in SETTERS:
        if setter(target, name, numbers):
            return
    setattr(target, name, vec[i64](numbers))
