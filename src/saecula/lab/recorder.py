"""Records of many games in a folder, and in `played.ndjson` beside them what a file of `--save` holds.

Every worker hands in a game as a record that it has verified, packed by gzip. `FILE` of them make a file, which is
written under another name and moved into place; only then their lines are added to `played.ndjson`. So whatever
interrupts the work, games that are listed are there, whole; what is there and not listed is played again.
"""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saecula.core import record
from saecula.core.archive import ENDINGS, texts_in
from saecula.core.data import digest
from saecula.core.errors import BrokenLaw, OptionError, SaeculaError, said_by_system
from saecula.core.game import Game, seed_text
from saecula.core.state import State
from saecula.games import rules_of
from saecula.lab.executor import LabError
from saecula.lab.keeper import Keeper
from saecula.lab.play import Match, Played, play_noted
from saecula.names import bot_name

FILE = 100  # records of a file: little is lost by a crash, and ten thousand games are a hundred files
LIST = "played.ndjson"  # an ending that no record has
FILES = "games-*.jsonl.gz"
MOST = 10**9  # games; no list is so long


def name_of(number: int) -> str:
    """The file that begins with a game; its name sorts by the number."""
    return f"games-{number:09}.jsonl.gz"


def recorded(match: Match) -> tuple[Played, bytes]:
    """Play a game; its record is verified."""
    commands: list[int] = []
    played, last = play_noted(match, commands)
    return played, packed_record(match, commands, last)


def packed_record(match: Match, commands: list[int], last: State) -> bytes:
    """The record of a game that was played, verified: the commands are given again, checked, to the same end."""
    rules = rules_of(match.game)
    game = Game(rules, match.options, f"{match.seed}/{match.deal}")
    game.kinds = [one.label for one in match.seats]
    game.names = [bot_name(one.label, seat) for seat, one in enumerate(match.seats)]
    for command in commands:
        game.push(command)
    texts = record.text_lines(record.lines_of(game))
    if record.verify(record.parse(texts), rules).digest() != digest(last):
        raise BrokenLaw(f"the record of game {match.number} leads to another position than the game")
    return gzip.compress("".join(f"{text}\n" for text in texts).encode(), mtime=0)


class Recorder:
    """A folder that records are added to in the order of the games. Another work's folder is refused."""

    def __init__(self, path: str, kind: str, header: dict[str, Any], games: int) -> None:
        seed_text(f"{header['seed']}/deal/{games}")  # the seed of a deal stands in its record
        self.folder = Path(path)
        self.waiting: list[tuple[Played, bytes]] = []
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            strange = not (self.folder / LIST).exists() and any(
                file.name.endswith(ENDINGS) for file in self.folder.iterdir()
            )
        except (OSError, ValueError) as error:
            reason = said_by_system(error) if isinstance(error, OSError) else error
            raise OptionError("--records", "cannot-use", path=path, reason=reason) from None
        if strange:
            raise OptionError("--records", "strange-records", path=path)
        self.keeper = Keeper(str(self.folder / LIST), kind, header, "--records")
        try:
            self._agree()
        except OSError as error:
            self.keeper.close()
            raise OptionError("--records", "cannot-use", path=path, reason=said_by_system(error)) from None
        except SaeculaError:
            self.keeper.close()
            raise

    def _agree(self) -> None:
        """Files and list hold the same games; but the last file may not have been listed, and is played again."""
        listed, there, files = self.keeper.cut(MOST), 0, sorted(self.folder.glob(FILES))
        for file in files:
            until = there + sum(1 for _ in texts_in(file))
            if file.name != name_of(there) or (until > listed and file is not files[-1]):
                raise OptionError("--records", "records-disagree", path=self.folder / name_of(there))
            if until > listed:
                file.unlink()
                listed = self.keeper.cut(there)
            else:
                there = until
        if there < listed:
            raise OptionError("--records", "records-disagree", path=self.folder / name_of(there))
        for half in self.folder.glob(f"{FILES}.new"):
            half.unlink()

    def kept(self, most: int) -> Iterator[Played]:
        """The games that are there already, to be read before one is added."""
        return self.keeper.kept(most)

    @property
    def found(self) -> int:
        return self.keeper.found

    def add(self, one: Played, packed: bytes) -> None:
        self.waiting.append((one, packed))
        if len(self.waiting) == FILE:
            self.flush()

    def flush(self) -> None:
        """Write the games that wait as a file of their own, named by the number of its first game."""
        if not self.waiting:
            return
        waiting, self.waiting = self.waiting, []
        target = self.folder / name_of(waiting[0][0].number)
        beside = target.with_name(target.name + ".new")
        try:
            beside.write_bytes(b"".join(packed for _, packed in waiting))
            beside.replace(target)
        except OSError as error:
            raise LabError("records-not-written", path=target, reason=said_by_system(error)) from None
        self.keeper.add(*(one for one, _ in waiting))

    def close(self) -> None:
        """Also after an interruption: what was played is kept."""
        try:
            self.flush()
        finally:
            self.keeper.close()
