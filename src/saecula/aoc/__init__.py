"""Age of Civilization for one to four players, with its modules, its solo game and five challenges of the house."""

from collections.abc import Sequence

from saecula.aoc.cards import catalog
from saecula.aoc.rules import AocRules
from saecula.core.game import Game as CoreGame

catalog.load_from_environment()
RULES = AocRules()


class Game(CoreGame):
    """A game of Age of Civilization: `Game(seats=3, seed=7, modules=("innovation",))`."""

    def __init__(
        self,
        seats: int = 2,
        seed: int | str | None = None,
        modules: Sequence[str] = (),
        deck: str = "full",
        first_player_direction: str = "clockwise",
        aztecs_optional: bool = False,
        challenge: str | None = None,
    ) -> None:
        options: dict[str, object] = {
            "seats": seats,
            "modules": list(modules),
            "deck": deck,
            "first_player_direction": first_player_direction,
            "aztecs_optional": aztecs_optional,
            "challenge": challenge,
        }
        catalog.require()
        super().__init__(RULES, options, seed)
