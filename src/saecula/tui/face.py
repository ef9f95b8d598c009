"""How a game shows itself in a terminal: one subclass per game, so that the table itself knows none."""

from rich.console import Console

from saecula.core.event import Event
from saecula.core.state import State


class Face:
    """Whatever is drawn is drawn from a state that `seen_by` made: it holds nothing that the seat may not know."""

    def draw(self, console: Console, s: State, seat: int, names: list[str], language: str) -> None:
        """The whole table as a seat may see it."""
        raise NotImplementedError

    def draw_short(self, console: Console, s: State, seat: int, names: list[str], language: str) -> None:
        """What changes from command to command within a turn."""
        raise NotImplementedError

    def page(self, s: State) -> str:
        """When this changes, the whole table is worth drawing again."""
        raise NotImplementedError

    def question(self, s: State, language: str) -> str:
        """What is asked now."""
        raise NotImplementedError

    def command_text(self, s: State, command: int, language: str) -> str:
        raise NotImplementedError

    def idea_text(self, command: int, language: str) -> str:
        """What a command is about, whatever it aims at."""
        raise NotImplementedError

    def event_text(self, event: Event, names: list[str], language: str) -> str:
        raise NotImplementedError

    def event_law(self, event: Event) -> str:
        raise NotImplementedError

    def is_worth_a_line(self, event: Event) -> bool:
        raise NotImplementedError

    def card_lines(self, query: str, language: str) -> list[str]:
        """A card for reading; nothing if there is no such card."""
        raise NotImplementedError

    def source_name(self, source: str, language: str) -> str:
        """The card or rule behind an addend or a score line."""
        raise NotImplementedError

    def goal_name(self, goal: str, language: str) -> str:
        raise NotImplementedError

    def score_text(self, score: int, language: str) -> str:
        raise NotImplementedError

    def has_secrets(self, s: State) -> bool:
        """Must the screen be cleared before it is handed over?"""
        raise NotImplementedError
