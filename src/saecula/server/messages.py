"""What the server sends over a web socket: states, words, acknowledgements, answers to questions."""

from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, field

from saecula.present.boards import Board
from saecula.present.shapes.common import Decision, Digest, Explanation, Forecast, LogLine, Preview, Shape, TurnWarning
from saecula.server.answers import Problem, TableInfo
from saecula.server.wire import Id, Phrase

Anything = Annotated[Any, Meta(extra_json_schema={"x-any": True})]  # what it becomes a part of has a type


class You(Shape):
    """The asker; `account`: belongs this token to an account?"""

    seats: list[int]
    host: bool
    account: bool


class LogPart(Shape):
    """Lines from a ply on: they take the place of all lines from there that the page has."""

    first: int = field(name="from")
    lines: list[LogLine]


class LessonState(Shape):
    """What a lesson says now. `show`: keys of things to point at, `actions`: the commands that it waits for."""

    id: str
    title: str
    step: int
    steps: int
    text: str
    show: list[str]
    actions: list[str]
    done: bool
    next: str | None


class StateMessage(Shape, tag="state"):
    """Everything that a page draws, from one seat. `decision`: if this seat decides. `since`: after a break.

    `undo_text`, `redo_text`: the command that is taken back or given again, in the reader's words.
    """

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
    lesson: LessonState | None


class ChangesMessage(Shape, tag="changes"):
    """The next state, for pages that want no more than what differs: server/differences.py says how it is read.

    `after`: how many states this socket has brought before; `log` is always whole.
    """

    after: int
    changes: dict[str, Anything]


class StepMessage(Shape, tag="step"):
    """A position that the table has left already, on the way to the next state, for pages that show every ply."""

    ply: int
    seat: int
    board: Board
    lines: list[LogLine]


class SaidMessage(Shape, tag="said"):
    """A word of somebody at the table: a phrase by its id, or a text."""

    number: int
    seat: int
    name: str
    phrase: Phrase | None
    text: str
    at: float


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


class ForecastAnswer(Answer, tag="answer"):
    """Events that the seat knows, if they came now."""

    what: Literal["forecast"]
    value: list[Forecast]


class WhereaboutsAnswer(Answer, tag="answer"):
    """By card, the places where the seat knows it to lie."""

    what: Literal["whereabouts"]
    value: dict[str, list[str]]


MESSAGES: Final[list[type[Shape]]] = [
    StateMessage, ChangesMessage, StepMessage, SaidMessage, AckMessage, ErrorMessage, PongMessage, ByeMessage,
    PreviewAnswer, WhyAnswer, ExplainAnswer, WarningsAnswer, DigestAnswer, ActionsAnswer, WhereaboutsAnswer,
    ForecastAnswer,
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
