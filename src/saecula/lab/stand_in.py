"""A program at a table of people: when it fails, a level of ours plays on for it, and nobody loses a game by it."""

from typing import Final

from saecula.bots import Bot, known_bots, make
from saecula.core.rules import Outcome, Rules
from saecula.lab.line_bot import BotFault, LineBot

SUBSTITUTES: Final = ("medium", "greedy", "easy", "random")  # who takes over: the first that the game has


def substitute_name(game: str) -> str:
    known = known_bots(game)
    return next(name for name in SUBSTITUTES if name in known)


class StandIn(Bot):
    """Speaks with a program until it fails for the first time; `fault` says how, until somebody has told it."""

    name = LineBot.name

    def __init__(self, command: str, rules: Rules, options: dict[str, object], seat: int, seed: int) -> None:
        super().__init__(rules, seed)
        self.program: LineBot | None = LineBot(command, rules, options, seat, seed)
        self.level = substitute_name(rules.name)
        self.instead = make(self.level, rules, seed)
        self.fault: BotFault | None = None

    def choose(self, view: object, legal: list[int]) -> int:
        if self.program is not None:
            try:
                return self.program.choose(view, legal)
            except BotFault as fault:
                self.fault = fault
                self.close()
        return self.instead.choose(view, legal)

    def close(self, outcome: Outcome | None = None) -> None:
        if self.program is not None:
            self.program.close(outcome)
            self.program = None
