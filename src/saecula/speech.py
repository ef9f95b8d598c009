"""What a game says in words: one subclass per game, for pages, terminals and the laboratory alike.

`S` is the game's own state. Whatever is said of a position is said of one that `seen` made.
"""

from abc import ABC, abstractmethod
from typing import Generic, NamedTuple, TypeVar

from saecula.core.event import Event
from saecula.core.rules import Rules
from saecula.core.state import State

S = TypeVar("S", bound=State)


def seen(rules: Rules, view: object) -> State:
    """The position as a view shows it: what its seat may not know is dealt anew, so no drawing can give it away."""
    return rules.imagine(view, 0)


class Verb(NamedTuple):
    """A command as people may type it: its word, what stands after it, what it does."""

    word: str
    parts: list[str]
    text: str


class Speech(ABC, Generic[S]):
    @abstractmethod
    def question(self, s: S, language: str) -> str:
        """What is asked now."""

    @abstractmethod
    def label(self, s: S, cmd: int, names: list[str], language: str) -> str:
        """A command as people say it."""

    def title(self, s: S, cmd: int, names: list[str], language: str) -> str:
        """The same without its price, for whoever shows that beside it."""
        return self.label(s, cmd, names, language)

    def label_and_title(self, s: S, cmd: int, names: list[str], language: str) -> tuple[str, str]:
        """Both, for whoever shows lists of commands."""
        return self.label(s, cmd, names, language), self.title(s, cmd, names, language)

    @abstractmethod
    def event_text(self, event: Event, names: list[str], language: str) -> str: ...

    def is_worth_a_line(self, event: Event) -> bool:
        return True

    @abstractmethod
    def source_name(self, source: str, language: str) -> str:
        """The card or the rule behind an addend or a line of a score."""

    def verbs(self, language: str) -> list[Verb]:
        """Every command that the game declares."""
        return []

    def goal_name(self, goal: str, language: str) -> str:
        """What a solo player reached."""
        return goal
