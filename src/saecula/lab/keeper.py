"""Games kept in a file: a header with everything that they depend on, then one line of JSON per game in its order.

Games are written as soon as they are played and read one by one, so neither takes memory, and whatever was played is
there after an interruption.
"""

from collections.abc import Iterator
from contextlib import suppress
from json import dumps, loads
from pathlib import Path
from typing import Any, BinaryIO

from saecula.core.errors import OptionError, said_by_system
from saecula.core.rules import Rules
from saecula.lab.executor import LabError
from saecula.lab.play import Played

FORMAT = 2  # of the header and of what is counted in a game
FOREIGN = {"simulation": "other-simulation", "tournament": "other-tournament"}  # by kind, what another file is


def deal_header(rules: Rules, options: dict[str, object], seed: str) -> dict[str, Any]:
    """What every game depends on, whoever plays."""
    cards = rules.cards_digest(options)
    return {"game": rules.name, "law": rules.law_version, "cards": cards, "options": options, "seed": seed}


class Keeper:
    """The file of a `kind` of work. Games that the same work has played are kept, those of another are refused."""

    def __init__(self, path: str, kind: str, header: dict[str, Any], option: str = "--save") -> None:
        self.path = path
        self.option = option
        self.found = 0  # games that were there already
        first = dumps({f"saecula-{kind}": FORMAT, **header}, sort_keys=True).encode() + b"\n"
        try:
            self.file: BinaryIO = Path(path).open("a+b")  # noqa: SIM115 - closed by `close`
            self.file.seek(0)
            found = self.file.readline(len(first))  # no more: it may be a device that never ends
            if not found:
                self._write(first)
        except OSError as error:
            raise OptionError(option, "cannot-use", path=path, reason=said_by_system(error)) from None
        if found and found != first:
            self.close()
            raise OptionError(option, FOREIGN[kind], path=path)

    def kept(self, most: int) -> Iterator[Played]:
        """The games that are there already, to be read before one is added.

        A line that broke off ends them and is cut off: its game is played again. Games beyond `most` are left alone.
        """
        for number in range(most):
            place = self.file.tell()
            line = self.file.readline()
            one = _game(line, number)
            if one is None:
                if line:
                    self.file.truncate(place)
                return
            self.found += 1
            yield one

    def cut(self, most: int) -> int:
        """Leave no more than so many games, and nothing that broke off; how many are left."""
        self.file.seek(0)
        self.file.readline()
        start, count = self.file.tell(), 0
        place = start
        while count < most and _game(self.file.readline(), count) is not None:
            count, place = count + 1, self.file.tell()
        self.file.truncate(place)
        self.file.seek(start)
        return count

    def add(self, *games: Played) -> None:
        try:
            self._write(b"".join(dumps(one.to_data()).encode() + b"\n" for one in games))
        except OSError as error:
            raise LabError("save-not-written", path=self.path, reason=said_by_system(error)) from None

    def _write(self, line: bytes) -> None:
        self.file.write(line)
        self.file.flush()

    def close(self) -> None:
        with suppress(OSError):  # a game that could not be written was told already
            self.file.close()


def _game(line: bytes, number: int) -> Played | None:
    """A game from its line, if that is whole and in its place."""
    try:
        one = Played(**loads(line))
    except (ValueError, TypeError):
        return None
    return one if one.number == number and line.endswith(b"\n") else None
