"""Age of Civilization as learners see it."""

from typing import TYPE_CHECKING

from saecula.aoc import RULES
from saecula.aoc.cards import catalog
from saecula.env.aoc_actions import AocActions
from saecula.env.spaces import COMPACT, Spaces

if TYPE_CHECKING:
    from saecula.env.observer import Observer


class AocSpaces(Spaces):
    name = "aoc-v0"
    rules = RULES
    listed = AocActions()

    def values_in_force(self) -> str:
        return str(catalog.installs())  # effects are numbered as the cards have them

    def observer(self, form: str = COMPACT) -> "Observer":
        from saecula.env.aoc_observer import observer

        return observer(form)
