"""What the log of Through the Ages shows beside its sentences: the card, and what a command took."""

from collections import Counter

from saecula.core.command import kind_of
from saecula.core.event import HIDDEN, Event
from saecula.core.game import Game
from saecula.i18n import say
from saecula.present.picture import Sum
from saecula.present.shapes.common import Sign
from saecula.tta import terms as t
from saecula.tta.cards.catalog import KIND, SLUGS, is_unit
from saecula.tta.words import CARDLESS, name

SPENT = {t.CIVIL_SPENT: "civil", t.MILITARY_SPENT: "military"}
PAID = {t.FOOD_CHANGED: "food", t.RESOURCES_CHANGED: "resource", t.SCIENCE_CHANGED: "science"}
CHANGES = (t.CULTURE_CHANGED, t.SCIENCE_CHANGED, t.FOOD_CHANGED, t.RESOURCES_CHANGED)
LOSSES_TOLD = (t.CORRUPTION, t.FAMINE_STRUCK)  # they stand among the parts, and are none themselves
PRODUCED = {
    "production.science": "science",
    "production.culture": "culture",
    "production.corruption.lose-resources": "corrupt-resources",
    "production.corruption.lose-food": "corrupt-food",
    "production.food.per-worker": "food",
    "production.consumption.lose-food": "eaten",
    "production.consumption.starvation": "hunger",
    "production.resources.per-worker": "resources",
}
BONUS = {t.FOOD_CHANGED: "food", t.RESOURCES_CHANGED: "resources"}
GOODS = (t.FOOD_CHANGED, t.RESOURCES_CHANGED, t.BLUE_CHANGED, t.YELLOW_CHANGED)
# laws by which goods and tokens come and go that nobody paid and nobody reads off a command
WORKED = ("events.", "age.", "politics.", "turn.war.", "colonize.")
POLITICAL = (t.PREPARE, t.ATTACK, t.CHARGE, t.DECLARE, t.OFFER, t.CANCEL, t.DISCOVER, t.GIVE_UP)
LOSSES = ("production.", "events.", "politics.", "turn.")  # laws by which something is lost and not paid


def told(game: Game, ply: int, event: Event, names: list[str], language: str) -> str | None:
    """Who won a war, and by how much; and whether a political action was the first that was passed up."""
    if event.kind == t.POLITICS_PASSED and has_acted(game, ply, event.seat):
        return say(language, "told-no-further", who=names[event.seat])
    if event.kind != t.WAR_RESOLVED:
        return None
    card = name(event.a, language)
    if event.b == t.NOTHING:
        return say(language, "told-war-tie", card=card)
    return say(language, "told-war-won", who=names[event.b], card=card, n=event.c)


def has_acted(game: Game, ply: int, seat: int) -> bool:
    """Has the seat taken a political action in this turn before the command of a ply?"""
    for at in range(ply - 1, 0, -1):
        if any(event.kind == t.TURN_BEGAN for event in game.happened[at]):
            return False
        move = game.log[at - 1]
        if move.seat == seat and kind_of(game.rules.command_of(move.text)) in POLITICAL:
            return True
    return False


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


def is_part(event: Event) -> bool:
    """A part of what a seat produces, which one line tells; how much corruption takes stands there too."""
    return event.kind == t.CORRUPTION or (event.kind in CHANGES and event.cause in PRODUCED)


def is_price(event: Event) -> bool:
    """Science that a command cost: it stands beside what was done for it, as food and resources do."""
    return event.kind == t.SCIENCE_CHANGED and event.a < 0 and not event.cause.startswith(LOSSES)


def is_effect(event: Event) -> bool:
    """Goods and tokens that an event, a new age, a fight or a colony gave or took: news as much as culture is."""
    return event.kind in GOODS and event.cause.startswith(WORKED)


def in_order(events: list[Event]) -> list[Event]:
    """A new age before what it takes: the law says it when all of that is done."""
    began = next((at for at, event in enumerate(events) if event.kind == t.AGE_BEGAN), None)
    first = next((at for at, event in enumerate(events) if event.cause.startswith("age.")), None)
    if began is None or first is None or first >= began:
        return events
    return [*events[:first], events[began], *events[first:began], *events[began + 1 :]]


def productions(events: list[Event], names: list[str], language: str) -> list[Sum]:
    """What each seat produced, with what was eaten and lost to corruption, in the order of the law."""
    found = []
    at = 0
    while at < len(events):
        if not (is_part(events[at]) or events[at].kind in LOSSES_TOLD):
            at += 1
            continue
        first, seat, amounts = at, events[at].seat, dict[str, int]()
        while at < len(events) and events[at].seat == seat and events[at].kind in (*CHANGES, *LOSSES_TOLD):
            part = _part(events[at])
            if part:
                amounts[part] = amounts.get(part, 0) + events[at].a
            at += 1
        if not amounts:  # corruption where there is nothing to take
            continue
        parts = [say(language, f"told-part-{part}", amount=f"{amount:+d}") for part, amount in amounts.items()]
        text = say(language, "told-production", who=names[seat], parts=", ".join(parts))
        found.append(Sum(first, seat, text, "production.order"))
    return found


def _part(event: Event) -> str:
    """Which part of a production an event is; a bonus of a card counts to what it adds to."""
    if event.kind in LOSSES_TOLD:
        return ""
    return PRODUCED.get(event.cause, BONUS.get(event.kind, ""))


def is_news(event: Event) -> bool:
    """Wonders taken and units built tell who was away what to expect."""
    if event.kind == t.CARD_TAKEN:
        return event.a != HIDDEN and KIND[event.a] in (t.WONDER, t.LEADER)
    if event.kind in (t.BUILT, t.UPGRADED):
        return is_unit(event.b if event.kind == t.UPGRADED else event.a)
    return event.kind == t.STAGES_BUILT
