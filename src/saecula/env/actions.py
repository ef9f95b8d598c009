"""The list of a game's actions: a file of this folder, one line for every number, and how it grows.

`python -m saecula.env.grow` adds a line for every command that the cards and the table of commands can make and that
has none yet; lines that are there are never touched, since numbers are parts of what people trained and stored.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from saecula.core.errors import InvalidCommand, SaeculaError
from saecula.env.numbering import NONE, Numbering, Parts


class ActionList(ABC):
    """What a game says of its commands. `name` is the list with its version, and the stem of its file."""

    name: str
    parts: Parts

    @abstractmethod
    def thinkable(self) -> Iterator[str]:
        """The text of every command that any position can list, rivals as `@1` to `@3`, in an order of its own."""

    @abstractmethod
    def packed(self, text: str) -> int:
        """The command of such a text, with relative seats; raises InvalidCommand where there is none."""

    def numbering(self) -> Numbering:
        """The numbers, with the cards that are in force now."""
        texts = self.texts()
        return Numbering(self.name, texts, [self._packed(text) for text in texts], self.parts)

    def _packed(self, text: str) -> int:
        try:
            return self.packed(text)
        except InvalidCommand:  # values of another box: the number stays, and nothing has it
            return NONE

    def texts(self) -> list[str]:
        """The texts of all numbers; raises SaeculaError where the lines do not count up."""
        return self._read(files("saecula.env") / f"{self.name}.txt")

    def _read(self, file: Traversable) -> list[str]:
        found: list[str] = []
        for line in file.read_text(encoding="utf-8").splitlines():
            number, _, text = line.partition(" ")
            if number != str(len(found)) or not text:
                raise SaeculaError("action-line", name=self.name, place=len(found) + 1)
            found.append(text)
        return found

    def grow(self, path: Path) -> int:
        """Add to a file of the list whatever has no number there; how many lines that were."""
        known = self._read(path)
        numbered, count = set(known), len(known)
        new = [text for text in self.thinkable() if text not in numbered]
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{count + place} {text}\n" for place, text in enumerate(new))
        return len(new)
