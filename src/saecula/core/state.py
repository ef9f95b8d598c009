"""What the state of every game has, so that the engine can carry it without knowing the game."""

from mypy_extensions import i64, mypyc_attr

from saecula.core.frame import Frame
from saecula.core.pickling import reduced


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data. A game adds its own fields and writes `copy` and `to_data` by hand; a test enumerates the fields.

    `events` is a flat buffer (see `event.py`) of what happened since it was last emptied, and `causes` says why. They
    belong to the moment, not to the position: copies start empty and neither data nor digest contain them. `quiet`
    turns them off for search.
    """

    def __init__(self) -> None:
        self.seat_count: i64 = 0
        self.turn: i64 = 0  # turns begun, raised by the game where a turn opens; records write a digest at each
        self.turn_seat: i64 = 0
        self.over = False
        self.stack: list[Frame] = []
        self.events: list[int] = []
        self.causes: list[str] = []  # of these events, one each
        self.quiet = False

    def copy(self) -> "State":
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)
