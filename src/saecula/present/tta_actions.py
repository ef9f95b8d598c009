"""Commands of Through the Ages for a page: what each is about, and what a question is about."""

from functools import lru_cache

from saecula.core.command import a_of, b_of, c_of, kind_of
from saecula.i18n import say
from saecula.present.tta_effect import effect_text, loss_text
from saecula.tta import terms as t
from saecula.tta import words
from saecula.tta.cards.catalog import NUMBER, SLUGS
from saecula.tta.commands import said
from saecula.tta.doors import question_of
from saecula.tta.law.action.card import ordering_card
from saecula.tta.law.colonize import bid_of, force_of, greatest_force, territory_of
from saecula.tta.law.events.event import event_of
from saecula.tta.law.politics.aggression import aggression_of, attacker_of, defence_of, strength_to_match
from saecula.tta.law.politics.pact import offered_side, offerer_of, pact_of
from saecula.tta.law.politics.phase import is_given_up
from saecula.tta.law.question import how_many
from saecula.tta.law.turn.war import declarer_of, war_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State

AGREEMENT = "international-agreement"  # the one card for which a political action is given up
NUMBERED = ("row", "seat", "pact")  # things that a number names; cards name the others


def about(s: State, cmd: int) -> list[str]:
    """Keys of the things on the table that a command concerns: a click on one of them offers it."""
    return _keys(said(kind_of(cmd), s.stack[-1]).about, a_of(cmd), b_of(cmd), c_of(cmd))


@lru_cache(maxsize=5_000)
def _keys(about: tuple[str, ...], a: int, b: int, c: int) -> list[str]:
    keys = []
    for key in about:
        thing, _, part = key.partition(":")
        value = {"a": a, "b": b, "c": c}.get(part)
        name = "" if value is None else f":{value}" if thing in NUMBERED else f":{SLUGS[value]}"
        keys.append(f"{thing}{name}")
    return keys


def facts(s: State, names: list[str], language: str) -> list[str]:
    """What somebody who is asked should have before his eyes: strengths, bids, the card it is about."""
    frame = s.stack[-1]
    if frame.kind == t.ASK_DEFENCE:
        return [
            say(
                language,
                "fact-attack",
                who=names[attacker_of(frame)],
                card=words.name(aggression_of(frame), language),
                n=strength_to_match(frame),
            ),
            say(language, "fact-defence", n=defence_of(s, frame), own=strength_of(s, frame.seat)),
            loss_text(aggression_of(frame), language),
        ]
    if frame.kind == t.ASK_BID:
        return [
            say(language, "fact-territory", card=words.name(territory_of(frame), language)),
            say(language, "fact-bid", n=bid_of(frame), most=greatest_force(s, frame.seat)),
            effect_text(territory_of(frame), language),
        ]
    if frame.kind == t.ASK_FORCE:
        return [
            say(language, "fact-territory", card=words.name(territory_of(frame), language)),
            say(language, "fact-force", n=force_of(s, frame), bid=bid_of(frame)),
        ]
    if frame.kind == t.ASK_POLITICS and is_given_up(frame):
        return [say(language, "fact-no-politics", card=words.name(NUMBER[AGREEMENT], language))]
    if frame.kind == t.ASK_PACT:
        return [
            say(
                language,
                "fact-pact",
                who=names[offerer_of(frame)],
                card=words.name(pact_of(frame), language),
                side="AB"[offered_side(frame)],
            ),
            effect_text(pact_of(frame), language),
        ]
    if frame.kind == t.ASK_DRAFT:
        picks = [words.name(card, language) for card in s.seats[frame.seat].picks]
        return [say(language, "fact-picks", cards=", ".join(picks))] if picks else []
    if frame.kind == t.ASK_COMMIT:
        declarer, war = declarer_of(frame), war_of(frame)
        rival = s.seats[declarer].war_on
        forces = {"own": strength_of(s, declarer), "their": strength_of(s, rival)}
        return [
            say(
                language,
                "fact-war",
                who=names[declarer],
                card=words.name(war, language),
                rival=names[rival],
                **forces,
            ),
            effect_text(war, language),
        ]
    if frame.kind == t.ASK_CARD:
        card = ordering_card(frame)
        return [f"{words.name(card, language)}: {effect_text(card, language)}"]
    counted = frame.kind in (t.ASK_DISCARD, t.ASK_LOSE_WORKER, t.ASK_LOSE_BLUE)
    many = [say(language, "fact-how-many", n=how_many(frame))] if counted else []
    return [*event_facts(s, language), *victim_facts(s, names, language), *many]


def victim_facts(s: State, names: list[str], language: str) -> list[str]:
    """Whom a question is about, where it is somebody else, and the card that asks it."""
    frame = s.stack[-1]
    asked = question_of(frame.kind)
    rival, card = int(asked.rival(frame)), int(asked.subject(frame))
    found = [say(language, "fact-victim", who=names[rival])] if rival not in (t.NOTHING, frame.seat) else []
    if card != t.NOTHING:
        found.append(f"{words.name(card, language)}: {effect_text(card, language)}")
    return found


def event_facts(s: State, language: str) -> list[str]:
    """The event that asks, if one does: its question lies on top of it."""
    cards = [event_of(frame) for frame in s.stack[:-1] if frame.kind == t.ASK_EVENT]
    if not cards:
        return []
    return [say(language, "fact-event", card=words.name(cards[-1], language)), effect_text(cards[-1], language)]


def is_turn_end(s: State, cmd: int) -> bool:
    return kind_of(cmd) == t.END
