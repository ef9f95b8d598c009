"""The conventions of Gymnasium: one learner among bots, `gymnasium.make("saecula/tta-v0", opponents=["hard"])`.

The ids are registered when this module is imported, and `import saecula.env` does that where Gymnasium is installed.
"""

from collections.abc import Sequence
from typing import Any

from saecula.extras import MissingExtra

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces as gym_spaces
except ModuleNotFoundError:
    raise MissingExtra("saecula.env.learner", "env") from None

from saecula.bots import Bot
from saecula.core.errors import OptionError, SaeculaError
from saecula.core.rng import Stream
from saecula.env.rewards import VICTORY
from saecula.env.spaces import COMPACT
from saecula.env.table import Array, Table, check_render_mode
from saecula.env.vectors import ANSI, HUMAN, observation_space
from saecula.games import TITLES

Observation = dict[str, Array]
ANY_SEAT = None


class Drawn(np.int64):  # type: ignore[misc, unused-ignore]
    """An action that was drawn without a mask, and means a legal one wherever it is done."""


class Actions(gym_spaces.Discrete):  # type: ignore[misc, unused-ignore]
    """The numbers of the actions. Drawn without a mask, one of those that are legal now is drawn.

    So `env.step(env.action_space.sample())` plays at random, as everywhere in Gymnasium. A number of one's own is taken
    as it is.
    """

    def __init__(self, size: int, table: Table) -> None:
        super().__init__(size)
        self.table = table

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.table.is_dealt and not self.table.over:
            legal = self.table.spaces.legal(self.table.state)
            return Drawn(legal[int(self.np_random.integers(len(legal)))])
        found = super().sample(mask, probability)
        return found if mask is not None or probability is not None else Drawn(found)


class Learner(gymnasium.Env):  # type: ignore[misc, unused-ignore]
    """A learner at one seat, bots of ours at the others; a step lasts until the learner is asked again.

    `opponents` are levels by name, clockwise from the learner; there is a seat for each of them and one more. `seat` is
    the learner's; if none is given, every game draws it. Observations are as those of `Aec`. A reward comes with the
    end. `info` tells the learner's `seat`, and at the end its `score` and `rank`.
    """

    metadata = {"render_modes": [ANSI, HUMAN], "render_fps": 1}  # noqa: RUF012 - Gymnasium wants it so

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("easy",),
        seat: int | None = ANY_SEAT,
        form: str = COMPACT,
        reward: str = VICTORY,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        self.opponents = _levels(game, opponents)
        self.table = Table(game, len(self.opponents) + 1, form, reward, settings)
        if seat is not ANY_SEAT and (type(seat) is not int or not 0 <= seat < self.table.seats):
            raise OptionError("seat", "range", low=0, high=self.table.seats - 1)
        self.fixed = seat
        self.seat = 0
        self.render_mode = check_render_mode(render_mode, [ANSI, HUMAN])
        self.observation_space = observation_space(self.table)
        self.action_space = Actions(self.table.size, self.table)
        self.bots: dict[int, Bot] = {}

    # --- playing --------------------------------------------------------------------------------------------------
    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Deal a game: the first one of a seed, or the next one of the last seed. There are no options."""
        super().reset(seed=seed)
        text = self.table.deal(int(self.np_random.integers(2**62)) if seed is None else seed)
        dice = Stream(text, "learner")
        self.seat = int(dice.below(self.table.seats)) if self.fixed is ANY_SEAT else self.fixed
        self.bots = {}
        for place, level in enumerate(self.opponents, start=1):
            there = (self.seat + place) % self.table.seats
            self.bots[there] = self.table.title.bots.make(level, self.table.rules, int(dice.word()))
        self._let_bots_play()
        self._show()
        return self.table.observation(self.seat), self._info()

    def step(self, action: object) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action and let the others play; a masked one raises SaeculaError and changes nothing."""
        if self.table.over:
            raise SaeculaError("action-after-end", action=action)
        if isinstance(action, Drawn):
            action = self._legal(int(action))
        before = self.table.state
        self.table.act(action)
        try:
            self._let_bots_play()
        except BaseException:
            self.table.take(before)  # a step is done wholly or not at all
            raise
        self._show()
        reward = self.table.rewards()[self.seat]
        return self.table.observation(self.seat), reward, self.table.over, False, self._info()

    def _legal(self, drawn: int) -> int:
        legal = self.table.spaces.legal(self.table.state)
        return drawn if drawn in legal else legal[int(self.np_random.integers(len(legal)))]

    def _let_bots_play(self) -> None:
        table = self.table
        while not table.over and table.asked != self.seat:
            bot, s = self.bots[table.asked], table.state
            legal = table.rules.without_surrender(table.rules.legal(s))
            table.give(bot.choose(table.rules.view(s, table.asked) if bot.looks else None, legal))

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, **self.table.result(self.seat)}

    # --- looking --------------------------------------------------------------------------------------------------
    def action_masks(self) -> Array:
        """The legal actions as bools, by the name under which learners with masks ask for them."""
        return self.table.mask()

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            print(self.table.drawn())

    def render(self) -> str | None:
        """What everybody sees, in plain text, for `ansi`; `human` prints it by itself."""
        return self.table.drawn() if self.render_mode == ANSI else None


def _levels(game: str, opponents: object) -> list[str]:
    """Names of bots; raises OptionError naming the field."""
    known = TITLES[game].bots.names
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise OptionError("opponents", "list-of-names")
    for name in opponents:
        if name not in known:
            raise OptionError("opponents", "name-unknown", name=name, known=", ".join(known))
    return list(opponents)


def register() -> None:
    """One id for every game: `saecula/NAME-v0`."""
    for name in TITLES:
        if f"saecula/{name}-v0" not in gymnasium.registry:
            gymnasium.register(f"saecula/{name}-v0", "saecula.env.learner:Learner", kwargs={"game": name})


register()
