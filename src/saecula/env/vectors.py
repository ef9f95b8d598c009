"""What the environments of PettingZoo and Gymnasium share: the space of observations, and how they are drawn."""

from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces

from saecula.env.table import Table

ANSI, HUMAN = "ansi", "human"


def observation_space(table: Table) -> Any:
    """A vector within its bounds and a mask, as both kinds of environments have them."""
    places = table.observer.places
    low = np.array([place.low for place in places], dtype=np.float32)
    high = np.array([place.high for place in places], dtype=np.float32)
    return gym_spaces.Dict(
        {
            "observation": gym_spaces.Box(low, high, dtype=np.float32),
            "action_mask": gym_spaces.Box(0, 1, (table.size,), dtype=np.int8),
        }
    )
