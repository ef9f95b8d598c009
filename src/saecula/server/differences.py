"""What differs between two states of a page, for pages that know the one before: most of a table stays as it was.

A change is one of three, and everybody can carry it out without knowing what it is about (`applied`, and
frontend/src/lib/changes.mjs):

    [value]                     the new value itself
    {"field": change, ...}      an object some of whose fields change
    {"": [item, ...]}           a list; an item is the place that it had in the old list, [value] for a new one, or
                                [place, change] for one that had a place and changes
"""

from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import astuple

Change = list[Any] | dict[str, Any]
LIST: Final = ""  # no field has this name


def difference(old: Struct, new: Struct) -> dict[str, Any] | list[Any]:
    """The change that makes `new` of `old`, which is of the same type; empty if nothing differs."""
    found: dict[str, Any] = {}
    for name, before, after in zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True):
        if before is after or before == after:
            continue
        if after is UNSET:  # a field that is gone: the object is sent anew
            return [new]
        found[name] = _change(before, after)
    return found


def _change(old: Any, new: Any) -> Change:
    if isinstance(new, Struct) and type(old) is type(new):
        return difference(old, new)
    if isinstance(new, list) and isinstance(old, list) and old and new and isinstance(new[0], Struct):
        return {LIST: _items(old, new)}
    return [new]


def _items(old: list[Any], new: list[Any]) -> list[Any]:
    """Things that have a name are found by it wherever they lie now, others at their place."""
    name = new[0].__struct_fields__[0]
    named = not isinstance(getattr(new[0], name), int)
    places = {getattr(one, name): place for place, one in enumerate(old)} if named else {}
    items: list[Any] = []
    for at, one in enumerate(new):
        place = places.get(getattr(one, name), -1) if named else at
        if not 0 <= place < len(old) or type(old[place]) is not type(one):
            items.append([one])
        elif old[place] is one or old[place] == one:
            items.append(place)
        else:
            change = difference(old[place], one)
            items.append([place, change] if isinstance(change, dict) else [one])
    return items


def applied(old: Any, change: Change) -> Any:
    """Plain data after a change; what stays the same is shared with the old."""
    if isinstance(change, list):
        return change[0]
    if LIST in change:
        return [
            old[item] if isinstance(item, int) else item[0] if len(item) == 1 else applied(old[item[0]], item[1])
            for item in change[LIST]
        ]
    return {**old, **{name: applied(old.get(name), part) for name, part in change.items()}}
