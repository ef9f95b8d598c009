"""end.*, reset.*: the end-of-turn sequence; the question which excess military cards to discard."""

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.law.actions import military_available
from saecula.tta.law.cards import discard_from_hand
from saecula.tta.law.cards.genghis import among_strongest
from saecula.tta.law.cards.mandela import surplus_faces
from saecula.tta.law.cards.nobel import PRIZE_TECHNOLOGIES
from saecula.tta.law.cards.saladin import open_stance
from saecula.tta.law.draw import draw_cards
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, gain
from saecula.tta.law.points import change_culture
from saecula.tta.law.production import produce_all
from saecula.tta.law.question import Question
from saecula.tta.law.reset import reset
from saecula.tta.piles import first_copies, holds
from saecula.tta.powers import (
    CULTURE_IF_STRONG,
    CULTURE_ON_EXCESS_DISCARD,
    CULTURE_OR_ARMS,
    CULTURE_PER_SURPLUS_FACE,
    EXTRA_DRAW,
)
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.limits import military_hand_limit
from saecula.tta.state import State
from saecula.tta.terms import ASK_DISCARD, BY_LEADER, DISCARD, MAX_DRAW, PRIZE_WON, UPRISING


def begin_end(s: State, i: i64) -> None:
    """What happens right after the action phase, uprising or not; then the discard."""
    seat = s.seats[i]
    gain(s, i, IS_RESOURCE, seat.spare, "food.gain.exact")  # a bartered unit that was not spent is stored
    gain(s, i, IS_FOOD, seat.spare_food, "food.gain.exact")
    seat.spare = 0
    seat.spare_food = 0
    if s.round > 1:
        if seat.powers[CULTURE_OR_ARMS] and not seat.used >> CULTURE_OR_ARMS & 1:
            change_culture(s, i, seat.powers[CULTURE_OR_ARMS], BY_LEADER, "stats.modified-by-text")
        if seat.powers[CULTURE_IF_STRONG] and among_strongest(s, i):
            change_culture(s, i, seat.powers[CULTURE_IF_STRONG], BY_LEADER, "stats.modified-by-text")
    excess = len(seat.cards) - military_hand_limit(seat)
    if excess > 0:  # end.discard.excess
        s.stack.append(Frame(ASK_DISCARD, i, 0, excess, seat.powers[CULTURE_ON_EXCESS_DISCARD]))
    if s.plan.modules and s.round > 1:
        if s.prize > 0 and seat.developed >= PRIZE_TECHNOLOGIES:  # card.nobel.any-civilization
            emit(s, "card.nobel.mandatory", PRIZE_WON, i)
            change_culture(s, i, s.prize, BY_LEADER, "stats.modified-by-text")
        open_stance(s, i)  # on top of the discard


def finish_turn(s: State, i: i64) -> None:
    """Production unless there is an uprising, draw, reset: nobody decides any more (end.only-discard-is-choice)."""
    seat = s.seats[i]
    if s.plan.modules:  # card.mandela.when: after the discard
        change_culture(
            s, i, seat.powers[CULTURE_PER_SURPLUS_FACE] * surplus_faces(seat), BY_LEADER, "end.only-discard-is-choice"
        )
    if discontent_of(seat) > seat.pool:  # end.uprising.condition, end.uprising.skip-production
        emit(s, "end.uprising.skip-production", UPRISING, i)
    else:
        produce_all(s, i)
    if s.round > 1:
        entitled = military_available(seat)
        draw_cards(
            s,
            i,
            (entitled if entitled < MAX_DRAW else MAX_DRAW) + seat.powers[EXTRA_DRAW],
            "end.only-discard-is-choice",
        )  # draw.max-3
    reset(s, i)


# --- the question -------------------------------------------------------------------------------------------------


class Discard(Question):
    """Which military cards go: the excess at the end of a turn, or what an event takes."""

    def __init__(self) -> None:
        slots = {"a": "how many", "b": "culture for each"}
        super().__init__(ASK_DISCARD, "discard", (DISCARD,), "end.discard.owner-chooses", slots)

    def options(self, s: State, frame: Frame) -> list[int]:
        """end.discard.owner-chooses"""
        return [command(DISCARD, card) for card in first_copies(s.seats[frame.seat].cards)]

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        held = kind_of(cmd) == DISCARD and holds(s.seats[frame.seat].cards, a_of(cmd))
        return None if held else Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """end.discard.face-down"""
        discard_from_hand(s, frame.seat, a_of(cmd), False, "cards.discard.military-by-age")
        frame.a -= 1
        change_culture(s, frame.seat, frame.b, BY_LEADER, "end.discard.face-down")

    def stands(self, s: State, frame: Frame) -> bool:
        return frame.a > 0 and len(s.seats[frame.seat].cards) > 0
