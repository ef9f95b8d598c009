"""What the server refuses, by a code; its sentence is the Fluent message `server-CODE` in the asker's language."""

from json import dumps, loads

from msgspec import UNSET

from saecula.core.errors import (
    AmbiguousCommand,
    IllegalCommand,
    InvalidCommand,
    OptionError,
    RecordError,
    Refusal,
    SaeculaError,
    StaleCommand,
    UndoRefused,
)
from saecula.i18n import LANGUAGES, say
from saecula.present.common import refusal_data
from saecula.problems import told
from saecula.server.answers import Problem

PROBLEM_LENGTH = 400  # letters of an error that an answer repeats


class Fault(SaeculaError):
    """A refusal with its HTTP status; `values` fill the message in."""

    def __init__(self, code: str, status: int = 409, **values: object) -> None:
        super().__init__(f"server-{code}")
        self.code = code
        self.status = status
        self.values = values
        self.law = ""
        self.field = ""

    def text(self, language: str) -> str:
        values = {name: said(value, language) for name, value in self.values.items()}
        return say(language, f"server-{self.code}", **values)

    def told(self, language: str) -> Problem:
        return Problem(code=self.code, text=self.text(language), law=self.law or UNSET, field=self.field or UNSET)


class IllegalFault(Fault):
    """A command that a law forbids: the law in words, and what is missing."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__("illegal")
        self.game = game
        self.refusal = refusal
        self.law = refusal.law

    def text(self, language: str) -> str:
        return refusal_text(self.game, self.refusal, language)


def said(value: object, language: str) -> object:
    """A value of a sentence, errors in the asker's language."""
    return told(value, language)[:PROBLEM_LENGTH] if isinstance(value, SaeculaError) else value


def in_all_languages(error: SaeculaError) -> str:
    """An error as a text that can be read later, in whatever language its reader has."""
    return dumps({language: told(error, language) for language in LANGUAGES}, ensure_ascii=False)


def read_stored(text: str, language: str) -> str:
    """What `in_all_languages` wrote; texts of older versions are sentences themselves."""
    if not text.startswith("{"):
        return text
    return str(loads(text)[language])


class BrokenFault(Fault):
    """A table that is locked, and why."""

    def __init__(self, why: str) -> None:
        super().__init__("broken")
        self.why = why

    def text(self, language: str) -> str:
        return say(language, "server-broken", problem=read_stored(self.why, language))


def no_such_seat(seat: int) -> Fault:
    """As a text: whoever asks may write a number that is too long to be formatted as one."""
    return Fault("no-such-seat", 404, seat=str(seat)[:20])


def refusal_text(game: str, refusal: Refusal, language: str) -> str:
    """The law and the numbers that were compared."""
    data = refusal_data(game, refusal, language)
    return f"{data.law_text} {data.lacks}".strip()


def fault_of(error: SaeculaError, game: str = "") -> Fault:
    """An error of the engine as a fault of the server."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, IllegalCommand):
        return IllegalFault(game, error.refusal)
    if isinstance(error, StaleCommand):
        return Fault("stale", ply=error.ply)
    if isinstance(error, AmbiguousCommand):
        return Fault("ambiguous", 400, candidates=", ".join(error.candidates))
    if isinstance(error, InvalidCommand):
        return Fault("not-understood", 400, problem=error)
    if isinstance(error, UndoRefused):
        return Fault("undo-refused")
    fault = Fault("bad-input", 400, problem=error)
    if isinstance(error, (OptionError, RecordError)):
        fault.field = error.field
    return fault
