"""One object per game: everything that tables, terminals, bots and the laboratory ask of it.

Whoever serves games asks the title and never the game's name. A part that needs a library beyond the engine's, or takes
time to import, is made when it is first asked for: `import saecula` stays quick, and works without any extra.
"""

from abc import ABC, abstractmethod
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.core.settings import SEATS, Setting

if TYPE_CHECKING:
    from saecula.bots.family import Family
    from saecula.env.spaces import Spaces
    from saecula.lab.study import Study
    from saecula.present.picture import Picture
    from saecula.speech import Speech
    from saecula.tui.face import Face


class Corrections(Protocol):
    """Values of cards that an owner of the box may correct; a module will do."""

    VARIABLE: str  # of the environment, so that the processes we start use the same values

    def load(self, path: Path | None = None) -> None: ...
    def require(self) -> None: ...
    def digest(self) -> str: ...
    def override_path(self) -> str: ...
    def waits(self, path: Path) -> bool:
        """Does a file come into force only in a program that starts with it?"""
        ...


class Title(ABC):
    """A game with its faces. `laws`, `rulings` and `texts` are files; see "A new game" in CONTRIBUTING.md."""

    name: str  # the short one: of commands, records, addresses, messages
    called: str  # in English, for the help of commands
    rules: Rules
    settings: tuple[Setting, ...]  # `seats` first
    corrections: Corrections | None = None
    # what a profiled build plays: settings for random games, and seats with a level for games of bots
    rehearsals: tuple[dict[str, object], ...] = ()
    thoughtful: tuple[tuple[int, str], ...] = ()

    def adopt_cards(self, digest: str) -> bool:
        """Put the card values of that digest into force, if they are the game's own, of today or of earlier."""
        return False

    def has_earlier_cards(self, digest: str) -> bool:
        """Is that an earlier set of the game's own values, which is not in force?"""
        return False

    def house_chapter(self) -> list[str]:
        """Lines of docs/house-values.md about the game's house values; nothing if it has none."""
        return []

    @property
    def laws(self) -> tuple[Traversable, ...]:
        """The catalogue of laws; files of expansions follow."""
        return (files("saecula.laws") / f"{self.name}.csv",)

    @property
    def rulings(self) -> tuple[Traversable, ...]:
        """What was decided where the rulebook leaves room; a game may do without."""
        return ()

    @property
    def texts(self) -> tuple[tuple[Traversable, str], ...]:
        """Messages: a folder with one folder per language, and the file's name in each."""
        return ((files("saecula.i18n"), f"{self.name}.ftl"),)

    @property
    def lessons(self) -> Traversable | None:
        """The folder of its lessons; a game may do without."""
        return files("saecula.lessons") / self.name

    @property
    def seats(self) -> list[int]:
        """For how many people it is."""
        return [n for setting in self.settings if setting.name == SEATS for n in setting.values if isinstance(n, int)]

    # --- the faces ------------------------------------------------------------------------------------------------
    @property
    @abstractmethod
    def speech(self) -> "Speech[Any]":
        """Words for questions, commands, events and sources."""

    @property
    @abstractmethod
    def picture(self) -> "Picture[Any]":
        """Board, actions, story, report and library, for pages."""

    @property
    @abstractmethod
    def face(self) -> "Face":
        """What the terminal draws."""

    @property
    @abstractmethod
    def bots(self) -> "Family":
        """Who can play it."""

    @property
    @abstractmethod
    def study(self) -> "Study":
        """What the laboratory counts."""

    @property
    def spaces(self) -> "Spaces":
        """Numbers of actions and observations, for learners; a game may do without."""
        raise OptionError("game", "no-spaces", name=self.name)

    # --- the line protocol ----------------------------------------------------------------------------------------
    def view_names(self) -> dict[str, list[str]]:
        """What the numbers of cards in a view mean, for bots that are programs of their own."""
        return {}

    @abstractmethod
    def view_from_data(self, data: dict[str, Any]) -> object:
        """A view as it was before it became JSON; raises KeyError or TypeError where it is none."""
