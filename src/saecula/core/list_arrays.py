"""Arrays where nothing is compiled: plain lists, because nothing else is as quick in Python (see `arrays.py`)."""

vec = list
NO_NUMBERS: list[int] = []


def empty(room: int) -> list[int]:
    """A list makes its own room."""
    return []


def append(array: list[int], number: int) -> list[int]:
    array.append(number)
    return array


def pop(array: list[int]) -> tuple[list[int], int]:
    """The last number leaves; lists that somebody else holds stay as they are."""
    return array[:-1], array[-1]


def remove(array: list[int], number: int) -> list[int]:
    array.remove(number)
    return array


def copied(array: list[int]) -> list[int]:
    return array[:]


copied_small = copied


def with_one(array: list[int], number: int) -> list[int]:
    return [*array, number]


def with_all(array: list[int], numbers: list[int]) -> list[int]:
    return [*array, *numbers]


def without_one(array: list[int], number: int) -> list[int]:
    rest = array[:]
    rest.remove(number)
    return rest


def with_place(array: list[int], place: int, number: int) -> list[int]:
    changed = array[:]
    changed[place] = number
    return changed


def arranged(array: list[int], order: list[int]) -> list[int]:
    return [array[place] for place in order]


def same(array: list[int], other: list[int]) -> bool:
    return array == other
