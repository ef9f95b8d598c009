"""Games for learners: frozen numbers of actions, named observations, many games at once.

>>> spaces = saecula.env.spaces("tta")
>>> spaces.text(0)
'take 1'
"""

from saecula.env.spaces import COMPACT, FORMS, RAW, Spaces
from saecula.games import title_of

__all__ = ["COMPACT", "FORMS", "RAW", "Spaces", "spaces"]


def spaces(game: str) -> Spaces:
    """The spaces of a game by its name; raises OptionError for an unknown one."""
    return title_of(game).spaces
