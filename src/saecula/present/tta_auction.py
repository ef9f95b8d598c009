"""An auction for a colony of Through the Ages laid out: what a bid sends, and what strength is left with the colony.

Everything is counted by the law on what the asked seat knows; nothing here decides.
"""

from itertools import product
from typing import Final

from saecula.core.command import command
from saecula.core.frame import Frame
from saecula.i18n import say
from saecula.present.shapes.common import Aid, Bar, BarPart, Verdict
from saecula.present.tta_effect import effect_text
from saecula.tta import doors
from saecula.tta import terms as t
from saecula.tta.cards.catalog import COLONIZATION, FIRST, SLUGS, STRENGTH
from saecula.tta.law.colonize import (
    bid_of,
    bidders_of,
    end_auction,
    force_of,
    force_of_units,
    greatest_force,
    has_sent_unit,
    territory_of,
)
from saecula.tta.law.military import is_bonus
from saecula.tta.ratings.limits import colonization_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State

MOST_FORCES: Final = 600  # ways to put a force together that are compared
CARD_WORTH: Final = 2  # a bonus card weighs as much as so much strength when forces are compared


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
    """The strength without the units, then with the colony; and which bids cost the same, because the force does."""
    i = s.stack[-1].seat
    sent = bid_force(s, bid)
    if not sent:
        return ""
    without = s.copy()
    for one in sent:
        if one < t.TECHS:
            without.seats[i].workers[one] -= 1
    last, won = _landed(s, sent, bid)
    numbers = {"before": int(strength_of(s, i)), "sent": int(strength_of(without, i)), "after": won}
    message = "note-bid" if numbers["after"] == numbers["sent"] else "note-bid-colony"
    parts, first = [say(language, message, **numbers)], bid
    while first > bid_of(s.stack[-1]) + 1 and bid_force(s, first - 1) == sent:
        first -= 1
    if first < last:
        parts.append(say(language, "note-bid-same", first=first, last=last))
    return "; ".join(parts)


def _landed(s: State, sent: list[int], bid: int) -> tuple[int, int]:
    """The auction won with a bid and a force sent, on a copy: what the force makes, and the strength afterwards."""
    i, after = s.stack[-1].seat, s.copy()
    after.quiet = True
    end_auction(after.stack[-1], i, bid)
    doors.advance(after)
    for one in sent:
        doors.apply(after, command(t.SEND if one < t.TECHS else t.SPEND, one))
    force = int(force_of(after, after.stack[-1]))
    doors.apply(after, command(t.LAND))
    return force, int(strength_of(after, i))
