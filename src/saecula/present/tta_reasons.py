"""What speaks for a command of Through the Ages beside the numbers that it changes."""

from saecula.core.command import a_of, kind_of
from saecula.i18n import say
from saecula.present.shapes.common import Change
from saecula.tta import terms as t
from saecula.tta.law.action.take import take_cost
from saecula.tta.law.turn.replenish import swept_spaces
from saecula.tta.state import State


def more_reasons(s: State, cmd: int, own: dict[str, Change], language: str) -> list[str]:
    kind, seat = kind_of(cmd), s.seats[s.stack[-1].seat]
    found = []
    if kind == t.TAKE:
        space = a_of(cmd)
        if take_cost(seat, space, s.row[space]) == 1:
            found.append(say(language, "reason-cheap"))
        if space < swept_spaces(s):
            found.append(say(language, "reason-leaves"))
    if "discontent" in own:
        found.append(say(language, "reason-content", before=own["discontent"].before, after=own["discontent"].after))
    if "pool" in own:
        found.append(say(language, "reason-worker", n=own["pool"].after))
    return found
