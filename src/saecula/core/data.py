"""Plain data back into objects, with every field checked: a save that was edited fails with the field's name."""

from hashlib import blake2b
from json import dumps

from saecula.core.errors import RecordError
from saecula.core.state import State


def restore(target: object, data: object, template: dict[str, object]) -> None:
    """Set on `target` every field of `template` from `data`; lists of ints, ints and bools only."""
    if not isinstance(data, dict):
        raise RecordError("snapshot", "is no object")
    for field in data:
        if field not in template:
            raise RecordError(f"snapshot.{field}", "is unknown")
    for field, sample in template.items():
        if field not in data:
            raise RecordError(f"snapshot.{field}", "is missing")
        value: object = data[field]
        if type(value) is not type(sample):
            raise RecordError(f"snapshot.{field}", f"must be of type {type(sample).__name__}")
        if isinstance(value, list) and not all(type(item) is int for item in value):
            raise RecordError(f"snapshot.{field}", "must be a list of whole numbers")
        setattr(target, field, value[:] if isinstance(value, list) else value)


def list_of(data: object, field: str) -> list[object]:
    """A list inside a snapshot whose items the caller checks."""
    if not isinstance(data, dict) or not isinstance(data.get(field), list):
        raise RecordError(f"snapshot.{field}", "must be a list")
    items: list[object] = data[field]
    return items


def ints(value: object, field: str) -> list[int]:
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise RecordError(field, "must be a list of whole numbers")
    return value


def digest(s: State) -> str:
    """Sixteen hex digits that name a position: equal in both builds and on every platform."""
    text = dumps(s.to_data(), separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()
