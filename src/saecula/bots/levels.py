"""The levels that people can name, for every game."""

from saecula.bots.aoc_bot import AOC_LEVELS, AocBot
from saecula.bots.base import Bot
from saecula.bots.tta_bot import tta_bot
from saecula.core.errors import OptionError
from saecula.core.rules import Rules


def make_level(name: str, rules: Rules, seed: int, weights: list[float] | None) -> Bot:
    """`novice`, `easy`, `medium` or `hard`; only bots of Through the Ages have weights to be set."""
    if rules.name == "tta":
        return tta_bot(name, rules, seed, weights)
    if rules.name == "aoc":
        if weights is not None:
            raise OptionError("weights", "bots of Age of Civilization have none")
        return AocBot(rules, seed, AOC_LEVELS[name])
    raise OptionError("bot", f"no bot can play '{rules.name}'")
