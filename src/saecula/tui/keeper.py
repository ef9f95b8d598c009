"""Keeps a game at the terminal from being lost: named saves, and a file for games that somebody leaves unsaved."""

from pathlib import Path

from saecula.core.errors import RecordError, SaeculaError
from saecula.core.game import Game
from saecula.i18n import say
from saecula.tui import asks


class Keeper:
    """Knows whether people have made moves that no file holds, and which files this session wrote."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.path = f"{game.rules.name}.jsonl"  # where `save` without a name goes
        self.written: set[str] = set()
        self.unsaved = False

    def save(self, name: str) -> str:
        """Save under a name, or where the last save went; a file of somebody else is only replaced by name."""
        path = name or self.path
        if not name and path not in self.written and Path(path).exists():
            save = asks.form("save", self.language)
            raise SaeculaError(say(self.language, "save-exists", path=path, save=save))
        try:
            self.game.save(path)
        except RecordError:
            raise SaeculaError(say(self.language, "save-failed", path=path)) from None
        self.path = path
        self.written.add(path)
        self.unsaved = False
        return path

    def rescue(self) -> str:
        """Save under a name that is still free."""
        stem = f"{self.game.rules.name}-unsaved"
        path = f"{stem}.jsonl"
        number = 1
        while Path(path).exists():
            number += 1
            path = f"{stem}-{number}.jsonl"
        return self.save(path)
