"""The buffer of commands where nothing is compiled: a plain list, because no method written in Python is as quick."""


class ListOptions(list[int]):
    """What `core.options.Options` is to compiled code."""

    def __init__(self, room: int = 0) -> None:
        """A list makes its own room."""

    @property
    def commands(self) -> list[int]:
        return self

    @property  # type: ignore[override]
    def count(self) -> int:
        return len(self)

    @count.setter
    def count(self, count: int) -> None:
        del self[count:]

    def has(self, cmd: int) -> bool:
        return cmd in self

    def listed(self) -> list[int]:
        return self[:]
