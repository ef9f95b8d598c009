"""Players that are programs. A bot gets a view and the legal commands and gives one of them; it never sees a state."""

from saecula.bots.base import Bot
from saecula.bots.greedy import GreedyBot
from saecula.bots.random_bot import RandomBot
from saecula.core.errors import OptionError
from saecula.core.rules import Rules

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, rules: Rules, seed: int) -> Bot:
    """A bot by its name; its own dice are its only randomness."""
    if name not in BOTS:
        raise OptionError("bot", f"'{name}' is unknown, known are {', '.join(BOTS)}")
    return BOTS[name](rules, seed)


__all__ = ["BOTS", "Bot", "make_bot"]
