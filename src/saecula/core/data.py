"""Plain data back into objects, with every field checked: a save that was edited fails with the field's name."""

from collections.abc import Collection
from hashlib import blake2b
from json import dumps
from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.by_name import set_array
from saecula.core.errors import RecordError
from saecula.core.state import State

LARGEST: Final = 2**62  # numbers of a state fit into 64 bits


def restore(
    target: object,
    data: object,
    template: dict[str, object],
    piles: Collection[str] = (),
    counts: Collection[str] = (),
) -> None:
    """Set on `target` every field of `template` from `data`; lists of ints, ints and bools only.

    `piles` are arrays of any length, `counts` arrays that keep theirs.
    """
    if not isinstance(data, dict):
        raise RecordError("snapshot", "no-object")
    for field in data:
        if field not in template:
            raise RecordError(f"snapshot.{field}", "is-unknown")
    for field, sample in template.items():
        if field not in data:
            raise RecordError(f"snapshot.{field}", "is-missing")
        value: object = data[field]
        if type(value) is not type(sample):
            raise RecordError(f"snapshot.{field}", "of-type", type=type(sample).__name__)
        if isinstance(value, int) and abs(value) > LARGEST:
            raise RecordError(f"snapshot.{field}", "too-large")
        if isinstance(value, list):
            put(target, field, ints(value, f"snapshot.{field}"), piles, counts)
        else:
            setattr(target, field, value)


def put(target: object, field: str, numbers: list[int], piles: Collection[str], counts: Collection[str]) -> None:
    """Set a list or an array; data leaves out the zeros at the end of one that keeps its length."""
    if field not in counts:
        if field in piles:
            set_array(target, field, numbers)
        else:
            setattr(target, field, numbers[:])
        return
    length = len(getattr(target, field))
    if len(numbers) > length:
        raise RecordError(f"snapshot.{field}", "most-numbers", most=length)
    set_array(target, field, numbers + [0] * (length - len(numbers)))


def trimmed(array: vec[i64]) -> list[int]:
    """An array as data, without the zeros at its end: so it may grow at its end and old digests stay."""
    last = len(array)
    while last > 0 and array[last - 1] == 0:
        last -= 1
    return [array[i] for i in range(last)]


def list_of(data: object, field: str) -> list[object]:
    """A list inside a snapshot whose items the caller checks."""
    if not isinstance(data, dict) or not isinstance(data.get(field), list):
        raise RecordError(f"snapshot.{field}", "must-be-list")
    items: list[object] = data[field]
    return items


def ints(value: object, field: str, line: int = 0) -> list[int]:
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise RecordError(field, "list-of-numbers", line)
    if any(abs(item) > LARGEST for item in value):
        raise RecordError(field, "number-too-large", line)
    return value


def digest(s: State) -> str:
    """Sixteen hex digits that name a position: equal in both builds and on every platform."""
    text = dumps(s.to_data(), separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()
