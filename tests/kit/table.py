"""Short ways to act on a game and to ask it, for scenarios of every game."""

from typing import Self

from saecula.core.errors import IllegalCommand
from saecula.core.game import Game


class BaseTable:
    """A game in the hands of a test; each game adds ways to rearrange and to read its own state."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def do(self, *commands: str) -> Self:
        """Give these commands, one after another; invariants are checked after each."""
        for command in commands:
            self.game.push(command)
            self.game.check()
        return self

    def refused(self, command: str) -> str:
        """Assert that a command is refused and changes nothing; returns the law."""
        before = self.game.digest()
        try:
            self.game.push(command)
        except IllegalCommand as error:
            assert self.game.digest() == before
            return error.law
        raise AssertionError(f"'{command}' was not refused")

    def legal(self, word: str = "") -> list[str]:
        """Legal commands, or those that begin with a word."""
        return [text for text in self.game.legal if text.split()[0] == word or not word]

    @property
    def asked(self) -> str:
        """The kind of the open question, "" when the game is over."""
        return self.game.decision.kind if self.game.decision else ""
