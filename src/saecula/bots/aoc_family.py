"""The bots of Age of Civilization; they judge by no weights that could be set."""

from saecula.aoc.state import State
from saecula.bots.aoc_bot import AOC_LEVELS, AocBot
from saecula.bots.aoc_value import aoc_value
from saecula.bots.base import Bot
from saecula.bots.family import GREEDY, RANDOM, Family
from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.core.state import State as CoreState


class AocFamily(Family):
    names = (RANDOM, GREEDY, *AOC_LEVELS)

    def level(self, name: str, rules: Rules, seed: int, weights: list[float] | None) -> Bot:
        if weights is not None:
            raise OptionError("weights", "aoc-no-weights")
        return AocBot(rules, seed, self.value, AOC_LEVELS[name])

    def value(self, s: CoreState, seat: int) -> float:
        assert isinstance(s, State)
        return aoc_value(s, seat)
