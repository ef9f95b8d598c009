"""flow.last-round.*: which round is the last one."""

from saecula.core.event import emit
from saecula.tta.state import State
from saecula.tta.terms import LAST_ROUND


def fix_last_round(s: State) -> None:
    """flow.last-round.starting-player, flow.last-round.other-player: by whose turn it is when Age III ends."""
    if s.turn_seat == s.start_seat:
        s.last_round = s.round
        emit(s, "flow.last-round.starting-player", LAST_ROUND, s.turn_seat, s.last_round)
    else:
        s.last_round = s.round + 1
        emit(s, "flow.last-round.other-player", LAST_ROUND, s.turn_seat, s.last_round)
