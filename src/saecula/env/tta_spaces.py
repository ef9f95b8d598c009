"""Through the Ages as learners see it."""

from typing import TYPE_CHECKING

from saecula.env.spaces import COMPACT, Spaces
from saecula.env.tta_actions import TtaActions
from saecula.tta import RULES

if TYPE_CHECKING:
    from saecula.env.observer import Observer


class TtaSpaces(Spaces):
    name = "tta-v0"
    rules = RULES
    listed = TtaActions()

    def values_in_force(self) -> str:
        return ""  # cards keep their numbers, whatever is printed on them

    def observer(self, form: str = COMPACT) -> "Observer":
        from saecula.env.tta_observer import observer

        return observer(form)
