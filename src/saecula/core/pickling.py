"""Copies and pickles of states in both builds: fields are found by their names, so a new one needs no line here.

`librt` does not pickle its arrays: those of a field become lists, and arrays again where they arrive, so no copy shares
them; those in a list of arrays travel by themselves.
"""

import copyreg
from typing import Any

from librt.vecs import vec  # not of `arrays`, which are lists where nothing is compiled
from mypy_extensions import i64

from saecula.core.by_name import set_array


def fields_of(thing: object) -> dict[str, Any]:
    """Every field of a plain object by name, lists copied; compiled classes name theirs, others have a table."""
    names = {name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    names |= set(getattr(thing, "__dict__", ()))
    found = {name: getattr(thing, name) for name in sorted(names) if not name.startswith("__")}
    return {name: list(value) if is_array(value) or isinstance(value, list) else value for name, value in found.items()}


def is_array(value: object) -> bool:
    return isinstance(value, vec)


def rebuilt(kind: Any, fields: dict[str, Any]) -> object:
    """An object of a kind that is made without arguments, with these fields."""
    thing = kind()
    for name, value in fields.items():
        usual: Any = getattr(thing, name, None)
        if is_array(usual):
            set_array(thing, name, value)
        else:
            setattr(thing, name, value)
    return thing


def reduced(thing: Any) -> tuple[Any, ...]:
    """What `pickle` and `copy` ask for."""
    return rebuilt, (type(thing), fields_of(thing))


def array_of(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def reduced_array(array: vec[i64]) -> tuple[Any, ...]:
    return array_of, (list(array),)


copyreg.pickle(type(vec[i64]()), reduced_array)


def carry(*kinds: type) -> None:
    """Let `pickle` and `copy` carry objects of these kinds: numbers and flat lists, made without arguments."""
    for kind in kinds:
        copyreg.pickle(kind, reduced)
