"""What speaks for a command of Through the Ages beside the numbers that it changes.

What is true of every other card that could be taken speaks for none of them, and is not told.
"""

from collections.abc import Callable

from saecula.core.command import a_of, kind_of
from saecula.i18n import say
from saecula.present.shapes.common import Change
from saecula.present.tta_auction import bid_force
from saecula.present.tta_effect import effect_text
from saecula.tta import doors, words
from saecula.tta import terms as t
from saecula.tta.law.action.take import take_cost
from saecula.tta.law.colonize import bid_of, territory_of
from saecula.tta.law.turn.replenish import swept_spaces
from saecula.tta.state import State


def more_reasons(s: State, cmd: int, own: dict[str, Change], language: str) -> list[str]:
    kind, found = kind_of(cmd), list[str]()
    if kind == t.TAKE:
        found += _take_reasons(s, a_of(cmd), language)
    elif kind == t.BID:
        found += _bid_reasons(s, a_of(cmd), language)
    elif kind == t.PASS and s.stack[-1].kind == t.ASK_BID:
        least = _sent(s, bid_of(s.stack[-1]) + 1, language)
        found += [say(language, "reason-keeps", what=least)] if least else []
    if "discontent" in own:
        found.append(say(language, "reason-content", before=own["discontent"].before, after=own["discontent"].after))
    if "pool" in own:
        found.append(say(language, "reason-worker", n=own["pool"].after))
    return found


def _take_reasons(s: State, space: int, language: str) -> list[str]:
    """What the card will do, and why now: it is cheap, or it will be gone, where that is not so of all the others."""
    seat, spaces = s.seats[s.stack[-1].seat], [a_of(cmd) for cmd in doors.legal(s) if kind_of(cmd) == t.TAKE]
    others = [other for other in spaces if s.row[other] != s.row[space]]

    def tells_apart(holds: Callable[[int], bool]) -> bool:
        return holds(space) and not (others and all(holds(other) for other in others))

    text, found = effect_text(s.row[space], language), list[str]()
    if text:
        found.append(say(language, "reason-card", card=words.name(s.row[space], language), text=text))
    if tells_apart(lambda one: take_cost(seat, one, s.row[one]) == 1):
        found.append(say(language, "reason-cheap"))
    if tells_apart(lambda one: one < swept_spaces(s)):
        found.append(say(language, "reason-leaves"))
    return found


def _bid_reasons(s: State, bid: int, language: str) -> list[str]:
    """What is at stake: what the colony brings, and what is given for it; the note tells the strength."""
    card = territory_of(s.stack[-1])
    found = [say(language, "reason-colony", card=words.name(card, language), text=effect_text(card, language))]
    sent = _sent(s, bid, language)
    return [*found, say(language, "reason-sends", what=sent)] if sent else found


def _sent(s: State, bid: int, language: str) -> str:
    return ", ".join(words.name(one, language) for one in bid_force(s, bid))
