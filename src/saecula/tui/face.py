"""How a game shows itself in a terminal: one subclass per game, so that the table itself knows none.

`S` is the game's own state. Whatever is drawn is drawn from a state that `seen` made: it holds nothing that the seat
may not know. Words are those of the game's speech.
"""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from rich.console import Console

from saecula.core.state import State

S = TypeVar("S", bound=State)


class Face(ABC, Generic[S]):
    @abstractmethod
    def draw(self, console: Console, s: S, seat: int, names: list[str], language: str) -> None:
        """The whole table as a seat may see it."""

    def draw_short(self, console: Console, s: S, seat: int, names: list[str], language: str) -> None:
        """What changes from command to command within a turn."""
        self.draw(console, s, seat, names, language)

    def page(self, s: S) -> str:
        """When this changes, the whole table is worth drawing again."""
        return f"{s.turn} {s.stack[-1].seat if s.stack else ''}"

    @abstractmethod
    def idea_text(self, command: int, language: str) -> str:
        """What a command is about, whatever it aims at."""

    def score_text(self, score: int, language: str) -> str:
        """The result of a solo player."""
        return str(score)

    def has_secrets(self, s: S) -> bool:
        """Must the screen be cleared before it is handed over?"""
        return True

    # --- the cards ------------------------------------------------------------------------------------------------
    def card_lines(self, query: str, language: str) -> list[str]:
        """A card for reading; nothing if there is no such card."""
        return []

    def card_rows(self, query: str, house: bool, language: str) -> list[dict[str, Any]]:
        """Cards for programs: all, those of a name, or those with house values."""
        return []

    def card_list(self, query: str, house: bool, language: str) -> list[str]:
        """The same for reading; house values by themselves."""
        return []
