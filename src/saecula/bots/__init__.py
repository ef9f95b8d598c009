"""Players that are programs. A bot gets a view and the legal commands and gives one of them; it never sees a state."""

from saecula.bots.base import Bot, play_out
from saecula.bots.greedy import GreedyBot
from saecula.bots.levels import make_level
from saecula.bots.random_bot import RandomBot
from saecula.core.errors import OptionError
from saecula.core.rules import Rules

LEVEL_NAMES = ["novice", "easy", "medium", "hard"]
BOTS = ["random", "greedy", *LEVEL_NAMES]  # from the weakest yardstick to the strongest level


def make(name: str, rules: Rules, seed: int, weights: list[float] | None = None) -> Bot:
    """A bot by its name; its own dice are its only randomness. `weights` replace the numbers a level judges by."""
    if name not in BOTS:
        raise OptionError("bot", f"'{name}' is unknown, known are {', '.join(BOTS)}")
    if name in LEVEL_NAMES:
        return make_level(name, rules, seed, weights)
    if weights is not None:
        raise OptionError("weights", f"'{name}' has none")
    bot = RandomBot(rules, seed) if name == "random" else GreedyBot(rules, seed)
    bot.name = name
    return bot


def make_bot(name: str, rules: Rules, seed: int) -> Bot:
    return make(name, rules, seed)


__all__ = ["BOTS", "Bot", "make", "make_bot", "play_out"]
