"""Errors that name the law, the field or the line, in one sentence."""

from mypy_extensions import i64, mypyc_attr


class SaeculaError(Exception):
    """The mother of all errors that people may see: its text is one clear sentence."""


class OptionError(SaeculaError):
    """A setting of a game that does not exist or does not fit."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field


class InvalidCommand(SaeculaError):
    """A text that is no command of the game at all."""


class AmbiguousCommand(InvalidCommand):
    """A text that several commands begin with."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        super().__init__(f"'{text}' could mean: {', '.join(candidates)}")
        self.candidates = candidates


class StaleCommand(SaeculaError):
    """An answer to a question that is no longer open."""

    def __init__(self, answered: int, ply: int) -> None:
        super().__init__(f"the command answers ply {answered}, but the game is at ply {ply}")
        self.ply = ply


@mypyc_attr(free_list_len=1, acyclic=True)
class Refusal:
    """Why a command is forbidden: the law, and where numbers were compared, what was needed and what is there.

    The law writes neither sentences nor languages: `text`, the law in words, is filled in by the game for its readers.
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
        return f"needs {self.need} {self.unit}, has {self.have}" if self.unit else ""

    def __repr__(self) -> str:
        numbers = self.numbers()
        return f"Refusal({self.law}: {numbers})" if numbers else f"Refusal({self.law})"


class IllegalCommand(SaeculaError):
    """A command of the game that a law forbids now."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        numbers = refusal.numbers()
        reason = refusal.text.rstrip(".") or "forbidden"
        super().__init__(f"'{text}' is not legal: {reason}{f' ({numbers})' if numbers else ''} [{refusal.law}]")
        self.refusal = refusal
        self.law = refusal.law


class UndoRefused(SaeculaError):
    """People may take back nothing beyond the last revelation or the last change of the deciding seat."""


class RecordError(SaeculaError):
    """A record that cannot be read or does not verify."""

    def __init__(self, field: str, problem: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {field}: {problem}" if line else f"{field}: {problem}")
        self.field = field
        self.line = line


class BrokenLaw(SaeculaError):
    """A fault of ours: the law reached a state that must not exist."""
