"""What every bot is, and how bots play a game among themselves."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from saecula.core.rng import Dice
from saecula.core.rules import Rules
from saecula.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`rules` lets a bot imagine and search; `dice` is seeded, so equal views lead to equal choices."""

    looks: ClassVar[bool] = True  # whoever asks a bot that does not look may give it None for a view
    name = ""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.dice = Dice(seed)

    def choose(self, view: object, legal: list[int]) -> int:
        """One of the legal commands."""
        raise NotImplementedError


def play_out(rules: Rules, s: State, bots: list[Bot], check: bool = False) -> int:
    """Ask the bots of the seats until the game is over; returns how many decisions there were. Changes `s`.

    Nobody may resign. `check` raises BrokenLaw after the first command that leaves an invariant broken.
    """
    looks = [bot.looks for bot in bots]
    count = 0
    while not s.over:
        seat = s.stack[-1].seat
        legal = rules.without_surrender(rules.legal(s))
        view = rules.view(s, seat) if looks[seat] else None
        rules.apply(s, bots[seat].choose(view, legal))
        rules.advance(s)
        count += 1
        if check:
            rules.check(s)
    return count
