"""The conventions of PettingZoo: one agent after another, as the game asks them (AEC).

`tta_v0.py` and `aoc_v0.py` are the environments by their usual names. Every call that cannot be obeyed is one
SaeculaError, and leaves the game where it was.
"""

from typing import Any, TypeAlias

from saecula.extras import MissingExtra

try:
    from gymnasium import spaces as gym_spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError:
    raise MissingExtra("saecula.env.aec", "env") from None

from saecula.core.errors import OptionError, SaeculaError
from saecula.env.rewards import VICTORY
from saecula.env.spaces import COMPACT
from saecula.env.table import Array, Table, check_count, check_render_mode
from saecula.env.vectors import ANSI, HUMAN, observation_space

Observation: TypeAlias = dict[str, Array]


class Aec(AECEnv):  # type: ignore[misc, unused-ignore] # no type where PettingZoo is not installed
    """`player_0` to `player_3` are the seats. `agent_selection` is who is asked, which may be anybody at any time.

    An observation is a dict of `observation` (float32, as `table.observer.describe()` names it) and `action_mask`
    (int8). After `max_cycles` decisions of all agents together a game that is not over is truncated, without a reward.
    `infos` are empty but at the end, when they hold `score` and `rank`.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        form: str = COMPACT,
        reward: str = VICTORY,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"{game}_v0", "render_modes": [ANSI, HUMAN], "is_parallelizable": False}
        self.table = Table(game, seats, form, reward, settings)
        self.max_cycles = check_count("max_cycles", max_cycles)
        self.render_mode = check_render_mode(render_mode, [ANSI, HUMAN])
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: gym_spaces.Discrete(self.table.size) for agent in self.possible_agents}
        self.cycles = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise OptionError("agent", "name-unknown", name=agent, known=", ".join(self.possible_agents))
        return agent

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(self._known(agent))

    # --- playing --------------------------------------------------------------------------------------------------
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: the first one of a seed, or the next one of the last seed. There are no options."""
        self.table.deal(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.asked]

    def step(self, action: object) -> None:
        """Do an action of `agent_selection`; of an agent whose game is over, None is the only one."""
        over = self.table.over or self._is_truncated()
        if over and (action is not None or not self.agents):
            raise SaeculaError("action-after-end", action=action)
        if over:
            self._was_dead_step(None)
            return
        agent = self.agent_selection
        self.table.act(action)
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            self._finish()
        elif self._is_truncated():
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.asked]

    def _is_truncated(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.table.over

    def _finish(self) -> None:
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: self.table.result(seat) for seat, agent in enumerate(self.agents)}
        self._accumulate_rewards()

    # --- looking --------------------------------------------------------------------------------------------------
    def observe(self, agent: str) -> Observation:
        """What an agent may know; its mask is empty unless it is asked."""
        return self.table.observation(self._seat(agent))

    def render(self) -> str | None:
        """What everybody sees, in plain text: returned for `ansi`, printed for `human`."""
        text = self.table.drawn()
        if self.render_mode == ANSI:
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""
