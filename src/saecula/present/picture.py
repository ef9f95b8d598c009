"""What a game tells about itself in plain data: one subclass per game, so that nobody else knows any.

`S` is the game's own state. Everything is drawn from a `Scene`: its position holds nothing that the seat may not know.
What a subclass leaves out is drawn plainly.
"""

from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

from saecula.core.event import Event
from saecula.core.rules import Addend
from saecula.core.state import State
from saecula.i18n import say
from saecula.present.common import Scene
from saecula.present.shapes.common import CardInfo, Change, Shape, Topic, TurnWarning

S = TypeVar("S", bound=State)


class Put(Protocol):
    """Notes that a card lies at a place, of a seat or of nobody."""

    def __call__(self, card: str | None, place: str, who: int = -1) -> None: ...


class Picture(ABC, Generic[S]):
    shape: type[Shape]  # of its board
    # kinds of event by what a reader may look for; others are plain
    topics: dict[Topic, tuple[int, ...]] = {}  # noqa: RUF012 - never changed
    graphs: tuple[str, ...] = ()  # numbers that a report draws from round to round
    compared: tuple[str, ...] = ()  # open numbers that somebody who was away is told of
    burdens: tuple[str, ...] = ()  # numbers that are better when they are smaller
    # what is collected, by what one asks for: the seat's field, and the laws for how it began, a turn's end, other
    # gains, and payments
    stocks: dict[str, tuple[str, str, str, str, str]] = {}  # noqa: RUF012 - never changed

    def topic_of(self, event: Event) -> Topic:
        return next((topic for topic, kinds in self.topics.items() if event.kind in kinds), "plain")

    # --- the board ------------------------------------------------------------------------------------------------
    @abstractmethod
    def numbers(self, s: S, seat: int) -> Shape:
        """Everything that is counted; a preview compares two of these."""

    @abstractmethod
    def board(self, scene: Scene, s: S, language: str) -> Shape:
        """The table as the looking seat may see it."""

    def counted(self, s: S, seat: int, what: str) -> list[Addend] | None:
        """The addends of a count that is no stock; None where the law explains the number itself."""
        return None

    # --- actions --------------------------------------------------------------------------------------------------
    def about(self, s: S, cmd: int) -> list[str]:
        """Keys of the things on the table that a command concerns: a click on one of them offers it."""
        return ["turn"]

    def facts(self, s: S, names: list[str], language: str) -> list[str]:
        """What somebody who is asked should have before his eyes."""
        return []

    def is_turn_end(self, s: S, cmd: int) -> bool:
        return False

    def end_changes(self, scene: Scene, language: str) -> list[Change]:
        """What the end of the turn brings and takes, in numbers; nothing where that may be a choice still to come."""
        return []

    def warnings(self, scene: Scene, s: S, language: str) -> list[TurnWarning]:
        """What to mind before the turn is ended."""
        return self.warnings_at(s, scene.seat, language)

    def warnings_at(self, s: S, seat: int, language: str) -> list[TurnWarning]:
        """The same in another position, such as the one after a command."""
        return []

    # --- the library ----------------------------------------------------------------------------------------------
    def cards(self, language: str) -> list[CardInfo]:
        """Every card with its name, kind, age and text."""
        return []

    def places(self, scene: Scene, s: S, language: str, put: Put) -> None:
        """Say of every card where the seat knows it to lie."""


def number_name(number: str, language: str) -> str:
    return say(language, f"number-{number.replace('_', '-')}")
