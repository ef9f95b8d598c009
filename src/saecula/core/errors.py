"""Errors that name the law, the field or the line, in one sentence.

Whoever raises one names a problem of `i18n/en/errors.ftl` and the values that stand in its sentence. The error's own
text is the English sentence; where people read it, `saecula.problems.told` says it in their language.
"""

import errno
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from saecula.core.pickling import fields_of
from saecula.core.sentences import english


class Problem:
    """What is wrong: the id of a sentence, and the values in it; a value may be a problem or an error itself."""

    def __init__(self, problem: str, **values: object) -> None:
        self.id = problem
        self.values = plain(values)

    def __str__(self) -> str:
        return english(self.id, self.values)

    def __repr__(self) -> str:
        return f"Problem({self.id}: {self})"

    def __reduce__(self) -> tuple[object, ...]:
        return (problem_of, (self.id, self.values))


def problem_of(problem: str, values: dict[str, object]) -> Problem:
    """A problem as it came from another process."""
    return Problem(problem, **values)


def plain(values: dict[str, object]) -> dict[str, object]:
    """Values of a sentence: texts, and what can be said in other languages."""
    return {name: value if isinstance(value, (Problem, SaeculaError)) else str(value) for name, value in values.items()}


class SaeculaError(Exception):
    """The mother of all errors that people may see: its text is one clear sentence.

    `problem` says which, with its values; a text that is no problem's id is taken as it is.

    >>> try:
    ...     saecula.tta.Game(seats=9)
    ... except saecula.SaeculaError as error:
    ...     print(error)
    seats: must be 2 to 4
    """

    def __init__(self, problem: str, **values: object) -> None:
        self.problem = Problem(problem, **values)
        super().__init__(str(self.problem))

    def __reduce__(self) -> tuple[object, ...]:  # the arguments of our errors are not those of Exception
        return (remade, (type(self), self.args, fields_of(self)))


def remade(kind: Any, args: tuple[object, ...], fields: dict[str, object]) -> object:
    """An error as it came from another process."""
    error = kind.__new__(kind)
    error.args = args
    for name, value in fields.items():
        setattr(error, name, value)
    return error


class OptionError(SaeculaError):
    """A setting of a game that does not exist or does not fit; `field` names it.

    >>> saecula.tta.Game(seats=2, draft=True)
    Traceback (most recent call last):
        ...
    saecula.core.errors.OptionError: draft: needs a module of the expansion
    """

    def __init__(self, field: str, problem: str, **values: object) -> None:
        super().__init__(problem, **values)
        self.args = (f"{field}: {self.problem}",)
        self.field = field


class InvalidCommand(SaeculaError):
    """A text that is no command of the game at all.

    >>> saecula.aoc.Game().push("dance")
    Traceback (most recent call last):
        ...
    saecula.core.errors.InvalidCommand: 'dance' is no command of this game
    """


class AmbiguousCommand(InvalidCommand):
    """A text that several commands begin with: `candidates`."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        super().__init__("ambiguous", text=text, candidates=", ".join(candidates))
        self.candidates = candidates


class StaleCommand(SaeculaError):
    """An answer to a question that is no longer open; the game is at `ply`."""

    def __init__(self, answered: int, ply: int) -> None:
        super().__init__("stale", answered=answered, ply=ply)
        self.ply = ply


@mypyc_attr(free_list_len=1, acyclic=True)
class Refusal:
    """Why a command is forbidden: the law, and where numbers were compared, what was needed and what is there.

    The law writes neither sentences nor languages: `text`, the law in words, is filled in by the game for its readers.

    >>> saecula.tta.Game(seats=2, seed=7).why("take 13")
    Refusal(action.take.space-cost: needs 3 civil-actions, has 1)
    """

    def __init__(self, law: str, unit: str = "", need: i64 = 0, have: i64 = 0) -> None:
        self.law = law
        self.unit = unit
        self.need: int = need
        self.have: int = have
        self.text = ""

    @property
    def lack(self) -> int:
        """How many of the unit are missing."""
        return self.need - self.have if self.need > self.have else 0

    def numbers(self) -> str:
        """What was compared, in words; empty where nothing was."""
        return f"needs {self.need} {self.unit}, has {self.have}" if self.unit else ""

    def __reduce__(self) -> tuple[object, ...]:
        return (refusal_of, (self.law, self.unit, self.need, self.have, self.text))

    def __repr__(self) -> str:
        numbers = self.numbers()
        return f"Refusal({self.law}: {numbers})" if numbers else f"Refusal({self.law})"


def refusal_of(law: str, unit: str, need: i64, have: i64, text: str) -> Refusal:
    """A refusal with the law in words."""
    refusal = Refusal(law, unit, need, have)
    refusal.text = text
    return refusal


class IllegalCommand(SaeculaError):
    """A command of the game that a law forbids now: `law` is its id, `refusal` has the numbers.

    >>> try:
    ...     saecula.tta.Game(seats=2, seed=7).push("take 13")
    ... except saecula.IllegalCommand as error:
    ...     print(error.law, error.refusal.need, error.refusal.have)
    action.take.space-cost 3 1
    """

    def __init__(self, text: str, refusal: Refusal, game: str = "") -> None:
        numbers = refusal.numbers()
        reason = refusal.text.rstrip(".") or "forbidden"
        super().__init__("illegal", text=text, reason=f"{reason} ({numbers})" if numbers else reason, law=refusal.law)
        self.refusal = refusal
        self.law = refusal.law
        self.game = game


class UndoRefused(SaeculaError):
    """People may take back nothing beyond the last revelation or the last change of the deciding seat."""


class RecordError(SaeculaError):
    """A record that cannot be read or does not verify; `field` and `line` say where."""

    def __init__(self, field: str, problem: str, line: int = 0, **values: object) -> None:
        super().__init__(problem, **values)
        place = f"line {line}: {field}" if line else field
        self.args = (f"{place}: {self.problem}",)
        self.field = field
        self.line = line


class BrokenLaw(SaeculaError):
    """A fault of ours: the law reached a state that must not exist. Its text is for whoever mends it, in English."""


SYSTEM: Final = {
    errno.ENOENT: "os-enoent",
    errno.EACCES: "os-eacces",
    errno.EPERM: "os-eperm",
    errno.EISDIR: "os-eisdir",
    errno.ENOTDIR: "os-enotdir",
    errno.EEXIST: "os-eexist",
    errno.ENOSPC: "os-enospc",
    errno.EROFS: "os-erofs",
    errno.ENAMETOOLONG: "os-enametoolong",
    errno.EINVAL: "os-einval",
    errno.EIO: "os-eio",
    errno.EADDRINUSE: "os-eaddrinuse",
    errno.EADDRNOTAVAIL: "os-eaddrnotavail",
}


def said_by_system(error: OSError) -> object:
    """Why the system refused a file or an address; what it says rarely stays in its own words."""
    known = SYSTEM.get(error.errno or 0)
    return Problem(known) if known else error.strerror or str(error)
