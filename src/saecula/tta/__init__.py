"""Through the Ages: A New Story of Civilization for two to four players, with its expansion New Leaders and Wonders.

>>> game = saecula.tta.Game(seats=3, seed=7, modules=["balanced", "leaders-wonders"], mode="open-mix")
>>> game
<tta.Game seats=3 ply=0: seat 2 is asked for action>
"""

import copyreg
from collections.abc import Sequence

from saecula.core.game import Game as CoreGame
from saecula.core.pickling import carry
from saecula.tta.cards import owner
from saecula.tta.cards.plan import Plan, plan_from_data
from saecula.tta.rules import TtaRules
from saecula.tta.state import Seat, State
from saecula.tta.view import SeatView, View

__all__ = ["RULES", "Game", "SeatView", "View"]

RULES = TtaRules()


def _rules() -> TtaRules:
    return RULES


carry(Seat)
copyreg.pickle(Plan, lambda plan: (plan_from_data, (plan.to_data(),)))
copyreg.pickle(TtaRules, lambda rules: (_rules, ()))  # there is one in every process


class Game(CoreGame, rules=RULES):
    """A game of Through the Ages. A setting that does not fit raises OptionError with its name.

    `seats`          2 to 4
    `seed`           a text or a whole number; equal seeds deal equal games, and none deals one that nobody knows
    `modules`        of the expansion: "balanced", "military", "leaders-wonders", in any combination
    `mode`           with "leaders-wonders": "expansion-only" (the usual one), "secret-mix" or "open-mix"
    `hidden_future`  with "open-mix": boards of later ages lie face down
    `plus_one`       with "expansion-only": one more leader and wonder in every age
    `draft`          with a mix: players pick leaders and wonders before the deal
    `chosen`         with a mix: leaders and wonders that are in the game for certain, by id
    `keep_old`       with "balanced": base cards that stay as they were, by id
    `resignation`    may players resign?
    `first`          who begins: "random", or a seat counted from 1, such as "2"
    `hidden_hands`   are civil cards in hand kept from the others?
    `short`          a variant of the house: the game ends with Age II
    `peaceful`       a variant of the house: no aggressions and wars

    >>> Game(seats=2, seed=7, modules=["balanced"], resignation=False).options
    {'seats': 2, 'resignation': False, 'modules': ['balanced']}
    >>> Game(seats=2, mode="open-mix")
    Traceback (most recent call last):
        ...
    saecula.core.errors.OptionError: mode: needs a module of the expansion
    """

    state: State

    def __init__(
        self,
        seats: int = 2,
        seed: int | str | None = None,
        *,
        modules: Sequence[str] = (),
        mode: str | None = None,
        hidden_future: bool = False,
        plus_one: bool = False,
        draft: bool = False,
        chosen: Sequence[str] = (),
        keep_old: Sequence[str] = (),
        resignation: bool = True,
        first: str = "random",
        hidden_hands: bool = False,
        short: bool = False,
        peaceful: bool = False,
    ) -> None:
        given: dict[str, object] = {"seats": seats, "resignation": resignation, "modules": modules, "first": first}
        # tables without modules do not have these settings: what was left as it is usual is not given
        if mode is not None:
            given["mode"] = mode
        flags = {"hidden_future": hidden_future, "plus_one": plus_one, "draft": draft, "hidden_hands": hidden_hands}
        flags |= {"short": short, "peaceful": peaceful}
        given |= {name: flag for name, flag in flags.items() if flag is not False}
        cards = {"chosen": chosen, "keep_old": keep_old}
        given |= {name: ids for name, ids in cards.items() if ids not in ((), [])}
        owner.require()
        super().__init__(RULES, given, seed)

    def view(self, seat: int) -> View:
        """What a seat (or SPECTATOR) may know, with names and types.

        >>> view = Game(seats=2, seed=7).view(0)
        >>> view.age, view.seats[1].culture
        ('A', 0)
        """
        self._known_seat(seat)
        return RULES.view(self.state, seat)
