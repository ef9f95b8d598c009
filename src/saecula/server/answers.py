"""What the server sends, besides the game itself (`saecula.present.shapes`): answers, socket messages, notices."""

from typing import Any, Final, Literal, get_args, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType, field

from saecula.present.boards import Board
from saecula.present.shapes.common import Decision, Digest, Explanation, LogLine, Preview, Shape, TurnWarning
from saecula.server.rows import Origin, SeatKind, Status
from saecula.server.wire import Id

OptionValue = bool | int | str | list[str] | None


class Problem(Shape):
    """Why not, in one sentence of the asker's language; `law` of a forbidden command, `field` of bad input."""

    code: str
    text: str
    law: str | UnsetType = UNSET
    field: str | UnsetType = UNSET


# --- for the page ---------------------------------------------------------------------------------------------------
class Health(Shape):
    ok: bool


class GameSetting(Shape):
    """A setting of a game. `needs`: by setting, values one of which a table must have."""

    name: str
    kind: Literal["one", "many", "flag"]
    values: list[str | None]
    default: OptionValue
    needs: dict[str, list[str | int]]


class GameInfo(Shape):
    """A game that can be played here, and for how many people."""

    name: str
    title: str
    seats: list[int]
    options: list[GameSetting]


class BotInfo(Shape):
    name: str
    games: list[str]


class ClockChoice(Shape):
    """A clock by name; without numbers there is none."""

    name: str
    move: int | UnsetType = UNSET
    reserve: int | UnsetType = UNSET
    refill: bool | UnsetType = UNSET


class Settings(Shape):
    """Everything that a new table can be set to."""

    version: str
    languages: list[str]
    games: list[GameInfo]
    bots: list[BotInfo]
    clocks: list[ClockChoice]
    accounts: bool
    webhooks: bool


class Messages(Shape):
    """All messages of a language, in Fluent's form."""

    lang: str
    source: str


# --- tables ---------------------------------------------------------------------------------------------------------
class TableSeat(Shape):
    """A seat of a table; `mine`, `webhook`: about the asker; `before`: who held it earlier in the running game."""

    seat: int
    kind: SeatKind
    name: str
    ready: bool
    online: bool
    mine: bool
    bot: str | None
    substitute: str | None
    webhook: bool
    before: str | None


class Clock(Shape):
    """The clock of a table: the decider thinks since `since`; `left` is the reserve by seat."""

    move: int
    reserve: int
    refill: bool
    now: float
    since: float | None
    left: list[float] | None


class TableInfo(Shape):
    """A table as the asker may see it."""

    id: str
    game: str
    name: str
    options: dict[str, OptionValue]
    status: Status
    origin: Origin
    version: int
    ply: int
    commitment: str
    seed_chosen: bool
    seed_revealed: str | None
    spectators: bool
    created_at: float
    rematch: str | None
    broken: str | None
    watching: int
    clock: Clock | None
    seats: list[TableSeat]
    host: bool
    invite: str | None
    decision_seat: int | None
    turn_seat: int | None


class ListedTable(TableInfo):
    """A table in somebody's list."""

    my_turn: bool


class TableAnswer(Shape):
    table: TableInfo


class TokenAnswer(TableAnswer):
    """A table, and the secret that opens the asker's seats at it."""

    token: str


class TableList(Shape):
    tables: list[ListedTable]


class MovingCode(Shape):
    """A code that brings a person's seats to another device."""

    code: str


class Account(Shape):
    """Who is logged in; nobody: None."""

    name: str | None


# --- records --------------------------------------------------------------------------------------------------------
class Verify(Shape):
    """Is a record true?"""

    verified: bool
    commands: int
    shuffles: int
    digests: int
    text: str
    finished: bool


class Replay(TableAnswer):
    """A position of the past; `first` is the earliest ply that can be asked for."""

    ply: int
    plies: int
    first: int
    seat: int
    board: Board
    log: list[LogLine]
    last: str | None


class Uploaded(TableAnswer):
    verify: Verify


# --- the web socket -------------------------------------------------------------------------------------------------
class You(Shape):
    """The asker; `account`: belongs this token to an account?"""

    seats: list[int]
    host: bool
    account: bool


class LogPart(Shape):
    """Lines from a ply on: they take the place of all lines from there that the page has."""

    first: int = field(name="from")
    lines: list[LogLine]


class StateMessage(Shape, tag="state"):
    """Everything that a page draws, from one seat. `decision`: if this seat decides. `since`: after a break."""

    version: int
    ply: int
    seat: int
    you: You
    table: TableInfo
    board: Board | None
    decision: Decision | None
    log: LogPart
    undo: bool
    redo: bool
    undo_text: str | None
    redo_text: str | None
    since: Digest | None


class AckMessage(Shape, tag="ack"):
    """A command is on disk."""

    id: Id | None
    ply: int
    version: int
    duplicate: bool


class ErrorMessage(Problem, tag="error", kw_only=True):
    """The message of this id was not obeyed; without an id, something else failed."""

    id: Id | None


class PongMessage(Shape, tag="pong"):
    """The server's clock, in seconds."""

    now: float


class ByeMessage(Shape, tag="bye"):
    """The socket closes, and why."""

    code: str
    text: str


class Why(Shape):
    """Whether a command is legal, and the law against it."""

    legal: bool
    law: str | None
    text: str


class Answer(Shape, tag="answer"):
    """The answer to an `ask`; `value` depends on what was asked."""

    id: Id


class PreviewAnswer(Answer, tag="answer"):
    what: Literal["preview"]
    value: Preview


class WhyAnswer(Answer, tag="answer"):
    what: Literal["why"]
    value: Why


class ExplainAnswer(Answer, tag="answer"):
    what: Literal["explain"]
    value: Explanation


class WarningsAnswer(Answer, tag="answer"):
    what: Literal["warnings"]
    value: list[TurnWarning]


class DigestAnswer(Answer, tag="answer"):
    what: Literal["digest"]
    value: Digest


class ActionsAnswer(Answer, tag="answer"):
    what: Literal["actions"]
    value: Decision | None


class WhereaboutsAnswer(Answer, tag="answer"):
    """By card, the places where the seat knows it to lie."""

    what: Literal["whereabouts"]
    value: dict[str, list[str]]


MESSAGES: Final[list[type[Shape]]] = [
    StateMessage, AckMessage, ErrorMessage, PongMessage, ByeMessage,
    PreviewAnswer, WhyAnswer, ExplainAnswer, WarningsAnswer, DigestAnswer, ActionsAnswer, WhereaboutsAnswer,
]  # fmt: skip


def _kind_of(message: type[Shape]) -> tuple[str, str]:
    """By what a reader tells messages apart: their type, and of an answer what was asked."""
    asked = get_args(get_type_hints(message)["what"])[0] if issubclass(message, Answer) else ""
    return str(message.__struct_config__.tag), str(asked)


KINDS: Final = {_kind_of(message): msgspec.json.Decoder(message) for message in MESSAGES}


def heard(text: str | bytes) -> Shape:
    """A message of the server as the type that declares it; whatever does not fit is a `msgspec.ValidationError`."""
    data: dict[str, Any] = msgspec.json.decode(text)
    what = str(data.get("what")) if data.get("type") == "answer" else ""
    decoder = KINDS.get((str(data.get("type")), what))
    if decoder is None:
        raise msgspec.ValidationError(f"no message is of type {data.get('type')} {what}".strip())
    return decoder.decode(text)


# --- the web hook ---------------------------------------------------------------------------------------------------
class Notice(Shape):
    """What is posted to a person who is away: it is his decision, or the game is over."""

    event: Literal["decision", "over"]
    table: str
    game: str
    name: str
    seat: int
    player: str
    decision: str | None
    ply: int
    text: str
    url: str
