"""end.*, reset.*: the end-of-turn sequence; the question which excess military cards to discard."""

from typing import Final

from mypy_extensions import i64

from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.board import faces_needed
from saecula.tta.law.actions import military_available
from saecula.tta.law.draw import discard_from_hand, draw_cards
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, gain
from saecula.tta.law.points import change_culture
from saecula.tta.law.production import produce_all
from saecula.tta.law.ranking import among_strongest
from saecula.tta.law.stance import open_stance
from saecula.tta.piles import holds, repeats
from saecula.tta.powers import (
    CULTURE_IF_STRONG,
    CULTURE_ON_EXCESS_DISCARD,
    CULTURE_OR_ARMS,
    CULTURE_PER_SURPLUS_FACE,
    EXTRA_DRAW,
)
from saecula.tta.ratings import discontent_of, happiness_of, military_hand_limit
from saecula.tta.state import Seat, State
from saecula.tta.terms import ASK_DISCARD, BY_LEADER, DISCARD, MAX_DRAW, NOTHING, PRIZE_WON, UPRISING

PRIZE_TECHNOLOGIES: Final = 2  # developed in one turn


def begin_end(s: State, i: i64) -> None:
    """What happens right after the action phase, uprising or not; then the discard."""
    seat = s.seats[i]
    gain(s, i, IS_RESOURCE, seat.spare)  # a bartered unit that was not spent is stored
    gain(s, i, IS_FOOD, seat.spare_food)
    seat.spare = 0
    seat.spare_food = 0
    if s.round > 1:
        if seat.powers[CULTURE_OR_ARMS] and not seat.used >> CULTURE_OR_ARMS & 1:
            change_culture(s, i, seat.powers[CULTURE_OR_ARMS], BY_LEADER)
        if seat.powers[CULTURE_IF_STRONG] and among_strongest(s, i):
            change_culture(s, i, seat.powers[CULTURE_IF_STRONG], BY_LEADER)
    excess = len(seat.cards) - military_hand_limit(seat)
    if excess > 0:  # end.discard.excess
        s.stack.append(Frame(ASK_DISCARD, i, 0, excess, seat.powers[CULTURE_ON_EXCESS_DISCARD]))
    if s.plan.modules and s.round > 1:
        if s.prize > 0 and seat.developed >= PRIZE_TECHNOLOGIES:  # card.nobel.any-civilization
            emit(s, "card.nobel.mandatory", PRIZE_WON, i)
            change_culture(s, i, s.prize, BY_LEADER)
        open_stance(s, i)  # on top of the discard


def finish_turn(s: State, i: i64) -> None:
    """Production unless there is an uprising, draw, reset: nobody decides any more (end.only-discard-is-choice)."""
    seat = s.seats[i]
    if s.plan.modules:  # card.mandela.when: after the discard
        change_culture(s, i, seat.powers[CULTURE_PER_SURPLUS_FACE] * surplus_faces(seat), BY_LEADER)
    if discontent_of(seat) > seat.pool:  # end.uprising.condition, end.uprising.skip-production
        emit(s, "end.uprising.skip-production", UPRISING, i)
    else:
        produce_all(s, i)
    if s.round > 1:
        entitled = military_available(seat)
        draw_cards(s, i, (entitled if entitled < MAX_DRAW else MAX_DRAW) + seat.powers[EXTRA_DRAW])  # draw.max-3
    reset(s, i)


def surplus_faces(seat: Seat) -> i64:
    """card.mandela.surplus, .max-8, .empty-bank: parts of the bank that still hold tokens below the happiness."""
    surplus = happiness_of(seat) - faces_needed(seat)
    return surplus if surplus > 0 and seat.yellow > 0 else 0


def reset(s: State, i: i64) -> None:
    """reset.all-available; things given for this turn vanish."""
    seat = s.seats[i]
    seat.civil = seat.civil_total
    seat.military = seat.military_total
    seat.extra_civil = 0
    seat.extra_military = 0
    seat.arms = 0
    seat.arms_science = 0
    seat.used = 0
    seat.tactic_used = False
    seat.leader_replaced = False
    seat.taken = []
    if s.plan.modules:
        reset_more(seat)


def reset_more(seat: Seat) -> None:
    """The same for what the expansion adds."""
    seat.works = 0  # expansion.temp-resources.lost-at-end
    seat.developed = 0
    seat.kidnapped = NOTHING
    seat.ransom = 0
    seat.helped = False


# --- the question -------------------------------------------------------------------------------------------------
def discard_options(s: State, frame: Frame) -> list[int]:
    """end.discard.owner-chooses"""
    cards = s.seats[frame.seat].cards
    return [command(DISCARD, cards[place]) for place in range(len(cards)) if not repeats(cards, place)]


def discard_refusal(s: State, frame: Frame, card: i64) -> Refusal | None:
    return None if holds(s.seats[frame.seat].cards, card) else Refusal("end.discard.owner-chooses")


def discard_answer(s: State, frame: Frame, card: i64) -> None:
    """end.discard.face-down"""
    discard_from_hand(s, frame.seat, card, False)
    frame.a -= 1
    change_culture(s, frame.seat, frame.b, BY_LEADER)


def discard_advance(s: State, frame: Frame) -> bool:
    return frame.a > 0 and len(s.seats[frame.seat].cards) > 0
