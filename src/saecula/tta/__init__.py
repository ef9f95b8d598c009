"""Through the Ages: A New Story of Civilization for two to four players: the base game."""

from saecula.core.game import Game as CoreGame
from saecula.tta.rules import TtaRules

RULES = TtaRules()


class Game(CoreGame):
    """A game of Through the Ages: `Game(seats=3, seed=7)`."""

    def __init__(self, seats: int = 2, seed: int | str | None = None, resignation: bool = True) -> None:
        super().__init__(RULES, {"seats": seats, "resignation": resignation}, seed)
