"""Age of Civilization for one to four players, with its modules, its solo game and five challenges of the house.

>>> saecula.aoc.Game(seats=3, seed=7, modules=["innovation", "draft"])
<aoc.Game seats=3 ply=0: seat 1 is asked for draft>
"""

import copyreg
from collections.abc import Sequence

from saecula.aoc.cards import catalog
from saecula.aoc.rules import AocRules
from saecula.aoc.state import Seat, State
from saecula.aoc.view import SeatView, View
from saecula.core.game import Game as CoreGame
from saecula.core.pickling import carry

__all__ = ["RULES", "Game", "SeatView", "View"]

catalog.load_from_environment()
RULES = AocRules()


def _rules() -> AocRules:
    return RULES


carry(Seat)
copyreg.pickle(AocRules, lambda rules: (_rules, ()))  # there is one in every process


class Game(CoreGame, rules=RULES):
    """A game of Age of Civilization. A setting that does not fit raises OptionError with its name.

    `seats`                   1 to 4; one is the solo game
    `seed`                    a text or a whole number; equal seeds deal equal games
    `modules`                 "innovation", "changing-world", "draft", in any combination
    `deck`                    "full", or "documented": the civilizations that the rulebook explains
    `first_player_direction`  "clockwise" or "counter-clockwise"
    `conquest_shared`         does a tie for the highest power pay everybody in it?
    `first`                   who begins: "random", or a seat counted from 1, such as "2"
    `row`                     "shuffled", or "first-game": Hunt, Fish and Farm come first
    `aztecs_optional`         may the sacrifice be declined?
    `challenge`               a solo game of the house, such as "caravans"

    >>> Game(seats=3, seed=7, modules=["innovation"]).options["modules"]
    ['innovation']
    >>> Game(seats=2, challenge="caravans")
    Traceback (most recent call last):
        ...
    saecula.core.errors.OptionError: challenge: is a solo game: seats must be 1
    """

    state: State

    def __init__(
        self,
        seats: int = 2,
        seed: int | str | None = None,
        modules: Sequence[str] = (),
        deck: str = "full",
        first_player_direction: str = "clockwise",
        conquest_shared: bool = False,
        aztecs_optional: bool = False,
        challenge: str | None = None,
        first: str = "random",
        row: str = "shuffled",
    ) -> None:
        options: dict[str, object] = {
            "seats": seats,
            "modules": modules,
            "deck": deck,
            "first_player_direction": first_player_direction,
            "conquest_shared": conquest_shared,
            "aztecs_optional": aztecs_optional,
            "challenge": challenge,
            "first": first,
            "row": row,
        }
        catalog.require()
        super().__init__(RULES, options, seed)

    def view(self, seat: int) -> View:
        """What a seat (or SPECTATOR) may know, with names and types.

        >>> view = Game(seats=2, seed=7).view(0)
        >>> view.round, view.seats[1].coins
        (1, 3)
        """
        self._known_seat(seat)
        return RULES.view(self.state, seat)
