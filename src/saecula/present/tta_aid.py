"""Questions of Through the Ages laid out for whoever is asked: strengths side by side, what holds, what is lost.

Everything is counted by the law on what the asked seat knows; nothing here decides.
"""

from functools import cache

from saecula.core.command import a_of, b_of, command
from saecula.core.frame import Frame
from saecula.i18n import say
from saecula.present.shapes.common import Aid, Bar, BarPart, Verdict
from saecula.present.tta_auction import bid_aid, force_aid
from saecula.present.tta_effect import effect_text, loss_text
from saecula.present.tta_fights import attack_of
from saecula.tta import doors, words
from saecula.tta import terms as t
from saecula.tta.cards.catalog import AGE, CARDS, KIND, SLUGS
from saecula.tta.law.events.event import event_of
from saecula.tta.law.politics.aggression import (
    aggression_of,
    attacker_of,
    cards_laid,
    defence_of,
    strength_to_match,
)
from saecula.tta.law.turn.war import declarer_of, war_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State


def aid(s: State, names: list[str], language: str) -> Aid | None:
    """The open question laid out; None where the list of answers says it all."""
    frame = s.stack[-1]
    if frame.kind == t.ASK_DEFENCE:
        return defence_aid(s, frame, language)
    if frame.kind == t.ASK_BID:
        return bid_aid(s, frame, names, language)
    if frame.kind == t.ASK_FORCE:
        return force_aid(s, frame, language)
    if frame.kind == t.ASK_COMMIT:
        declarer = int(declarer_of(frame))
        rival = int(s.seats[declarer].war_on)
        bars = [_strength_bar(s, i, language) for i in (declarer, rival)]
        return Aid(SLUGS[war_of(frame)], rival if frame.seat == declarer else declarer, bars, 0, [])
    return _plain_aid(s, frame)


def _plain_aid(s: State, frame: Frame) -> Aid | None:
    asked = doors.question_of(frame.kind)
    card, rival = int(asked.subject(frame)), int(asked.rival(frame))
    events = [int(event_of(one)) for one in s.stack[:-1] if one.kind == t.ASK_EVENT]
    if card == t.NOTHING and events:  # an event asks: its question lies on top of it
        card = events[-1]
    if card == t.NOTHING and rival == t.NOTHING:
        return None
    return Aid(SLUGS[card] if card != t.NOTHING else None, rival if rival != t.NOTHING else None, [], 0, [])


def _strength_bar(s: State, i: int, language: str) -> Bar:
    own = int(strength_of(s, i))
    return Bar(i, [BarPart(say(language, "bar-strength"), own)], own)


# --- a defence ------------------------------------------------------------------------------------------------------
def defence(card: int) -> int:
    """What a card is worth that is laid down in a defence."""
    return words.worth(command(t.DEFEND, card))


def defence_aid(s: State, frame: Frame, language: str) -> Aid:
    attacker, need, card = int(attacker_of(frame)), int(strength_to_match(frame)), int(aggression_of(frame))
    laid = sum(defence(one) for one in cards_laid(frame))
    total = int(defence_of(s, frame))
    parts = [BarPart(say(language, "bar-strength"), total - laid)]
    if laid:
        parts.append(BarPart(say(language, "bar-cards"), laid))
    bars = [Bar(attacker, [BarPart(say(language, "bar-strength"), need)], need), Bar(frame.seat, parts, total)]
    seat = s.seats[frame.seat]
    free = max(0, int(seat.military_total) - len(cards_laid(frame)))
    best = sorted((defence(one) for one in seat.cards), reverse=True)[:free]
    verdicts = [_holds(total, need, language)]
    if total < need:
        reach = total + sum(best)
        verdicts.append(
            Verdict(
                "good" if reach >= need else "bad",
                say(language, "aid-reach", n=reach, cards=len(best)),
            )
        )
    verdicts.append(Verdict("bad", say(language, "aid-give-in", text=loss_text(card, language))))
    verdicts.append(Verdict("plain", say(language, "aid-most-cards", n=int(seat.military_total))))
    return Aid(SLUGS[card], attacker, bars, need, verdicts)


def _holds(have: int, need: int, language: str) -> Verdict:
    if have >= need:
        return Verdict("good", say(language, "aid-holds", n=have, need=need))
    return Verdict("bad", say(language, "aid-short", n=need - have, have=have, need=need))


# --- an attack ------------------------------------------------------------------------------------------------------
def most_added(s: State, viewer: int, rival: int) -> tuple[int, int]:
    """What a rival can add to its defence at most, as far as the viewer knows, and with how many cards.

    Of a card that the viewer was not shown, its back tells the age: the best defence of that age is reckoned with.
    """
    seat = s.seats[rival]
    pairs = s.seats[viewer].known
    shown = [int(pairs[k + 1]) for k in range(0, len(pairs), 2) if pairs[k] == rival]
    values: list[int] = []
    for card in seat.cards:
        if card in shown:
            shown.remove(card)
            values.append(defence(card))
        else:
            values.append(best_defence(int(AGE[card])))
    used = sorted(values, reverse=True)[: int(seat.military_total)]
    return sum(used), len(used)


@cache
def best_defence(age: int) -> int:
    """The best that a card of an age can be in a defence."""
    return max([1, *(row.defence for number, row in enumerate(CARDS) if KIND[number] == t.BONUS and row.age == age)])


def attack_note(s: State, cmd: int, language: str) -> str:
    """Both strengths, and what the rival can add."""
    i, rival = s.stack[-1].seat, b_of(cmd)
    own, other, *_ = attack_of(s, i, cmd)
    more, cards = most_added(s, i, rival)
    message = "note-attack-sure" if other + more < own else "note-attack"
    numbers = {"own": own, "other": other, "most": other + more, "cards": cards}
    return f"{say(language, message, **numbers)} {effect_text(a_of(cmd), language)}".strip()


def war_note(s: State, cmd: int, language: str) -> str:
    own, other = int(strength_of(s, s.stack[-1].seat)), int(strength_of(s, b_of(cmd)))
    return f"{say(language, 'note-war', own=own, other=other)} {effect_text(a_of(cmd), language)}".strip()
