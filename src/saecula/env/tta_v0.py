"""Through the Ages by the conventions of PettingZoo.

from saecula.env import tta_v0

env = tta_v0.env(seats=3, modules=[...], reward="rank", max_cycles=2000)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from typing import Any

from saecula.env.aec import Aec


def env(seats: int = 2, **more: Any) -> Aec:
    """The environment. `more` are `form`, `reward`, `max_cycles`, `render_mode`, and every setting of the game."""
    return Aec("tta", seats, **more)


raw_env = env  # no wrapper adds a check that is not there already
