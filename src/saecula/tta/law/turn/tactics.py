"""turn.tactics.*: a tactic becomes common."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.powers import TACTIC_KEPT
from saecula.tta.state import State
from saecula.tta.terms import NOTHING, TACTICS_SHARED


def share_tactic(s: State, i: i64) -> None:
    """turn.tactics.must-share, turn.tactics.merge-duplicates, turn.tactics.stays-current"""
    seat = s.seats[i]
    if seat.powers[TACTIC_KEPT]:  # card.sun-tzu.not-shared
        return
    if seat.old_tactics:  # card.sun-tzu.shared-after
        for card in seat.old_tactics:
            make_common(s, i, card)
        seat.old_tactics = []
    if seat.exclusive and seat.tactic != NOTHING:
        seat.exclusive = False
        make_common(s, i, seat.tactic)


def make_common(s: State, i: i64, card: i64) -> None:
    if card not in s.tactics:
        s.tactics.append(card)
    emit(s, "turn.tactics.must-share", TACTICS_SHARED, i, card)
