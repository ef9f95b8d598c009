"""The bots of Age of Civilization; they judge by no weights that could be set."""

from saecula.aoc.state import State
from saecula.bots.aoc_bot import AOC_LEVELS, PLAIN_EXPERT, AocBot
from saecula.bots.aoc_value import AocNumbers, aoc_value, aoc_value_by
from saecula.bots.base import Bot
from saecula.bots.family import GREEDY, RANDOM, Family
from saecula.bots.greedy import Value
from saecula.builds.choice import build
from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.core.state import State as CoreState


def value_by(numbers: AocNumbers) -> Value:
    """A judgement by numbers of its own."""

    def value(s: CoreState, seat: int) -> float:
        assert isinstance(s, State)
        return aoc_value_by(s, seat, numbers)

    return value


class AocFamily(Family):
    names = (RANDOM, GREEDY, *AOC_LEVELS)

    def level(self, name: str, rules: Rules, seed: int, weights: list[float] | None) -> Bot:
        if weights is not None:
            raise OptionError("weights", "aoc-no-weights")
        level = AOC_LEVELS[name]
        if level.work and build().kind != "compiled":
            level = PLAIN_EXPERT
        numbers = level.numbers
        return AocBot(rules, seed, self.value if numbers is None else value_by(numbers), level)

    def value(self, s: CoreState, seat: int) -> float:
        assert isinstance(s, State)
        return aoc_value(s, seat)
