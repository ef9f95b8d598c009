"""The bots that can play one game: one subclass per game."""

from typing import Any, NamedTuple, Protocol

from saecula.bots.base import Bot
from saecula.bots.greedy import GreedyBot
from saecula.bots.random_bot import RandomBot
from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.core.state import State

RANDOM, GREEDY = "random", "greedy"


class WeightFiles(Protocol):
    """The numbers that a game's bots judge by, their names, and how they are read and written; a module will do.

    A level may have several sets of numbers, for different rivals; its list then holds one after the other.
    """

    NAMES: list[str]

    def weights_of(self, level: str, players: int = 2, modules: bool = False) -> list[float]: ...
    def sets_of(self, weights: list[float]) -> list[list[float]]: ...
    def data_of(self, weights: list[float]) -> dict[str, Any]: ...
    def load(self, path: str, level: str = "hard") -> list[float]: ...
    def save(self, path: str, weights: list[float]) -> None: ...


class Judged(NamedTuple):
    """A seat's chance to win, and by reason how much it adds to an even chance."""

    seat: int
    share: float
    reasons: dict[str, float]


class Family:
    """`names` lead from the weakest yardstick to the strongest level; every game has the first."""

    names: tuple[str, ...] = (RANDOM,)
    judging: tuple[str, ...] = ()  # levels with numbers of their own
    quick: str = ""  # a level that plans a turn but plays nothing on: searches for numbers play with it
    weights: WeightFiles | None = None

    def make(self, name: str, rules: Rules, seed: int, weights: list[float] | None = None) -> Bot:
        """A bot by its name; `weights` replace the numbers a level judges by."""
        if name not in self.names:
            raise OptionError("bot", "name-unknown", name=name, known=", ".join(self.names))
        if name not in (RANDOM, GREEDY):
            return self.level(name, rules, seed, weights)
        if weights is not None:
            raise OptionError("weights", "no-weights", name=name)
        bot = RandomBot(rules, seed) if name == RANDOM else GreedyBot(rules, seed, self.value)
        bot.name = name
        return bot

    def level(self, name: str, rules: Rules, seed: int, weights: list[float] | None) -> Bot:
        """A bot that belongs to this game alone."""
        raise NotImplementedError

    def judge(self, view: object) -> list[Judged]:
        """Every seat's chance to win by what a view tells; raises OptionError where nobody has learned that."""
        raise OptionError("game", "no-judge", game=getattr(view, "game", ""))

    def turns_left(self, s: State, seat: int) -> int:
        """How many turns a seat can expect to have, this one among them."""
        return 1

    def value(self, s: State, seat: int) -> float:
        """What a position is worth to a seat; `greedy` asks."""
        raise NotImplementedError
