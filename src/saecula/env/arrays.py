"""Arrays of numpy for one position; many positions at once are `Batch`'s."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from saecula.core.errors import SaeculaError
from saecula.core.state import State
from saecula.env.observer import shape_of
from saecula.env.spaces import Spaces

Mask: TypeAlias = NDArray[np.bool_]


def mask(spaces: Spaces, s: State, out: Mask | None = None) -> Mask:
    """Which actions are legal now, written into `out` if one is given; none when the game is over."""
    size = spaces.actions.size
    if out is None:
        out = np.zeros(size, dtype=np.bool_)
    elif out.shape != (size,) or out.dtype != np.bool_:
        raise SaeculaError("array-shape", field="out", wanted=f"bool ({size},)", found=shape_of(out))
    else:
        out[:] = False
    out[spaces.legal(s)] = True
    return out
