"""How a game shows itself in a terminal: one subclass per game, so that the table itself knows none.

Whatever is shown is what `present` told the seat. A part of the table can be asked for by its word; it is told in
sentences, and drawn where people see. What a subclass leaves out is told plainly.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from saecula.core.errors import BrokenLaw
from saecula.present.shapes.common import Decision
from saecula.tui.told import Told

Teller = Callable[[Told, int], list[str]]  # what is told, and the seat whose board was asked for


class Face(ABC):
    short: tuple[str, ...] = ("scores",)  # what changes from command to command within a turn
    subjects: dict[str, str] = {}  # noqa: RUF012 - never changed; by number, the word that explains it
    # by kind of question, the part that tells more about its cards, and how the keys of such cards begin
    helpful: dict[str, tuple[str, str]] = {}  # noqa: RUF012 - never changed
    sample: str = ""  # the id of a card, for examples

    @abstractmethod
    def glance(self, told: Told) -> str:
        """Where the game stands, in one line."""

    @abstractmethod
    def tellers(self) -> dict[str, Teller]:
        """By part of the table, who tells it in sentences; in the order of a whole drawing."""

    @cached_property
    def parts(self) -> tuple[str, ...]:
        """What can be asked for."""
        return tuple(self.tellers())

    def sentences(self, told: Told, part: str, seat: int) -> list[str]:
        """A part of the table in sentences; `board` is that of the seat."""
        tellers = self.tellers()
        if part not in tellers:
            raise BrokenLaw(f"no part of the table is called {part}")
        return tellers[part](told, seat)

    def helpful_part(self, decision: Decision) -> str:
        """The part that tells more about cards which an answer is about; an empty text for none."""
        part, thing = self.helpful.get(decision.kind, ("", ""))
        keys = [key for action in decision.actions if action.legal for key in action.about]
        return part if any(key.startswith(f"{thing}:") for key in keys) else ""

    def panel(self, told: Told, part: str, seat: int) -> RenderableType:
        """The same for people who see."""
        lines = self.sentences(told, part, seat)
        return Group(*(Text(line) for line in lines))

    def is_empty(self, told: Told, part: str) -> bool:
        """Is there nothing to draw of a part?"""
        return False

    def card_of(self, told: Told, key: str) -> str | None:
        """The card behind the key of a thing on the table."""
        card = key.partition(":")[2]
        return card if card in told.library else None

    def cards_shown(self, told: Told) -> list[str]:
        """Cards on the table that a seat may take or play."""
        return []

    def page(self, told: Told) -> str:
        """When this changes, the whole table is worth drawing again."""
        return f"{told.game.state.turn} {told.seat}"

    @abstractmethod
    def idea_text(self, command: int, language: str) -> str:
        """What a command is about, whatever it aims at."""

    def score_text(self, score: int, language: str) -> str:
        """The result of a solo player."""
        return str(score)

    def has_secrets(self, told: Told) -> bool:
        """Must the screen be cleared before it is handed over?"""
        return True

    # --- the cards ------------------------------------------------------------------------------------------------
    def card_lines(self, query: str, language: str) -> list[str]:
        """A card for reading; nothing if there is no such card."""
        return []

    def card_ids(self, query: str, language: str) -> list[str]:
        """The ids of the cards that a query means."""
        return []

    def card_rows(self, query: str, house: bool, language: str) -> list[dict[str, Any]]:
        """Cards for programs: all, those of a name, or those with house values."""
        return []

    def card_list(self, query: str, house: bool, language: str) -> list[str]:
        """The same for reading; house values by themselves."""
        return []
