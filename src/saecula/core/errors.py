"""Errors that name the law, the field or the line, in one sentence."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from saecula.core.pickling import fields_of


class SaeculaError(Exception):
    """The mother of all errors that people may see: its text is one clear sentence.

    >>> try:
    ...     saecula.tta.Game(seats=9)
    ... except saecula.SaeculaError as error:
    ...     print(error)
    seats: must be 2 to 4
    """

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

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
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
        super().__init__(f"'{text}' could mean: {', '.join(candidates)}")
        self.candidates = candidates


class StaleCommand(SaeculaError):
    """An answer to a question that is no longer open; the game is at `ply`."""

    def __init__(self, answered: int, ply: int) -> None:
        super().__init__(f"the command answers ply {answered}, but the game is at ply {ply}")
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

    def __init__(self, text: str, refusal: Refusal) -> None:
        numbers = refusal.numbers()
        reason = refusal.text.rstrip(".") or "forbidden"
        super().__init__(f"'{text}' is not legal: {reason}{f' ({numbers})' if numbers else ''} [{refusal.law}]")
        self.refusal = refusal
        self.law = refusal.law


class UndoRefused(SaeculaError):
    """People may take back nothing beyond the last revelation or the last change of the deciding seat."""


class RecordError(SaeculaError):
    """A record that cannot be read or does not verify; `field` and `line` say where."""

    def __init__(self, field: str, problem: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {field}: {problem}" if line else f"{field}: {problem}")
        self.field = field
        self.line = line


class BrokenLaw(SaeculaError):
    """A fault of ours: the law reached a state that must not exist."""
