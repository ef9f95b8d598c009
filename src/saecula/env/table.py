"""One game for the environments of others: dealt by a seed, seen by a seat, carried on by the numbers of actions.

PettingZoo (`aec.py`), Gymnasium (`learner.py`) and OpenSpiel (`spiel.py`) hold a table each and say it in their words.
"""

from collections.abc import Mapping
from copy import copy
from secrets import token_hex
from typing import Any, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from saecula.core.chance import Chance
from saecula.core.errors import OptionError, SaeculaError
from saecula.core.event import SPECTATOR
from saecula.core.game import seed_text
from saecula.core.settings import SEATS
from saecula.core.state import State
from saecula.env.arrays import mask
from saecula.env.rewards import VICTORY, check_reward, rewards_of
from saecula.env.spaces import COMPACT
from saecula.games import title_of
from saecula.title import Title

Array: TypeAlias = NDArray[Any]
RESIGNATION = "resignation"


def table_options(title: Title, seats: int, settings: Mapping[str, object]) -> dict[str, object]:
    """Checked settings of a game; raises OptionError naming the field.

    Nobody may resign, unless somebody wants it so.
    """
    given: dict[str, object] = {SEATS: seats, **settings}
    if any(setting.name == RESIGNATION for setting in title.settings):
        given.setdefault(RESIGNATION, False)
    return title.rules.options(given)


class Table:
    """Settings that are checked once, and the game that is played now, if one was dealt."""

    def __init__(
        self,
        game: str,
        seats: int,
        form: str = COMPACT,
        reward: str = VICTORY,
        settings: Mapping[str, object] | None = None,
    ) -> None:
        self.title = title_of(game)
        self.rules = self.title.rules
        self.spaces = self.title.spaces
        self.options = table_options(self.title, seats, settings or {})
        self.seats = seats
        self.observer = self.spaces.observer(form)
        self.reward = check_reward(reward)
        self.size: int = self.spaces.actions.size
        self.seed: str = token_hex(16)
        self.deals = 0
        self._state: State | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Rules, spaces and observers hold nothing of the game, and are shared."""
        twin = copy(self)
        twin._state = None if self._state is None else self._state.copy()
        return twin

    # --- dealing --------------------------------------------------------------------------------------------------
    def deal(self, seed: object = None) -> str:
        """The next game of a seed, the first one of a new seed; returns the text that it is dealt from.

        `Batch` deals its game 0 from the same texts.
        """
        if seed is not None:
            self.seed, self.deals = seed_text(seed), 0
        text = f"{self.seed}/0/{self.deals}"
        self.take(self.dealt(text))
        self.deals += 1
        return text

    def dealt(self, text: str) -> State:
        """A new game from a text; the table goes on with its own."""
        s = self.rules.setup(self.options, Chance(text))
        s.quiet = True
        return s

    def take(self, s: State) -> None:
        """Go on from a position."""
        s.quiet = True
        self._state = s

    @property
    def is_dealt(self) -> bool:
        return self._state is not None

    @property
    def state(self) -> State:
        if self._state is None:
            raise SaeculaError("reset-first")
        return self._state

    # --- where it stands ------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def asked(self) -> int:
        """The seat that is to move; of a game that is over, nobody's."""
        return SPECTATOR if self.over else int(self.state.stack[-1].seat)

    def observation(self, seat: int) -> dict[str, Array]:
        """What a seat may know, and which actions are legal for it: none, if another is asked."""
        s = self.state
        legal: Array = np.zeros(self.size, dtype=np.int8)
        if seat == self.asked:
            legal[self.spaces.legal(s)] = 1
        return {"observation": self.observer.observe(s, seat), "action_mask": legal}

    def mask(self) -> Array:
        """The actions that are legal now."""
        return mask(self.spaces, self.state)

    def rewards(self) -> list[float]:
        return self.rewards_of(self.state)

    def rewards_of(self, s: State) -> list[float]:
        """By seat; nothing before the end."""
        return rewards_of(self.rules.outcome(s), self.reward) if s.over else [0.0] * self.seats

    def result(self, seat: int) -> dict[str, Any]:
        """What everybody knows when the game is over."""
        if not self.over:
            return {}
        outcome = self.rules.outcome(self.state)
        return {"score": int(outcome.scores[seat]), "rank": int(outcome.ranks[seat])}

    def drawn(self) -> str:
        """The position as everybody sees it."""
        return self.drawn_of(self.state)

    def drawn_of(self, s: State, seat: int = SPECTATOR) -> str:
        return self.rules.draw(s, seat, [f"player_{seat}" for seat in range(self.seats)])

    # --- playing --------------------------------------------------------------------------------------------------
    def act(self, action: object) -> None:
        """Do an action by its number; raises SaeculaError and changes nothing if that is not legal now."""
        self.give(self.spaces.command(self.state, whole_action(action)))

    def give(self, command: int) -> None:
        """Give a legal command. What goes wrong on the way leaves the game where it was."""
        after = self.state.copy()
        after.quiet = True
        self.rules.apply(after, command)
        self.rules.advance(after)
        self._state = after


def whole_action(action: object) -> int:
    """The number of an action from whatever holds one whole number."""
    if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
        return int(action)
    if isinstance(action, np.ndarray) and action.shape == () and action.dtype.kind in "iu":
        return int(action)
    found = f"{action.dtype} {action.shape}" if isinstance(action, np.ndarray) else type(action).__name__
    raise OptionError("action", "one-whole-number", found=found)


def check_count(field: str, value: object) -> int | None:
    """None, or a whole number from 1 on; raises OptionError naming the field."""
    if value is not None and (not isinstance(value, int) or isinstance(value, bool) or value < 1):
        raise OptionError(field, "at-least", least=1, value=value)
    return value


def check_render_mode(value: object, known: list[str]) -> str | None:
    if value is not None and value not in known:
        raise OptionError("render_mode", "name-unknown", name=value, known=", ".join(known))
    return None if value is None else str(value)
