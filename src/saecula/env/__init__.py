"""Games for learners: frozen numbers of actions, named observations, many games at once.

>>> spaces = saecula.env.spaces("tta")
>>> spaces.text(0)
'take 1'

`Batch` and `Crew` need numpy, the extra `env`; they are read when they are first asked for.
"""

from typing import TYPE_CHECKING

from saecula.env.spaces import COMPACT, FORMS, RAW, Spaces
from saecula.extras import need
from saecula.games import title_of

if TYPE_CHECKING:
    from saecula.env.batch import Batch
    from saecula.env.crew import Crew

__all__ = ["COMPACT", "FORMS", "RAW", "Batch", "Crew", "Spaces", "spaces"]


def spaces(game: str) -> Spaces:
    """The spaces of a game by its name; raises OptionError for an unknown one."""
    return title_of(game).spaces


def __getattr__(name: str) -> object:
    if name == "Batch":
        need("env", "saecula.env.Batch")
        from saecula.env.batch import Batch

        return Batch
    if name == "Crew":
        need("env", "saecula.env.Crew")
        from saecula.env.crew import Crew

        return Crew
    raise AttributeError(f"module 'saecula.env' has no attribute '{name}'")
