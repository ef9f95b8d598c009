"""Players that are programs. A bot gets a view and the legal commands and gives one of them; it never sees a state."""

from saecula.bots.base import Bot, play_out
from saecula.bots.family import Judged
from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.games import TITLES


def known_bots(game: str = "") -> list[str]:
    """The bots of a game, or those of any game, from the weakest yardstick to the strongest level."""
    titles = [TITLES[game]] if game else TITLES.values()
    return list(dict.fromkeys(name for title in titles for name in title.bots.names))


def make(name: str, rules: Rules, seed: int, weights: list[float] | None = None) -> Bot:
    """A bot by its name; its own dice are its only randomness. `weights` replace the numbers a level judges by."""
    if rules.name not in TITLES:
        raise OptionError("bot", "no-bot-plays", game=rules.name)
    return TITLES[rules.name].bots.make(name, rules, seed, weights)


def judge(game: str, view: object) -> list[Judged]:
    """Every seat's chance to win by what the seat of a view may know, with reasons that add up to it."""
    return TITLES[game].bots.judge(view)


def make_bot(name: str, rules: Rules, seed: int) -> Bot:
    return make(name, rules, seed)


__all__ = ["Bot", "judge", "known_bots", "make", "make_bot", "play_out"]
