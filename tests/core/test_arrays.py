"""Arrays are values in both builds: what makes another leaves the one that it was given as it is."""

from collections.abc import Callable
from typing import Any

import pytest
from mypy_extensions import i64

from saecula.core import arrays, list_arrays

SHARED = [3, 1, 4, 1, 5]
MADE: dict[str, tuple[Callable[[Any, Any], Any], list[int]]] = {
    "copied": (lambda module, array: module.copied(array), [3, 1, 4, 1, 5]),
    "with_one": (lambda module, array: module.with_one(array, 9), [3, 1, 4, 1, 5, 9]),
    "with_all": (lambda module, array: module.with_all(array, module.vec[i64]([2, 6])), [3, 1, 4, 1, 5, 2, 6]),
    "without_one": (lambda module, array: module.without_one(array, 1), [3, 4, 1, 5]),
    "with_place": (lambda module, array: module.with_place(array, 2, 7), [3, 1, 7, 1, 5]),
    "last of them": (lambda module, array: module.with_place(array, -1, 7), [3, 1, 4, 1, 7]),
    "arranged": (lambda module, array: module.arranged(array, module.vec[i64]([4, 0, 2])), [5, 3, 4]),
    "popped": (lambda module, array: module.pop(array)[0], [3, 1, 4, 1]),
}


@pytest.mark.parametrize("module", [arrays, list_arrays])
@pytest.mark.parametrize("name", MADE)
def test_another_array_is_made_and_the_old_one_stays(module: Any, name: str) -> None:
    make, expected = MADE[name]
    old = module.vec[i64](SHARED)
    made = make(module, old)
    assert list(made) == expected
    assert list(old) == SHARED
    for more in (make(module, old), module.with_one(made, 8)):  # nor does what is made of one change another
        assert len(more) > 0
    assert (list(made), list(old)) == (expected, SHARED)


@pytest.mark.parametrize("module", [arrays, list_arrays])
def test_arrays_that_nobody_else_holds_are_filled_and_compared(module: Any) -> None:
    array = module.empty(2)
    for number in SHARED:
        array = module.append(array, number)
    assert list(module.remove(array, 4)) == [3, 1, 1, 5]
    assert module.pop(module.vec[i64](SHARED))[1] == 5
    assert module.same(module.vec[i64](SHARED), module.vec[i64](SHARED))
    assert not module.same(module.vec[i64](SHARED), module.vec[i64]([3, 1, 4, 1, 6]))
    assert not module.same(module.vec[i64](SHARED), module.vec[i64](SHARED[:-1]))


def test_both_builds_have_the_same_names() -> None:
    assert [name for name in arrays.__all__ if not hasattr(list_arrays, name)] == []
