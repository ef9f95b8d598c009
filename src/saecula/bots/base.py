"""What every bot is."""

from saecula.core.rng import Dice
from saecula.core.rules import Rules


class Bot:
    """`rules` lets a bot imagine and search; `dice` is seeded, so equal views lead to equal choices."""

    name = ""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.dice = Dice(seed)

    def choose(self, view: object, legal: list[int]) -> int:
        """One of the legal commands."""
        raise NotImplementedError
