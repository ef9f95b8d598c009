"""What a game tells about itself in plain data: one subclass per game, so that nobody else knows any.

`S` is the game's own state. Everything is drawn from a position that `seen` made: it holds nothing that the seat may
not know. What a subclass leaves out is drawn plainly.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from saecula.core.event import Event
from saecula.core.game import Game
from saecula.core.rules import Addend
from saecula.core.state import State
from saecula.i18n import say
from saecula.present.common import Data, decider

S = TypeVar("S", bound=State)
Put = Callable[[str | None, str, int], None]  # a card, the place where it lies, and whose it is (-1: nobody's)


class Picture(ABC, Generic[S]):
    # kinds of event by what a reader may look for; others are plain
    topics: dict[str, tuple[int, ...]] = {}  # noqa: RUF012 - never changed
    graphs: tuple[str, ...] = ()  # numbers that a report draws from round to round
    compared: tuple[str, ...] = ()  # open numbers that somebody who was away is told of
    burdens: tuple[str, ...] = ()  # numbers that are better when they are smaller
    # what is collected, by what one asks for: the seat's field, and the laws for how it began, a turn's end, other
    # gains, and payments
    stocks: dict[str, tuple[str, str, str, str, str]] = {}  # noqa: RUF012 - never changed

    def topic_of(self, event: Event) -> str:
        return next((topic for topic, kinds in self.topics.items() if event.kind in kinds), "plain")

    # --- the board ------------------------------------------------------------------------------------------------
    @abstractmethod
    def numbers(self, s: S, seat: int) -> Data:
        """Everything that is counted; a preview compares two of these."""

    def board(self, game: Game, s: S, seat: int, language: str) -> Data:
        """The table as a seat may see it."""
        players = [
            {"seat": i, "name": game.names[i], "kind": game.kinds[i], "in_game": True, **self.numbers(s, i)}
            for i in range(s.seat_count)
        ]
        return {
            "game": game.rules.name,
            "me": seat,
            "round": game.rules.round_of(s),
            "over": s.over,
            "turn_seat": s.turn_seat,
            "decider": decider(s),
            "phase": game.rules.decision_name(s),
            "seats": players,
        }

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

    def end_changes(self, s: S, seat: int, language: str) -> list[Data]:
        """What the end of the turn brings and takes, in numbers."""
        return []

    def warnings(self, s: S, seat: int, language: str) -> list[Data]:
        """What to mind before the turn is ended."""
        return []

    # --- the library ----------------------------------------------------------------------------------------------
    def cards(self, language: str) -> list[Data]:
        """Every card with its name, kind, age and text."""
        return []

    def places(self, game: Game, s: S, seat: int, language: str, put: Put) -> None:
        """Say of every card where the seat knows it to lie."""


def number_name(number: str, language: str) -> str:
    return say(language, f"number-{number.replace('_', '-')}")
