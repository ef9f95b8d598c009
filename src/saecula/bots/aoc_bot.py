"""The levels of Age of Civilization: the greedy look ahead, with wavering judgement below and more worlds above."""

from saecula.bots.greedy import GreedyBot
from saecula.core.rules import Rules


class AocLevel:
    """`noise` in points, `worlds` imagined for every decision."""

    def __init__(self, noise: float, worlds: int) -> None:
        self.noise = noise
        self.worlds = worlds


AOC_LEVELS: dict[str, AocLevel] = {
    "novice": AocLevel(5.0, 1),
    "easy": AocLevel(2.0, 1),
    "medium": AocLevel(0.0, 1),
    "hard": AocLevel(0.0, 3),
}


class AocBot(GreedyBot):
    def __init__(self, rules: Rules, seed: int, level: AocLevel) -> None:
        super().__init__(rules, seed)
        self.level = level
