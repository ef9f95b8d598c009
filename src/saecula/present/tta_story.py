"""What the log of Through the Ages shows beside its sentences: the card, and what a command took."""

from collections import Counter

from saecula.core.event import HIDDEN, Event
from saecula.core.game import Game
from saecula.i18n import say
from saecula.present.picture import NOBODY, Sum
from saecula.present.shapes.common import Sign
from saecula.present.tta_actions import AGREEMENT
from saecula.present.tta_final import is_final
from saecula.tta import terms as t
from saecula.tta.cards.catalog import CARDS, KIND, NUMBER, SLUGS, is_unit
from saecula.tta.law.politics.phase import has_acted, is_given_up
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
LOST = ("eaten", "corrupt-resources", "corrupt-food", "hunger")  # told after what was produced, each by itself
BONUS = {t.FOOD_CHANGED: "food", t.RESOURCES_CHANGED: "resources"}
GOODS = (t.FOOD_CHANGED, t.RESOURCES_CHANGED, t.BLUE_CHANGED, t.YELLOW_CHANGED)
# laws by which goods and tokens come and go that nobody paid and nobody reads off a command
WORKED = ("events.", "age.", "politics.", "turn.war.", "colonize.")
REVOLUTION = "action.revolution.effects"
DISCARDED = "age.end.antiquated-hand"
LOSSES = ("production.", "events.", "politics.", "turn.")  # laws by which something is lost and not paid


def told(game: Game, ply: int, event: Event, names: list[str], language: str) -> str | None:
    """What takes more than the event: who won a war, and by how much, what a card was worth, what was given up."""
    if event.kind in (t.BONUS_PLAYED, t.POLITICS_PASSED, t.DEVELOPED):
        return _done(game, ply, event, names[event.seat], language)
    if event.kind == t.EVENT_REVEALED and is_final(game, ply):
        return say(language, "told-scored", card=name(event.a, language))
    if event.kind != t.WAR_RESOLVED:
        return None
    card = name(event.a, language)
    if event.b == t.NOTHING:
        return say(language, "told-war-tie", card=card)
    return say(language, "told-war-won", who=names[event.b], card=card, n=event.c)


def _done(game: Game, ply: int, event: Event, who: str, language: str) -> str | None:
    place = ply - 1 - game.resumed_at
    if not 0 <= place < len(game.history):
        return None
    frame = game.history[place].stack[-1]
    if event.kind == t.DEVELOPED and event.cause == REVOLUTION:
        return say(language, "told-revolution", who=who, card=name(event.a, language))
    if event.kind == t.POLITICS_PASSED and is_given_up(frame):
        return say(language, "told-politics-given-up", who=who, card=name(NUMBER[AGREEMENT], language))
    if event.kind == t.POLITICS_PASSED and has_acted(frame):
        return say(language, "told-no-further", who=who)
    if event.kind == t.BONUS_PLAYED:
        worth = CARDS[event.a].defence if frame.kind == t.ASK_DEFENCE else CARDS[event.a].colonization
        return say(language, "told-bonus", who=who, card=name(event.a, language), n=worth)
    return None


def seat_of(event: Event) -> int:
    """A war is its victor's, whoever declared it; piles that are turned over are nobody's."""
    if event.kind == t.EVENTS_RENEWED:
        return NOBODY
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
    """A part of what a seat produces, which one line tells; what corruption and hunger take stands there too."""
    return event.kind in LOSSES_TOLD or (event.kind in CHANGES and event.cause in PRODUCED)


def is_antiquated(event: Event) -> bool:
    """A card in hand that a new age makes antiquated, which one line tells; a leader's leaving is told with it."""
    return event.cause == DISCARDED or (event.kind == t.LEADER_LEFT and event.cause.startswith("age."))


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
    """What each seat produced; then what was eaten, and what corruption and hunger took."""
    found = []
    at = 0
    while at < len(events):
        if not is_part(events[at]):
            at += 1
            continue
        first, seat, amounts, missing = at, events[at].seat, dict[str, int](), 0
        while at < len(events) and events[at].seat == seat and events[at].kind in (*CHANGES, *LOSSES_TOLD):
            part = _part(events[at])
            if part:
                amounts[part] = amounts.get(part, 0) + events[at].a
            if events[at].kind == t.FAMINE_STRUCK:
                missing, amounts["hunger"] = events[at].a, amounts.get("hunger", 0)
            at += 1
        if amounts:  # else corruption where there is nothing to take
            text = _production(names[seat], amounts, missing, language)
            found.append(Sum(first, seat, text, "production.order"))
    return found


def _production(who: str, amounts: dict[str, int], missing: int, language: str) -> str:
    def said(part: str) -> str:
        return say(language, f"told-part-{part}", amount=f"{amounts[part]:+d}", n=missing)

    made = [said(part) for part in dict.fromkeys(PRODUCED.values()) if part in amounts and part not in LOST]
    parts = ", ".join(made) or say(language, "told-part-nothing")
    text = say(language, "told-production", who=who, parts=parts)
    return " ".join([text, *(said(part) for part in LOST if part in amounts)])


def antiquated(events: list[Event], names: list[str], language: str) -> list[Sum]:
    """Cards in hand that a new age takes: one line for each seat, with the names that the reader may know."""
    found: dict[int, list[int]] = {}
    for at, event in enumerate(events):
        if event.cause == DISCARDED:
            found.setdefault(event.seat, []).append(at)
    lines = []
    for seat, places in found.items():
        cards = [name(events[at].a, language) for at in places if events[at].a != HIDDEN]
        hidden = len(places) - len(cards)
        if hidden:
            cards.append(say(language, "told-backs", n=hidden))
        text = say(language, "told-antiquated", who=names[seat], cards=", ".join(cards))
        lines.append(Sum(places[0], seat, text, DISCARDED, "step"))
    return lines


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
