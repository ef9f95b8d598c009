"""The commands that a seat may give now, in a buffer that is filled anew for every question.

Whoever plays quickly keeps one buffer for a whole game and allocates nothing; a list is made for readers only.
"""

from types import FunctionType
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.core.arrays import vec
from saecula.core.list_options import ListOptions

ROOM: Final = 256  # commands; a longer list makes more
FEW: Final = 8  # room where somebody only wants to know whether there are any


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Options:
    """`count` commands lie in the buffer; what lies behind them is old."""

    def __init__(self, room: i64 = ROOM) -> None:
        self.count: i64 = 0
        self.commands = vec[i64]([0] * room)

    def clear(self) -> None:
        self.count = 0

    def append(self, cmd: i64) -> None:
        count = self.count
        if count == len(self.commands):
            self.widen()
        self.commands[count] = cmd
        self.count = count + 1

    def widen(self) -> None:
        wider = vec[i64]([0] * (2 * self.count))
        for place in range(self.count):
            wider[place] = self.commands[place]
        self.commands = wider

    def has(self, cmd: i64) -> bool:
        for place in range(self.count):
            if self.commands[place] == cmd:
                return True
        return False

    def listed(self) -> list[int]:
        return [self.commands[place] for place in range(self.count)]


if isinstance(Options.append, FunctionType):  # nothing is compiled
    globals()["Options"] = ListOptions
