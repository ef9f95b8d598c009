"""card.kidnapping.*, politics.aggression.success-effect: Kidnap takes a card of the civil hand."""

from mypy_extensions import i64

from saecula.core.arrays import with_one, without_one
from saecula.core.bits import bit
from saecula.core.command import command
from saecula.core.event import emit
from saecula.core.options import Options
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law.action.take import limits_refusal
from saecula.tta.law.points import change_culture
from saecula.tta.piles import repeats
from saecula.tta.state import State
from saecula.tta.terms import BY_AGGRESSION, CARD_STOLEN, CHOOSE, DONE, LEADER, NOTHING, CardNo, SeatNo


def add_kidnap_options(s: State, i: SeatNo, rival: SeatNo, options: Options) -> None:
    """card.kidnapping.hand-limit, card.kidnapping.tech-duplicate, card.kidnapping.leader-age,
    card.kidnapping.may-decline; nothing where no card can be taken.

    card.kidnapping.look-after-success: the question is not there before.
    """
    hand = s.seats[rival].hand
    for place in range(len(hand)):
        if not repeats(hand, place) and limits_refusal(s.seats[i], hand[place]) is None:
            options.append(command(CHOOSE, hand[place]))
    if options.count > 0:
        options.append(command(DONE))


def take_card(s: State, i: SeatNo, rival: SeatNo, card: CardNo, ransom: i64, law: str) -> None:
    """card.kidnapping.action-card-usable: it was not taken in the action phase, so it may be played in it."""
    seat = s.seats[i]
    s.seats[rival].hand = without_one(s.seats[rival].hand, card)
    seat.hand = with_one(seat.hand, card)
    if KIND[card] == LEADER:
        seat.leaders_taken |= bit(AGE[card])
    seat.kidnapped = card
    seat.ransom = ransom
    emit(s, law, CARD_STOLEN, i, card, rival)


def played(s: State, i: SeatNo, card: CardNo) -> None:
    """A leader elected, a technology developed or an action card played."""
    seat = s.seats[i]
    if seat.kidnapped == card and card != NOTHING:
        seat.kidnapped = NOTHING
        change_culture(s, i, seat.ransom, BY_AGGRESSION, "politics.aggression.success-effect")
