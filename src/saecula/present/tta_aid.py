"""Questions of Through the Ages laid out for whoever is asked: strengths side by side, what holds, what is lost.

Everything is counted by the law on what the asked seat knows; nothing here decides.
"""

from functools import cache
from itertools import product
from typing import Final

from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.frame import Frame
from saecula.i18n import say
from saecula.present.shapes.common import Aid, Bar, BarPart, Verdict
from saecula.present.tta_effect import effect_text, loss_text
from saecula.tta import doors, words
from saecula.tta import terms as t
from saecula.tta.cards.catalog import AGE, CARDS, COLONIZATION, FIRST, KIND, SLUGS, STRENGTH
from saecula.tta.law.cards.himeji import attack_with
from saecula.tta.law.cards.nostradamus import strength_when_weak
from saecula.tta.law.colonize import (
    bid_of,
    bidders_of,
    force_of,
    force_of_units,
    greatest_force,
    has_sent_unit,
    territory_of,
)
from saecula.tta.law.events.event import event_of
from saecula.tta.law.military import is_bonus
from saecula.tta.law.politics.aggression import (
    aggression_of,
    attacker_of,
    cards_laid,
    defence_of,
    fighting_strength,
    strength_to_match,
)
from saecula.tta.law.turn.war import declarer_of, war_of
from saecula.tta.ratings.limits import colonization_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State

MOST_FORCES: Final = 600  # ways to put a force together that are compared
CARD_WORTH: Final = 2  # a bonus card weighs as much as so much strength when forces are compared


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
    unit = c_of(cmd) if kind_of(cmd) == t.CHARGE else t.NOTHING
    own = int(fighting_strength(s, i, rival, True) + attack_with(unit))
    other = int(fighting_strength(s, rival, i, False) + strength_when_weak(s.seats[rival]))
    more, cards = most_added(s, i, rival)
    message = "note-attack-sure" if other + more < own else "note-attack"
    numbers = {"own": own, "other": other, "most": other + more, "cards": cards}
    return f"{say(language, message, **numbers)} {effect_text(a_of(cmd), language)}".strip()


def war_note(s: State, cmd: int, language: str) -> str:
    own, other = int(strength_of(s, s.stack[-1].seat)), int(strength_of(s, b_of(cmd)))
    return f"{say(language, 'note-war', own=own, other=other)} {effect_text(a_of(cmd), language)}".strip()


# --- an auction -----------------------------------------------------------------------------------------------------
def bid_aid(s: State, frame: Frame, names: list[str], language: str) -> Aid:
    card, most = int(territory_of(frame)), int(greatest_force(s, frame.seat))
    holder, highest = (int(number) for number in doors.question_of(frame.kind).promise(frame))
    verdicts = []
    if highest:
        verdicts.append(Verdict("plain", say(language, "aid-bid-stands", who=names[holder], n=highest)))
    else:
        verdicts.append(Verdict("plain", say(language, "aid-no-bid")))
    verdicts.append(Verdict("good", say(language, "aid-win", text=effect_text(card, language))))
    for i in bidders_of(frame):
        if i != frame.seat:
            seat = s.seats[i]
            force = int(force_of_units(seat, seat.workers) + colonization_of(s, i))
            values = {"who": names[i], "n": force, "cards": len(seat.cards)}
            verdicts.append(Verdict("plain", say(language, "aid-rival-force", **values)))
    bars = [Bar(frame.seat, [BarPart(say(language, "bar-force"), most)], most)]
    return Aid(SLUGS[card], None, bars, highest + 1, verdicts)


def force_aid(s: State, frame: Frame, language: str) -> Aid:
    """What is needed, what is sent so far, what is missing: the seat's bonus alone lands nobody."""
    have, need, bonus = int(force_of(s, frame)), int(bid_of(frame)), int(colonization_of(s, frame.seat))
    parts = [BarPart(say(language, "bar-sent"), have - bonus), BarPart(say(language, "bar-bonus"), bonus)]
    if have < need:
        missing = Verdict("bad", say(language, "aid-force-missing", n=need - have))
    elif not has_sent_unit(frame):
        missing = Verdict("bad", say(language, "aid-force-unit"))
    else:
        missing = Verdict("good", say(language, "aid-force-enough"))
    verdicts = [
        Verdict("plain", say(language, "aid-force-need", n=need)),
        Verdict("plain", say(language, "aid-force-sent", n=have - bonus, bonus=bonus)),
        missing,
    ]
    bars = [Bar(frame.seat, [part for part in parts if part.n], have)]
    return Aid(SLUGS[territory_of(frame)], None, bars, need, verdicts)


def bid_force(s: State, bid: int) -> list[int]:
    """Units and bonus cards that a bid would cost at least, by technology and card."""
    i = s.stack[-1].seat
    seat = s.seats[i]
    techs = [tech for tech in range(FIRST[t.FIRST_UNIT], t.TECHS) if seat.workers[tech]]
    choices = [range(int(seat.workers[tech]) + 1) for tech in techs]
    bonus = sorted((int(card) for card in seat.cards if is_bonus(card)), key=lambda card: -int(COLONIZATION[card]))
    base, best, found = int(colonization_of(s, i)), (1 << 30, 0), []
    for tried, counts in enumerate(product(*choices)):
        if tried > MOST_FORCES:
            break
        if not any(counts):
            continue
        sent = seat.workers[:]
        for tech in range(t.TECHS):
            sent[tech] = 0
        for tech, count in zip(techs, counts, strict=True):
            sent[tech] = count
        have, cards = base + int(force_of_units(seat, sent)), 0
        while have < bid and cards < len(bonus):
            have += int(COLONIZATION[bonus[cards]])
            cards += 1
        lost = sum(int(STRENGTH[tech]) * count for tech, count in zip(techs, counts, strict=True))
        if have >= bid and (lost + CARD_WORTH * cards, cards) < best:
            best = (lost + CARD_WORTH * cards, cards)
            units = [tech for tech, count in zip(techs, counts, strict=True) for _ in range(count)]
            found = [*units, *bonus[:cards]]
    return found


def bid_note(s: State, bid: int, language: str) -> str:
    """What is left of the strength after a bid was won."""
    i = s.stack[-1].seat
    sent = bid_force(s, bid)
    if not sent:
        return ""
    after = s.copy()
    for one in sent:
        if one < t.TECHS:
            after.seats[i].workers[one] -= 1
    return say(language, "note-bid", before=int(strength_of(s, i)), after=int(strength_of(after, i)))
