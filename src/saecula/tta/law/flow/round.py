"""flow.round.*: whose turn comes next, and when a round is over."""

from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.law.flow.end import is_last_turn
from saecula.tta.law.flow.final import score_finally
from saecula.tta.law.flow.order import announce_turn, next_in_game
from saecula.tta.law.resign import inherit_start
from saecula.tta.state import State
from saecula.tta.terms import ASK_TURN, ROUND_BEGAN, SeatNo


def open_turn(s: State, i: SeatNo) -> None:
    s.turn += 1
    s.turn_seat = i
    if i == s.start_seat:
        emit(s, "flow.round.definition", ROUND_BEGAN, i, s.round)
    announce_turn(s, i)
    s.stack.append(Frame(ASK_TURN, i))


def next_turn(s: State) -> None:
    """flow.round.definition, flow.round.no-round-effects: between two rounds only their number changes."""
    following = next_in_game(s, (s.turn_seat + 1) % s.seat_count)
    if not s.seats[s.start_seat].in_game:
        inherit_start(s, following)
    elif following == s.start_seat:
        if is_last_turn(s):
            score_finally(s)
            return
        s.round += 1
    open_turn(s, following)
