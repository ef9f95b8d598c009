"""What the log of Age of Civilization tells beside its sentences: what an action brought, why nobody was taken."""

from saecula.aoc import doors
from saecula.aoc import terms as t
from saecula.aoc.state import State
from saecula.core.command import kind_of
from saecula.core.event import Event
from saecula.core.game import Game
from saecula.i18n import say
from saecula.present.picture import Sum

GAINS = {t.COINS_GAINED: "coins", t.VP_GAINED: "vp"}  # kinds of event, and what their amount is called


def gains(events: list[Event], names: list[str], language: str) -> list[Sum]:
    """One line for whatever one source brings a seat at once: coins and points, with what cards add to them."""
    found, at = list[Sum](), 0
    while at < len(events):
        first, brought = at, dict[tuple[int, int], dict[str, int]]()
        while at < len(events) and events[at].kind in GAINS:
            event = events[at]
            amounts = brought.setdefault((event.seat, event.b), {})
            amounts[GAINS[event.kind]] = amounts.get(GAINS[event.kind], 0) + event.a
            at += 1
        for (seat, source), amounts in brought.items():
            place = next(k for k in range(first, at) if (events[k].seat, events[k].b) == (seat, source))
            parts = ", ".join(say(language, unit, n=n) for unit, n in amounts.items())
            named = say(language, f"source-{t.EVENT_SOURCE_IDS[source]}")
            text = say(language, "told-gains", who=names[seat], gains=parts, source=named)
            found.append(Sum(place, seat, text, events[place].cause))
        at += 1
    return found


def why(game: Game, ply: int, event: Event, language: str) -> str:
    """Of an action that brought nothing, that it did; of a civilization that was not taken, whether one could be."""
    if event.kind == t.ACTION_TAKEN:
        return "" if _brought(game.happened[ply], event) else say(language, "told-brings-nothing")
    if event.kind != t.CIV_SKIPPED:
        return ""
    place = ply - 1 - game.resumed_at
    if not 0 <= place < len(game.history):
        return ""
    before = game.history[place]
    assert isinstance(before, State)
    if any(kind_of(cmd) in (t.RISE, t.ANNEX) for cmd in doors.legal(before)):
        return say(language, "told-civ-declined")
    owned = len(before.seats[event.seat].civs)
    return say(language, "told-civ-full", n=owned) if owned >= t.CIV_LIMIT else say(language, "told-civ-none")


def _brought(events: list[Event], action: Event) -> bool:
    """Did anything come of an action: something gained by it, a technology or a wonder?"""
    after = events[events.index(action) + 1 :]
    cards = (t.TECH_LEARNED, t.WONDER_TAKEN)
    return any(one.kind in cards or (one.kind in GAINS and one.b == action.a) for one in after)
