"""What a learner sees and does at a game: the numbers of its actions, and its observations.

`title_of("tta").spaces`, or `saecula.env.spaces("tta")`. Everything here speaks of a state in which somebody is asked;
the seat that is asked is meant where none is named. Numbers need no library; arrays need numpy (`saecula[env]`).
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from saecula.core.errors import SaeculaError
from saecula.core.options import Options
from saecula.core.rules import Rules
from saecula.core.state import State
from saecula.env.actions import ActionList
from saecula.env.numbering import Numbering

if TYPE_CHECKING:
    from saecula.env.observer import Observer

COMPACT = "compact"  # with ratings, prices and what else follows from the board
RAW = "raw"  # what lies on the table, and nothing reckoned
FORMS = (COMPACT, RAW)


class Spaces(ABC):
    """The frozen spaces of one game; `name` has their version."""

    name: str
    rules: Rules
    listed: ActionList  # the file of the actions

    def __init__(self) -> None:
        self._actions: dict[str, Numbering] = {}
        self._options = Options()

    @abstractmethod
    def values_in_force(self) -> str:
        """What the meaning of numbers may depend on beside the list: the digest of an owner's cards."""

    @abstractmethod
    def observer(self, form: str = COMPACT) -> "Observer":
        """Observations in the form `compact` or `raw`; raises OptionError for another."""

    @property
    def actions(self) -> Numbering:
        """The numbers of the actions, with the cards in force."""
        key = self.values_in_force()
        if key not in self._actions:
            self._actions = {key: self.listed.numbering()}
        return self._actions[key]

    # --- of a position --------------------------------------------------------------------------------------------
    def legal(self, s: State) -> list[int]:
        """The numbers of the legal commands, in the order of `Rules.legal`; none when the game is over."""
        if s.over:
            return []
        self.rules.list_options(s, self._options)
        asked = s.stack[-1]
        return self.actions.numbers(self._options, asked.seat, s.seat_count, asked.kind)

    def number(self, s: State, cmd: int) -> int:
        """The number of a command that the open question lists; raises SaeculaError if it has none."""
        asked = s.stack[-1]
        number = self.actions.number(cmd, asked.seat, s.seat_count, asked.kind)
        if number < 0:
            told = self.rules.text(s, cmd) if cmd in self.rules.legal(s) else cmd
            raise SaeculaError("action-without-number", command=told, name=self.name)
        return number

    def command(self, s: State, number: int) -> int:
        """The legal command behind a number; raises SaeculaError where it is not legal now."""
        if s.over:
            raise SaeculaError("action-after-end", action=number)
        self.rules.list_options(s, self._options)
        asked = s.stack[-1]
        place = self.actions.find(self._options, number, asked.seat, s.seat_count, asked.kind)
        if place < 0:
            raise SaeculaError("action-masked", action=number, text=self.text(number))
        return self._options.commands[place]

    def text(self, number: int) -> str:
        """The line of the list, rivals as `@1` to `@3`: `attack raid-i @1`; empty for a number that is not there."""
        return self.actions.texts[number] if 0 <= number < self.actions.size else ""
