"""turn.tactics.*: a tactic becomes common."""

from saecula.core.arrays import with_one
from saecula.core.event import emit
from saecula.tta.law.cards.sun_tzu import keeps_tactic, leave_old_tactics
from saecula.tta.state import State
from saecula.tta.terms import NOTHING, TACTICS_SHARED, CardNo, SeatNo


def share_tactic(s: State, i: SeatNo) -> None:
    """turn.tactics.stays-current"""
    seat = s.seats[i]
    if keeps_tactic(seat):
        return
    for card in leave_old_tactics(seat):
        make_common(s, i, card)
    if seat.exclusive and seat.tactic != NOTHING:
        seat.exclusive = False
        make_common(s, i, seat.tactic)


def make_common(s: State, i: SeatNo, card: CardNo) -> None:
    """turn.tactics.merge-duplicates, turn.tactics.not-discarded: a second copy is put nowhere."""
    if card not in s.tactics:
        s.tactics = with_one(s.tactics, card)
    emit(s, "turn.tactics.must-share", TACTICS_SHARED, i, card)
