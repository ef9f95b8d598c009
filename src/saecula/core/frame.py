"""One open question. The stack of frames in a state is the only way to ask anybody anything.

A frame holds ints only, so a game can be saved, copied or searched between any two answers.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.core.arrays import NO_NUMBERS, vec

FRAME_WIDTH: Final = 5  # ints of a frame in data, before its own numbers


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Frame:
    """`kind` names the question, `seat` answers it; what `step`, `a`, `b` and `data` mean, the kind decides."""

    def __init__(self, kind: i64, seat: i64, step: i64 = 0, a: i64 = 0, b: i64 = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.step = step
        self.a = a
        self.b = b
        self.data = NO_NUMBERS  # nobody changes it in place

    def copy(self) -> "Frame":
        twin = Frame(self.kind, self.seat, self.step, self.a, self.b)
        twin.data = self.data
        return twin

    def to_data(self) -> list[int]:
        return [self.kind, self.seat, self.step, self.a, self.b, *self.data]

    def __reduce__(self) -> tuple[object, ...]:
        return (frame_from_data, (self.to_data(),))

    def __repr__(self) -> str:
        data = list(self.data)
        return f"Frame(kind={self.kind}, seat={self.seat}, step={self.step}, a={self.a}, b={self.b}, data={data})"


def frame_from_data(data: list[int]) -> Frame:
    frame = Frame(data[0], data[1], data[2], data[3], data[4])
    frame.data = vec[i64](data[FRAME_WIDTH:])
    return frame
