"""end.*, stats.modified-by-text: the end-of-turn sequence, and the question which excess military cards to discard."""

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.law.cards import discard_from_hand
from saecula.tta.law.cards.genghis import score_strong
from saecula.tta.law.cards.mandela import score_surplus
from saecula.tta.law.cards.nobel import win_prize
from saecula.tta.law.cards.saladin import open_stance
from saecula.tta.law.cards.sun_tzu import draw_more
from saecula.tta.law.cards.trade_routes_agreement import end_barter
from saecula.tta.law.cards.winston_churchill import score_unarmed
from saecula.tta.law.draw import draw_for_unused
from saecula.tta.law.points import change_culture
from saecula.tta.law.production import produce_all
from saecula.tta.law.question import Question
from saecula.tta.law.reset import reset
from saecula.tta.law.turn.first import is_first_turn
from saecula.tta.piles import repeats
from saecula.tta.powers import (
    CULTURE_ON_EXCESS_DISCARD,
)
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.limits import military_hand_limit
from saecula.tta.state import Seat, State
from saecula.tta.terms import ASK_DISCARD, BY_LEADER, DISCARD, UPRISING, SeatNo


def begin_end(s: State, i: SeatNo) -> None:
    """end.starts-on-declaration: what comes right after the action phase, uprising or not; then the discard."""
    seat = s.seats[i]
    end_barter(seat)
    if not is_first_turn(s):
        score_unarmed(s, i)
        score_strong(s, i)
    excess = len(seat.cards) - military_hand_limit(seat)
    if excess > 0:  # end.discard.excess
        s.stack.append(Frame(ASK_DISCARD, i, 0, excess, seat.powers[CULTURE_ON_EXCESS_DISCARD]))
    if not is_first_turn(s):
        win_prize(s, i)
        open_stance(s, i)  # on top of the discard


def is_uprising(seat: Seat) -> bool:
    """end.uprising.condition"""
    return discontent_of(seat) > seat.pool


def finish_turn(s: State, i: SeatNo) -> None:
    """end.only-discard-is-choice, end.uprising.rest-continues: production unless there is an uprising, draw, reset."""
    seat = s.seats[i]
    score_surplus(s, i)
    if is_uprising(seat):
        emit(s, "end.uprising.skip-production", UPRISING, i)
    else:
        produce_all(s, i)
    if not is_first_turn(s):
        draw_for_unused(s, i)
        draw_more(s, i)
    reset(s, i)


# --- the question -------------------------------------------------------------------------------------------------
class Discard(Question):
    """Which military cards go: the excess at the end of a turn, or what an event takes."""

    def __init__(self) -> None:
        slots = {"a": "how many", "b": "culture for each"}
        super().__init__(ASK_DISCARD, "discard", (DISCARD,), "end.discard.owner-chooses", slots)

    def stake(self, frame: Frame) -> i64:
        return frame.a

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        """end.discard.owner-chooses"""
        cards = s.seats[frame.seat].cards
        for place in range(len(cards)):
            if not repeats(cards, place):
                options.append(command(DISCARD, cards[place]))

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        held = kind_of(cmd) == DISCARD and a_of(cmd) in s.seats[frame.seat].cards
        return None if held else Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """end.discard.face-down"""
        discard_from_hand(s, frame.seat, a_of(cmd), False, "end.discard.face-down")
        frame.a -= 1
        change_culture(s, frame.seat, frame.b, BY_LEADER, "stats.modified-by-text")

    def stands(self, s: State, frame: Frame) -> bool:
        return frame.a > 0 and len(s.seats[frame.seat].cards) > 0
