"""The rules of matches: `legal`, `refusal`, `apply` and `advance` are the law, the rest is how a game is carried."""

from dataclasses import asdict, dataclass
from typing import Any

from saecula.core.chance import Chance
from saecula.core.command import a_of, command
from saecula.core.data import list_of, restore
from saecula.core.errors import BrokenLaw, InvalidCommand, Refusal
from saecula.core.event import Event, emit
from saecula.core.frame import Frame, frame_from_data
from saecula.core.rules import Addend, Outcome, Rules
from saecula.core.settings import COUNT, FLAG, SEATS, Setting, read
from saecula.core.state import State as CoreState

MATCHES, MOST, TAKE, TOOK, ENDED = 12, 3, 1, 1, 2
SETTINGS = (
    Setting(SEATS, COUNT, 2, "Number of players", (2,)),
    Setting("last_loses", FLAG, False, "Whoever takes the last match loses"),
)


class State(CoreState):
    def __init__(self) -> None:
        super().__init__()
        self.left = MATCHES
        self.taken = [0, 0]
        self.last_loses = False

    def fields(self) -> dict[str, object]:
        names = ("seat_count", "turn", "turn_seat", "over", "left", "taken", "last_loses")
        return {name: getattr(self, name) for name in names}

    def copy(self) -> "State":
        twin = State()
        for name, value in self.fields().items():
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        twin.stack = [frame.copy() for frame in self.stack]
        twin.quiet = self.quiet
        return twin

    def to_data(self) -> dict[str, object]:
        return {**self.copy().fields(), "stack": [frame.to_data() for frame in self.stack]}


def state_from_data(data: dict[str, object]) -> State:
    s = State()
    s.stack = [frame_from_data(row) for row in list_of(data, "stack")]  # type: ignore[arg-type]
    restore(s, {name: value for name, value in data.items() if name != "stack"}, s.fields())
    return s


@dataclass
class View:
    """Everything is open."""

    seat: int
    position: dict[str, Any]

    def to_data(self) -> dict[str, object]:
        return asdict(self)


class MatchesRules(Rules):
    def __init__(self) -> None:
        self.name = "matches"
        self.edition = "folk"
        self.law_version = 1

    # --- the law --------------------------------------------------------------------------------------------------
    def legal(self, s: CoreState) -> list[int]:
        assert isinstance(s, State)
        return [command(TAKE, n) for n in range(1, MOST + 1) if n <= s.left]

    def thinkable(self, s: CoreState) -> list[int]:
        return [command(TAKE, n) for n in range(1, MOST + 1)]

    def refusal(self, s: CoreState, cmd: int) -> Refusal | None:
        assert isinstance(s, State)
        if not 1 <= a_of(cmd) <= MOST:
            return Refusal("take.one-to-three")
        return Refusal("take.what-is-there") if a_of(cmd) > s.left else None

    def apply(self, s: CoreState, cmd: int) -> None:
        assert isinstance(s, State)
        s.left -= a_of(cmd)
        s.taken[s.turn_seat] += a_of(cmd)
        emit(s, "take.one-to-three", TOOK, s.turn_seat, a_of(cmd))
        s.stack = []

    def advance(self, s: CoreState) -> None:
        assert isinstance(s, State)
        if s.left == 0:
            s.over = True
            emit(s, "end.last", ENDED, s.turn_seat)
        elif not s.stack:
            s.turn += 1
            s.turn_seat = 1 - s.turn_seat
            s.stack = [Frame(TAKE, s.turn_seat)]

    # --- carrying it ----------------------------------------------------------------------------------------------
    def options(self, given: dict[str, object]) -> dict[str, object]:
        return read(SETTINGS, given)

    def setup(self, options: dict[str, object], chance: Chance) -> State:
        s = State()
        s.seat_count = 2
        s.last_loses = options["last_loses"] is True
        s.turn_seat = 1 - chance.order("first", 2)[0]
        self.advance(s)
        return s

    def cards_digest(self, options: dict[str, object]) -> str:
        return ""

    def decision_name(self, s: CoreState) -> str:
        return "take" if s.stack else ""

    def command_of(self, text: str) -> int:
        word, _, number = text.partition(" ")
        if word != "take" or not number.isdigit() or int(number) > MATCHES:
            raise InvalidCommand(f"'{text}' is no command")
        return command(TAKE, int(number))

    def text(self, s: CoreState, cmd: int) -> str:
        return f"take {a_of(cmd)}"

    def view(self, s: CoreState, seat: int) -> View:
        return View(seat, s.to_data())

    def imagine(self, view: object, seed: int) -> State:
        assert isinstance(view, View)
        return state_from_data(view.position)

    def explain(self, s: CoreState, what: str, seat: int) -> list[Addend]:
        assert isinstance(s, State)
        if what != "taken":
            raise InvalidCommand(f"'{what}' is no number")
        return [Addend(s.taken[seat], "taken", "take.one-to-three")]

    def outcome(self, s: CoreState) -> Outcome:
        assert isinstance(s, State)
        winner = 1 - s.turn_seat if s.last_loses else s.turn_seat
        scores = [1 if seat == winner else 0 for seat in range(2)]
        return Outcome(scores, [2 - score for score in scores], "end.last", [{"last": score} for score in scores])

    def round_of(self, s: CoreState) -> int:
        return (s.turn + 1) // 2

    def reveals(self, event: Event) -> bool:
        return False

    def law_text(self, law: str, language: str) -> str:
        return law

    def check(self, s: CoreState) -> None:
        assert isinstance(s, State)
        if s.left + sum(s.taken) != MATCHES:
            raise BrokenLaw("matches got lost")

    def state_from_data(self, data: dict[str, object]) -> State:
        return state_from_data(data)
