"""flow.round.*, flow.order.clockwise: whose turn comes next, and when a round is over."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.law.flow.final import score_finally
from saecula.tta.law.flow.order import clockwise
from saecula.tta.state import State
from saecula.tta.terms import ASK_TURN, ROUND_BEGAN, TURN_BEGAN


def open_turn(s: State, i: i64) -> None:
    s.turn += 1
    s.turn_seat = i
    if i == s.start_seat:
        emit(s, "flow.round.definition", ROUND_BEGAN, i, s.round)
    emit(s, "flow.order.clockwise", TURN_BEGAN, i, s.round)
    s.stack.append(Frame(ASK_TURN, i))


def next_turn(s: State) -> None:
    """flow.order.clockwise, flow.round.definition, flow.end.after-last-round"""
    following = clockwise(s, (s.turn_seat + 1) % s.seat_count)[0]
    if not s.seats[s.start_seat].in_game:  # ruling.resign.starting-player: the round goes on with its next seat
        s.start_seat = following
    elif following == s.start_seat:
        if s.last_round and s.round >= s.last_round:
            score_finally(s)
            return
        s.round += 1
    open_turn(s, following)
