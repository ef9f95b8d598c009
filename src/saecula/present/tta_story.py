"""What the log of Through the Ages shows beside its sentences: the card, and what a command took."""

from collections import Counter

from saecula.core.event import HIDDEN, Event
from saecula.i18n import say
from saecula.present.shapes.common import Sign
from saecula.tta import terms as t
from saecula.tta.cards.catalog import KIND, SLUGS, is_unit
from saecula.tta.words import CARDLESS, name

SPENT = {t.CIVIL_SPENT: "civil", t.MILITARY_SPENT: "military"}
PAID = {t.FOOD_CHANGED: "food", t.RESOURCES_CHANGED: "resource", t.SCIENCE_CHANGED: "science"}
LOSSES = ("production.", "events.", "politics.", "turn.")  # laws by which something is lost and not paid


def told(event: Event, names: list[str], language: str) -> str | None:
    """Who won a war, and by how much: the terminal's log leaves that to the lines that follow."""
    if event.kind != t.WAR_RESOLVED:
        return None
    card = name(event.a, language)
    if event.b == t.NOTHING:
        return say(language, "told-war-tie", card=card)
    return say(language, "told-war-won", who=names[event.b], card=card, n=event.c)


def seat_of(event: Event) -> int:
    """A war is its victor's, whoever declared it."""
    return event.b if event.kind == t.WAR_RESOLVED and event.b != t.NOTHING else event.seat


def card_of(event: Event) -> str | None:
    return None if event.kind in CARDLESS or event.a in (HIDDEN, t.NOTHING) else SLUGS[event.a]


def paid(events: list[Event], seat: int) -> list[Sign]:
    """Actions and goods that a command cost; what an event, a fight or the end of the turn then takes is no price."""
    found: Counter[str] = Counter()
    for event in events:
        if event.kind == t.EVENT_REVEALED:
            break
        if event.seat != seat or event.cause.startswith(LOSSES):
            continue
        if event.kind in SPENT:
            found[SPENT[event.kind]] += event.a
        elif event.kind in PAID and event.a < 0:
            found[PAID[event.kind]] -= event.a
    return [Sign(icon, n) for icon, n in found.items() if n > 0]


def is_news(event: Event) -> bool:
    """Wonders taken and units built tell who was away what to expect."""
    if event.kind == t.CARD_TAKEN:
        return event.a != HIDDEN and KIND[event.a] in (t.WONDER, t.LEADER)
    if event.kind in (t.BUILT, t.UPGRADED):
        return is_unit(event.b if event.kind == t.UPGRADED else event.a)
    return event.kind == t.STAGES_BUILT
